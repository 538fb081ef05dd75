exports.file = __filename;
