import Analysis
import Formats
import Hierarchy

/// `inspect --format json`.
package enum InspectDocument {
  /// Adds one file's entry to the open `files` array.
  package static func write(
    _ finds: BackButtonLocator, of dump: Dump, path: String, to json: inout JSONWriter
  ) {
    let lines = LineIndex(dump.tree.source)
    json.row { json in
      json.field("path", path)
      json.field("format", dump.format.rawValue)
      JSONFields.writeUnit(of: dump.tree, to: &json)
      json.field("trees", dump.tree.roots)
      json.array("nodes") { json in writeNodes(dump.tree, lines, &json) }
      json.array("backButtons") { json in
        for button in finds.backButtons { writeButton(button, dump.tree, &json) }
      }
      json.array("candidates") { json in
        for button in finds.candidates { writeButton(button, dump.tree, &json) }
      }
      json.array("gestureRecognizers") { json in
        for recognizer in dump.recognizers { writeRecognizer(recognizer, lines, &json) }
      }
      json.array("controllers") { json in
        for controller in dump.tree.surroundings.controllers {
          SurroundingsFields.write(controller, lines, &json)
        }
      }
      json.array("swipeBack") { json in
        for swipe in finds.swipes { SurroundingsFields.write(swipe, &json) }
      }
      writeSeeThroughBars(finds, &json)
      writeDiagnostics(dump, lines, &json)
    }
  }

  /// The bars that change abruptly in a push or pop; no field where there is none.
  private static func writeSeeThroughBars(_ finds: BackButtonLocator, _ json: inout JSONWriter) {
    let bars = finds.seeThroughBars
    guard !bars.isEmpty else { return }
    json.array("seeThroughBars") { json in
      for bar in bars {
        json.row { json in
          json.field("node", bar.node)
          json.field("message", bar.remark)
        }
      }
    }
  }

  /// Adds the entry of a file that could not be read.
  package static func write(_ failure: FileFailure, path: String, to json: inout JSONWriter) {
    json.row { json in
      json.field("path", path)
      json.field("format", String?.none)
      json.field("unit", "pt")
      json.field("density", Double?.none)
      for key in [
        "trees", "nodes", "backButtons", "candidates", "gestureRecognizers", "controllers",
        "swipeBack", "diagnostics",
      ] {
        json.array(key) { _ in }
      }
      JSONFields.write(failure, to: &json)
    }
  }

  private static func writeNodes(_ tree: ViewTree, _ lines: LineIndex, _ json: inout JSONWriter) {
    let frames = tree.screenFrames()
    for index in tree.indices {
      json.row { json in
        JSONFields.write(
          tree[index], screenFrame: frames[index],
          at: lines.location(of: tree.range(of: index).lowerBound), to: &json)
      }
    }
  }

  private static func writeButton(
    _ button: BackButton, _ tree: ViewTree, _ json: inout JSONWriter
  ) {
    json.row { json in
      json.field("bar", button.bar)
      json.field("container", button.container)
      json.field("indicator", button.indicator)
      json.field("label", button.label)
      json.field("side", button.side.rawValue)
      json.field("kind", button.kind.rawValue)
      json.field("era", button.era?.rawValue)
      json.field("confidence", button.confidence)
      json.field("evidence", button.evidence.map { $0.sentence(in: tree) })
      json.field("visible", button.visible)
      json.field("target", button.target)
      json.field("assumedLive", button.assumedLive)
      json.field("overhang", button.overhang)
    }
  }

  private static func writeRecognizer(
    _ recognizer: GestureRecognizer, _ lines: LineIndex, _ json: inout JSONWriter
  ) {
    let place = lines.location(of: recognizer.range.lowerBound)
    json.row { json in
      json.field("class", recognizer.className)
      json.field("address", recognizer.address)
      json.field("name", recognizer.name)
      json.field("enabled", recognizer.isEnabled)
      json.field("state", recognizer.state)
      json.field("actions", recognizer.actions)
      json.array("targets") { json in
        for target in recognizer.targets {
          json.object { json in
            json.field("action", target.action)
            json.field("class", target.object?.className)
            json.field("address", target.object?.address)
          }
        }
      }
      json.field("mustFail", recognizer.mustFail.map(\.description))
      json.field("viewClass", recognizer.viewClass)
      json.field("viewAddress", recognizer.viewAddress)
      json.field("node", recognizer.node)
      json.field("line", place.line)
      json.field("column", place.column)
    }
  }

  private static func writeDiagnostics(
    _ dump: Dump, _ lines: LineIndex, _ json: inout JSONWriter
  ) {
    json.array("diagnostics") { json in
      for preparation in dump.preparations {
        JSONFields.write(
          .note, preparation.sentence, SourceLocation(line: 1, column: 1), to: &json)
      }
      for diagnostic in dump.diagnostics {
        JSONFields.write(
          diagnostic.severity, diagnostic.message,
          lines.location(of: diagnostic.range.lowerBound), to: &json)
      }
    }
  }
}
