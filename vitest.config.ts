// Two suites: `unit` needs nothing but Node; `site` visits the built site behind the real nginx.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,hosting,proof,tools}/**/*.test.{ts,tsx}', 'checks/*.test.ts'],
          globalSetup: ['checks/warm-reference.ts'],
        },
      },
      {
        test: {
          name: 'site',
          include: ['checks/site/**/*.test.ts', 'checks/design/**/*.test.ts'],
          globalSetup: ['checks/site/serve-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
