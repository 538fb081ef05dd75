exports.distance = (a, b) => `${a} to ${b}`;
