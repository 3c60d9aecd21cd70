import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout

@MainActor struct ImageTests {
  private func leaf(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> ImageLeaf {
    var environment = EnvironmentValues()
    change(&environment)
    var node = resolve(view, environment: environment).tree.root
    while let child = node.children.first { node = child }
    guard case .image(let leaf) = node.kind else { throw Missing() }
    return leaf
  }

  private struct Missing: Error {}

  @Test func symbolsAreSizedByTheFont() throws {
    let leaf = try leaf(Image(systemName: "star.fill").font(.system(size: 34)))
    #expect(abs(leaf.size.height - 40) < 1e-9)
    #expect(abs((leaf.baseline ?? 0) - 33) < 1e-9)
    let large = try self.leaf(
      Image(systemName: "star.fill").imageScale(.large).font(.system(size: 34)))
    #expect(large.size.height > leaf.size.height)
  }

  /// Public reference pictures: a bell at 17 pt takes 20 × 19½ points, and a gear is higher than its line.
  @Test func symbolsHaveTheFramesOfThePlatforms() throws {
    func size(_ name: String, _ points: CGFloat) throws -> Size {
      try leaf(Image(systemName: name).font(.system(size: points))).size
    }
    for (name, points, wanted) in [
      ("bell", 17.0, Size(20, 19.5)), ("line.3.horizontal.decrease.circle", 17, Size(20, 19)),
      ("gear", 17, Size(21.5, 20.5)), ("plus", 34, Size(36, 32)),
      ("exclamationmark", 34, Size(13, 36)),
    ] {
      let got = try size(name, points)
      #expect(
        abs(got.width - wanted.width) < 0.02 && abs(got.height - wanted.height) < 0.02,
        "\(name): \(got)")
    }
    let turned = try leaf(Image(systemName: "arrow.right").font(.system(size: 17))) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(try abs(turned.size.width - size("arrow.right", 17).width) < 1e-9)
  }

  /// The ink of a plus at 17 pt is 14⅓ points high and wide in a frame of 18.
  @Test func iconsFillTheInkOfTheirSymbols() throws {
    guard case .symbol(let outline, _) = try leaf(Image(systemName: "plus")).content else {
      throw Missing()
    }
    let points = outline.layers.flatMap(\.path.points)
    let box = outline.viewBox
    let middle = box.x + box.width / 2
    let reach = try #require(points.map { abs($0.x - middle) }.max())
    #expect(abs(reach * 2 / box.width - 14.33 / 18) < 0.03)
  }

  @Test func unknownSymbolsAreNoted() {
    let result = resolve(Image(systemName: "no.such.symbol"))
    #expect(result.diagnostics.map(\.code) == ["unknown-symbol"])
  }

  @Test func variantsFindTheirSymbol() throws {
    guard
      case .symbol(let outline, _) = try leaf(Image(systemName: "star").symbolVariant(.fill))
        .content
    else {
      Issue.record("no symbol")
      return
    }
    #expect(outline.name == "star.fill")
  }

  @Test func layersAreColoured() throws {
    let cloud = Image(systemName: "cloud.sun.fill")
    guard case .symbol(let outline, let plain) = try leaf(cloud).content,
      case .symbol(_, let colours) = try leaf(cloud.symbolRenderingMode(.multicolor)).content,
      case .symbol(_, let palette) = try leaf(cloud.foregroundStyle(.white, .black)).content
    else {
      Issue.record("no symbol")
      return
    }
    #expect(outline.layers.count == 2)
    #expect(Set(plain).count == 1)
    #expect(colours == [.color(RGBA(hex: 0xFFFFFF)), .color(RGBA(hex: 0xFFCC00))])
    #expect(palette == [.color(.white), .color(.black)])
  }

  @Test func assetsComeFromTheCatalogue() throws {
    let resource = VitrineLayout.ImageResource(
      key: 1, name: "logo", pixmap: Pixmap(width: 20, height: 10), scale: 2)
    let assets = AssetCatalog(imageNamed: { name, _ in
      name == "logo" ? .init(resource: resource, isTemplate: true) : nil
    })
    let leaf = try leaf(Image("logo").foregroundStyle(.white)) { $0.assets = assets }
    #expect(leaf.size == Size(10, 5))
    #expect(leaf.template == .color(.white))
    let original = try self.leaf(Image("logo").renderingMode(.original)) { $0.assets = assets }
    #expect(original.template == nil)
    #expect(resolve(Image("none")).diagnostics.map(\.code) == ["missing-image"])
  }

  @Test func resizing() throws {
    let caps = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let leaf = try leaf(Image(systemName: "star").resizable(capInsets: caps))
    #expect(leaf.resizing == .stretch(caps.insets))
    let tiled = try self.leaf(Image(systemName: "star").resizable(resizingMode: .tile))
    #expect(tiled.resizing == .tile(Insets()))
  }

  @Test func uiImages() {
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage().size == .zero)
    let symbol = UIImage(systemName: "bolt.fill") ?? UIImage()
    #expect(symbol.renderingMode == .automatic)
    let template = symbol.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
  }
}
