import CConformances

/// A type of the program that conforms to a protocol.
package struct ConformingType {
  /// The name without enclosing types.
  package var name: String
  package var module: String
  package var type: Any.Type
  package var isStruct: Bool

  /// Returns the types without generic arguments that the program and what it is linked to statically declare, in no
  /// particular order. An optimizer removes those that are neither used nor public.
  ///
  /// - Parameter module: the module of the protocol.
  package static func all(of protocolName: String, in module: String) -> [ConformingType] {
    var found: [ConformingType] = []
    unsafe withUnsafeMutablePointer(to: &found) { list in
      unsafe vitrine_each_conformance(
        module, protocolName,
        { conformance, list in
          guard let list = unsafe list?.assumingMemoryBound(to: [ConformingType].self) else {
            return
          }
          unsafe list.pointee.append(
            ConformingType(
              name: String(cString: conformance.name), module: String(cString: conformance.module),
              type: unsafeBitCast(conformance.metadata, to: Any.Type.self),
              isStruct: conformance.is_struct))
        }, list)
    }
    return found
  }
}
