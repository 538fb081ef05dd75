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
        parser.hooks.evaluateCallExpression.for('isEnabled').tap(NAME, (expression) => {
          if (expression.arguments.length !== 1) return;
          const flag = parser.evaluateExpression(expression.arguments[0]);
          if (!flag.isString()) return;
          const value = flags[flag.string] === true;

          const { buildInfo } = parser.state.module;
          buildInfo.flags ??= {};
          buildInfo.flags[flag.string] = value;
          return parser.evaluate(String(value)).setRange(expression.range);
        });

        parser.hooks.call.for('isEnabled').tap(NAME, (expression) => {
          const value = parser.evaluateExpression(expression);
          if (!value.isBoolean()) return;

          const dependency = new ConstDependency(String(value.bool), expression.range);
          dependency.loc = parser.getLocation(expression);
          parser.state.module.addPresentationalDependency(dependency);
          return true;
        });
      };

      for (const type of TYPES) normalModuleFactory.hooks.parser.for(type).tap(NAME, handler);

      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const name = module.readableIdentifier(compilation.requestShortener);
          for (const [flag, value] of Object.entries(module.buildInfo.flags ?? {})) {
            console.log(`${flag} is ${value} in ${name}`);
          }
        }
      });
    });
  }
}
