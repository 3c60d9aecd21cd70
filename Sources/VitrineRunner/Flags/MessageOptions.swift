import ArgumentParser

/// What a run says of itself.
struct MessageOptions: ParsableArguments {
  @Flag(help: "Ends with 1 when a diagnostic says that something could not be drawn as asked.")
  var strict = false

  @Flag(help: "Says nothing but errors.")
  var quiet = false

  @Flag(help: "Results as JSON.")
  var json = false
}
