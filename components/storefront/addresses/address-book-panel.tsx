import { useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
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
import { useFocusNextOnRemove, useFocusOnRemove } from '@/lib/hooks/use-focus-next-on-remove';
import { useFocusOnMount } from '@/lib/hooks/use-focus-on-mount';
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
  const closed = useRef<string | null>(null);
  const close = () => {
    closed.current = open;
    setOpen(null);
  };
  const title = useRef<HTMLHeadingElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (open !== null || closed.current === null) return;
    (document.getElementById(editId(closed.current)) ?? add.current ?? title.current)?.focus();
    closed.current = null;
  }, [open]);
  const isAdding = open !== null && !book.some(({ id }) => id === open);
  return (
    <section className={styles.book} aria-labelledby="addresses-title">
      <h2 ref={title} id="addresses-title" tabIndex={-1} className={recipe('heading', { size: 'lg' })}>
        {t('title')}
      </h2>
      {book.length === 0 && !isAdding && <p className={styles.note}>{t('emptyText')}</p>}
      <ul className={styles.cards}>
        {book.map((address, index) =>
          address.id === open ? (
            <li key={address.id} className={styles.card}>
              <AddressForm
                id={address.id}
                label={labelOf(t('edit'), address)}
                initial={address}
                onSave={put}
                onClose={close}
              />
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
          label={t('add')}
          initial={{ fullName: user.name, email: user.email, mobileNumber: user.phone }}
          onSave={put}
          onClose={close}
        />
      )}
      {open === null && !isFull && (
        <Button ref={add} variant="outline" className={styles.add} onClick={() => setOpen(randomKey())}>
          {t('add')}
        </Button>
      )}
      {isFull && <p className={styles.note}>{t('full', { count: MAX_ADDRESSES })}</p>}
    </section>
  );
}

const editId = (id: string) => `edit-address-${id}`;

/** All addresses have the same buttons, so their labels include the street. */
const labelOf = (action: string, { streetAddress, shortAddress = '' }: SavedAddress) =>
  `${action}: ${streetAddress || shortAddress}`;

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
  const [busy, setBusy] = useState<'prefer' | 'remove' | null>(null);
  const run = async (name: 'prefer' | 'remove', action: () => Promise<unknown>) => {
    setBusy(name);
    await action();
    setBusy(null);
  };
  const edit = useRef<HTMLButtonElement>(null);
  const named = (action: string) => ({ 'aria-label': labelOf(action, address), size: 'sm' }) as const;
  return (
    <li ref={useFocusNextOnRemove<HTMLLIElement>()} className={styles.card}>
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
        <Button
          ref={edit}
          id={editId(address.id)}
          variant="outline"
          {...named(t('edit'))}
          disabled={busy !== null}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
        {!isDefault && (
          <PreferButton
            {...named(t('prefer'))}
            loading={busy === 'prefer'}
            disabled={busy === 'remove'}
            next={edit}
            onClick={() => void run('prefer', onPrefer)}
          />
        )}
        <Button
          variant="ghost"
          {...named(t('remove'))}
          loading={busy === 'remove'}
          disabled={busy === 'prefer'}
          onClick={() => void run('remove', onRemove)}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

interface PreferButtonProps extends ComponentProps<typeof Button> {
  /** Gets the focus once this button is gone, as the address is the usual one. */
  readonly next: RefObject<HTMLButtonElement | null>;
}

function PreferButton({ next, ...rest }: PreferButtonProps) {
  const { t } = useTranslation('addresses');
  return (
    <Button ref={useFocusOnRemove<HTMLButtonElement>(() => next.current)} variant="ghost" {...rest}>
      {t('prefer')}
    </Button>
  );
}

interface AddressFormProps {
  readonly id: string;
  readonly label: string;
  /** The initial values of the fields. */
  readonly initial: Partial<ShippingAddress>;
  /** Resolves to whether it was saved. */
  readonly onSave: (address: SavedAddress) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Adds or changes one saved address; closes once it is saved. */
function AddressForm({ id, label, initial, onSave, onClose }: AddressFormProps) {
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
    <form
      // The form itself, because its fields may load later.
      ref={useFocusOnMount<HTMLFormElement>()}
      tabIndex={-1}
      aria-label={label}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
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
