import HtmlWebpackPlugin from 'html-webpack-plugin';

const rooms = {
  globes: { title: 'Globes', items: ['Earth, 1790', 'Moon, 1850'] },
  charts: { title: 'Sea charts', items: ['North Sea, 1702'] },
};

export default {
  mode: 'production',
  entry: { room: './src/room.js' },
  output: {
    filename: '[name].[contenthash:8].js',
    clean: true,
  },
  plugins: Object.entries(rooms).map(
    ([name, room]) =>
      new HtmlWebpackPlugin({ template: './src/room.ejs', filename: `${name}.html`, ...room }),
  ),
};
