extension DumpRows {
  private static let masks = ["W", "W+H", "RM+BM", "LM+BM", "W+TM", "LM+RM+TM+BM"]

  mutating func writeTransform(_ frame: Frame, to out: inout ByteWriter) {
    let draw = random.below(200)
    if draw == 0 { out.append("; anchorPoint = (0, 0.5)") }
    guard draw < 3 else { return }
    // A printed frame is the bounding box after the transform: not every box has an inside that
    // turned by 30 degrees fills it.
    let turns = frame.width > frame.height * 0.7 && frame.width < frame.height * 1.4
    switch draw {
    case 0, 1: out.append("; transform = [0.5, -0, 0, 0.5, -0, 0]")
    case 2: out.append("; transform = [1, 0, 0, 1, 0, -12]")
    case 3 where turns:
      out.append("; transform = [0.86602540378443871, 0.49999999999999994, ")
      out.append("-0.49999999999999994, 0.86602540378443871, 0, 0]")
    default: out.append("; transform = [1.2, 0, 0, 1.2, 0, 0]")
    }
  }

  mutating func writeFlags(_ placement: Placement, _ kind: ViewKind, to out: inout ByteWriter) {
    switch random.below(100) {
    case 0..<9: out.append("; clipsToBounds = YES")
    case 12..<17:
      out.append("; alpha = ")
      out.append(general: Double(random.below(20)) / 20)
    case 17: out.append("; alpha = 0")
    default: break
    }
    if random.chance(5) { out.append("; hidden = YES") }
    if random.chance(placement.isContainer ? 40 : 100) { out.append("; opaque = NO") }
    if random.chance(50) {
      out.append("; autoresize = ")
      out.append(random.pick(Self.masks))
    }
    if random.chance(placement.isContainer ? 4 : 62) {
      out.append("; userInteractionEnabled = NO")
    }
    if random.chance(4) {
      out.append("; tag = ")
      out.append(String(random.below(1_000_000)))
    }
  }

  mutating func writeObjects(_ placement: Placement, _ kind: ViewKind, to out: inout ByteWriter) {
    if random.chance(1) {
      writeAddress("; tintColor = <UIDynamicSystemColor: ", nearbyObject(), to: &out)
      out.append("; name = systemBlueColor>")
    }
    if placement.isContainer && random.chance(14) {
      writeAddress("; gestureRecognizers = <NSArray: ", nearbyObject(), to: &out)
      out.append(">")
    }
    if random.chance(1) {
      writeAddress("; animations = { position=<CABasicAnimation: ", nearbyObject(), to: &out)
      writeAddress(">; bounds.size=<CASpringAnimation: ", nearbyObject(), to: &out)
      out.append(">; }")
    }
    if random.chance(1) {
      out.append("; backgroundColor = UIExtendedSRGBColorSpace 0.2 0.78 0.35 1")
    } else if random.below(300) == 0 {
      writeAddress("; backgroundColor = <UIDynamicProviderColor: ", nearbyObject(), to: &out)
      writeAddress("; provider = <__NSMallocBlock__: ", nearbyObject(), to: &out)
      out.append(">>")
    }
    if kind.trait == .field && random.chance(15) {
      writeAddress(
        "; placeholder = Search; borderStyle = RoundedRect; background = <_UITextFieldBackground: ",
        nearbyObject(), to: &out)
      out.append(">")
    }
    if kind.trait == .image && random.chance(12) {
      writeAddress("; image = <UIImage:", nearbyObject(), to: &out)
      out.append(" symbol \"star.circle.fill\"; (20 19)@3{2}>")
    }
  }

  /// What stands between the layer and the closing bracket.
  mutating func writeContents(_ frame: Frame, _ kind: ViewKind, to out: inout ByteWriter) {
    switch kind.trait {
    case .scroll, .table, .collection:
      out.append("; contentOffset: {0, ")
      let offset = (frame.height * random.unit()).rounded() - 64
      out.append(exact: random.chance(50) ? 0 : offset)
      out.append("}; contentSize: {")
      out.append(exact: frame.width)
      out.append(", ")
      out.append(exact: frame.height * 3)
      out.append("}; adjustedContentInset: {0, 0, 34, 0}")
      if kind.trait == .collection && random.chance(25) {
        writeAddress("; layout: <UICollectionViewFlowLayout: ", nearbyObject(), to: &out)
        out.append(">")
      }
      if kind.trait != .scroll && random.chance(25) {
        writeAddress("; dataSource: <Gallery.ShelfSource: ", nearbyObject(), to: &out)
        out.append(">")
      }
    case .slider:
      out.append("; value: 0.500000")
    case .background where random.chance(25):
      writeAddress("; configuration = <UIBackgroundConfiguration: ", nearbyObject(), to: &out)
      writeAddress(
        "; Base Style = List Grouped Cell; backgroundColor = <UIDynamicSystemColor: ",
        nearbyObject(), to: &out)
      out.append("; name = secondarySystemGroupedBackgroundColor>>")
    default:
      break
    }
  }

  /// What some classes print after the closing bracket.
  mutating func writeSuffix(_ kind: ViewKind, to out: inout ByteWriter) {
    switch kind.trait {
    case .image where random.chance(50):
      out.append(random.chance(60) ? " - (null)" : " - Back")
    case .navigationBar where random.chance(25):
      writeAddress(" delegate=", nearbyObject(), to: &out)
      out.append(" no-scroll-edge-support")
    case .barContent where random.chance(25): writeAddress(" layout=", nearbyObject(), to: &out)
    case .stackOfButtons where random.chance(25):
      writeAddress(" buttonBar=", nearbyObject(), to: &out)
    case .effect: out.append(" effect=none")
    case .shadow: out.append(" clientRequestedContentView effect=none")
    default: break
    }
  }
}
