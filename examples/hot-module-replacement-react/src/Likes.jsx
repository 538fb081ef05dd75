import { useState } from 'react';

export function Likes() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Likes: {count}
    </button>
  );
}
