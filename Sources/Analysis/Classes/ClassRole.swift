/// What a class means for touches, decided by its name and its printed superclass.
public struct ClassRole: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A control that takes touches itself.
  public static let control = ClassRole(rawValue: 1 << 0)
  /// A cell of a table or collection.
  public static let cell = ClassRole(rawValue: 1 << 1)
  /// An item of a bar whose size UIKit decides.
  public static let barItem = ClassRole(rawValue: 1 << 2)
  /// Structure that is never a target, a sink or a cover by itself.
  public static let container = ClassRole(rawValue: 1 << 3)
  /// A navigation bar.
  public static let navigationBar = ClassRole(rawValue: 1 << 4)
  /// The back button's container up to iOS 10.
  public static let backContainer = ClassRole(rawValue: 1 << 5)
  /// The arrow of the back button on iOS 7 to 10.
  public static let backIndicator = ClassRole(rawValue: 1 << 6)
  /// The title of a navigation bar up to iOS 10.
  public static let barTitle = ClassRole(rawValue: 1 << 7)
  /// Shows a text.
  public static let label = ClassRole(rawValue: 1 << 8)
  /// Shows an image.
  public static let image = ClassRole(rawValue: 1 << 9)
  /// Scrolls what is in it.
  public static let scrollView = ClassRole(rawValue: 1 << 10)
  /// A window.
  public static let window = ClassRole(rawValue: 1 << 11)
  /// A control whose size UIKit decides: switch, stepper, page control, keyboard key,
  /// the field of a search bar.
  public static let systemSized = ClassRole(rawValue: 1 << 12)
  /// A control or cell that draws itself, so that its mark is all of it.
  public static let drawsItself = ClassRole(rawValue: 1 << 13)
  /// Holds a pushed controller's view; disabled during a transition.
  public static let controllerWrapper = ClassRole(rawValue: 1 << 14)
  /// The content view of a bar from iOS 11 on.
  public static let barContent = ClassRole(rawValue: 1 << 15)
  /// A stack of bar items from iOS 11 on.
  public static let barItemStack = ClassRole(rawValue: 1 << 16)
  /// A class of UIKit's own, by its prefix.
  public static let systemClass = ClassRole(rawValue: 1 << 17)
  /// A layout guide or scroll indicator: no mark and no target.
  public static let furniture = ClassRole(rawValue: 1 << 18)
  /// The background of a bar.
  public static let barBackground = ClassRole(rawValue: 1 << 19)
  /// A UIKit control made of private parts that act for it: switch, segments, stepper, date picker.
  public static let actsForParts = ClassRole(rawValue: 1 << 20)
  /// Taken for a control or cell by the end of its name alone.
  public static let namedLikeTarget = ClassRole(rawValue: 1 << 21)
  /// A view that draws a whole screen by itself, so that nothing of it is in a hierarchy.
  public static let opaqueRenderer = ClassRole(rawValue: 1 << 22)
  /// Asks its subviews for touches outside its bounds too, unless it clips.
  public static let asksOutside = ClassRole(rawValue: 1 << 23)
  /// A part of a bar that prints that it takes no touches while the bar acts for it.
  public static let servedByBar = ClassRole(rawValue: 1 << 24)
  /// A tool bar or tab bar.
  public static let itemBar = ClassRole(rawValue: 1 << 25)
  /// A bar item of UIKit's own from iOS 11 on; the back button is one of them.
  public static let modernItem = ClassRole(rawValue: 1 << 26)
  /// What the back button of iOS 11 to 13 holds and no other item does.
  public static let backContent = ClassRole(rawValue: 1 << 27)
  /// A piece of glass that bar items of iOS 26 lie in.
  public static let platter = ClassRole(rawValue: 1 << 28)
  /// A search bar: a title, and never an item.
  public static let searchBar = ClassRole(rawValue: 1 << 29)
  /// A class of the app's that is named for going back.
  public static let namedForBack = ClassRole(rawValue: 1 << 30)
  /// What a bar item of UIKit's shows from iOS 11 on; it may print the image itself.
  public static let itemFace = ClassRole(rawValue: 1 << 31)
}
