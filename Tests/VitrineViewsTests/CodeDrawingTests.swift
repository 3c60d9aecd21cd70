import Foundation
import SwiftUI
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineTesting

/// Pictures that an author's code draws by UIKit and Core Graphics.
@Suite struct CodeDrawingTests {
  private let plain: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }()

  private func pixels(
    _ width: Double = 20, _ height: Double = 20,
    _ draw: (UIGraphicsImageRendererContext) -> Void
  ) throws -> Pixmap {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: plain)
    let image = try #require(renderer.image(actions: draw).cgImage)
    return try #require(image.bitmap.pixmap)
  }

  private let red: UInt32 = 0xFF00_00FF
  private let blue: UInt32 = 0xFFFF_0000

  @Test func coloursFillTheirPlaces() throws {
    let drawn = try pixels { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.blue.setStroke()
      context.cgContext.setLineWidth(4)
      context.cgContext.move(to: CGPoint(x: 0, y: 16))
      context.cgContext.addLine(to: CGPoint(x: 20, y: 16))
      context.cgContext.strokePath()
    }
    #expect(drawn[2, 2] == red && drawn[12, 2] == 0 && drawn[2, 15] == blue)
    #expect(drawn[9, 9] == red && drawn[10, 10] == 0 && drawn[5, 13] == 0)
  }

  @Test func picturesAreStretchedAndTurned() throws {
    let source = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: plain).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    }
    #expect(source.size == CGSize(width: 2, height: 2) && source.scale == 1)
    let upright = try pixels { _ in source.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    #expect(upright[10, 1] == red && upright[10, 18] == blue)
    // As on a device, Core Graphics draws pictures with y upwards.
    let flipped = try pixels { context in
      source.cgImage.map {
        context.cgContext.draw($0, in: CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
    #expect(flipped[10, 1] == blue && flipped[10, 18] == red)
    let cut = try #require(source.cgImage?.cropping(to: CGRect(x: 0, y: 1, width: 2, height: 5)))
    #expect(cut.height == 1 && cut.bitmap.pixmap?.pixels == [blue, blue])
  }

  @Test func clipsTransformsAndStatesNest() throws {
    let drawn = try pixels { context in
      let cg = context.cgContext
      cg.saveGState()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 20)).addClip()
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
      cg.restoreGState()
      cg.translateBy(x: 10, y: 10)
      cg.rotate(by: .pi / 2)
      UIColor.blue.setFill()
      cg.fill(CGRect(x: 0, y: -8, width: 4, height: 4))
    }
    #expect(drawn[2, 10] == red && drawn[6, 2] == 0)
    #expect(drawn[15, 11] == blue && drawn[15, 8] == 0)
  }

  @Test func modesEraseAndKeep() throws {
    let all = CGRect(x: 0, y: 0, width: 20, height: 20)
    let drawn = try pixels { context in
      UIColor.red.setFill()
      context.fill(all)
      context.cgContext.clear(CGRect(x: 0, y: 0, width: 4, height: 20))
      let mask = UIGraphicsImageRenderer(size: all.size, format: plain).image {
        UIColor.black.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      }
      mask.draw(in: all, blendMode: .destinationIn, alpha: 1)
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20), blendMode: .sourceAtop)
    }
    #expect(drawn[2, 2] == 0 && drawn[6, 2] == blue && drawn[15, 2] == red && drawn[15, 15] == 0)
  }

  @Test func gradientsEndWhereTheyAreTold() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = try #require(CGGradient(colorsSpace: space, colors: colors, locations: [0, 1]))
    let drawn = try pixels { context in
      context.cgContext.drawLinearGradient(
        gradient, start: CGPoint(x: 0, y: 5), end: CGPoint(x: 0, y: 15),
        options: .drawsAfterEndLocation)
    }
    #expect(drawn[10, 2] == 0 && drawn[10, 18] == blue)
    #expect(abs(Int(drawn[10, 10] & 0xFF) - 128) < 16)
    let round = try pixels { context in
      context.cgContext.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 0,
        endCenter: CGPoint(x: 10, y: 10), endRadius: 8, options: [])
    }
    #expect(round[0, 0] == 0 && round[10, 10] & 0xFF > 200)
  }

  @Test func textStandsWhereItsParagraphAsks() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
      .paragraphStyle: style,
    ]
    let size = ("II" as NSString).size(withAttributes: attributes)
    #expect(size.width > 8 && size.width < 16 && size.height == 24)
    let drawn = try pixels(60, 30) { _ in
      ("II" as NSString).draw(
        in: CGRect(x: 0, y: 0, width: 60, height: 30), withAttributes: attributes)
    }
    let columns = (0..<60).filter { x in (0..<30).contains { drawn[x, $0] != 0 } }
    let middle = Double((columns.first ?? 0) + (columns.last ?? 0)) / 2
    #expect(abs(middle - 29.5) <= 1 && columns.count < 16)
    #expect(!(0..<3).contains { y in (0..<60).contains { drawn[$0, y] != 0 } })
  }

  @Test func symbolsAreDrawnInTheirTint() throws {
    let star = UIImage(
      systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30))
    let tinted = try #require(star?.withTintColor(.red))
    #expect(tinted.size.width > 28 && tinted.size.width < 44)
    let drawn = try pixels(40, 40) { _ in tinted.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(drawn[20, 20] == red && drawn[1, 1] == 0)
  }

  @Test func thumbnailsAndFilesKeepTheirSize() throws {
    let big = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: plain).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }
    let small = try #require(big.preparingThumbnail(of: CGSize(width: 6, height: 4)))
    #expect(small.size == CGSize(width: 6, height: 4) && small.scale == 3)
    let data = try #require(big.jpegData(compressionQuality: 0.5))
    #expect(UIImage(data: data)?.size == CGSize(width: 30, height: 20))
    let opaque = UIGraphicsImageRendererFormat()
    opaque.opaque = true
    opaque.scale = 2
    let ground = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: opaque)
      .image { _ in }
    #expect(ground.cgImage?.bitmap.pixmap?.pixels == Array(repeating: 0xFF00_0000, count: 64))
  }

  @Test func ownBitmapsHaveTheirOriginBelow() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 3))
    let pixmap = try #require(context.makeImage()?.bitmap.pixmap)
    #expect(pixmap[5, 9] == red && pixmap[5, 0] == 0)
  }

  @Test @MainActor func viewsBecomePictures() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 12, height: 8))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 12, height: 8) && image.cgImage?.width == 24)
    #expect(Set(image.cgImage?.bitmap.pixmap?.pixels ?? []).count == 1)
  }

  @Test func roundedCornersAreThoseNamed() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 12, height: 12))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 39, y: 1)))
    #expect(!path.contains(CGPoint(x: 39, y: 39)) && path.contains(CGPoint(x: 1, y: 39)))
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 20, y: 20), radius: 10, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    // Clockwise in a picture: from the right to the bottom.
    #expect(abs(arc.bounds.maxY - 30) < 0.01 && arc.bounds.minY > 19.9)
  }
}
