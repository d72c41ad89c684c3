import { DEFAULT_LOCALE, isLocale } from '@/lib/domain/locale';
import { appManifest } from '@/lib/domain/store/app-manifest';
import { latestShell } from '@/lib/server/pages/latest-shell';
import { ICON_CACHE_CONTROL } from '@/lib/server/brand/store-icon';
import { forStore } from '@/lib/server/pages/for-store';

/** `getServerSideProps` of the web app manifest, in the language of its path. `background` is the page's, `#rrggbb`. */
export const storeManifest = (background: string) =>
  forStore(async (store, { res, locale }) => {
    const { storeSetting } = await latestShell(store);
    const manifest = appManifest(storeSetting, isLocale(locale) ? locale : DEFAULT_LOCALE, background);
    res.setHeader('Content-Type', 'application/manifest+json');
    res.setHeader('Cache-Control', ICON_CACHE_CONTROL);
    res.end(JSON.stringify(manifest));
    return { props: {} };
  });
