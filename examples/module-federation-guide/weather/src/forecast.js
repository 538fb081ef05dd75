import { createElement, useState } from 'react';

const days = ['sunny', 'cloudy', 'rainy'];

export default function Forecast({ place }) {
  const [day, setDay] = useState(0);
  const next = () => setDay((day + 1) % days.length);

  return createElement('button', { onClick: next }, `${place}: ${days[day]}`);
}
