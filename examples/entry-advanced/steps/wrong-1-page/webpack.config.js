export default {
  mode: 'production',
  entry: {
    tickets: ['./src/tickets.html', './src/tickets.js', './src/tickets.css'],
  },
};
