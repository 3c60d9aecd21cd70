/// The key of the tags of views.
nonisolated enum ViewTag {
  static let key = ObjectIdentifier(ViewTag.self)
}
