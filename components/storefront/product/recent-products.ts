import { pageStore } from '@/lib/browser/page-store';
import type { Product } from '@/lib/domain/catalogue/product';
import type { LocalizedText } from '@/lib/domain/locale';
import { fieldsOf, filledLocalizedText, filledText, listOf, text } from '@/lib/domain/parse/fields';
import { parseJson } from '@/lib/domain/parse/parse-json';
import { storedValue } from '@/lib/browser/stored-value';

const MOST_KEPT = 9;

/** The stored data of a viewed product; without prices, because they change. */
export interface RecentProduct {
  readonly id: string;
  readonly slug: string;
  readonly slugAr: string;
  readonly title: LocalizedText;
  readonly picture: string | null;
}

export const recentProducts = storedValue<readonly RecentProduct[]>(
  () => `boards.recent.${pageStore()}`,
  parseRecent,
  (recent) => JSON.stringify(recent),
);

/** Puts a product first in the list of viewed ones. */
export function rememberProduct({ id, slug, slugAr, title, images }: Product): void {
  const seen = { id, slug, slugAr, title, picture: images[0]?.path ?? null };
  recentProducts.update((recent) => [seen, ...recent.filter((other) => other.id !== id)].slice(0, MOST_KEPT));
}

function parseRecent(stored: string | null): RecentProduct[] {
  return listOf(parseJson(stored), (item) => {
    const fields = fieldsOf(item);
    const id = filledText(fields.id);
    const slug = filledText(fields.slug);
    const title = filledLocalizedText(fields.title);
    if (!id || !slug || !title) return undefined;
    return {
      id,
      slug,
      slugAr: text(fields.slugAr) ?? '',
      title,
      picture: filledText(fields.picture) ?? null,
    };
  });
}
