import Vitrine

extension DrawingOptions {
  /// The flags as the program of a bundle takes them; what concerns the run alone is left out.
  package var bundleArguments: [String] {
    var list: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { list.append("--\(name)=\(value)") }
    }
    for (name, kind) in JobSettings.kinds {
      let flag = JobSettings.flag(name)
      switch kind {
      case .text(let path): add(flag, self[keyPath: path])
      case .fixed(let path): add(flag, self[keyPath: path])
      case .flag(let path): if self[keyPath: path] { list.append("--" + flag) }
      case .scale: add(flag, scale.map(String.init))
      case .wallpaper: add(flag, wallpaper)
      case .icon: add(flag, appIcon)
      }
    }
    add("kernels", kernels)
    add("symbols", symbols)
    add("fonts", fonts)
    add("max-steps", "\(budgets.maxSteps)")
    add("max-pixels", "\(budgets.maxPixels)")
    add("max-bytes", "\(budgets.maxBytes)")
    add("max-pictures", "\(budgets.maxPictures)")
    add("time-limit", budgets.timeLimit.map { "\($0)" })
    return list
  }
}
