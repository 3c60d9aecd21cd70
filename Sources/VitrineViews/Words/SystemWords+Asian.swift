extension SystemWords {
  static let japanese = SystemWords(
    search: "検索", edit: "編集", editWidgets: "ウィジェットを編集", addWidget: "ウィジェットを追加",
    choose: "選択", noSettings: "このウィジェットに設定はありません。", showMore: "表示を増やす",
    showLess: "表示を減らす", today: "今日", notifications: "通知",
    pressHome: "ホームボタンを押して開く", open: "開く",
    menus: ["デスクトップ", "ファイル", "編集", "表示", "移動", "ウインドウ", "ヘルプ"])

  static let simplifiedChinese = SystemWords(
    search: "搜索", edit: "编辑", editWidgets: "编辑小组件", addWidget: "添加小组件", choose: "选取",
    noSettings: "此小组件没有设置。", showMore: "展开", showLess: "折叠", today: "今天",
    notifications: "通知", pressHome: "按下主屏幕按钮以打开", open: "打开",
    menus: ["桌面", "文件", "编辑", "显示", "前往", "窗口", "帮助"])

  static let traditionalChinese = SystemWords(
    search: "搜尋", edit: "編輯", editWidgets: "編輯小工具", addWidget: "加入小工具", choose: "選擇",
    noSettings: "此小工具沒有設定。", showMore: "顯示更多", showLess: "顯示較少", today: "今天",
    notifications: "通知", pressHome: "按下主畫面按鈕來打開", open: "打開",
    menus: ["桌面", "檔案", "編輯", "顯示方式", "前往", "視窗", "輔助說明"])

  static let korean = SystemWords(
    search: "검색", edit: "편집", editWidgets: "위젯 편집", addWidget: "위젯 추가", choose: "선택",
    noSettings: "이 위젯에는 설정이 없습니다.", showMore: "더 보기", showLess: "간략히 보기",
    today: "오늘", notifications: "알림", pressHome: "홈 버튼을 눌러서 열기", open: "열기",
    menus: ["데스크탑", "파일", "편집", "보기", "이동", "윈도우", "도움말"])

  static let arabic = SystemWords(
    search: "بحث", edit: "تحرير", editWidgets: "تحرير الأدوات", addWidget: "إضافة أداة",
    choose: "اختيار", noSettings: "لا توجد إعدادات لهذه الأداة.", showMore: "عرض المزيد",
    showLess: "عرض أقل", today: "اليوم", notifications: "الإشعارات",
    pressHome: "اضغط على الرئيسية للفتح", open: "فتح",
    menus: ["سطح المكتب", "ملف", "تحرير", "عرض", "انتقال", "نافذة", "مساعدة"])

  static let hebrew = SystemWords(
    search: "חיפוש", edit: "עריכה", editWidgets: "עריכת וידג׳טים", addWidget: "הוספת וידג׳ט",
    choose: "בחירה", noSettings: "לווידג׳ט הזה אין הגדרות.", showMore: "הצג עוד",
    showLess: "הצג פחות", today: "היום", notifications: "עדכונים",
    pressHome: "לחיצה על כפתור הבית לפתיחה", open: "פתיחה",
    menus: ["מכתבה", "קובץ", "עריכה", "תצוגה", "מעבר", "חלון", "עזרה"])

  static let hindi = SystemWords(
    search: "खोजें", edit: "संपादित करें", editWidgets: "विजेट संपादित करें", addWidget: "विजेट जोड़ें",
    choose: "चुनें", noSettings: "इस विजेट में कोई सेटिंग नहीं है।", showMore: "अधिक दिखाएँ",
    showLess: "कम दिखाएँ", today: "आज", notifications: "सूचनाएँ",
    pressHome: "खोलने के लिए होम दबाएँ", open: "खोलें",
    menus: ["डेस्कटॉप", "फ़ाइल", "संपादन", "दृश्य", "जाएँ", "विंडो", "सहायता"])

  static let thai = SystemWords(
    search: "ค้นหา", edit: "แก้ไข", editWidgets: "แก้ไขวิดเจ็ต", addWidget: "เพิ่มวิดเจ็ต",
    choose: "เลือก", noSettings: "วิดเจ็ตนี้ไม่มีการตั้งค่า", showMore: "แสดงเพิ่มเติม",
    showLess: "แสดงน้อยลง", today: "วันนี้", notifications: "การแจ้งเตือน",
    pressHome: "กดปุ่มโฮมเพื่อเปิด", open: "เปิด",
    menus: ["เดสก์ท็อป", "ไฟล์", "แก้ไข", "มุมมอง", "ไป", "หน้าต่าง", "วิธีใช้"])
}
