import { Button, HStack, Input, Stack, Tag, Text, Wrap } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type SyntheticEvent } from 'react';
import { Panel } from '@/components/admin/panel';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Customer } from '@/lib/domain/customers/customer';
import { MAX_GROUP_NAME, MAX_GROUPS } from '@/lib/domain/customers/groups';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** Tags that the staff give a customer. */
export function CustomerTags({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation('admin-customers');
  const { storeId } = useStoreSetting();
  const { ofError } = useErrorText();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const { id: customerId, tags } = customer;
  const save = async (chosen: readonly string[]) => {
    setBusy(true);
    const saved = await call('saveCustomerTags', { storeId, customerId, tags: chosen });
    setBusy(false);
    if (saved.ok) setName('');
    else notify({ type: 'error', message: ofError(saved.error) });
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
            maxLength={MAX_GROUP_NAME}
            onChange={({ target }) => setName(target.value)}
          />
          <Button
            type="submit"
            variant="outline"
            loading={busy}
            disabled={!name.trim() || tags.length >= MAX_GROUPS}
          >
            {t('tags.add')}
          </Button>
        </HStack>
      </Stack>
    </Panel>
  );
}
