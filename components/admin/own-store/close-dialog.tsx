import { Field, Input, List, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { Failure, ListSkeleton } from '@/components/admin/load-state';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Callables } from '@/lib/domain/api/callables';
import type { AppError } from '@/lib/domain/errors/app-error';
import { localized } from '@/lib/domain/locale';
import type { Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

type Open = Callables['readClosing']['response'];

/** Shows what would end with the store, and closes it once its name is typed. */
export function CloseDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('admin-own-store');
  const { ofError, ofField } = useErrorText();
  const setting = useStoreSetting();
  const store = localized(setting.name, useLocale());
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<AppError | null>(null);
  const close = async () => {
    setBusy(true);
    const closed = await call('closeStore', { storeId: setting.storeId, name });
    setBusy(false);
    if (!closed.ok) return setRefused(closed.error);
    notify({ type: 'success', message: t('close.done') });
    onClose();
  };
  const fields = refused?.fields ?? {};
  return (
    <AdminDialog
      title={t('close.ask', { store })}
      size="md"
      role="alertdialog"
      description={
        <>
          <Text fontWeight="medium">{t('close.open')}</Text>
          <WhatEnds />
        </>
      }
      busy={busy}
      failure={refused && !refused.fields ? ofError(refused) : null}
      onSubmit={close}
      onClose={onClose}
      buttons={{ cancel: t('close.keep'), submit: t('close.confirm'), danger: true, disabled: !name.trim() }}
    >
      <Field.Root required invalid={Boolean(fields.name)}>
        <Field.Label>{t('close.name')}</Field.Label>
        <Input
          autoComplete="off"
          placeholder={store}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setRefused(null);
          }}
        />
        <Field.ErrorText>{ofField(fields.name)}</Field.ErrorText>
      </Field.Root>
    </AdminDialog>
  );
}

function WhatEnds() {
  const { t } = useTranslation('admin-own-store');
  const { storeId } = useStoreSetting();
  const [open, setOpen] = useState<Result<Open> | null>(null);
  useEffect(() => {
    let isStale = false;
    void call('readClosing', { storeId }).then((answer) => {
      if (!isStale) setOpen(answer);
    });
    return () => {
      isStale = true;
    };
  }, [storeId]);
  if (!open) return <ListSkeleton rows={4} />;
  if (!open.ok) return <Failure code={open.error.code} />;
  const { orders, giftCards, hasPlan, domain } = open.value;
  return (
    <List.Root ps="5">
      <List.Item>{t('close.orders', { count: orders })}</List.Item>
      <List.Item>{t('close.giftCards', { count: giftCards })}</List.Item>
      <List.Item>{hasPlan ? t('close.plan') : t('close.noPlan')}</List.Item>
      <List.Item overflowWrap="anywhere">
        {domain ? t('close.domain', { domain }) : t('close.noDomain')}
      </List.Item>
    </List.Root>
  );
}
