@_exported public import Foundation
@_exported public import Vitrine

#if canImport(FoundationNetworking)
  // FoundationNetworking is part of Foundation on Apple's systems; timeline providers load data with it.
  @_exported public import FoundationNetworking
#endif
