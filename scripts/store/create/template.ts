import { CACHE_CONTROL, createPictureStore } from '@/functions/src/adapters/pictures/picture-store';
import { copyPictures, layStarter, readStarter } from '@/functions/src/handlers/opening/lay-starter';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale, LocalizedText } from '@/lib/domain/locale';
import { parseStarter, STARTER_PATH, starterOf, type Starter } from '@/lib/domain/opening/starter';
import type { StarterTemplate } from '@/lib/domain/opening/store-opening';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { buildStarter, starterJson, starterPath } from '@/scripts/seed/build/build-starter';
import { buildTemplate } from '@/scripts/seed/build/build-store';
import { EMPTY } from '@/scripts/seed/data/stores';
import { pictureStore } from '@/scripts/seed/pictures/picture-store';
import { openType } from '@/scripts/seed/pictures/type';
import { writeAll } from '@/scripts/seed/write/firestore-writer';
import { documentsOf, settingDocument } from '@/scripts/seed/write/to-documents';
import type { World } from '../world/world';

/** A store to create. */
export interface NewStore {
  readonly store: StoreId;
  readonly name: LocalizedText;
  /** An e-mail address. */
  readonly owner: string;
  readonly template: StarterTemplate;
  /** The id of a package; empty for no plan. */
  readonly plan: string;
  /** The language of the invitation. */
  readonly locale: Locale;
  /** Empty for the one it has, else one made of its id. */
  readonly platformName: string;
}

/** The starter's folder in the bucket. */
const FOLDER = 'starters/boards/';

/** Writes the catalogue, and then the setting, which opens the store. */
export async function writeTemplate(world: World, wanted: NewStore): Promise<void> {
  const { db, now } = world;
  const { store, template } = wanted;
  const empty = buildTemplate(settingOf(wanted), false, now());
  const hero = template === 'boards' ? await layBoards(world, store, empty.setting) : null;
  await writeAll(db, documentsOf(empty));
  const { homepage } = empty.setting;
  const setting = { ...empty.setting, homepage: { ...homepage, ...(hero && { hero }) } };
  await db.doc(collections.storeSetting(store)).set(settingDocument({ ...empty, setting }).data);
}

/** Writes the boards as stores that people open themselves get them; the picture for the home page is the answer. */
async function layBoards(world: World, store: StoreId, { baseCurrency }: StoreSetting) {
  const { db, bucket, now } = world;
  const pictures = createPictureStore(() => bucket);
  const starter = (await readStarter({ pictures })) ?? (await drawStarter(world));
  const own = starterOf(starter, store, baseCurrency, now());
  await copyPictures({ pictures }, own.pictures);
  const batch = db.batch();
  layStarter(batch, db, store, own);
  await batch.commit();
  return own.hero;
}

/** Draws the boards that stores can begin with; their file comes last, so that it names no missing picture. */
export async function drawStarter({ bucket, terminal, now }: World): Promise<Starter> {
  const model = buildStarter(now());
  const { boards, categories, brands } = model;
  // Each board without a frame and in each of its frames; each picture in two sizes; then the hero.
  const views = boards.reduce((sum, { product }) => sum + product.images.length, 0);
  const groups = [...categories, ...brands].filter(({ image }) => image !== null).length;
  const total = 2 * (views + groups + 1);
  let done = 0;
  await pictureStore(model, await openType(), async (path, picture) => {
    const metadata = { contentType: 'image/webp', cacheControl: CACHE_CONTROL };
    await bucket.file(starterPath(path, FOLDER)).save(picture, { resumable: false, metadata });
    done += 1;
    terminal.progress('Drawing pictures', done, total);
  });
  const json = starterJson(model, FOLDER);
  await bucket.file(STARTER_PATH).save(json, { resumable: false, contentType: 'application/json' });
  return parseStarter(json);
}

const settingOf = ({ store, name, owner }: NewStore): StoreSetting => ({
  ...EMPTY,
  storeId: store,
  platformName: '',
  name,
  contact: { ...EMPTY.contact, email: owner },
});
