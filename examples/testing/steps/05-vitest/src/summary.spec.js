import { expect, test } from 'vitest';
import { summary } from './summary.js';

test('puts the picture before the sentence', () => {
  document.body.append(summary([{ km: 3 }, { km: 4 }]));

  const line = document.querySelector('.summary');
  expect(line.firstElementChild.tagName).toBe('IMG');
  expect(line.textContent).toBe('2 walks, 7.0 km');
});
