import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { notify } from '@/components/overlays/notify';
import { Button } from '@/components/ui/actions/button';
import { AddressLines } from '@/components/ui/orders/address-lines';
import { Badge } from '@/components/ui/feedback/badge';
import { randomKey } from '@/lib/browser/random-key';
import { useStoreSetting } from '@/context/store-setting-context';
import { MAX_ADDRESSES, type SavedAddress } from '@/lib/domain/account/address-book';
import { usualCountry } from '@/lib/domain/address/usual-country';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { recipe } from '@/theme/recipe';
import { AddressFields } from './address-fields';
import { addressResolver } from './address-resolver';
import styles from './addresses.module.css';
import { useAddressBook } from './use-address-book';

/** The shopper's saved addresses in their profile: add, edit, remove, and choose the default. */
export function AddressBookPanel({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('addresses');
  const { book, isFull, put, prefer, remove } = useAddressBook();
  /** The id of the address whose form is open; a new one has an id too. */
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  const isAdding = open !== null && !book.some(({ id }) => id === open);
  return (
    <section className={styles.book} aria-labelledby="addresses-title">
      <h2 id="addresses-title" className={recipe('heading', { size: 'lg' })}>
        {t('title')}
      </h2>
      {book.length === 0 && !isAdding && <p className={styles.note}>{t('emptyText')}</p>}
      <ul className={styles.cards}>
        {book.map((address, index) =>
          address.id === open ? (
            <li key={address.id} className={styles.card}>
              <AddressForm id={address.id} initial={address} onSave={put} onClose={close} />
            </li>
          ) : (
            <AddressCard
              key={address.id}
              address={address}
              isDefault={index === 0}
              onEdit={() => setOpen(address.id)}
              onPrefer={() => prefer(address.id)}
              onRemove={() => remove(address)}
            />
          ),
        )}
      </ul>
      {isAdding && (
        <AddressForm
          id={open}
          initial={{ fullName: user.name, email: user.email, mobileNumber: user.phone }}
          onSave={put}
          onClose={close}
        />
      )}
      {open === null && !isFull && (
        <Button variant="outline" className={styles.add} onClick={() => setOpen(randomKey())}>
          {t('add')}
        </Button>
      )}
      {isFull && <p className={styles.note}>{t('full', { count: MAX_ADDRESSES })}</p>}
    </section>
  );
}

interface AddressCardProps {
  readonly address: SavedAddress;
  readonly isDefault: boolean;
  readonly onEdit: () => void;
  readonly onPrefer: () => Promise<unknown>;
  readonly onRemove: () => Promise<unknown>;
}

function AddressCard({ address, isDefault, onEdit, onPrefer, onRemove }: AddressCardProps) {
  const { t } = useTranslation('addresses');
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>) => {
    setBusy(true);
    await action();
    setBusy(false);
  };
  // All cards have the same buttons, so their labels include the street.
  const named = (action: string) =>
    ({
      'aria-label': `${action}: ${address.streetAddress || (address.shortAddress ?? '')}`,
      size: 'sm',
    }) as const;
  return (
    <li className={styles.card}>
      <address className={styles.address}>
        <span className={styles.name}>
          <bdi>{address.fullName}</bdi>
          {isDefault && <Badge colorPalette="brand">{t('default')}</Badge>}
        </span>
        <AddressLines address={address} locale={locale} mapLabel={t('pin.open')} />
        <bdi dir="ltr">{address.mobileNumber}</bdi>
        {address.email && <bdi dir="ltr">{address.email}</bdi>}
      </address>
      <div className={styles.actions}>
        <Button variant="outline" {...named(t('edit'))} disabled={busy} onClick={onEdit}>
          {t('edit')}
        </Button>
        {!isDefault && (
          <Button variant="ghost" {...named(t('prefer'))} disabled={busy} onClick={() => void run(onPrefer)}>
            {t('prefer')}
          </Button>
        )}
        <Button variant="ghost" {...named(t('remove'))} disabled={busy} onClick={() => void run(onRemove)}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

interface AddressFormProps {
  readonly id: string;
  /** The initial values of the fields. */
  readonly initial: Partial<ShippingAddress>;
  /** Resolves to whether it was saved. */
  readonly onSave: (address: SavedAddress) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Adds or changes one saved address; closes once it is saved. */
function AddressForm({ id, initial, onSave, onClose }: AddressFormProps) {
  const { t } = useTranslation('addresses');
  const { addresses } = useStoreSetting();
  const form = useForm<ShippingAddress>({
    resolver: addressResolver(addresses),
    defaultValues: { country: usualCountry(addresses), ...initial },
  });
  const submit = form.handleSubmit(async (address) => {
    if (!(await onSave({ ...address, id }))) return;
    notify({ type: 'success', message: t('saved') });
    onClose();
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <AddressFields form={form} />
      <div className={styles.actions}>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('save')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
