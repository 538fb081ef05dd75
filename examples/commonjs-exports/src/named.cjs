exports.used = () => 'named used';
exports.unused = () => 'named unused';
