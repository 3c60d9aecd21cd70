package import VitrineImages
package import VitrineRaster

/// The memory that a worker reuses between pictures, one per thread. It holds no picture and no layout: a
/// used one and a new one give the same bytes.
package struct RenderScratch: ~Copyable {
  package var raster = RasterScratch()
  package var png = PNGScratch()

  package init() {}
}
