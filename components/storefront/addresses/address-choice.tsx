import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { NEW_ADDRESS } from '@/lib/browser/shipping-draft';
import { isolateNumberPairs } from '@/lib/domain/locale';
import { useAddressBook } from './use-address-book';
import styles from './addresses.module.css';

interface AddressChoiceProps {
  /** The id of a saved address, or NEW_ADDRESS. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Chooses a saved address for an order; renders nothing if there is none. */
export function AddressChoice({ chosen, onChoose }: AddressChoiceProps) {
  const { t } = useTranslation('addresses');
  const { book, prefer, remove } = useAddressBook();
  if (book.length === 0) return null;
  const saved = book.map((address, index) => ({
    value: address.id,
    label: isolateNumberPairs(address.streetAddress || (address.shortAddress ?? '')),
    hint: (
      <>
        <bdi>{address.city}</bdi> · <bdi>{address.fullName}</bdi>
      </>
    ),
    ...(index === 0 && { note: t('default') }),
  }));
  const address = book.find(({ id }) => id === chosen);
  return (
    <div className={styles.choice}>
      <RadioCards
        legend={t('choose')}
        choices={[...saved, { value: NEW_ADDRESS, label: t('new'), hint: t('newHint') }]}
        value={chosen}
        onValueChange={onChoose}
      />
      {address && (
        <div className={styles.actions}>
          {address !== book[0] && (
            <Button variant="ghost" size="sm" onClick={() => void prefer(address.id)}>
              {t('prefer')}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => void remove(address)}>
            {t('remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
