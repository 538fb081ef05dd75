import express from 'express';

const app = express();
const port = process.env.PORT ?? 3000;

app.use(express.static('site/public', { maxAge: '1h' }));

app.listen(port, () => console.log(`http://localhost:${port}/`));
