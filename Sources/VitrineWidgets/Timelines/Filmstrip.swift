import Foundation
import VitrineGraphics
import VitrineViews

/// A view of a timeline's pictures with their dates, composed of this package's own views.
nonisolated struct Filmstrip: _CompositeView {
  struct Frame: Sendable {
    var picture: BitmapResource
    var day: String
    var time: String
    /// The relevance; empty if there is none.
    var relevance: String
    var isInForce: Bool
  }

  let geometry: FilmstripGeometry
  let title: String
  let subtitle: String
  let frames: [Frame]
  /// Whether the background is dark, for widgets that only emit light: those of Lock Screens and tinted ones.
  let isOnDark: Bool

  nonisolated func composition(_ environment: EnvironmentValues) -> some View {
    ZStack(alignment: .topLeading) {
      background
      heading
      ForEach(Array(frames.indices), id: \.self) { index in
        picture(index)
        caption(index)
      }
    }
    .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
  }

  /// A plain background that contrasts with widgets of both schemes.
  private var background: some View {
    Color(uiColor: .systemGray5)
      .frame(width: geometry.size.width, height: geometry.size.height)
  }

  private var heading: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: title).font(.system(size: 17, weight: .semibold))
      Text(verbatim: subtitle).font(.system(size: 13)).foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .standing(in: geometry.heading)
  }

  private func picture(_ index: Int) -> some View {
    Image(uiImage: UIImage(bitmap: frames[index].picture))
      .standing(in: geometry.picture(index))
  }

  /// Returns a caption with the number in the file names, the time, the day and the relevance.
  private func caption(_ index: Int) -> some View {
    let frame = frames[index]
    return VStack(alignment: .leading, spacing: 1) {
      HStack(alignment: .firstTextBaseline, spacing: 5) {
        Text(verbatim: "\(index)").foregroundStyle(.secondary)
        Text(verbatim: frame.time).fontWeight(.semibold)
        if frame.isInForce {
          Text(verbatim: "in force").font(.system(size: 11, weight: .semibold))
            .foregroundStyle(.blue)
        }
      }
      .font(.system(size: 13))
      Text(verbatim: frame.day).foregroundStyle(.secondary)
      if !frame.relevance.isEmpty {
        Text(verbatim: frame.relevance).foregroundStyle(.secondary)
      }
    }
    .font(.system(size: 11))
    .lineLimit(1)
    .standing(in: geometry.caption(index))
  }
}

extension View {
  /// Positions the view at the top left of a rectangle, in a stack aligned to its own top left.
  fileprivate nonisolated func standing(in rect: Rect) -> some View {
    frame(width: rect.width, height: rect.height, alignment: .topLeading)
      .offset(x: rect.x, y: rect.y)
  }
}
