import Analysis
import Hierarchy

/// `why --format json`.
package enum WhyDocument {
  /// Writes the whole document; a message that names no view has none to describe.
  package static func write(
    _ answer: Tappability?, _ share: LiveShare?, replay: TouchReplay? = nil,
    at place: SourceLocation? = nil, in tree: ViewTree, to stream: ReportStream
  ) {
    var writer = JSONWriter(stream)
    writer.object { json in
      JSONFields.writeHead("why", to: &json)
      if let answer, let share {
        write(answer, in: tree, to: &json)
        ShareFields.write(share, to: &json)
      } else {
        writeNothing(to: &json)
      }
      if let replay, let place {
        json.object("failure") { json in write(replay, at: place, to: &json) }
      }
    }
    writer.finish()
  }

  private static func write(
    _ answer: Tappability, in tree: ViewTree, to json: inout JSONWriter
  ) {
    let node = tree[answer.node]
    json.field("node", answer.node)
    json.field("class", node.className)
    json.field("address", node.address)
    if answer.isDecided {
      json.field("tapped", answer.isTapped)
    } else {
      json.field("tapped", String?.none)
    }
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
    json.field("assumedLive", answer.assumedLive)
    if !answer.swipes.isEmpty {
      json.array("swipeBack") { json in
        for swipe in answer.swipes { SurroundingsFields.write(swipe, asChecked: true, &json) }
      }
    }
    if let middle = answer.middle {
      json.object("middle") { json in HitDocument.write(middle, all: false, to: &json) }
    } else {
      json.field("middle", String?.none)
    }
  }

  /// What the message said, and the touch on the tree.
  private static func write(
    _ replay: TouchReplay, at place: SourceLocation, to json: inout JSONWriter
  ) {
    let failure = replay.failure
    json.field("tool", failure.tool.rawValue)
    json.field("claim", failure.claim.rawValue)
    json.field("line", place.line)
    json.field("column", place.column)
    json.field("class", failure.target.object?.className)
    json.field("address", failure.target.object?.address)
    json.field("identifier", failure.target.identifier)
    json.field("label", failure.target.label)
    json.field("elementType", failure.target.elementType)
    json.field("frame", failure.target.frame)
    json.field("point", numbers: failure.point.map { [$0.x, $0.y] })
    json.field("pointSpace", failure.point.map { _ in failure.isPointInTarget ? "view" : "screen" })
    json.field("obstructorClass", failure.obstructor?.className)
    json.field("obstructorAddress", failure.obstructor?.address)
    json.field("obstructor", replay.obstructor)
    json.field("doubts", replay.doubts.map(\.word))
    json.field("verdict", replay.verdict.rawValue)
    json.field("course", replay.course.rawValue)
    if let answer = replay.answer {
      json.object("touch") { json in HitDocument.write(answer, all: false, to: &json) }
    } else {
      json.field("touch", String?.none)
    }
  }

  private static func writeNothing(to json: inout JSONWriter) {
    for key in ["node", "class", "address", "tapped", "own", "reach"] {
      json.field(key, String?.none)
    }
    json.array("cutBy") { _ in }
    json.array("obstacles") { _ in }
    json.field("assumedLive", String?.none)
    json.field("middle", String?.none)
    ShareFields.write(nil, to: &json)
  }

  /// Writes the document of a file that could not be read, or that holds no view.
  package static func write(_ failure: FileFailure?, to stream: ReportStream) {
    var writer = JSONWriter(stream)
    writer.object { json in
      JSONFields.writeHead("why", to: &json)
      writeNothing(to: &json)
      if let failure { JSONFields.write(failure, to: &json) }
    }
    writer.finish()
  }
}
