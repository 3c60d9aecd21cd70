import Foundation

/// A style that draws labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The view that `makeBody` returns.
  associatedtype Body: View
  /// The parts of a label from which the style builds its view.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the view drawn for a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style that draws the icon before the title, 8 pt apart, on one first baseline.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// The spacing between icon and title: the gap of stacks between a symbol and text.
  static let spacing: CGFloat = 8

  /// Creates a style that draws both parts in a row.
  public init() {}

  /// Returns the icon and the title in a row with 8 pt between them.
  public nonisolated func makeBody(configuration: LabelStyleConfiguration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: Self.spacing) {
      configuration.icon
      configuration.title
    }
  }
}

/// A style that draws the title and leaves out the icon.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates a style that leaves out the icon.
  public init() {}

  /// Returns the title of the label.
  public nonisolated func makeBody(configuration: LabelStyleConfiguration) -> some View {
    configuration.title
  }
}

/// A style that draws the icon and leaves out the title.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// Creates a style that leaves out the title.
  public init() {}

  /// Returns the icon of the label.
  public nonisolated func makeBody(configuration: LabelStyleConfiguration) -> some View {
    configuration.icon
  }
}

/// A style that draws the icon before the title in every container.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  /// Creates the style that labels have when none is set.
  public init() {}

  /// Returns the icon and the title in a row with 8 pt between them.
  public nonisolated func makeBody(configuration: LabelStyleConfiguration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title, 8 pt apart.
  public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without the icon.
  public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon without the title.
  public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The icon before the title, 8 pt apart, in every container.
  public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension View {
  /// Sets the style that draws the labels inside the view; without it they are an icon and a title in a row.
  public nonisolated func labelStyle<S: LabelStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    controlStyle(evaluateStyle(style) { $0.makeBody(configuration: $1) })
  }
}
