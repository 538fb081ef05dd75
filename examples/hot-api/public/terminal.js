// Sends every line of the page's console to the server, one after another.
let sent = Promise.resolve();

const named = (key, value) => (value instanceof Error ? `${value.name}: ${value.message}` : value);
const written = (value) => {
  const text = named('', value);
  return typeof text === 'string' ? text : JSON.stringify(value, named).replaceAll('"', "'");
};

for (const level of ['log', 'info', 'warn', 'error']) {
  const print = console[level];
  console[level] = (...values) => {
    print.apply(console, values);
    const body = values.map(written).join(' ');
    sent = sent.then(() => fetch('/console', { method: 'POST', body }));
  };
}
