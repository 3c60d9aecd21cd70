@_exported public import Foundation
@_exported public import Vitrine

#if canImport(FoundationNetworking)
  // A part of Foundation elsewhere; timeline providers load with it.
  @_exported public import FoundationNetworking
#endif
