import type { Configuration } from 'webpack';

enum Mode {
  Build = 'development',
}

const config: Configuration = { mode: Mode.Build };

export default config;
