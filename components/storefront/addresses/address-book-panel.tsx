import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import { MAX_ADDRESSES } from '@/lib/domain/account/address-book';
import { randomKey } from '@/lib/random-key';
import { recipe } from '@/theme/recipe';
import { AddressCard } from './address-card';
import { AddressForm } from './address-form';
import { useAddressBook } from './use-address-book';
import styles from './addresses.module.css';

/** A shopper's saved addresses in their profile: add, edit, remove and choose the usual one. */
export function AddressBookPanel({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('addresses');
  const { book, isFull, put, prefer, remove } = useAddressBook();
  /** The id of the address whose form is open, new ones included. */
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
