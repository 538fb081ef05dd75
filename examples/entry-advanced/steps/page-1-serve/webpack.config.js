export default {
  mode: 'production',
  entry: {
    tickets: {
      import: ['./src/tickets.js', './src/tickets.css'],
      html: { title: 'Tickets' },
    },
  },
  output: {
    filename: '[name].[contenthash].js',
    htmlFilename: '[name].html',
  },
};
