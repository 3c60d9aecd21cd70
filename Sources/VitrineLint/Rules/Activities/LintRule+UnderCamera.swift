import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let underCamera = LintRule(
    "activity-under-camera", .activity, .error,
    "No view of an island lies under the camera.",
    advice: "Give the view a region of its own, or less width.",
    source: "ActivityKit, DynamicIsland; the camera's place in iOS 26.1",
    check: .picture { picture, limits in
      guard let camera = picture.camera else { return .notApplicable }
      let hidden = picture.leaves.filter { leaf in
        let part = leaf.frame.intersection(camera)
        return min(part.width, part.height) > limits.cameraSlack
      }
      return .of(
        hidden.map { leaf in
          let part = leaf.frame.intersection(camera)
          return picture.violation(
            of: leaf,
            "\(points(part.width)) × \(points(part.height)) of the \(leaf.noun) lie under the camera",
            excess: min(part.width, part.height))
        })
    })
}

extension LintPicture {
  /// The place of camera and sensors in an island; nil for other pictures.
  fileprivate var camera: Rect? {
    guard presentation?.isInIsland == true, let metrics = IslandMetrics(configuration.device) else {
      return nil
    }
    if presentation == .expanded {
      return Rect(
        x: (tree.size.width - metrics.sensor.width) / 2, y: 0, width: metrics.sensor.width,
        height: metrics.sensor.height)
    }
    return tree.nodes.first { $0.name == "camera" }?.frame
  }
}
