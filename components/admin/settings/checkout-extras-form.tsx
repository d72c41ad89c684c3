import { useTranslation } from 'next-i18next/pages';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { useStoreSetting } from '@/context/store-setting-context';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';

type Extras = SettingEdits['checkout'];
const asIs = (extras: Extras) => extras;

/** Additional questions of the checkout. */
export function CheckoutExtrasForm() {
  const { t } = useTranslation('admin-store');
  const { checkout, savedAt } = useStoreSetting();
  const setting = useSettingForm<'checkout', Extras>({
    part: 'checkout',
    stored: checkout,
    savedAt: savedAt.checkout ?? 0,
    toForm: asIs,
    toEdit: asIs,
  });
  return (
    <SettingPanel
      title={t('checkoutExtras.title')}
      description={t('checkoutExtras.description')}
      setting={setting}
      ownerOnly
    >
      <SwitchInput name="note" label={t('checkoutExtras.note')} hint={t('checkoutExtras.noteHint')} />
      <SwitchInput name="gift" label={t('checkoutExtras.gift')} hint={t('checkoutExtras.giftHint')} />
      <SwitchInput
        name="marketing"
        label={t('checkoutExtras.marketing')}
        hint={t('checkoutExtras.marketingHint')}
      />
    </SettingPanel>
  );
}
