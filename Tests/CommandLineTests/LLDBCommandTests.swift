import Foundation
import Testing

/// `viewmend lldb`, the parts of its script that need no debugger, and `patch --emit lldb`.
@Suite struct LLDBCommandTests {
  private let folder = Folder.withSeed()

  private func text(of path: String) -> String? {
    (try? Data(contentsOf: URL(filePath: path))).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func theScriptIsWrittenOnce() throws {
    let cache = ["XDG_CACHE_HOME": folder.path(of: "deep/cache"), "HOME": "/nowhere"]
    let first = try Viewmend.run(["lldb"], in: folder, environment: cache)
    let path = folder.path(of: "deep/cache/viewmend/viewmend_lldb.py")
    #expect(first.output == "\(path)\n")
    #expect(first.status == 0 && first.errors == "")
    #expect(text(of: path) == text(of: Debugger.script))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    _ = try Viewmend.run(["lldb"], in: folder, environment: cache)
    let again = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.systemFileNumber] as? Int == again[.systemFileNumber] as? Int)
    folder.write("an older one", to: "deep/cache/viewmend/viewmend_lldb.py")
    _ = try Viewmend.run(["lldb"], in: folder, environment: cache)
    #expect(text(of: path) == text(of: Debugger.script))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(of: "deep/cache/viewmend"))
    #expect(names == ["viewmend_lldb.py"])
  }

  @Test func withoutACacheItIsAtHome() throws {
    let run = try Viewmend.run(
      ["lldb"], in: folder, environment: ["XDG_CACHE_HOME": "not/absolute", "HOME": folder.path])
    #expect(run.output == folder.path(of: ".cache/viewmend/viewmend_lldb.py") + "\n")
  }

  @Test func withoutAHomeItIsRefused() throws {
    let run = try Viewmend.run(["lldb"], in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors == """
        viewmend: error: There is no folder for the script: neither XDG_CACHE_HOME nor HOME names one.
          Set one of them, or use --print.

        """)
  }

  @Test func aFolderThatCannotBeMade() throws {
    let cache = folder.path(of: "dump-flush.txt")
    let run = try Viewmend.run(["lldb"], in: folder, environment: ["XDG_CACHE_HOME": cache])
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors == """
        viewmend: error: The script could not be written to "\(cache)/viewmend/viewmend_lldb.py": \
        Not a directory.
          Set XDG_CACHE_HOME to a folder that can be written, or use --print.

        """)
  }

  @Test func printed() throws {
    let run = try Viewmend.run(["lldb", "--print"], in: folder)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output == text(of: Debugger.script))
  }

  @Test func whatNeedsNoDebugger() throws {
    let run = try Viewmend.shell(
      "python3 \(Debugger.sources)/script_tests.py \(Debugger.script)", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.hasSuffix("\nOK\n"))
  }

  /// Python 3.9 is what LLDB has on older Macs.
  @Test func theScriptIsOldPython() throws {
    let run = try Viewmend.shell(
      """
      python3 -c 'import ast, sys; ast.parse(open(sys.argv[1]).read(), feature_version=(3, 9))' \
      \(Debugger.script)
      """, in: folder)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func severalFilesAreRefused() throws {
    folder.write(SmallDumps.clean, to: "clean.txt")
    let run = try Viewmend.run(
      ["patch", "--emit", "lldb", "dump-flush.txt", "clean.txt"], in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors == """
        viewmend: error: --emit lldb is for the app that printed a file, and several are given.
          Name one FILE.

        """)
  }

  @Test func statusAndNotes() throws {
    folder.write(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton; frame = (10 10; 30 44)>
         | <UIButton: 0x3; frame = (10 110; 30 44)>

      """, to: "purged.txt")
    let run = try Viewmend.run(["patch", "--emit", "lldb", "purged.txt"], in: folder)
    #expect(run.status == 1)
    #expect(
      run.errors == """
        viewmend: purged.txt: node 2 UIButton: frame (10 110; 30 44) -> (3 110; 44 44)
        viewmend: purged.txt: node 1 UIButton: target-too-small is left: node 1 prints no address, so \
        the running app has no name for it
        viewmend: purged.txt: 1 finding left as it is (--emit json lists them)

        """)
    #expect(run.output.hasPrefix("# viewmend: 1 correction of purged.txt, 1 view, in the process"))
    folder.write(SmallDumps.clean, to: "clean.txt")
    let clean = try Viewmend.run(["patch", "--emit", "lldb", "clean.txt"], in: folder)
    #expect(clean.status == 0 && clean.errors == "")
    #expect(clean.output == "# viewmend: nothing to change for clean.txt\n")
  }

  @Test func aFrameOfOnesOwnThatCannotBeSet() throws {
    folder.write("<UIWindow; frame = (0 0; 320 480)>\n", to: "purged.txt")
    let run = try Viewmend.run(
      ["patch", "--emit", "lldb", "--set", "0 frame=(0 0; 9 9)", "purged.txt"], in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors == """
        viewmend: error: --set cannot be made in the running app: in "purged.txt" node 0 prints no \
        address, so the running app has no name for it. Use another --emit, or name another view.

        """)
  }
}
