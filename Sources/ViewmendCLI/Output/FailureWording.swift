import Formats
import Hierarchy
import Patching
import Reporting

/// Words for everything that keeps a file from being processed: what happened, and what to do.
enum FailureWording {
  /// A file that could not be opened or read.
  static func unreadable(_ name: String, _ failure: Platform.Failure) -> FileFailure {
    var message = "\"\(name)\" could not be read: \(failure.reason)."
    if failure == .noText || failure.isMissing && Platform.isEscaped(name) {
      message =
        "\"\(name)\" has a name that is no UTF-8, which cannot be opened. Rename the file."
    } else if failure.isMissing {
      message =
        Platform.isLink(name)
        ? "\"\(name)\" is a link to nothing. Check where it leads."
        : "There is no file \"\(name)\". Check the path."
    } else if failure.isCircle {
      message = "\"\(name)\" is a link in a circle. Check where it leads."
    } else if failure.isIrregular || failure.isSocket {
      message =
        "\"\(name)\" is no regular file, but a pipe, a device or the like. Write what comes from it to "
        + "a file, and name that."
    } else if failure.isFolder {
      message = "\"\(name)\" is a folder. Name a file."
    } else if failure.isForbidden {
      message = "\"\(name)\" may not be read (\(failure.reason)). Check its permissions."
    }
    return FileFailure(message: message, namesFile: true)
  }

  /// A file that could not be written.
  static func unwritable(_ name: String, _ failure: Platform.Failure) -> FileFailure {
    var message = "\"\(name)\" could not be written: \(failure.reason)."
    if name.isEmpty {
      message = "The name of the file to write is empty. Give it one."
    } else if failure == .unclaimable {
      message += " Remove \"\(Platform.Claim.name(of: name))\" where no other is."
    } else if failure.isForbidden {
      message =
        "\"\(name)\" may not be written (\(failure.reason)). Nothing was changed; check the "
        + "permissions of the file and its folder."
    } else if failure.isMissing, Platform.wholePath(of: ConfigurationFinder.folder(of: name)) == nil
    {
      message = "\"\(name)\" cannot be made: its folder does not exist. Make the folder first."
    } else if (try? Platform.kind(of: name)) == .file {
      message += " What was there before is unchanged."
    }
    return FileFailure(message: message, namesFile: true)
  }

  /// A text that the readers refuse.
  static func refused(_ source: SourceText, _ error: ReadError) -> FileFailure {
    switch error {
    case .limitPassed(let option, let limit, let offset):
      let what =
        switch option {
        case "--max-bytes": "The file is larger than \(count(limit, "byte"))"
        case "--max-nodes": "The file holds more than \(count(limit, "node"))"
        case "--max-depth": "The tree is deeper than \(count(limit, "level"))"
        default: "A value is longer than \(count(limit, "byte"))"
        }
      let place = option == "--max-bytes" ? nil : offset
      return failure(
        source, at: place, showsLine: false,
        "\(what), the limit of \(option). Raise it, or lift it with \(option) 0.")
    case .notRead(let format, let name, let offset):
      return failure(
        source, at: offset, showsLine: true,
        "The file holds \(name), which is recognised but not read. \(advice(format))")
    case .markup(let fault, let offset):
      return failure(source, at: offset, showsLine: true, MarkupWording.sentence(fault))
    case .noTree(let reason, let offset):
      return failure(source, at: offset, showsLine: true, reason.sentence)
    case .encoding(let name, let offset):
      return failure(
        source, at: offset, showsLine: false,
        "The file is \(name), which is not read. Save it as UTF-8 or UTF-16.")
    }
  }

