import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { ConfirmedEnd } from '@/components/admin/profile/confirmed-end';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';

/** The way out of the store's staff, which nobody else has to open. */
export function LeavePanel({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('admin-people');
  return (
    <Panel title={t('profile.leave.title')}>
      <Stack gap="4" alignItems="start">
        <ConfirmedEnd of="leave" run={() => call('removeStaff', { storeId: env.storeId, uid })} />
      </Stack>
    </Panel>
  );
}
