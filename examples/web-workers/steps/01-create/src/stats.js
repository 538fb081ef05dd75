import { format } from './format.js';

addEventListener('message', ({ data: values }) => {
  values.sort();
  postMessage(`Median: ${format(values[values.length / 2])}`);
});
