import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import webpack, { type Configuration } from 'webpack';

const placeholder: string = renderToStaticMarkup(<p className="loading">Loading</p>);

export default {
  mode: 'development',
  devtool: false,
  output: { filename: 'from-tsx.js' },
  plugins: [new webpack.DefinePlugin({ PLACEHOLDER: JSON.stringify(placeholder) })],
} satisfies Configuration;
