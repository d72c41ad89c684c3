import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { TextPair } from '@/components/admin/products/editor/text-pair';
import { textKeys } from '@/lib/domain/catalogue/product-texts';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';

export function TextsPanel() {
  const { t } = useTranslation('admin-editor');
  return (
    <Panel title={t('section.texts')}>
      <Stack gap="4">
        <TextPair
          name="title"
          textKey={textKeys.title}
          label={t('field.title')}
          maxLength={FIELD_LIMITS.titleMax}
        />
        <TextPair
          multiline
          name="description"
          textKey={textKeys.description}
          label={t('field.description')}
          maxLength={FIELD_LIMITS.descriptionMax}
        />
      </Stack>
    </Panel>
  );
}
