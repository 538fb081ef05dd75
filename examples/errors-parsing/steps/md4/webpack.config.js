import { createHash } from 'node:crypto';

export default {
  mode: 'development',
  output: {
    uniqueName: createHash('md4').update('shop').digest('hex'),
  },
};
