// VitrineImages
