/// The colours of the dark page.
private let darkColors = """
  --back: #131316; --card: #1e1e22; --text: #f2f2f4; --faint: #a8a8b2; --line: #fff3; --soft: #ffffff14;
  --mark: #4da3ff; --pane: #2c2c31; color-scheme: dark;
  """

/// The gallery's style sheet: the system's font, light and dark. The pictures follow the page.
let galleryStyle = """
  :root { --back: #f5f5f7; --card: #fff; --text: #1d1d1f; --faint: #62626a; --line: #0002; --soft: #0000000d;
    --mark: #0062cc; --pane: #e9e9ee; color-scheme: light; font: 14px/1.45 system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { \(darkColors) } }
  :root[data-theme=dark] { \(darkColors) }
  img.dark { display: none; }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme=light]) img.light { display: none; }
    :root:not([data-theme=light]) img.dark { display: block; }
  }
  :root[data-theme=dark] img.light { display: none; }
  :root[data-theme=dark] img.dark { display: block; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--back); color: var(--text); }
  header { position: sticky; top: 0; z-index: 1; padding: 10px 20px; background: var(--card);
    border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
  h1 { font-size: 15px; margin: 0 4px 0 0; overflow-wrap: anywhere; }
  #count { color: var(--faint); }
  #none { padding: 20px; color: var(--faint); }
  button, input { font: inherit; color: inherit; background: var(--soft); border: 1px solid var(--line);
    border-radius: 7px; padding: 3px 10px; min-height: 30px; }
  button { cursor: pointer; }
  #search { flex: 0 1 260px; }
  :focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
  section { padding: 18px 20px 8px; }
  h2 { font-size: 20px; margin: 0; overflow-wrap: anywhere; }
  h2 small { font-size: 13px; font-weight: 400; color: var(--faint); }
  section > p { margin: 2px 0 0; color: var(--faint); max-width: 70ch; overflow-wrap: anywhere; }
  .grid { display: flex; flex-wrap: wrap; gap: 16px; margin-top: 12px; align-items: flex-start; }
  figure { margin: 0; padding: 10px; background: var(--card); border: 1px solid var(--line); border-radius: 14px;
    min-width: 160px; max-width: 100%; cursor: zoom-in; }
  .pane { background: var(--pane); border-radius: 8px; padding: 14px; display: grid; place-items: center; }
  .pane.night { background: #2c2c2e; }
  img { display: block; max-width: 100%; height: auto; }
  figcaption { margin-top: 8px; color: var(--faint); overflow-wrap: anywhere; contain: inline-size; }
  dialog { max-width: 96vw; max-height: 96vh; border: 0; border-radius: 16px; padding: 14px; background: var(--card);
    color: inherit; }
  dialog::backdrop { background: #000a; }
  dialog .pane { max-height: calc(96vh - 110px); overflow: auto; padding: 24px; }
  #bar { display: flex; gap: 8px; align-items: center; margin-top: 10px; }
  #caption { flex: 1; overflow-wrap: anywhere; }
  [hidden] { display: none !important; }
  @media (max-width: 700px) { header { position: static; padding: 10px; } section { padding: 14px 10px 6px; }
    #search { flex: 1 1 100%; order: 3; } figure { width: 100%; } }
  """
