import { useTranslation } from 'next-i18next/pages';
import { readNumberOrNone } from '@/components/admin/forms/amounts';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { NumberInput } from '@/components/admin/forms/text-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { useStoreSetting } from '@/context/store-setting-context';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';

type Edit = SettingEdits['confirmation'];
type Form = Pick<Edit, 'ask' | 'shipConfirmedOnly'> & { remindAfterHours: string; cancelAfterHours: string };

const textOf = (number: number | null) => (number === null ? '' : String(number));

/** Whether shoppers must confirm cash orders, and what happens without an answer. */
export function ConfirmationForm() {
  const { t } = useTranslation('admin-store');
  const { confirmation, savedAt } = useStoreSetting();
  const setting = useSettingForm<'confirmation', Form>({
    part: 'confirmation',
    stored: confirmation,
    savedAt: savedAt.confirmation ?? 0,
    toForm: ({ remindAfterHours, cancelAfterHours, ...switches }) => ({
      ...switches,
      remindAfterHours: textOf(remindAfterHours),
      cancelAfterHours: textOf(cancelAfterHours),
    }),
    toEdit: ({ ask, shipConfirmedOnly, remindAfterHours, cancelAfterHours }) => ({
      ask,
      shipConfirmedOnly,
      remindAfterHours: readNumberOrNone(remindAfterHours),
      cancelAfterHours: readNumberOrNone(cancelAfterHours),
    }),
  });
  return (
    <SettingPanel
      title={t('confirmation.title')}
      description={t('confirmation.description')}
      setting={setting}
      ownerOnly
    >
      <SwitchInput name="ask" label={t('confirmation.ask')} hint={t('confirmation.askHint')} />
      <SwitchInput
        name="shipConfirmedOnly"
        label={t('confirmation.only')}
        hint={t('confirmation.onlyHint')}
      />
      {(['remind', 'cancel'] as const).map((step) => (
        <NumberInput
          key={step}
          name={`${step}AfterHours`}
          label={t(`confirmation.${step}`)}
          hint={t(`confirmation.${step}Hint`)}
          unit={t('confirmation.hours')}
        />
      ))}
    </SettingPanel>
  );
}
