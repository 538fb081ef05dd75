import { celsius } from './celsius.js';

const days = [17, 19, 21, 18];

export async function forecast() {
  const { chart } = await import(/* webpackPreload: true */ './chart.js');
  return `${chart(days)} up to ${celsius(Math.max(...days))}`;
}
