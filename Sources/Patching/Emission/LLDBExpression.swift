import Hierarchy

/// One LLDB command that looks at objects, and where they are what they should be changes them.
///
/// It is one line, since LLDB before version 15 forgets the process while it reads several from a
/// file. It names nothing that a program without debugging information does not know: classes and
/// functions are looked up as it runs, structures are its own, and what a function answers is cast.
/// Names begin with `vm`, so that no variable where the process stopped can be meant.
struct LLDBExpression {
  /// What every command begins with; the script for LLDB evaluates what follows it.
  static let command = "expression -l objective-c++ -- "

  /// What puts the changes on screen while the process is stopped.
  static let flush =
    command
    + "(void)[(id)objc_getClass(\"CATransaction\") flush]; \(copied("\"shown\""))"

  private var objects: [LiveObject] = []
  private var statements: [String] = []
  /// What it answers when all was well, as an expression.
  private var answer: String

  /// Makes an expression that only looks.
  ///
  /// - Parameter answer: What it says when every object is what it should be: plain words.
  init(answer: String) { self.answer = Self.literal(answer) }

  /// Has an object looked at, once.
  mutating func check(_ object: LiveObject) {
    if objects.contains(where: { $0.address == object.address && $0.className == object.className })
    {
      return
    }
    objects.append(object)
  }

  /// Gives an object another frame.
  mutating func setFrame(_ frame: Rect, of object: LiveObject) {
    check(object)
    statements.append(Self.frame(frame, of: "(id)\(object.address)"))
  }

  /// Has an object lay out what is in it now, so that it does not do so later.
  mutating func layOut(_ object: LiveObject) {
    check(object)
    statements.append("(void)[(id)\(object.address) layoutIfNeeded];")
  }

  /// Switches an object's interaction on or off.
  mutating func setInteraction(_ isOn: Bool, of object: LiveObject) {
    check(object)
    statements.append(
      "(void)[(id)\(object.address) setUserInteractionEnabled:(BOOL)\(isOn ? 1 : 0)];")
  }

  /// Adds a button as the last subview of an object. It goes back where the bar's delegate is a
  /// navigation controller.
  mutating func addButton(_ frame: Rect, to parent: LiveObject, in bar: LiveObject) {
    check(parent)
    check(bar)
    statements += [
      "id vmButton = (id)[(id)objc_getClass(\"UIButton\") new];",
      Self.frame(frame, of: "vmButton"),
      "(void)[(id)\(parent.address) addSubview:vmButton];",
      "id vmOwner = (id)[(id)\(bar.address) delegate];",
      "vmGoes = vmOwner && (BOOL)[vmOwner respondsToSelector:@selector(popViewControllerAnimated:)];",
      "if (vmGoes) (void)[vmButton addTarget:vmOwner action:@selector(popViewControllerAnimated:) "
        + "forControlEvents:(unsigned long)64];",
      "(void)[vmButton release];",
    ]
    answer =
      "vmGoes ? \"set, and the button goes back\" : \"set, but the button does nothing: the bar's "
      + "delegate is no navigation controller\""
  }

  /// The command, one line without its end.
  var text: String {
    let rows = objects.map {
      "{\($0.address), \(Self.literal($0.className)), "
        + "\(Self.literal("refused: node \($0.node) at \($0.address) is no \($0.className)"))}"
    }
    var parts = [
      "struct VMView { unsigned long at; const char *name, *refusal; } vmViews[] = "
        + "{\(rows.joined(separator: ", "))};",
      "const char *vmNo = sizeof(void *) != 8 ? \"refused: the process is not a 64-bit one\" : "
        + "(int)pthread_main_np() != 1 ? \"refused: this is not the main thread; select it first "
        + "(thread select 1)\" : 0;",
      "for (VMView &vmView : vmViews) if (!vmNo && !((unsigned long)malloc_size((const void *)"
        + "vmView.at) && (int)strcmp((const char *)[(id)NSStringFromClass((Class)[(id)vmView.at "
        + "class]) UTF8String], vmView.name) == 0)) vmNo = vmView.refusal;",
    ]
    if !statements.isEmpty {
      parts.append("struct VMFrame { double x, y, width, height; }; bool vmGoes = false;")
      parts.append("if (!vmNo) { \(statements.joined(separator: " ")) }")
    }
    parts.append(Self.copied("vmNo ? vmNo : \(answer)"))
    return Self.command + parts.joined(separator: " ")
  }

  /// Words that outlive the expression: LLDB gives the memory of its constants away as soon as it
  /// has ended, before a script can read them.
  private static func copied(_ words: String) -> String { "(const char *)strdup(\(words))" }

  /// A message with a structure in it, sent as compiled code sends it: nothing but the ABI is asked
  /// for, neither UIKit's headers nor what LLDB knows of the method.
  private static func frame(_ frame: Rect, of object: String) -> String {
    let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height].map(number)
    return "((void (*)(id, SEL, VMFrame))objc_msgSend)(\(object), @selector(setFrame:), "
      + "VMFrame{\(numbers.joined(separator: ", "))});"
  }

  /// A number with all its digits; no number but a finite one comes here.
  private static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Words as C writes them; they hold neither quotation marks nor backslashes.
  private static func literal(_ words: String) -> String { "\"\(words)\"" }
}
