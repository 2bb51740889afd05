import Hierarchy

/// How large the screen of an iPhone is in millimetres, by its size in points.
///
/// A dump gives points, and no device. Each size was that of one or several iPhones, whose density
/// Apple's technical specifications give; where these differ, the larger screen is taken: 414 x 896
/// for 6.5 inches (the 6.1 inches of XR and 11 are 6 % less), 375 x 812 for 5.8 (the 12 mini and 13
/// mini, 5.4 inches, are 8 % less). Display Zoom makes a screen print the points of a smaller one.
package struct PhoneScreen: Sendable, Hashable {
  /// The upright screen in points.
  package let size: Size
  /// The diagonal in inches, as it was sold.
  package let diagonal: Double
  /// Points an inch: pixels an inch over pixels a point.
  package let pointsPerInch: Double

  /// The upright screen of an iPhone; nil for a size that no iPhone has.
  package init?(_ size: Size) {
    guard
      let screen = Self.known.first(where: {
        abs($0.size.width - size.width) < 0.5 && abs($0.size.height - size.height) < 0.5
      })
    else { return nil }
    self = screen
  }

  private init(_ width: Double, _ height: Double, inches: Double, pointsPerInch: Double) {
    size = Size(width: width, height: height)
    diagonal = inches
    self.pointsPerInch = pointsPerInch
  }

  /// Millimetres a point.
  package var millimetersPerPoint: Double { 25.4 / pointsPerInch }

  /// 326 pixels an inch, two a point; the first iPhones had 163, one a point.
  private static let retina = 326.0 / 2
  /// 458 and 460 pixels an inch, three a point.
  private static let (superRetina, superRetinaXDR) = (458.0 / 3, 460.0 / 3)
  /// 401 pixels an inch; 414 points are drawn onto 1080 pixels.
  private static let plus = 401.0 * 414 / 1080

  private static let known = [
    PhoneScreen(320, 480, inches: 3.5, pointsPerInch: retina),
    PhoneScreen(320, 568, inches: 4, pointsPerInch: retina),
    PhoneScreen(375, 667, inches: 4.7, pointsPerInch: retina),
    PhoneScreen(414, 736, inches: 5.5, pointsPerInch: plus),
    PhoneScreen(375, 812, inches: 5.8, pointsPerInch: superRetina),
    PhoneScreen(414, 896, inches: 6.5, pointsPerInch: superRetina),
    PhoneScreen(390, 844, inches: 6.1, pointsPerInch: superRetinaXDR),
    PhoneScreen(428, 926, inches: 6.7, pointsPerInch: superRetina),
    PhoneScreen(393, 852, inches: 6.1, pointsPerInch: superRetinaXDR),
    PhoneScreen(430, 932, inches: 6.7, pointsPerInch: superRetinaXDR),
    PhoneScreen(402, 874, inches: 6.3, pointsPerInch: superRetinaXDR),
    PhoneScreen(420, 912, inches: 6.5, pointsPerInch: superRetinaXDR),
    PhoneScreen(440, 956, inches: 6.9, pointsPerInch: superRetinaXDR),
  ]
}
