import { useTranslation } from 'next-i18next/pages';
import { readNumberOrNone } from '@/components/admin/forms/amounts';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { NumberInput } from '@/components/admin/forms/text-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { useStoreSetting } from '@/context/store-setting-context';

interface Form {
  readonly moderation: boolean;
  readonly askAfterDays: string;
}

/** Whether reviews need the store's approval, and when shoppers are asked for one. */
export function ReviewsForm() {
  const { t } = useTranslation('admin-store');
  const { reviews, savedAt } = useStoreSetting();
  const setting = useSettingForm<'reviews', Form>({
    part: 'reviews',
    stored: reviews,
    savedAt: savedAt.reviews ?? 0,
    toForm: ({ askAfterDays, ...rest }) => ({
      ...rest,
      askAfterDays: askAfterDays === null ? '' : String(askAfterDays),
    }),
    toEdit: ({ askAfterDays, ...rest }) => ({ ...rest, askAfterDays: readNumberOrNone(askAfterDays) }),
  });
  return (
    <SettingPanel title={t('reviews.title')} description={t('reviews.description')} setting={setting}>
      <SwitchInput name="moderation" label={t('reviews.moderation')} hint={t('reviews.moderationHint')} />
      <NumberInput
        name="askAfterDays"
        label={t('reviews.ask')}
        hint={t('reviews.askHint')}
        unit={t('reviews.days')}
      />
    </SettingPanel>
  );
}
