import { format } from './format.js';

const output = document.querySelector('output');
let worker = startWorker();

function startWorker() {
  const worker = new Worker(new URL('./stats.js', import.meta.url));
  worker.addEventListener('message', ({ data }) => {
    output.textContent = data;
  });
  return worker;
}

function ask(what) {
  const values = Float64Array.from({ length: 1_000_000 }, (_, i) => (i * 7919) % 1_000_003);
  output.textContent = `Computing with ${format(values.length)} values …`;
  worker.postMessage({ what, values }, [values.buffer]);
  console.log(`${values.length} values are left on the page`);
}

document.querySelector('#median').addEventListener('click', () => ask('median'));
document.querySelector('#histogram').addEventListener('click', () => ask('histogram'));
document.querySelector('#cancel').addEventListener('click', () => {
  worker.terminate();
  worker = startWorker();
  output.textContent = 'Canceled';
});
