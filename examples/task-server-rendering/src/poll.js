import { option } from './poll.module.css';

export const render = (votes) =>
  Object.entries(votes)
    .map(([name, count]) => `<button class="${option}" value="${name}">${name}: ${count}</button>`)
    .join('');
