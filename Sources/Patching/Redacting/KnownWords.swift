import Formats
import Hierarchy

/// Words of UIKit's, of debuggers and of view trees in XML: they stand in any app's dump.
enum KnownWords {
  /// Keys and values of descriptions, lowercased.
  static let values: Set<String> = base.union(InputFormat.allCases.map { $0.rawValue.lowercased() })

  private static let base: Set<String> = [
    // Values.
    "yes", "no", "true", "false", "null", "nil", "none", "nan", "inf", "infinity", "auto",
    "default",
    "possible", "began", "changed", "ended", "cancelled", "failed", "recognized", "appeared",
    "appearing", "disappeared", "disappearing", "w", "h", "lm", "rm", "tm", "bm", "roundedrect",
    "line", "bezel", "vertical", "horizontal", "both", "forward", "backward", "left", "right",
    "top",
    "bottom", "center", "leading", "trailing", "normal", "rect", "visible", "invisible", "gone",
    // What rows, recognizers and controllers are printed with.
    "frame", "bounds", "alpha", "hidden", "opaque", "layer", "transform", "autoresize", "text",
    "baseclass", "tag", "state", "view", "target", "action", "enabled", "gesturerecognizers",
    "animations", "position", "opacity", "size", "contentoffset", "contentsize",
    "adjustedcontentinset", "clipstobounds", "userinteractionenabled", "must", "fail", "be",
    "required", "to", "number", "of", "taps", "touches", "numberoftapsrequired",
    "numberoftouchesrequired", "numberoftouches", "minimumpressduration", "direction", "edges",
    "cancelstouchesinview", "delaystouchesbegan", "delaystouchesended", "delegate", "in", "not",
    "the", "window", "presented", "with", "layoutframe", "owningview", "must_fail", "require",
    // viewmend's own XML, and what other tools say of a whole tree.
    "superview", "screen", "space", "unit", "uikit", "clickable", "unknown", "pt", "px", "dp",
    "css-px", "css", "outward", "truncated", "backtofront", "drawing", "accessibility", "views",
    "clipped", "finger", "mouse", "elements", "ios6", "ios7", "ios11", "ios13", "ios26", "given",
    "inferred", "file", "touch", "order", "system", "custom", "recursivedescription",
    "interactivepopgesturerecognizer", "interactivecontentpopgesturerecognizer",
    "gesturerecognizershouldbegin", "accessibilityelements",
    "handlenavigationtransition",
  ]

  /// Keys of numbers that rules ask for, or that say where a view lies; lowercased.
  static let measures: Set<String> = [
    "reacttag", "contentinset", "safeareainsets", "cornerradius", "hitinsets", "zposition",
    "anchorpoint", "adjustedcontentinset", "contentsize", "contentoffset", "bounds",
    "backgroundcolor", "tintcolor",
  ]

  /// What stands around a tree in a debugger's window, and behind views.
  static let debugger: Set<String> = [
    "lldb", "gdb", "cy", "po", "p", "expr", "print", "call", "O", "l", "objc", "layer", "id",
    "BOOL",
    "UIApp", "UIWindow", "UIApplication", "UIView", "keyWindow", "recursiveDescription",
    "sharedApplication", "windows", "nil", "null", "YES", "NO", "true", "false", "effect", "layout",
    "buttonBar", "delegate", "transitionContext", "fromLayout", "toLayout", "standardAppearance",
    "scrollEdgeAppearance", "compactAppearance", "compactScrollEdgeAppearance", "item", "title",
    "clientRequestedContentView", "forcedLegacyProvider", "no", "scroll", "edge", "support",
    "collection", "view", "Printing", "description", "of", "result", "Optional", "layoutFrame",
    "owningView", "interactivePopGestureRecognizer", "interactiveContentPopGestureRecognizer",
    "gestureRecognizerShouldBegin", "accessibilityElements", "pre", "code", "br", "div", "span",
    "p",
  ]
}
