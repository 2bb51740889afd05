#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// What a run over many files keeps: nothing of the files that it is done with, and nothing of its
  /// report.
  @Suite struct MemoryTests {
    /// The views of each file.
    private static let dump: String = {
      let views = (0..<60).map {
        "   | <UIButton: 0x\(String($0 + 2, radix: 16)); frame = (0 \(50 * $0); 44 44)>"
      }
      let window = "<UIWindow: 0x1; frame = (0 0; 320 3000)>"
      return ([window] + views).joined(separator: "\n") + "\n"
    }()

    /// The most memory that a run takes until it has examined so many files, in KiB: it is asked while
    /// it waits for the last one, which is a pipe.
    private func peak(_ command: String, files: Int) throws -> Int {
      let folder = Folder()
      for number in 0..<files { folder.write(Self.dump, to: "d/\(number).txt") }
      folder.write(Self.dump, to: "last.txt")
      let run = try Viewmend.shell(
        """
        mkfifo pipe
        $V \(command) --jobs 1 d pipe > /dev/null 2> errors &
        exec 9> pipe
        while read -r key value unit; do
          if [ "$key" = VmHWM: ]; then echo "$value"; fi
        done < /proc/$!/status
        cat last.txt >&9
        exec 9>&-
        wait $!
        """, in: folder)
      #expect(run.status == 0, "\(folder.text("errors") ?? "")")
      return try #require(Int(run.output.filter(\.isNumber)))
    }

    @Test(
      .disabled(
        if: Viewmend.hasAddressSanitizer,
        "AddressSanitizer keeps what is freed for a while, so that memory grows with every file."),
      arguments: [
        "inspect --summary", "inspect --format json", "inspect --format json=report.json",
        "check --exit-zero --format text=report.txt", "check --exit-zero --format json=report.json",
      ])
    func doesNotGrowWithTheNumberOfFiles(command: String) throws {
      let few = try peak(command, files: 50)
      let many = try peak(command, files: 500)
      // Paths take some, and memory that is free lies scattered; the files and what is said of them are
      // 2.5 MB and more.
      #expect(many - few < 1536, "\(few) KiB for 50 files, \(many) KiB for 500")
    }

    /// The most memory that threads take that work in advance, in KiB: it is asked while a pipe in
    /// front of so many files keeps all of them from being handed over.
    private func peakInAdvance(files: Int) throws -> Int {
      let folder = Folder()
      let views = (0..<1500).map {
        "   | <UIButton: 0x\(String($0 + 2, radix: 16)); frame = (0 \(50 * $0); 44 44); opaque = NO; "
          + "autoresize = W+H; layer = <CALayer: 0x7f8d2c50b3a0>>"
      }
      let window = "<UIWindow: 0x1; frame = (0 0; 320 80000)>"
      let dump = ([window] + views).joined(separator: "\n") + "\n"
      for number in 0..<files { folder.write(dump, to: "d/\(number).txt") }
      folder.write(Self.dump, to: "first.txt")
      let run = try Viewmend.shell(
        """
        mkfifo pipe
        $V check --exit-zero --format json --jobs 4 pipe d > /dev/null 2> errors &
        exec 9> pipe
        before=; peak=-
        while [ "$peak" != "$before" ]; do
          sleep 0.5; before=$peak
          while read -r key value unit; do
            if [ "$key" = VmHWM: ]; then peak=$value; fi
          done < /proc/$!/status
        done
        echo "$peak"
        cat first.txt >&9
        exec 9>&-
        wait $!
        """, in: folder)
      #expect(run.status == 0, "\(folder.text("errors") ?? "")")
      return try #require(Int(run.output.filter(\.isNumber)))
    }

    @Test func whatIsDoneInAdvanceIsBoundedByTheThreads() throws {
      let few = try peakInAdvance(files: 20)
      let many = try peakInAdvance(files: 160)
      // Each of them takes about 700 KiB, and all that wait at most 16 MiB of text.
      #expect(many - few < 8192, "\(few) KiB for 20 files, \(many) KiB for 160")
    }
  }
#endif
