/// Dumps of a few rows, each for one kind of answer.
enum SmallDumps {
  /// A target that passes, and nothing to report.
  static let clean = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIButton: 0x2; frame = (10 10; 44 44)>

    """
  /// An error, a warning and a note.
  static let bad = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIButton: 0x2; frame = (10 10; 40 44)>
       | <Pane: 0x3; frame = (0 0; -9 9)>
       | <UISwitch: 0x4; frame = (10 80; 51 31)>

    """
  /// A warning.
  static let warning = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIButton: 0x2; frame = (10 10; 40 44)>

    """
  /// A note.
  static let note = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UISwitch: 0x4; frame = (10 80; 51 31)>

    """
  /// Views, but no target.
  static let noTarget = "<UIWindow: 0x1; frame = (0 0; 320 480)>\n"
  /// A target whose place nobody knows.
  static let unknown = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIView: 0x2; frame = (9 9; 90 90); transform = [0.707107, 0.707107, -0.707107, 0.707107, 0, 0]>
       |    | <UIButton: 0x3; frame = (0 0; 44 44)>

    """
  /// A format that is known and not read.
  static let notRead = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Till version="3"><Panel x="0" y="0" width="96" height="96"/></Till>

    """
}
