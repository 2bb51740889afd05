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
