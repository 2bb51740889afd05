import Hierarchy

/// What selectors can ask of a node in brackets.
enum NodeAttribute: Sendable, Hashable {
  /// What is measured, in points.
  enum Measure: String, Sendable, Hashable, CaseIterable {
    case x, y, width, height, right, bottom
    case screenX, screenY, screenWidth, screenHeight, screenRight, screenBottom
    case alpha, depth, children, id
  }

  /// What is yes or no.
  enum Flag: String, Sendable, Hashable, CaseIterable {
    case hidden, interactive, clips, opaque, gestures, transform, layer, enabled, visible, frame
    case screenFrame
  }

  /// What is a text.
  enum Word: String, Sendable, Hashable, CaseIterable {
    case `class`, base, address, text, label, identifier, tag, image
  }

  case measure(Measure)
  case flag(Flag)
  case word(Word)
  /// Any other key, as the file prints it.
  case printed(String)

  /// The attribute of a name.
  init(_ name: String) {
    if let measure = Measure(rawValue: name) {
      self = .measure(measure)
    } else if let flag = Flag(rawValue: name) {
      self = .flag(flag)
    } else if let word = Word(rawValue: name) {
      self = .word(word)
    } else {
      self = .printed(name)
    }
  }
}

extension NodeAttribute.Flag {
  /// Whether a node has it, nil where the file does not say; `frame` and `screenFrame` are had where
  /// they are known.
  func isSet(of node: Node, screenFrame: Rect?) -> Bool? {
    let states = node.tree.states(of: node.index)
    // UIKit's flags are not in a file of accessibility elements, nor a tool's words in others.
    let isTools = node.tree.traits.frames == .accessibility
    switch self {
    case .enabled:
      return isTools || states.contains(.disabled) ? !states.contains(.disabled) : nil
    case .visible:
      return isTools || states.contains(.seemsInvisible) ? !states.contains(.seemsInvisible) : nil
    case .frame: return node.printedFrame != nil
    case .screenFrame: return screenFrame != nil
    default: return isTools ? nil : isSet(in: node.flags)
    }
  }

  private func isSet(in flags: NodeFlags) -> Bool? {
    switch self {
    case .hidden: flags.contains(.hidden)
    case .interactive: !flags.contains(.interactionDisabled)
    case .clips: flags.contains(.clipsToBounds)
    case .opaque: !flags.contains(.notOpaque)
    case .gestures: flags.contains(.hasGestureRecognizers)
    case .transform: flags.contains(.hasTransform)
    case .layer: flags.contains(.isLayer)
    case .enabled, .visible, .frame, .screenFrame: nil
    }
  }
}

extension NodeAttribute.Word {
  /// The text; nil where the file gives none.
  func value(of node: Node) -> String? {
    switch self {
    case .class: node.className
    case .base: node.baseClassName
    case .address: node.address
    case .text: node.text
    case .label: node.string(.accessibilityLabel)
    case .identifier: node.string(.accessibilityIdentifier)
    case .tag: node.string(.tag)
    case .image: node.string(.image)
    }
  }
}
