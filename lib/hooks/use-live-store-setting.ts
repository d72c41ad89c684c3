import { useEffect, useEffectEvent, useState } from 'react';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { usePreviewedSetting } from '@/lib/hooks/use-previewed-setting';
import { whenIdleLoaded } from '@/lib/hooks/when-idle-loaded';
import { whileVisible } from '@/lib/hooks/while-visible';

/** The page's setting until the live one arrives; listens only while the tab is looked at. */
export function useLiveStoreSetting(initial: StoreSetting): StoreSetting {
  const [live, setLive] = useState<StoreSetting | null>(null);
  const store = initial.storeId;
  const previewed = usePreviewedSetting(store);
  const shown = live ?? initial;

  // Mostly the page is up to date, and then nothing of it is rendered again.
  const onNext = useEffectEvent((next: StoreSetting | null) =>
    setLive(JSON.stringify(next) === JSON.stringify(shown) ? shown : next),
  );

  useEffect(
    () =>
      whileVisible(() =>
        // Without the live setting the page's own stays, which is good enough to shop with.
        whenIdleLoaded(
          () => import('@/lib/firestore/store-setting'),
          ({ watchStoreSetting }) => watchStoreSetting(store, onNext, () => {}),
        ),
      ),
    [store],
  );

  return previewed ?? shown;
}
