/// The class names behind the roles. The lists follow what UIKit prints from iOS 5 to 26; names
/// that apps choose are judged by their printed superclass and by their ending.
extension ClassRole {
  /// The role of a class with the superclass that the dump prints for it.
  static func role(of name: String, base: String?) -> ClassRole {
    var role = exactRoles[name] ?? []
    if let base { role.formUnion(exactRoles[base] ?? []) }
    if name.hasPrefix("UI") || name.hasPrefix("_UI") {
      role.insert(.systemClass)
    } else if BackWords.mayName(name), BackWords.meaning(ofName: name) == .back {
      role.insert(.namedForBack)
    }
    role.formUnion(roleByEnding(of: name, known: role))
    if let base { role.formUnion(roleByEnding(of: base, known: role)) }
    // UIKit's own subclasses of controls are no app's to size.
    if name.hasPrefix("_UI"), exactRoles[name] == nil, role.contains(.control) {
      role.insert(.namedLikeTarget)
    }
    if role.isEmpty, isSwiftUIs(name) { role = .container }
    if neverTargets.contains(name) || base.map(neverTargets.contains) ?? false {
      role.subtract([.control, .cell, .barItem])
    }
    return role
  }

  /// True for a view of SwiftUI's, which answers for touches in its own way.
  private static func isSwiftUIs(_ name: String) -> Bool {
    name.hasPrefix("SwiftUI.") || name.hasPrefix("_Tt") && name.holds("7SwiftUI")
  }

  /// True for a class of Apple's other frameworks (AVKit, MapKit, WebKit, the keyboard's), or one that
  /// marks a place on a map, whose size the place allows.
  static func isFrameworks(_ name: String, base: String?) -> Bool {
    if (base ?? name).hasSuffix("AnnotationView") { return true }
    let plain = name.hasPrefix("_") ? name.dropFirst() : name[...]
    for prefix in ["AV", "MK", "WK", "TUI"] where plain.hasPrefix(prefix) {
      let rest = plain.dropFirst(prefix.count)
      return rest.first?.isUppercase ?? false && rest.dropFirst().first?.isLowercase ?? false
    }
    return false
  }

  private static let neverTargets: Set<String> = [
    "_UIModernBarButton", "UIButtonLabel", "UIRefreshControl", "UITabBarButtonLabel",
    "UITabBarSwappableImageView", "_UINavigationBarTitleControl",
  ]

  /// What the end of a name says where the name itself is not known.
  private static func roleByEnding(of name: String, known: ClassRole) -> ClassRole {
    if name.hasSuffix("Window") { return [.window, .container] }
    if name.hasSuffix("Label") { return .label }
    if name.hasSuffix("ImageView") { return .image }
    if name.hasSuffix("ScrollIndicator") || name.hasSuffix("LayoutGuide") { return .furniture }
    if name.holds("Platter") && name.hasSuffix("View") { return [.platter, .container] }
    for ending in ["ScrollView", "TableView", "CollectionView"] where name.hasSuffix(ending) {
      return [.scrollView, .container]
    }
    if name.hasSuffix("CellContentView") || name.holds("HostingView")
      || name.holds("NavigationBar") && (name.hasSuffix("Container") || name.holds("Container_"))
      || name.holds("HostedView")
      || name.hasPrefix("_UITabBarContainer") || name.hasPrefix("RCTRoot")
      || name.hasPrefix("RCTSurface")
    {
      return .container
    }
    guard known.isDisjoint(with: [.control, .cell, .barItem, .container, .label, .image]) else {
      return []
    }
    if name.hasSuffix("Cell") { return [.cell, .drawsItself, .namedLikeTarget] }
    for ending in ["Button", "Control", "Switch"] where name.hasSuffix(ending) {
      return [.control, .namedLikeTarget]
    }
    return []
  }

  private static let exactRoles: [String: ClassRole] = {
    var roles: [String: ClassRole] = [:]
    func add(_ role: ClassRole, _ names: String...) {
      for name in names { roles[name, default: []].formUnion(role) }
    }
    add(.control, "UIButton", "UIRoundedRectButton", "RNGestureHandlerButton")
    add([.control, .drawsItself], "UISlider", "UITextField")
    add([.control, .drawsItself, .actsForParts], "UISegmentedControl", "UIDatePicker")
    // The field of a search bar has the height that the bar gives it.
    add(
      [.control, .drawsItself, .systemSized, .actsForParts], "UISwitch", "UIStepper",
      "UISearchBarTextField")
    add([.control, .drawsItself, .systemSized], "UIPageControl", "UIKBKeyView")
    add([.cell, .drawsItself], "UITableViewCell", "UICollectionViewCell")
    add(
      [.control, .barItem], "UINavigationButton", "_UIButtonBarButton", "UIToolbarButton",
      "UITabBarButton")
    add(.modernItem, "_UIButtonBarButton")
    add(.itemFace, "_UIModernBarButton")
    add([.backContent, .container], "_UIBackButtonContainerView")
    add(
      [.control, .barItem, .backContainer], "UINavigationItemButtonView",
      "_UINavigationItemButtonView")
    add(
      .servedByBar, "UINavigationItemButtonView", "_UINavigationItemButtonView",
      "UINavigationItemView", "_UINavigationBarBackIndicatorView", "_UIModernBarButton",
      "_UIBackButtonContainerView")
    add([.opaqueRenderer, .container], "FlutterView")
    add(.opaqueRenderer, "WKWebView", "UIWebView", "MTKView", "_UIRemoteView")
    add(
      .asksOutside, "RCTView", "RCTViewComponentView", "RCTRootContentView", "RNSScreenView")
    add(.backIndicator, "_UINavigationBarBackIndicatorView")
    add(.barTitle, "UINavigationItemView", "_UINavigationBarTitleControl")
    add([.searchBar, .container], "UISearchBar")
    add([.navigationBar, .container], "UINavigationBar")
    add(
      [.barContent, .container], "_UINavigationBarContentView", "UIKit.NavigationBarContentView",
      "NavigationBarContentView")
    add([.barItemStack, .container], "_UIButtonBarStackView")
    add([.controllerWrapper, .container], "UIViewControllerWrapperView")
    add(
      .barBackground, "UINavigationBarBackground", "_UINavigationBarBackground",
      "_UIBarBackground")
    add([.scrollView, .container], "UIScrollView", "UITableView", "UICollectionView", "UITextView")
    add([.itemBar, .container], "UIToolbar", "UITabBar")
    add([.window, .container], "UIWindow", "UITextEffectsWindow", "UIRemoteKeyboardWindow")
    add(.label, "UILabel", "UIButtonLabel")
    add(.image, "UIImageView")
    add(.furniture, "_UILayoutGuide", "UILayoutGuide", "_UIScrollViewScrollIndicator")
    add(
      .container, "UIInputSetContainerView", "UIInputSetHostView", "UITransitionView",
      "UIDropShadowView", "UIDimmingView", "UILayoutContainerView", "UINavigationTransitionView",
      "UICollectionViewControllerWrapperView", "_UITAMICAdaptorView",
      "_UINavigationBarLargeTitleView", "_UIToolbarContentView",
      "_UITouchPassthroughView", "UITableViewWrapperView", "UITableViewCellContentView",
      "RCTRootView", "RCTRootContentView")
    return roles
  }()
}
