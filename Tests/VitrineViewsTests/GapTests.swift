import Charts
import SwiftUI
import Testing
import Vitrine
import VitrineCombine
import VitrineGraphics
import VitrineLayout
import VitrineMapKit
import WidgetKit

/// Perspective.
private struct Receding: GeometryEffect {
  static var transform: ProjectionTransform {
    var transform = ProjectionTransform()
    transform.m13 = 0.001
    return transform
  }

  func effectValue(size: CGSize) -> ProjectionTransform { Self.transform }
}

/// A renderer of lines, which is not called.
private nonisolated struct Reading: TextRenderer {
  var animatableData: Double = 0

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { context.draw(line) }
  }
}

/// Each row of the gap table is met by code as an author writes it, and leaves its diagnostic; the same code
/// without what is not drawn leaves none.
@Suite @MainActor struct GapTests {
  private func codes<V: View>(_ view: V, _ environment: EnvironmentValues = .init()) -> [String] {
    let notes = ResolveNotes()
    let tree = resolve(
      view.frame(width: 240, height: 140), environment: environment, notes: notes)
    var layout: [Diagnostic] = []
    _ = place(
      tree, fonts: Renderer().fonts, PlaceOptions(size: Size(240, 140), scale: 1),
      diagnostics: &layout)
    return (notes.diagnostics + layout).map(\.code).filter { $0.hasPrefix("gap-") }
  }

  @Test(arguments: Gap.allCases) func eachRowIsNoted(gap: Gap) {
    var environment = EnvironmentValues()
    if gap == .widgetLabel { environment.widgetFamily = .accessoryCorner }
    // The bar of tabs is of glass.
    let others = gap == .tabView ? ["gap-\(Gap.glassEffect.name)"] : []
    #expect(codes(use(gap), environment) == ["gap-\(gap.name)"] + others)
  }

  @Test func whatIsDrawnIsNotNoted() {
    let drawn = VStack {
      Text("a").textScale(.secondary).rotation3DEffect(.degrees(4), axis: (x: 0, y: 1, z: 1))
      Image(systemName: "wifi", variableValue: 1)
      Rectangle().fill(.red.blendMode(.multiply))
      Rectangle().fill(Gradient(colors: [.red, .blue]).colorSpace(.perceptual))
      Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Text("b").layerEffect(ShaderLibrary.ripple(), maxSampleOffset: .zero, isEnabled: false)
      Text("c").vibrancyEffect(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)))
      Text("d").drawingGroup()
      Text("e").projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 1, y: 2)))
      Text("f").projectionEffect(Receding.transform).modifier(Receding())
        .visualEffect { content, _ in content.offset(x: 2) }
    }
    #expect(codes(drawn) == [])
  }

  private struct Step: Hashable {
    var x = 0.0
    var scale = 1.0
  }

  private var chart: Chart<some ChartContent> {
    Chart(0..<5, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * 25)) }
  }

  /// The shortest code that uses a row.
  private func use(_ gap: Gap) -> AnyView {
    switch gap {
    case .asyncImage: AnyView(AsyncImage(url: URL(string: "https://a.example/b.png")))
    case .list: AnyView(List { Text("a") })
    case .map: AnyView(Map())
    case .menu: AnyView(Menu("a") { Text("b") })
    case .shareLink: AnyView(ShareLink(item: "a"))
    case .previewModifier: AnyView(Text("a").gap(.previewModifier))
    case .textRenderer: AnyView(Text("a").textRenderer(Reading()))
    case .navigationLink: AnyView(NavigationLink("a", destination: Text("b")))
    case .navigationSplitView:
      AnyView(
        NavigationSplitView {
          Text("a")
        } detail: {
          Text("b")
        })
    case .navigationStack: AnyView(NavigationStack { Text("a") })
    case .scrollView: AnyView(ScrollView { Text("a") })
    case .tabView: AnyView(TabView { Text("a") })
    case .textField: AnyView(TextField("Name", text: .constant("Ada"), prompt: Text("Your name")))
    case .colorEffect: AnyView(Text("a").colorEffect(ShaderLibrary.tint(.color(.red), .float(2))))
    case .distortionEffect:
      AnyView(
        Text("a").distortionEffect(
          ShaderLibrary.default.wave(.boundingRect), maxSampleOffset: CGSize(width: 4, height: 4)))
    case .onReceive:
      AnyView(
        Text("a").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in })
    case .drawingGroup: AnyView(Text("a").drawingGroup(opaque: true))
    case .glassEffect: AnyView(Text("a").glassEffect())
    case .keyframeAnimator:
      AnyView(
        Text("a").keyframeAnimator(initialValue: Step()) { content, step in
          content.offset(x: step.x).scaleEffect(step.scale)
        } keyframes: { _ in
          KeyframeTrack(\.x) {
            LinearKeyframe(10, duration: 0.2)
            SpringKeyframe(0, duration: 0.5)
          }
          KeyframeTrack(\.scale) {
            MoveKeyframe(0.5)
            CubicKeyframe(1, duration: 0.3)
          }
        })
    case .layerEffect:
      AnyView(Text("a").layerEffect(ShaderLibrary.ripple(.float(1)), maxSampleOffset: .zero))
    case .phaseAnimator:
      AnyView(
        Text("a").phaseAnimator([false, true], trigger: 1) { content, phase in
          content.opacity(phase ? 1 : 0.5)
        })
    case .safeAreaBar: AnyView(Text("a").safeAreaBar(edge: .bottom) { Text("b") })
    case .scrollTransition:
      AnyView(
        Text("a").scrollTransition(.interactive, axis: .vertical) { content, phase in
          content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(1 + phase.value)
        })
    case .widgetLabel: AnyView(Text("a").widgetLabel("b"))
    case .antialiased: AnyView(Circle().fill(.red, style: FillStyle(antialiased: false)))
    case .axisMarksPosition:
      AnyView(chart.chartYAxis { AxisMarks(position: .bottom) })
    case .axisMarksPreset: AnyView(chart.chartYAxis { AxisMarks(preset: .inset) })
    case .axisValueLabelOffsets:
      AnyView(chart.chartYAxis { AxisMarks { AxisValueLabel(offsetsMarks: true) } })
    case .annotationPadScale:
      AnyView(
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", 1))
            .annotation(overflowResolution: .init(y: .padScale)) { Text("1") }
        })
    case .canvasColorMode: AnyView(Canvas(colorMode: .linear) { _, _ in })
    case .graphicsContextFilterOptions:
      AnyView(Canvas { context, _ in context.addFilter(.grayscale(1), options: .linearColor) })
    case .meshGradientColorSpace:
      AnyView(
        Rectangle().fill(
          MeshGradient(
            width: 2, height: 2,
            points: [SIMD2(0, 0), SIMD2(1, 0), SIMD2(0, 1), SIMD2(1, 1)],
            colors: [.red, .blue, .green, .white], colorSpace: .perceptual)))
    case .svg:
      AnyView(
        Image(
          uiImage: UIImage(data: Data("<svg viewBox='0 0 9 9'><text/></svg>".utf8)) ?? UIImage()))
    case .uiVibrancyEffect:
      AnyView(
        Text("a").vibrancyEffect(
          UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: .fill)))
    case .variableValue: AnyView(Image(systemName: "star", variableValue: 0.4))
    }
  }
}
