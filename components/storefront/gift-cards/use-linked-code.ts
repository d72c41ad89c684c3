import { useSyncExternalStore } from 'react';
import { normalizeGiftCode } from '@/lib/domain/prepaid/gift-code';

function onHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The code in an e-mail's link; null without one. It follows a `#`, because browsers send that part to no server. */
export const useLinkedCode = (): string | null =>
  normalizeGiftCode(
    useSyncExternalStore(
      onHash,
      () => window.location.hash.slice(1),
      () => '',
    ),
  );
