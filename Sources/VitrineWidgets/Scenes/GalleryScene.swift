import Foundation
import VitrineGraphics
import VitrineViews

/// The gallery sheet of a widget: its app, name, description and preview.
nonisolated struct GalleryScene: View {
  let context: SceneContext

  nonisolated var body: some View {
    let metrics = SheetMetrics(context.configuration)
    ZStack {
      BehindSheet(context: context)
      Sheet(metrics: metrics, content: content)
    }
  }

  private nonisolated var content: some View {
    VStack(spacing: 0) {
      GalleryHeader(context: context)
      words.padding(.top, 24)
      Spacer(minLength: 8)
      context.hosted
        .shadow(color: Color.black.opacity(context.isDark ? 0.5 : 0.18), radius: 18, x: 0, y: 8)
      Spacer(minLength: 8)
      PageDots(count: max(1, pages.count), current: page, color: context.isDark ? .white : .black)
      AddWidgetButton(context: context).padding(.top, 22)
    }
    .padding(.bottom, context.configuration.device.screenCornerRadius > 0 ? 44 : 24)
  }

  /// The name and description of the widget.
  private nonisolated var words: some View {
    VStack(spacing: 6) {
      Text(verbatim: context.name).font(.title.bold()).lineLimit(1).minimumScaleFactor(0.6)
      if let details = context.details {
        Text(verbatim: details).font(.body).foregroundStyle(.secondary).lineLimit(3)
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
  }

  /// The families of the gallery's pages.
  private nonisolated var pages: [WidgetFamily] {
    let configuration = context.configuration
    let shown = SceneRules.families(
      of: .gallery, on: configuration.device.kind, os: configuration.os)
    return shown.filter {
      context.widget.families.contains($0) && configuration.device.widgetSize($0) != nil
    }
  }

  private nonisolated var page: Int {
    pages.firstIndex { $0 == context.configuration.family } ?? 0
  }
}

/// The app's icon and name, and the button that closes the sheet.
nonisolated struct GalleryHeader: View {
  let context: SceneContext

  nonisolated var body: some View {
    HStack(spacing: 10) {
      WidgetAppIcon(context: context, side: 32)
      Text(verbatim: context.appName).font(.headline).lineLimit(1)
      Spacer(minLength: 8)
      CloseGlyph().stroke(.secondary, style: StrokeStyle(lineWidth: 2, lineCap: .round))
        .frame(width: 9.5, height: 9.5)
        .frame(width: 30, height: 30)
        .background(Color.gray.opacity(0.22), in: Circle())
    }
    .padding(.horizontal, 20).padding(.top, 18)
    .environment(\.dynamicTypeSize, min(context.configuration.typeSize, .xxxLarge))
  }
}

/// The button at the bottom of the sheet.
nonisolated struct AddWidgetButton: View {
  let context: SceneContext

  nonisolated var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "plus.circle.fill")
      Text(verbatim: context.words.addWidget)
    }
    .font(.body.weight(.semibold)).lineLimit(1)
    .minimumScaleFactor(0.6)
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity).frame(height: 50)
    .background(Color.blue, in: RoundedRectangle(cornerRadius: radius, style: .continuous))
    .padding(.horizontal, 28)
    .frame(maxWidth: 400)
    // The height of the button is fixed.
    .environment(\.dynamicTypeSize, min(context.configuration.typeSize, .xxxLarge))
  }

  private nonisolated var radius: Double { context.configuration.design >= 26 ? 25 : 14 }
}

/// The two strokes of a cross.
nonisolated struct CloseGlyph: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}
