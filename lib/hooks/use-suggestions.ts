import { useEffect, useState } from 'react';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import type { Suggestions } from '@/lib/firestore/suggestions';

const PAUSE_MS = 150;
const NONE: Suggestions = { categories: [], products: [] };

/**
 * Suggestions for what is typed, the last ones until the next are there. Nothing is loaded, neither code nor data,
 * before the first letters.
 */
export function useSuggestions(
  store: StoreId,
  typed: string,
  categories: readonly ListedCategory[],
): Suggestions {
  const [found, setFound] = useState(NONE);

  useEffect(() => {
    if (!typed) return;
    let isStale = false;
    const look = async () => {
      // Without a network there are no suggestions; the search itself says so.
      const loaded = await import('@/lib/firestore/suggestions').catch(() => null);
      const next = loaded ? await loaded.suggest(store, typed, categories) : NONE;
      if (!isStale) setFound(next);
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [store, typed, categories]);

  return typed ? found : NONE;
}
