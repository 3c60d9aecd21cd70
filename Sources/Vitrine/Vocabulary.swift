package import VitrineGraphics
package import VitrineLayout

// The drawing vocabulary under names of its own: SwiftUI's `Path`, `Gradient`, `FillStyle` … are this
// module's types, which hide those of the stages below.

package typealias GraphicsPath = VitrineGraphics.Path
package typealias GraphicsStroke = VitrineGraphics.StrokeStyle
package typealias GraphicsBlendMode = VitrineGraphics.BlendMode
package typealias TapAction = VitrineLayout.Interaction
package typealias LayoutFill = VitrineLayout.FillStyle
package typealias BitmapResource = VitrineLayout.ImageResource
