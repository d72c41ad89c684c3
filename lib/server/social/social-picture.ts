import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { DOCUMENT_ID, type StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { cardLocale, isCardFile, socialCard, type SocialCard } from '@/lib/domain/seo/social-card';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { shaperWith } from '@/lib/domain/studio/text/shaper-with';
import { imageUrl } from '@/lib/pictures/image-url';
import { latestShell } from '@/lib/server/pages/latest-shell';
import { readProductsById } from '@/lib/server/reads/catalogue';
import { readingFor } from '@/lib/server/reads/counted';
import { drawSocialCard, type CardColors } from './draw-social-card';
import { forStore } from '@/lib/server/pages/for-store';

const PICTURE_TIMEOUT_MS = 5_000;
/** Drawn pictures in memory, about 100 KB each; shared caches have the others. */
const MOST_CACHED = 50;
/** A drawing takes a CPU for a quarter of a second; who comes too late tries again. */
const MOST_AT_ONCE = 4;
const RETRY_SECONDS = 5;
/** An address names what is drawn, so it never changes. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** Written by scripts/build/studio.mjs. */
const FACES = 'public/studio/faces';

const fonts = shaperWith(
  () => import('harfbuzzjs'),
  (file) => readFile(path.join(process.cwd(), FACES, `${file}.ttf`)),
);
const pictures = new LRUCache<string, Promise<Buffer>>({ max: MOST_CACHED });
let drawing = 0;

interface Look {
  readonly colorsOf: (primary: string, secondary: string) => CardColors;
  /** The lowest of several prices, in each language. */
  readonly fromOf: (price: string, locale: Locale) => string;
}

/** `getServerSideProps` of a product's picture for shared links; unknown products and former pictures are missing. */
export const socialPicture = (look: Look) =>
  forStore(async (store, { params, res }) => {
    const [id, file] = [String(params?.product), String(params?.file)];
    const key = `${store}/${id}/${file}`;
    let picture = pictures.get(key);
    if (!picture) {
      const { storeSetting } = await latestShell(store);
      const card = await cardAt(store, { id, file }, storeSetting);
      if (!card) return { notFound: true };
      picture = pictures.get(key) ?? begun(key, card, look);
    }
    if (!picture) {
      res.statusCode = 503;
      res.setHeader('Retry-After', String(RETRY_SECONDS));
      res.end();
      return { props: {} };
    }
    const drawn = await picture;
    res.setHeader('Content-Type', 'image/jpeg');
    res.setHeader('Cache-Control', CACHE_CONTROL);
    res.end(drawn);
    return { props: {} };
  });

interface Asked {
  readonly id: string;
  readonly file: string;
}

/** The card of this address, if the product is on sale and looks so now; one read for a well-formed address. */
export async function cardAt(
  store: StoreId,
  { id, file }: Asked,
  setting: StoreSetting,
): Promise<SocialCard | null> {
  const locale = cardLocale(file);
  if (!locale || !DOCUMENT_ID.test(id)) return null;
  const [product] = await readingFor('/products/[slug]', () => readProductsById(store, [id]));
  const card = product ? socialCard(product, setting, locale, Date.now()) : null;
  return card && isCardFile(file, card) ? card : null;
}

/** Concurrent requests share one drawing, and a failed one is not cached. Null while too many are drawn. */
function begun(key: string, card: SocialCard, look: Look): Promise<Buffer> | undefined {
  if (drawing >= MOST_AT_ONCE) return undefined;
  drawing += 1;
  const picture = draw(card, look).finally(() => {
    drawing -= 1;
  });
  picture.catch(() => pictures.delete(key));
  pictures.set(key, picture);
  return picture;
}

async function draw(card: SocialCard, { colorsOf, fromOf }: Look): Promise<Buffer> {
  const response = await fetch(imageUrl(card.image), { signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The picture ${card.image} answers ${response.status}`);
  const board = Buffer.from(await response.arrayBuffer());
  const price = card.isFrom ? fromOf(card.price, card.locale) : card.price;
  return drawSocialCard(card, price, board, colorsOf(...card.colors), fonts);
}
