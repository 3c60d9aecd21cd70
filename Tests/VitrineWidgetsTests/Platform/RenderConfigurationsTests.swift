import Testing
import Vitrine

/// Configurations that are made when they are asked for are those of the plain product, in its order.
@Suite struct RenderConfigurationsTests {
  private func matrix() -> RenderMatrix {
    var matrix = RenderMatrix()
    matrix.devices = .all
    matrix.typeSizes = [.small, .large]
    matrix.schemes = [.light, .dark]
    matrix.scenes = RenderScene.allCases
    matrix.modes = WidgetRenderingMode.allCases
    matrix.entries = [.snapshot, .placeholder, .index(3)]
    matrix.locales = ["en_US", "ja_JP"]
    return matrix
  }

  /// The product by nested loops.
  private func product(_ matrix: RenderMatrix, _ families: [WidgetFamily]) -> [RenderConfiguration]
  {
    var result: [RenderConfiguration] = []
    for family in families {
      for device in Device.distinctScreens {
        for typeSize in matrix.typeSizes {
          for scheme in matrix.schemes {
            for mode in matrix.modes {
              for scene in matrix.scenes {
                for entry in matrix.entries {
                  for locale in matrix.locales {
                    var picture = RenderConfiguration()
                    picture.device = device
                    picture.family = family
                    picture.typeSize = typeSize
                    picture.scheme = scheme
                    picture.mode = mode
                    picture.scene = scene
                    picture.entry = entry
                    picture.localeIdentifier = locale
                    result.append(picture)
                  }
                }
              }
            }
          }
        }
      }
    }
    return result
  }

  @Test func theOrderIsThatOfNestedLoops() throws {
    let families: [WidgetFamily] = [.systemSmall, .accessoryCircular]
    let matrix = matrix()
    let expansion = try matrix.expand(declared: families)
    let all = product(matrix, families)
    #expect(expansion.configurations.count + expansion.skipped == all.count)
    // What is left out leaves the order of the others as it is.
    let kept = Set(expansion.configurations)
    #expect(Array(expansion.configurations) == all.filter { kept.contains($0) })
  }

  @Test func samplesDifferInOneThingAtATime() throws {
    let samples = try matrix().expand(declared: [.systemSmall]).configurations.samples
    let names = samples.map { ImageName.make(kind: "W", $0) }
    #expect(Set(names).count >= names.count - 1)
    #expect(Set(samples.map(\.entry)).count == 3 && Set(samples.map(\.localeIdentifier)).count == 2)
  }

  @Test(.timeLimit(.minutes(60))) func aMillionTakesNoTimeAndNoMemory() throws {
    var matrix = matrix()
    matrix.typeSizes = DynamicTypeSize.allCases
    matrix.entries = (0..<100).map { .index($0) }
    let configurations = try matrix.expand(declared: [.systemSmall]).configurations
    #expect(configurations.count > 1_000_000)
    for index in stride(from: 0, to: configurations.count, by: 9973) {
      #expect(configurations[index].entry == .index(index / 2 % 100))
    }
    #expect(configurations.last?.localeIdentifier == "ja_JP")
  }
}
