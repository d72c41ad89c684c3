import { useTranslation } from 'next-i18next/pages';
import { readAmount, readAmountOrNone, showAmount } from '@/components/admin/forms/amounts';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { AmountInput } from '@/components/admin/forms/text-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { useStoreSetting } from '@/context/store-setting-context';

interface Form {
  readonly sold: boolean;
  /** A list of amounts, as typed. */
  readonly amounts: string;
  readonly least: string;
  readonly most: string;
}

/** Whether shoppers can buy gift cards, and in which amounts. */
export function GiftSaleForm() {
  const { t } = useTranslation('admin-store');
  const { giftCards, baseCurrency, savedAt } = useStoreSetting();
  const setting = useSettingForm<'giftCards', Form>({
    part: 'giftCards',
    stored: giftCards,
    savedAt: savedAt.giftCards ?? 0,
    toForm: ({ sold, amounts, least, most }) => ({
      sold,
      amounts: amounts.map((amount) => showAmount(amount, baseCurrency)).join(', '),
      least: showAmount(least, baseCurrency),
      most: showAmount(most, baseCurrency),
    }),
    toEdit: ({ sold, amounts, least, most }) => ({
      sold,
      amounts: amounts
        .split(/[,،;\s]+/)
        .filter(Boolean)
        .map((amount) => readAmount(amount, baseCurrency)),
      least: readAmountOrNone(least, baseCurrency),
      most: readAmountOrNone(most, baseCurrency),
    }),
  });
  return (
    <SettingPanel
      title={t('giftCards.title')}
      description={t('giftCards.description')}
      setting={setting}
      ownerOnly
    >
      <SwitchInput name="sold" label={t('giftCards.sold')} hint={t('giftCards.soldHint')} />
      <AmountInput
        name="amounts"
        label={t('giftCards.amounts')}
        hint={t('giftCards.amountsHint')}
        unit={baseCurrency}
      />
      <AmountInput name="least" label={t('giftCards.least')} unit={baseCurrency} />
      <AmountInput
        name="most"
        label={t('giftCards.most')}
        hint={t('giftCards.mostHint')}
        unit={baseCurrency}
      />
    </SettingPanel>
  );
}