  /// What to give instead of a format that is not read.
  private static func advice(_ format: String) -> String {
    let rows = "a recursiveDescription: po [[UIWindow keyWindow] recursiveDescription]."
    return switch InputFormat(rawValue: format) {
    case .viewmendXML: "Version 1 is, in pt or px; a later viewmend may read this."
    case .macInterfaceBuilderXML:
      "Whether y grows upward or downward in a view its class decides in code (isFlipped), and no "
        + "such document holds that. What is read of Mac apps is the page source of Appium's Mac2 "
        + "driver."
    case .xml:
      "The XML that is read comes from Appium (iOS, Android, Mac, Windows), uiautomator, Detox, "
        + "Interface Builder for iOS, and `viewmend convert --to xml`; elements of UIKit's classes "
        + "with frame=\"{{x, y}, {w, h}}\" are read too. Or give \(rows)"
    default: "Expected \(rows)"
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A file into which a correction cannot be written.
  static func refused(_ name: String, _ refusal: PatchRefusal) -> FileFailure {
    switch refusal {
    case .row(let reason):
      FileFailure(
        message: "--strategy overlay cannot write a row into \"\(name)\": \(words(reason)). "
          + "Use --strategy frame.", namesFile: true)
    case .frame(let node, let reason):
      FileFailure(
        message: "--set cannot write a frame into node \(node) of \"\(name)\": \(words(reason)).",
        namesFile: true)
    case .unreachable(let fault, let node):
      FileFailure(
        message: "--set cannot be made in the running app: in \"\(name)\" "
          + "\(RemainderText.sentence(about: fault, node)). Use another --emit, or name another view.",
        namesFile: true)
    case .unreadable:
      FileFailure(
        message: "With the frames of --set \"\(name)\" does not read back with the same views. "
          + "Nothing was written; give other frames.", namesFile: true)
    }
  }

  /// A file whose history cannot be read.
  static func noHistory(_ name: String, _ failure: GitHistory.Failure) -> FileFailure {
    let message =
      switch failure {
      case .noGit:
        "git was not found, and `log` reads its history. Install git, or put it on the PATH."
      case .noRepository:
        "\"\(name)\" lies in no git repository. Name a committed dump."
      case .foreign(let remedy):
        "git does not trust the repository of \"\(name)\", which belongs to somebody else. "
          + "If you do: \(remedy)"
      case .untracked: "git has no commit with \"\(name)\". Commit it first, or check the path."
      case .refused(let reason): "git cannot tell the history of \"\(name)\": \(reason)"
      }
    return FileFailure(message: message, namesFile: true)
  }

  /// A file whose normal form would say another tree.
  static func lost(_ name: String, _ tree: ViewTree, _ loss: TreeLoss) -> FileFailure {
    let node = loss.node < tree.count ? "node \(loss.node) \(tree[loss.node].className)" : "its end"
    return FileFailure(
      message: "\"\(name)\" would say something else of \(node) without what differs between "
        + "prints. Nothing was written; `viewmend convert --to xml` writes it in a form that "
        + "can be normalised.", namesFile: true)
  }

  /// What keeps a frame from being written, and what to do, as the end of a sentence.
  private static func words(_ reason: PatchRefusal.FrameReason) -> String {
    switch reason {
    case .layer: "it is a layer. Name a view"
    case .cut: "its print is cut. Name a view that is whole"
    case .noPlace:
      "its element gives no place and no size that could be replaced. Name a view whose element does"
    case .noOrigin:
      "its element gives a size and no origin, which is (0 0). Let it, and what it lies in, begin "
        + "where they do"
    }
  }

  /// What keeps rows from being written, as the end of a sentence.
  private static func words(_ reason: PatchRefusal.RowReason) -> String {
    switch reason {
    case .markup: "its rows are escaped as in a web page's source"
    case .literal: "it is one escaped string"
    case .wrapped: "its rows are broken over several lines"
    case .sharedLine: "several of its views stand on one line"
    case .noRows: "it has elements and no rows"
    case .enclosed: "its rows are elements of a list, or end a comment"
    }
  }

  private static func failure(
    _ source: SourceText, at offset: Int?, showsLine: Bool, _ message: String
  ) -> FileFailure {
    guard let offset, offset <= source.count else { return FileFailure(message: message) }
    // Lines are counted in the file's characters, whatever its encoding.
    let text = (try? EncodingDecoder.utf8(source)) ?? source
    let lines = LineIndex(text)
    let place = lines.location(of: text.derivation?.map.derivedOffset(of: offset) ?? offset)
    var excerpt: String?
    if showsLine {
      excerpt = Self.excerpt(of: lines.lineString(place.line), column: place.column)
    }
    return FileFailure(
      message: message, line: place.line, column: place.column, excerpt: excerpt)
  }

  /// Up to a hundred characters of a line with a caret below the one that is meant.
  private static func excerpt(of line: String, column: Int) -> String {
    let scalars = line.unicodeScalars
    // Many a document is one long line.
    let skipped = column > 90 ? column - 61 : 0
    let part = scalars.dropFirst(skipped).prefix(100)
    let lead = skipped > 0 ? "…" : ""
    let caret = String(repeating: " ", count: max(0, lead.count + column - 1 - skipped)) + "^"
    return "  \(lead)\(String(String.UnicodeScalarView(part.map(printable))))\n  \(caret)"
  }

  /// A character of a line of a file, or a dot for one that reports write as an escape, so that the caret
  /// stays below what it points at.
  private static func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Style.isControl(scalar) ? "." : scalar
  }
}
