import { format } from './format.js';

const output = document.querySelector('output');
const worker = new Worker(new URL('./stats.js', import.meta.url));

worker.addEventListener('message', ({ data }) => {
  output.textContent = data;
});

function ask(what) {
  const values = Float64Array.from({ length: 1_000_000 }, (_, i) => (i * 7919) % 1_000_003);
  output.textContent = `Computing with ${format(values.length)} values …`;
  worker.postMessage({ what, values });
}

document.querySelector('#median').addEventListener('click', () => ask('median'));
document.querySelector('#histogram').addEventListener('click', () => ask('histogram'));
