import CoreLocation
import Foundation
import OSLog
import SwiftUI
import Testing
import VitrineBackgroundTasks
import VitrineCommonCrypto
import VitrineCryptoKit
import VitrineEventKit
import VitrineHealthKit
import VitrineImageIO
import VitrineMapKit
import VitrineNetwork
import VitrineNetworkExtension
import VitrinePhotos
import VitrineSecurity
import VitrineStoreKit
import VitrineTipKit
import VitrineUserNotifications
import VitrineWatchConnectivity

/// The small modules of the system answer as a new device does where nobody has allowed anything: at once.
@Suite struct SystemModuleTests {
  @Test func keychainsFindNothing() {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "token",
      kSecReturnData as String: kCFBooleanTrue as Any, kSecMatchLimit as String: kSecMatchLimitOne,
    ]
    var item: CFTypeRef? = NSNumber(value: 1)
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecItemNotFound)
    #expect(item == nil && SecItemDelete(query as CFDictionary) == errSecItemNotFound)
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecMissingEntitlement)
    let message = SecCopyErrorMessageString(errSecItemNotFound, nil) as String?
    #expect(message == "The specified item could not be found in the keychain.")
  }

  /// The digests of "abc" (RFC 1321, FIPS 180-4) by CommonCrypto's functions, as widgets name files of a cache.
  @Test func commonCryptoHasItsDigests() {
    func hex(
      _ digest: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) ->
        UnsafeMutablePointer<UInt8>?, _ length: Int32
    ) -> String {
      var bytes = [UInt8](repeating: 0, count: Int(length))
      _ = digest("abc", 3, &bytes)
      return bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
    #expect(hex(CC_MD5, CC_MD5_DIGEST_LENGTH) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(CC_SHA1, CC_SHA1_DIGEST_LENGTH) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(CC_SHA256, CC_SHA256_DIGEST_LENGTH).hasPrefix("ba7816bf8f01cfea414140de5dae2223"))
    #expect(hex(CC_SHA384, CC_SHA384_DIGEST_LENGTH).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
    #expect(hex(CC_SHA512, CC_SHA512_DIGEST_LENGTH).hasPrefix("ddaf35a193617abacc417349ae204131"))
    #expect(CC_SHA1(nil, 5, nil) == nil)
  }

  /// What is written is discarded; locks hold.
  @Test func logsAreSilentAndLocksAreNot() {
    let signposter = OSSignposter(subsystem: "a", category: .pointsOfInterest)
    let interval = signposter.beginInterval("drawing", id: signposter.makeSignpostID())
    signposter.endInterval("drawing", interval, "\(1, format: .decimal(minDigits: 2))")
    os_signpost(.event, log: .default, name: "drawn", "%d pictures", 1)
    Logger(OSLog(subsystem: "a", category: .pointsOfInterest))
      .error(
        "\(0.5, format: .fixed(precision: 1), privacy: .public) of \("a", align: .left(columns: 3))"
      )
    let count = OSAllocatedUnfairLock(initialState: 0)
    let plain = OSAllocatedUnfairLock()
    let pointer = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    pointer.initialize(to: os_unfair_lock())
    defer { pointer.deallocate() }
    nonisolated(unsafe) var (first, lock) = (0, pointer)
    nonisolated(unsafe) var second = 0
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in
      count.withLock { $0 += 1 }
      plain.withLock { first += 1 }
      os_unfair_lock_lock(lock)
      second += 1
      os_unfair_lock_unlock(lock)
    }
    #expect(count.withLock(\.self) == 1000 && first == 1000 && second == 1000)
    #expect(os_unfair_lock_trylock(lock) && !os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(count.withLockIfAvailable { count.withLockIfAvailable { $0 } == nil && $0 > 0 } == true)
  }

  @Test func nobodyIsNotified() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    #expect(try await center.requestAuthorization(options: [.alert, .sound]) == false)
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.sound = .default
    content.interruptionLevel = .timeSensitive
    let request = UNNotificationRequest(
      identifier: "tea", content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
    await #expect(throws: UNError.self) { try await center.add(request) }
    #expect(await center.pendingNotificationRequests().isEmpty && request.content.title == "Tea")
  }

  @Test func handlersAreCalledAtOnce() {
    nonisolated(unsafe) var calls: [String] = []
    UNUserNotificationCenter.current().getNotificationSettings { _ in calls.append("settings") }
    EKEventStore().requestFullAccessToEvents { granted, _ in calls.append("events \(granted)") }
    let steps = HKQuantityType(.stepCount)
    let query = HKStatisticsQuery(
      quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum
    ) { _, statistics, error in calls.append("steps \(statistics == nil) \(error != nil)") }
    HKHealthStore().execute(query)
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { calls.append("\($0.status)") }
    monitor.start(queue: .main)
    #expect(calls == ["settings", "events false", "steps true true", "satisfied"])
  }

  @Test func storesAndLibrariesAreEmpty() async throws {
    #expect(try await Product.products(for: ["pro"]).isEmpty)
    var owned = 0
    for await result in Transaction.currentEntitlements {
      if case .verified = result { owned += 1 }
    }
    #expect(owned == 0 && !AppStore.canMakePayments)
    let store = EKEventStore()
    let day = store.predicateForEvents(withStart: Date(), end: Date(), calendars: nil)
    #expect(store.events(matching: day).isEmpty)
    #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
    #expect(!HKHealthStore.isHealthDataAvailable() && !WCSession.isSupported())
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    #expect(throws: BGTaskScheduler.Error.self) {
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
    }
  }

  @Test func noTunnelIsConfigured() async throws {
    let managers = try await NETunnelProviderManager.loadAllFromPreferences()
    #expect(managers.isEmpty && NEVPNManager.shared().connection.status == .invalid)
    await #expect(throws: NEVPNError.self) { try await NEVPNManager.shared().saveToPreferences() }
  }

  @Test func unitsOfHealthConvert() {
    let way = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 1.609344)
    #expect(abs(way.doubleValue(for: .mile()) - 1) < 1e-9)
    #expect(way.doubleValue(for: .second()) == 0 && !way.is(compatibleWith: .second()))
    let pulse = HKUnit.count().unitDivided(by: .minute())
    #expect(pulse.unitString == "count/min")
  }

  /// Examples of FIPS 180-4, RFC 1321, RFC 2202 and RFC 4231.
  @Test func digestsAreThoseOfTheStandards() {
    func hex<S: Sequence>(_ bytes: S) -> String where S.Element == UInt8 {
      bytes.map { String(format: "%02x", Int($0)) }.joined()
    }
    let abc = Data("abc".utf8)
    #expect(
      hex(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      "\(SHA256.hash(data: Data()))"
        == "SHA256 digest: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae204131"))
    #expect(hex(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
    #expect(
      hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    let long = Data(repeating: 0x61, count: 1000)
    #expect(hex(Insecure.MD5.hash(data: long)) == "cabe45dcc9ae5b66ba86600cca6b8ba8")
    let code = HMAC<SHA256>.authenticationCode(
      for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
    #expect(hex(code).hasPrefix("5bdcc146bf60754e6a042426089575c7"))
  }

  /// The first two cases of the Galois/Counter Mode's own description, and a round trip of each cipher.
  @Test func ciphersAreThoseOfTheSystem() throws {
    let zero = SymmetricKey(data: Data(repeating: 0, count: 16))
    let nonce = try AES.GCM.Nonce(data: Data(repeating: 0, count: 12))
    do {
      let box = try AES.GCM.seal(Data(repeating: 0, count: 16), using: zero, nonce: nonce)
      #expect(box.ciphertext.first == 0x03 && box.ciphertext.last == 0x78 && box.tag.first == 0xAB)
    } catch CryptoKitError.noLibrary {
      return
    }
    let key = SymmetricKey(size: .bits256)
    let sealed = try ChaChaPoly.seal(Data("tea".utf8), using: key)
    #expect(try ChaChaPoly.open(sealed, using: key) == Data("tea".utf8))
    var changed = try #require(AES.GCM.seal(Data("tea".utf8), using: key).combined)
    #expect(
      try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key) == Data("tea".utf8))
    changed[14] ^= 1
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key)
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(Data(), using: SymmetricKey(data: Data([1])))
    }
  }

  @Test func thumbnailsKeepTheRatio() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let file = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format)
      .pngData { $0.fill(CGRect(x: 0, y: 0, width: 60, height: 30)) }
    let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceThumbnailMaxPixelSize: 20,
      ] as CFDictionary
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(small.width == 20 && small.height == 10)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 1, options) == nil)
  }
}
