import VitrineBlame
import VitrineGraphics
import VitrineImages

/// Writes a comparison of two pictures as JSON.
enum ComparisonJSON {
  static func text(_ comparison: Comparison, _ origin: ChangeOrigin, _ blame: Blame?) -> String {
    var json = JSONText()
    json.object { json in
      json.member("verdict", comparison.verdict.rawValue)
      json.member("explanation", comparison.explanation)
      json.member("strategy", comparison.options.strategy.name)
      json.member("leastArea", comparison.options.leastArea)
      json.member("maxPixels", comparison.options.maxPixels)
      json.key("reasons")
      json.array { json in for reason in comparison.reasons { json.value(reason.rawValue) } }
      size("expectedSize", comparison.expectedSize, &json)
      size("actualSize", comparison.actualSize, &json)
      json.member("expectedProfile", "\(comparison.expectedProfile)")
      json.member("actualProfile", "\(comparison.actualProfile)")
      json.member("changedPixels", comparison.changedCount)
      json.member("countedPixels", comparison.countedCount)
      json.member("maskedPixels", comparison.maskedCount)
      json.member("peak", comparison.peak)
      if comparison.peakDistance > 0 { json.member("deltaE", Double(comparison.peakDistance)) }
      if let fine = comparison.fine, !fine.isSkipped {
        json.member("finePixels", fine.count)
        json.member("finePeak", fine.peak)
      }
      json.member("alphaPeak", comparison.alphaPeak)
      json.member("onlyAlpha", comparison.isAlphaOnly)
      json.member("areaCount", comparison.clusterCount)
      json.key("areas")
      json.array { json in for cluster in comparison.clusters { write(cluster, &json) } }
      json.member("origin", origin.rawValue)
      if let blame { write(blame, &json) }
    }
    return json.text
  }

  private static func size(_ key: String, _ size: PixelSize, _ json: inout JSONText) {
    json.key(key)
    json.array { json in
      json.value(size.width)
      json.value(size.height)
    }
  }

  private static func write(_ cluster: PixelCluster, _ json: inout JSONText) {
    json.object { json in
      json.member("pixels", cluster.size)
      json.key("bounds")
      json.array { json in
        for value in [
          cluster.bounds.x, cluster.bounds.y, cluster.bounds.width, cluster.bounds.height,
        ] { json.value(value) }
      }
      json.member("peak", cluster.peak)
      if cluster.peakDistance > 0 { json.member("deltaE", Double(cluster.peakDistance)) }
    }
  }

  private static func write(_ blame: Blame, _ json: inout JSONText) {
    json.member("unexplainedPixels", blame.unexplainedPixels)
    json.key("causes")
    json.array { json in for cause in blame.causes { write(cause, &json) } }
    if let unclear = blame.unclear {
      json.member("unclearMoves", unclear.count)
      json.member("unclear", unclear.description)
    }
  }

  private static func write(_ values: Cause.Values, _ json: inout JSONText) {
    json.object { json in
      if let old = values.old { json.member("old", old) }
      if let new = values.new { json.member("new", new) }
    }
  }

  private static func write(_ cause: Cause, _ json: inout JSONText) {
    json.object { json in
      json.member("kind", cause.kind.rawValue)
      json.member("path", cause.path)
      json.member("view", cause.view)
      if let modifier = cause.modifier { json.member("modifier", modifier) }
      if !cause.property.isEmpty { json.member("property", cause.property) }
      if let old = cause.old { json.member("old", old) }
      if let new = cause.new { json.member("new", new) }
      if !cause.otherValues.isEmpty {
        json.key("otherValues")
        json.array { json in for values in cause.otherValues { write(values, &json) } }
      }
      if let source = cause.source { json.member("source", source) }
      if !cause.choices.isEmpty {
        json.key("choices")
        json.array { json in for choice in cause.choices { json.value(choice.description) } }
      }
      json.member("views", cause.count)
      json.member("moved", cause.movedCount)
      json.member("pixels", cause.pixels)
      json.member("explanation", cause.description)
    }
  }
}
