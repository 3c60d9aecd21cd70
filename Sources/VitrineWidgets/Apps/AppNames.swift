import VitrineViews

/// The names of the apps on the screens, in the system's languages.
enum AppNames {
  /// Returns the name in a language of an app by its English name; the English one if none is known.
  static func name(_ english: String, in language: SystemLanguage) -> String {
    guard language != .english, let index = key.firstIndex(of: english),
      let row = rows[language], row.indices.contains(index)
    else { return english }
    return row[index]
  }

  /// The columns of the table: the apps' English names.
  static let key = words(
    "Video, Calendar, Photos, Camera, Clock, Weather, Maps, Notes, Tasks, Stocks, Books, Store, "
      + "Podcasts, Health, Wallet, Settings, Files, Home, Fitness, Recorder, Translate, Contacts, "
      + "Compass, Gifts, Phone, Mail, Messages, Music, Draw, Games, Keys, Post")

  static let rows: [SystemLanguage: [String]] = [
    .german: words(
      "Video, Kalender, Fotos, Kamera, Uhr, Wetter, Karten, Notizen, Aufgaben, Aktien, Bücher, Store, "
        + "Podcasts, Health, Wallet, Einstellungen, Dateien, Home, Fitness, Rekorder, Übersetzen, "
        + "Kontakte, Kompass, Geschenke, Telefon, Mail, Nachrichten, Musik, Zeichnen, Spiele, "
        + "Schlüssel, Post"),
    .french: words(
      "Vidéo, Calendrier, Photos, Caméra, Horloge, Météo, Plans, Notes, Tâches, Bourse, Livres, Store, "
        + "Podcasts, Santé, Cartes, Réglages, Fichiers, Maison, Forme, Dictaphone, Traduire, "
        + "Contacts, Boussole, Cadeaux, Téléphone, Mail, Messages, Musique, Dessin, Jeux, Clés, "
        + "Courrier"),
    .spanish: words(
      "Vídeo, Calendario, Fotos, Cámara, Reloj, Tiempo, Mapas, Notas, Tareas, Bolsa, Libros, Store, "
        + "Podcasts, Salud, Cartera, Ajustes, Archivos, Casa, Fitness, Grabadora, Traducir, "
        + "Contactos, Brújula, Regalos, Teléfono, Mail, Mensajes, Música, Dibujo, Juegos, Llaves, "
        + "Correo"),
    .italian: words(
      "Video, Calendario, Foto, Fotocamera, Orologio, Meteo, Mappe, Note, Attività, Borsa, Libri, "
        + "Store, Podcast, Salute, Wallet, Impostazioni, File, Casa, Fitness, Registratore, Traduci, "
        + "Contatti, Bussola, Regali, Telefono, Mail, Messaggi, Musica, Disegno, Giochi, Chiavi, Posta"
    ),
    .portuguese: words(
      "Vídeo, Calendário, Fotos, Câmera, Relógio, Tempo, Mapas, Notas, Tarefas, Bolsa, Livros, Store, "
        + "Podcasts, Saúde, Carteira, Ajustes, Arquivos, Casa, Fitness, Gravador, Traduzir, "
        + "Contatos, Bússola, Presentes, Telefone, Mail, Mensagens, Música, Desenho, Jogos, Chaves, "
        + "Correio"),
    .japanese: words(
      "ビデオ, カレンダー, 写真, カメラ, 時計, 天気, マップ, メモ, タスク, 株価, ブック, ストア, "
        + "ポッドキャスト, ヘルスケア, ウォレット, 設定, ファイル, ホーム, フィットネス, レコーダー, 翻訳, "
        + "連絡先, コンパス, ギフト, 電話, メール, メッセージ, ミュージック, お絵かき, ゲーム, キー, ポスト"),
    .simplifiedChinese: words(
      "视频, 日历, 照片, 相机, 时钟, 天气, 地图, 备忘录, 任务, 股市, 图书, 商店, 播客, 健康, 钱包, 设置, 文件, "
        + "家庭, 健身, 录音机, 翻译, 通讯录, 指南针, 礼物, 电话, 邮件, 信息, 音乐, 绘画, 游戏, 钥匙, 邮局"),
    .traditionalChinese: words(
      "影片, 行事曆, 照片, 相機, 時鐘, 天氣, 地圖, 備忘錄, 任務, 股市, 書籍, 商店, 播客, 健康, 錢包, 設定, 檔案, "
        + "家庭, 健身, 錄音機, 翻譯, 聯絡人, 指南針, 禮物, 電話, 郵件, 訊息, 音樂, 繪圖, 遊戲, 鑰匙, 郵局"),
    .korean: words(
      "비디오, 캘린더, 사진, 카메라, 시계, 날씨, 지도, 메모, 할 일, 주식, 도서, 스토어, 팟캐스트, 건강, 지갑, 설정, "
        + "파일, 홈, 피트니스, 녹음기, 번역, 연락처, 나침반, 선물, 전화, 메일, 메시지, 음악, 그림, 게임, 키, 우편"),
    .arabic: words(
      "فيديو, التقويم, الصور, الكاميرا, الساعة, الطقس, الخرائط, الملاحظات, المهام, الأسهم, الكتب, "
        + "المتجر, البودكاست, صحتي, المحفظة, الإعدادات, الملفات, المنزل, اللياقة, المسجل, الترجمة, "
        + "جهات الاتصال, البوصلة, الهدايا, الهاتف, البريد, الرسائل, الموسيقى, الرسم, الألعاب, "
        + "المفاتيح, الطرود"),
    .hebrew: words(
      "וידאו, לוח שנה, תמונות, מצלמה, שעון, מזג אוויר, מפות, פתקים, משימות, מניות, ספרים, חנות, "
        + "פודקאסטים, בריאות, ארנק, הגדרות, קבצים, בית, כושר, מקליט, תרגום, אנשי קשר, מצפן, מתנות, "
        + "טלפון, דואר, הודעות, מוזיקה, ציור, משחקים, מפתחות, משלוחים"),
    .hindi: words(
      "वीडियो, कैलेंडर, तस्वीरें, कैमरा, घड़ी, मौसम, नक़्शा, नोट्स, कार्य, स्टॉक, पुस्तकें, स्टोर, पॉडकास्ट, सेहत, "
        + "वॉलेट, सेटिंग्ज़, फ़ाइलें, होम, फ़िटनेस, रिकॉर्डर, अनुवाद, संपर्क, कंपास, उपहार, फ़ोन, मेल, संदेश, "
        + "संगीत, चित्र, गेम, चाबियाँ, डाक"),
    .thai: words(
      "วิดีโอ, ปฏิทิน, รูปภาพ, กล้อง, นาฬิกา, สภาพอากาศ, แผนที่, โน้ต, งาน, หุ้น, หนังสือ, ร้านค้า, "
        + "พ็อดคาสท์, สุขภาพ, กระเป๋าสตางค์, การตั้งค่า, ไฟล์, บ้าน, ฟิตเนส, เครื่องบันทึก, แปลภาษา, "
        + "รายชื่อ, เข็มทิศ, ของขวัญ, โทรศัพท์, เมล, ข้อความ, เพลง, วาดภาพ, เกม, กุญแจ, ไปรษณีย์"),
    .russian: words(
      "Видео, Календарь, Фото, Камера, Часы, Погода, Карты, Заметки, Задачи, Акции, Книги, Магазин, "
        + "Подкасты, Здоровье, Кошелек, Настройки, Файлы, Дом, Фитнес, Диктофон, Перевод, "
        + "Контакты, Компас, Подарки, Телефон, Почта, Сообщения, Музыка, Рисунки, Игры, Ключи, "
        + "Письма"),
  ]

  private static func words(_ line: String) -> [String] {
    line.split(separator: ", ").map(String.init)
  }
}
