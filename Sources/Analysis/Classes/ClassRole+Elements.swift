/// The types of accessibility elements on iOS, by XCUITest's, UIAutomation's and Appium's names.
extension ClassRole {
  /// The role of an element by its type: `XCUIElementTypeButton`, `UIAButton`, or `Button`.
  static func role(ofElement name: String) -> ClassRole {
    elementRoles[elementType(name)] ?? []
  }

  /// A type without what tools put in front of it.
  static func elementType(_ name: String) -> String {
    for prefix in ["XCUIElementType", "UIA"] where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    return name
  }

  /// Targets that the end of a name does not tell, and the bars in which buttons go back.
  private static let elementRoles: [String: ClassRole] = {
    var roles: [String: ClassRole] = [:]
    for name in [
      "CheckBox", "ComboBox", "Hyperlink", "Icon", "Link", "MenuItem", "RadioButton", "Tab",
      "TabItem", "Toggle",
    ] {
      roles[name] = .control
    }
    for name in ["SearchField", "SecureTextField", "Slider", "Stepper", "TextField"] {
      roles[name] = [.control, .drawsItself]
    }
    roles["NavigationBar"] = [.navigationBar, .container]
    roles["TabBar"] = [.itemBar, .container]
    roles["Toolbar"] = [.itemBar, .container]
    roles["ToolBar"] = [.itemBar, .container]
    return roles
  }()
}

/// The families of views in documents of Interface Builder.
extension ClassRole {
  /// The role of a view by its family, `button` for `UIButton`, and its class where it is an app's.
  static func role(ofFamily family: String, custom: String?) -> ClassRole {
    var uiKits = family
    // Archives of Xcode 3 and 4 have the class itself.
    if family.first?.isLowercase ?? false {
      uiKits =
        family == "wkWebView"
        ? "WKWebView" : "UI" + family.prefix(1).uppercased() + family.dropFirst()
    }
    return role(of: custom ?? uiKits, base: uiKits)
  }
}
