/// What a class means for touches, decided by its name and its printed superclass.
package struct ClassRole: OptionSet, Sendable, Hashable {
  /// The bits.
  package let rawValue: UInt32

  /// Makes a set of its bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A control that takes touches itself.
  package static let control = ClassRole(rawValue: 1 << 0)
  /// A cell of a table or collection.
  package static let cell = ClassRole(rawValue: 1 << 1)
  /// An item of a bar whose size UIKit decides.
  package static let barItem = ClassRole(rawValue: 1 << 2)
  /// Structure that is never a target, a sink or a cover by itself.
  package static let container = ClassRole(rawValue: 1 << 3)
  /// A navigation bar.
  package static let navigationBar = ClassRole(rawValue: 1 << 4)
  /// The back button's container up to iOS 10.
  package static let backContainer = ClassRole(rawValue: 1 << 5)
  /// The arrow of the back button on iOS 7 to 10.
  package static let backIndicator = ClassRole(rawValue: 1 << 6)
  /// The title of a navigation bar up to iOS 10.
  package static let barTitle = ClassRole(rawValue: 1 << 7)
  /// Shows a text.
  package static let label = ClassRole(rawValue: 1 << 8)
  /// Shows an image.
  package static let image = ClassRole(rawValue: 1 << 9)
  /// Scrolls what is in it.
  package static let scrollView = ClassRole(rawValue: 1 << 10)
  /// A window.
  package static let window = ClassRole(rawValue: 1 << 11)
  /// A control whose size UIKit decides: switch, stepper, page control, keyboard key,
  /// the field of a search bar.
  package static let systemSized = ClassRole(rawValue: 1 << 12)
  /// A control or cell that draws itself, so that its mark is all of it.
  package static let drawsItself = ClassRole(rawValue: 1 << 13)
  /// Holds a pushed controller's view; disabled during a transition.
  package static let controllerWrapper = ClassRole(rawValue: 1 << 14)
  /// The content view of a bar from iOS 11 on.
  package static let barContent = ClassRole(rawValue: 1 << 15)
  /// A stack of bar items from iOS 11 on.
  package static let barItemStack = ClassRole(rawValue: 1 << 16)
  /// A class of UIKit's own, by its prefix.
  package static let systemClass = ClassRole(rawValue: 1 << 17)
  /// A layout guide or scroll indicator: no mark and no target.
  package static let furniture = ClassRole(rawValue: 1 << 18)
  /// The background of a bar.
  package static let barBackground = ClassRole(rawValue: 1 << 19)
  /// A UIKit control made of private parts that act for it: switch, segments, stepper, date picker.
  package static let actsForParts = ClassRole(rawValue: 1 << 20)
  /// Taken for a control or cell by the end of its name alone.
  package static let namedLikeTarget = ClassRole(rawValue: 1 << 21)
  /// A view that draws a whole screen by itself, so that nothing of it is in a hierarchy.
  package static let opaqueRenderer = ClassRole(rawValue: 1 << 22)
  /// Asks its subviews for touches outside its bounds too, unless it clips.
  package static let asksOutside = ClassRole(rawValue: 1 << 23)
  /// A part of a bar that prints that it takes no touches while the bar acts for it.
  package static let servedByBar = ClassRole(rawValue: 1 << 24)
  /// A tool bar or tab bar.
  package static let itemBar = ClassRole(rawValue: 1 << 25)
  /// A bar item of UIKit's own from iOS 11 on; the back button is one of them.
  package static let modernItem = ClassRole(rawValue: 1 << 26)
  /// What the back button of iOS 11 to 13 holds and no other item does.
  package static let backContent = ClassRole(rawValue: 1 << 27)
  /// A piece of glass that bar items of iOS 26 lie in.
  package static let platter = ClassRole(rawValue: 1 << 28)
  /// A search bar: a title, and never an item.
  package static let searchBar = ClassRole(rawValue: 1 << 29)
  /// A class of the app's that is named for going back.
  package static let namedForBack = ClassRole(rawValue: 1 << 30)
  /// What a bar item of UIKit's shows from iOS 11 on; it may print the image itself.
  package static let itemFace = ClassRole(rawValue: 1 << 31)
}
