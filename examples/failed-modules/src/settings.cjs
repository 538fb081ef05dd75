console.log('settings.cjs runs');
exports.currency = 'EUR';
throw new Error('SHOP_NAME is not set');
