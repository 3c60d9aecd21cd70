/// The sides of a chart for labels and ticks.
enum AxisSide { case leading, trailing, top, bottom }
