import { Tabs } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ComponentType } from 'react';
import { PageHeader } from '@/components/admin/shell/page-header';
import { StaffPanel } from '@/components/admin/staff/staff-panel';
import { CustomersPanel } from '@/components/admin/users/customers-panel';
import { adminPaths } from '@/lib/admin-paths';
import { useAddressTab } from '@/lib/hooks/browser/use-address-tab';

interface UsersTab {
  readonly key: 'customers' | 'staff';
  readonly Panel: ComponentType;
}

const TABS: readonly UsersTab[] = [
  { key: 'customers', Panel: CustomersPanel },
  { key: 'staff', Panel: StaffPanel },
];

/** Customers and staff in tabs; the address names the tab. */
export function UsersView() {
  const { t } = useTranslation('admin-sales');
  const { tab, open } = useAddressTab(adminPaths.users, ['customers', 'staff']);
  return (
    <>
      <PageHeader title={t('users.title')} description={t(`users.description.${tab}`)} />
      <Tabs.Root value={tab} onValueChange={({ value }) => open(value)} lazyMount unmountOnExit>
        <Tabs.List aria-label={t('users.title')}>
          {TABS.map(({ key }) => (
            <Tabs.Trigger key={key} value={key}>
              {t(`users.tab.${key}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TABS.map(({ key, Panel }) => (
          <Tabs.Content key={key} value={key}>
            <Panel />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  );
}
