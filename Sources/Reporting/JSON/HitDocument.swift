import Analysis
import Hierarchy

/// `hit --format json`.
package enum HitDocument {
  /// Writes the whole document.
  ///
  /// - Parameters:
  ///   - answers: The answers, in the order asked and, within a point, in file order of screens.
  ///   - namesScreens: True when the file has several screens, so that each answer names its own.
  ///   - all: True to list refusals for points outside bounds as well.
  package static func write(
    _ answers: [TouchAnswer], namesScreens: Bool, all: Bool, to stream: ReportStream
  ) {
    var writer = JSONWriter(stream)
    writer.object { json in
      JSONFields.writeHead("hit", to: &json)
      json.array("hits") { json in
        for answer in answers {
          json.row { json in
            write(answer, all: all, to: &json)
            if namesScreens { json.field("tree", answer.screen) }
          }
        }
      }
    }
    writer.finish()
  }

  /// Writes the document of a file that could not be read, or that holds no view.
  package static func write(_ failure: FileFailure?, to stream: ReportStream) {
    var writer = JSONWriter(stream)
    writer.object { json in
      JSONFields.writeHead("hit", to: &json)
      json.array("hits") { _ in }
      if let failure { JSONFields.write(failure, to: &json) }
    }
    writer.finish()
  }

  /// Adds the fields of one answer.
  static func write(_ answer: TouchAnswer, all: Bool, to json: inout JSONWriter) {
    json.field("point", numbers: [answer.test.point.x, answer.test.point.y])
    json.field("hit", answer.test.hit)
    json.field("receiver", answer.receiver)
    json.field("receiverWhenSettled", answer.receiverWhenSettled)
    json.field("path", answer.test.path)
    json.array("rejected") { json in
      for refusal in answer.test.refusals where all || refusal.reason != .outsideBounds {
        json.object { json in
          json.field("node", refusal.node)
          json.field("reason", refusal.reason.rawValue)
        }
      }
    }
    json.field("order", answer.test.candidates == nil ? "known" : "unknown")
    if let candidates = answer.test.candidates { json.field("candidates", candidates) }
    json.field("note", answer.note)
  }
}
