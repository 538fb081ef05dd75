import { format } from './format.js';

addEventListener('message', async ({ data: { what, values } }) => {
  if (what === 'histogram') {
    const { histogram } = await import('./histogram.js');
    postMessage(histogram(values, 4).map(format).join(' / '));
    return;
  }
  values.sort();
  postMessage(`Median: ${format(values[values.length / 2])}`);
});
