// What users import: the vocabulary of views, the widgets made of it, and the programs that draw them.

@_exported public import VitrineRunner
@_exported public import VitrineViews
@_exported public import VitrineWidgets
