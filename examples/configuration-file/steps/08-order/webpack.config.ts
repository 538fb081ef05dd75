import type { Configuration } from 'webpack';

export default { mode: 'production' } satisfies Configuration;
