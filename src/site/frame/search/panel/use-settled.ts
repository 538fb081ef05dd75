// A text once it has stopped changing, for a voice that would otherwise speak with every letter.
import { useEffect, useState } from 'react';

const PAUSE_MS = 500;

export function useSettled(text: string): string {
  const [settled, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
