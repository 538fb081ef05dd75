import { createElement, useState } from 'react';

export default function Cart() {
  const [count, setCount] = useState(3);
  return createElement('button', { onClick: () => setCount(count + 1) }, `${count} articles`);
}
