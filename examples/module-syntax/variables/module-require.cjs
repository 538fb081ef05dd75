console.log(module.require('../src/legend.cjs').title);
