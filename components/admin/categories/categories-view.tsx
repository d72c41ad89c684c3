import { Tabs } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { BrandPanel } from '@/components/admin/categories/brand-panel';
import { CategoryPanel } from '@/components/admin/categories/category-panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { adminPaths } from '@/lib/admin-paths';
import { useAddressTab } from '@/lib/hooks/browser/use-address-tab';

/** Categories and brands in two tabs; the address names the tab. */
export function CategoriesView() {
  const { t } = useTranslation('admin-categories');
  const { tab, open } = useAddressTab(adminPaths.categories, ['categories', 'brands']);
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Tabs.Root value={tab} onValueChange={({ value }) => open(value)} lazyMount unmountOnExit>
        <Tabs.List mb="5">
          <Tabs.Trigger value="categories">{t('tab.categories')}</Tabs.Trigger>
          <Tabs.Trigger value="brands">{t('tab.brands')}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="categories" pt="0">
          <CategoryPanel />
        </Tabs.Content>
        <Tabs.Content value="brands" pt="0">
          <BrandPanel />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}
