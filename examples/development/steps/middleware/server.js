import express from 'express';
import webpack from 'webpack';
import middleware from 'webpack-dev-middleware';
import config from './webpack.config.js';

const app = express();
app.get('/api/weather', (request, response) => response.json({ weather: 'sunny' }));
app.use(middleware(webpack(config), { hot: true }));

const port = process.env.PORT ?? 3000;
app.listen(port, () => console.log(`Open http://localhost:${port}/`));
