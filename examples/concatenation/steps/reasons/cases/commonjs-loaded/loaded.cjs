'use strict';

exports.loaded = () => module.loaded;
