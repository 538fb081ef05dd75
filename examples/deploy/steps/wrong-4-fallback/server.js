import express from 'express';

const app = express();
const port = process.env.PORT ?? 3000;

app.use(express.static('site/public'));
app.use((request, response) => response.sendFile('index.html', { root: 'site/public' }));

app.listen(port, () => console.log(`http://localhost:${port}/`));
