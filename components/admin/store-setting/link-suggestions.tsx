import { useTranslation } from 'next-i18next/pages';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized } from '@/lib/domain/locale';
import type { OwnPage } from '@/lib/domain/own-pages/own-page';
import { watchOwnPages } from '@/lib/firestore/own-pages';
import { useCategories } from '@/lib/hooks/catalogue/use-groups';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useListener } from '@/lib/hooks/use-listener';
import { ownPagePath } from '@/lib/own-page-path';
import { paths } from '@/lib/paths';

/** The `list` id that link fields refer to. */
export const LINK_SUGGESTIONS = 'link-suggestions';

const PAGES = [
  'home',
  'products',
  'mostSelling',
  'categories',
  'posts',
  'giftCard',
  'aboutUs',
  'contactUs',
] as const;

/** Suggests the shop's pages, including the owner's own, while a link is typed. */
export function LinkSuggestions() {
  const { t } = useTranslation('admin-store');
  const locale = useLocale();
  const { storeId } = useStoreSetting();
  const categories = useCategories(storeId);
  const ownPages = useListener<OwnPage[]>(`ownPages ${storeId}`, (onNext, onError) =>
    watchOwnPages(storeId, onNext, onError),
  );
  const live = (ownPages.status === 'ready' ? ownPages.value : []).flatMap(
    ({ live: shown }) => shown?.content ?? [],
  );
  const found = categories.status === 'ready' ? categories.value : [];
  const slugs = new Map(found.map(({ id, slug }) => [id, slug]));
  const pathOf = ({ parentId, slug }: (typeof found)[number]) => {
    const parent = parentId && slugs.get(parentId);
    return parent ? paths.category(parent, slug) : paths.category(slug);
  };
  return (
    <datalist id={LINK_SUGGESTIONS}>
      {PAGES.map((page) => (
        <option key={page} value={paths[page]}>
          {t(`linkPage.${page}`)}
        </option>
      ))}
      {live.map((content) => (
        <option key={ownPagePath(content, locale)} value={decodeURI(ownPagePath(content, locale))}>
          {localized(content.title, locale)}
        </option>
      ))}
      {found.map((category) => (
        <option key={category.id} value={decodeURI(pathOf(category))}>
          {localized(category.name, locale)}
        </option>
      ))}
    </datalist>
  );
}
