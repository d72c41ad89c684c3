import { useEffect, useState } from 'react';

/** Pause after the last keystroke (milliseconds); otherwise a screen reader would announce each letter. */
const QUIET_MS = 1200;

/** The text of a live region: `words` after a pause in changes; empty for the first words and before them. */
export function useSpoken(words: string): string {
  const [first, setFirst] = useState(words);
  const [spoken, setSpoken] = useState('');
  if (first === '' && words !== '') setFirst(words);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words === first ? '' : words), QUIET_MS);
    return () => clearTimeout(timer);
  }, [words, first]);
  return spoken;
}
