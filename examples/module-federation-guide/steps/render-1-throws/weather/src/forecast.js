import { createElement } from 'react';

export default function Forecast({ place }) {
  return createElement('p', null, `Weather at ${place.name.toUpperCase()}`);
}
