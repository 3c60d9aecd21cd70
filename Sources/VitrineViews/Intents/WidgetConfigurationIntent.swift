/// The settings of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}
