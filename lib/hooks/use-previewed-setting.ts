import { useEffect, useState } from 'react';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { PREVIEW_READY, PREVIEW_SETTING } from '@/lib/domain/store/preview';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** In the admin's preview frame, the unsaved setting that the admin sends; null everywhere else. */
export function usePreviewedSetting(store: string): StoreSetting | null {
  const [previewed, setPreviewed] = useState<StoreSetting | null>(null);
  useEffect(() => {
    const { parent, location } = window;
    if (parent === window) return;
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      const { type, setting } = fieldsOf(data);
      if (origin === location.origin && source === parent && type === PREVIEW_SETTING)
        setPreviewed(parseStoreSetting(store, setting));
    };
    window.addEventListener('message', receive);
    parent.postMessage({ type: PREVIEW_READY }, location.origin);
    return () => window.removeEventListener('message', receive);
  }, [store]);
  return previewed;
}
