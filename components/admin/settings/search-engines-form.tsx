import { useTranslation } from 'next-i18next/pages';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { useStoreSetting } from '@/context/store-setting-context';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';

type SearchEngines = SettingEdits['searchEngines'];
const asIs = (searchEngines: SearchEngines) => searchEngines;

/** Whether changed pages are submitted to search engines. */
export function SearchEnginesForm() {
  const { t } = useTranslation('admin-store');
  const { searchEngines, savedAt } = useStoreSetting();
  const setting = useSettingForm<'searchEngines', SearchEngines>({
    part: 'searchEngines',
    stored: searchEngines,
    savedAt: savedAt.searchEngines ?? 0,
    toForm: asIs,
    toEdit: asIs,
  });
  return (
    <SettingPanel
      title={t('searchEngines.title')}
      description={t('searchEngines.description')}
      setting={setting}
      ownerOnly
    >
      <SwitchInput
        name="indexNow"
        label={t('searchEngines.indexNow')}
        hint={t('searchEngines.indexNowHint')}
      />
    </SettingPanel>
  );
}
