// Two suites: `unit` needs Node and, for one example and the guides that are followed, a build; `site` visits the built site behind the real nginx.
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './checks/cost/longest-first.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{src,hosting,proof,tools}/**/*.test.{ts,tsx}',
            'checks/{*,cost/*,follow/*,migration/*,search/**/*}.test.ts',
          ],
          globalSetup: ['checks/warm-reference.ts'],
          setupFiles: ['checks/cost/meter-file.ts'],
          // By default two cores would make one worker.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['checks/site/**/*.test.ts', 'checks/design/**/*.test.ts'],
          globalSetup: ['checks/site/serve-site.ts'],
          setupFiles: ['checks/cost/meter-file.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // They end what hangs and judge nothing: how long a busy machine takes is no fault.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          // A fault of the browser, not of the site: see inFrames in checks/site/browser.ts.
          retry: { count: 2, condition: /drew no frame/ },
        },
      },
    ],
  },
});
