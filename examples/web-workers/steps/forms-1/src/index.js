function watch(id, worker) {
  const line = document.createElement('p');
  line.id = id;
  document.body.append(line);
  worker.addEventListener('message', ({ data }) => {
    line.textContent = data;
  });
  worker.addEventListener('error', ({ message }) => {
    line.textContent = message ?? 'not found';
  });
}

watch('plain', new Worker(new URL('./comment.js', import.meta.url)));
watch('option', new Worker(new URL('./option.js', import.meta.url), { name: 'prices' }));
watch('computed', new Worker(new URL('./' + 'computed.js', import.meta.url)));

const url = new URL('./variable.js', import.meta.url);
watch('variable', new Worker(url));
watch('typed', new Worker(url, { type: 'module' }));

const name = location.hash || 'variable';
watch('template', new Worker(new URL(`./${name}.js`, import.meta.url)));

watch('global', new window.Worker(new URL('./global.js', import.meta.url)));
watch('string', new Worker('./untouched.js'));
watch('ignored', new Worker(new URL(/* webpackIgnore: true */ './untouched.js', import.meta.url)));
watch('outside', new Worker(/* webpackIgnore: true */ new URL('./variable.js', import.meta.url)));
