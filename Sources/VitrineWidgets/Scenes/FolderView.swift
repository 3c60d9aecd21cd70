import VitrineGraphics
import VitrineViews

/// A closed folder: a plate with small icons, in the look of the screen.
///
/// Nothing is public about its measures: the plate has the size and corners of an icon, its material is the dock's, and
/// the grid of its icons is estimated.
nonisolated struct FolderView: View {
  let folder: HomeFolder
  let context: SceneContext
  /// The plate's place in points from the screen's leading top corner.
  let rect: Rect

  nonisolated var body: some View {
    ZStack {
      RoundedRectangle(
        cornerRadius: AppIconRadius.of(side: rect.width, os: context.configuration.design),
        style: .continuous
      )
      .fill(plate)
      .placed(in: rect)
      .environment(\.colorScheme, context.style.isDark ? .dark : .light)
      ForEach(0..<folder.apps.count, id: \.self) { index in
        PlacedIcon(
          app: folder.apps[index], context: context, rect: FolderMetrics.place(of: index, in: rect))
      }
    }
  }

  private nonisolated var plate: AnyShapeStyle {
    context.style.icons == .clear
      ? AnyShapeStyle(_GlassStyle(role: .appIcons)) : context.barStyle(.dock)
  }
}
