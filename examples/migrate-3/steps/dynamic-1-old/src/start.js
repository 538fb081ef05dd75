module.exports = 'Start';
