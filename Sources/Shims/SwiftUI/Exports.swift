@_exported public import Foundation
@_exported public import Vitrine
// Foundation passes the C library on, on Apple's systems as here, and code calls it by its name there.
@_exported public import VitrineDarwin
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
