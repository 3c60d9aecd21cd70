/// The number of a sound.
public typealias SystemSoundID = UInt32
/// The number of a vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// Has no effect: nothing is heard.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
/// Calls the closure at once: nothing is heard.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) { completion?() }
/// Has no effect: nothing is heard.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
