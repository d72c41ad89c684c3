import { Box, Field, Input, SimpleGrid, Stack, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { SelectField } from '@/components/admin/forms/select-field';
import { Select } from '@/components/admin/forms/select-field';
import type { Source } from '@/components/admin/products/csv/prepare-import';
import { TEXT_LANGUAGES } from '@/lib/domain/catalogue/csv/foreign/foreign-settings';
import { mapped, mappingOf } from '@/lib/domain/catalogue/csv/foreign/recognise';
import {
  FOREIGN_FORMATS,
  TARGETS,
  targetName,
  type Target,
} from '@/lib/domain/catalogue/csv/foreign/targets';
import { parseStock } from '@/lib/domain/catalogue/editing/bulk-change';
import { useFormats } from '@/lib/hooks/language/use-formats';

type Foreign = NonNullable<Source['foreign']>;

interface MappingStepProps {
  readonly table: Source['table'];
  readonly foreign: Foreign;
  onChange(foreign: Foreign): void;
}

const LONGEST_SAMPLE = 40;

/** Maps the columns of another shop's file: as recognised, for the owner to adjust. */
export function MappingStep({ table, foreign, onChange }: MappingStepProps) {
  const { t } = useTranslation('admin-import');
  const { recognised } = foreign;
  const { headingAt, mapping } = recognised;
  const headings = table[headingAt] ?? [];
  const targetLabel = useTargetLabel();
  const sampleOf = (column: number) =>
    table.slice(headingAt + 1).find((cells) => cells[column]?.trim())?.[column] ?? '';
  return (
    <Stack gap="4">
      <MappingSettings headings={headings} foreign={foreign} onChange={onChange} />
      <Box overflowX="auto" maxHeight="50vh" overflowY="auto">
        <Table.Root size="sm" aria-label={t('mapping.table')}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t('mapping.column')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('mapping.meaning')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {headings.map((heading, column) => (
              <Table.Row key={column}>
                <Table.Cell maxWidth="40vw">
                  <bdi>{heading}</bdi>
                  <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
                    <bdi>{sampleOf(column).slice(0, LONGEST_SAMPLE)}</bdi>
                  </Text>
                </Table.Cell>
                <Table.Cell>
                  <Select
                    size="sm"
                    aria-label={t('mapping.meaningOf', { heading })}
                    value={mapping[column] ?? ''}
                    options={[
                      { value: '', label: t('mapping.leaveOut') },
                      ...TARGETS.map((target) => ({ value: target, label: targetLabel(target) })),
                    ]}
                    onChange={(target) =>
                      onChange({
                        ...foreign,
                        recognised: { ...recognised, mapping: mapped(mapping, column, target || null) },
                      })
                    }
                  />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Stack>
  );
}

interface MappingSettingsProps extends Omit<MappingStepProps, 'table'> {
  readonly headings: readonly string[];
}

function MappingSettings({ headings, foreign, onChange }: MappingSettingsProps) {
  const { t } = useTranslation('admin-import');
  const { recognised, settings } = foreign;
  return (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
      <SelectField
        label={t('mapping.format')}
        value={recognised.format}
        options={FOREIGN_FORMATS.map((format) => ({ value: format, label: t(`mapping.formats.${format}`) }))}
        onChange={(format) =>
          onChange({
            ...foreign,
            recognised: { ...recognised, format, mapping: mappingOf(headings, format) },
          })
        }
      />
      <SelectField
        label={t('mapping.language')}
        value={settings.language}
        options={TEXT_LANGUAGES.map((one) => ({ value: one, label: t(`mapping.languages.${one}`) }))}
        onChange={(language) => onChange({ ...foreign, settings: { ...settings, language } })}
      />
      <Field.Root>
        <Field.Label>{t('mapping.stock')}</Field.Label>
        <Input
          inputMode="numeric"
          dir="ltr"
          defaultValue={settings.assumedStock}
          onChange={({ currentTarget: { value } }) => {
            const assumedStock = parseStock(value);
            if (assumedStock !== null) onChange({ ...foreign, settings: { ...settings, assumedStock } });
          }}
        />
        <Field.HelperText>{t('mapping.stockHint')}</Field.HelperText>
      </Field.Root>
    </SimpleGrid>
  );
}

function useTargetLabel() {
  const { t } = useTranslation('admin-import');
  const { count } = useFormats();
  return (target: Target) => {
    const { key, number } = targetName(target);
    return t(`target.${key}`, { number: count(number) });
  };
}
