console.log(module.id, module.loaded);
console.log(module.parent, module.children);

module.exports = { scale: 25000 };
