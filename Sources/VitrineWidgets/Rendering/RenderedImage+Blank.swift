package import VitrineGraphics
import VitrineLayout
import VitrineRaster

extension RenderedImage {
  /// Whether the widget shows nothing but its background: without the author's views in its container the
  /// picture would have the same pixels. False for pictures without a container, and for a widget that the
  /// scene does not show, such as a hidden card of a stack.
  ///
  /// The background may be anything: what counts is whether the content changes a pixel of it.
  package var showsOnlyBackground: Bool {
    guard let parts = ContainerParts(placed), pixmap.width > 0, pixmap.height > 0 else {
      return false
    }
    var scratch = RasterScratch()
    let bare = displayList.without(parts.isContent)
    if bare != displayList {
      let isLocal = bare.isDrawnLocally
      for area in probes(parts) {
        let empty = part(of: bare, area, &scratch)
        let isSeen =
          isLocal
          ? differs(from: empty, at: area) : part(of: displayList, area, &scratch) != empty
        if isSeen { return false }
      }
      if rasterize(bare, scratch: &scratch) != pixmap { return false }
    }
    guard parts.hasBackground else { return true }
    let none = displayList.without { parts.isContent($0) || parts.isBackground($0) }
    return rasterize(none, scratch: &scratch) != pixmap
  }

  /// The number of views that are drawn alone before the whole picture is drawn without its content, and the
  /// largest sides of those parts in pixels: one of them shows the content of nearly every widget.
  private static let mostProbes = 4
  private static let (probeWidth, probeHeight) = (320, 48)

  /// The levels by which a channel of a part may differ from the same pixels of the whole picture, where both
  /// show the same: nothing is drawn twice as differently, and fainter content is found by the whole picture.
  private static let mostRounding = 2

  /// Whether the picture has other pixels than a part drawn without the content.
  private func differs(from part: Pixmap, at area: Rect) -> Bool {
    let (left, top) = (Int(area.minX), Int(area.minY))
    for y in 0..<min(part.height, pixmap.height - top) {
      for x in 0..<min(part.width, pixmap.width - left) {
        let (shown, bare) = (pixmap[left + x, top + y], part[x, y])
        if shown != bare, Self.distance(shown, bare) > Self.mostRounding { return true }
      }
    }
    return false
  }

  /// The largest difference of one channel.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    func channel(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
    return max(channel(0), channel(8), channel(16), channel(24))
  }

  private func part(
    of list: DisplayList, _ area: Rect, _ scratch: inout RasterScratch
  ) -> Pixmap {
    rasterize(
      list, x: Int(area.minX), y: Int(area.minY), width: Int(area.width),
      height: Int(area.height), scratch: &scratch)
  }

  /// Areas in pixels where content is drawn, the topmost view first.
  private func probes(_ parts: ContainerParts) -> [Rect] {
    var nodes: [Int] = []
    for source in displayList.sources.reversed() where nodes.count < Self.mostProbes {
      let node = Int(source)
      if placed.nodes.indices.contains(node), parts.isContent(node), nodes.last != node {
        nodes.append(node)
      }
    }
    return nodes.compactMap { node in
      let frame = placed.nodes[node].frame
      let pixels = Rect(
        x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
        height: frame.height * scale
      ).intersection(
        Rect(x: 0, y: 0, width: Double(pixmap.width), height: Double(pixmap.height)))
      guard pixels.width >= 1, pixels.height >= 1 else { return nil }
      let (width, height) = (
        min(pixels.width, Double(Self.probeWidth)), min(pixels.height, Double(Self.probeHeight))
      )
      return Rect(
        x: pixels.midX - width / 2, y: pixels.midY - height / 2, width: width, height: height)
    }
  }
}

/// The author's views and the background of the widget that a picture is about.
private struct ContainerParts {
  private var content: [Range<Int>] = []
  private var backgrounds: [Range<Int>] = []

  /// Returns nil for a tree without a container.
  init?(_ tree: PlacedTree) {
    let nodes = tree.nodes
    func subtree(_ index: Int) -> Range<Int> { index..<max(index + 1, Int(nodes[index].end)) }
    // On a screen the first widget is the one that is drawn for.
    let host = nodes.indices.first {
      nodes[$0].name == HostedWidget.nodeName
        && nodes[$0].identifier == SceneGuest.identifier(0)
    }
    let names: Set = [
      WidgetRoot.containerName, WidgetRoot.canvasName, TodayContent.nodeName,
    ]
    var next = host ?? 0
    let end = host.map { subtree($0).upperBound } ?? nodes.count
    while next < end {
      if names.contains(nodes[next].name) {
        content.append(subtree(next))
        next = subtree(next).upperBound
      } else if nodes[next].content == .widgetBackground {
        backgrounds.append(subtree(next))
        next = subtree(next).upperBound
      } else {
        next += 1
      }
    }
    if content.isEmpty { return nil }
  }

  var hasBackground: Bool { !backgrounds.isEmpty }
  func isContent(_ node: Int) -> Bool { content.contains { $0.contains(node) } }
  func isBackground(_ node: Int) -> Bool { backgrounds.contains { $0.contains(node) } }
}

extension DisplayList {
  /// Whether each pixel depends on commands at its place alone, so that a part is drawn as in the whole picture:
  /// nothing is blurred or turned in space.
  fileprivate var isDrawnLocally: Bool {
    guard backdrops.isEmpty else { return false }
    var blurs: [Bool] = []
    for command in commands {
      switch command {
      case .pushLayer(let layer):
        blurs.append(layer.filters.contains(where: \.isBlurring) || layer.projection != nil)
      case .popLayer: _ = blurs.popLast()
      case .beginMask, .pushClip, .popClip, .fillRect(.zero, _): break
      case .fillRect, .fillRoundedRect, .fillPath, .strokePath, .drawGlyphs, .drawImage:
        if blurs.contains(true) { return false }
      }
    }
    return true
  }

  /// Returns the list with the drawing commands of some nodes replaced by ones that draw nothing, so that
  /// everything else is drawn in the same way, to the last level.
  package func without(_ isRemoved: (Int) -> Bool) -> DisplayList {
    var copy = self
    // The outline of a mask belongs to the layer, whatever view was drawn last.
    var layers: [(isKept: Bool, isMask: Bool)] = []
    for index in commands.indices {
      let isNamed = sources.indices.contains(index) && isRemoved(Int(sources[index]))
      switch commands[index] {
      case .pushLayer: layers.append((!isNamed, false))
      case .popLayer: _ = layers.popLast()
      case .beginMask: if !layers.isEmpty { layers[layers.count - 1].isMask = true }
      case .pushClip, .popClip: break
      case .fillRect, .fillRoundedRect, .fillPath, .strokePath, .drawGlyphs, .drawImage:
        if isNamed, !layers.contains(where: { $0.isKept && $0.isMask }) {
          copy.commands[index] = .nothing
        }
      }
    }
    return copy
  }
}

extension DisplayCommand {
  /// A command that draws nothing, in the place of one that is left out.
  fileprivate static let nothing = DisplayCommand.fillRect(.zero, .color(.clear))
}

extension LayerFilter {
  /// Whether a pixel depends on its neighbours.
  fileprivate var isBlurring: Bool {
    switch self {
    case .shadow, .blur: true
    case .colorMatrix, .luminanceToAlpha, .alphaByLuminance, .alphaByLight, .alphaThreshold: false
    }
  }
}
