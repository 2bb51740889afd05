import Testing

@testable import ViewmendCLI

/// The names of files that a signal leaves to be removed.
@Suite struct UnfinishedFilesTests {
  /// Takes every name, as a handler does, and frees it, as the end of the process does.
  private func taken(_ files: UnfinishedFiles) -> [String] {
    var names: [String] = []
    files.takeAll { name in
      names.append(String(cString: name))
      UnsafeMutablePointer(mutating: name).deallocate()
    }
    return names
  }

  @Test func whatIsFinishedIsForgotten() {
    let files = UnfinishedFiles()
    let slot = files.note("/fields/.dump.txt")
    slot.clear()
    #expect(taken(files) == [])
    _ = files.note("/fields/.ä")
    #expect(taken(files) == ["/fields/.ä"])
    #expect(taken(files) == [], "each is handed out once")
    // The writer comes too late, and frees nothing that the handler has.
    slot.clear()
  }

  @Test func thereIsRoomForAnyNumber() {
    let files = UnfinishedFiles()
    let slots = (0..<50).map { files.note("\($0)") }
    for freed in [3, 20, 49] { slots[freed].clear() }
    _ = files.note("50")
    let expected = (0...50).filter { ![3, 20, 49].contains($0) }.map(String.init)
    #expect(taken(files).sorted() == expected.sorted())
    #expect(taken(files) == [])
  }

  @Test func manyAtOnce() async {
    let files = UnfinishedFiles()
    let strangers = await withTaskGroup(of: Int.self) { group in
      for writer in 0..<6 {
        group.addTask {
          for round in 0..<300 {
            let slots = (0..<5).map { files.note("/barn/\(writer)/\(round)/\($0)") }
            for slot in slots { slot.clear() }
          }
          return 0
        }
      }
      group.addTask {
        var strangers = 0
        for _ in 0..<300 { strangers += taken(files).count { !$0.hasPrefix("/barn/") } }
        return strangers
      }
      return await group.reduce(0, +)
    }
    #expect(strangers == 0)
    #expect(taken(files) == [])
  }
}
