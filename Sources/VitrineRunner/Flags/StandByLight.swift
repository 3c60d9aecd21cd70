import VitrineViews
import VitrineWidgets

/// The light of the room in which a phone is in StandBy: the values of `--standby`.
enum StandByLight: String, CaseIterable {
  case day, night

  private var scene: RenderScene { self == .day ? .standBy : .standByNight }

  /// Returns the scenes with StandBy in each light of a list.
  static func scenes(
    _ text: String, of scenes: [RenderScene]
  ) throws(UsageError) -> [RenderScene] {
    let lights = try ListArgument.lights(text)
    guard scenes.contains(.standBy) else {
      throw UsageError("--standby is of StandBy; add --scene standby")
    }
    var result: [RenderScene] = []
    for scene in scenes.flatMap({ $0 == .standBy ? lights.map(\.scene) : [$0] })
    where !result.contains(scene) {
      result.append(scene)
    }
    return result
  }
}
