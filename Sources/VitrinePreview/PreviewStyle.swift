/// The page's style sheet: the system's font, light and dark.
let previewStyle = """
  :root { color-scheme: light dark; --line: #0002; --soft: #0000000d; --back: #f5f5f7; --card: #fff;
    --text: #1d1d1f; --faint: #62626a; --bad: #c4001a; --good: #1c7430; --note: #9a4600; --mark: #0062cc;
    --on: #fff; --pane: #e4e4ea; --frame: #0a84ff; --base: #d6006c; --hit: #00875a; --margin: #b25c00;
    font: 14px/1.45 system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) { :root { --line: #fff3; --soft: #ffffff14; --back: #131316;
    --card: #1e1e22; --text: #f2f2f4; --faint: #a8a8b2; --bad: #ff7b72; --good: #3fd463; --note: #ffb340;
    --mark: #4da3ff; --on: #04101f; --pane: #2c2c31; --frame: #64b5ff; --base: #ff6fb0; --hit: #3fd48f; --margin: #ffb340; } }
  * { box-sizing: border-box; }
  html, body { height: 100%; }
  body { margin: 0; background: var(--back); color: var(--text); display: grid; height: 100dvh;
    grid-template: auto minmax(0, 1fr) auto / 290px minmax(0, 1fr); }
  header, footer { grid-column: 1 / 3; background: var(--card); display: flex; gap: 8px 10px; align-items: center;
    padding: 8px 14px; border: 0 solid var(--line); flex-wrap: wrap; }
  header { border-bottom-width: 1px; } footer { border-top-width: 1px; flex-wrap: nowrap; }
  h1 { font-size: 15px; margin: 0; overflow-wrap: anywhere; }
  #state { color: var(--faint); flex: 1; min-width: 8ch; white-space: nowrap; font-variant-numeric: tabular-nums; }
  #state::before { content: ''; display: inline-block; width: 8px; height: 8px; border-radius: 4px;
    background: var(--good); margin-right: 7px; }
  #state.busy::before { background: var(--mark); } #state.bad::before { background: var(--bad); }
  button, input, select { font: inherit; color: inherit; background: var(--soft); border: 1px solid var(--line);
    border-radius: 7px; padding: 3px 9px; min-height: 30px; min-width: 0; }
  button { cursor: pointer; }
  select option { color: #1d1d1f; background: #fff; }
  @media (prefers-color-scheme: dark) { select option { color: #f2f2f4; background: #1e1e22; } }
  button[aria-pressed=true] { background: var(--mark); border-color: var(--mark); color: var(--on); }
  :disabled { opacity: .45; }
  :focus-visible { outline: 3px solid var(--mark); outline-offset: 1px; }
  .layers, .group { display: flex; gap: 4px; flex-wrap: wrap; }
  aside { grid-area: 2 / 1; background: var(--card); border-right: 1px solid var(--line); overflow: auto; padding: 12px 14px;
    display: flex; flex-direction: column; gap: 11px; }
  label, .field { display: flex; flex-direction: column; gap: 3px; color: var(--faint); font-size: 12px; }
  label > :not(span), .field > :not(span) { font-size: 14px; color: var(--text); }
  output { color: var(--text); }
  .field .group button { flex: 1 1 auto; }
  .check { flex-direction: row; align-items: center; gap: 7px; font-size: 14px; color: var(--text); }
  .check input { min-height: 0; margin: 0; }
  input[type=range] { padding: 0; width: 100%; accent-color: var(--mark); border: 0; background: none; }
  #devices { max-height: 190px; overflow: auto; border: 1px solid var(--line); border-radius: 7px; padding: 5px 8px;
    display: flex; flex-direction: column; gap: 2px; }
  #devices:focus-within { border-color: var(--mark); }
  details > summary { cursor: pointer; color: var(--faint); padding: 2px 0; }
  details[open] > summary { margin-bottom: 8px; }
  details .rows { display: flex; flex-direction: column; gap: 10px; }
  main { grid-area: 2 / 2; overflow: auto; position: relative; padding: 18px; }
  #pictures { display: flex; flex-wrap: wrap; gap: 18px; align-items: flex-start; justify-content: center;
    min-height: 60px; }
  #pictures.old { opacity: .35; }
  figure { margin: 0; max-width: 100%; background: var(--card); border: 1px solid var(--line); border-radius: 14px;
    overflow: hidden; }
  .pane { background: var(--pane); padding: 14px; overflow: auto; }
  .pane.night { background: #2c2c2e; }
  .shot { position: relative; line-height: 0; margin: 0 auto; }
  .shot img { display: block; width: 100%; height: 100%; }
  .shot svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
  figcaption { margin: 9px auto 11px; padding: 0 14px; color: var(--faint); font-size: 12px; text-align: center; overflow-wrap: anywhere; }
  figcaption b { color: var(--text); font-weight: 600; display: block; font-size: 13px; }
  svg .frame { fill: none; stroke: var(--frame); stroke-width: .5; opacity: .75; }
  svg .base { stroke: var(--base); stroke-width: .75; }
  svg .hit { fill: var(--hit); fill-opacity: .16; stroke: var(--hit); stroke-width: 1; stroke-dasharray: 3 2; }
  svg .hit.whole { fill: none; }
  svg .margin { fill: var(--margin); fill-opacity: .25; }
  svg .said { fill: var(--bad); fill-opacity: .14; stroke: var(--bad); stroke-width: 1; }
  svg .over { fill: var(--frame); fill-opacity: .2; stroke: var(--frame); stroke-width: 1.2; }
  #tip { position: fixed; z-index: 5; pointer-events: none; background: var(--text); color: var(--back);
    border-radius: 8px; padding: 6px 10px; font-size: 12px; max-width: min(340px, 92vw); overflow-wrap: anywhere;
    white-space: pre-line; box-shadow: 0 4px 16px #0005; }
  #tip b { display: block; } #tip code { font: 11px/1.4 ui-monospace, monospace; }
  #diagnostics { list-style: none; margin: 18px auto 0; padding: 0; max-width: 900px; display: flex;
    flex-direction: column; gap: 6px; }
  #diagnostics li { background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--note);
    border-radius: 8px; padding: 7px 11px; overflow-wrap: anywhere; }
  #diagnostics li.error { border-left-color: var(--bad); } #diagnostics small { color: var(--faint); display: block; }
  #error { position: sticky; top: 0; z-index: 3; max-width: 900px; margin: 0 auto 18px; background: var(--card);
    border: 1px solid var(--bad); border-radius: 12px; padding: 13px 16px; box-shadow: 0 6px 24px #0003; }
  #error h2 { margin: 0 0 4px; font-size: 14px; color: var(--bad); overflow-wrap: anywhere; }
  #error p { margin: 0; overflow-wrap: anywhere; }
  #error pre { margin: 10px 0 0; overflow: auto; font: 12px/1.5 ui-monospace, monospace; background: var(--back);
    border-radius: 7px; padding: 8px; } #error mark { background: none; color: var(--bad); font-weight: 700; }
  footer code { flex: 1; overflow-x: auto; white-space: nowrap; font: 12px/1.5 ui-monospace, monospace;
    user-select: all; scrollbar-width: none; }
  dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--card); color: inherit;
    max-width: 440px; padding: 18px 22px; }
  dialog::backdrop { background: #0007; } dialog h2 { font-size: 15px; margin: 0 0 10px; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 5px 14px; margin: 0 0 14px; } dd { margin: 0; }
  kbd { font: 12px ui-monospace, monospace; border: 1px solid var(--line); border-radius: 5px; padding: 1px 6px;
    background: var(--soft); }
  [hidden] { display: none !important; }
  @media (max-width: 700px) {
    body { display: block; height: auto; }
    header { position: sticky; top: 0; z-index: 4; padding: 8px 10px; }
    aside { border: 0; border-top: 1px solid var(--line); overflow: visible; padding: 12px 10px; }
    main { padding: 12px 10px; overflow: visible; } .pane { padding: 10px; }
    #error { top: 96px; }
    footer { position: sticky; bottom: 0; z-index: 4; padding: 8px 10px; }
    h1 { flex: 1; } #state { order: 2; flex: 1 1 100%; white-space: normal; overflow-wrap: anywhere; }
    .layers { flex: 1 1 100%; order: 1; } .layers button { flex: 1 1 auto; padding: 3px 5px; }
  }
  """
