'use strict';

exports.self = () => module;
