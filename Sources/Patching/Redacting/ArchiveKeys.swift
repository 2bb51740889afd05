/// The keys of archives of Interface Builder that are its own: others name actions and outlets of the
/// app.
enum ArchiveKeys {
  /// Keys of the archiver and of the document besides those that begin with NS or IB.
  private static let names: Set<String> = [
    "EncodedWithXMLCoder", "actionInfosByName", "actions", "activeLocalization",
    "candidateClassName", "children", "className", "classReferences", "connection", "connectionID",
    "connectionRecords", "CustomClassName", "destination", "dict.sortedKeys", "dict.values",
    "flattenedProperties", "interfaceOrientation", "label", "localizations", "majorKey", "maxID",
    "minorKey", "name", "object", "objectID", "objectName", "objectRecords", "orderedObjects",
    "outletCollectionInfosByName", "outletCollections", "outlets", "parent", "pointSize",
    "referencedPartialClassDescriptions", "referencedPartialClassDescriptionsV3.2+", "source",
    "sourceID", "sourceIdentifier", "superclassName", "targetRuntimeIdentifier",
    "toManyOutletInfosByName", "toOneOutletInfosByName", "type", "unlocalizedProperties",
    "preferredMaxLayoutWidth", "id", "ref", "editorWindowContentRectSynchronizationRect",
    "windowTemplate.maxSize", "windowTemplate.minSize", "lastKnownRelativeProjectPath",
  ]

  /// True for a key of Interface Builder's, the number of an object before it or not.
  static func contain(_ key: String) -> Bool {
    if names.contains(key) { return true }
    for prefix in ["NS", "IB"] where key.hasPrefix(prefix) { return true }
    // `-1.CustomClassName` is said of the object with that number.
    guard let point = key.firstIndex(of: "."), point > key.startIndex else { return false }
    let number = key[..<point].drop { $0 == "-" }
    let isNumber = !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber }
    return isNumber && contain(String(key[key.index(after: point)...]))
  }
}
