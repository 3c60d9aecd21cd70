import VitrineViews

// Names that the vocabulary shares with the stages below it mean the vocabulary's here.

typealias Path = VitrineViews.Path
