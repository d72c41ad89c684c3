import { useEffect } from 'react';
import type { Look } from '@/lib/domain/store/look/look';
import { lookWords } from '@/lib/domain/store/look/look-words';

/** Changes the page's look with the setting while it is open; the server wrote the one that it was built with. */
export function useLook(look: Look): void {
  const words = lookWords(look);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.look = words;
    // The admin has none.
    return () => void delete dataset.look;
  }, [words]);
}
