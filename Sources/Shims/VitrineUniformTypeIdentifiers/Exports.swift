// Types of files, which SwiftUI and AppIntents pass on, are those of Vitrine.
@_exported public import Foundation
@_exported public import Vitrine
