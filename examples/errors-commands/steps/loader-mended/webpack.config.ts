import type { Configuration } from 'webpack';

const Mode = {
  Build: 'development',
} as const;

const config: Configuration = { mode: Mode.Build };

export default config;
