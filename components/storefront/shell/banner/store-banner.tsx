import dynamic from 'next/dynamic';
import { useCallback, useSyncExternalStore } from 'react';
import { Part } from '@/components/storefront/shell/part';
import { useStoreSetting } from '@/context/store-setting-context';
import { isBannerOn } from '@/lib/domain/store/banner/banner';
import { everyWhile } from '@/lib/hooks/browser/use-minute';

/** Pages without a banner do not load it. */
const BannerBar = dynamic(() => import('./banner-bar').then((module) => module.BannerBar));

/** The store's banner while it is active. The server omits an inactive one, so that hydration matches. */
export function StoreBanner() {
  const { homepage, timeZone } = useStoreSetting();
  const { banner } = homepage;
  const isOn = useSyncExternalStore(
    banner.enabled ? everyWhile : never,
    useCallback(() => isBannerOn(banner, Date.now()), [banner]),
    () => banner.enabled,
  );
  if (!isOn) return null;
  return (
    <Part name="banner">
      <BannerBar banner={banner} timeZone={timeZone} />
    </Part>
  );
}

const never = () => () => {};
