/// What a file holds besides views that rules can use; it travels with the tree.
public struct Surroundings: Sendable, Hashable {
  /// Gesture recognizer descriptions, in file order.
  public var recognizers: [GestureRecognizer]
  /// View controllers, in file order; each names its parent by position.
  public var controllers: [ControllerDescription]
  /// Answers of a debugger, in file order; of two answers to one question the later one holds.
  public var answers: [PastedAnswer]
  /// What test tools said about touches that failed, in file order.
  public var failures: [TouchFailure]
  /// Safe areas of views, in file order; of two for one view the later one holds.
  public var safeAreas: [SafeAreaGuide]

  /// Makes surroundings; a tree that was made otherwise has none.
  package init(
    recognizers: [GestureRecognizer] = [], controllers: [ControllerDescription] = [],
    answers: [PastedAnswer] = [], failures: [TouchFailure] = [],
    safeAreas: [SafeAreaGuide] = []
  ) {
    self.recognizers = recognizers
    self.controllers = controllers
    self.answers = answers
    self.failures = failures
    self.safeAreas = safeAreas
  }

  /// True when there is nothing.
  public var isEmpty: Bool {
    recognizers.isEmpty && controllers.isEmpty && answers.isEmpty && failures.isEmpty
      && safeAreas.isEmpty
  }

  /// The last answer to a question.
  public func answer(to question: PastedAnswer.Question) -> PastedAnswer.Value? {
    answers.last { $0.question == question }?.value
  }
}
