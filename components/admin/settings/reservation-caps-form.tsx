import { SimpleGrid } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { readAmountOrNone, readNumber, showAmount } from '@/components/admin/forms/amounts';
import { AmountInput, NumberInput } from '@/components/admin/forms/text-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { useStoreSetting } from '@/context/store-setting-context';
import type { CurrencyCode } from '@/lib/domain/money/money';
import type { ReservationCap } from '@/lib/domain/reservations/caps';

const CAPS = ['person', 'address', 'known'] as const;

/** Both values as typed texts. */
interface TypedCap {
  pieces: string;
  value: string;
}
type CapsForm = Record<(typeof CAPS)[number], TypedCap> & { storeShare: string };

const show = ({ pieces, value }: ReservationCap, currency: CurrencyCode): TypedCap => ({
  pieces: String(pieces),
  value: showAmount(value, currency),
});

const read = ({ pieces, value }: TypedCap, currency: CurrencyCode): ReservationCap => ({
  pieces: readNumber(pieces),
  value: readAmountOrNone(value, currency),
});

/** Limits of the stock that unpaid and unconfirmed orders may reserve. */
export function ReservationCapsForm() {
  const { t } = useTranslation('admin-store');
  const { reservationCaps, savedAt, baseCurrency } = useStoreSetting();
  const setting = useSettingForm<'reservationCaps', CapsForm>({
    part: 'reservationCaps',
    stored: reservationCaps,
    savedAt: savedAt.reservationCaps ?? 0,
    toForm: ({ person, address, known, storeShare }) => ({
      person: show(person, baseCurrency),
      address: show(address, baseCurrency),
      known: show(known, baseCurrency),
      storeShare: String(storeShare),
    }),
    toEdit: ({ person, address, known, storeShare }) => ({
      person: read(person, baseCurrency),
      address: read(address, baseCurrency),
      known: read(known, baseCurrency),
      storeShare: readNumber(storeShare),
    }),
  });
  return (
    <SettingPanel
      title={t('reservationCaps.title')}
      description={t('reservationCaps.description')}
      setting={setting}
      ownerOnly
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {CAPS.flatMap((cap) => [
          <NumberInput
            key={`${cap}.pieces`}
            name={`${cap}.pieces`}
            label={t(`reservationCaps.${cap}.pieces`)}
            hint={t(`reservationCaps.${cap}.hint`)}
            unit={t('reservationCaps.pieces')}
          />,
          <AmountInput
            key={`${cap}.value`}
            name={`${cap}.value`}
            label={t(`reservationCaps.${cap}.value`)}
            hint={t('reservationCaps.valueHint')}
            unit={baseCurrency}
          />,
        ])}
        <NumberInput
          name="storeShare"
          label={t('reservationCaps.storeShare')}
          hint={t('reservationCaps.storeShareHint')}
          unit="%"
        />
      </SimpleGrid>
    </SettingPanel>
  );
}
