import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { type Pixels, pngEncoder } from './encode-png.ts';

/** What another program reads out of the file. */
async function decoded(png: Buffer): Promise<Pixels> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

function painted(width: number, height: number, colorAt: (index: number) => number[]): Pixels {
  const colors = Array.from({ length: width * height }, (_, index) => [...colorAt(index), 255]);
  return { width, height, data: Uint8Array.from(colors.flat()) };
}

test('colours of the ground and given ones are kept exactly', async () => {
  const ground = painted(17, 31, (index) => [index % 200, 9, index % 2]);
  const drawing = painted(17, 31, (index) =>
    index % 5 === 0 ? [1, 2, 255] : [index % 200, 9, index % 2],
  );
  const encode = pngEncoder(ground, ['#0102ff']);
  for (const picture of [ground, drawing, ground]) {
    const read = await decoded(await encode(picture));
    expect([read.width, read.height]).toEqual([17, 31]);
    expect(Buffer.from(read.data)).toEqual(Buffer.from(picture.data));
  }
});

test('any other becomes the nearest', async () => {
  const encode = pngEncoder(
    painted(2, 1, () => [0, 0, 0]),
    ['#ff0000', '#00ff00'],
  );
  const { data } = await decoded(await encode(painted(2, 1, (index) => [index ? 200 : 90, 60, 0])));
  expect([...data]).toEqual([0, 0, 0, 255, 255, 0, 0, 255]);
});

test('of more than 256 colours those used most are kept', async () => {
  // 300 shades; the last 100 stand only once.
  const shade = (index: number): number => (index < 400 ? index >> 1 : index - 200);
  const ground = painted(500, 1, (index) => [shade(index) % 256, shade(index) >> 8, 0]);
  const { data } = await decoded(await pngEncoder(ground, [])(ground));
  const off = [...data].map((value, at) => Math.abs(value - (ground.data[at] ?? 0)));
  expect(Math.max(...off.slice(0, 400 * 4))).toBe(0);
  expect(Math.max(...off)).toBeGreaterThan(0);
});
