exports.footer = 'Your shop';
