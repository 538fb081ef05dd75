let count = 0;

exports.next = () => ++count;
