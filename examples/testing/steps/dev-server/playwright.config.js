import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'dist/browser-tests',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  webServer: {
    command: 'npx webpack serve',
    timeout: 120_000,
    wait: { stderr: /Loopback: (?<site_url>\S+?),/ },
  },
  use: {
    baseURL: process.env.SITE_URL,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
});
