import { expect, test } from 'vitest';
import { waitsForClick } from './outside.ts';

test.each([
  ['nothing said', {}, false],
  ['Do-Not-Track', { doNotTrack: '1' }, true],
  ['Do-Not-Track refused', { doNotTrack: '0' }, false],
  ['Global Privacy Control', { globalPrivacyControl: true }, true],
  ['Save-Data', { connection: { saveData: true } }, true],
  ['a connection without it', { connection: { saveData: false } }, false],
])('%s', (_name, reader, waits) => {
  expect(waitsForClick(reader)).toBe(waits);
});
