import { useEffect, useState } from 'react';

/** After the last keystroke; a reader would say every letter otherwise. */
const QUIET_MS = 1200;

/** What a live region says: the words once they rested, nothing for those that were there at first. */
export function useSpoken(words: string): string {
  const [first] = useState(words);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words === first ? '' : words), QUIET_MS);
    return () => clearTimeout(timer);
  }, [words, first]);
  return spoken;
}
