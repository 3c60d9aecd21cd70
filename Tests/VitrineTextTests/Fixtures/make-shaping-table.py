#!/usr/bin/env python3
"""Writes ShapingTable.tsv: what hb-shape (Debian's package libharfbuzz-bin) makes of strings in fourteen
scripts with the fonts of this package. Columns, parted by tabs: font file, weight and optical size or -,
script, language, text, glyphs in visual order as `glyph=cluster@x,y+advance` in font units.

  make-shaping-table.py
"""
import pathlib, subprocess

HERE = pathlib.Path(__file__).resolve().parent
FONTS = HERE.parents[2] / "Fonts"
INTER = "Inter/Inter[opsz,wght].ttf"
# Font, axes, script, language, texts parted by |.
STRINGS = [
    (INTER, "wght=400,opsz=17", "Latn", "en",
     "Partly Cloudy|Good Morning, Alex|AVATAR Wave To Ya|10:09 AM|H: 72° L: 58°|office affine waffle|"
     "“Quotes” – dashes — and…|3 × 4 → 12 ≠ 13|Æsir Œuvre|e\u0301a\u0300o\u0302|f̈ĝ̣|A\u00a0B|$1,234.56 €99|T. V. W. Y.|"
     "#hashtag @mention|well-known and/or|(brackets) [more] {all}|x̄ ± 0.5 %|½ ⅓ ¼|Ready? Go!"),
    (INTER, "wght=700,opsz=28", "Latn", "de",
     "Größe|Äpfel, Öl und Übermut|Straßenbahn fährt|Donau­dampf|„Zitat“|Weißwürste|GROẞ|Fünf Zigarren"),
    (INTER, "wght=400,opsz=14", "Latn", "vi",
     "Thời tiết hôm nay|Nắng nhẹ, gió nhẹ|Thứ Bảy, ngày 21 tháng 11|Độ ẩm|Điều ước|Ngữ pháp tiếng Việt"),
    (INTER, "wght=600,opsz=20", "Latn", "tr", "İstanbul|Işık ve ışık|Çarşamba günü|Ağustos|Yağmurlu, 18°"),
    (INTER, "wght=400,opsz=17", "Latn", "pl", "Zażółć gęślą jaźń|Środa, 9 września|Łódź|Źdźbło"),
    (INTER, "wght=400,opsz=17", "Latn", "ro", "Ştiinţa şi|Știința și|Țară"),
    ("SourceSerif4/VitrineSerif[opsz,wght].ttf", "wght=400,opsz=17", "Latn", "en",
     "New York Times|Today’s top stories|flight of fjords|AV To Wa|first official affair|1234567890"),
    ("JetBrainsMono/JetBrainsMono[wght].ttf", "wght=400", "Latn", "en",
     "let x = 10|a != b -> c|=== >= <= |fn main() {}|0123456789"),
    (INTER, "wght=400,opsz=17", "Grek", "el",
     "Καλημέρα|Αθήνα, λίγη συννεφιά|Δευτέρα|Τρίτη, 21 Νοεμβρίου|Ύψος και βάθος|ΐ ΰ|Σίσυφος|Υπενθυμίσεις|"
     "Υγρασία 40%|Άνεμος|Ημερολόγιο|Ώρα|Μετοχές|φως|ψυχή|Ξένος|Έξι εννιά|Γεια σου, κόσμε|α\u0301β|Ωμέγα"),
    (INTER, "wght=400,opsz=17", "Cyrl", "ru",
     "Доброе утро|Облачно, до 21 градуса|Пятница, 21 ноября|Съешь ещё этих булок|Йод|Щука|Напоминания|Влажность|"
     "Температура ощущается|Ветер северный|«Кавычки»|и\u0306|Эхо|Юла|Жук|Давление 760 мм|Хорошо|Фонарь|Цель"),
    (INTER, "wght=700,opsz=32", "Cyrl", "uk", "Їжак і ґанок|Київ, ясно|Четвер|Об’єкт|Європа"),
    (INTER, "wght=400,opsz=17", "Cyrl", "sr", "Београд|Ђорђе и Љиљана|Њујорк|Ћевапи|Џеп"),
    ("NotoSansArabic/NotoSansArabic-Regular.ttf", "-", "Arab", "ar",
     "صباح الخير|غائم جزئيا|الطقس في القاهرة|الجمعة من نوفمبر|السَّلامُ عَلَيْكُمْ|لا إله|الله|محمد|كتاب جديد|مرحبا بالعالم|"
     "درجة الحرارة|التقويم|أخبار اليوم|رسالة قصيرة، ثم نقطة.|هل أنت بخير؟|١٢٣٤٥٦٧٨٩٠|ﷺ|لأن الإسلام|مـــد|بِسْمِ"),
    ("NotoSansArabic/NotoSansArabic-Regular.ttf", "-", "Arab", "fa",
     "صبح بخیر|می‌خواهم|هوای تهران|پنجشنبه|گرم و ژرف|۱۲۳۴۵|چای"),
    ("NotoSansArabic/NotoSansArabic-Bold.ttf", "-", "Arab", "ur", "آج کا موسم|پاکستان|ٹھیک ہے|ڈاکٹر|جمعہ"),
    ("NotoSansHebrew/NotoSansHebrew-Regular.ttf", "-", "Hebr", "he",
     "שלום עולם|בוקר טוב|מעונן חלקית|יום שישי|תל אביב|תזכורות|לוח שנה|חדשות היום|שָׁלוֹם|בְּרֵאשִׁית|צה״ל|ג׳ירפה|"
     "מזג האוויר|לחות|רוח צפונית|שקיעה|זריחה|כדורגל|עברית|סוף שבוע"),
    ("NotoSansDevanagari/NotoSansDevanagari-Regular.ttf", "-", "Deva", "hi",
     "नमस्ते दुनिया|सुप्रभात|आंशिक रूप से बादल|शुक्रवार|दिल्ली का मौसम|क्षत्रिय|ज्ञान|श्रीमती|कर्म|हिन्दी|विद्यार्थी|द्वितीय|"
     "प्रार्थना|स्त्री|अनुस्मारक|समाचार|१२३४५|र्‍य|क्‍ष|हूँ|तापमान|आर्द्रता|कृष्ण|ट्रेन|ऑफ़िस"),
    ("NotoSansDevanagari/NotoSansDevanagari-Bold.ttf", "-", "Deva", "mr", "महाराष्ट्र|ळ अक्षर|दुसऱ्या|मराठी भाषा|लक्ष"),
    ("NotoSansBengali/NotoSansBengali-Regular.ttf", "-", "Beng", "bn",
     "নমস্কার|সুপ্রভাত|আংশিক মেঘলা|শুক্রবার|কলকাতার আবহাওয়া|ক্ষমা|জ্ঞান|বাংলাদেশ|স্ত্রী|প্রার্থনা|কর্ম|সংবাদ|১২৩৪৫|ঢাকা|"
     "রৌদ্রোজ্জ্বল|বৃষ্টি|তাপমাত্রা|আর্দ্রতা|কোথায়|চাঁদ|উচ্চ|দ্বিতীয়"),
    ("NotoSansTamil/NotoSansTamil-Regular.ttf", "-", "Taml", "ta",
     "வணக்கம்|காலை வணக்கம்|பகுதி மேகமூட்டம்|வெள்ளிக்கிழமை|சென்னை வானிலை|கொள்ளை|கோவில்|கௌதம்|ஸ்ரீ|க்ஷ|தமிழ்|செய்திகள்|"
     "நினைவூட்டல்|வெப்பநிலை|ஈரப்பதம்|காற்று|மழை|சூரியன்|நிலா|புத்தகம்|ஔவை"),
    ("NotoSansThai/NotoSansThai-Regular.ttf", "-", "Thai", "th",
     "สวัสดีชาวโลก|อรุณสวัสดิ์|เมฆเป็นบางส่วน|วันศุกร์|กรุงเทพมหานคร|น้ำ|ที่นี่|ป่า|ญี่ปุ่น|ฐาน|กำลังโหลด|ปฏิทิน|ข่าววันนี้|๑๒๓๔๕|"
     "อุณหภูมิ|ความชื้น|ฝนตก|พระอาทิตย์ขึ้น|ผู้ใหญ่|ฟ้าใส|ปิ้ง|ไม้|ฤๅษี"),
    ("NotoSansCJK/NotoSansCJKsc-Regular-Subset.otf", "-", "Hani", "zh-Hans",
     "早上好|多云转晴|星期五|北京天气|提醒事项|今日新闻|你好，世界！|温度|湿度|日历|直角|骨头|《书名》|（括号）|一二三四五|海拔高度|股票|音乐|播客|照片"),
    ("NotoSansCJK/NotoSansCJKtc-Regular-Subset.otf", "-", "Hani", "zh-Hant",
     "早安|多雲時晴|星期五|臺北天氣|提醒事項|今日新聞|你好，世界！|溫度|濕度|行事曆|直角|骨頭|《書名》|「引號」"),
    ("NotoSansCJK/NotoSansCJKtc-Regular-Subset.otf", "-", "Bopo", "zh-Hant",
     "ㄅㄆㄇㄈ|ㄉㄊㄋㄌ|ㄍㄎㄏ|ㄐㄑㄒ|ㄓㄔㄕㄖ|ㄗㄘㄙ|ㄚㄛㄜㄝ|ㄞㄟㄠㄡ|ㄢㄣㄤㄥㄦ|ㄧㄨㄩ"),
    ("NotoSansCJK/NotoSansCJKjp-Regular-Subset.otf", "-", "Hira", "ja",
     "おはよう|こんにちは|くもりのちはれ|きんようび|ありがとう|ひらがな|さくら|きっぷ|がっこう|らいしゅう|はる、なつ。|「あき」|ふゆ|か\u3099|は\u309a|あいうえお|わをん|ゆうひ|そら|みずうみ"),
    ("NotoSansCJK/NotoSansCJKjp-Regular-Subset.otf", "-", "Kana", "ja",
     "カレンダー|リマインダー|ニュース|ミュージック|ポッドキャスト|バッテリー|ウィジェット|フィットネス|コーヒー|ヴァイオリン|アイウエオ|ワヲン|ト\u3099|カナ・カナ|チョコレート"),
    ("NotoSansCJK/NotoSansCJKkr-Regular-Subset.otf", "-", "Hang", "ko",
     "안녕하세요|좋은 아침|구름 조금|금요일|서울 날씨|미리 알림|오늘의 뉴스|기온|습도|캘린더|바람|비|눈이 와요|음악|사진|주식|건강|운동|한글, 조합!|값어치"),
]


def shape(font, axes, script, language, text):
    # Figures run from left to right in every script.
    is_rtl = script in ("Arab", "Hebr") and not text.isdigit()
    command = ["hb-shape", str(FONTS / font), "--no-glyph-names", "--cluster-level=0", "--script=" + script,
               "--language=" + language, "--direction=" + ("rtl" if is_rtl else "ltr"),
               "--unicodes=" + ",".join(f"U+{ord(c):04X}" for c in text)]
    if axes != "-":
        command.append("--variations=" + axes)
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return run.stdout.strip().strip("[]")


def main():
    version = subprocess.run(["hb-shape", "--version"], capture_output=True, text=True).stdout.split("\n")[0]
    rows = [f"# {version}; written by make-shaping-table.py"]
    for font, axes, script, language, texts in STRINGS:
        for text in texts.split("|"):
            rows.append("\t".join([font, axes, script, language, text, shape(font, axes, script, language, text)]))
    (HERE / "ShapingTable.tsv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    print(len(rows) - 1, "strings in", len({r.split("\t")[2] for r in rows[1:]}), "scripts")


main()
