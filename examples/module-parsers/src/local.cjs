exports.local = true;
