import { expect, test } from '@playwright/test';

test('shows the summary without an error', async ({ page }) => {
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  await page.goto('/');

  const line = page.locator('.summary');
  await expect(line).toHaveText('2 walks, 19.8 km');
  await expect(line).toHaveCSS('color', 'rgb(0, 100, 0)');
  await expect(line.locator('img')).toHaveJSProperty('naturalWidth', 32);
  expect(errors).toEqual([]);
});
