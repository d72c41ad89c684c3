import { Button, Stack, Tabs } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { SearchFilter } from '@/components/admin/search-filter';
import { PageHeader } from '@/components/admin/shell/page-header';
import { prepareNotices } from '@/components/overlays/notify';
import { Icon } from '@/components/ui/media/icon';
import { useStoreSetting } from '@/context/store-setting-context';
import { normalizeForSearch } from '@/lib/domain/catalogue/search/normalize-for-search';
import { HOME_PAGE_ID } from '@/lib/domain/own-pages/home/home-page';
import type { OwnPage } from '@/lib/domain/own-pages/own-page';
import { watchOwnPages } from '@/lib/firestore/own-pages';
import { adminPaths } from '@/lib/admin-paths';
import { useAddressTab } from '@/lib/hooks/browser/use-address-tab';
import { useListener } from '@/lib/hooks/use-listener';
import { DeletePageDialog } from './delete-page-dialog';
import { HomePageItem } from './home-page-item';
import { NewPageDialog } from './new-page-dialog';
import { OwnPageItem } from './own-page-item';
import { kindOf, PAGE_KINDS, type PageKind } from './page-kind';

/** Lists shorter than this have no search. */
const SEARCHED_FROM = 11;

/** The home page and the pages that the store builds from sections, and its posts, in two tabs; the address names the tab. */
export function OwnPagesView() {
  const { t } = useTranslation('admin-pages');
  const { tab, open } = useAddressTab(adminPaths.ownPages, PAGE_KINDS);
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <Button onFocus={prepareNotices} onClick={() => setMaking(true)}>
            <Icon name="plus" size={18} />
            {t(tab === 'post' ? 'post.new' : 'new.open')}
          </Button>
        }
      />
      <Tabs.Root value={tab} onValueChange={({ value }) => open(value)} lazyMount unmountOnExit>
        <Tabs.List mb="5">
          {PAGE_KINDS.map((kind) => (
            <Tabs.Trigger key={kind} value={kind}>
              {t(`tab.${kind}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {PAGE_KINDS.map((kind) => (
          <Tabs.Content key={kind} value={kind} pt="0">
            <PageList kind={kind} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
      {isMaking && <NewPageDialog kind={tab} onClose={() => setMaking(false)} />}
    </>
  );
}

function PageList({ kind }: { readonly kind: PageKind }) {
  const { t } = useTranslation('admin-pages');
  const { storeId } = useStoreSetting();
  const [q, setQ] = useState('');
  const [deleting, setDeleting] = useState<OwnPage | null>(null);
  const pages = useListener<OwnPage[]>(`own pages ${storeId}`, (onNext, onError) =>
    watchOwnPages(storeId, onNext, onError),
  );
  if (pages.status === 'failed') return <LoadFailure code={pages.code} />;
  if (pages.status !== 'ready') return <ListSkeleton />;
  const home = pages.value.find(({ id }) => id === HOME_PAGE_ID);
  const own = pages.value.filter((page) => page.id !== HOME_PAGE_ID && kindOf(page) === kind);
  const found = own.filter((page) => matches(page, q));
  const isPosts = kind === 'post';
  return (
    <Stack gap="4">
      {own.length >= SEARCHED_FROM && (
        <SearchFilter label={t('list.search')} placeholder={t('list.search')} value={q} onChange={setQ} />
      )}
      <Stack as="ul" listStyleType="none" gap="3" aria-label={t(`tab.${kind}`)}>
        {!isPosts && <HomePageItem page={home} />}
        {found.map((page) => (
          <OwnPageItem key={page.id} page={page} onDelete={() => setDeleting(page)} />
        ))}
      </Stack>
      {own.length === 0 && (
        <Nothing
          title={t(isPosts ? 'post.none' : 'none.title')}
          description={t(isPosts ? 'post.noneText' : 'none.text')}
        />
      )}
      {own.length > 0 && found.length === 0 && <Nothing title={t('none.found')} />}
      {deleting && <DeletePageDialog page={deleting} onClose={() => setDeleting(null)} />}
    </Stack>
  );
}

const matches = ({ draft: { title, slug } }: OwnPage, q: string): boolean =>
  [title.en, title.ar, slug.en, slug.ar].some((text) =>
    normalizeForSearch(text).includes(normalizeForSearch(q)),
  );
