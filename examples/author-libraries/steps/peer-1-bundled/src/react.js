import { useMemo } from 'react';
import { readingMinutes } from './index.js';

export function useReadingMinutes(text) {
  return useMemo(() => readingMinutes(text), [text]);
}
