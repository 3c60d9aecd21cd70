import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// What canvases draw by contexts: views, filters, gradients, texts, by numbers and single pixels.
@Suite @MainActor struct CanvasTests {
  private typealias Path = SwiftUI.Path
  private typealias Draw = (inout GraphicsContext, CGSize) -> Void

  /// The operations of a canvas of 40 × 20 points.
  private func operations(_ draw: @escaping Draw) -> [CanvasOperation] {
    guard case .canvas(let leaf) = resolve(Canvas(renderer: draw)).tree.root.kind else { return [] }
    return leaf.draw(Size(40, 20), Renderer().fonts)
  }

  private func filters(_ draw: @escaping Draw) -> [CanvasFilter] {
    for operation in operations(draw) {
      if case .push(_, _, let filters, _, _) = operation { return filters }
    }
    return []
  }

  private func gaps(_ view: some View) -> [String] {
    let notes = ResolveNotes()
    let tree = resolve(view, environment: .init(), notes: notes)
    _ = place(tree, fonts: Renderer().fonts, PlaceOptions(size: Size(40, 20), scale: 1))
    return notes.diagnostics.map(\.code)
  }

  /// Draws 40 × 20 points with a pixel for each.
  private func pixels(_ view: some View) throws -> Pixmap {
    let renderer = ImageRenderer(content: view.frame(width: 40, height: 20))
    return try #require(renderer.cgImage?.bitmap.pixmap)
  }

  private static let square = Path(CGRect(x: 10, y: 5, width: 10, height: 10))

  // MARK: Filters

