// For tests of what has nothing to do with reference records: reading those takes seconds.
import type { Reference } from '../../model/reference.ts';

export const NO_REFERENCE: Reference = {
  versions: {},
  records: [],
  platformDefaults: [],
  featureSupport: [],
  appliedPlugins: [],
  flagTargets: [],
  types: [],
  syntaxTypes: [],
};
