/// Everything a tree consists of besides the columns with an entry for every node.
struct TreeColumns: Sendable {
  let source: SourceText
  let syntax: any NodeSyntax
  var traits: TreeTraits
  /// Values of the few nodes whose alpha is not 1.
  var alphas = SideTable<Double>()
  var transforms = SideTable<AffineTransform>()
  var boundsOrigins = SideTable<Point>()
  /// The lines of the nodes, where the reader counted them.
  var lines = LineShifts()
  /// Words about the few nodes of which viewmend's own XML says more than tools do.
  var words = SideTable<NodeStates>()
  /// Numbers about touches; the states of their nodes say so.
  var touchDetails = SideTable<TouchDetails>()
  var kinds: [NodeKind] = []
  var roots: [Int] = []

  init(source: SourceText, syntax: any NodeSyntax, traits: TreeTraits) {
    self.source = source
    self.syntax = syntax
    self.traits = traits
  }
}
