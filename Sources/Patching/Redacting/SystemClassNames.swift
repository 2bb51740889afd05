/// The classes of Apple's frameworks, and of the usual ones for making apps in other languages, that
/// stand in view trees; public ones by their headers, others as dumps print them.
enum SystemClassNames {
  static let all = names(
    [views, bars, cells, texts, presentation, behaviour, frameworks].joined(separator: " "))

  /// What XCUITest, UIAutomation and Appium call elements.
  static let elements = names(types)

  private static func names(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  private static let views = """
    UIView UIWindow UIWindowScene UIScene UIScreen UIApplication UIResponder UIControl UIButton
    UIRoundedRectButton UIButtonLabel UILabel UIImageView UIImage UIColor UIFont UISlider UISwitch
    UIStepper UISegmentedControl UISegment UISegmentLabel UIPageControl UIProgressView
    UIActivityIndicatorView UIStackView UIScrollView UIRefreshControl UIDatePicker UIPickerView
    UIPickerTableView UIPickerTableViewTitledCell UIPickerTableViewWrapperCell UIPickerColumnView
    UIVisualEffectView UIVisualEffect UIBlurEffect UIVibrancyEffect UIWebView UIColorWell UICalendarView
    UILayoutGuide UIContentUnavailableView UIPasteControl UIActivityContentTitleView
    UIStepperHorizontalVisualElement UISwitchModernVisualElement UIViewSafeAreaLayoutGuide
    UIViewLayoutMarginsGuide UICABackdropLayer UIBackgroundConfiguration
    _UILayoutGuide _UIScrollViewScrollIndicator _UIBackdropView _UIBackdropEffectView _UIBadgeView
    _UIDimmingKnockoutBackdropView _UIVisualEffectBackdropView _UIVisualEffectContentView
    _UIVisualEffectSubview _UIVisualEffectFilterView _UIVisualEffectViewBackdropCaptureGroup
    _UIRemoteView _UISizeTrackingView _UISystemBackgroundView _UIInheritedView _UIHostingView
    _UITouchPassthroughView _UITAMICAdaptorView _UICutoutShadowView _UIShadowView
    _UIRoundedRectShadowView _UIReplicantView _UIPageControlContentView _UILiquidLensView
    _UIPageControlIndicatorContentView _UIPageIndicatorView _UIRefreshControlModernContentView
    _UIRefreshControlContentView _UISlideriOSVisualElement _UISwitchInternalViewNeueStyle1
    _UISwitchInternalView _UIStepperButton _UIDatePickerView _UIDatePickerIOSCompactView
    _UIDatePickerCompactTimeLabel _UIDatePickerCompactDateLabel _UIDatePickerLinkedLabel
    _UIDatePickerCalendarHeaderTitleButton _UIDatePickerCalendarHeaderView _UIDatePickerContentView
    _UICalendarDateViewCell _UICalendarHeaderView _UIGrabber _UIPlatterContainerView
    _UIPlatterSoftShadowView _UIPlatterTransformView _UIPlatterView _UITileLayer
    _UIPointerInteractionAssistantEffectContainerView _UIMotionEffectAnimation UIMotionEffectGroup
    """

  private static let bars = """
    UINavigationBar UINavigationBarBackground UINavigationItem UINavigationItemView
    UINavigationItemButtonView UINavigationButton UINavigationController UINavigationTransitionView
    UIBarButtonItem UIBarButtonItemGroup UIBarItem UIToolbar UIToolbarButton UIToolbarTextButton
    UITabBar UITabBarItem UITabBarButton UITabBarButtonLabel UITabBarController
    UITabBarSwappableImageView UITabBarSelectionIndicatorView UISearchBar UISearchBarBackground
    UISearchBarTextField UISearchBarTextFieldLabel UIStatusBar UIStatusBarWindow UIStatusBar_Modern
    UIKitBarItemHost UIKitPlatformViewHost
    _UIBackButtonContainerView _UIBackButtonMaskView _UIBarBackground _UIBarBackgroundShadowView
    _UIBarBackgroundShadowContentImageView _UIButtonBar _UIButtonBarButton _UIButtonBarStackView
    _UIButtonBarTargetAction _UIHostingBarButtonItem_ _UIModernBarButton _UINavigationBarAppearance
    _UINavigationBarBackIndicatorView _UINavigationBarBackground _UINavigationBarContentView
    _UINavigationBarContentViewLayout _UINavigationBarLargeTitleView _UINavigationBarLayout
    _UINavigationBarLargeTitleViewLayout _UINavigationBarModernPromptView
    _UINavigationBarPlatterView _UINavigationBarTitleControl _UINavigationBarTransitionContextPush
    _UINavigationBarTransitionContextPop _UINavigationBarTransitionContextCrossfade
    _UINavigationBarVisualProviderModernIOS _UINavigationControllerRefreshControlHost
    _UINavigationInteractiveTransition _UINavigationItemButtonView _UINavigationParallaxTransition
    _UIScrollPocketContainerInteraction _UISearchBarBackdrop _UISearchBarSearchContainerView
    _UISearchBarSearchFieldBackgroundView _UISearchBarScopeContainerView _UITabBarBackgroundView
    _UITabBarContainerView _UITabBarContainerWrapperView _UITabBarVisualProviderLegacyIOS
    _UITabButton _UIToolbarBackground _UIToolbarContentView NavigationBarContentView
    NavigationButtonBar ButtonBarButton
    """

  private static let cells = """
    UITableView UITableViewCell UITableViewCellContentView UITableViewCellEditControl
    UITableViewCellReorderControl UITableViewCellScrollView UITableViewCellSeparatorView
    UITableViewCellDeleteConfirmationView UITableViewCellDeleteConfirmationControl
    UITableViewCellSelectedBackground UITableViewController UITableViewHeaderFooterView
    UITableViewIndex UITableViewLabel UITableViewWrapperView UITableViewCellAccessoryImageView
    UIGroupTableViewCellBackground UISearchResultsTableView UICollectionView UICollectionViewCell
    UICollectionViewListCell UICollectionReusableView UICollectionViewController
    UICollectionViewControllerWrapperView UICollectionViewLayout UICollectionViewFlowLayout
    UICollectionViewCompositionalLayout UIListContentView UISwipeActionPullView
    UISwipeActionStandardButton UITableViewCellFocusableAccessoryView
    _UITableViewCellSeparatorView _UITableViewHeaderFooterContentView
    _UITableViewHeaderFooterViewBackground _UITableViewHeaderFooterViewLabel
    _UITableCellAccessoryButton _UITableViewCellActionButton _UICellAccessoryManager_
    _UICollectionViewListSeparatorView _UICollectionViewListCellReusableViewBase ListCollectionViewCell
    """

  private static let texts = """
    UITextField UITextFieldLabel UITextFieldBorderView UITextView UITextContainerView UITextRangeView
    UITextSelectionView UITextEffectsWindow UIFieldEditor UISelectionGrabber UISelectionGrabberDot
    UIKBBackdropView UIKBInputBackdropView UIKBKeyView UIKBKeyplaneView UIKBSplitImageView
    UIKBCandidateView UIKeyboard UIKeyboardAutomatic UIKeyboardDockItemButton UIKeyboardDockView
    UIKeyboardImpl UIKeyboardLayout UIKeyboardLayoutStar UIRemoteKeyboardWindow UIAutocorrectTextView
    UIInputSetContainerView UIInputSetHostView UICompatibilityInputViewController
    UIInputWindowController UIInputView UICalloutBar UICalloutBarButton UIEditingOverlayViewController
    _UIFieldEditorContentView _UIFloatingBarContainerView _UIKBCompatInputView _UILabelLayer
    _UILabelContentLayer _UITextContainerView _UITextFieldBackground _UITextFieldCanvasView
    _UITextFieldClearButton _UITextFieldContentView _UITextFieldImageBackgroundView
    _UITextFieldNoBackgroundProvider _UITextFieldRoundedRectBackgroundViewNeue _UITextLayoutView
    _UITextLayoutCanvasView _UITextLayoutFragmentView _UITextTiledLayer _UITextViewCanvasView
    _UICursorAccessoryHostView _UITextUnderlineView TUIPredictionView TUIPredictionViewCell
    TUIPredictionViewStackView TUIKeyboardContentView TUICandidateView
    """

  private static let presentation = """
    UIViewController UIViewControllerWrapperView UILayoutContainerView UITransitionView
    UIDropShadowView UIDimmingView UIAlertView UIAlertController UIActionSheet UIPopoverController
    UIPopoverView UIPopoverPresentationController UIPresentationController UISplitViewController
    UIPanelControllerContentView UIPageViewController UISearchController UISearchDisplayController
    UISearchDisplayControllerContainerView UIActivityViewController UIImagePickerController
    UIDocumentPickerViewController UIDocumentBrowserViewController UIHostingController
    UIEventBreadcrumbController UIMenuController UIVideoEditorController UIReferenceLibraryViewController
    _UIAlertControllerActionView _UIAlertControllerInterfaceActionGroupView _UIAlertControllerView
    _UIAlertControllerPhoneTVMacView _UIAlertControllerShadowedScrollView _UIContextMenuCell
    _UIContextMenuCellContentView _UIContextMenuContainerView _UIContextMenuListView
    _UIContextMenuView _UIContextMenuActionView _UIFullscreenPresentationController
    _UIInterfaceActionCustomViewRepresentationView _UIInterfaceActionGroupHeaderScrollView
    _UIInterfaceActionItemSeparatorView_iOS _UIInterfaceActionRepresentationsSequenceView
    _UIInterfaceActionSeparatableSequenceView _UIInterfaceActionVibrantSeparatorView
    _UIPageViewControllerContentView _UIQueuingScrollView _UIPanelDividerView _UIPopoverView
    _UIPopoverStandardChromeView _UISearchDisplayControllerDimmingView
    _UISplitViewControllerPanelView _UISheetPresentationController _UIPageSheetPresentationController
    """

  private static let behaviour = """
    UIGestureRecognizer UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer
    UIRotationGestureRecognizer UISwipeGestureRecognizer UILongPressGestureRecognizer
    UIHoverGestureRecognizer UIScreenEdgePanGestureRecognizer UIScrollViewPanGestureRecognizer
    UIScrollViewDelayedTouchesBeganGestureRecognizer UIScrollViewPinchGestureRecognizer
    UIScrollViewPagingSwipeGestureRecognizer UIScrollViewKnobLongPressGestureRecognizer
    UITextTapRecognizer UITapAndAHalfRecognizer UIVariableDelayLoupeGesture UIDragGestureRecognizer
    _UIParallaxTransitionPanGestureRecognizer _UISystemGestureGateGestureRecognizer
    _UIContentSwipeDismissGestureRecognizer _UITouchDownGestureRecognizer
    _UITouchDurationObservingGestureRecognizer _UISecondaryClickDriverGestureRecognizer
    UITraitCollection UIAccessibilityElement UIAccessibilityTextFieldElement UIAction UIMenu UIEvent
    UITouch UIDeviceWhiteColorSpace UIExtendedGrayColorSpace UIExtendedSRGBColorSpace
    UIDeviceRGBColorSpace UICachedDeviceRGBColor UICachedDeviceWhiteColor UIDynamicProviderColor
    UIDynamicSystemColor UIDynamicModifiedColor UIDynamicCatalogColor
    """

  private static let frameworks = """
    NSObject NSArray NSMutableArray NSSet NSMutableSet NSDictionary NSMutableDictionary NSString
    NSMutableString NSAttributedString NSMutableAttributedString NSNumber NSNull NSValue NSData NSURL
    NSError NSException NSIndexPath NSLayoutConstraint NSTextContainer NSTextStorage NSLayoutManager
    NSParagraphStyle NSMapTable NSColor NSColorSpace NSFont NSApplication NSWindow NSView NSButton
    NSTextField NSImageView NSTableView NSScrollView NSThemeFrame NSViewBackingLayer _NSViewBackingLayer
    NSTextLayer NSISEngine NSMutableOrderedSet
    __NSArray __NSArrayI __NSArrayM __NSArray0 __NSSingleObjectArray __NSSingleObjectArrayI
    __NSFrozenArrayM __NSCFString __NSCFConstantString __NSCFNumber __NSCFBoolean __NSDictionaryI
    __NSDictionaryM __NSSetI __NSSetM __NSMallocBlock__ __NSGlobalBlock__ __NSStackBlock__
    CALayer CAAnimation CABasicAnimation CAKeyframeAnimation CASpringAnimation CAAnimationGroup
    CATransition CATransaction CABackdropLayer CAEAGLLayer CAEmitterLayer CAGradientLayer CAMetalLayer
    CAReplicatorLayer CAScrollLayer CAShapeLayer CATextLayer CATiledLayer CATransformLayer CAPortalLayer
    CAMediaTimingFunction CADisplayLink CGAffineTransform CGPoint CGRect CGSize CGFloat CGImage
    WKWebView WKContentView WKScrollView WKCompositingView WKChildScrollView WKInspectorHighlightView
    MKMapView MKBasicMapView MKAnnotationView MKPinAnnotationView MKMarkerAnnotationView
    MKUserLocationView MKAttributionLabel MKCompassView MKScaleView MKUserTrackingButton
    MKScrollContainerView MKNewAnnotationContainerView _MKMapContentView _MKBalloonContentView
    _MKPuckAnnotationView _MKUserTrackingView _MKMapLayerHostingView
    AVPlayerView AVPlayerLayerView AVPlayerViewController AVPlaybackControlsView AVPlayerLayer AVButton
    AVScrubber AVTouchIgnoringView AVView AVRoutePickerView AVCaptureVideoPreviewLayer AVVolumeSlider
    __AVPlayerLayerView SKView SKScene SKStoreProductViewController MTKView GLKView ARSCNView SCNView
    QLPreviewController PKPaymentButton PKAddPassButton PKCanvasView PKToolPicker
    FlutterView FlutterViewController FlutterSemanticsObject FlutterSemanticsScrollView
    FlutterTextInputView
    RCTView RCTViewComponentView RCTRootView RCTRootContentView RCTRootComponentView RCTTextView
    RCTImageView RCTImageComponentView RCTScrollView RCTCustomScrollView RCTEnhancedScrollView
    RCTScrollContentView RCTScrollViewComponentView RCTParagraphComponentView RCTParagraphTextView
    RCTSurfaceView RCTSurfaceHostingView RCTSurfaceHostingProxyRootView RCTSafeAreaView RCTSwitch
    RCTModalHostView RCTModalHostViewController RCTSinglelineTextInputView RCTUITextField
    RCTMultilineTextInputView RCTUITextView RCTTextInputComponentView RCTTouchHandler
    RCTSurfaceTouchHandler RCTDebuggingOverlay RCTDebuggingOverlayComponentView RCTVirtualText
    RNGestureHandlerButton RNGestureHandlerButtonComponentView RNGestureHandlerRootView
    RNCSafeAreaProvider RNCSafeAreaView RNCSafeAreaProviderComponentView RNCSafeAreaViewComponentView
    RNCWebView RNCWebViewImpl RNCWKWebView RNSScreen RNSScreenView RNSScreenStackView
    RNSScreenContainerView RNSScreenStackHeaderConfig RNSVGView RNSVGSvgView
    IBActionInfo IBClassDescriber IBClassDescriptionSource IBCocoaTouchEventConnection
    IBCocoaTouchOutletConnection IBConnectionRecord IBMutableOrderedSet IBObjectContainer
    IBObjectRecord IBPartialClassDescription IBProxyObject IBToOneOutletInfo IBUICustomObject
    """

  private static let types = """
    Alert Application Browser Button Cell CheckBox CollectionView ComboBox DatePicker Dialog
    DisclosureTriangle Drawer Grid Group Handle Hyperlink Icon Image Key Keyboard Layer LayoutArea Link Map
    Matte Menu MenuBar MenuBarItem MenuButton MenuItem NavigationBar Other Outline PageIndicator
    Picker PickerWheel PopUpButton Popover ProgressIndicator RadioButton RadioGroup RatingIndicator
    RefreshControl ScrollBar ScrollView SearchField SecureTextField SegmentedControl Sheet Slider
    SplitGroup Splitter StaticText StatusBar Stepper Switch Tab TabBar TabGroup TabItem Table
    TableColumn TableRow TextField TextView Timeline Toggle Toolbar ToolBar Touchbar WebView Window
    AppiumAUT ViewHierarchy UIAApplication UIAWindow UIATarget UIAElement UIAActionSheet
    UIAActivityIndicator UIAAlert UIAButton UIACollectionCell UIACollectionView UIAEditingMenu UIAImage
    UIAKey UIAKeyboard UIALink UIANavigationBar UIAPageIndicator UIAPicker UIAPickerWheel UIAPopover
    UIAProgressIndicator UIAScrollView UIASearchBar UIASecureTextField UIASegmentedControl UIASlider
    UIAStaticText UIAStatusBar UIASwitch UIATabBar UIATableCell UIATableGroup UIATableView UIATextField
    UIATextView UIAToolbar UIAWebView
    """
}
