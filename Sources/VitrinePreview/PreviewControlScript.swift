/// The part of the page's script with its controls and keys.
let previewControlScript = #"""
    const put = (name, value) => {
      if (value === '' || value === false || value == null) delete settings[name]; else settings[name] = value;
      if (name === 'scene' && !isScreen()) delete settings.wallpaper;
      update();
      draw();
    };
    const isScreen = () => isScenes || (choices.scenes.find(s => s.name === settings.scene) || {}).isScreen;
    const list = name => settings[name] ? String(settings[name]).split(',') : [];
    // What a document is: of a widget, a Today widget, a live activity, or of a screen with several.
    let isScenes = false, isToday = false, isActivity = false;

    const usual = { typeSize: 'large', scheme: 'light', mode: '', entry: '', scene: '', os: '' };
    const options = (id, items) => $(id).replaceChildren(...items.map(([value, text]) =>
      element('option', { value, textContent: text })));
    const buttons = (id, items) => {
      if ($(id).dataset.items === items.join()) return;
      $(id).dataset.items = items.join();
      $(id).replaceChildren(...items.map(value => {
        const node = element('button', { textContent: value.replace(/^(system|accessory)/, ''), type: 'button' });
        node.dataset.value = value;
        node.title = value;
        node.onclick = () => put(id, value === usualOf[id] ? '' : value);
        return node;
      }));
    };
    const usualOf = { family: 'all', surface: 'all', displayMode: 'compact', scheme: 'light' };

    const listDocuments = () => {
      options('document', choices.documents.map(name => [name, name]));
      $('document').hidden = choices.documents.length < 2;
      $('document').value = input;
    };
    // Fits the controls to a document, and drops what it does not take.
    const fit = row => {
      isScenes = 'pages' in row;
      isToday = 'displayModes' in row;
      isActivity = 'surfaces' in row;
      $('title').textContent = row.displayName || row.kind;
      document.title = $('title').textContent + ' · Vitrine';
      const is = {
        widget: !isScenes && !isToday && !isActivity, today: isToday, activity: isActivity, one: !isScenes,
      };
      document.querySelectorAll('[data-of]').forEach(node => { node.hidden = !is[node.dataset.of]; });
      buttons('family', ['all', ...(row.families || [])]);
      buttons('surface', ['all', ...(row.surfaces || [])]);
      buttons('displayMode', ['all', ...(row.displayModes || [])]);
      const numbers = isScenes ? [] : Array.from({ length: row.entries || 0 }, (_, i) => String(i));
      const words = isScenes ? ['placeholder', 'current']
        : ['placeholder', ...(row.entries ? ['current', 'timeline'] : []), ...numbers, ...(row.samples || [])];
      options('entry', [['', 'snapshot'], ...words.map(word => [word, /^\d/.test(word) ? 'entry ' + word : word])]);
      update();
    };
    const only = () => {
      if (isScenes) for (const name of ['family', 'scene', 'displayMode']) delete settings[name];
      if (isToday || isActivity) delete settings.family;
      if (!isToday) delete settings.displayMode;
      if (isActivity) delete settings.mode; else delete settings.surface;
    };

    // Shows the settings.
    const update = () => {
      for (const id of ['family', 'surface', 'displayMode', 'scheme']) for (const node of $(id).children) {
        node.setAttribute('aria-pressed', node.dataset.value === (settings[id] || usualOf[id]));
      }
      const size = String(settings.typeSize || 'large');
      const level = choices.typeSizes.findIndex((slug, i) => slug === size || String(i + 1) === size);
      if (level >= 0) $('typeSize').value = level;
      $('level').textContent = level >= 0 ? choices.typeSizes[level] : size;
      $('typeSize').setAttribute('aria-valuetext', $('level').textContent);
      for (const id of ['mode', 'entry', 'scene', 'wallpaper', 'os', 'contrast']) select(id, settings[id] || '');
      for (const id of ['locale', 'at']) if (document.activeElement !== $(id)) $(id).value = settings[id] || '';
      for (const id of ['boldText', 'reduceTransparency']) $(id).checked = !!settings[id];
      $('wallpaper').disabled = !isScreen();
      const chosen = list('device');
      document.querySelectorAll('#devices input').forEach(node => { node.checked = chosen.includes(node.value); });
      history.replaceState(null, '', '#' + encodeURIComponent(JSON.stringify({ input, settings })));
    };
    // A value that the list does not have, such as several, is shown as well.
    const select = (id, value) => {
      if (![...$(id).options].some(o => o.value === value)) $(id).append(element('option', { value, textContent: value }));
      $(id).value = value;
    };

    const copy = async text => {
      try { await navigator.clipboard.writeText(text); say('copied ' + text); } catch { say('not copied: ' + text, 'bad'); }
    };
    const step = (id, by = 1) => {
      const node = $(id), count = node.options.length;
      if (node.disabled || node.closest('[hidden]')) return;
      put(id, node.options[(node.selectedIndex + by + count) % count].value);
    };
    const resizeText = by => {
      const level = Math.max(0, Math.min(11, Number($('typeSize').value) + by));
      put('typeSize', choices.typeSizes[level] === 'large' ? '' : choices.typeSizes[level]);
    };
    const toggle = name => {
      layers.has(name) ? layers.delete(name) : layers.add(name);
      document.querySelectorAll('[data-layer]').forEach(node =>
        node.setAttribute('aria-pressed', layers.has(node.dataset.layer)));
      again();
    };
    const nextZoom = () => { zoom = (zoom + 1) % zooms.length; $('zoom').textContent = zooms[zoom]; again(); };
    const nextScheme = () => {
      const all = ['light', 'dark', 'light,dark'], now = all.indexOf(settings.scheme || 'light');
      put('scheme', ['dark', 'light,dark', ''][now] ?? '');
    };

    const keys = {
      '[': () => resizeText(-1), ']': () => resizeText(1), s: nextScheme, o: () => step('mode'), e: () => step('entry'),
      g: () => step('scene'), w: () => step('wallpaper'), f: () => toggle('frame'), b: () => toggle('base'),
      h: () => toggle('hit'), m: () => toggle('margin'), z: nextZoom, c: () => copy($('command').textContent),
      '?': () => $('keys').showModal(), '/': () => $('find').focus(),
    };
    addEventListener('keydown', event => {
      const inText = event.target.matches && event.target.matches('input:not([type=range]):not([type=checkbox]), select');
      if (event.key === 'Escape' && inText) return event.target.blur();
      if (event.ctrlKey || event.metaKey || event.altKey || inText || $('keys').open) return;
      const group = $(isToday ? 'displayMode' : isActivity ? 'surface' : 'family').children[Number(event.key) - 1];
      const action = keys[event.key] || (/^[1-9]$/.test(event.key) && !isScenes && group && (() => group.click()));
      if (!action) return;
      event.preventDefault();
      action();
    });

    const listDevices = () => {
      const words = $('find').value.toLowerCase(), chosen = list('device');
      $('devices').replaceChildren(...choices.devices.filter(({ slug, name }) => chosen.includes(slug) ||
        (name + ' ' + slug).toLowerCase().includes(words))
        .sort((a, b) => chosen.includes(b.slug) - chosen.includes(a.slug)).map(({ slug, name }) => {
        const check = element('input', { type: 'checkbox', value: slug, checked: chosen.includes(slug) });
        check.onchange = () => put('device',
          (check.checked ? [...list('device'), slug] : list('device').filter(d => d !== slug)).join());
        return element('label', { className: 'check' }, check, name);
      }));
    };
    const start = async () => {
      choices = await ask('choices');
      let kept = {};
      try { kept = JSON.parse(decodeURIComponent(location.hash.slice(1))); } catch { }
      input = choices.documents.includes(kept.input) ? kept.input : choices.documents[0] || '';
      settings = kept.settings || { ...choices.settings };
      listDocuments();
      buttons('scheme', ['light', 'dark', 'light,dark']);
      $('scheme').lastChild.textContent = 'both';
      options('mode', [['', 'usual'], ...choices.modes.map(m => [m, m])]);
      options('scene', choices.scenes.map(({ name }) => [name === 'widget' ? '' : name, name]));
      options('wallpaper', [['', 'usual'], ...choices.wallpapers.map(w => [w, w])]);
      options('os', [['', 'newest'], ...choices.systems.map(s => [s, 'iOS ' + s])]);
      $('locales').replaceChildren(...choices.locales.map(value => element('option', { value })));
      listDevices();
      update();
      for (const id of ['mode', 'entry', 'scene', 'wallpaper', 'os', 'contrast']) $(id).onchange = () => put(id, $(id).value);
      for (const id of ['locale', 'at']) $(id).onchange = () => put(id, $(id).value.trim());
      for (const id of ['boldText', 'reduceTransparency']) $(id).onchange = () => put(id, $(id).checked);
      $('typeSize').oninput = () => resizeText(0);
      $('find').oninput = listDevices;
      $('zoom').onclick = nextZoom;
      $('help').onclick = keys['?'];
      $('copy').onclick = keys.c;
      $('document').onchange = () => { input = $('document').value; only(); update(); draw(); };
      $('reset').onclick = () => { settings = { ...choices.settings }; update(); listDevices(); draw(); };
      document.querySelectorAll('[data-layer]').forEach(node => { node.onclick = () => toggle(node.dataset.layer); });
      await draw();
      follow();
    };
    start().catch(error => say(error.message, 'bad'));
  })();
  """#
