import { Box, Grid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { MessageList } from '@/components/admin/contact/message-list';
import { OpenMessage } from '@/components/admin/contact/open-message';
import { StatusTabs } from '@/components/admin/contact/status-tabs';
import { INBOX_TABS, useInboxQuery } from '@/components/admin/contact/use-inbox-query';
import { Nothing } from '@/components/admin/load-state';
import { SearchFilter } from '@/components/admin/search-filter';
import { PageHeader } from '@/components/admin/shell/page-header';

/** The message list beside the open message; on a phone the message replaces the list. */
export function InboxView() {
  const { t } = useTranslation('admin-orders');
  const { query, isReady, hrefOf, go } = useInboxQuery();
  const tabs = INBOX_TABS.map((tab) => ({
    key: tab,
    label: t(`inbox.tab.${tab}`),
    href: hrefOf({ tab }),
    chosen: tab === query.tab,
  }));
  return (
    <>
      <PageHeader title={t('inbox.title')} description={t('inbox.description')} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 3fr)' }} gap="5">
        <Stack gap="4" hideBelow={query.message ? 'xl' : undefined}>
          <StatusTabs label={t('inbox.tabs')} tabs={tabs} />
          <SearchFilter
            label={t('inbox.search')}
            placeholder={t('inbox.searchHint')}
            value={query.q}
            onChange={(q) => go({ q, message: query.message })}
          />
          {isReady && <MessageList tab={query.tab} q={query.q} chosen={query.message} hrefOf={hrefOf} />}
        </Stack>
        <Box hideBelow={query.message ? undefined : 'xl'}>
          {query.message ? (
            <OpenMessage key={query.message} id={query.message} listHref={hrefOf({})} onGone={() => go({})} />
          ) : (
            <Nothing title={t('inbox.choose')} />
          )}
        </Box>
      </Grid>
    </>
  );
}
