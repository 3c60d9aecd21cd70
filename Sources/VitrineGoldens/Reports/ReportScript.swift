/// The page's script, without libraries.
let reportScript = #"""
  (() => {
    const data = JSON.parse(document.getElementById('records').textContent);
    const records = data.records, $ = id => document.getElementById(id);
    const states = ['different', 'missing', 'refused', 'unreadable', 'similar', 'identical'];
    const failing = r => r.state !== 'identical' && r.state !== 'similar';
    const shown = new Set(records.some(failing) ? states.filter(s => s !== 'identical') : states);
    const chosen = new Set(), opened = new Set(), wanted = {};
    // Behind an open dialog nothing is read out, so that it has a region of its own.
    const say = text => { for (const id of ['live', 'live-detail']) $(id).textContent = text; };
    let visible = [];

    // Pictures stand behind this script: until the page is read whole, some are not there yet.
    const bytes = (index, kind) => {
      const node = $(kind + index);
      return node && Uint8Array.from(atob(node.textContent), c => c.charCodeAt(0));
    };
    const text = (index, kind) => {
      const content = bytes(index, kind);
      return content && new TextDecoder().decode(content);
    };
    const load = (index, kind) => new Promise(done => {
      const content = bytes(index, kind);
      if (!content) return done(null);
      const url = URL.createObjectURL(new Blob([content], { type: 'image/png' })), image = new Image();
      const end = result => { URL.revokeObjectURL(url); done(result); };
      image.onload = () => end(image);
      image.onerror = () => end(null);
      image.src = url;
    });
    const element = (tag, props, ...children) => {
      const node = Object.assign(document.createElement(tag), props);
      node.append(...children);
      return node;
    };

    const sheet = (width, height) => {
      const node = element('canvas', { width, height });
      return [node, node.getContext('2d', { willReadFrequently: true })];
    };

    // The candidate is the golden but for a part, where both are of one size.
    const pictures = async index => {
      const r = records[index];
      const [golden, part] = await Promise.all([load(index, 'g'), load(index, 'a')]);
      if (!r.part || r.cut || !golden || !part) return [golden, part];
      const [node, context] = sheet(golden.width, golden.height), [x, y, width, height] = r.part;
      context.drawImage(golden, 0, 0);
      context.clearRect(x, y, width, height);
      context.drawImage(part, x, y);
      return [golden, node];
    };

    // Equal pixels in pale grey, others red, darker the more they differ; blue where one picture ends.
    const pixels = picture => {
      const [, context] = sheet(picture.width, picture.height);
      context.drawImage(picture, 0, 0);
      return new Uint32Array(context.getImageData(0, 0, picture.width, picture.height).data.buffer);
    };
    const difference = (a, b) => {
      if (!a || !b) return null;
      const [node, context] = sheet(Math.max(a.width, b.width), Math.max(a.height, b.height));
      const image = context.createImageData(node.width, node.height), out = new Uint32Array(image.data.buffer);
      const [p, q] = [pixels(a), pixels(b)], channel = (v, k) => (v >>> k & 255) * (v >>> 24) / 255;
      for (let y = 0; y < node.height; y++) for (let x = 0; x < node.width; x++) {
        const isShared = x < a.width && y < a.height && x < b.width && y < b.height;
        const v = p[y * a.width + x], w = q[y * b.width + x];
        let pixel = 0xffff8040;
        if (isShared && v === w) {
          const luma = (77 * channel(v, 0) + 150 * channel(v, 8) + 29 * channel(v, 16)) / 256;
          pixel = 0xff000000 | Math.min(255, 191 + Math.floor((luma + 255 - (v >>> 24)) / 4)) * 0x010101;
        } else if (isShared) {
          const delta = Math.max(...[0, 8, 16].map(k => Math.abs(channel(v, k) - channel(w, k))),
            Math.abs((v >>> 24) - (w >>> 24)));
          const fade = 160 - Math.round(delta * 160 / 255);
          pixel = 0xff0000ff | fade << 8 | fade << 16;
        }
        out[y * node.width + x] = pixel;
      }
      context.putImageData(image, 0, 0);
      return node;
    };

    // A card shows what changed, enlarged where it is small; of a picture without a counterpart the whole.
    const margin = 12, paneWidth = 150, paneHeight = 112;
    const crop = (r, picture) => {
      const whole = [0, 0, picture.width, picture.height];
      if (!r.part || r.cut) return whole;
      const [x, y, w, h] = r.part, left = Math.max(0, x - margin), top = Math.max(0, y - margin);
      return [left, top, Math.min(picture.width, x + w + margin) - left, Math.min(picture.height, y + h + margin) - top];
    };
    const pane = (r, picture, name) => {
      const box = element('div', { className: 'pane' });
      if (!picture) return box;
      const [x, y, w, h] = crop(r, picture), fit = Math.min(paneWidth / w, paneHeight / h);
      const scale = fit >= 2 ? Math.min(4, Math.floor(fit)) : Math.min(1, fit);
      const ratio = scale < 1 ? 2 : 1;
      const [node, context] = sheet(Math.max(1, Math.round(w * scale * ratio)), Math.max(1, Math.round(h * scale * ratio)));
      node.style.width = w * scale + 'px';
      context.imageSmoothingEnabled = scale < 1;
      context.imageSmoothingQuality = 'high';
      context.drawImage(picture, x, y, w, h, 0, 0, node.width, node.height);
      node.setAttribute('role', 'img');
      node.setAttribute('aria-label', name);
      box.append(node);
      return box;
    };
    // Pictures are decoded when they come near the window.
    const fill = async node => {
      const index = +node.dataset.index, r = records[index], box = node.querySelector('.panes');
      const [golden, candidate] = await pictures(index);
      if (golden && candidate) {
        box.classList.remove('one');
        box.replaceChildren(pane(r, golden, 'golden'), pane(r, candidate, 'candidate'),
          pane(r, difference(golden, candidate), 'difference'));
      } else {
        const only = golden || candidate || await load(index, 't');
        if (only) box.replaceChildren(pane(r, only, candidate ? 'candidate' : golden ? 'golden' : 'thumbnail'));
      }
    };
    const waiting = new Set();
    const fillWhenRead = node => document.readyState === 'loading' ? waiting.add(node) : fill(node);
    document.addEventListener('DOMContentLoaded', () => { waiting.forEach(fill); waiting.clear(); });
    const observer = new IntersectionObserver(entries => {
      for (const entry of entries) if (entry.isIntersecting) {
        fillWhenRead(entry.target);
        observer.unobserve(entry.target);
      }
    }, { rootMargin: '600px' });

    // What every picture shares is not said on each.
    const plain = { mode: 'fullColor', entry: 'snapshot', locale: 'en_US', scene: 'widget' };
    const traitNames = ['family', 'device', 'os', 'typeSize', 'scheme', 'mode', 'scene', 'entry', 'locale'];
    const titleOf = k => ({ typeSize: 'text size', os: 'system' })[k] || k;
    const traitOrder = r => [...new Set(['widget', ...traitNames, ...Object.keys(r.traits)])].filter(k => r.traits[k]);
    const label = r => traitNames.filter(k => r.traits[k] && r.traits[k] !== plain[k]).map(k => r.traits[k]).join(' · ');
    // A picture's blame, the causes before the origin; the changed lines of a text as they stand.
    const blameOf = r => !r.blame ? [r.why]
      : r.ext === 'png' && r.blame.length > 1 ? [...r.blame.slice(1), r.blame[0]] : r.blame;
    const reason = r => blameOf(r)[0];
    const cell = index => {
      const r = records[index], title = r.traits.widget || r.name;
      const node = element('button', { className: 'cell', type: 'button' },
        element('div', { className: 'panes one' }),
        element('b', { textContent: title }), element('small', { textContent: label(r) || r.name + '.' + r.ext }),
        element('small', { textContent: r.state, className: 'state ' + r.state }),
        element('small', { textContent: reason(r), className: 'why' }));
      node.setAttribute('aria-label', [title, label(r), r.state, reason(r)].filter(Boolean).join(', '));
      node.dataset.index = index;
      node.classList.toggle('chosen', chosen.has(index));
      node.onclick = () => open(index);
      observer.observe(node);
      return node;
    };

    // Failures by cause, settings before edits; passes by widget.
    const firstCards = 12;
    const groupsOf = indices => {
      const groups = new Map(data.groups.map(g => [g.title, { ...g, items: [] }]));
      for (const i of indices) {
        const r = records[i], key = r.cause ?? r.state + ': ' + (r.traits.widget || 'snapshots');
        if (!groups.has(key)) groups.set(key, { title: key, items: [] });
        groups.get(key).items.push(i);
      }
      return [...groups.values()].filter(g => g.items.length);
    };
    const takers = group => group.items.filter(i => records[i].takes);
    const counted = n => n === 1 ? '1 picture' : n + ' pictures';
    const section = group => {
      const items = opened.has(group.title) ? group.items : group.items.slice(0, firstCards);
      const head = element('div', { className: 'head' }, element('h2', { textContent: group.title }),
        element('span', { textContent: counted(group.items.length) }));
      if (group.flag && takers(group).length) {
        const button = element('button', { textContent: 'Accept all ' + takers(group).length, className: 'take' });
        button.dataset.title = group.title;
        button.setAttribute('aria-label', `Accept ${counted(takers(group).length)}: ${group.title}`);
        button.onclick = () => {
          const all = takers(group), isChosen = all.every(i => chosen.has(i));
          for (const i of all) isChosen ? chosen.delete(i) : chosen.add(i);
          accepting();
        };
        head.append(button);
      }
      const node = element('section', {}, head, element('div', { className: 'grid' }, ...items.map(cell)));
      node.setAttribute('aria-label', `${group.title}, ${counted(group.items.length)}`);
      if (items.length < group.items.length) {
        node.append(element('button', { className: 'more', textContent: `Show all ${group.items.length}`,
          onclick: () => { opened.add(group.title); draw(); } }));
      }
      return node;
    };
    const draw = () => {
      const needle = $('search').value.toLowerCase();
      const found = records.map((_, i) => i).filter(i => shown.has(records[i].state) &&
        Object.entries(wanted).every(([k, v]) => !v || records[i].traits[k] === v) &&
        (records[i].name + ' ' + Object.values(records[i].traits).join(' ')).toLowerCase().includes(needle));
      const groups = groupsOf(found), nodes = [];
      visible = groups.flatMap(g => g.items);
      const has = [groups.some(g => g.setting), groups.some(g => !g.setting)];
      groups.forEach((g, k) => {
        const isFirst = k === 0 || groups[k - 1].setting !== g.setting;
        if (isFirst && has[0] && has[1]) nodes.push(element('p', { className: 'part',
          textContent: g.setting ? 'Drawn with other settings' : 'Other causes' }));
        nodes.push(section(g));
      });
      if (!nodes.length) nodes.push(element('p', { className: 'part', textContent: 'Nothing fits the filters.' }));
      $('main').replaceChildren(...nodes);
      $('count').textContent = `${visible.length} of ${records.length}`;
      say(`${counted(visible.length)} in ${groups.length === 1 ? '1 group' : groups.length + ' groups'}`);
      mark();
    };
    const met = states.filter(s => records.some(r => r.state === s));
    const filters = () => $('filters').replaceChildren(...met.map(s => {
      const count = records.filter(r => r.state === s).length;
      const node = element('button', { textContent: `${s} ${count}` });
      node.setAttribute('aria-pressed', shown.has(s));
      node.onclick = () => { shown.has(s) ? shown.delete(s) : shown.add(s); filters(); draw(); };
      return node;
    }));
    // One list for each setting that differs among the pictures; values in the order of the records.
    const settings = () => $('settings').replaceChildren(...['widget', ...traitNames].flatMap(k => {
      const values = [...new Set(records.map(r => r.traits[k]).filter(Boolean))];
      if (values.length < 2) return [];
      const option = (value, text) => element('option', { value, textContent: text });
      const node = element('select', { onchange: () => { wanted[k] = node.value; draw(); } },
        option('', 'any ' + titleOf(k)), ...values.map(v => option(v, v)));
      node.dataset.trait = k;
      node.setAttribute('aria-label', 'Show ' + titleOf(k));
      return [node];
    }));

    // What to accept, as one command: a group by its cause, whatever its size; others by their names.
    const mark = () => {
      document.querySelectorAll('.cell').forEach(n => {
        n.classList.toggle('chosen', chosen.has(+n.dataset.index));
        n.setAttribute('aria-description', chosen.has(+n.dataset.index) ? 'chosen' : '');
      });
      const whole = new Map(groupsOf(records.map((_, i) => i)).map(g => [g.title, takers(g).every(i => chosen.has(i))]));
      document.querySelectorAll('.take').forEach(n => n.setAttribute('aria-pressed', whole.get(n.dataset.title) === true));
    };
    const accepting = () => {
      const quote = w => /^[\w\/.-]+$/.test(w) ? w : "'" + w.replaceAll("'", "'\\''") + "'";
      const flags = [], left = new Set(chosen);
      for (const g of groupsOf(records.map((_, i) => i))) {
        const all = takers(g);
        if (!g.flag || all.length < 2 || !all.every(i => chosen.has(i))) continue;
        flags.push(g.flag);
        all.forEach(i => left.delete(i));
      }
      const names = [...left].sort((a, b) => a - b).map(i => quote(records[i].name + '.' + records[i].ext));
      const command = data.command.replace(' accept', () => [' accept', ...flags].join(' '));
      // Behind two dashes no name is a flag.
      $('command').textContent = names.some(n => n.startsWith('-')) ? [command, '--', ...names].join(' ')
        : data.command.replace(' accept', () => [' accept', ...flags, ...names].join(' '));
      $('accept').style.display = chosen.size ? 'flex' : 'none';
      say(chosen.size ? counted(chosen.size) + ' chosen' : 'nothing chosen');
      mark();
    };
    $('copy').onclick = () => navigator.clipboard?.writeText($('command').textContent).then(() => say('copied'));
    $('drop').onclick = () => { chosen.clear(); accepting(); };
  """#
