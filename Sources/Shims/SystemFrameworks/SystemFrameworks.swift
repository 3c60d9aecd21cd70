// This file is empty on purpose. On Apple's systems `import SwiftUI` finds the real framework; the product
// `VitrineShims` exists there all the same, because the package manager looks for a product of a dependency
// whatever platforms its condition names, and a product needs a target.
