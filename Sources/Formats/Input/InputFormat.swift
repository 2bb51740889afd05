/// The formats of view hierarchies that are told apart.
public enum InputFormat: String, Sendable, Hashable, CaseIterable {
  /// `-[UIView recursiveDescription]`, and what Detox prints in the same form.
  case recursiveDescription
  /// `-[UIViewController _printHierarchy]`.
  case printHierarchy
  /// `-[UIView _autolayoutTrace]`.
  case autolayoutTrace
  /// AppKit's `-[NSView _subtreeDescription]`.
  case subtreeDescription
  /// EarlGrey's hierarchy.
  case earlGrey
  /// XCUITest's `debugDescription`.
  case xcuiDebugDescription
  /// viewmend's own XML, which `convert --to xml` writes.
  case viewmendXML
  /// The page source of WebDriverAgent: `XCUIElementType…` elements with places on screen.
  case webDriverAgentXML
  /// The page source of Appium up to iOS 9: `UIA…` elements.
  case uiAutomationXML
  /// The page source of Appium's driver for the Mac.
  case mac2XML
  /// The page source of WinAppDriver.
  case winAppDriverXML
  /// The views of an iOS app in Detox's `ViewHierarchy`.
  case detoxIOSXML
  /// Views as elements with `frame="{{x, y}, {w, h}}"`.
  case uiViewXML
  /// A storyboard or xib for iOS.
  case interfaceBuilderXML
  /// A xib for iOS of Xcode 3 and 4, which is an archive of objects.
  case interfaceBuilderArchiveXML
  /// A storyboard or xib for the Mac.
  case macInterfaceBuilderXML
  /// `adb shell uiautomator dump`.
  case uiAutomatorXML
  /// The page source of Appium's UiAutomator2 driver.
  case uiAutomator2XML
  /// The page source of Appium's first UiAutomator driver, the bootstrap.
  case uiAutomator1XML
  /// The page source of Appium's Espresso driver.
  case espressoXML
  /// A dump of an accessibility service: nodes that hold `AccessibilityNodeInfo` in `raw`.
  case accessibilityServiceXML
  /// Detox's view hierarchy on Android.
  case detoxAndroidXML
  /// A view tree in any other XML.
  case xml
  /// Any view tree in JSON.
  case json

  /// True for the formats that can be read; the others are recognised and refused by name.
  public var isRead: Bool { self == .recursiveDescription || isXML }

  /// True for the XML dialects that are read.
  package var isXML: Bool {
    switch self {
    case .recursiveDescription, .printHierarchy, .autolayoutTrace, .subtreeDescription,
      .earlGrey, .xcuiDebugDescription, .macInterfaceBuilderXML, .xml, .json:
      false
    default: true
    }
  }

  /// What people call the format.
  public var title: String {
    switch self {
    case .recursiveDescription: "recursiveDescription"
    case .printHierarchy: "view controllers printed by _printHierarchy"
    case .autolayoutTrace: "constraints printed by _autolayoutTrace"
    case .subtreeDescription: "an AppKit tree printed by _subtreeDescription"
    case .earlGrey: "an EarlGrey view hierarchy"
    case .xcuiDebugDescription: "an XCUITest debugDescription"
    case .viewmendXML: "viewmend's XML"
    case .webDriverAgentXML: "a WebDriverAgent page source"
    case .uiAutomationXML: "a UIAutomation page source"
    case .mac2XML: "a page source of Appium for the Mac"
    case .winAppDriverXML: "a WinAppDriver page source"
    case .detoxIOSXML: "a Detox view hierarchy of iOS"
    case .uiViewXML: "UIKit's views in XML"
    case .interfaceBuilderXML: "an Interface Builder document"
    case .interfaceBuilderArchiveXML: "an archive of Interface Builder"
    case .macInterfaceBuilderXML: "an Interface Builder document for the Mac"
    case .uiAutomatorXML: "a uiautomator dump"
    case .uiAutomator2XML: "a page source of Appium's UiAutomator2"
    case .uiAutomator1XML: "a page source of Appium's UiAutomator1"
    case .espressoXML: "a page source of Appium's Espresso driver"
    case .accessibilityServiceXML: "an accessibility service's dump"
    case .detoxAndroidXML: "a Detox view hierarchy of Android"
    case .xml: "an XML view tree"
    case .json: "a JSON view tree"
    }
  }
}
