import { Box, Button, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { MoveButtons } from '@/components/admin/products/editor/options/move-buttons';
import { useTemplateEditor } from '@/components/admin/products/studio/editor-state';
import { OfferedChoices } from '@/components/admin/products/studio/offered-choices';
import {
  ChoiceInput,
  MoneyInput,
  NumberInput,
  PairInput,
  TickInput,
} from '@/components/admin/products/studio/template-inputs';
import { localized } from '@/lib/domain/locale';
import {
  movedItem,
  withFieldKind,
  withNewField,
  withoutField,
} from '@/lib/domain/studio/editing/template-edits';
import { STUDIO_LIMITS } from '@/lib/domain/studio/template/limits';
import { FIELD_KINDS, type FieldKind } from '@/lib/domain/studio/template/template';
import { DATE_FORMS } from '@/lib/domain/studio/text/date-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** The fields that shoppers fill in. */
export function FieldsPanel() {
  const { t } = useTranslation('admin-studio');
  const { content, change } = useTemplateEditor();
  const isFull =
    content.fields.length >= STUDIO_LIMITS.fields || content.layers.length >= STUDIO_LIMITS.layers;
  return (
    <Panel title={t('section.fields')}>
      <Stack gap="4">
        {content.fields.map(({ id }, index) => (
          <FieldRow key={id} index={index} />
        ))}
        <Box>
          <Button
            size="sm"
            variant="outline"
            disabled={isFull}
            onClick={() => change(null, (now) => withNewField(now, 'text'))}
          >
            {t('field.add')}
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
}

function FieldRow({ index }: { readonly index: number }) {
  const { t } = useTranslation('admin-studio');
  const { content, change } = useTemplateEditor();
  const locale = useLocale();
  const field = content.fields[index];
  if (!field) return null;
  const path = `fields[${index}]`;
  const name = localized(field.label, locale) || t('field.unnamed');
  return (
    <Box as="fieldset" borderWidth="1px" borderRadius="l2" p="4">
      <Box as="legend" px="2" fontWeight="medium">
        <bdi>{name}</bdi>
      </Box>
      <Stack gap="3">
        <PairInput path={`${path}.label`} label={t('field.label')} />
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3" alignItems="end">
          <ChoiceInput
            path={`${path}.kind`}
            label={t('field.kind')}
            options={FIELD_KINDS.map((kind) => ({ value: kind, label: t(`field.kinds.${kind}`) }))}
            onChoose={(kind) => change(null, (now) => withFieldKind(now, field.id, kind as FieldKind))}
          />
          {field.kind !== 'picture' && (
            <NumberInput path={`${path}.maxLength`} label={t('field.maxLength')} />
          )}
          <MoneyInput path={`${path}.addOn`} label={t('field.addOn')} />
        </SimpleGrid>
        {field.kind === 'date' && (
          <OfferedChoices
            path={`${path}.dateForms`}
            label={t('field.dateForms')}
            initial={DATE_FORMS}
            choices={DATE_FORMS.map((form) => ({ value: form, label: t(`field.dateForm.${form}`) }))}
          />
        )}
        {field.kind !== 'picture' && (
          <PairInput path={`${path}.example`} label={t('field.example')} rows={2} />
        )}
        <Flex justify="space-between" align="center">
          <TickInput path={`${path}.required`} label={t('field.required')} />
          <MoveButtons
            name={name}
            canMoveUp={index > 0}
            canMoveDown={index < content.fields.length - 1}
            onMove={(by) => change(null, (now) => ({ ...now, fields: movedItem(now.fields, index, by) }))}
            onRemove={() => change(null, (now) => withoutField(now, field.id))}
          />
        </Flex>
      </Stack>
    </Box>
  );
}
