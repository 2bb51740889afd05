@_exported import Analysis
@_exported import Formats
@_exported import Hierarchy
@_exported import Patching
