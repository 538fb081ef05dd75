import { createPalette } from './palette.js';

const colors = createPalette(12);

export function chart(values) {
  const element = document.createElement('div');
  for (const [index, value] of values.entries()) {
    const bar = document.createElement('span');
    bar.style.cssText = `display: block; width: ${value}px; background: ${colors[index]}`;
    element.append(bar);
  }
  return element;
}
