/// An intent that holds the settings of a control. It is never performed.
public protocol ControlConfigurationIntent: AppIntent {}
