public import Foundation
public import Vitrine

/// The person's photos, which nobody has allowed to see: there are none.
open class PHPhotoLibrary: @unchecked Sendable {
  private static let only = PHPhotoLibrary()

  private init() {}

  /// Returns the photos.
  open class func shared() -> PHPhotoLibrary { only }
  /// Returns the answer of the person: none yet.
  open class func authorizationStatus(for level: PHAccessLevel = .readWrite)
    -> PHAuthorizationStatus
  {
    .notDetermined
  }
  /// Calls the handler at once: there is nobody to ask.
  open class func requestAuthorization(
    for level: PHAccessLevel = .readWrite, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.notDetermined) }
  /// Returns the answer of the person: there is nobody to ask.
  open class func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
    .notDetermined
  }
}

/// The answers of a person who is asked.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
/// The wishes of an app.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// A photo or film; there is none.
open class PHAsset: @unchecked Sendable {
  /// The name by which the library knows it.
  public let localIdentifier: String
  /// The moment.
  open var creationDate: Date? { nil }
  /// The kind.
  open var mediaType: PHAssetMediaType { .image }
  /// The pixels of a row.
  open var pixelWidth: Int { 0 }
  /// The number of rows.
  open var pixelHeight: Int { 0 }
  /// Whether the person likes it.
  open var isFavorite: Bool { false }

  init(localIdentifier: String) { self.localIdentifier = localIdentifier }

  /// Returns none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Returns none.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns none.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns none.
  open class func fetchAssets(
    in collection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// An album; there is none.
open class PHAssetCollection: @unchecked Sendable {
  /// The name by which the library knows it.
  public let localIdentifier: String
  /// The words.
  open var localizedTitle: String? { nil }

  init(localIdentifier: String) { self.localIdentifier = localIdentifier }

  /// Returns none.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// Returns none.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// The kinds of albums, with the system's numbers.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum
}
/// The kinds of albums that are usual, with the system's numbers.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case smartAlbumFavorites = 203
  case smartAlbumRecentlyAdded = 206
  case smartAlbumUserLibrary = 209
  case any = 9_223_372_036_854_775_807
}
/// The kinds of what a library has.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// The order and the number of what is found.
open class PHFetchOptions: @unchecked Sendable {
  /// Creates options without wishes.
  public init() {}
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The condition.
  open var predicate: NSPredicate?
  /// The largest number; 0 for any.
  open var fetchLimit = 0
}

/// The findings: none.
public final class PHFetchResult<ObjectType: AnyObject>: @unchecked Sendable {
  init() {}

  /// The number: 0.
  public var count: Int { 0 }
  /// The first: none.
  public var firstObject: ObjectType? { nil }
  /// The last: none.
  public var lastObject: ObjectType? { nil }
  /// Returns those of some indices: none.
  public func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// Has no effect: there are none.
  public func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// The maker of pictures of photos, which makes none.
open class PHImageManager: @unchecked Sendable {
  private static let only = PHImageManager()

  private init() {}

  /// Returns the maker.
  open class func `default`() -> PHImageManager { only }
  /// Calls the handler at once without a picture, and returns the number of the request.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> Int32 {
    resultHandler(nil, nil)
    return 0
  }
}

/// The ways in which a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill

  /// As it is wished without a choice.
  public static var `default`: PHImageContentMode { .aspectFit }
}

/// The wishes for a picture; none has an effect.
open class PHImageRequestOptions: @unchecked Sendable {
  /// Creates options without wishes.
  public init() {}
  /// Whether the caller waits.
  open var isSynchronous = false
  /// Whether photos may be loaded.
  open var isNetworkAccessAllowed = false
  /// The care.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The exactness of the size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
}

/// The ways of giving pictures.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
/// The exactness of sizes.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
