import { expect, test } from 'vitest';
import { regionsOf, withoutMarks } from './regions.ts';

const file = `start();
if (ready) {
  // #region outer
  one();
  /* #region inner */
    two();
  /* #endregion */
  // #endregion
}
`;

test('a region is quoted without its marks and without the indentation its lines share', () => {
  expect([...regionsOf(file)]).toEqual([
    ['inner', 'two();'],
    ['outer', 'one();\n  two();'],
  ]);
});

test('a build never sees the marks', () => {
  expect(withoutMarks(file)).toBe('start();\nif (ready) {\n  one();\n    two();\n}\n');
  expect(withoutMarks('a\n')).toBe('a\n');
});
