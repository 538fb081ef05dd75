exports.open = true;
