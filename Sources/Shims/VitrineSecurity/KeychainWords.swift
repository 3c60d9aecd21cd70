public import Foundation

// The words of queries of the keychain, with the system's values.

/// The word `class` of a query.
public var kSecClass: CFString { "class" as CFString }
/// The word `genp` of a query.
public var kSecClassGenericPassword: CFString { "genp" as CFString }
/// The word `inet` of a query.
public var kSecClassInternetPassword: CFString { "inet" as CFString }
/// The word `cert` of a query.
public var kSecClassCertificate: CFString { "cert" as CFString }
/// The word `keys` of a query.
public var kSecClassKey: CFString { "keys" as CFString }
/// The word `idnt` of a query.
public var kSecClassIdentity: CFString { "idnt" as CFString }
/// The word `pdmn` of a query.
public var kSecAttrAccessible: CFString { "pdmn" as CFString }
/// The word `ak` of a query.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" as CFString }
/// The word `ck` of a query.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" as CFString }
/// The word `dk` of a query.
public var kSecAttrAccessibleAlways: CFString { "dk" as CFString }
/// The word `akpu` of a query.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" as CFString }
/// The word `aku` of a query.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" as CFString }
/// The word `cku` of a query.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" as CFString }
/// The word `dku` of a query.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" as CFString }
/// The word `accc` of a query.
public var kSecAttrAccessControl: CFString { "accc" as CFString }
/// The word `agrp` of a query.
public var kSecAttrAccessGroup: CFString { "agrp" as CFString }
/// The word `acct` of a query.
public var kSecAttrAccount: CFString { "acct" as CFString }
/// The word `svce` of a query.
public var kSecAttrService: CFString { "svce" as CFString }
/// The word `srvr` of a query.
public var kSecAttrServer: CFString { "srvr" as CFString }
/// The word `sdmn` of a query.
public var kSecAttrSecurityDomain: CFString { "sdmn" as CFString }
/// The word `ptcl` of a query.
public var kSecAttrProtocol: CFString { "ptcl" as CFString }
/// The word `htps` of a query.
public var kSecAttrProtocolHTTPS: CFString { "htps" as CFString }
/// The word `http` of a query.
public var kSecAttrProtocolHTTP: CFString { "http" as CFString }
/// The word `path` of a query.
public var kSecAttrPath: CFString { "path" as CFString }
/// The word `port` of a query.
public var kSecAttrPort: CFString { "port" as CFString }
/// The word `labl` of a query.
public var kSecAttrLabel: CFString { "labl" as CFString }
/// The word `desc` of a query.
public var kSecAttrDescription: CFString { "desc" as CFString }
/// The word `icmt` of a query.
public var kSecAttrComment: CFString { "icmt" as CFString }
/// The word `crtr` of a query.
public var kSecAttrCreator: CFString { "crtr" as CFString }
/// The word `type` of a query.
public var kSecAttrType: CFString { "type" as CFString }
/// The word `gena` of a query.
public var kSecAttrGeneric: CFString { "gena" as CFString }
/// The word `cdat` of a query.
public var kSecAttrCreationDate: CFString { "cdat" as CFString }
/// The word `mdat` of a query.
public var kSecAttrModificationDate: CFString { "mdat" as CFString }
/// The word `invi` of a query.
public var kSecAttrIsInvisible: CFString { "invi" as CFString }
/// The word `sync` of a query.
public var kSecAttrSynchronizable: CFString { "sync" as CFString }
/// The word `syna` of a query.
public var kSecAttrSynchronizableAny: CFString { "syna" as CFString }
/// The word `atag` of a query.
public var kSecAttrApplicationTag: CFString { "atag" as CFString }
/// The word `klbl` of a query.
public var kSecAttrApplicationLabel: CFString { "klbl" as CFString }
/// The word `type` of a query.
public var kSecAttrKeyType: CFString { "type" as CFString }
/// The word `kcls` of a query.
public var kSecAttrKeyClass: CFString { "kcls" as CFString }
/// The word `m_Limit` of a query.
public var kSecMatchLimit: CFString { "m_Limit" as CFString }
/// The word `m_LimitOne` of a query.
public var kSecMatchLimitOne: CFString { "m_LimitOne" as CFString }
/// The word `m_LimitAll` of a query.
public var kSecMatchLimitAll: CFString { "m_LimitAll" as CFString }
/// The word `m_CaseInsensitive` of a query.
public var kSecMatchCaseInsensitive: CFString { "m_CaseInsensitive" as CFString }
/// The word `r_Data` of a query.
public var kSecReturnData: CFString { "r_Data" as CFString }
/// The word `r_Attributes` of a query.
public var kSecReturnAttributes: CFString { "r_Attributes" as CFString }
/// The word `r_Ref` of a query.
public var kSecReturnRef: CFString { "r_Ref" as CFString }
/// The word `r_PersistentRef` of a query.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" as CFString }
/// The word `v_Data` of a query.
public var kSecValueData: CFString { "v_Data" as CFString }
/// The word `v_Ref` of a query.
public var kSecValueRef: CFString { "v_Ref" as CFString }
/// The word `v_PersistentRef` of a query.
public var kSecValuePersistentRef: CFString { "v_PersistentRef" as CFString }
/// The word `nleg` of a query.
public var kSecUseDataProtectionKeychain: CFString { "nleg" as CFString }
/// The word `u_AuthUI` of a query.
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" as CFString }
/// The word `u_AuthUIS` of a query.
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" as CFString }
/// The word `u_AuthCtx` of a query.
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" as CFString }
/// The word `u_OpPrompt` of a query.
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" as CFString }
/// The word `passphrase` of a query.
public var kSecImportExportPassphrase: CFString { "passphrase" as CFString }
/// The word `identity` of a query.
public var kSecImportItemIdentity: CFString { "identity" as CFString }
/// The word `chain` of a query.
public var kSecImportItemCertChain: CFString { "chain" as CFString }
