// Core Graphics' names, which UIKit and SwiftUI pass on, are those of Vitrine.
@_exported public import Foundation
@_exported public import Vitrine
