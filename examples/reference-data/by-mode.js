import data from './options.json' with { type: 'json' };

// The first case that matches counts.
function defaultOf(option, mode, target) {
  const matches = ({ modes, targets }) =>
    (modes?.includes(mode) ?? true) && (targets?.includes(target) ?? true);
  return option.default?.find(matches)?.value;
}

const [family] = process.argv.slice(2);
const options = data.records.filter(({ name }) => name.startsWith(family));
for (const option of options) {
  const development = defaultOf(option, 'development', 'web');
  const production = defaultOf(option, 'production', 'web');
  if (development !== production) {
    console.log(`${option.name}: ${development} → ${production}`);
  }
}
