import type { Category } from '@/lib/domain/catalogue/product';
import { storeId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { env } from '@/lib/env';
import { readCategories } from '@/lib/server/catalogue';
import { pageTexts, type PageTexts } from '@/lib/server/page-texts';
import { readStoreSetting } from '@/lib/server/store-setting';

/** What every page's shell shows before any script runs. */
export interface ShellProps extends PageTexts {
  readonly storeSetting: StoreSetting;
  readonly categories: Category[];
}

/** The shell of this deployment's store with the texts of `namespaces` or parts of them; `common` is always among them. */
export async function shellProps(locale: Locale, namespaces: readonly string[]): Promise<ShellProps> {
  const store = storeId(env.storeId);
  const [storeSetting, categories, translations] = await Promise.all([
    readStoreSetting(store),
    readCategories(store),
    pageTexts(locale, ['common', ...namespaces]),
  ]);
  return { ...translations, storeSetting, categories };
}
