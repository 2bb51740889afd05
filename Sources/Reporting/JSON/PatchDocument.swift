import Analysis
import Hierarchy
import Patching

/// `patch --emit json`.
package enum PatchDocument {
  /// Adds one file's entry to the open `files` array.
  package static func write(_ patch: Patch, path: String, to json: inout JSONWriter) {
    json.row { json in
      json.field("path", path)
      json.array("edits") { json in
        for edit in patch.edits {
          json.row { json in
            json.field("offset", edit.range.lowerBound)
            json.field("length", edit.range.count)
            json.field("replacement", edit.replacement)
            json.field("node", edit.node)
            json.field("rules", edit.rules.map(\.rawValue))
          }
        }
      }
      json.array("remaining") { json in
        for left in patch.remaining {
          json.row { json in
            json.field("rule", left.rule.rawValue)
            json.field("severity", left.severity.rawValue)
            json.field("node", left.node)
            json.field("reason", RemainderText(left.reason).sentence)
          }
        }
      }
      if let introduced = patch.introduced { write(introduced, to: &json) }
      if let lost = patch.lostTouches { write(lost, to: &json) }
      if let mirrored = patch.mirrored { write(mirrored, to: &json) }
    }
  }

  /// What became of the back buttons that were to be mirrored; only where they were.
  private static func write(_ buttons: [MirroredBackButton], to json: inout JSONWriter) {
    json.array("mirrored") { json in
      for button in buttons {
        json.row { json in
          json.field("node", button.container)
          json.field("end", button.end?.rawValue)
          json.field("reason", button.refusal.map(MirrorText.reason))
          json.field("pieces", button.pieces)
          json.field("moved", button.moved)
          json.array("met") { json in
            for meeting in button.met {
              json.row { json in
                json.field("node", meeting.node)
                json.field("reason", MirrorText.reason(meeting.reason))
              }
            }
          }
          json.field("found", button.isFound)
        }
      }
    }
  }

  /// What frames of the user's own bring about; only where there are such frames.
  private static func write(_ introduced: [IntroducedFinding], to json: inout JSONWriter) {
    json.array("introduced") { json in
      for finding in introduced {
        json.row { json in
          json.field("rule", finding.rule.rawValue)
          json.field("severity", finding.severity.rawValue)
          json.field("result", finding.result.rawValue)
          json.field("node", finding.node)
          json.field("message", finding.message)
        }
      }
    }
  }

  /// What loses touches to frames of the user's own; only where there are such frames.
  private static func write(_ lost: [LostTouches], to json: inout JSONWriter) {
    json.array("lostTouches") { json in
      for loss in lost {
        json.row { json in
          json.field("node", loss.node)
          json.field("taker", loss.taker)
        }
      }
    }
  }

  /// Adds the entry of a file that could not be read.
  package static func write(_ failure: FileFailure, path: String, to json: inout JSONWriter) {
    json.row { json in
      json.field("path", path)
      json.array("edits") { _ in }
      json.array("remaining") { _ in }
      JSONFields.write(failure, to: &json)
    }
  }
}
