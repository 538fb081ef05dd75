export default {
  mode: 'production',
  entry: {
    tickets: ['./src/tickets.js', './src/tickets.css'],
  },
};
