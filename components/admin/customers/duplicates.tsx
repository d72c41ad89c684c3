import { Button, HStack, Link, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useMerge } from '@/components/admin/customers/use-merge';
import { MergeDialog } from '@/components/admin/customers/merge-dialog';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { Panel } from '@/components/admin/panel';
import { adminPaths } from '@/lib/admin-paths';
import type { Customer } from '@/lib/domain/customers/customer';

/** A customer's merged duplicates, and the button to merge another one. */
export function CustomerDuplicates({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation('admin-customers');
  const isOwner = useIsOwner();
  const [merging, setMerging] = useState(false);
  if (!isOwner) return null;
  return (
    <Panel title={t('merge.section')}>
      <Stack gap="4" align="flex-start">
        <Text color="fg.muted">{t('merge.hint')}</Text>
        {customer.duplicates.map((id, at) => (
          <Link key={id} asChild variant="underline">
            <NextLink href={adminPaths.user(id)}>{t('merge.record', { number: at + 1 })}</NextLink>
          </Link>
        ))}
        <Button variant="outline" size="sm" onClick={() => setMerging(true)}>
          {t('merge.open')}
        </Button>
      </Stack>
      {merging && <MergeDialog kept={customer} onClose={() => setMerging(false)} />}
    </Panel>
  );
}

interface MergedNoticeProps {
  readonly customer: Customer;
  /** The record that it was merged into. */
  readonly into: string;
}

/** Shown on a merged duplicate: links to its customer, and undoes the merge. */
export function MergedNotice({ customer, into }: MergedNoticeProps) {
  const { t } = useTranslation('admin-customers');
  const isOwner = useIsOwner();
  const { busy, undo } = useMerge();
  return (
    <Panel title={t('merge.section')}>
      <Stack gap="4" align="flex-start">
        <Text>{t('merge.merged')}</Text>
        <Text color="fg.muted">
          <bdi>{customer.email || customer.phone}</bdi>
        </Text>
        <HStack gap="3" wrap="wrap">
          <Button asChild size="sm">
            <NextLink href={adminPaths.user(into)}>{t('merge.toCustomer')}</NextLink>
          </Button>
          {isOwner && (
            <Button variant="outline" size="sm" loading={busy} onClick={() => void undo(customer.id)}>
              {t('merge.undo')}
            </Button>
          )}
        </HStack>
      </Stack>
    </Panel>
  );
}
