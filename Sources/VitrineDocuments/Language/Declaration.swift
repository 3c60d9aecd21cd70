/// A view, modifier, style or shape that a document can name, with its arguments.
package protocol Declaration: Sendable {
  var name: String { get }
  var summary: String { get }
  var parameters: [Parameter] { get }
  /// The parameter for a value that is written without a name.
  var primary: String? { get }
}

extension Declaration {
  func parameter(_ name: String) -> (index: Int, parameter: Parameter)? {
    for (index, parameter) in parameters.enumerated() where parameter.name == name {
      return (index, parameter)
    }
    return nil
  }
}
