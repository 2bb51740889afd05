import Foundation
import Testing

/// A headless Chromium, driven by its command line.
enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What a page came to.
  struct Visit {
    /// The document once scripts have run.
    var document: String
    /// What the page printed to the console, errors and refusals of its policy among it.
    var console: [String]

    /// What a test's script printed between two marks.
    func answers() throws -> String {
      let parts = document.components(separatedBy: "ANSWERS")
      try #require(parts.count == 3, "The page printed no answers: \(console)")
      return parts[1].replacingOccurrences(of: "&lt;", with: "<")
        .replacingOccurrences(of: "&gt;", with: ">").replacingOccurrences(of: "&amp;", with: "&")
    }
  }

  /// Opens a page, and waits until it has nothing more to do.
  static func open(
    _ page: String, hash: String = "", width: Int = 1300, in folder: Folder
  ) throws -> Visit {
    let name = "page-\(UUID().uuidString).html"
    folder.write(page, to: name)
    let profile = folder.path(of: "profile-\(UUID().uuidString)")
    folder.write([], to: "out")
    folder.write([], to: "err")
    let process = Process()
    process.executableURL = URL(filePath: path ?? "")
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--window-size=\(width),900",
      "--enable-logging=stderr", "--virtual-time-budget=6000", "--user-data-dir=\(profile)",
      "--dump-dom", "file://\(folder.path(of: name))\(hash)",
    ]
    process.standardOutput = FileHandle(forWritingAtPath: folder.path(of: "out"))
    process.standardError = FileHandle(forWritingAtPath: folder.path(of: "err"))
    try process.run()
    process.waitUntilExit()
    let console = (folder.text("err") ?? "").split(separator: "\n").map(String.init)
      .filter { $0.contains("CONSOLE") }
    return Visit(document: folder.text("out") ?? "", console: console)
  }

  /// A page that a test's script may look into: its policy is left out, and the script stands behind
  /// its own.
  static func page(_ html: String, asking script: String) throws -> String {
    let start = try #require(html.range(of: "<meta http-equiv="))
    let end = try #require(html.range(of: ">\n", range: start.upperBound..<html.endIndex))
    let body = try #require(html.range(of: "</body>", options: .backwards))
    return html[..<start.lowerBound] + html[end.upperBound..<body.lowerBound] + """
      <script>
      addEventListener("load", () => setTimeout(() => {
        const answer = (() => { \(script) })();
        document.body.replaceChildren("ANSWERS" + JSON.stringify(answer) + "ANSWERS");
      }, 100));
      </script></body></html>
      """
  }

  /// What `render --to html` makes of a dump.
  static func rendered(_ text: String, _ options: [String] = []) throws -> String {
    let folder = Folder()
    folder.write(text, to: "dump.txt")
    let outcome = try Viewmend.run(["render", "--to", "html"] + options + ["dump.txt"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  /// What a script answers in a page that prints nothing to the console.
  static func ask(_ html: String, width: Int = 1300, _ script: String) throws -> [String: Any] {
    let visit = try open(try page(html, asking: script), width: width, in: Folder())
    #expect(visit.console == [])
    let value = try JSONSerialization.jsonObject(with: Data(try visit.answers().utf8))
    return value as? [String: Any] ?? [:]
  }
}
