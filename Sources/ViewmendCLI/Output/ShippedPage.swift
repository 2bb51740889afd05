import CShippedText
import Reporting

/// The texts of the page that `render --to html` writes.
enum ShippedPage {
  /// The parts, as they were built into the program.
  static var parts: PageParts {
    PageParts(
      body: bytes(shipped_page_body()), style: bytes(shipped_page_style()),
      scripts: (0..<shipped_page_script_count()).map { bytes(shipped_page_script_at($0)) })
  }

  private static func bytes(_ text: shipped_text) -> [UInt8] {
    Array(UnsafeBufferPointer(start: text.bytes, count: text.count))
  }
}
