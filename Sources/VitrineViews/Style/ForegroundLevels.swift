/// The foreground styles of primary, secondary … content at a place in the tree.
public nonisolated struct ForegroundLevels: Sendable {
  /// The styles set by `foregroundStyle`, primary first; if empty, the label colours.
  let styles: [AnyShapeStyle]
  /// The number of levels by which ancestors have lowered the style.
  let offset: Int

  static let label = ForegroundLevels(styles: [], offset: 0)

  /// Whether no view around has set a foreground style.
  var isUnset: Bool { styles.isEmpty && offset == 0 }

  init(_ style: AnyShapeStyle) { self.init(styles: [style], offset: 0) }

  init(styles: [AnyShapeStyle], offset: Int) {
    self.styles = styles
    self.offset = offset
  }

  func lowered(by steps: Int) -> ForegroundLevels {
    ForegroundLevels(styles: styles, offset: offset + steps)
  }

  /// The fill of a level; 0 is primary.
  package func fill(_ environment: EnvironmentValues, level: Int = 0) -> LayoutFill {
    let level = level + offset
    guard let last = styles.last else {
      // The label colour of every appearance, as in the table, without a lookup.
      if level == 0 {
        return .color(environment.host.colorScheme == .dark ? .white : .black, name: "primary")
      }
      let name = Self.labels[min(max(level, 0), Self.labels.count - 1)]
      return .color(environment.systemColor(name), name: name.written)
    }
    if level < styles.count { return styles[max(level, 0)]._fill(environment, level: 0).fill }
    return last._fill(environment, level: level - styles.count + 1).fill
  }

  private static let labels: [SystemColorTable.Name] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
  ]
}

extension View {
  /// Sets the foreground style where none is set, as system styles of buttons do.
  nonisolated func defaultForeground<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    let style = AnyShapeStyle(style)
    return environing {
      if $0.drawing.foreground.isUnset { $0.drawing.foreground = ForegroundLevels(style) }
    }
  }
}
