/// The version of the renderer: pictures say which one drew them.
public enum EngineVersion {
  public static let current = "0.1.0"
}
