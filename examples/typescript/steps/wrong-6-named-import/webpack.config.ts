import { defineConfig } from 'webpack';

export default defineConfig({ devtool: 'source-map' });
