import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { SettingFormFrame } from '@/components/admin/forms/setting-form-frame';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useStoreSetting } from '@/context/store-setting-context';
import { MENU_PLACES, type MenuItem, type Menus } from '@/lib/domain/store/menus';
import { LinkSuggestions } from '@/components/admin/store-setting/link-suggestions';
import { MenuInput } from './menu-input';

/** Mutable arrays, as the form library needs them. */
export interface MenusForm {
  header: MenuItem[];
  footer: MenuItem[];
}

const toForm = ({ header, footer }: Menus): MenusForm => ({ header: [...header], footer: [...footer] });

/** The menus in the shop's header and footer, with two levels each. */
export function MenusView() {
  const { t } = useTranslation('admin-menus');
  const { menus, savedAt } = useStoreSetting();
  const setting = useSettingForm<'menus', MenusForm>({
    part: 'menus',
    stored: menus,
    savedAt: savedAt.menus ?? 0,
    toForm,
    toEdit: (form) => form,
  });
  return (
    <SettingFormFrame setting={setting} label={t('title')}>
      {(save) => (
        <>
          <PageHeader title={t('title')} description={t('description')} actions={save} />
          <LinkSuggestions />
          <Stack gap="5">
            {MENU_PLACES.map((place) => (
              <Panel key={place} title={t(`place.${place}`)}>
                <MenuInput name={place} addText={t('add')} emptyText={t(`empty.${place}`)} />
              </Panel>
            ))}
          </Stack>
        </>
      )}
    </SettingFormFrame>
  );
}
