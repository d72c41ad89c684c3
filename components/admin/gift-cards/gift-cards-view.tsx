import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { OwnerOnly, useIsOwner } from '@/components/admin/forms/owner-only';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { SearchFilter } from '@/components/admin/search-filter';
import { PageHeader } from '@/components/admin/shell/page-header';
import { prepareNotices } from '@/components/overlays/notify';
import { Icon } from '@/components/ui/media/icon';
import { useStoreSetting } from '@/context/store-setting-context';
import { saveFile } from '@/lib/browser/save-file';
import { csvText } from '@/lib/domain/csv/csv-text';
import { liabilities, prepaidTable } from '@/lib/domain/prepaid/prepaid-table';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { findPrepaid, isFull, readAllPrepaid, watchPrepaid } from '@/lib/firestore/prepaid';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';
import { useReadOnce, type ReadOnceState } from '@/lib/hooks/use-read-once';
import { GiftCardItem } from './gift-card-item';
import { IssueDialog } from './issue-dialog';
import { LedgerDialog } from './ledger-dialog';

/** Gift cards and store credit, and the store's liability for them. */
export function GiftCardsView() {
  const { t } = useTranslation('admin-gift-cards');
  const isOwner = useIsOwner();
  const [issuing, setIssuing] = useState(false);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          isOwner && (
            <Button onFocus={prepareNotices} onClick={() => setIssuing(true)}>
              <Icon name="plus" size={18} />
              {t('issue.open')}
            </Button>
          )
        }
      />
      {isOwner === false && <OwnerOnly />}
      {isOwner && <GiftCardList />}
      {issuing && <IssueDialog onClose={() => setIssuing(false)} />}
    </>
  );
}

function GiftCardList() {
  const { t } = useTranslation('admin-gift-cards');
  const { storeId } = useStoreSetting();
  const listed = useListener<Prepaid[]>(`prepaid ${storeId}`, (onNext, onError) =>
    watchPrepaid(storeId, onNext, onError),
  );
  if (listed.status === 'failed') return <LoadFailure code={listed.code} />;
  if (listed.status !== 'ready') return <ListSkeleton />;
  if (listed.value.length === 0) return <Nothing title={t('none.title')} description={t('none.text')} />;
  return <Accounts latest={listed.value} />;
}

function Accounts({ latest }: { readonly latest: readonly Prepaid[] }) {
  const { t } = useTranslation('admin-gift-cards');
  const [q, setQ] = useState('');
  const older = useFound(q);
  const all = useAll(latest);
  const [shownLedger, setShownLedger] = useState<Prepaid | null>(null);
  const wanted = q.trim().toUpperCase();
  const fitting = latest.filter(({ last4, reason, receiver }) =>
    [last4, reason, receiver?.email ?? ''].some((text) => text.toUpperCase().includes(wanted)),
  );
  const shown = joined(fitting, older);
  return (
    <Stack gap="4">
      {all.status === 'failed' && <LoadFailure code={all.code} />}
      {all.status === 'loading' && <ListSkeleton rows={1} />}
      {all.status === 'ready' && <Liability accounts={all.value} />}
      <Flex gap="3" wrap="wrap">
        <SearchFilter label={t('search')} placeholder={t('search')} value={q} onChange={setQ} />
        {all.status === 'ready' && <ExportPrepaid accounts={wanted ? shown : all.value} />}
      </Flex>
      {shown.length === 0 && <Nothing title={t('none.found')} />}
      <Stack as="ul" listStyleType="none" gap="3">
        {shown.map((account) => (
          <GiftCardItem key={account.id} account={account} onLedger={() => setShownLedger(account)} />
        ))}
      </Stack>
      {shownLedger && <LedgerDialog account={shownLedger} onClose={() => setShownLedger(null)} />}
    </Stack>
  );
}

/** All accounts. Those beyond the latest, which are live, are read once, and only where there are any. */
function useAll(latest: readonly Prepaid[]): ReadOnceState<Prepaid[]> {
  const { storeId } = useStoreSetting();
  const all = useReadOnce(isFull(latest) ? `all prepaid ${storeId}` : null, () => readAllPrepaid(storeId));
  if (!isFull(latest)) return { status: 'ready', value: [...latest] };
  return all.status === 'ready' ? { status: 'ready', value: joined(latest, all.value) } : all;
}

/** `first`, and those of `others` that it lacks. */
function joined(first: readonly Prepaid[], others: readonly Prepaid[]): Prepaid[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...others.filter(({ id }) => !ids.has(id))];
}

/** Accounts found beyond the listed ones; empty while loading and after a network failure. */
function useFound(q: string): readonly Prepaid[] {
  const { storeId } = useStoreSetting();
  const [found, setFound] = useState<{ readonly q: string; readonly accounts: readonly Prepaid[] } | null>(
    null,
  );
  useEffect(() => {
    if (!q) return;
    let current = true;
    void findPrepaid(storeId, q).then((answer) => {
      if (current && answer.ok) setFound({ q, accounts: answer.value });
    });
    return () => {
      current = false;
    };
  }, [q, storeId]);
  return found && found.q === q ? found.accounts : [];
}

function ExportPrepaid({ accounts }: { readonly accounts: readonly Prepaid[] }) {
  const { t } = useTranslation('admin-gift-cards');
  const { locale } = useFormats();
  return (
    <Button
      variant="outline"
      onClick={() =>
        saveFile(`${t('csv')}.csv`, 'text/csv;charset=utf-8', csvText(prepaidTable(accounts, locale)))
      }
    >
      {t('export')}
    </Button>
  );
}

/** The store's liability, by currency. */
function Liability({ accounts }: { readonly accounts: readonly Prepaid[] }) {
  const { t } = useTranslation('admin-gift-cards');
  const { money } = useFormats();
  return (
    <Box>
      <Text color="fg.muted">{t('liability')}</Text>
      <HStack gap="6" wrap="wrap">
        {liabilities(accounts).map(([currency, amount]) => (
          <Text key={currency} textStyle="xl" fontWeight="semibold">
            {money(amount, currency)}
          </Text>
        ))}
      </HStack>
    </Box>
  );
}
