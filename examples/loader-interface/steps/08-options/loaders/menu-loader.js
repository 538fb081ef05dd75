import schema from './options.json' with { type: 'json' };

export default function menuLoader(source) {
  const { separator = '\n', extra = [] } = this.getOptions(schema);
  const teas = [...source.trim().split(separator), ...extra];
  return `export default ${JSON.stringify(teas)};`;
}
