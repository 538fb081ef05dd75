global.started = true;
console.log(typeof global);
