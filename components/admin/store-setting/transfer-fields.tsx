import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { LocalizedInputs, NumberInput, TextInput } from '@/components/admin/forms/text-input';
import { Panel } from '@/components/admin/panel';
import { latinDigits } from '@/lib/domain/forms/clean-text';
import { showIban } from '@/lib/domain/payments/transfer/iban';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

type Transfer = StoreSetting['payment']['transfer'];

export type TransferForm = Omit<Transfer, 'hours'> & { hours: string };

export const transferForm = ({ hours, iban, ...transfer }: Transfer): TransferForm => ({
  ...transfer,
  iban: showIban(iban),
  hours: hours === null ? '' : String(hours),
});

/** Parses the fields: empty hours mean the default; other text that is no number is refused at its field. */
export const transferEdit = ({ hours, ...transfer }: TransferForm): Transfer => ({
  ...transfer,
  hours: hours.trim() ? Number(latinDigits(hours)) : null,
});

/** The account for bank transfers, and how long an order waits for one. */
export function TransferFields() {
  const { t } = useTranslation('admin-store');
  return (
    <Panel title={t('payment.transfer.title')}>
      <Stack gap="5">
        <SwitchInput
          name="transfer.enabled"
          label={t('payment.transfer.on')}
          hint={t('payment.transfer.onHint')}
        />
        <LocalizedInputs name="transfer.bank" label={t('payment.transfer.bank')} />
        <LocalizedInputs name="transfer.holder" label={t('payment.transfer.holder')} />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <TextInput
            name="transfer.iban"
            label={t('payment.transfer.iban')}
            dir="ltr"
            pieceOf="transfer"
            isFirstPiece
          />
          <TextInput
            name="transfer.instapay"
            label={t('payment.transfer.instapay')}
            dir="ltr"
            pieceOf="transfer"
          />
          <TextInput
            name="transfer.wallet"
            label={t('payment.transfer.wallet')}
            dir="ltr"
            pieceOf="transfer"
          />
          <NumberInput
            name="transfer.hours"
            label={t('payment.transfer.hours')}
            hint={t('payment.transfer.hoursHint')}
          />
        </SimpleGrid>
      </Stack>
    </Panel>
  );
}
