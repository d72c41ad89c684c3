import { Alert, Box, Field, Grid, HStack, Input, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { SettingFormFrame } from '@/components/admin/forms/setting-form-frame';
import { LocalizedInputs } from '@/components/admin/forms/text-input';
import { useField } from '@/components/admin/forms/use-field';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { PictureInput } from '@/components/admin/store-setting/picture-input';
import { ShopFrame } from '@/components/admin/store-setting/shop-frame';
import { useStoreSetting } from '@/context/store-setting-context';
import { DEFAULT_PRIMARY_COLOR } from '@/lib/domain/store/default-colors';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';
import { isHexColor } from '@/lib/domain/store/parse-store-setting';
import { paths } from '@/lib/paths';
import { drawLogo } from '@/lib/pictures/draw-logo';
import { adjustedColor } from '@/theme/brand/adjusted-color';

type Brand = SettingEdits['brand'];
const asIs = (brand: Brand) => brand;

/** Name, logo and colours, with a live preview of the shop. */
export function BrandView() {
  const { t } = useTranslation('admin-store');
  const setting = useStoreSetting();
  const { name, logo, primaryColor, secondaryColor } = setting;
  const brandForm = useSettingForm<'brand', Brand>({
    part: 'brand',
    stored: { name, logo, primaryColor, secondaryColor },
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
              <Panel title={t('brand.colors')}>
                <Stack gap="5">
                  <ColorInput name="primaryColor" label={t('brand.primaryColor')} />
                  <ColorInput name="secondaryColor" label={t('brand.secondaryColor')} />
                </Stack>
              </Panel>
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

/** Picks or types a colour `#rrggbb`; warns if the shop must change it to stay readable. */
function ColorInput({ name, label }: { readonly name: string; readonly label: string }) {
  const { t } = useTranslation('admin-store');
  const { setValue, control } = useFormContext();
  const { register, error } = useField(name);
  const typed: unknown = useWatch({ control, name });
  const color = isHexColor(typed) ? typed : DEFAULT_PRIMARY_COLOR;
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <HStack width="full">
        <Input
          type="color"
          id={`${name}-picker`}
          width="14"
          padding="1"
          flexShrink="0"
          aria-label={t('brand.pick', { field: label })}
          value={color.toLowerCase()}
          onChange={({ target }) => setValue(name, target.value, { shouldDirty: true, shouldValidate: true })}
        />
        <Input dir="ltr" {...register(name)} />
      </HStack>
      <Field.ErrorText>{error}</Field.ErrorText>
      {isHexColor(typed) && <ContrastWarning color={typed} />}
    </Field.Root>
  );
}

function ContrastWarning({ color }: { readonly color: string }) {
  const { t } = useTranslation('admin-store');
  const shown = adjustedColor(color);
  if (!shown) return null;
  return (
    <Alert.Root status="warning" size="sm" role="status">
      <Alert.Indicator />
      <Alert.Title flex="1">{t('brand.contrast', { color: shown })}</Alert.Title>
      <Box
        width="6"
        height="6"
        borderRadius="l1"
        borderWidth="1px"
        style={{ backgroundColor: shown }}
        aria-hidden
      />
    </Alert.Root>
  );
}
