/// The formats of view hierarchies that are told apart.
public enum InputFormat: String, Sendable, Hashable, CaseIterable {
  /// `-[UIView recursiveDescription]`, and what Detox prints in the same form.
  case recursiveDescription
  /// `-[UIViewController _printHierarchy]`.
  case printHierarchy
  /// `-[UIView _autolayoutTrace]`.
  case autolayoutTrace
  /// AppKit's `-[NSView _subtreeDescription]`.
  case subtreeDescription
  /// EarlGrey's hierarchy.
  case earlGrey
  /// XCUITest's `debugDescription`.
  case xcuiDebugDescription
  /// viewmend's own XML, which `convert --to xml` writes.
  case viewmendXML
  /// The page source of WebDriverAgent: `XCUIElementType…` elements with places on screen.
  case webDriverAgentXML
  /// A view tree in any other XML.
  case xml
  /// Any view tree in JSON.
  case json

  /// True for the formats that can be read; the others are recognised and refused by name.
  public var isRead: Bool { self == .recursiveDescription || isXML }

  /// True for the XML dialects that are read.
  package var isXML: Bool { XMLDialects.dialect(of: self) != nil }

  /// What people call the format.
  public var title: String {
    switch self {
    case .recursiveDescription: "recursiveDescription"
    case .printHierarchy: "view controllers printed by _printHierarchy"
    case .autolayoutTrace: "constraints printed by _autolayoutTrace"
    case .subtreeDescription: "an AppKit tree printed by _subtreeDescription"
    case .earlGrey: "an EarlGrey view hierarchy"
    case .xcuiDebugDescription: "an XCUITest debugDescription"
    case .viewmendXML: "viewmend's XML"
    case .webDriverAgentXML: "a WebDriverAgent page source"
    case .xml: "an XML view tree"
    case .json: "a JSON view tree"
    }
  }
}
