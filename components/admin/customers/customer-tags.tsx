import { Button, HStack, Input, Stack, Tag, Text, Wrap } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type SyntheticEvent } from 'react';
import { Panel } from '@/components/admin/panel';
import { useAction } from '@/components/overlays/use-action';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Customer } from '@/lib/domain/customers/customer';
import { MAX_LABEL_LENGTH, MAX_CUSTOMER_LABELS } from '@/lib/domain/customers/groups';
import { call } from '@/lib/functions/call';

/** Tags that the staff give a customer. */
export function CustomerTags({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation('admin-customers');
  const { storeId } = useStoreSetting();
  const [name, setName] = useState('');
  const { run, busy } = useAction();
  const { id: customerId, tags } = customer;
  const save = async (chosen: readonly string[]) => {
    const saved = await run(call('saveCustomerTags', { storeId, customerId, tags: chosen }));
    if (saved.ok) setName('');
  };
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim()) void save([...tags, name]);
  };
  return (
    <Panel title={t('tags.title')}>
      <Stack gap="4">
        <Text color="fg.muted">{t('tags.hint')}</Text>
        {tags.length === 0 && <Text>{t('tags.none')}</Text>}
        <Wrap gap="2">
          {tags.map((tag) => (
            <Tag.Root key={tag} size="lg">
              <Tag.Label>
                <bdi>{tag}</bdi>
              </Tag.Label>
              <Tag.EndElement>
                <Tag.CloseTrigger
                  aria-label={t('tags.remove', { tag })}
                  disabled={busy}
                  onClick={() => void save(tags.filter((kept) => kept !== tag))}
                />
              </Tag.EndElement>
            </Tag.Root>
          ))}
        </Wrap>
        <HStack as="form" maxWidth="md" onSubmit={add}>
          <Input
            aria-label={t('tags.name')}
            placeholder={t('tags.name')}
            value={name}
            maxLength={MAX_LABEL_LENGTH}
            onChange={({ target }) => setName(target.value)}
          />
          <Button
            type="submit"
            variant="outline"
            loading={busy}
            disabled={!name.trim() || tags.length >= MAX_CUSTOMER_LABELS}
          >
            {t('tags.add')}
          </Button>
        </HStack>
      </Stack>
    </Panel>
  );
}
