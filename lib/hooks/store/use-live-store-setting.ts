import { useEffect, useState } from 'react';
import { isSame } from '@/lib/domain/is-same';
import { withoutHomepage, type StoreSetting } from '@/lib/domain/store/store-setting';
import { usePreviewedSetting } from '@/lib/hooks/store/use-previewed-setting';
import { whenIdleLoaded } from '@/lib/hooks/browser/when-idle-loaded';
import { whileVisible } from '@/lib/hooks/browser/while-visible';

/** The page's setting until the live one arrives; listens only while the tab is visible. */
export function useLiveStoreSetting(initial: StoreSetting): StoreSetting {
  const [live, setLive] = useState<StoreSetting | null>(null);
  const store = initial.storeId;
  const previewed = usePreviewedSetting(store);

  useEffect(
    () =>
      whileVisible(() =>
        // Without the live setting the page's own setting stays, which is good enough to shop.
        whenIdleLoaded(
          () => import('@/lib/firestore/store-setting'),
          ({ watchStoreSetting }) =>
            watchStoreSetting(
              store,
              (next) => setLive((last) => (isSame(last, next) ? last : next)),
              () => {},
            ),
        ),
      ),
    [store],
  );

  // The page is usually up to date; then nothing is rendered again.
  return previewed ?? (live && !saysTheSame(initial, live) ? live : initial);
}

function saysTheSame(initial: StoreSetting, live: StoreSetting): boolean {
  const shown = initial.homepage.sections.length > 0 ? live : withoutHomepage(live);
  return isSame(shown, initial);
}
