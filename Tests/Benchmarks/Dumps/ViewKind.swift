/// A class of views as a dump shows it: its name, its layer, and what else its rows tell.
struct ViewKind: Sendable {
  enum Trait: Sendable {
    case plain, label, field, image, scroll, table, collection, slider, navigationBar, barContent
    case stackOfButtons, effect, shadow, background
  }

  let name: String
  let base: String?
  let layer: String
  let trait: Trait

  init(_ name: String, _ trait: Trait = .plain, base: String? = nil, layer: String = "CALayer") {
    self.name = name
    self.trait = trait
    self.base = base
    self.layer = layer
  }

  static let containers: [ViewKind] = [
    ViewKind("UIView"), ViewKind("UIView"), ViewKind("UIView"), ViewKind("UIView"),
    ViewKind("UILayoutContainerView"),
    ViewKind("UITransitionView"), ViewKind("UIDropShadowView"),
    ViewKind("UIViewControllerWrapperView"), ViewKind("UINavigationTransitionView"),
    ViewKind("UINavigationBar", .navigationBar),
    ViewKind("_UINavigationBarContentView", .barContent),
    ViewKind("_UIButtonBarStackView", .stackOfButtons), ViewKind("_UIBarBackground"),
    ViewKind("UIVisualEffectView", .effect), ViewKind("UIScrollView", .scroll),
    ViewKind("UITableView", .table), ViewKind("UITableViewCell"),
    ViewKind("UITableViewCellContentView"), ViewKind("UICollectionView", .collection),
    ViewKind("UICollectionViewCell"), ViewKind("UIStackView"), ViewKind("UITabBar"),
    ViewKind("_UISystemBackgroundView", .background),
    ViewKind("Gallery.CoverCell", base: "UICollectionViewCell"),
    ViewKind("_TtC7Gallery11ShelfHeader", base: "UITableViewHeaderFooterView"),
    ViewKind("_TtGC7SwiftUI14_UIHostingViewV7Gallery9ShelfView_"),
  ]

  static let leaves: [ViewKind] = [
    ViewKind("UILabel", .label, layer: "_UILabelLayer"),
    ViewKind("UILabel", .label, layer: "_UILabelLayer"),
    ViewKind("UIButtonLabel", .label, layer: "_UILabelLayer"),
    ViewKind("UITabBarButtonLabel", .label, layer: "_UILabelLayer"),
    ViewKind("Gallery.PriceLabel", .label, base: "UILabel", layer: "_UILabelLayer"),
    ViewKind("UITextField", .field), ViewKind("UITextView", .label),
    ViewKind("UIImageView", .image), ViewKind("UIImageView", .image), ViewKind("UIButton"),
    ViewKind("UIButton"), ViewKind("UISwitch"), ViewKind("UISlider", .slider),
    ViewKind("UINavigationItemView"), ViewKind("UINavigationItemButtonView"),
    ViewKind("_UINavigationBarBackIndicatorView", .image), ViewKind("UITabBarButton"),
    ViewKind("_UITableViewCellSeparatorView"), ViewKind("UIActivityIndicatorView"),
    ViewKind("_UIBarBackgroundShadowView", .shadow),
    ViewKind("UIKit._UISliderGlassVisualElement"),
  ]
}
