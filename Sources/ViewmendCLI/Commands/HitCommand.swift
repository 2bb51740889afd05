import Analysis
import Arguments
import Formats
import Hierarchy
import Reporting

/// `viewmend hit`.
enum HitCommand {
  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    let options = try RunOptions(arguments)
    var points: [Point] = []
    for text in arguments.values("at") {
      guard let point = PointList.point(text) else {
        throw ArgumentError(
          message: "--at is \"\(text)\", which is no point.",
          hint: "Give x and y in points: --at 30,40.")
      }
      points.append(point)
    }
    if let file = arguments.value("points") {
      var files = ReadFiles()
      files.add(file, "the list of points")
      try files.check(options.formats)
      points += try PointList.read(file)
    }
    guard !points.isEmpty else {
      throw ArgumentError(
        message: "No point is given.", hint: "Add --at X,Y, or --points FILE with one x,y a line.")
    }
    let all = arguments.isSet("all")
    return try SingleFile.run(
      options, arguments.positionals.first, environment, command: "hit",
      refused: { HitDocument.write($0, to: $1) }
    ) { dump, outputs, options throws(ArgumentError) in
      let tracer = TouchTracer(Audit(options.audit).report(on: dump.tree))
      let namesScreens = dump.tree.screens.count > 1
      let answers = points.flatMap(tracer.trace)
      let writer = HitText(
        style: Style(color: environment.usesColor(options.colorChoice)), tree: dump.tree)
      outputs.write(text: { out in
        for answer in answers {
          writer.write(answer, namesScreen: namesScreens, all: all, to: &out)
        }
      })
      if let stream = outputs.jsonStream {
        HitDocument.write(answers, namesScreens: namesScreens, all: all, to: stream)
      }
    }
  }
}
