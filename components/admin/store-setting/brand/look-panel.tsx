import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { SelectInput } from '@/components/admin/forms/select-input';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { Panel } from '@/components/admin/panel';
import {
  CORNERS,
  DENSITIES,
  FONT_PAIRS,
  FOOTER_LAYOUTS,
  HEADER_LAYOUTS,
  LOOK_SIZES,
} from '@/lib/domain/store/look/look';

/** Fonts, corners, density, header, footer and sizes, each a choice within the theme. */
export function LookPanel() {
  const { t } = useTranslation('admin-store');
  return (
    <Panel title={t('look.title')}>
      <Stack gap="5">
        <SelectInput
          name="look.fonts"
          label={t('look.fonts')}
          hint={t('look.fontsHint')}
          options={FONT_PAIRS.map((value) => ({ value, label: t(`look.font.${value}`) }))}
        />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <SelectInput
            name="look.corners"
            label={t('look.corners')}
            options={CORNERS.map((value) => ({ value, label: t(`look.corner.${value}`) }))}
          />
          <SelectInput
            name="look.density"
            label={t('look.density')}
            options={DENSITIES.map((value) => ({ value, label: t(`look.room.${value}`) }))}
          />
          <SelectInput
            name="look.header"
            label={t('look.header')}
            options={HEADER_LAYOUTS.map((value) => ({ value, label: t(`look.headerLayout.${value}`) }))}
          />
          <SelectInput
            name="look.footer"
            label={t('look.footer')}
            options={FOOTER_LAYOUTS.map((value) => ({ value, label: t(`look.footerLayout.${value}`) }))}
          />
          <SelectInput
            name="look.logoSize"
            label={t('look.logoSize')}
            options={LOOK_SIZES.map((value) => ({ value, label: t(`look.size.${value}`) }))}
          />
          <SelectInput
            name="look.iconSize"
            label={t('look.iconSize')}
            options={LOOK_SIZES.map((value) => ({ value, label: t(`look.size.${value}`) }))}
          />
        </SimpleGrid>
        <SwitchInput name="look.footerNews" label={t('look.footerNews')} />
      </Stack>
    </Panel>
  );
}
