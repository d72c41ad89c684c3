import type { TypeOptions } from 'i18next';
import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { inLanguage } from '@/lib/domain/catalogue/groups/listed-category';
import type { Category, ListedCategory } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { withBannerOn } from '@/lib/domain/store/banner/banner';
import type { Shell } from '@/lib/domain/store/shell';
import { withoutHomepage } from '@/lib/domain/store/store-setting';
import { withTimeout } from '@/lib/server/with-timeout';
import { readCategories } from '@/lib/server/reads/catalogue';
import { readCache } from '@/lib/server/read-cache';
import { readStoreSetting } from '@/lib/server/reads/store-setting';
import { readingFor } from '@/lib/server/reads/counted';

/** The name of a file of texts in `locales`; a misspelt one would show its keys instead of texts. */
export type Namespace = keyof TypeOptions['resources'];

/** The props of every page's shell. */
export interface ShellProps extends SSRConfig, Shell {}

interface ShellData extends Pick<Shell, 'storeSetting'> {
  readonly categories: readonly Category[];
}

export async function readShell(store: StoreId): Promise<ShellData> {
  const parts = readingFor('shell', () => Promise.all([readStoreSetting(store), readCategories(store)]));
  const [storeSetting, categories] = await withTimeout(parts);
  return { storeSetting: withBannerOn(storeSetting, Date.now()), categories };
}

const shells = readCache<ShellData>();

/**
 * The cached shell, for pages rendered per request or hourly that show nothing a product's save changes, such
 * as category counts: reading all categories for every view of an order would cost more than the order.
 */
export const cachedShell = (store: StoreId, revision: number) =>
  shells(store, () => readShell(store), revision);

/** The shell's props with the texts of `namespaces`; `common` is always among them. */
export async function shellProps(
  shell: Promise<ShellData>,
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<ShellProps> {
  const [data, translations] = await Promise.all([
    shell,
    serverSideTranslations(locale, ['common', ...namespaces]),
  ]);
  return { ...translations, ...shellIn(data, locale) };
}

/** The shell in a language. */
export const shellIn = ({ storeSetting, categories }: ShellData, locale: Locale): Shell => ({
  storeSetting,
  categories: categories.map((category) => listed(category, locale)),
});

/** The shell's props for a catalogue page, whose HTML must stay small. */
export async function catalogueShell(
  read: Promise<ShellData>,
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<ShellProps> {
  const shell = await shellProps(read, locale, namespaces);
  return { ...shell, storeSetting: withoutHomepage(shell.storeSetting) };
}

function listed(category: Category, locale: Locale): ListedCategory {
  const { image, order: _, ...shown } = inLanguage(category, locale);
  return { ...shown, imagePath: image && image.path };
}
