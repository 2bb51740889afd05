/// A bar of iOS 7 to 10 below a window, written part by part; `text` is the dump.
///
/// The window is node 0 and the bar node 1. The container comes before the arrow, unless
/// `order` says otherwise.
struct ItemBar {
  var window = "(0 0; 320 480)"
  var bar = "(0 20; 320 44)"
  /// The container's frame; nil leaves container and label out.
  var container: String? = "(8 6; 60 30)"
  /// The label's frame and further attributes; nil leaves it out.
  var label: String? = "(-981 -995; 41 22); text = ''"
  /// The arrow's frame and further attributes; nil leaves it out.
  var arrow: String? = "(8 12; 12.5 20.5)"
  /// Rows below the bar, the bars of their own levels included.
  var others: [String] = []
  /// True to print the arrow and the other rows before the container.
  var containerIsLast = false

  static let off = "; userInteractionEnabled = NO"

  var text: String {
    var rows = ["<UIWindow: 0x10; frame = \(window); layer = <UIWindowLayer: 0x11>>"]
    rows.append("   | <UINavigationBar: 0x12; frame = \(bar); layer = <CALayer: 0x13>>")
    let lead = "   |    | "
    var own: [String] = []
    if let container {
      own.append("\(lead)<UINavigationItemButtonView: 0x14; frame = \(container)\(Self.off)>")
      if let label { own.append("\(lead)   | <UILabel: 0x15; frame = \(label)\(Self.off)>") }
    }
    var rest: [String] = []
    if let arrow {
      rest.append("\(lead)<_UINavigationBarBackIndicatorView: 0x16; frame = \(arrow)\(Self.off)>")
    }
    rest += others.map { lead + $0 }
    rows += containerIsLast ? rest + own : own + rest
    return rows.joined(separator: "\n") + "\n"
  }
}
