import { pageStore } from '@/lib/browser/page-store';
import type { Callables } from '@/lib/domain/api/callables';
import type { StagedProduct } from '@/lib/domain/api/catalogue-admin';
import type { NewGroup } from '@/lib/domain/catalogue/csv/foreign/foreign-groups';
import { textColumn } from '@/lib/domain/catalogue/csv/columns';
import type { ForeignPictures } from '@/lib/domain/catalogue/csv/foreign/own-rows';
import type { AppError } from '@/lib/domain/errors/app-error';
import { LOCALES } from '@/lib/domain/locale';
import { ok, type Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';

/** Pictures that are fetched at once. */
const AT_ONCE = 4;

type Stored = Callables['fetchPicture']['response'];

/** A picture that could not be fetched from the other shop, and why. */
export interface MissingPicture {
  readonly url: string;
  readonly error: AppError;
}

/** Creates the categories and brands that a file names, parents first; existing ones are no failure. */
export async function makeGroups(groups: readonly NewGroup[]): Promise<Result<null>> {
  for (const { kind, id, slug, name, parentId } of groups) {
    const group = { storeId: pageStore(), id, slug, name, image: null, seen: null };
    const made = await (kind === 'brand'
      ? call('saveBrand', group)
      : call('saveCategory', { ...group, parentId }));
    if (!made.ok) return made;
  }
  return ok(null);
}

/** Copies every picture of the file into the store's own storage; each address only once. */
export async function fetchPictures(
  urls: readonly string[],
  onProgress: (done: number, total: number) => void,
): Promise<{ readonly stored: ReadonlyMap<string, Stored>; readonly missing: readonly MissingPicture[] }> {
  const stored = new Map<string, Stored>();
  const missing: MissingPicture[] = [];
  const left = [...urls];
  let done = 0;
  const work = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      onProgress(done, urls.length);
      const fetched = await call('fetchPicture', { storeId: pageStore(), url });
      if (fetched.ok) stored.set(url, fetched.value);
      else missing.push({ url, error: fetched.error });
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { stored, missing };
}

/** A product with its stored pictures; its combinations show their own, or the first. */
export function withPictures(
  product: StagedProduct,
  { pictures, ofVariants }: ForeignPictures,
  stored: ReadonlyMap<string, Stored>,
): StagedProduct {
  const uploaded = pictures.flatMap(({ url, alt }) => {
    const picture = stored.get(url);
    return picture ? [{ url, image: { ...picture, alt } }] : [];
  });
  if (uploaded.length === 0) return product;
  const placeOf = (url: string | null | undefined) => {
    const at = uploaded.findIndex((one) => one.url === url);
    return at < 0 ? null : at;
  };
  const images = uploaded.map(({ image }) => image);
  const unsaid = LOCALES.filter((locale) => images.every(({ alt }) => !alt[locale]));
  return {
    ...product,
    images,
    // The file describes them in its own language; what was translated here stays.
    kept: [...(product.kept ?? []), ...unsaid.map((locale) => textColumn('images_alt', locale))],
    variants: product.variants?.map((variant, index) => ({ ...variant, image: placeOf(ofVariants[index]) })),
  };
}
