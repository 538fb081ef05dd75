import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const NAME = 'FlagsPlugin';
const TYPES = ['javascript/auto', 'javascript/dynamic', 'javascript/esm'];

export class FlagsPlugin {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    const { ConstDependency } = compiler.webpack.dependencies;
    const file = resolve(compiler.context, this.file);

    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      const flags = JSON.parse(readFileSync(file, 'utf8'));
      compilation.fileDependencies.add(file);

      const handler = (parser) => {
        parser.hooks.call.for('isEnabled').tap(NAME, (expression) => {
          if (expression.arguments.length !== 1) return;
          const flag = parser.evaluateExpression(expression.arguments[0]);
          if (!flag.isString()) return;
          const value = flags[flag.string] === true;

          const dependency = new ConstDependency(String(value), expression.range);
          dependency.loc = parser.getLocation(expression);
          parser.state.module.addPresentationalDependency(dependency);
          return true;
        });
      };

      for (const type of TYPES) normalModuleFactory.hooks.parser.for(type).tap(NAME, handler);
    });
  }
}
