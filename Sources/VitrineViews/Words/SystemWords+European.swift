extension SystemWords {
  static let english = SystemWords(
    search: "Search", edit: "Edit", editWidgets: "Edit Widgets", addWidget: "Add Widget",
    choose: "Choose", noSettings: "This widget has no settings.", showMore: "Show More",
    showLess: "Show Less", today: "Today", notifications: "Notifications",
    pressHome: "Press home to open", open: "Open",
    menus: ["Desktop", "File", "Edit", "View", "Go", "Window", "Help"])

  static let german = SystemWords(
    search: "Suchen", edit: "Bearbeiten", editWidgets: "Widgets bearbeiten",
    addWidget: "Widget hinzufügen", choose: "Auswählen",
    noSettings: "Dieses Widget hat keine Einstellungen.", showMore: "Mehr anzeigen",
    showLess: "Weniger anzeigen", today: "Heute", notifications: "Mitteilungen",
    pressHome: "Zum Öffnen Home-Taste drücken", open: "Öffnen",
    menus: ["Schreibtisch", "Ablage", "Bearbeiten", "Darstellung", "Gehe zu", "Fenster", "Hilfe"])

  static let french = SystemWords(
    search: "Rechercher", edit: "Modifier", editWidgets: "Modifier les widgets",
    addWidget: "Ajouter le widget", choose: "Choisir",
    noSettings: "Ce widget n’a pas de réglages.", showMore: "Afficher plus",
    showLess: "Afficher moins", today: "Aujourd’hui", notifications: "Notifications",
    pressHome: "Appuyez sur le bouton principal pour ouvrir", open: "Ouvrir",
    menus: ["Bureau", "Fichier", "Édition", "Présentation", "Aller", "Fenêtre", "Aide"])

  static let spanish = SystemWords(
    search: "Buscar", edit: "Editar", editWidgets: "Editar widgets", addWidget: "Añadir widget",
    choose: "Seleccionar", noSettings: "Este widget no tiene ajustes.", showMore: "Mostrar más",
    showLess: "Mostrar menos", today: "Hoy", notifications: "Notificaciones",
    pressHome: "Pulsa el botón de inicio para abrir", open: "Abrir",
    menus: ["Escritorio", "Archivo", "Edición", "Visualización", "Ir", "Ventana", "Ayuda"])

  static let italian = SystemWords(
    search: "Cerca", edit: "Modifica", editWidgets: "Modifica widget",
    addWidget: "Aggiungi widget", choose: "Scegli",
    noSettings: "Questo widget non ha impostazioni.", showMore: "Mostra altro",
    showLess: "Mostra meno", today: "Oggi", notifications: "Notifiche",
    pressHome: "Premi il tasto Home per aprire", open: "Apri",
    menus: ["Scrivania", "File", "Modifica", "Vista", "Vai", "Finestra", "Aiuto"])

  static let portuguese = SystemWords(
    search: "Buscar", edit: "Editar", editWidgets: "Editar Widgets",
    addWidget: "Adicionar Widget", choose: "Escolher", noSettings: "Este widget não tem ajustes.",
    showMore: "Mostrar Mais", showLess: "Mostrar Menos", today: "Hoje",
    notifications: "Notificações", pressHome: "Pressione Início para abrir", open: "Abrir",
    menus: ["Mesa", "Arquivo", "Editar", "Visualizar", "Ir", "Janela", "Ajuda"])

  static let russian = SystemWords(
    search: "Поиск", edit: "Изменить", editWidgets: "Править виджеты",
    addWidget: "Добавить виджет", choose: "Выбрать", noSettings: "У этого виджета нет настроек.",
    showMore: "Показать больше", showLess: "Показать меньше", today: "Сегодня",
    notifications: "Уведомления", pressHome: "Нажмите «Домой», чтобы открыть", open: "Открыть",
    menus: ["Рабочий стол", "Файл", "Правка", "Вид", "Переход", "Окно", "Справка"])
}
