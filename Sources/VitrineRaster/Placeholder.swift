// VitrineRaster
