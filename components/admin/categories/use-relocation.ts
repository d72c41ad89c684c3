import { useEffect, useRef } from 'react';
import { env } from '@/lib/env';
import type { ManagedCategory } from '@/lib/firestore/groups';
import { call } from '@/lib/functions/call';

/**
 * Lets the products of categories that changed their parent follow, also those that an earlier visit left half-way. A
 * failure ends it until the page is opened again; the mark on the category stays.
 */
export function useRelocation(categories: readonly ManagedCategory[]): void {
  const following = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, relocating } of categories)
      if (relocating && !following.current.has(id)) {
        following.current.add(id);
        void relocate(id).then((isDone) => {
          // It may be moved again.
          if (isDone) following.current.delete(id);
        });
      }
  }, [categories]);
}

async function relocate(categoryId: string): Promise<boolean> {
  for (;;) {
    const step = await call('relocateProducts', { storeId: env.storeId, categoryId });
    if (!step.ok) return false;
    if (step.value.done) return true;
  }
}
