import { createHash } from 'node:crypto';

export default {
  mode: 'development',
  output: {
    uniqueName: createHash('sha256').update('shop').digest('hex'),
  },
};
