import Foundation
import HeadlessBrowser

/// The pointer and the keyboard of a browser, which a page cannot tell from a person's.
extension ChromiumSession {
  /// Brings an element into view and returns its frame.
  private func frame(_ selector: String) throws -> CGRect {
    let numbers = try evaluate(
      """
      (() => {
        const node = document.querySelector("\(selector)");
        node.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x, y, width, height];
      })()
      """)
    let list = (numbers as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
    guard list.count == 4, list[2] > 0, list[3] > 0 else {
      throw Trouble(message: "\(selector) is not to be seen")
    }
    return CGRect(x: list[0], y: list[1], width: list[2], height: list[3])
  }

  private func mouse(_ kind: String, _ x: Double, _ y: Double) throws {
    var parameters: [String: Any] = ["type": kind, "x": x, "y": y]
    if kind != "mouseMoved" { parameters["clickCount"] = 1 }
    parameters["button"] = isPressed || kind != "mouseMoved" ? "left" : "none"
    parameters["buttons"] = isPressed ? 1 : 0
    try call("Input.dispatchMouseEvent", parameters)
  }

  func hover(_ selector: String) throws {
    let frame = try frame(selector)
    try mouse("mouseMoved", frame.midX, frame.midY)
  }

  func click(_ selector: String) throws {
    try drag(selector, to: [0.5])
  }

  /// Presses at the first of several fractions of an element's width, and moves over the others.
  func drag(_ selector: String, to fractions: [Double]) throws {
    let frame = try frame(selector)
    func x(_ fraction: Double) -> Double { frame.minX + frame.width * fraction }
    for (index, fraction) in fractions.enumerated() {
      try mouse("mouseMoved", x(fraction), frame.midY)
      guard index == 0 else { continue }
      isPressed = true
      try mouse("mousePressed", x(fraction), frame.midY)
    }
    isPressed = false
    try mouse("mouseReleased", x(fractions.last ?? 0.5), frame.midY)
  }

  /// Presses a key: a letter, or one of the names of `codes`.
  func press(_ key: String) throws {
    var parameters: [String: Any] = ["key": key, "windowsVirtualKeyCode": Self.codes[key] ?? 0]
    if key.count == 1 { parameters["text"] = key }
    if key == "Enter" { parameters["text"] = "\r" }
    parameters["type"] = "keyDown"
    try call("Input.dispatchKeyEvent", parameters)
    parameters["type"] = "keyUp"
    parameters["text"] = nil
    try call("Input.dispatchKeyEvent", parameters)
  }

  private static let codes = ["Enter": 13, "Escape": 27, "ArrowUp": 38, "ArrowDown": 40, "Tab": 9]

  /// Replaces the text of a field and leaves it by Enter.
  func fill(_ selector: String, _ text: String) throws {
    try click(selector)
    _ = try evaluate("document.activeElement.select(); 1")
    try call("Input.insertText", ["text": text])
    try press("Enter")
  }

  /// Chooses a value of a list by the arrow keys.
  func choose(_ selector: String, _ value: String) throws {
    let steps = try evaluate(
      """
      (() => {
        const list = document.querySelector("\(selector)");
        list.focus();
        return [...list.options].findIndex(o => o.value === "\(value)") - list.selectedIndex;
      })()
      """)
    let count = (steps as? NSNumber)?.intValue ?? 0
    for _ in 0..<abs(count) { try press(count < 0 ? "ArrowUp" : "ArrowDown") }
  }

  /// Returns what an expression is once it is what is expected, or at last.
  func settled(_ expression: String, at expected: String) throws -> String {
    var found = ""
    for _ in 0..<200 {
      found = try text(expression)
      if found == expected { break }
      usleep(25_000)
    }
    return found
  }
}
