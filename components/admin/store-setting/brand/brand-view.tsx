import { Grid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useWatch } from 'react-hook-form';
import { SettingFormFrame } from '@/components/admin/forms/setting-form-frame';
import { LocalizedInputs } from '@/components/admin/forms/text-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { PictureInput } from '@/components/admin/store-setting/picture-input';
import { ShopFrame } from '@/components/admin/store-setting/shop-frame';
import { useStoreSetting } from '@/context/store-setting-context';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';
import { isHexColor } from '@/lib/domain/store/parse-store-setting';
import { paths } from '@/lib/paths';
import { drawLogo } from '@/lib/pictures/draw-logo';
import { ColorPanel } from './color-panel';
import { LookPanel } from './look-panel';

type Brand = SettingEdits['brand'];
const asIs = (brand: Brand) => brand;

/** Name, logo, colours and look, with a live preview of the shop. */
export function BrandView() {
  const { t } = useTranslation('admin-store');
  const setting = useStoreSetting();
  const { name, logo, primaryColor, secondaryColor, look } = setting;
  const brandForm = useSettingForm<'brand', Brand>({
    part: 'brand',
    stored: { name, logo, primaryColor, secondaryColor, look },
    savedAt: setting.savedAt.brand ?? 0,
    toForm: asIs,
    toEdit: asIs,
  });
  useWatch({ control: brandForm.form.control });
  const typed = brandForm.form.getValues();
  const preview = { ...setting, ...typed, ...shownColors(typed, setting) };

  return (
    <SettingFormFrame setting={brandForm} label={t('brand.title')}>
      {(save) => (
        <>
          <PageHeader title={t('brand.title')} description={t('brand.description')} actions={save} />
          <Grid templateColumns={{ base: '1fr', xl: '26rem 1fr' }} gap="5" alignItems="start">
            <Stack gap="5">
              <Panel title={t('brand.name')}>
                <LocalizedInputs name="name" label={t('brand.name')} />
              </Panel>
              <Panel title={t('brand.logo')}>
                <PictureInput
                  name="logo"
                  label={t('brand.logo')}
                  hint={t('brand.logoHint')}
                  folder="logo"
                  draw={drawLogo}
                />
              </Panel>
              <ColorPanel />
              <LookPanel />
            </Stack>
            <Panel title={t('preview.title')}>
              <ShopFrame path={paths.home} title={t('preview.frame')} setting={preview} />
            </Panel>
          </Grid>
        </>
      )}
    </SettingFormFrame>
  );
}

/** The colours for the preview; while one is half typed, the saved one. */
function shownColors(typed: Brand, saved: Brand): Pick<Brand, 'primaryColor' | 'secondaryColor'> {
  const { primaryColor, secondaryColor } = typed;
  return {
    primaryColor: isHexColor(primaryColor) ? primaryColor : saved.primaryColor,
    secondaryColor: isHexColor(secondaryColor) ? secondaryColor : saved.secondaryColor,
  };
}
