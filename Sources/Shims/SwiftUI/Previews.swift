// A preview registers what it shows, which a bundle's own program draws with --previews.

/// A preview of a view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "Preview")

/// A preview of a view with traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "Preview")

/// A variable in a preview's body: `@Previewable @State var isOn = true`. It has its initial value.
@attached(peer)
public macro Previewable() = #externalMacro(module: "VitrineMacros", type: "Previewable")

/// An entry of the environment, with its default value: `@Entry var size: Int = 3`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "VitrineMacros", type: "Entry")
