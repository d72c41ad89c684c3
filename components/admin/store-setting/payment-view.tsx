import { Alert, SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { readAmount, readAmountOrNone, showAmount } from '@/components/admin/forms/amounts';
import { SettingFormFrame } from '@/components/admin/forms/setting-form-frame';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { AmountInput } from '@/components/admin/forms/text-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { CardAccountState } from '@/components/admin/store-setting/cards/card-account-state';
import { transferEdit, TransferFields, transferForm, type TransferForm } from './transfer-fields';
import { useStoreSetting } from '@/context/store-setting-context';
import { useUserContext } from '@/context/user-context';

interface PaymentForm {
  cash: { enabled: boolean; limit: string; fee: string; rounding: boolean };
  card: { enabled: boolean };
  transfer: TransferForm;
}

/** The store's payment methods. */
export function PaymentView() {
  const { t } = useTranslation('admin-store');
  const { payment, savedAt, baseCurrency } = useStoreSetting();
  const { user } = useUserContext();
  const paymentForm = useSettingForm<'payment', PaymentForm>({
    part: 'payment',
    stored: payment,
    savedAt: savedAt.payment ?? 0,
    toForm: ({ cash, card, transfer }) => ({
      cash: {
        enabled: cash.enabled,
        limit: showAmount(cash.limit, baseCurrency),
        fee: showAmount(cash.fee, baseCurrency),
        rounding: cash.rounding,
      },
      card,
      transfer: transferForm(transfer),
    }),
    toEdit: ({ cash, card, transfer }) => ({
      cash: {
        enabled: cash.enabled,
        limit: readAmountOrNone(cash.limit, baseCurrency),
        fee: readAmount(cash.fee, baseCurrency),
        rounding: cash.rounding,
      },
      card,
      transfer: transferEdit(transfer),
    }),
  });
  const noneLeft = paymentForm.form.formState.errors.root;
  return (
    <SettingFormFrame setting={paymentForm} label={t('payment.title')} ownerOnly>
      {(save) => (
        <>
          <PageHeader title={t('payment.title')} description={t('payment.description')} actions={save} />
          {noneLeft && (
            <Alert.Root status="error">
              <Alert.Indicator />
              <Alert.Title>{t('payment.none')}</Alert.Title>
            </Alert.Root>
          )}
          <Panel title={t('payment.cash')}>
            <Stack gap="5">
              <SwitchInput name="cash.enabled" label={t('payment.cashOn')} />
              <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
                <AmountInput
                  name="cash.fee"
                  label={t('payment.fee')}
                  hint={t('payment.feeHint')}
                  unit={baseCurrency}
                />
                <AmountInput
                  name="cash.limit"
                  label={t('payment.limit')}
                  hint={t('payment.limitHint')}
                  unit={baseCurrency}
                />
              </SimpleGrid>
              <SwitchInput
                name="cash.rounding"
                label={t('payment.rounding')}
                hint={t('payment.roundingHint')}
              />
            </Stack>
          </Panel>
          <Panel title={t('payment.card')}>
            <Stack gap="5">
              <SwitchInput name="card.enabled" label={t('payment.cardOn')} hint={t('payment.cardHint')} />
              {/* The account is no business of the platform’s support. */}
              {!user?.isSupport && <CardAccountState />}
            </Stack>
          </Panel>
          <TransferFields />
        </>
      )}
    </SettingFormFrame>
  );
}
