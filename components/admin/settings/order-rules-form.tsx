import { Link, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { readNumberOrNone } from '@/components/admin/forms/amounts';
import { SelectInput } from '@/components/admin/forms/select-input';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { LocalizedInputs, NumberInput } from '@/components/admin/forms/text-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';
import { RETURN_PAYERS } from '@/lib/domain/store/store-setting';

type Edit = SettingEdits['orderRules'];
type Form = { cancelMinutes: string; returnDays: string } & Pick<
  Edit,
  'returnsPaidBy' | 'returnConditions' | 'shopperAddress' | 'shopperLines'
>;

const textOf = (number: number | null) => (number === null ? '' : String(number));

/** How long shoppers may cancel or return, and what they may change; the cash fee is among the payment settings. */
export function OrderRulesForm() {
  const { t } = useTranslation('admin-store');
  const { orderRules, savedAt } = useStoreSetting();
  const setting = useSettingForm<'orderRules', Form>({
    part: 'orderRules',
    stored: orderRules,
    savedAt: savedAt.orderRules ?? 0,
    toForm: ({ cancelMinutes, returnDays, ...rest }) => ({
      ...rest,
      cancelMinutes: textOf(cancelMinutes),
      returnDays: textOf(returnDays),
    }),
    toEdit: ({ cancelMinutes, returnDays, ...rest }) => ({
      ...rest,
      cancelMinutes: readNumberOrNone(cancelMinutes),
      returnDays: readNumberOrNone(returnDays),
    }),
  });
  return (
    <SettingPanel
      title={t('orderRules.title')}
      description={t('orderRules.description')}
      setting={setting}
      ownerOnly
    >
      <NumberInput
        name="cancelMinutes"
        label={t('orderRules.cancel')}
        hint={t('orderRules.cancelHint')}
        unit={t('orderRules.minutes')}
      />
      <SwitchInput
        name="shopperAddress"
        label={t('orderRules.shopperAddress')}
        hint={t('orderRules.shopperAddressHint')}
      />
      <SwitchInput
        name="shopperLines"
        label={t('orderRules.shopperLines')}
        hint={t('orderRules.shopperLinesHint')}
      />
      <NumberInput
        name="returnDays"
        label={t('orderRules.returns')}
        hint={t('orderRules.returnsHint')}
        unit={t('orderRules.days')}
      />
      <SelectInput
        name="returnsPaidBy"
        label={t('orderRules.returnsPaidBy')}
        options={RETURN_PAYERS.map((value) => ({ value, label: t(`orderRules.paidBy.${value}`) }))}
      />
      <LocalizedInputs name="returnConditions" label={t('orderRules.returnConditions')} rows={3} />
      <Text textStyle="sm" color="fg.muted">
        {t('orderRules.returnConditionsHint')}
      </Text>
      <Text color="fg.muted">
        {t('orderRules.cash')}{' '}
        <Link asChild textDecoration="underline">
          <NextLink href={adminPaths.paymentOptions}>{t('payment.title')}</NextLink>
        </Link>
      </Text>
    </SettingPanel>
  );
}
