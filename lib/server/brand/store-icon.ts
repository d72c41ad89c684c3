import fs from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { imageUrl } from '@/lib/pictures/image-url';
import { drawIcon, MASK_MARGIN, type IconKind } from '@/lib/server/brand/draw-icon';
import { latestShell } from '@/lib/server/pages/latest-shell';
import { forStore } from '@/lib/server/pages/for-store';

const KINDS = {
  favicon: { size: 48, isTile: false },
  touch: { size: 180, isTile: true },
  app192: { size: 192, isTile: false },
  app512: { size: 512, isTile: false },
  maskable: { size: 512, isTile: true, margin: MASK_MARGIN },
} as const satisfies Record<string, IconKind>;

const LOGO_TIMEOUT_MS = 5_000;
export const ICON_CACHE_CONTROL = 'public, max-age=86400, s-maxage=86400, stale-while-revalidate=604800';
/** About 10 KB each. */
const MOST_ICONS = 500;
const DEFAULT_MARK = 'public/favicon.svg';

interface Icon {
  readonly kind: keyof typeof KINDS;
  /** Path of the store's logo; null draws our own mark. */
  readonly logo: string | null;
}

/** Concurrent requests share one drawing, and a failed one is not cached. */
const icons = new LRUCache<string, Buffer, Icon>({
  max: MOST_ICONS,
  fetchMethod: async (_key, _stale, { context: { kind, logo } }) =>
    drawIcon(await pictureOf(logo), KINDS[kind]),
});
const cachedIcon = (icon: Icon) => icons.fetch(`${icon.kind} ${icon.logo}`, { context: icon });

async function pictureOf(logoPath: string | null): Promise<Buffer> {
  if (logoPath === null) return fs.readFile(path.join(process.cwd(), DEFAULT_MARK));
  const response = await fetch(imageUrl(logoPath), { signal: AbortSignal.timeout(LOGO_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The logo ${logoPath} answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** `getServerSideProps` of the icons that browsers request: the store's logo, or our mark without one. */
export const storeIcon = (kind: Icon['kind']) =>
  forStore(async (store, { res }) => {
    const { storeSetting } = await latestShell(store);
    const logo = storeSetting.logo?.path ?? null;
    // If the logo cannot be loaded, the browser still gets an icon.
    const icon = await cachedIcon({ kind, logo }).catch(() => cachedIcon({ kind, logo: null }));
    res.setHeader('Content-Type', 'image/png');
    res.setHeader('Cache-Control', ICON_CACHE_CONTROL);
    res.end(icon);
    return { props: {} };
  });
