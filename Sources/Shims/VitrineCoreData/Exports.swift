@_exported public import Foundation
@_exported public import Vitrine

#if canImport(FoundationNetworking)
  // FoundationNetworking is part of Foundation on Apple's systems; timeline providers load data with it.
  @_exported public import FoundationNetworking
#endif
#if canImport(FoundationXML)
  // XMLParser is part of Foundation on Apple's systems, too.
  @_exported public import FoundationXML
#endif
