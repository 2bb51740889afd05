import Foundation
import TestSupport
import Testing

/// Arguments with bytes that are no UTF-8, which messages show as text that may be another file's
/// name.
@Suite struct UndecodableArgumentTests {
  /// A folder in which the text is the name of a file.
  private func folder() -> Folder {
    let folder = Folder()
    folder.write(SmallDumps.clean, to: "a.txt")
    folder.write("mine\n", to: #"b\xE9.json"#)
    return folder
  }

  @Test(arguments: [
    ("check a.txt -o ARG", "ARG"), ("check a.txt --format json=ARG", "json=ARG"),
    ("check a.txt --format=json=ARG", "--format=json=ARG"), ("check a.txt --config ARG", "ARG"),
    ("check a.txt --baseline=ARG", "--baseline=ARG"), ("check a.txt --write-baseline ARG", "ARG"),
    ("check ARG -o ARG", "ARG"), ("hit a.txt --points ARG", "ARG"), ("merge ARG", "ARG"),
    ("verify ARG", "ARG"), ("log ARG", "ARG"), ("check a.txt --exclude ARG", "ARG"),
    (#"inspect ARG 'b\xE9.json'"#, "ARG"),
  ])
  func theyLeadToNoOtherFile(line: String, argument: String) throws {
    let folder = folder()
    let command = line.replacing("ARG", with: #"$'b\xe9.json'"#)
    let quoted = command.replacing(
      #"=$'b\xe9.json'"#, with: #"=$(printf 'b\351.json')"#)
    let run = try Viewmend.shell("$V \(quoted)", in: folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors == "viewmend: error: The argument \""
        + argument.replacing("ARG", with: #"b\xE9.json"#) + "\" is no UTF-8.\n"
        + "  Give it in UTF-8; a file whose name is not has to be renamed first.\n")
    #expect(folder.text(#"b\xE9.json"#) == "mine\n")
  }

  /// Inputs are refused one by one.
  @Test func otherInputsAreRead() throws {
    let run = try Viewmend.shell("$V inspect --summary $'b\\xe9.json' a.txt", in: folder())
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("a.txt: recursiveDescription, 2 nodes"))
    #expect(
      run.errors == #"viewmend: error: "b\xE9.json" has a name that is no UTF-8, which cannot be "#
        + "opened. Rename the file.\n")
  }

  /// Typed as text it is a name like others.
  @Test func textIsTakenAsItIs() throws {
    let folder = folder()
    let run = try Viewmend.shell(#"$V check -q --write-baseline 'c\xE9.json' a.txt"#, in: folder)
    #expect(run.status == 0)
    #expect(folder.text(#"c\xE9.json"#)?.hasPrefix("{") == true)
  }
}
