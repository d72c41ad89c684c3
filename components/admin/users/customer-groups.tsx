import { Button, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ChoiceList } from '@/components/admin/discounts/choice-list';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { Panel } from '@/components/admin/panel';
import { useAction } from '@/components/overlays/use-action';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Customer } from '@/lib/domain/customers/customer';
import { currentGroups, MAX_LABEL_LENGTH } from '@/lib/domain/customers/groups';
import { isSame } from '@/lib/domain/is-same';
import { readCustomerGroups } from '@/lib/firestore/people/customers';
import { call } from '@/lib/functions/call';
import { useReadOnce } from '@/lib/hooks/use-read-once';

interface Ticked {
  /** The customer's groups when they were ticked. */
  readonly on: readonly string[];
  readonly groups: readonly string[];
}

/** The store's groups with this customer; the owner ticks them and adds new ones. */
export function CustomerGroups({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation('admin-sales');
  const { storeId } = useStoreSetting();
  const isOwner = useIsOwner();
  const known = useReadOnce(`groups of ${storeId}`, () => readCustomerGroups(storeId));
  const [name, setName] = useState('');
  const { run, busy } = useAction();
  const { id: customerId, uid } = customer;
  const held = currentGroups(customer);
  // The last ticked groups, until the listener returns other ones than they were ticked on.
  const [ticked, setTicked] = useState<Ticked | null>(null);
  if (ticked && !isSame(ticked.on, held)) setTicked(null);
  const groups = ticked?.groups ?? held;
  const save = async (chosen: readonly string[]) => {
    // One save at a time, so that an older save never overwrites a newer one.
    if (busy) return;
    setTicked({ on: held, groups: chosen });
    const saved = await run(call('saveCustomerGroups', { storeId, customerId, groups: chosen }));
    if (saved.ok) setName('');
    else setTicked(null);
  };
  if (!isOwner)
    return (
      <Panel title={t('customer.section.groups')}>
        <Text>{groups.join(' · ') || t('customer.groups.none')}</Text>
      </Panel>
    );
  if (uid === null)
    return (
      <Panel title={t('customer.section.groups')}>
        <Text color="fg.muted">{t('customer.groups.guest')}</Text>
      </Panel>
    );
  const names = [...new Set([...(known.status === 'ready' ? known.value : []), ...groups])].sort();
  const typed = name.trim();
  return (
    <Panel title={t('customer.section.groups')}>
      <Stack gap="4">
        <Text color="fg.muted">{t('customer.groups.hint')}</Text>
        <ChoiceList
          label={t('customer.section.groups')}
          options={names.map((group) => ({ id: group, name: group }))}
          chosen={groups}
          onChange={(chosen) => void save(chosen)}
        />
        <HStack
          as="form"
          maxWidth="md"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed) void save([...new Set([...groups, typed])]);
          }}
        >
          <Input
            aria-label={t('customer.groups.name')}
            placeholder={t('customer.groups.name')}
            value={name}
            maxLength={MAX_LABEL_LENGTH}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" variant="outline" loading={busy} disabled={!typed}>
            {t('customer.groups.add')}
          </Button>
        </HStack>
      </Stack>
    </Panel>
  );
}
