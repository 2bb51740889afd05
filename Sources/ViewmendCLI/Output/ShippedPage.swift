import CShippedText
import Reporting

/// The texts of the page that `render --to html` writes.
enum ShippedPage {
  /// The parts, as they were built into the program.
  static var parts: PageParts {
    PageParts(
      body: bytes(shipped_page_body()), style: bytes(shipped_page_style()),
      scripts: [
        shipped_page_columns(), shipped_page_model(), shipped_page_selector(),
        shipped_page_matcher(), shipped_page_search(), shipped_page_tree(), shipped_page_stage(),
        shipped_page_picture(), shipped_page_scene(), shipped_page_app(),
      ].map(bytes))
  }

  private static func bytes(_ text: shipped_text) -> [UInt8] {
    Array(UnsafeBufferPointer(start: text.bytes, count: text.count))
  }
}
