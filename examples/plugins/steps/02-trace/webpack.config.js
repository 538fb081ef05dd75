import { TracePlugin } from './trace-plugin.js';

export default {
  mode: 'production',
  plugins: [new TracePlugin()],
};
