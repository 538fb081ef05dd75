'use strict';

exports.id = module.id;
