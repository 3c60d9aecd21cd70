// Core Foundation's names, which Foundation passes on, are those of Vitrine: those of the toolchain are of C.
@_exported public import Foundation
@_exported public import Vitrine
