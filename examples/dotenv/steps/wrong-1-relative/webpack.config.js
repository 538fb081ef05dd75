export default {
  mode: 'production',
  dotenv: { dir: './settings' },
};
