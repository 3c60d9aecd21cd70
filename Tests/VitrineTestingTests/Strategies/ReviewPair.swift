import Vitrine
import VitrineGraphics
import VitrineTesting

/// Two pictures of one view: a change that a reviewer must see, or noise that no reviewer wants to see.
struct ReviewPair {
  var name: String
  var expected: Pixmap
  var actual: Pixmap
}

/// A small widget whose parts can be changed one by one.
struct ReviewCard: View {
  var title = "Cupertino"
  var degrees = "−21°"
  var note = "Mostly clear until ten."
  var noteColor = Color.secondary
  var weight = Font.Weight.regular
  var titleSize = 17.0
  var accent = Color.blue
  var card = Color(white: 0.96)
  var ringEnd = 0.62
  var symbol: String? = "cloud.fill"
  var rule: Color? = Color(white: 0.8)
  var skyEnd = Color(red: 0.36, green: 0.55, blue: 0.85)
  var barHeight = 26.0
  var dotOpacity = 1.0
  var corner = 16.0
  var shadow = 3.0
  var alignment = HorizontalAlignment.leading
  var textOffset = Point(0, 0)
  var shapeOffset = Point(0, 0)

  static let size = Size(150, 110)

  var body: some View {
    ZStack(alignment: .topLeading) {
      LinearGradient(
        colors: [Color(red: 0.16, green: 0.3, blue: 0.62), skyEnd], startPoint: .top,
        endPoint: .bottom)
      RoundedRectangle(cornerRadius: corner, style: .continuous).fill(card)
        .shadow(color: .black.opacity(0.4), radius: shadow)
        .frame(width: 134, height: 94).offset(x: 8, y: 8)
      VStack(alignment: alignment, spacing: 2) {
        Text(verbatim: title).font(.system(size: titleSize, weight: weight)).foregroundStyle(.black)
        Text(verbatim: note).font(.system(size: 10)).foregroundStyle(noteColor)
      }
      .frame(width: 118, alignment: Alignment(horizontal: alignment, vertical: .center))
      .offset(x: 16 + textOffset.x, y: 14 + textOffset.y)
      if let rule {
        Rectangle().fill(rule).frame(width: 118, height: 0.5).offset(x: 16, y: 52)
      }
      Text(verbatim: degrees).font(.system(size: 22, weight: .light)).foregroundStyle(.black)
        .offset(x: 16 + textOffset.x, y: 60 + textOffset.y)
      shapes.offset(x: shapeOffset.x, y: shapeOffset.y)
    }
    .frame(width: Self.size.width, height: Self.size.height)
  }

  @ViewBuilder private var shapes: some View {
    ZStack(alignment: .topLeading) {
      Circle().trim(from: 0, to: ringEnd).stroke(accent, lineWidth: 4)
        .frame(width: 24, height: 24).offset(x: 106, y: 64)
      Rectangle().fill(accent).frame(width: 6, height: barHeight)
        .offset(x: 78, y: 92 - barHeight)
      Circle().fill(.orange).opacity(dotOpacity).frame(width: 8, height: 8).offset(x: 90, y: 82)
      if let symbol {
        Image(systemName: symbol).font(.system(size: 12)).foregroundStyle(accent)
          .offset(x: 114, y: 16)
      }
    }
  }
}

extension ReviewCard {
  /// The picture at two pixels a point.
  @MainActor func drawn() -> Pixmap {
    Self.draw(self, Self.size, scale: 2)
  }

  /// The same layout as another rasterizer would draw it: from `samples`² samples a pixel, each drawn `samples`
  /// times as large, so that coverage, gradients, hinting and blurs are rounded differently.
  ///
  /// - Parameter shift: the samples that everything moves by, to the right and down.
  @MainActor func sampled(_ samples: Int, shift: (x: Int, y: Int) = (0, 0)) -> Pixmap {
    let factor = Double(samples)
    let large = Self.draw(
      scaleEffect(factor, anchor: .topLeading)
        .frame(
          width: Self.size.width * factor, height: Self.size.height * factor,
          alignment: .topLeading),
      Size(Self.size.width * factor, Self.size.height * factor), scale: 2)
    var small = Pixmap(width: large.width / samples, height: large.height / samples)
    for y in 0..<small.height {
      for x in 0..<small.width {
        small[x, y] = Self.mean(
          large, x * samples - shift.x, y * samples - shift.y, samples)
      }
    }
    return small
  }

  @MainActor private static func draw<V: View>(_ view: V, _ size: Size, scale: Double) -> Pixmap {
    var configuration = RenderConfiguration()
    configuration.scale = scale
    return picture(of: view, size: size, configuration).pixmap
  }

  private static func mean(_ picture: Pixmap, _ x0: Int, _ y0: Int, _ side: Int) -> UInt32 {
    var pixel: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      var sum = 0
      for y in y0..<y0 + side {
        for x in x0..<x0 + side {
          let (u, v) = (
            min(max(x, 0), picture.width - 1), min(max(y, 0), picture.height - 1)
          )
          sum += Int(picture[u, v] >> shift & 255)
        }
      }
      pixel |= UInt32((sum + side * side / 2) / (side * side)) << shift
    }
    return pixel
  }
}
