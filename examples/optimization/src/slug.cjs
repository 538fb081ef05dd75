'use strict';

exports.slug = (text) => text.toLowerCase().replaceAll(' ', '-');
exports.initials = (text) => text.replace(/[^A-Z]/g, '');
