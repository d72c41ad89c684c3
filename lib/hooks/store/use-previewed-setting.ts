import { useEffect, useState } from 'react';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { whenIdleLoaded } from '@/lib/hooks/browser/when-idle-loaded';

/** In the admin's preview frame, the unsaved setting that the admin sends; null everywhere else. */
export function usePreviewedSetting(store: string): StoreSetting | null {
  const [previewed, setPreviewed] = useState<StoreSetting | null>(null);
  useEffect(() => {
    if (window.parent === window) return;
    return whenIdleLoaded(
      () => import('@/lib/hooks/store/listen-to-previews'),
      ({ listenToPreviews }) => listenToPreviews(store, setPreviewed),
    );
  }, [store]);
  return previewed;
}
