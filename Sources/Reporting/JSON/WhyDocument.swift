import Analysis
import Hierarchy

/// `why --format json`.
package enum WhyDocument {
  /// Writes the whole document.
  package static func write(_ answer: Tappability, in tree: ViewTree, to stream: ReportStream) {
    var writer = JSONWriter(stream)
    let node = tree[answer.node]
    writer.object { json in
      JSONFields.writeHead("why", to: &json)
      json.field("node", answer.node)
      json.field("class", node.className)
      json.field("address", node.address)
      json.field("tapped", answer.isTapped)
      json.field("own", answer.own)
      json.field("reach", answer.reach)
      json.field("cutBy", answer.cutBy)
      json.array("obstacles") { json in
        for obstacle in answer.obstacles {
          json.object { json in
            json.field("node", obstacle.node)
            json.field("reason", obstacle.reason.rawValue)
          }
        }
      }
      json.field("assumedLive", answer.backButton?.assumedLive)
      if let middle = answer.middle {
        json.object("middle") { json in HitDocument.write(middle, all: false, to: &json) }
      } else {
        json.field("middle", String?.none)
      }
    }
    writer.finish()
  }
}
