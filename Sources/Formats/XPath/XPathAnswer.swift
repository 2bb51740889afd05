/// What an XPath expression comes to on a document.
package enum XPathAnswer: Sendable, Hashable {
  /// Views by their ids, ascending, and how many other nodes were selected. An attribute stands for
  /// the view that has it.
  case views([Int], others: Int)
  /// True or false.
  case flag(Bool)
  /// A number, and how XPath writes it.
  case number(Double, String)
  /// A text.
  case text(String)
  /// libxml2 refused it while it ran, with this number.
  case refused(Int)
  /// The time was up. `isOver` when the work could not be stopped, so that no other may begin.
  case tooSlow(isOver: Bool)
  /// A set of nodes became too large, or memory ran out.
  case tooLarge
}
