import Formats
import Hierarchy

/// Page sources with invented content, in each form in which WebDriverAgent's are met.
enum PageSources {
  /// WebDriverAgent's own serialiser, wrapped by the driver.
  static let wrapped = """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Orchard" label="Orchard" enabled="true" visible="true" accessible="false" x="0" y="0" width="375" height="667" index="0">
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="false" accessible="false" x="0" y="0" width="375" height="667" index="0">
          <XCUIElementTypeButton type="XCUIElementTypeButton" name="pear-back" label="Pears &amp; plums" enabled="false" visible="true" accessible="true" x="8" y="20" width="39" height="44" index="0" nativeFrame="{{8.5, 20}, {38, 44}}"/>
          <XCUIElementTypeTextField type="XCUIElementTypeTextField" value="ripe&#10;soon" name="note" label="" enabled="true" visible="true" accessible="true" x="60" y="-12" width="200" height="31" index="1"/>
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
    </AppiumAUT>

    """

  /// The driver's serialiser, which makes XML of JSON: geometry first, tags in pairs.
  static let fromJSON = """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" enabled="true" visible="true" x="0" y="0" width="320" height="568" name="Orchard" label="Orchard">
        <XCUIElementTypeButton type="XCUIElementTypeButton" enabled="true" visible="true" x="8" y="20" width="30" height="44" name="Pick" label="Pick">
        </XCUIElementTypeButton>
      </XCUIElementTypeApplication>
    </AppiumAUT>

    """

  /// Straight from WebDriverAgent, at a time when it left `visible` out.
  static let bare = """
    <XCUIElementTypeApplication type='XCUIElementTypeApplication' name='Orchard' label='Orchard' enabled='true' x='0' y='0' width='320' height='568'>
      <XCUIElementTypeOther type='XCUIElementTypeOther' enabled='true' x='0' y='0' width='320' height='64'/>
    </XCUIElementTypeApplication>
    """

  /// The names of XCUITest with the attributes of UIAutomation, of 2016.
  static let transitional = """
    <AppiumAUT><XCUIElementTypeApplication name="Orchard" label="Orchard" value="" dom="" enabled="true" valid="true" visible="true" hint="" path="/0" x="0" y="-0.5" width="320.25" height="568"><XCUIElementTypeButton name="Sieve" label="Sieve" value="" dom="" enabled="true" valid="true" visible="true" hint="" path="/0/0" x="62.6199951171875" y="1" width="44" height="30.3"/></XCUIElementTypeApplication></AppiumAUT>
    """

  static let all = [wrapped, fromJSON, bare, transitional]

  /// One window with something in it, without a declaration.
  static func window(around content: String, name: String = "Orchard") -> String {
    """
    <XCUIElementTypeWindow type="XCUIElementTypeWindow" name="\(name)" enabled="true" visible="true" \
    x="0" y="0" width="320" height="568">\(content)</XCUIElementTypeWindow>
    """
  }

  /// An element with a place, open.
  static let other = """
    <XCUIElementTypeOther type="XCUIElementTypeOther" enabled="true" x="1" y="2" width="30" height="40">
    """
  static let otherEnd = "</XCUIElementTypeOther>"

  static func read(_ text: String, limits: InputLimits = InputLimits()) throws -> Dump {
    try Dump.read(SourceText(text), limits: limits)
  }

  /// The error that a text is refused with.
  static func refusal(of text: String, limits: InputLimits = InputLimits()) -> ReadError? {
    do throws(ReadError) {
      _ = try Dump.read(SourceText(text), limits: limits)
      return nil
    } catch {
      return error
    }
  }
}
