@_exported public import Foundation
// SwiftUI passes on `@Observable` and publishers on Apple's systems, too.
@_exported public import Observation
@_exported public import Vitrine
@_exported public import VitrineCombine
// Foundation passes the C library on, on Apple's systems as here, and code calls it by its name there.
@_exported public import VitrineDarwin
// Foundation passes the keychain on, as of what it needs for certificates.
@_exported public import VitrineSecurity
// NSPredicate of texts is Foundation's on Apple's systems.
@_exported public import VitrineStores

#if canImport(FoundationNetworking)
  // FoundationNetworking is part of Foundation on Apple's systems; timeline providers load data with it.
  @_exported public import FoundationNetworking
#endif
#if canImport(FoundationXML)
  // XMLParser is part of Foundation on Apple's systems, too.
  @_exported public import FoundationXML
#endif
