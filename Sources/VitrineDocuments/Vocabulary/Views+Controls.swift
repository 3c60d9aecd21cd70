import Foundation
import Vitrine

extension Registry {
  private static let range: [Parameter] = [
    Parameter("value", .number, required: true, "the value"),
    Parameter("minimum", .number, default: "0", "the value where it is empty"),
    Parameter("maximum", .number, default: "1", "the value where it is full"),
  ]

  private static let parameters = Parameter(
    "parameters", .values, "values of the intent's parameters, by name")

  static let controlViews: [ViewDeclaration] = [
    ViewDeclaration(
      "Gauge", "a value within a range; `gaugeStyle` says how it looks",
      range + [
        Parameter("label", .views, "what it measures"),
        Parameter("currentValueLabel", .views, "the value in words"),
        Parameter("minimumValueLabel", .views, "beside its start"),
        Parameter("maximumValueLabel", .views, "beside its end"),
      ], primary: "value"
    ) { (a) throws(DocumentError) in .view(try gauge(a)) },
    ViewDeclaration(
      "ProgressView", "how far something has come",
      [
        Parameter("value", .number, "absent: it is not known"),
        Parameter("total", .number, default: "1", "the value where it is done"),
        Parameter("label", .views, "what is going on"),
        Parameter("currentValueLabel", .views, "the value in words"),
        Parameter("start", .date, "with `end`: progress by the clock"),
        Parameter("end", .date, "with `start`: progress by the clock"),
        Parameter("countsDown", .bool, default: "true", "whether the clock runs backwards"),
      ], primary: "value"
    ) { (a) throws(DocumentError) in .view(try progress(a)) },
    ViewDeclaration(
      "Button", "content that runs an intent",
      [
        Parameter("intent", .string, "name of the intent that a tap runs"), parameters,
        Parameter("label", .views, required: true, "the views inside"),
      ], primary: "label"
    ) { (a) throws(DocumentError) in
      let action = TapAction.button(try intentCall(a))
      return .view(AnyView(Button(role: nil, interaction: action, label: a.views("label"))))
    },
    ViewDeclaration(
      "Toggle", "a switch",
      [
        Parameter("isOn", .bool, default: "false", "its state"),
        Parameter("intent", .string, "name of the intent that a tap runs"), parameters,
        Parameter("label", .views, required: true, "the views inside"),
      ], primary: "label"
    ) { (a) throws(DocumentError) in
      let isOn = try a.bool("isOn", default: false)
      let action = TapAction.toggle(try intentCall(a), isOn: isOn)
      return .view(AnyView(Toggle(isOn: isOn, interaction: action, label: a.views("label"))))
    },
  ]

  private static func gauge(_ a: Arguments) throws(DocumentError) -> AnyView {
    let minimum = try a.number("minimum", default: 0)
    let maximum = max(minimum, try a.number("maximum", default: 1))
    let value = try a.number("value", default: 0)
    let label = a.views("label")
    let current = a.views("currentValueLabel")
    guard a.has("minimumValueLabel") || a.has("maximumValueLabel") else {
      if !a.has("currentValueLabel") {
        return AnyView(Gauge(value: value, in: minimum...maximum) { label })
      }
      return AnyView(
        Gauge(value: value, in: minimum...maximum) {
          label
        } currentValueLabel: {
          current
        })
    }
    let low = a.views("minimumValueLabel")
    let high = a.views("maximumValueLabel")
    return AnyView(
      Gauge(value: value, in: minimum...maximum) {
        label
      } currentValueLabel: {
        current
      } minimumValueLabel: {
        low
      } maximumValueLabel: {
        high
      })
  }

  private static func progress(_ a: Arguments) throws(DocumentError) -> AnyView {
    let label = a.views("label")
    let current = a.views("currentValueLabel")
    if let start = try a.date("start"), let end = try a.date("end") {
      return AnyView(
        ProgressView(
          timerInterval: start...max(start, end),
          countsDown: try a.bool("countsDown", default: true)
        ) {
          label
        } currentValueLabel: {
          current
        })
    }
    guard let value = try a.number("value") else {
      return a.has("label") ? AnyView(ProgressView { label }) : AnyView(ProgressView())
    }
    let total = try a.number("total", default: 1)
    if !a.has("label"), !a.has("currentValueLabel") {
      return AnyView(ProgressView(value: value, total: total))
    }
    return AnyView(
      ProgressView(value: value, total: total) {
        label
      } currentValueLabel: {
        current
      })
  }
}
