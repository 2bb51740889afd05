import Hierarchy

/// The attributes of one element as strings.
struct XMLFields {
  /// The bytes of the start tag.
  let range: Range<Int>
  /// The element's name; empty where no tag stands.
  let name: String
  private var values: [String: String] = [:]

  /// Reads a start tag.
  init(_ range: Range<Int>, in source: SourceText) {
    self.range = range
    let tag = source.withBytes { bytes in
      XMLTag(at: range.lowerBound, in: bytes, limit: range.upperBound)
    }
    name = tag.map { source.string(in: $0.name) } ?? ""
    for attribute in tag?.attributes ?? [] {
      values[source.string(in: attribute.key)] = XMLReferences.decoded(attribute.value, in: source)
    }
  }

  /// The value of an attribute.
  subscript(key: String) -> String? { values[key] }

  /// An object named by two attributes: `class` and `address`, or those behind a prefix.
  func object(_ prefix: String) -> ObjectName? {
    let keys = prefix.isEmpty ? ("class", "address") : (prefix + "Class", prefix + "Address")
    return values[keys.0].map { ObjectName(className: $0, address: values[keys.1]) }
  }

  /// Numbers with blanks between.
  func numbers(_ key: String, _ count: Int) -> [Double]? {
    let numbers = values[key]?.split(separator: " ").compactMap { Double($0) }
    return numbers?.count == count ? numbers : nil
  }
}
