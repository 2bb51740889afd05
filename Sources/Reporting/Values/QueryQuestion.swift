/// What a query was asked in, as it was typed.
package enum QueryQuestion: Sendable, Hashable {
  case selector(String)
  case xpath(String)
}
