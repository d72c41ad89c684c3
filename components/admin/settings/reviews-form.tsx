import { useTranslation } from 'next-i18next/pages';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { useStoreSetting } from '@/context/store-setting-context';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';

type Reviews = SettingEdits['reviews'];
const asIs = (reviews: Reviews) => reviews;

/** Whether reviews wait until the store has read them. */
export function ReviewsForm() {
  const { t } = useTranslation('admin-store');
  const { reviews, savedAt } = useStoreSetting();
  const setting = useSettingForm<'reviews', Reviews>({
    part: 'reviews',
    stored: reviews,
    savedAt: savedAt.reviews ?? 0,
    toForm: asIs,
    toEdit: asIs,
  });
  return (
    <SettingPanel title={t('reviews.title')} description={t('reviews.description')} setting={setting}>
      <SwitchInput name="moderation" label={t('reviews.moderation')} hint={t('reviews.moderationHint')} />
    </SettingPanel>
  );
}
