public import Foundation

/// A function of a Metal library with its arguments; never run.
public nonisolated struct Shader: Hashable, Sendable {
  /// A value that the function is called with.
  public struct Argument: Hashable, Sendable {
    /// Returns an argument for one number, which is not kept: shaders are not run.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Returns an argument for two numbers, which are not kept: shaders are not run.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// Returns an argument for a point's x and y, which are not kept: shaders are not run.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// Returns an argument for a width and a height, which are not kept: shaders are not run.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Returns an argument for three numbers, which are not kept: shaders are not run.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    /// Returns an argument for four numbers, which are not kept: shaders are not run.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument()
    }
    /// Returns an argument for a list of numbers, which are not kept: shaders are not run.
    public static func floatArray(_ values: [Float]) -> Argument { Argument() }
    /// Returns an argument for a colour, which is not kept: shaders are not run.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Returns an argument for a list of colours, which are not kept: shaders are not run.
    public static func colorArray(_ colors: [Color]) -> Argument { Argument() }
    /// Returns an argument for an image, which is not loaded: shaders are not run.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Returns an argument for bytes, which are not kept: shaders are not run.
    public static func data(_ data: Data) -> Argument { Argument() }
    /// The argument for the bounds of the drawn view; it holds none, as shaders are not run.
    public static var boundingRect: Argument { Argument() }
  }

  /// The function that a device would call for each pixel; here never called.
  public var function: ShaderFunction
  /// The values for the function in its order, without those that the system adds.
  public var arguments: [Argument]

  /// Creates a shader; nothing checks that the function exists or takes these arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

/// A function of a Metal library, called as if it were one of Swift.
@dynamicCallable
public nonisolated struct ShaderFunction: Hashable, Sendable {
  /// The library that would contain the function; it is not opened.
  public var library: ShaderLibrary
  /// The function's name in the Metal source; nothing checks that it exists.
  public var name: String

  /// Creates a function from a library and a name, neither of which is looked up.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns a shader of this function and the arguments of the call; the function is not run.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A Metal library, whose functions are named like members.
@dynamicMemberLookup
public nonisolated struct ShaderLibrary: Hashable, Sendable {
  /// The library of the app's own bundle; it is not opened.
  public static let `default` = ShaderLibrary()

  init() {}
  /// Creates a library from compiled code, which is neither read nor kept.
  public init(data: Data) {}
  /// Creates a library from a file, which is neither opened nor kept.
  public init(url: URL) {}

  /// Returns the library of a bundle, which is not opened; equal to every other library.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  /// Returns the function of that name in the default library, whether or not it exists.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// Returns the function of that name in this library, whether or not it exists.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

extension View {
  /// Leaves a diagnostic if enabled; the view keeps its colours, as shaders are not run.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    gap(isEnabled ? .colorEffect : nil)
  }

  /// Leaves a diagnostic if enabled; the view keeps its shape, as shaders are not run.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    gap(isEnabled ? .distortionEffect : nil)
  }

  /// Leaves a diagnostic if enabled; the view is drawn unchanged, as shaders are not run.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    gap(isEnabled ? .layerEffect : nil)
  }
}
