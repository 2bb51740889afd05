import Hierarchy

/// What is said about a swipe.
extension SwipeBack {
  /// The answer in one word, for `inspect`.
  package var word: String {
    switch answer {
    case .alive: "alive"
    case .replaced: "replaced"
    case .off, .refusedByUIKit, .refusedByDelegate: "dead"
    case .hangsOnDelegate, .hangsOnView: "hangs on one screen"
    case .unknownDelegate, .unknownObject, .unknownItem, .unknownDepth, .unknownReplacement:
      "cannot tell"
    }
  }

  /// True when people can swipe back on every screen, by UIKit's recognizer or by another.
  var isAlive: Bool {
    switch answer {
    case .replaced, .alive(.systemButton), .alive(.delegate), .alive(.allowance): true
    default: false
    }
  }

  /// The answer in a sentence.
  package var sentence: String {
    let name = property.rawValue
    switch answer {
    case .alive(.isRoot):
      return "The navigation stack holds one controller: there is nothing to go back to."
    case .alive(.systemButton):
      return "\(name) is enabled, and UIKit's own back button is shown: the swipe goes back."
    case .alive(.delegate(let object)):
      return "\(name) is enabled, and its delegate is \(object), the navigation controller, which "
        + "outlives every screen: the swipe goes back."
    case .alive(.allowance(let object)):
      return "\(name) is enabled, and its delegate, \(object), answers YES to "
        + "gestureRecognizerShouldBegin:, so the swipe goes back."
    case .replaced(let other):
      return "\(name) is disabled and replaced by \(Self.name(of: other)) with the same action: "
        + "\(Self.reach(of: other))."
    case .off(nil):
      return "\(name) is disabled, and no other recognizer on its view sends "
        + "\(Self.action), so \(consequence).\(companionSentence)"
    case .off(let unfit?):
      return "\(name) is disabled, and \(Self.name(of: unfit)), which sends \(Self.action), is no "
        + "pan and follows no finger, so \(consequence).\(companionSentence)"
    case .refusedByUIKit:
      return "\(name) is enabled, but its delegate is UIKit's own "
        + "(\(SwipeJudge.uikitsDelegate)), which refuses \(circumstance), so "
        + "\(consequence).\(companionSentence)"
    case .refusedByDelegate(let object):
      return "\(name) is enabled, but its delegate, \(object), answers NO to "
        + "gestureRecognizerShouldBegin:, so \(consequence).\(companionSentence)"
    case .hangsOnDelegate(let object?):
      return "\(name) hangs on one screen: its delegate is \(object), a view controller. The "
        + "delegate is weak, so with that screen gone the swipe has none."
    case .hangsOnDelegate(nil):
      return "\(name) hangs on one screen: its delegate is nil, either set so or gone with the "
        + "screen it was. Nothing then refuses the swipe on the root, where it freezes the app."
    case .hangsOnView(let other):
      return "\(name) is disabled, and \(Self.name(of: other)), which sends the same action, is on "
        + "\(other.view?.description ?? "another view"): the swipe hangs on one screen."
    case .unknownDelegate, .unknownObject, .unknownItem, .unknownDepth, .unknownReplacement:
      return doubt
    }
  }

  private var doubt: String {
    let name = property.rawValue
    switch answer {
    case .unknownObject(let object):
      return "\(name) is enabled, and its delegate is \(object), which is no controller; "
        + "whether it lets the swipe begin is not in the file."
    case .unknownItem:
      return "\(name) is enabled, and its delegate is UIKit's own, which allows the swipe only "
        + "under UIKit's back button; \(unknownBar)."
    case .unknownReplacement(let other):
      return "\(name) is disabled, and \(Self.name(of: other)) sends the same action; whether it "
        + "is a pan, which alone could replace the swipe, its class does not tell."
    case .unknownDepth:
      let state = recognizer.isEnabled ? "refused by UIKit's own delegate" : "disabled"
      let place = leading.bar == nil ? "no bar is shown" : "the bar shows no way back"
      return "\(name) is \(state), and \(place): on the root that is right, on "
        + "any other screen nobody can swipe back. How many controllers are on the stack is not in "
        + "the file."
    default:
      return "\(name) is enabled, \(standing), and its delegate is not in the file: UIKit's own "
        + "would refuse the swipe\(leading.kind == .unknown ? " under a custom item" : " here")."
    }
  }

