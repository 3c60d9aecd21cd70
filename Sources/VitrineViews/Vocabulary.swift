package import VitrineGraphics
package import VitrineLayout

// The drawing vocabulary under its own names: SwiftUI's `Path`, `Gradient`, `FillStyle` … are types of this
// module, which hide those of the stages below.

package typealias GraphicsPath = VitrineGraphics.Path
package typealias GraphicsStroke = VitrineGraphics.StrokeStyle
package typealias GraphicsBlendMode = VitrineGraphics.BlendMode
package typealias TapAction = VitrineLayout.Interaction
package typealias LayoutFill = VitrineLayout.FillStyle
package typealias BitmapResource = VitrineLayout.ImageResource
