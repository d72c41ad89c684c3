import { Link, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { readNumberOrNone } from '@/components/admin/forms/amounts';
import { TextInput } from '@/components/admin/forms/text-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';

/** How long shoppers may change their mind; the fee for cash is with the payment options. */
export function OrderRulesForm() {
  const { t } = useTranslation('admin-store');
  const { orderRules, savedAt } = useStoreSetting();
  const setting = useSettingForm<'orderRules', { cancelMinutes: string }>({
    part: 'orderRules',
    stored: orderRules,
    savedAt: savedAt.orderRules ?? 0,
    toForm: ({ cancelMinutes }) => ({ cancelMinutes: cancelMinutes === null ? '' : String(cancelMinutes) }),
    toEdit: ({ cancelMinutes }) => ({ cancelMinutes: readNumberOrNone(cancelMinutes) }),
  });
  return (
    <SettingPanel
      title={t('orderRules.title')}
      description={t('orderRules.description')}
      setting={setting}
      ownerOnly
    >
      <TextInput
        name="cancelMinutes"
        label={t('orderRules.cancel')}
        hint={t('orderRules.cancelHint')}
        unit={t('orderRules.minutes')}
        inputMode="numeric"
        dir="ltr"
      />
      <Text color="fg.muted">
        {t('orderRules.cash')}{' '}
        <Link asChild textDecoration="underline">
          <NextLink href={adminPaths.paymentOptions}>{t('payment.title')}</NextLink>
        </Link>
      </Text>
    </SettingPanel>
  );
}
