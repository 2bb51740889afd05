import Arguments
import Reporting

/// The inputs that the command line names, folders walked.
struct InputFiles: Sendable {
  /// In the order given; within a folder by name.
  private(set) var files: [InputFile] = []
  /// Folders that were named.
  private(set) var folders: [String] = []
  /// Names that lead nowhere.
  private(set) var failures: [(name: String, failure: FileFailure)] = []

  /// Collects the inputs.
  ///
  /// - Throws: `ArgumentError` when nothing is named and standard input is a terminal.
  init(_ names: [String], _ environment: Environment) throws(ArgumentError) {
    if names.isEmpty {
      if environment.inputIsTerminal {
        throw ArgumentError(
          message: "No FILE is given, and standard input is a terminal.",
          hint: "Name a dump, or pipe one in: pbpaste | viewmend check -")
      }
      addStandardInput()
    }
    if names.count(where: { $0 == "-" }) > 1 {
      throw ArgumentError(
        message: "Standard input can be read only once.", hint: "Give - once.")
    }
    for name in names {
      if name == "-" { addStandardInput() } else { add(name) }
    }
  }

  private mutating func addStandardInput() {
    files.append(InputFile(origin: .standardInput, name: "stdin", folder: nil))
  }

  private mutating func add(_ path: String) {
    do throws(Platform.Failure) {
      switch try Platform.kind(of: path) {
      case .directory:
        folders.append(path)
        walk(path)
      case .file, .other:
        files.append(InputFile(origin: .path(path), name: path, folder: nil))
      }
    } catch {
      failures.append((path, FailureWording.unreadable(path, error)))
    }
  }

  /// Adds the files of a folder and of the folders in it; names that begin with a dot are passed
  /// over, and so are links to folders, which could lead in a circle.
  private mutating func walk(_ folder: String) {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    var waiting = [base]
    while let current = waiting.popLast() {
      do throws(Platform.Failure) {
        let names = try Platform.entries(of: current).filter { !$0.hasPrefix(".") }
        waiting.append(contentsOf: add(names, of: current).reversed())
      } catch {
        failures.append((current, FailureWording.unreadable(current, error)))
      }
    }
  }

  /// Adds the files among the entries of a folder, and returns the folders among them.
  private mutating func add(_ names: [String], of folder: String) -> [String] {
    var inner: [String] = []
    for name in names {
      let path = folder + name
      do throws(Platform.Failure) {
        switch try Platform.kindOfEntry(path) {
        case .directory: inner.append(path + "/")
        case .file:
          files.append(InputFile(origin: .path(path), name: path, folder: folders.count - 1))
        case .other: break
        }
      } catch {
        failures.append((path, FailureWording.unreadable(path, error)))
      }
    }
    return inner
  }
}
