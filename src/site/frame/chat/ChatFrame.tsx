// The room's widget in a frame. A frame tells when it has loaded, not what: an error page counts as loaded too.
import { useEffect, useState } from 'react';
import site from '../../../../data/site.json' with { type: 'json' };

const PATIENCE = 10_000;
const { provider, id } = site.chatRoom;

export function ChatFrame() {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'loaded' | 'late'>('loading');
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('late'), PATIENCE);
    return () => clearTimeout(timer);
  }, [state]);
  const again = (): void => {
    setAttempt(attempt + 1);
    setState('loading');
  };
  return (
    <>
      {state !== 'loaded' && (
        <p role="status">{state === 'late' ? 'Discord did not answer.' : 'Loading the chat.'}</p>
      )}
      {state === 'late' ? (
        <button type="button" className="btn btn-1" onClick={again}>
          Try again
        </button>
      ) : (
        <iframe
          key={attempt}
          src={`https://${provider}/widget?id=${id}&theme=${theme()}`}
          title="Chat of webpack on Discord"
          sandbox="allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts"
          onLoad={() => setState('loaded')}
        />
      )}
    </>
  );
}

/** As the page looks when the chat is opened; the widget cannot change it later. */
function theme(): string {
  const chosen = document.documentElement.dataset['theme'];
  return chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}
