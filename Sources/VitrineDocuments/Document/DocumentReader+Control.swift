import Vitrine

extension DocumentReader {
  /// Checks the keys beside a control, and that no value of the document has the name of a toggle's state; false for
  /// widgets.
  func isControl(_ object: LocatedObject) throws(DocumentError) -> Bool {
    guard let value = object["control"], !value.isNull else { return false }
    try refuse(DocumentSchema.notOfControls, in: object)
    let data = [(object["data"]?.object, DocumentPath.root.key("data"))]
    let samples = (object["samples"]?.object?.members ?? []).map {
      ($0.value.object, DocumentPath.root.key("samples").key($0.key))
    }
    for (values, path) in data + samples {
      guard let member = values?.member(ControlForm.isOn) else { continue }
      throw DocumentError(
        file: file, position: member.keyPosition, path: path,
        message: "the name '\(ControlForm.isOn)' is taken: it is the state of the toggle")
    }
    return true
  }

  /// Returns the control; nil for widgets. `fields` are the document's, already compiled.
  func control(_ fields: CompiledArguments) throws(DocumentError) -> ControlDocument? {
    guard case .object(let control) = fields["control"]?.content else { return nil }
    func part(_ name: String) -> CompiledArguments? {
      if case .object(let part) = control[name]?.content { part } else { nil }
    }
    switch (part("toggle"), part("button")) {
    case (let toggle?, nil):
      return ControlDocument(fields: control, template: toggle, isToggle: true)
    case (nil, let button?):
      return ControlDocument(fields: control, template: button, isToggle: false)
    case (nil, nil):
      throw DocumentError(
        file: file, position: control.place.position, path: control.place.path,
        message: "missing key 'toggle' or 'button': what the control is")
    case (_?, let button?):
      throw DocumentError(
        file: file, position: button.place.position, path: button.place.path,
        message: "a control is a toggle or a button: keep one of 'toggle' and 'button'")
    }
  }

  /// The entries of a control: a toggle off and on.
  static func states(of control: ControlDocument) -> [Document.Entry] {
    guard control.isToggle else { return [] }
    return [false, true].map { isOn in
      let state = LocatedObject.Member(
        key: ControlForm.isOn, keyPosition: .start, value: LocatedValue(.bool(isOn), .start))
      return Document.Entry(date: nil, relevance: nil, data: LocatedObject([state]))
    }
  }
}
