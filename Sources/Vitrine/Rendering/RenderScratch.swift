package import VitrineImages
package import VitrineRaster

/// Memory that a worker reuses from picture to picture, one for each thread. It holds no picture
/// and no layout: a used one and a new one give the same bytes.
package struct RenderScratch: ~Copyable {
  package var raster = RasterScratch()
  package var png = PNGScratch()

  package init() {}
}
