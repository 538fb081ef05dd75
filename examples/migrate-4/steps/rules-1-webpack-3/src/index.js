console.log(require('./notice.txt'));
