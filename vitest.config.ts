// Two suites: `unit` needs Node and, for one example, a build; `site` visits the built site behind the real nginx.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{src,hosting,proof,tools}/**/*.test.{ts,tsx}',
            'checks/{*,search/**/*}.test.ts',
          ],
          globalSetup: ['checks/warm-reference.ts'],
          // By default two cores would make one worker.
          maxWorkers: 2,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['checks/site/**/*.test.ts', 'checks/design/**/*.test.ts'],
          globalSetup: ['checks/site/serve-site.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A fault of the browser, not of the site: see inFrames in checks/site/browser.ts.
          retry: { count: 2, condition: /drew no frame/ },
        },
      },
    ],
  },
});
