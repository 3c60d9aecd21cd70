public import Foundation
public import Vitrine

extension NSKeyedUnarchiver {
  /// Returns nil: what an app keeps of a colour is written by the Objective-C runtime, and nothing of it is here.
  public static func unarchivedObject(
    ofClass type: UIColor.Type, from data: Data
  ) throws -> UIColor? { nil }
}
