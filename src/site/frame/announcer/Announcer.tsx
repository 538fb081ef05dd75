// Tells screen readers what a client navigation has brought; a document load announces itself.
import { titleOf } from '../../state/head.ts';
import type { PageState } from '../../state/navigation.ts';

export function Announcer({ state }: { state: PageState }) {
  const text = state.chunk === 'loaded' ? titleOf(state.view) : '';
  return (
    <div className="vh" role="status" aria-live="polite">
      {text}
    </div>
  );
}
