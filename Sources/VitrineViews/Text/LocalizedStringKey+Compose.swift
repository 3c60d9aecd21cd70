extension LocalizedStringKey {
  /// Adds the string of the environment's table for the key, else the key itself.
  nonisolated func compose(
    into composer: inout TextComposer, _ table: String?, _ attributes: TextAttributes
  ) {
    let host = composer.environment.host
    composer.noteGap(of: interpolation.key, table)
    let query = StringTable.Query(
      interpolation.key, table: table, locale: host.localeIdentifier, device: host.device,
      numbers: interpolation.arguments.map(\.number))
    let pattern = host.strings.string(query) ?? interpolation.key
    composer.add(
      PatternText(pattern), interpolation.arguments.map(\.text), query, attributes)
  }
}