  private var standing: String {
    switch leading.kind {
    case .customItem: "a custom item stands in the place of UIKit's back button"
    case .nothing: "UIKit's back button is not shown"
    case .unknown, .systemButton: unknownBar
    }
  }

  private var unknownBar: String {
    if leading.bar == nil { return "no navigation bar of its is in the file" }
    return "whether the item at the leading end of its bar is that or the app's is not in the file"
  }

  private var circumstance: String {
    leading.kind == .customItem
      ? "where a custom item stands in the place of UIKit's back button"
      : "where UIKit's back button is not shown"
  }

  private var consequence: String {
    companion?.isEnabled ?? false ? "this swipe does nothing" : "nobody can swipe back"
  }

  /// On iOS 26 the other recognizer may still go back.
  private var companionSentence: String {
    guard let companion else {
      return era == .ios26 && property == .edge
        ? " iOS 26 also has interactiveContentPopGestureRecognizer, which is not in the file." : ""
    }
    let other = property == .edge ? GestureRecognizer.Property.content : .edge
    return " \(other.rawValue) (\(companion.className)) is "
      + "\(companion.isEnabled ? "enabled" : "disabled too")."
  }

  /// The answer, and the cure that lasts where there is something to cure.
  package var message: String { [sentence, cure].compactMap { $0 }.joined(separator: " ") }

  /// What brought it about, in words that one can search code for.
  package var cause: String? {
    let name = property.rawValue
    switch answer {
    case .off: return "\(name).enabled = NO (isEnabled = false)"
    case .refusedByUIKit:
      return leading.kind == .customItem
        ? "leftBarButtonItem, with \(name).delegate left as it was"
        : "hidesBackButton or a hidden bar, with \(name).delegate left as it was"
    case .refusedByDelegate(let object):
      return "gestureRecognizerShouldBegin: of \(object.className)"
    case .hangsOnDelegate(.some): return "\(name).delegate = self in a view controller"
    case .hangsOnDelegate(nil): return "\(name).delegate = nil, or a delegate that was released"
    case .hangsOnView(let other):
      return "addGestureRecognizer: with \(other.className) on one controller's view"
    default: return nil
    }
  }

  /// The cure that lasts, as a sentence; of the known ways the one that works on every screen.
  package var cure: String? {
    switch answer {
    case .off:
      return "Enable it; under a custom item make \(Self.lasting)."
    case .refusedByUIKit, .refusedByDelegate, .hangsOnDelegate:
      return "What works on every screen: make \(Self.lasting)."
    case .hangsOnView:
      return "What works on every screen: add it to the navigation controller's view, or enable "
        + "UIKit's and make \(Self.lasting)."
    default: return nil
    }
  }

  private static let lasting =
    "the navigation controller the delegate, and implement there only "
    + "gestureRecognizerShouldBegin:, which answers NO on the root and else asks the "
    + "topViewController"

  /// The debugger expression that would settle it.
  package var ask: String? {
    switch answer {
    case .unknownDelegate:
      let byAddress = recognizer.address.map { ", or in any frame: po [(id)\($0) delegate]" } ?? ""
      return "po nav.\(property.rawValue).delegate\(byAddress)"
    case .unknownObject(let object):
      return shouldBegin(object)
    case .unknownItem(let object):
      if leading.bar != nil || recognizer.node != nil { return shouldBegin(object) }
      // The window that was printed, if any, is not the one with its view in it.
      let view = recognizer.viewAddress.map { "(id)\($0)" } ?? "[UIWindow keyWindow]"
      return "po [\(view) recursiveDescription]"
    case .unknownReplacement(let other):
      return "po (id)\(other.address ?? "RECOGNIZER")"
    case .unknownDepth:
      return "po [[[UIWindow keyWindow] rootViewController] _printHierarchy]"
    default: return nil
    }
  }

  private func shouldBegin(_ delegate: ObjectName) -> String {
    let own = recognizer.address ?? "RECOGNIZER"
    return "p (BOOL)[(id)\(delegate.address ?? "DELEGATE") gestureRecognizerShouldBegin:(id)\(own)]"
  }

  static func name(of recognizer: GestureRecognizer) -> String {
    recognizer.address.map { "\(recognizer.className) \($0)" } ?? recognizer.className
  }

  private static func reach(of recognizer: GestureRecognizer) -> String {
    recognizer.swiping == .fromEdge
      ? "the swipe goes back from the edge" : "the swipe goes back from anywhere on the screen"
  }
}
