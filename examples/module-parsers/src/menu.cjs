exports.tea = 3;
