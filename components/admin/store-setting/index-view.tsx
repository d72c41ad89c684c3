import { SimpleGrid } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { PageHeader } from '@/components/admin/shell/page-header';
import { SettingCard } from '@/components/admin/store-setting/setting-card';
import { useCompleteness } from '@/components/admin/store-setting/use-completeness';
import { SETTING_PAGES } from '@/lib/domain/store/completeness';

/** Everything that makes the store its owner's, and what is left to do. */
export function StoreSettingIndexView() {
  const { t } = useTranslation('admin-store');
  const state = useCompleteness();
  const items = state.status === 'ready' ? Object.values(state.value).flat() : [];
  const done = items.filter((item) => item.done).length;
  return (
    <>
      <PageHeader
        title={t('index.title')}
        description={items.length ? t('index.done', { done, count: items.length }) : t('index.description')}
      />
      {state.status === 'loading' && <ListSkeleton />}
      {state.status === 'failed' && <LoadFailure code={state.code} />}
      {state.status === 'ready' && (
        <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, '2xl': 3 }} gap="5">
          {SETTING_PAGES.map((page) => (
            <SettingCard key={page} page={page} items={state.value[page]} />
          ))}
        </SimpleGrid>
      )}
    </>
  );
}
