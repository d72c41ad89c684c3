import { CACHE_CONTROL } from '@/functions/src/adapters/pictures/picture-store';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale, LocalizedText } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { buildTemplate } from '@/scripts/seed/build/build-store';
import { DEMO, EMPTY } from '@/scripts/seed/data/stores';
import { pictureStore } from '@/scripts/seed/pictures/picture-store';
import { openType } from '@/scripts/seed/pictures/type';
import { writeAll } from '@/scripts/seed/write/firestore-writer';
import { documentsOf, settingDocument } from '@/scripts/seed/write/to-documents';
import type { World } from '../world/world';

export const TEMPLATES = ['boards', 'empty'] as const;
type Template = (typeof TEMPLATES)[number];

/** A store to create. */
export interface NewStore {
  readonly store: StoreId;
  readonly name: LocalizedText;
  /** An e-mail address. */
  readonly owner: string;
  readonly template: Template;
  /** The id of a package; empty for no plan. */
  readonly plan: string;
  /** The language of the invitation. */
  readonly locale: Locale;
  /** Empty for the one it has, else one made of its id. */
  readonly platformName: string;
}

/** Writes the catalogue, and then the setting, which opens the store. */
export async function writeTemplate({ db, bucket, terminal, now }: World, wanted: NewStore): Promise<void> {
  const template = buildTemplate(settingOf(wanted), wanted.template === 'boards', now());
  const { boards, categories, brands } = template;
  // Each board without a frame and in each of its frames; each picture in two sizes; then the hero.
  const views = boards.reduce((sum, { product }) => sum + product.images.length, 0);
  const groups = [...categories, ...brands].filter(({ image }) => image !== null).length;
  const total = boards.length ? 2 * (views + groups + 1) : 0;
  let done = 0;
  if (total)
    await pictureStore(template, await openType(), async (path, picture) => {
      const metadata = { contentType: 'image/webp', cacheControl: CACHE_CONTROL };
      await bucket.file(path).save(picture, { resumable: false, metadata });
      done += 1;
      terminal.progress('Drawing pictures', done, total);
    });
  await writeAll(db, documentsOf(template));
  await db.doc(collections.storeSetting(wanted.store)).set(settingDocument(template).data);
}

function settingOf({ store, name, owner, template }: NewStore): StoreSetting {
  const { image } = DEMO.homepage.hero;
  const hero = {
    ...DEMO.homepage.hero,
    image: image && { ...image, path: `stores/${store}/home/hero.webp` },
  };
  return {
    ...EMPTY,
    storeId: store,
    platformName: '',
    name,
    contact: { ...EMPTY.contact, email: owner },
    ...(template === 'boards' && { homepage: { ...EMPTY.homepage, hero } }),
  };
}
