export const chart = (values) =>
  values.map((value) => '▁▂▃▄▅▆▇'[value - 15]).join('');
