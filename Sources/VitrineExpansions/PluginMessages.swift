/// The compiler's request to a macro plugin, limited to the fields that these macros need.
package struct PluginRequest: Decodable {
  struct Capability: Decodable {}

  struct Macro: Decodable {
    var typeName: String
  }

  struct Syntax: Decodable {
    var source: String
    var location: Location?
  }

  struct Location: Decodable {
    var fileID: String
    var line: Int
  }

  struct Freestanding: Decodable {
    var macro: Macro
    /// The beginning of names that no other expansion makes.
    var discriminator: String?
    var syntax: Syntax?
  }

  struct Attached: Decodable {
    var macro: Macro
    var macroRole: String
    var declSyntax: Syntax
    /// The type that an extension is made of.
    var extendedTypeSyntax: Syntax?
  }

  var getCapability: Capability?
  var expandFreestandingMacro: Freestanding?
  var expandAttachedMacro: Attached?

  package init() {}

  package var response: PluginResponse {
    if getCapability != nil { return .capability }
    if let request = expandFreestandingMacro { return .expansion(preview(request)) }
    if let request = expandAttachedMacro {
      return .expansion(request.macro.typeName == "Entry" ? entry(request) : request.expansion)
    }
    return .expansion(.failure("this message is not known"))
  }
}

extension PluginRequest {
  private func entry(_ request: Attached) -> PluginResponse.Expansion {
    guard let entry = EnvironmentEntry(request.declSyntax.source) else {
      return .failure("@Entry needs a single variable with a value, as 'var size: Int = 3'")
    }
    return .success(request.macroRole == "accessor" ? entry.accessors : entry.key)
  }

  private func preview(_ request: Freestanding) -> PluginResponse.Expansion {
    let macro = request.macro.typeName
    // Indices and constraints of a store that is not there.
    if macro == "Nothing" { return .success("") }
    guard macro == "Preview" else { return .failure("unknown macro \(macro)") }
    guard let syntax = request.syntax, let discriminator = request.discriminator,
      let expansion = PreviewExpansion(syntax.source, firstLine: syntax.location?.line ?? 1)
    else { return .failure("this compiler does not say where the preview is") }
    // A length and `fMu_` make the name one that is unique by the compiler's mangling.
    return .success(
      expansion.declaration(
        named: discriminator + "7PreviewfMu_", file: syntax.location?.fileID ?? ""))
  }
}

/// The plugin's response.
package enum PluginResponse: Encodable {
  package enum Expansion {
    case success(String)
    case failure(String)
  }

  case capability
  case expansion(Expansion)

  private struct Capability: Encodable {
    var capability = Version()

    struct Version: Encodable {
      var protocolVersion = 7
      var features: [String] = []
    }
  }

  private struct Result: Encodable {
    var expandedSource: String
    var diagnostics: [Diagnostic] = []
  }

  private struct Diagnostic: Encodable {
    struct Position: Encodable {
      var fileName = ""
      var offset = 0
    }

    var message: String
    var severity = "error"
    var position = Position()
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }

  private enum Keys: String, CodingKey {
    case getCapabilityResult, expandMacroResult
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    switch self {
    case .capability: try container.encode(Capability(), forKey: .getCapabilityResult)
    case .expansion(.success(let source)):
      try container.encode(Result(expandedSource: source), forKey: .expandMacroResult)
    case .expansion(.failure(let message)):
      try container.encode(
        Result(expandedSource: "", diagnostics: [Diagnostic(message: message)]),
        forKey: .expandMacroResult)
    }
  }
}
