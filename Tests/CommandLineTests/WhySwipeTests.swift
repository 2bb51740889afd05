import Foundation
import Testing

/// What `why` says of a back button's companion, the swipe.
@Suite struct WhySwipeTests {
  private let rows = """
    <UILayoutContainerView: 0x20; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x21>>
       | <UINavigationBar: 0x10; frame = (0 20; 320 44)>
       |    | <UIButton: 0x12; frame = (16 0; 44 44)>
       |    |    | <UIImageView: 0x13; frame = (10 11; 24 22)> - nav_back
       | <UIButton: 0x14; frame = (16 200; 44 44)>
    <_UIParallaxTransitionPanGestureRecognizer: 0x30; state = Possible; view = <UILayoutContainerView 0x20>; target= <(action=handleNavigationTransition:, target=<_UINavigationInteractiveTransition 0x31>)>>

    """
  private let answer = """
    (lldb) po nav.interactivePopGestureRecognizer.delegate
    <_UINavigationInteractiveTransition: 0x31>

    """

  private func why(_ node: String, _ text: String, _ more: [String] = []) throws
    -> Viewmend.Outcome
  {
    let folder = Folder()
    folder.write(text, to: "swipe.txt")
    return try Viewmend.run(["why", node, "swipe.txt"] + more, in: folder)
  }

  @Test(arguments: ["2", "3"])
  func aDeadSwipeIsNamedInTheWordsOfCheck(node: String) throws {
    let message =
      "interactivePopGestureRecognizer is enabled, but its delegate is UIKit's own "
      + "(_UINavigationInteractiveTransition), which refuses where a custom item stands in the "
      + "place of UIKit's back button, so nobody can swipe back. What works on every screen: make "
      + "the navigation controller the delegate, and implement there only "
      + "gestureRecognizerShouldBegin:, which answers NO on the root and else asks the "
      + "topViewController."
    let cause = "leftBarButtonItem, with interactivePopGestureRecognizer.delegate left as it was"
    let run = try why(node, rows + answer)
    #expect(run.output.contains("\n  swipe back: dead: \(message)\n    cause: \(cause)\n"))
    let check = try Viewmend.run(["check", "-"], in: Folder(), input: Array((rows + answer).utf8))
    #expect(check.output.contains(message))
    let json = try why(node, rows + answer, ["--format", "json"]).json()
    let swipes = try #require(json["swipeBack"] as? [[String: Any]])
    #expect(swipes.map { $0["answer"] as? String } == ["dead"])
    #expect(swipes.map { $0["message"] as? String } == [message])
    #expect(swipes.map { $0["cause"] as? String } == [cause])
  }

  @Test func whatWouldSettleItIsAsked() throws {
    #expect(
      try why("2", rows).output.contains(
        "\n    ask: po nav.interactivePopGestureRecognizer.delegate, or in any frame: po [(id)0x30 "
          + "delegate]\n"))
  }

  @Test func otherViewsAndFilesSayNothingOfIt() throws {
    #expect(try !why("4", rows + answer).output.contains("swipe"))
    let tree = rows.split(separator: "\n").dropLast().joined(separator: "\n")
    #expect(try !why("2", tree).output.contains("swipe"))
    let json = try why("2", tree, ["--format", "json"]).json()
    #expect(json["swipeBack"] == nil)
  }
}
