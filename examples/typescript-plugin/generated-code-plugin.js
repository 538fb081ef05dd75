import path from 'node:path';

// Lets a project import the TypeScript files in generated/, whatever it does with others.
export class GeneratedCodePlugin {
  apply(compiler) {
    const { TypeScriptPlugin } = compiler.webpack.experiments.typescript;

    new TypeScriptPlugin().apply(compiler);
    compiler.options.module.rules.push({
      test: /\.ts$/,
      include: path.join(compiler.context, 'generated'),
      parser: { typescript: true },
    });
  }
}
