import Hierarchy

/// The page source of Appium's first driver for Android, the bootstrap on the device.
///
/// Elements are named for their class; `instance` counts those of one class, `NAF` marks what is
/// clickable and nameless, and there is no `displayed`. The root says its rotation and no size.
struct UIAutomator1Dialect: AndroidDialect {
  var format: InputFormat { .uiAutomator1XML }

  func claims(_ opening: XMLOpening, in bytes: RawSpan) -> Bool {
    isHierarchy(opening, withAny: ["instance"], in: bytes)
      && opening.child(in: bytes)?.value(of: "displayed", in: bytes) == nil
  }
}
