'use strict';

exports.loaded = () => Object.keys(require.cache);
