import { storeId } from '@/lib/domain/ids';
import type { Starter } from '@/lib/domain/opening/starter';
import { DEMO, EMPTY } from '../data/stores';
import { buildTemplate, type SeedStore } from './build-store';

/** A store that nobody opens, whose pictures and boards others begin with. */
const MODEL = storeId('boards');
const MODEL_FOLDER = `stores/${MODEL}/`;

/** The boards that stores can begin with, as a store, so that their pictures can be drawn. */
export function buildStarter(now: number): SeedStore {
  const { image, ...words } = DEMO.homepage.hero;
  const hero = { ...words, image: image && { ...image, path: `${MODEL_FOLDER}home/hero.webp` } };
  const setting = { ...EMPTY, storeId: MODEL, homepage: { ...EMPTY.homepage, hero } };
  return buildTemplate(setting, true, now);
}

/** Where a picture of the starter lies, for pictures in `folder`. */
export const starterPath = (path: string, folder: string): string => path.replace(MODEL_FOLDER, folder);

/** The file at `STARTER_PATH`; its pictures lie in `folder`. */
export function starterJson({ setting, categories, brands, products }: SeedStore, folder: string): string {
  const { hero } = setting.homepage;
  const starter: Starter = { folder: MODEL_FOLDER, hero, categories, brands, products };
  return JSON.stringify(starter).replaceAll(MODEL_FOLDER, folder);
}
