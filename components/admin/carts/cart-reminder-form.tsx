import { useTranslation } from 'next-i18next/pages';
import { readNumber } from '@/components/admin/forms/amounts';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { NumberInput } from '@/components/admin/forms/text-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { useStoreSetting } from '@/context/store-setting-context';
import { CartFigureList } from './cart-figure-list';

interface Form {
  readonly enabled: boolean;
  readonly afterHours: string;
}

/** Settings of cart reminders: on or off, the delay, and their results. */
export function CartReminderForm() {
  const { t } = useTranslation('admin-store');
  const { cartReminder, savedAt } = useStoreSetting();
  const setting = useSettingForm<'cartReminder', Form>({
    part: 'cartReminder',
    stored: cartReminder,
    savedAt: savedAt.cartReminder ?? 0,
    toForm: ({ enabled, afterHours }) => ({ enabled, afterHours: String(afterHours) }),
    toEdit: ({ enabled, afterHours }) => ({ enabled, afterHours: readNumber(afterHours) }),
  });
  return (
    <SettingPanel
      title={t('cartReminder.title')}
      description={t('cartReminder.description')}
      setting={setting}
      ownerOnly
    >
      <SwitchInput name="enabled" label={t('cartReminder.enabled')} hint={t('cartReminder.enabledHint')} />
      <NumberInput
        name="afterHours"
        label={t('cartReminder.after')}
        hint={t('cartReminder.afterHint')}
        unit={t('cartReminder.hours')}
      />
      <CartFigureList />
    </SettingPanel>
  );
}
