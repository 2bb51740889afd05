extension String {
  /// The text in quotation marks, with everything escaped that could upset a terminal.
  var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      if scalar.isUnprintable {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  fileprivate var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
