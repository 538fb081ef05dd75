import { format } from './format.js';

const limit = window.innerWidth;

addEventListener('message', ({ data: values }) => {
  values.sort();
  postMessage(`Median: ${format(values[values.length / 2])} of ${limit}`);
});
