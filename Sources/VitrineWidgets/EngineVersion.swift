/// The version of the renderer, which pictures record.
public enum EngineVersion {
  public static let current = "0.1.0"
}
