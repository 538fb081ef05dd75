import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import webpack from 'webpack';

const placeholder = renderToStaticMarkup(<p className="loading">Loading</p>);

export default {
  mode: 'development',
  devtool: false,
  output: { filename: 'from-jsx.js' },
  plugins: [new webpack.DefinePlugin({ PLACEHOLDER: JSON.stringify(placeholder) })],
};
