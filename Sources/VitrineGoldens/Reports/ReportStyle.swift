/// The report's style sheet: the system's font, light and dark.
let reportStyle = """
  :root { color-scheme: light dark; --line: #8884; --soft: #8882; --back: #f4f4f6; --card: #fff;
    --bad: #d70015; --good: #248a3d; --note: #b25000; font: 14px/1.45 system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) { :root { --back: #161618; --card: #222225; --bad: #ff6961;
    --good: #30db5b; --note: #ffb340; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--back); }
  header { position: sticky; top: 0; z-index: 2; padding: 10px 16px; background: var(--card);
    border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  #filters, #modes { display: flex; flex-wrap: wrap; gap: 6px; }
  header h1 { font-size: 15px; margin: 0 8px 0 0; }
  button, input { font: inherit; color: inherit; background: var(--soft); border: 1px solid var(--line);
    border-radius: 7px; padding: 3px 10px; }
  button[aria-pressed=true] { background: #0a84ff; border-color: #0a84ff; color: #fff; }
  section { padding: 8px 16px 16px; }
  section h2 { font-size: 15px; margin: 12px 0 6px; }
  .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(148px, 1fr)); gap: 10px; }
  .cell { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 8px;
    text-align: left; content-visibility: auto; contain-intrinsic-size: 148px 150px; cursor: pointer;
    overflow: hidden; }
  .cell:focus-visible, .cell.chosen { outline: 3px solid #0a84ff; }
  .cell .box { height: 84px; display: grid; place-items: center; }
  .cell canvas { max-width: 100%; max-height: 84px; image-rendering: auto; }
  section { content-visibility: auto; contain-intrinsic-size: auto 4000px; }
  #links { display: flex; gap: 10px; } a { color: #0a84ff; }
  .cell small { display: block; overflow-wrap: anywhere; opacity: .75; }
  .state { font-weight: 600; }
  .identical, .similar { color: var(--good); }
  .different, .refused, .unreadable { color: var(--bad); }
  .missing { color: var(--note); }
  dialog { width: 96vw; max-width: none; height: 94vh; max-height: none; border: 0; border-radius: 14px;
    padding: 0; background: var(--card); color: inherit; }
  dialog::backdrop { background: #000a; }
  .detail { display: grid; grid-template-columns: 1fr 320px; grid-template-rows: auto 1fr; height: 100%; }
  .bar { grid-column: 1 / 3; padding: 8px 12px; border-bottom: 1px solid var(--line); display: flex;
    flex-wrap: wrap; gap: 8px; align-items: center; }
  .bar strong { overflow-wrap: anywhere; }
  .stage { overflow: auto; padding: 16px; display: flex; gap: 16px; align-items: flex-start;
    background: repeating-conic-gradient(#8882 0 25%, transparent 0 50%) 0 0 / 16px 16px; }
  figure { margin: 0; } figcaption { margin-bottom: 4px; }
  canvas { display: block; image-rendering: pixelated; }
  aside { border-left: 1px solid var(--line); padding: 12px; overflow: auto; }
  aside pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12px; }
  .text { white-space: pre; font: 12px/1.4 ui-monospace, monospace; background: var(--card); padding: 8px; }
  input[type=range] { width: 180px; padding: 0; }
  footer { position: sticky; bottom: 0; padding: 8px 16px; background: var(--card);
    border-top: 1px solid var(--line); display: none; gap: 8px; align-items: center; }
  footer code { flex: 1; overflow-wrap: anywhere; user-select: all; font-size: 12px; }
  """
