export default {
  mode: 'production',
  entry: {
    tickets: {
      import: ['./src/tickets.js', './src/tickets.css'],
      html: { title: 'Tickets' },
    },
  },
};
