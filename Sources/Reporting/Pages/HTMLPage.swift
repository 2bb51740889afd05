import Analysis
import Hierarchy

/// `render --to html`: one file to look around in, which loads nothing.
///
/// What comes from the dump stands in one block of JSON that no browser runs, and nothing of it can end
/// that block; the page's scripts show it as text alone. Its policy lets nothing else run.
package enum HTMLPage {
  /// Writes the whole page.
  package static func write(
    _ subject: PictureSubject, _ parts: PageParts, to out: inout ReportStream
  ) {
    out.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(parts.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>viewmend</title>
      <style>
      """)
    // Not a byte more than what the digest is of.
    out.write(parts.style)
    out.write("</style>\n</head>\n<body>\n")
    out.write(parts.body)
    out.write("<script type=\"application/json\" id=\"data\">")
    out.flush()
    PageData.write(subject, to: out)
    out.write("</script>\n")
    for script in parts.scripts {
      out.write("<script>")
      out.write(script)
      out.write("</script>\n")
    }
    out.write("</body>\n</html>\n")
    out.flush()
  }
}
