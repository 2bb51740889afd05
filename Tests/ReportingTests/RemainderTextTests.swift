import Analysis
import Hierarchy
import Patching
import Testing

@testable import Reporting

/// Every reason for leaving a finding, in whole sentences.
@Suite struct RemainderTextTests {
  private func sentence(_ reason: Remainder.Reason) -> String { RemainderText(reason).sentence }

  @Test func reasonsOfTheFile() {
    #expect(sentence(.usersFrame) == "--set gives this view its frame")
    #expect(sentence(.noFrame) == "no single frame corrects it")
    #expect(
      sentence(.limited(.unplaced))
        == "where it lies is not known, or it is turned; --set gives it a frame of your own"
    )
    #expect(sentence(.noBar) == "no bar is known into which a button could be laid over it")
    #expect(
      sentence(.turned) == "the view is turned or scaled so that no frame can be worked out for it")
    #expect(
      sentence(.doubtfulRows)
        == "rows inside it are missing or damaged, so what is in it could not be kept in its place")
  }

  @Test func reasonsOfTheProof() {
    #expect(sentence(.unreadable) == "the corrected file does not read back with the same views")
    #expect(
      sentence(.bringsAbout(.targetDead, node: 4))
        == "the correction would bring about target-dead at node 4")
    #expect(
      sentence(.bringsAbout(.targetTooSmall, node: nil))
        == "the correction would bring about target-too-small at the added button")
    #expect(
      sentence(.doesNotCure(.targetOversized)) == "the correction does not cure target-oversized")
    #expect(sentence(.takesTouches(of: 6)) == "the correction would take touches from node 6")
    #expect(sentence(.isRepeated) == "a second run would correct it again")
    #expect(
      sentence(.notTogether) == "its correction could not be proved together with the others")
  }

  @Test func limits() {
    let size = Size(width: 30, height: 44)
    #expect(
      sentence(.limited(.neighbours([6], left: size)))
        == "node 6 beside it keeps its own region, which leaves 30 x 44 pt; move it away for more")
    #expect(
      sentence(.limited(.neighbours([3, 5], left: size)))
        == "nodes 3, 5 beside it keep their own region, which leaves 30 x 44 pt; move them away for "
        + "more")
    #expect(
      sentence(.limited(.ancestor(9, of: size)))
        == "node 9 around it is 30 x 44 pt and leaves no more; give the custom view, or both, the "
        + "size asked for")
    #expect(
      sentence(.limited(.overlappedMark(by: 6)))
        == "the mark of node 6 lies over its own, so neither can be fitted; move one of them")
    #expect(
      sentence(.limited(.confidence(0.5)))
        == "it is a back button with a confidence of 0.5 only, and 0.8 is needed; --back-button "
        + "corrects it")
  }

  @Test func limitsOfOtherTargets() {
    #expect(
      sentence(.limited(.markOutside(3)))
        == "what is seen of it lies outside node 3, where no touch arrives, and a frame of its own "
        + "would not move that; move both, or enlarge node 3")
    #expect(
      sentence(.limited(.markOffscreen))
        == "what is seen of it would have to be moved into the window, and where to is the app's to "
        + "say; --set gives it a frame of your own, or hide it (isHidden)")
    #expect(
      sentence(.limited(.noRoom(beside: 5)))
        == "it and node 5 have no room for both where they stand; move one of them")
    #expect(
      sentence(.limited(.idle(acting: Rect(x: 8, y: 20, width: 30, height: 44))))
        == "what it takes touches for is the app's to say: shrink it to what acts in it, "
        + "(8 20; 30 44) of the screen, or let point(inside:with:) answer for its subviews only")
    #expect(
      sentence(.limited(.idle(acting: nil)))
        == "what it takes touches for is the app's to say: nothing in it acts, so set its "
        + "isUserInteractionEnabled to false")
  }

  @Test func places() {
    let space = "a fixed space before it, -16 pt wide, moves it up to iOS 10"
    let insets = "imageEdgeInsets or contentEdgeInsets inside the custom view, by -16 pt, do"
    func text(_ era: Era?) -> String { sentence(.limited(.place(shift: -16, era: era))) }
    #expect(text(.ios7) == "the mark is kept where it is; \(space)")
    #expect(
      text(.ios13)
        == "the mark is kept where it is; a fixed space does not move it since iOS 11; \(insets)")
    #expect(text(nil) == "the mark is kept where it is; \(space); from iOS 11 on \(insets)")
    #expect(
      sentence(.limited(.systemPlace(shift: -12)))
        == "the mark is kept where it is; UIKit would begin it 12 pt nearer to the bar's end by "
        + "itself, so find what moves it")
  }
}
