/// Marks a property that a storyboard would set. None is read: the property stays as it is, with a warning of the
/// compiler, and code of one's own sets it.
@attached(peer)
public macro IBOutlet() = #externalMacro(module: "VitrineMacros", type: "IBOutlet")

/// Marks a method that a storyboard would call. A picture is not tapped, so that nothing does.
@attached(peer)
public macro IBAction() = #externalMacro(module: "VitrineMacros", type: "IBAction")
