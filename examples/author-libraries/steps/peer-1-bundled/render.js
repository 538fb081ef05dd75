import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useReadingMinutes } from './dist/react/index.js';

const Badge = ({ text }) => createElement('b', null, useReadingMinutes(text), ' min');

console.log(renderToString(createElement(Badge, { text: 'The more, the better' })));
