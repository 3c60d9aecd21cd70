import SwiftUI

/// A circle whose edge pixels are cut at every angle.
struct Disc: View {
  var body: some View {
    Path(ellipseIn: CGRect(x: 60, y: 60, width: 30, height: 30))
      .fill(Color.black)
      .frame(width: 90, height: 90)
  }
}

struct DiagonalGradient: View {
  var body: some View {
    LinearGradient(
      colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

/// Five system colours side by side.
struct Accents: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.blue
      Color.orange
      Color.green
      Color.pink
      Color.purple
    }
  }
}

struct DividedColumn: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.white
      Divider()
      Color.white
    }
  }
}

/// Paragraphs of two lines, their lines 2 pt apart.
struct SpacedParagraphs: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 15.5) {
      ForEach(0..<4) { number in
        Text("First \(number)\nSecond \(number)").font(.system(size: 16)).lineSpacing(2)
      }
    }
    .padding(.top, 238.5)
    .frame(width: 375, height: 667, alignment: .top)
    .background(Color.white)
  }
}

struct PlainRows: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<4) { number in
        Text("Row \(number)").font(.system(size: 16))
      }
    }
    .frame(width: 200, height: 200)
    .background(Color.white)
  }
}

/// A card with a title and a detail of several lines.
struct LongOption: View {
  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      Circle().stroke(Color.gray, lineWidth: 2).frame(width: 20, height: 20).padding(.top, 4)
      VStack(alignment: .leading, spacing: 4) {
        Text("An option").font(.caption)
        Text(
          "A detail that says at length what choosing this option means, over more than one line of the card"
        )
        .font(.caption2)
        .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(16)
    .background(RoundedRectangle(cornerRadius: 12).stroke(Color.gray.opacity(0.3), lineWidth: 1))
    .padding(.horizontal, 16)
    .frame(width: 390, height: 844)
    .background(Color.white)
  }
}

struct SmallEnergy: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Today").font(.system(size: 12, weight: .semibold))
        Spacer()
        Text("9:41\u{202F}AM").font(.system(size: 11))
      }
      .lineLimit(1)
      Spacer(minLength: 0)
      figure("250", "W", "Solar")
      Spacer(minLength: 0)
      figure("180", "W", "Grid")
    }
    .foregroundStyle(.white)
    .padding(16)
    .frame(width: 160, height: 160)
    .background(Color.black)
  }

  private func figure(_ value: String, _ unit: String, _ label: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        Text(value).font(.system(size: 20, weight: .bold, design: .rounded))
        Text(unit).font(.system(size: 12, weight: .medium))
      }
      HStack(spacing: 4) {
        Color.gray.frame(width: 12, height: 13.667)
        Text(label).font(.system(size: 11))
      }
    }
  }
}

struct LargeCalendar: View {
  private let tint = Color(red: 0, green: 154 / 255, blue: 199 / 255)

  var body: some View {
    VStack(spacing: 4) {
      VStack(alignment: .leading, spacing: 8) {
        VStack(alignment: .leading, spacing: -2) {
          Text("MON").font(.caption2.weight(.heavy)).foregroundStyle(tint)
          Text("18").font(.system(size: 30, weight: .semibold, design: .rounded))
        }
        day("TODAY", ["All-day", "9:00\u{202F}AM", "11:00\u{202F}AM", "2:00\u{202F}PM"])
        day("TOMORROW", ["10:00\u{202F}AM"])
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        Text("8:00\u{202F}AM").font(.caption2).foregroundStyle(.secondary)
      }
    }
    .padding(16)
    .frame(width: 364, height: 382)
    .background(Color.white)
  }

  private func day(_ title: String, _ details: [String]) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.caption2.weight(.bold)).foregroundStyle(.secondary)
      ForEach(details, id: \.self) { row($0) }
    }
  }

  private func row(_ detail: String) -> some View {
    HStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 1.5).fill(
        Color(red: 66 / 255, green: 105 / 255, blue: 208 / 255)
      ).frame(width: 3)
      VStack(alignment: .leading, spacing: 1) {
        Text("Calendar event").font(.caption.weight(.semibold)).lineLimit(1)
        Text(detail).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}

/// The words of the references `rc-text` and `rc-redacted`, at the size that all their numbers fit.
struct Greeting: View {
  var body: some View {
    Text("Hello, world")
      .font(.system(size: 16))
      .frame(width: 300, height: 60)
      .background(Color.white)
  }
}
