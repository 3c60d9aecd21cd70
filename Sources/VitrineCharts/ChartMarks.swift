/// The marks of a chart under construction.
public struct _ChartMarks {
  var all: [ChartMark] = []
}
