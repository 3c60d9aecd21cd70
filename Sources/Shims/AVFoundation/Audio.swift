public import Foundation

// Widgets start sound through intents, which never run here; sources that contain them still compile.

/// The audio session of the app. It changes nothing here.
public final class AVAudioSession: Sendable {
  public struct Category: Hashable, Sendable {
    private let name: String

    public static let ambient = Category(name: "ambient")
    public static let soloAmbient = Category(name: "soloAmbient")
    public static let playback = Category(name: "playback")
    public static let record = Category(name: "record")
    public static let playAndRecord = Category(name: "playAndRecord")
  }

  public struct Mode: Hashable, Sendable {
    private let name: String

    public static let `default` = Mode(name: "default")
    public static let moviePlayback = Mode(name: "moviePlayback")
    public static let spokenAudio = Mode(name: "spokenAudio")
  }

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }

  private static let shared = AVAudioSession()

  public static func sharedInstance() -> AVAudioSession { shared }

  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  public func setActive(_ active: Bool) throws {}
}

/// An audio player that plays no sound and reports a duration of 0.
open class AVAudioPlayer {
  public private(set) var isPlaying = false
  open var volume: Float = 1
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  public let duration: TimeInterval = 0
  public let url: URL?

  public init(contentsOf url: URL) throws { self.url = url }
  public init(data: Data) throws { url = nil }

  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}

/// An item that an `AVPlayer` plays.
open class AVPlayerItem {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public let status = Status.unknown

  public init(url: URL) {}
}

/// A player of items that plays no sound.
open class AVPlayer {
  public private(set) var rate: Float = 0
  public private(set) var currentItem: AVPlayerItem?

  public init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func play() { rate = 1 }
  open func pause() { rate = 0 }
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEnd")
}
