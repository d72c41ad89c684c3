import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { TextPair } from '@/components/admin/products/editor/text-pair';
import { EDITED_FIELDS, SEARCH_TEXTS, TEXT_FIELDS } from '@/lib/domain/catalogue/fields/edited-fields';

export function TextsPanel() {
  const { t } = useTranslation(['admin-editor', 'product-fields']);
  return (
    <Panel title={t('section.texts')}>
      <Stack gap="4">
        {TEXT_FIELDS.filter((name) => !SEARCH_TEXTS.some((one) => one === name)).map((name) => (
          <TextPair
            key={name}
            name={name}
            textKey={name}
            label={t(`product-fields:${name}`)}
            maxLength={EDITED_FIELDS[name].max}
            multiline={EDITED_FIELDS[name].lines === 'many'}
          />
        ))}
      </Stack>
    </Panel>
  );
}
