'use strict';

for (const name of ['tea', 'honey']) exports[name] = name.toUpperCase();
