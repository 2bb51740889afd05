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

  @Test func whatIsFinishedIsForgotten() throws {
    let files = UnfinishedFiles()
    let slot = try #require(files.note("/fields/.dump.txt"))
    slot.clear()
    #expect(taken(files) == [])
    _ = try #require(files.note("/fields/.ä"))
    #expect(taken(files) == ["/fields/.ä"])
    #expect(taken(files) == [], "each is handed out once")
    // The writer comes too late, and frees nothing that the handler has.
    slot.clear()
  }

  @Test func asManyAsThereAreSlots() {
    let files = UnfinishedFiles()
    let slots = (0..<16).map { files.note("\($0)") }
    #expect(slots.allSatisfy { $0 != nil })
    #expect(files.note("16") == nil)
    slots[3]?.clear()
    #expect(files.note("17") != nil)
    #expect(taken(files).sorted() == ((0..<16).filter { $0 != 3 } + [17]).map(String.init).sorted())
  }

  @Test func manyAtOnce() async {
    let files = UnfinishedFiles()
    let strangers = await withTaskGroup(of: Int.self) { group in
      for writer in 0..<6 {
        group.addTask {
          for round in 0..<300 { files.note("/barn/\(writer)/\(round)")?.clear() }
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
