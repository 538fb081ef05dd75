import express from 'express';

const port = process.env.PORT ?? 3000;
const site = express().use(express.static('dist/site'));

site.listen(port, (error) => {
  if (error) throw error;
  console.log(`Site: http://localhost:${port}/`);
});
