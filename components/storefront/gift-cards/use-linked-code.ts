import { useSyncExternalStore } from 'react';
import { normalizeGiftCode } from '@/lib/domain/prepaid/gift-code';

function onHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The code of a mail's link. It stands behind the `#`, which browsers send to no server; null without one. */
export const useLinkedCode = (): string | null =>
  normalizeGiftCode(
    useSyncExternalStore(
      onHash,
      () => window.location.hash.slice(1),
      () => '',
    ),
  );
