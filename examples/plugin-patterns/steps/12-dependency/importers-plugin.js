import webpack from 'webpack';

const NAME = 'ImportersPlugin';
const TYPES = ['javascript/auto', 'javascript/dynamic', 'javascript/esm'];
const { NullDependency } = webpack.dependencies;

class ImportersDependency extends NullDependency {
  constructor(range) {
    super();
    this.range = range;
  }

  /** The result is part of the module's hash, so a new importer makes webpack generate the code again. */
  updateHash(hash, { chunkGraph }) {
    const module = chunkGraph.moduleGraph.getParentModule(this);
    hash.update(String(count(chunkGraph.moduleGraph, module)));
  }

  serialize(context) {
    context.write(this.range);
    super.serialize(context);
  }

  deserialize(context) {
    this.range = context.read();
    super.deserialize(context);
  }
}

ImportersDependency.Template = class extends NullDependency.Template {
  apply(dependency, source, { module, moduleGraph }) {
    const [start, end] = dependency.range;
    source.replace(start, end - 1, String(count(moduleGraph, module)));
  }
};

function count(moduleGraph, module) {
  const origins = [...moduleGraph.getIncomingConnections(module)].map(
    ({ originModule }) => originModule,
  );
  return new Set(origins.filter((origin) => origin !== null)).size;
}

webpack.util.serialization.register(ImportersDependency, 'importers-plugin', null, {
  serialize: (dependency, context) => dependency.serialize(context),
  deserialize(context) {
    const dependency = new ImportersDependency();
    dependency.deserialize(context);
    return dependency;
  },
});

export class ImportersPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      compilation.dependencyTemplates.set(ImportersDependency, new ImportersDependency.Template());

      const handler = (parser) => {
        parser.hooks.expression.for('__importers__').tap(NAME, (expression) => {
          const dependency = new ImportersDependency(expression.range);
          dependency.loc = parser.getLocation(expression);
          parser.state.module.addDependency(dependency);
          return true;
        });
      };
      for (const type of TYPES) normalModuleFactory.hooks.parser.for(type).tap(NAME, handler);
    });
  }
}