  @Test func filtersAreMatrices() {
    func matrix(_ filter: GraphicsContext.Filter) -> [Float] {
      let all = filters { context, _ in
        context.addFilter(filter)
        context.fill(Self.square, with: .color(.red))
      }
      guard case .colorMatrix(let matrix) = all.first else { return [] }
      return matrix
    }
    #expect(matrix(.brightness(0.25)).prefix(5) == [1, 0, 0, 0, 0.25])
    #expect(matrix(.contrast(2)).prefix(5) == [2, 0, 0, 0, -0.5])
    #expect(matrix(.saturation(0)).prefix(3) == [0.2126, 0.7152, 0.0722])
    #expect(matrix(.grayscale(1)) == matrix(.saturation(0)))
    #expect(matrix(.colorInvert()).prefix(5) == [-1, 0, 0, 0, 1])
    #expect(matrix(.colorInvert(0.5)).prefix(5) == [0, 0, 0, 0, 0.5])
    #expect(matrix(.hueRotation(.zero)) == matrix(.brightness(0)))
    let half = matrix(.colorMultiply(Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.5)))
    #expect(half[0] == 1 && half[6] == 0.5 && half[12] == 0 && half[18] == 0.5)
    var own = ColorMatrix()
    (own.r1, own.r2, own.a4) = (0, 1, 0.5)
    #expect(
      matrix(.colorMatrix(own)) == [0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0.5, 0])
  }

  @Test func filtersKeepTheirOrder() {
    let all = filters { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .white))
      context.addFilter(.blur(radius: 4))
      context.addFilter(.blur(radius: 2, options: .opaque))
      context.addFilter(.luminanceToAlpha)
      context.fill(Self.square, with: .color(.red))
    }
    #expect(
      all == [
        .alphaThreshold(least: 0.5, most: 1, .white), .blur(radius: 4, opaque: false),
        .blur(radius: 2, opaque: true), .luminanceToAlpha,
      ])
  }

  /// A filter acts on what those added after it have made: two blurred discs flow into one shape.
  @Test func discsMelt() throws {
    let picture = try pixels(
      Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.4, color: .red))
        context.addFilter(.blur(radius: 3))
        context.drawLayer { layer in
          layer.fill(
            Path(ellipseIn: CGRect(x: 5, y: 4, width: 12, height: 12)), with: .color(.blue))
          layer.fill(
            Path(ellipseIn: CGRect(x: 19, y: 4, width: 12, height: 12)), with: .color(.blue))
        }
      })
    // Between the discs, which are two points apart, and within one of them.
    #expect(picture[18, 10] == picture[10, 10] && picture[10, 10] >> 24 == 255)
    #expect(picture[18, 4] == 0 && picture[36, 10] == 0)
    #expect(Set(picture.pixels).count == 2)
  }

  @Test func coloursOfFilters() throws {
    let picture = try pixels(
      Canvas { context, _ in
        context.addFilter(.colorInvert())
        context.fill(Self.square, with: .color(Color(.sRGB, red: 1, green: 0.2, blue: 0)))
      })
    #expect(picture[15, 10] == 0xFFFF_CC00 && picture[5, 10] == 0)
  }

  @Test func whatIsNotFilteredIsTold() {
    #expect(
      gaps(
        Canvas { context, _ in
          context.addFilter(.grayscale(1))
          context.addFilter(.shadow(radius: 2))
        }) == [])
    let gap = ["gap-GraphicsContext.FilterOptions"]
    #expect(gaps(Canvas { c, _ in c.addFilter(.grayscale(1), options: .linearColor) }) == gap)
    #expect(gaps(Canvas { c, _ in c.addFilter(.shadow(radius: 2, options: .shadowOnly)) }) == gap)
    #expect(gaps(Canvas { c, _ in c.addFilter(.shadow(radius: 2, blendMode: .screen)) }) == gap)
  }

  // MARK: Symbols

  @Test func symbolsAreViews() throws {
    var sizes: [CGSize?] = []
    let view = Canvas { context, size in
      let dot = context.resolveSymbol(id: "dot")
      sizes = [
        dot?.size, context.resolveSymbol(id: 2)?.size, context.resolveSymbol(id: 3)?.size,
      ]
      guard let dot else { return }
      context.draw(dot, at: CGPoint(x: 20, y: 10))
      context.opacity = 0.5
      context.draw(dot, in: CGRect(x: 0, y: 0, width: 16, height: 4))
    } symbols: {
      Color.red.frame(width: 8, height: 4).tag("dot")
      // A view takes what it wants of the canvas.
      Circle().frame(width: 30).tag(2)
    }
    let picture = try pixels(view)
    #expect(sizes == [CGSize(width: 8, height: 4), CGSize(width: 30, height: 20), nil])
    let red = picture[20, 10]
    #expect(red >> 24 == 255 && picture[16, 8] == red && picture[23, 11] == red)
    #expect(picture[15, 8] == 0 && picture[24, 11] == 0 && picture[20, 12] == 0)
    #expect(picture[0, 0] >> 24 == 128 && picture[15, 3] == picture[0, 0] && picture[15, 4] == 0)
  }

  @Test func symbolsStandInTheTree() throws {
    let view = Canvas { context, _ in
      guard let symbol = context.resolveSymbol(id: 1) else { return }
      context.draw(symbol, at: CGPoint(x: 3, y: 2), anchor: .topLeading)
      context.translateBy(x: 10, y: 0)
      context.draw(symbol, at: .zero, anchor: .topLeading)
      context.draw(Text("after"), at: CGPoint(x: 20, y: 10))
    } symbols: {
      Text("a").frame(width: 12, height: 6).opacity(0.5).tag(1)
    }
    let notes = ResolveNotes()
    let tree = place(
      resolve(view, environment: .init(), notes: notes), fonts: Renderer().fonts,
      PlaceOptions(size: Size(40, 20), scale: 1))
    #expect(notes.diagnostics.isEmpty)
    let texts = tree.nodes.compactMap { node -> String? in
      guard case .text(let text) = node.content else { return nil }
      return text.leaf.runs.map(\.text).joined()
    }
    #expect(texts == ["a", "a", "after"])
    let places = tree.nodes.filter { $0.name == "frame" }.map(\.frame)
    #expect(
      places == [Rect(x: 3, y: 2, width: 12, height: 6), Rect(x: 10, y: 0, width: 12, height: 6)])
    #expect(tree.nodes.allSatisfy { $0.end > 0 && Int($0.end) <= tree.nodes.count })
  }

  @Test func symbolsReadTheirEnvironment() throws {
    let view = Canvas { context, _ in
      if let symbol = context.resolveSymbol(id: 0) {
        context.draw(symbol, at: .zero, anchor: .topLeading)
      }
    } symbols: {
      Rectangle().tag(0)
    }
    .foregroundStyle(Color(.sRGB, red: 0, green: 0, blue: 1))
    #expect(try pixels(view)[39, 19] == 0xFFFF_0000)
  }

  // MARK: Gradients

  private func fill(_ shading: GraphicsContext.Shading) -> VitrineLayout.FillStyle.Kind? {
    let all = operations { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: shading)
    }
    guard case .fill(_, let style, _) = all.first else { return nil }
    return style.kind
  }

  private let black = Gradient(colors: [.black, .white])

  /// 40 points hold four repetitions of 10 from 5 on: one begins before the area, one ends after it.
  @Test func linearGradientsRepeat() {
    let ends = (CGPoint(x: 5, y: 0), CGPoint(x: 15, y: 0))
    let tiled = fill(
      .linearGradient(black, startPoint: ends.0, endPoint: ends.1, options: .repeat))
    guard case .linear(let stops, let start, let end) = tiled else {
      Issue.record("no gradient")
      return
    }
    #expect(start.x == -0.125 && end.x == 1.125)
    #expect(stops.map(\.location) == [0, 0.2, 0.2, 0.4, 0.4, 0.6, 0.6, 0.8, 0.8, 1])
    #expect(stops.map(\.color.red) == [0, 1, 0, 1, 0, 1, 0, 1, 0, 1])
    let mirrored = fill(
      .linearGradient(black, startPoint: ends.0, endPoint: ends.1, options: .mirror))
    guard case .linear(let back, _, _) = mirrored else { return }
    #expect(back.map(\.color.red) == [1, 0, 0, 1, 1, 0, 0, 1, 1, 0])
  }

  @Test func radialGradientsRepeat() {
    let tiled = fill(
      .radialGradient(
        black, center: CGPoint(x: 20, y: 10), startRadius: 5, endRadius: 10, options: .mirror))
    guard case .radial(let stops, _, let start, let end) = tiled else {
      Issue.record("no gradient")
      return
    }
    // The corners are 22.4 points away.
    #expect(start == 0 && end == 25)
    #expect(stops.map(\.color.red) == [1, 0, 0, 1, 1, 0, 0, 1, 1, 0])
    let plain = fill(
      .radialGradient(black, center: .zero, startRadius: 5, endRadius: 10))
    guard case .radial(let two, _, 5, 10) = plain else { return }
    #expect(two.count == 2)
  }

  /// The mean of black and white light is 0.735 encoded; between the stops no component is off by more than a level.
  @Test func lightIsMixed() {
    let mixed = fill(
      .linearGradient(
        black, startPoint: .zero, endPoint: CGPoint(x: 40, y: 0), options: .linearColor))
    guard case .linear(let stops, _, _) = mixed,
      let middle = stops.first(where: { $0.location == 0.5 })
    else {
      Issue.record("no stop in the middle")
      return
    }
    #expect(abs(middle.color.red - 0.7354) < 0.0005)
    for (a, b) in zip(stops, stops.dropFirst()) {
      let at = (a.location + b.location) / 2
      let exact = Float(SRGBCurve.encoded(at))
      #expect(abs((a.color.red + b.color.red) / 2 - exact) < 1.0 / 255)
    }
    #expect(stops.count < 70)
  }

  // MARK: Texts and pictures

  @Test func shadingsColourResolvedTexts() {
    func fills(_ change: @escaping (inout GraphicsContext.ResolvedText) -> Void) -> [VitrineLayout
      .FillStyle]
    {
      let all = operations { context, _ in
        var text = context.resolve(Text("a") + Text("b").foregroundColor(.blue))
        change(&text)
        context.draw(text, in: CGRect(x: 0, y: 0, width: 40, height: 20))
      }
      guard case .text(let leaf, _, _) = all.first else { return [] }
      return leaf.fills
    }
    let plain = fills { _ in }
    #expect(plain.count == 2 && plain[0] == .color(.black))
    let red = fills { $0.shading = .color(.sRGB, red: 1, green: 0, blue: 0) }
    #expect(red[0] == .color(RGBA(1, 0, 0)) && red[1] == plain[1])
    let gradient = fills {
      $0.shading = .linearGradient(
        Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 40, y: 0))
    }
    guard case .linear(_, let start, let end) = gradient.first?.kind else {
      Issue.record("no gradient")
      return
    }
    #expect(start.x == 0 && end.x == 1)
  }

  @Test func shadingsColourResolvedSymbols() {
    let all = operations { context, _ in
      var star = context.resolve(Image(systemName: "star"))
      star.shading = .color(.sRGB, red: 0, green: 1, blue: 0)
      context.draw(star, at: CGPoint(x: 20, y: 10))
    }
    guard case .image(let leaf, _) = all.first, case .symbol(_, let fills) = leaf.content else {
      Issue.record("no symbol")
      return
    }
    #expect(fills == [.color(RGBA(0, 1, 0))])
  }

  @Test func textsAreMeasured() {
    var numbers: [CGFloat] = []
    _ = operations { context, _ in
      let text = context.resolve(Text("Hello").font(.system(size: 20)))
      let wide = text.measure(in: CGSize(width: 200, height: 100))
      let image = context.resolve(Image(systemName: "star").resizable())
      numbers = [wide.height, text.firstBaseline(in: wide), image.size.width]
    }
    // 24 = ⌈1.193359 × 20⌉ points, the baseline at 19.0430 on its pixel of three.
    #expect(numbers.count == 3 && abs(numbers[0] - 24) < 0.34 && abs(numbers[1] - 19) < 0.34)
    #expect(numbers.last == 22 || numbers.last == 21.5)
  }
}
