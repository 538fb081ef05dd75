import { lazy, Suspense, useState } from 'react';
import { Boundary } from './boundary.jsx';

const Chart = lazy(() => import('./chart.jsx'));

export function App() {
  const [open, setOpen] = useState(false);
  return (
    <Boundary>
      <button onClick={() => setOpen(!open)}>Chart</button>
      {open && (
        <Suspense fallback={<p>Loading…</p>}>
          <Chart />
        </Suspense>
      )}
    </Boundary>
  );
}
