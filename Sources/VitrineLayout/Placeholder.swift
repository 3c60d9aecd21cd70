// VitrineLayout
