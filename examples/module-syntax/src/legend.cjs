exports.title = 'Legend';
exports.entries = ['road', 'river'];
