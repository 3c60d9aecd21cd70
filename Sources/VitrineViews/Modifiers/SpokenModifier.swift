/// A modifier that notes on nodes a text that is spoken, in the language of the environment.
public nonisolated struct _SpokenModifier: _PrimitiveModifier {
  let name: String
  let text: Text

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    out.note(modifier.name, modifier.text.plainText(in: environment), from: first)
  }
}
