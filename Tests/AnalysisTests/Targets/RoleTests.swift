import Analysis
import Testing

/// The classes that hit-testing rules name, one by one.
@Suite struct RoleTests {
  /// True when a view of a class, below a window, is a target.
  private func isTarget(_ name: String, base: String? = nil, _ attributes: String = "") throws
    -> Bool
  {
    let kind = base.map { "; baseClass = \($0)" } ?? ""
    let audited = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <\(name): 0x2\(kind); frame = (0 0; 44 44)\(attributes)>
      """)
    #expect(audited.tree[1].className == name)
    return audited.report.targets.map(\.node) == [1]
  }

  private let gestures = "; gestureRecognizers = <NSArray: 0x3>"

  @Test(arguments: [
    "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
    "UITextField", "UIDatePicker", "UITableViewCell", "UICollectionViewCell",
    "UINavigationItemButtonView", "_UINavigationItemButtonView", "UINavigationButton",
    "_UIButtonBarButton", "UIToolbarButton", "UITabBarButton", "RNGestureHandlerButton",
  ])
  func namedTargets(name: String) throws {
    #expect(try isTarget(name))
    #expect(try isTarget("Fancy", base: name))
  }

  @Test(arguments: ["App.RoundButton", "SeatControl", "NightSwitch", "TripCell"])
  func namedLikeTargets(name: String) throws {
    #expect(try isTarget(name))
    #expect(try !isTarget(name, "; userInteractionEnabled = NO"))
    #expect(try !isTarget(name + "View"))
  }

  @Test func aNamedTargetStaysOneWithoutTouches() throws {
    #expect(try isTarget("UIButton", "; userInteractionEnabled = NO"))
    #expect(try isTarget("Fancy", base: "UIButton", "; userInteractionEnabled = NO"))
  }

  @Test(arguments: [
    "_UIModernBarButton", "UIButtonLabel", "UILabel", "App.PriceLabel", "_UILayoutGuide",
    "UILayoutGuide", "_UIScrollViewScrollIndicator", "UIRefreshControl",
  ])
  func neverTargets(name: String) throws {
    #expect(try !isTarget(name))
    if name != "_UIModernBarButton", name != "UIRefreshControl" {
      #expect(try !isTarget(name, gestures))
    }
  }

  @Test func refreshControlsOfTheAppAreNone() throws {
    #expect(try !isTarget("App.Puller", base: "UIRefreshControl"))
    #expect(try !isTarget("App.PullControl", base: "UIRefreshControl"))
  }

  @Test(arguments: ["UIView", "App.Tile", "UIImageView", "App.Avatar"])
  func recognizersMakeATarget(name: String) throws {
    #expect(try !isTarget(name))
    #expect(try isTarget(name, gestures))
    if name == "App.Avatar" { #expect(try isTarget(name, base: "UIImageView", gestures)) }
  }

  @Test func imagesInAControlAreItsMark() throws {
    let audited = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (0 0; 44 44)>
         |    | <UIImageView: 0x3; frame = (0 0; 44 44); gestureRecognizers = <NSArray: 0x3>>
         |    | <App.Icon: 0x4; baseClass = UIImageView; frame = (0 0; 44 44); gestureRecognizers = <NSArray: 0x3>>
         |    | <UIButtonLabel: 0x5; frame = (0 0; 44 44); text = 'Go'; gestureRecognizers = <NSArray: 0x3>>
      """)
    #expect(audited.report.targets.map(\.node) == [1])
  }

  @Test(arguments: [
    "UIWindow", "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetContainerView",
    "UIInputSetHostView", "UITransitionView", "UIDropShadowView", "UIDimmingView",
    "UILayoutContainerView", "UINavigationTransitionView", "UIViewControllerWrapperView",
    "UICollectionViewControllerWrapperView", "UINavigationBar", "_UINavigationBarContentView",
    "_UIButtonBarStackView", "_UITAMICAdaptorView", "_UINavigationBarLargeTitleView", "UITabBar",
    "UIToolbar", "_UIToolbarContentView", "_UITouchPassthroughView", "_UITabBarContainerView",
    "_UITabBarContainerWrapperView", "UIScrollView", "UITableView", "UICollectionView",
    "App.FeedScrollView", "App.FeedTableView", "App.FeedCollectionView",
    "UITableViewCellContentView", "_UIHostingView", "RCTRootView", "FlutterView",
    "UIKit.NavigationBarItemsContainer", "UIKit.HostedViewWrapper", "UIKit.PlatterGlassView",
    "App.MainWindow",
  ])
  func containersAreNoTargetsWhateverTheyPrint(name: String) throws {
    #expect(try !isTarget(name))
    #expect(try !isTarget(name, gestures))
  }

  @Test func aScrollViewsSubclassIsAContainer() throws {
    #expect(try !isTarget("App.Feed", base: "UIScrollView", gestures))
    #expect(try !isTarget("App.Feed", base: "UITableView", gestures))
    #expect(try !isTarget("App.Root", base: "UIWindow", gestures))
  }

  @Test func aLayerIsNoTarget() throws {
    let audited = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <ButtonCell: 0x2> (layer)
      """)
    #expect(audited.report.targets.isEmpty)
  }
}
