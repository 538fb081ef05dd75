console.log(require('./notice.txt'));
console.log(require('./notice.txt?upper'));
