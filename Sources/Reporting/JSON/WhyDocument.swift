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

  /// Writes the document of a file that could not be read, or that holds no view.
  package static func write(_ failure: FileFailure?, to stream: ReportStream) {
    var writer = JSONWriter(stream)
    writer.object { json in
      JSONFields.writeHead("why", to: &json)
      for key in ["node", "class", "address", "tapped", "own", "reach"] {
        json.field(key, String?.none)
      }
      json.array("cutBy") { _ in }
      json.array("obstacles") { _ in }
      json.field("assumedLive", String?.none)
      json.field("middle", String?.none)
      if let failure { JSONFields.write(failure, to: &json) }
    }
    writer.finish()
  }
}
