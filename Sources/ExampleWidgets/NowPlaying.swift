import SwiftUI

/// The episode that is playing, large: cover, title and a progress bar.
struct NowPlaying: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let episode: Episode

  var body: some View {
    HStack(spacing: 14) {
      Artwork(episode: episode, side: 104)
      VStack(alignment: .leading, spacing: 2) {
        Text(episode.show)
          .font(.caption.weight(.medium))
          .foregroundStyle(.white.opacity(0.75))
          .lineLimit(1)
        Text(episode.title)
          .font(.headline)
          .lineLimit(typeSize.isAccessibilitySize ? 3 : 2)
        Spacer(minLength: 4)
        PlayBar(episode: episode)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}

struct PlayBar: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let episode: Episode

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "play.fill")
        .font(.caption2)
      if !typeSize.isAccessibilitySize {
        ProgressView(value: episode.progress)
          .frame(width: 44)
      }
      Text("\(episode.minutesLeft) min")
        .font(.caption.weight(.semibold))
        .lineLimit(1)
    }
    .tint(.white)
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .background(.white.opacity(0.2), in: Capsule())
  }
}
