exports.title = 'Comma-separated values';
