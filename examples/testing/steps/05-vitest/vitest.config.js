import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { UNIT: JSON.stringify('km') },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.spec.js'],
  },
});
