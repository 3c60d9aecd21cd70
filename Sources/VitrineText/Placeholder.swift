// VitrineText
