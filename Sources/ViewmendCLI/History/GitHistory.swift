import Hierarchy

/// The commits of one file, as git tells them.
///
/// git runs without a shell, pager, prompt or tool of the user's, the file's name stands behind `--`
/// and is no pattern, and commits are named by their hashes.
struct GitHistory {
  /// One commit that changed the file.
  struct Commit: Sendable {
    /// The whole hash.
    var hash: String
    /// The hash as short as the repository allows.
    var shortHash: String
    /// When it was made, by its author, in ISO 8601.
    var date: String
    /// The first line of its message.
    var subject: String
    /// What the file was called in it, from the top of the repository.
    var path: String
    /// True for a commit that took the file away.
    var removesFile: Bool
  }

  /// What keeps a history from being read.
  enum Failure: Error, Sendable, Hashable {
    /// git is not installed, or not on the `PATH`.
    case noGit
    /// The folder lies in no repository.
    case noRepository
    /// git trusts no repository that belongs to somebody else; what to do about that.
    case foreign(String)
    /// No commit has the file.
    case untracked
    /// git says something else.
    case refused(String)
  }

  private let folder: String
  private let name: String

  /// The history of a file.
  ///
  /// - Parameter path: The file; it need not exist any more.
  init(of path: String) {
    var folder = path
    var name = ""
    // A file that is gone may have taken its folders with it.
    repeat {
      var parent = "."
      var last = folder
      if let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
        parent = slash == folder.startIndex ? "/" : String(folder[..<slash])
        last = String(folder[folder.utf8.index(after: slash)...])
      }
      name = name.isEmpty ? last : "\(last)/\(name)"
      folder = parent
    } while folder != "." && folder != "/" && (try? Platform.kind(of: folder)) != .directory
    self.folder = folder
    self.name = name
  }

  /// The commits that changed the file, newest first, followed through renames.
  ///
  /// - Parameters:
  ///   - limit: The most commits; nil for all.
  ///   - inLine: Only commits that follow each other, first parents from the newest back: what a
  ///     branch did is a change of the merge that brought it in. Else a merge is a change where it
  ///     made of the file what no parent has.
  func commits(limit: Int?, inLine: Bool) throws(Failure) -> [Commit] {
    let mark = "%x01"
    var arguments = [
      "-c", "log.showSignature=false", "log", "--follow", "--no-color", "--no-ext-diff",
      "--name-status", "-z", "--format=\(mark)%H%x00%h%x00%aI%x00%s%x00",
    ]
    arguments += inLine ? ["--first-parent", "-m"] : ["-c"]
    if let limit { arguments.append("--max-count=\(limit)") }
    let output = try git(arguments + ["--", name])
    let commits = Self.pieces(of: output).compactMap(Self.commit)
    if commits.isEmpty { throw .untracked }
    return commits
  }

  /// What git says of each commit: a mark and a hash begin it. A message may hold the mark too.
  private static func pieces(of output: [UInt8]) -> [ArraySlice<UInt8>] {
    let starts = output.indices.filter { place in
      guard output[place] == 0x01 else { return false }
      let hash = output[(place + 1)...].prefix { $0 != 0 && $0 != 0x01 }
      // SHA-1 has 40 digits, SHA-256 has 64.
      return [40, 64].contains(hash.count)
        && hash.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
    }
    let ends = starts.dropFirst() + [output.count]
    return zip(starts, ends).map { output[($0 + 1)..<$1] }
  }

  /// The file's bytes in a commit; nil where they are not there.
  func bytes(of commit: Commit) throws(Failure) -> [UInt8]? {
    let outcome = try run(["cat-file", "blob", "\(commit.hash):\(commit.path)"])
    return outcome.status == 0 ? outcome.output : nil
  }

  /// Reads `hash NUL short NUL date NUL subject NUL status NUL path NUL`, with a second path behind a
  /// rename.
  private static func commit(_ text: ArraySlice<UInt8>) -> Commit? {
    let fields = text.split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard fields.count > 5 else { return nil }
    let rest = fields[4...].map { $0.drop { $0 == "\n" } }.filter { !$0.isEmpty }
    guard let status = rest.first, rest.count > 1 else { return nil }
    let isRename = status.hasPrefix("R") || status.hasPrefix("C")
    return Commit(
      hash: fields[0], shortHash: fields[1], date: fields[2], subject: fields[3],
      path: String(isRename && rest.count > 2 ? rest[2] : rest[1]),
      removesFile: status.hasPrefix("D"))
  }

  private func git(_ arguments: [String]) throws(Failure) -> [UInt8] {
    let outcome = try run(arguments)
    guard outcome.status != 0 else { return outcome.output }
    let message = String(decoding: outcome.errors, as: UTF8.self)
    let lines = message.split(separator: "\n")
    let reason = lines.first { $0.hasPrefix("fatal: ") }?.dropFirst(7) ?? lines.first ?? ""
    if reason.hasPrefix("not a git repository") { throw .noRepository }
    if reason.hasPrefix("detected dubious ownership") {
      let remedy = lines.map { $0.drop { $0 == " " || $0 == "\t" } }.first {
        $0.hasPrefix("git config")
      }
      throw .foreign(String(remedy ?? "git config --global --add safe.directory FOLDER"))
    }
    // A repository without a commit has no file either.
    if reason.hasPrefix("your current branch"), reason.hasSuffix("does not have any commits yet") {
      throw .untracked
    }
    throw .refused(String(reason))
  }

  private func run(_ arguments: [String]) throws(Failure) -> Platform.ProcessOutcome {
    do throws(Platform.Failure) {
      return try Platform.run(
        ["git", "-C", folder, "--no-pager", "--literal-pathspecs"] + arguments,
        variables: [
          "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
        ])
    } catch {
      throw error.isMissing ? .noGit : .refused(error.reason)
    }
  }
}
