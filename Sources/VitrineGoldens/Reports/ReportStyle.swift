/// The report's style sheet: the system's font, light and dark.
let reportStyle = """
  :root { color-scheme: light dark; --line: #0002; --soft: #0000000d; --back: #f5f5f7; --card: #fff;
    --text: #1d1d1f; --faint: #62626a; --bad: #c4001a; --good: #1c7430; --note: #9a4600; --mark: #0062cc;
    --check: #c9c9d0; --plain: #e4e4ea; font: 14px/1.45 system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) { :root { --line: #fff3; --soft: #ffffff14; --back: #131316;
    --card: #1e1e22; --text: #f2f2f4; --faint: #a8a8b2; --bad: #ff7b72; --good: #3fd463; --note: #ffb340;
    --mark: #4da3ff; --check: #33333a; --plain: #45454d; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--back); color: var(--text); }
  header { position: sticky; top: 0; z-index: 2; padding: 10px 16px; background: var(--card);
    border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
  #filters, #settings, #modes { display: flex; flex-wrap: wrap; gap: 6px; }
  .go { display: flex; gap: 6px; }
  h1 { font-size: 15px; margin: 0 4px 0 0; }
  #count { color: var(--faint); }
  button, input, select { font: inherit; color: inherit; background: var(--soft); border: 1px solid var(--line);
    border-radius: 7px; padding: 3px 10px; min-height: 28px; }
  button { cursor: pointer; }
  select { max-width: 150px; }
  button[aria-pressed=true] { background: var(--mark); border-color: var(--mark); color: #fff; }
  @media (prefers-color-scheme: dark) { button[aria-pressed=true] { color: #04101f; } }
  :focus-visible { outline: 3px solid var(--mark); outline-offset: 1px; }
  .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; }
  section { padding: 4px 16px 14px; content-visibility: auto; contain-intrinsic-size: auto 520px; }
  .head { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; margin: 12px 0 8px; }
  .head h2 { font-size: 15px; margin: 0; overflow-wrap: anywhere; max-width: 100%; }
  .head span { color: var(--faint); }
  .part { padding: 10px 16px 0; font-size: 13px; color: var(--faint); margin: 0; font-weight: 600; }
  .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(330px, 100%), 1fr)); gap: 10px; }
  .cell { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 8px; width: 100%;
    text-align: left; overflow: hidden; display: flex; flex-direction: column; justify-content: flex-start; }
  .cell.chosen { box-shadow: 0 0 0 3px var(--mark); }
  .panes { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4px; flex: 0 0 112px; height: 112px; }
  .panes.one { grid-template-columns: 1fr; }
  .pane, .stage figure > div { background: repeating-conic-gradient(var(--check) 0 25%, var(--plain) 0 50%) 0 0 /
    14px 14px; border-radius: 5px; overflow: hidden; display: grid; place-items: center; min-width: 0; }
  .pane canvas { max-width: 100%; max-height: 112px; display: block; }
  .cell b { display: block; font-weight: 600; overflow-wrap: anywhere; margin-top: 6px; }
  .cell small { display: block; overflow-wrap: anywhere; color: var(--faint); }
  .cell small.why { color: var(--text); display: -webkit-box; -webkit-line-clamp: 4; -webkit-box-orient: vertical;
    overflow: hidden; }
  .state { font-weight: 600; }
  .identical, .similar { color: var(--good) !important; }
  .different, .refused, .unreadable { color: var(--bad) !important; }
  .missing { color: var(--note) !important; }
  a { color: var(--mark); }
  .more { margin-top: 10px; }
  dialog { width: 98vw; max-width: none; height: 96vh; max-height: none; border: 0; border-radius: 12px;
    padding: 0; background: var(--card); color: inherit; }
  dialog::backdrop { background: #000a; }
  .detail { display: grid; grid-template-columns: minmax(0, 1fr) 260px; grid-template-rows: auto auto minmax(0, 1fr);
    height: 100%; }
  .bar { grid-column: 1 / 3; padding: 8px 12px; border-bottom: 1px solid var(--line); display: flex;
    flex-wrap: wrap; gap: 6px 8px; align-items: center; }
  .bar strong { overflow-wrap: anywhere; flex: 1 1 260px; }
  .blame { grid-column: 1 / 3; padding: 8px 12px; border-bottom: 1px solid var(--line); max-height: 24vh;
    overflow: auto; overflow-wrap: anywhere; }
  .blame p { margin: 0; } .blame p:first-child { font-weight: 600; }
  .stage { padding: 12px; display: flex; gap: 12px; min-height: 0; min-width: 0; }
  figure { margin: 0; flex: 1 1 0; min-width: 0; display: flex; flex-direction: column; }
  figcaption { margin-bottom: 4px; color: var(--faint); }
  figure > div { flex: 1 1 auto; min-height: 0; position: relative; }
  figure > div > canvas { position: absolute; inset: 0; width: 100%; height: 100%; cursor: grab; touch-action: none; }
  aside { border-left: 1px solid var(--line); padding: 12px; overflow: auto; overflow-wrap: anywhere; }
  #links { display: flex; flex-wrap: wrap; gap: 10px; }
  pre { white-space: pre-wrap; font-size: 12px; }
  .text { white-space: pre; overflow: auto; font: 12px/1.4 ui-monospace, monospace; background: var(--back);
    padding: 8px; place-items: start; flex: 1; }
  input[type=range] { width: 140px; padding: 0; }
  footer { position: sticky; bottom: 0; padding: 8px 16px; background: var(--card);
    border-top: 1px solid var(--line); display: none; gap: 8px; align-items: center; }
  footer code { flex: 1; overflow: auto; max-height: 20vh; overflow-wrap: anywhere; user-select: all;
    font-size: 12px; }
  @media (max-width: 700px) {
    header { position: static; padding: 10px; } section { padding: 4px 10px 14px; } .part { padding: 10px 10px 0; }
    #search { flex: 1 1 100%; }
    dialog { width: 100vw; height: 100dvh; border-radius: 0; }
    .detail { display: block; overflow: auto; }
    .bar { position: sticky; top: 0; z-index: 1; background: var(--card); }
    .blame { max-height: none; }
    .stage { flex-direction: column; padding: 10px; }
    figure { flex: none; height: 46vh; }
    aside { border: 0; border-top: 1px solid var(--line); }
  }
  """
