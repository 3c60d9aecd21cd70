import VitrineGraphics
import VitrineLayout
import VitrineText

extension Diagnostic {
  /// The codes of texts that a clip cuts, and that reach beyond the picture.
  static let cutCodes = ["text-clipped", "text-outside-canvas"]
}

extension PlacedTree {
  /// The most characters of a cut line that its diagnostic shows.
  private static let mostShown = 40

  /// Returns a diagnostic for each text whose ink a clip or the picture's edge cuts by a pixel or more, as the
  /// ledger finds it; for as many as there are diagnostics of one kind.
  func cutTextDiagnostics(fonts: FontLibrary) -> [Diagnostic] {
    var result: [Diagnostic] = []
    let (paths, canvas) = (PlacedPaths(self), Rect(origin: .zero, size: size))
    var (walk, judge) = (PlacedTreeWalk(self), ClipJudge(self))
    while result.count < LayoutLimits.diagnosticsOfOneKind, !judge.isSpent, let i = walk.next() {
      guard case .text(let text) = nodes[i].content, isDoubtful(i, walk, canvas),
        walk.exemption(of: text, nodes[i]) == nil
      else { continue }
      let clips = [TextClip(edgeOf: size)] + walk.clips.map(TextClip.init)
      func ink(_ line: Int? = nil) -> TextInk {
        TextInk(text, at: nodes[i].frame.origin, walk, fonts, line: line)
      }
      guard let cut = judge.deepestCut(of: ink(), by: clips) else { continue }
      let line = text.layout.lines.indices.first {
        judge.deepestCut(of: ink($0), by: clips).map { $0.depth >= cut.depth } ?? false
      }
      let clip = cut.node.map(paths.path(of:)) ?? "The picture's edge"
      result.append(
        Diagnostic(
          severity: .warning, code: Diagnostic.cutCodes[cut.node == nil ? 1 : 0],
          message:
            "\(clip) cuts \(DumpNumber.text(cut.depth, places: 1)) pt off \(text.cut(at: line, Self.mostShown)).",
          path: paths.path(of: i)))
    }
    return result
  }

  /// Whether a text's box is not sure to lie within all clips, so that its ink has to be looked at. Most pictures have
  /// no such text.
  private func isDoubtful(_ i: Int, _ walk: PlacedTreeWalk, _ canvas: Rect) -> Bool {
    let box = nodes[i].frame
    return walk.isTransformed || !PlacedGeometry.rectangle.holds(box, in: canvas)
      || !walk.clips.allSatisfy { $0.geometry.holdsClosely(box, in: $0.area) }
  }
}

extension PlacedText {
  /// Names the line that is cut, as `line 2 of 3, “words”`; the whole text where no line is known to be cut alone.
  fileprivate func cut(at line: Int?, _ most: Int) -> String {
    let lines = layout.lines
    let words = line.map { lines[$0].text } ?? string
    let shown = words.count > most ? words.prefix(most) + "…" : words[...]
    let place = line.map { lines.count > 1 ? "line \($0 + 1) of \(lines.count), " : "" } ?? ""
    return place + "“" + String(shown.map { $0.isNewline ? " " : $0 }) + "”"
  }
}
