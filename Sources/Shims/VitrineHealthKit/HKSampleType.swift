/// A type of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
