import { useEffect, useState } from 'react';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { usePreviewedSetting } from '@/lib/hooks/use-previewed-setting';
import { useVisible } from '@/lib/hooks/use-visible';
import { whenIdleLoaded } from '@/lib/hooks/when-idle-loaded';

/** The page's setting until the live one arrives; listens only while the tab is looked at. */
export function useLiveStoreSetting(initial: StoreSetting): StoreSetting {
  const [live, setLive] = useState<StoreSetting | null>(null);
  const visible = useVisible();
  const store = initial.storeId;
  const previewed = usePreviewedSetting(store);

  useEffect(() => {
    if (!visible) return;
    // Without the live setting the page's own stays, which is good enough to shop with.
    return whenIdleLoaded(
      () => import('@/lib/firestore/store-setting'),
      ({ watchStoreSetting }) => watchStoreSetting(store, setLive, () => {}),
    );
  }, [store, visible]);

  return previewed ?? live ?? initial;
}
