import { inspect } from 'node:util';

// Prints options as webpack has received them, before it adds defaults.
export class PrintPlugin {
  constructor(...paths) {
    this.paths = paths;
  }

  apply({ options }) {
    for (const path of this.paths) {
      const value = path.split('.').reduce((object, key) => object?.[key], options);
      const shown = path === 'plugins' ? value.map((plugin) => plugin.constructor.name) : value;
      console.log(`${path}:`, inspect(shown, { depth: 4, breakLength: 90 }));
    }
  }
}
