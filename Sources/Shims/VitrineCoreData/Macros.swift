/// A property that a managed object has by its entity. Sources write `@NSManaged`, which the compiler knows on Apple's
/// systems alone; in the copies of them that are compiled here this attribute, as long, stands in its place.
@attached(accessor)
public macro CDManaged() = #externalMacro(module: "VitrineMacros", type: "Managed")

/// A method that a managed object has by its entity, such as `addToItems(_:)`; as `@CDManaged` for properties.
@attached(body)
public macro CDMethods() = #externalMacro(module: "VitrineMacros", type: "Managed")
