/// What a tool prints in the place of a tree when it could make none.
public enum CaptureFailure: Sendable, Hashable {
  /// uiautomator waited for a screen that never came to rest.
  case noIdleState
  /// Android's accessibility service has no window to show.
  case noRoot
  /// The system ended the tool.
  case killed
  /// A server or a proxy answered with a page; its title.
  case page(String)
  /// WebDriver's error: its name, which may be empty, and its message.
  case driver(error: String, message: String)

  /// What messages say about it, and what to do.
  public var sentence: String {
    switch self {
    case .noIdleState:
      "The file holds uiautomator's error \"could not get idle state\" and no tree: the screen "
        + "never came to rest. Stop what moves on it (a video, a clock, an animation), and dump "
        + "again."
    case .noRoot:
      "The file holds uiautomator's error \"null root node returned\" and no tree: no window was "
        + "there to dump. Wake and unlock the device, and dump again."
    case .killed:
      "The file holds \"Killed\" and no tree: the system ended the tool before it wrote one. Dump "
        + "again; another test run on the device may be in its way."
    case .page(let title):
      "The file holds a web page with the title \"\(title)\" and no tree: a server or a proxy "
        + "answered in the driver's place. Check the driver's address, and save the source again."
    case .driver(let error, let message):
      "The file holds a driver's error and no tree: "
        + (error.isEmpty ? "" : "\(error): ") + "\(message) Make the session work, and save the "
        + "source again."
    }
  }
}
