import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout

@MainActor struct ModifierTests {
  private func kind(_ view: some View) -> NodeKind { resolve(view).tree.root.kind }

  private func arguments(_ view: some View) -> PlacedArguments { kind(view).placedArguments }

  @Test func paddings() {
    #expect(
      arguments(Text("a").padding())
        == .insets(Insets(top: 16, leading: 16, bottom: 16, trailing: 16)))
    #expect(
      arguments(Text("a").padding([.top, .leading], 5)) == .insets(Insets(top: 5, leading: 5)))
    #expect(
      arguments(Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == .insets(Insets(top: 1, leading: 2, bottom: 3, trailing: 4)))
  }

  @Test func frames() {
    #expect(
      arguments(Text("a").frame(width: 10, alignment: .topLeading))
        == .frame(width: 10, height: nil, alignment: "topLeading"))
    #expect(
      arguments(Text("a").frame(maxWidth: .infinity))
        == .flexibleFrame(
          width: .init(minimum: nil, ideal: nil, maximum: .infinity),
          height: .init(minimum: nil, ideal: nil, maximum: nil), alignment: "center"))
  }

  @Test func modifiersApplyToEachOfAGroup() {
    let root = resolve(
      HStack {
        Group {
          Text("a")
          Text("b")
        }.padding(1)
      }
    ).tree.root
    #expect(outline(root) == ["HStack", "  padding", "    Text", "  padding", "    Text"])
  }

  @Test func emptyContentHasNoModifiers() {
    #expect(resolve(EmptyView().padding().background(Color.red)).tree.root.name == "EmptyView")
  }

  @Test func backgroundsAndOverlays() {
    let root = resolve(
      Text("a").background(Color.red).overlay(alignment: .topTrailing) {
        Circle()
        Text("b")
      }
    ).tree.root
    #expect(
      outline(root) == [
        "overlay", "  background", "    Text", "    Rectangle", "  Circle", "  Text",
      ])
    #expect(root.kind.placedArguments == .alignment("topTrailing"))
  }

  @Test func masksAreOneView() {
    let root = resolve(
      Text("a").mask {
        Circle()
        Circle()
      }
    ).tree.root
    #expect(outline(root) == ["mask", "  Text", "  ZStack", "    Circle", "    Circle"])
  }

  @Test func effects() {
    guard
      case .effect(.shadow(let color, let radius, let x, let y)) = kind(
        Text("a").shadow(radius: 4, y: 2)),
      case .effect(.rotation(let radians, _)) = kind(Text("a").rotationEffect(.degrees(180))),
      case .effect(.opacity(let opacity)) = kind(Text("a").opacity(0.3)),
      case .effect(.clip(.circle, _)) = kind(Text("a").clipShape(.circle)),
      case .effect(.blur(let blur, _)) = kind(Text("a").blur(radius: 3))
    else {
      Issue.record("missing effect")
      return
    }
    #expect(radius == 4 && x == 0 && y == 2)
    #expect(abs(color.alpha - 0.33) < 1e-6)
    #expect(radians == .pi)
    #expect(opacity == 0.3)
    #expect(blur == 3)
  }

  @Test func colourFilters() {
    guard case .effect(.colorMatrix(let invert)) = kind(Text("a").colorInvert()),
      case .effect(.colorMatrix(let grey)) = kind(Text("a").grayscale(1)),
      case .effect(.colorMatrix(let turned)) = kind(Text("a").hueRotation(.zero))
    else {
      Issue.record("missing matrix")
      return
    }
    #expect(invert.count == 20 && invert[0] == -1 && invert[4] == 1)
    #expect(abs(grey[0] - 0.2126) < 1e-6 && abs(grey[5] - 0.2126) < 1e-6)
    #expect(abs(turned[0] - 1) < 1e-6 && abs(turned[1]) < 1e-6)
  }

  @Test func layoutModifiers() {
    #expect(
      arguments(Text("a").fixedSize(horizontal: true, vertical: false))
        == .axes(horizontal: true, vertical: false))
    #expect(arguments(Color.red.aspectRatio(2, contentMode: .fit)) == .ratio(2, fills: false))
    #expect(arguments(Color.red.scaledToFill()) == .ratio(nil, fills: true))
    #expect(arguments(Text("a").layoutPriority(3)) == .number(3))
    #expect(arguments(Text("a").zIndex(1)) == .number(1))
    guard case .hidden = kind(Text("a").hidden()) else {
      Issue.record("\(kind(Text("a").hidden()))")
      return
    }
  }

  @Test func identifiers() {
    #expect(resolve(Text("a").id("title")).tree.root.identifier == "title")
    #expect(resolve(Text("a").accessibilityIdentifier("t")).tree.root.identifier == "t")
  }

  @Test func stillModifiersLeaveNoNode() {
    let view = Text("a").onAppear {}.animation(.default, value: 1).transition(.opacity)
      .contentTransition(.numericText()).accessibilityLabel("x").accessibilityHidden(true)
      .onTapGesture {}.allowsHitTesting(true).onChange(of: 1) {}.task {}
      .invalidatableContent().navigationTitle("t")
    let result = resolve(view)
    #expect(result.tree.lines == ["Text"])
    #expect(result.diagnostics.isEmpty)
  }

  @Test func redaction() {
    let view = VStack {
      Text("a")
      Text("b").unredacted()
      Color.red
    }.redacted(reason: .placeholder)
    let root = resolve(view).tree.root
    #expect(root.children.map(\.redaction) == [.placeholder, .none, .none])
  }

  @Test func privacyHidesSensitiveTextOnly() {
    let view = VStack {
      Text("a").privacySensitive()
      Text("b")
    }.redacted(reason: .privacy)
    #expect(resolve(view).tree.root.children.map(\.redaction) == [.privacy, .none])
  }

  /// Measured on macOS 26.2: a private text under the placeholder's reason alone draws itself, and so does
  /// everything under `invalidated`.
  @Test func privateTextIsNoPlaceholder() {
    func redactions(_ reason: RedactionReasons) -> [VitrineLayout.Redaction] {
      let view = VStack {
        Text("a").privacySensitive()
        Text("b")
        Image(systemName: "star").privacySensitive()
        Text("c").privacySensitive(false)
        Text("d").privacySensitive().unredacted()
      }.redacted(reason: reason)
      return resolve(view).tree.root.children.map(\.redaction)
    }
    #expect(redactions(.placeholder) == [.none, .placeholder, .none, .none, .none])
    #expect(redactions(.privacy) == [.privacy, .none, .privacy, .none, .none])
    #expect(
      redactions([.placeholder, .privacy]) == [.privacy, .placeholder, .privacy, .none, .none])
    #expect(redactions(.invalidated) == [.none, .none, .none, .none, .none])
  }

  /// Measured on macOS 26.2 (swiftui-web): every symbol's placeholder has the frame of its font, and keeps it under
  /// other weights and scales; a private one keeps its own.
  @Test(arguments: [
    (11.0, Size(13, 13)), (13, Size(15, 15)), (17, Size(20, 19)), (22, Size(26, 25)),
    (26, Size(31, 30)), (34, Size(40, 39)),
  ])
  func symbolsHaveOnePlaceholder(size: Double, frame: Size) {
    let names = ["star", "gear", "chevron.right"]
    let view = HStack {
      ForEach(names, id: \.self) { Image(systemName: $0).font(.system(size: size)) }
      Image(systemName: "star").font(.system(size: size, weight: .black)).imageScale(.large)
      Image(systemName: "star").font(.system(size: size)).privacySensitive()
    }
    func leaves(_ reason: RedactionReasons) -> [ImageLeaf] {
      resolve(view.redacted(reason: reason)).tree.root.children.compactMap {
        if case .image(let leaf) = $0.kind { leaf } else { nil }
      }
    }
    let placeholders = leaves(.placeholder)
    #expect(placeholders.count == 5 && placeholders.allSatisfy { $0.fontSize == size })
    for leaf in placeholders.prefix(4) {
      #expect((leaf.size.width - frame.width).magnitude < 1e-9)
      #expect((leaf.size.height - frame.height).magnitude < 1e-9)
    }
    #expect(placeholders[4].size == leaves([])[4].size)
  }

  /// The reasons inside are those that remain for the content, and a reason given inside counts by itself.
  @Test func privateContentIsUnredactedFirst() {
    let own = Text("a").redacted(reason: .placeholder).privacySensitive()
    #expect(resolve(own).tree.root.redaction == .placeholder)
    let inner = VStack { Text("a").privacySensitive(false) }.privacySensitive()
      .redacted(reason: .privacy)
    #expect(resolve(inner).tree.root.children.map(\.redaction) == [.none])
  }

  @Test func gapsAreNotedOnce() {
    let view = VStack {
      Text("a").safeAreaBar(edge: .bottom) { Text("c") }
      Text("b").safeAreaBar(edge: .bottom) { Text("c") }
    }
    let notes = resolve(view).diagnostics
    #expect(notes.map(\.code) == ["gap-safeAreaBar"])
  }

  @Test func gapNamesAreUnique() {
    let names = Gap.allCases.map { "\($0.kind) \($0.name)" }
    #expect(Set(names).count == names.count)
  }

  @Test func customModifiersCompose() {
    struct Framed: ViewModifier {
      func body(content: Content) -> some View { content.frame(width: 4).border(.red) }
    }
    let root = resolve(Text("a").modifier(Framed().concat(EmptyModifier()))).tree.root
    #expect(outline(root) == ["border", "  frame", "    Text", "  Rectangle"])
    #expect(root.owner == ["Framed"])
    #expect(root.children[0].children[0].owner == [])
  }

  @Test func preferencesReachTheirReaders() {
    struct Widest: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }
    let view = HStack {
      Text("a").preference(key: Widest.self, value: 3)
      Text("b").preference(key: Widest.self, value: 7)
    }.overlayPreferenceValue(Widest.self) { Text("\($0)") }
    #expect(resolve(view).tree.root.texts == ["a", "b", "7"])
  }
}
