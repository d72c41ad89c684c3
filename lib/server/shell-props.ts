import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import type { Category, ListedCategory } from '@/lib/domain/catalogue/product';
import { storeId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { withoutHomepage, type StoreSetting } from '@/lib/domain/store/store-setting';
import { env } from '@/lib/env';
import { answered } from '@/lib/server/answered';
import { readCategories } from '@/lib/server/catalogue';
import { kept } from '@/lib/server/kept';
import { readStoreSetting } from '@/lib/server/store-setting';

/** What every page's shell shows before any script runs. */
export interface ShellProps extends SSRConfig {
  readonly storeSetting: StoreSetting;
  readonly categories: readonly ListedCategory[];
}

interface Shell extends Pick<ShellProps, 'storeSetting'> {
  readonly categories: readonly Category[];
}

export async function readShell(): Promise<Shell> {
  const store = storeId(env.storeId);
  const parts = Promise.all([readStoreSetting(store), readCategories(store)]);
  const [storeSetting, categories] = await answered(parts);
  return { storeSetting, categories };
}

/**
 * For pages that are made per request, or every hour, and show nothing that a product's save changes, as the counts of a category:
 * reading all categories for every view of an order would cost more than the order.
 */
export const keptShell = kept(readShell);

/** The shell of this deployment's store with the texts of `namespaces`; `common` is always among them. */
export async function shellProps(
  locale: Locale,
  namespaces: readonly string[],
  shell: () => Promise<Shell> = readShell,
): Promise<ShellProps> {
  const [{ storeSetting, categories }, translations] = await Promise.all([
    shell(),
    serverSideTranslations(locale, ['common', ...namespaces]),
  ]);
  return { ...translations, storeSetting, categories: categories.map(listed) };
}

/** The shell of a page of the catalogue, which shows much else and whose HTML has no bytes to spare. */
export async function catalogueShell(
  locale: Locale,
  namespaces: readonly string[],
  read: () => Promise<Shell> = readShell,
): Promise<ShellProps> {
  const shell = await shellProps(locale, namespaces, read);
  return { ...shell, storeSetting: withoutHomepage(shell.storeSetting) };
}

const listed = ({ image, order: _, ...category }: Category): ListedCategory => ({
  ...category,
  imagePath: image && image.path,
});
