import { useTranslation } from 'next-i18next/pages';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { useStoreSetting } from '@/context/store-setting-context';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';

type Suggestions = SettingEdits['suggestions'];
const asIs = (suggestions: Suggestions) => suggestions;

/** Which other products a product's page suggests. */
export function SuggestionsForm() {
  const { t } = useTranslation('admin-store');
  const { suggestions, savedAt } = useStoreSetting();
  const setting = useSettingForm<'suggestions', Suggestions>({
    part: 'suggestions',
    stored: suggestions,
    savedAt: savedAt.suggestions ?? 0,
    toForm: asIs,
    toEdit: asIs,
  });
  return (
    <SettingPanel
      title={t('suggestions.title')}
      description={t('suggestions.description')}
      setting={setting}
      ownerOnly
    >
      <SwitchInput name="together" label={t('suggestions.together')} hint={t('suggestions.togetherHint')} />
    </SettingPanel>
  );
}
