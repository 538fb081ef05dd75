import { Unit } from './unit.ts';

interface Props {
  stages: { place: string; km: number }[];
  unit?: Unit;
}

export function TripList({ stages, unit = Unit.Kilometer }: Props) {
  const factor = unit === Unit.Mile ? 0.621 : 1;
  return (
    <ol>
      {stages.map(({ place, km }) => (
        <li key={place}>
          {place}, {Math.round(place * factor)} {unit}
        </li>
      ))}
    </ol>
  );
}
