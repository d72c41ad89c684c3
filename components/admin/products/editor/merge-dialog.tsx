import { Box, Button, Heading, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { useDifferenceTexts } from '@/components/admin/products/editor/use-difference-texts';
import { mergeDrafts, type Versions } from '@/lib/domain/catalogue/editing/merge-drafts';
import { pathName, type Choice } from '@/lib/domain/catalogue/editing/merge-edits';
import type { ProductDraft } from '@/lib/domain/catalogue/editing/product-draft';

interface MergeDialogProps {
  readonly versions: Versions;
  /** Who saved the other version, if known. */
  readonly by: string | undefined;
  onMerge(draft: ProductDraft): void;
  onClose(): void;
}

/** Shows another person's changes. Fields that both changed are decided one by one, and nothing is lost. */
export function MergeDialog({ versions, by, onMerge, onClose }: MergeDialogProps) {
  const { t } = useTranslation('admin-editor');
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const { differences } = mergeDrafts(versions);
  const texts = useDifferenceTexts(versions);
  const contested = differences.filter((difference) => difference.by === 'both');
  const theirs = differences.filter((difference) => difference.by === 'theirs');
  const own = differences.filter((difference) => difference.by === 'mine');

  return (
    <AdminDialog
      title={t('merge.title')}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('merge.later')}
          </Button>
          <Button
            onClick={() => onMerge(mergeDrafts(versions, (path) => choices[pathName(path)] ?? 'mine').draft)}
          >
            {t('merge.apply')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Text>{by ? t('merge.by', { name: by }) : t('merge.somebody')}</Text>
        {contested.map((difference) => (
          <ContestedField
            key={pathName(difference.path)}
            label={texts.label(difference.path)}
            mine={texts.value(difference.path, difference.mine)}
            theirs={texts.value(difference.path, difference.theirs)}
            choice={choices[pathName(difference.path)] ?? 'mine'}
            onChoose={(choice) => setChoices((all) => ({ ...all, [pathName(difference.path)]: choice }))}
          />
        ))}
        <ChangedFields
          title={t('merge.theirs')}
          changes={theirs.map(({ path, theirs: value }) => [texts.label(path), texts.value(path, value)])}
        />
        <ChangedFields
          title={t('merge.mine')}
          changes={own.map(({ path, mine }) => [texts.label(path), texts.value(path, mine)])}
        />
      </Stack>
    </AdminDialog>
  );
}

interface ChangedFieldsProps {
  readonly title: string;
  /** Pairs of field and new value. */
  readonly changes: readonly (readonly [string, string])[];
}

function ChangedFields({ title, changes }: ChangedFieldsProps) {
  const { t } = useTranslation('admin-editor');
  if (changes.length === 0) return null;
  return (
    <Stack as="section" gap="2">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <List.Root ps="4">
        {changes.map(([label, value], index) => (
          <List.Item key={index}>{t('merge.change', { label, value })}</List.Item>
        ))}
      </List.Root>
    </Stack>
  );
}

interface ContestedFieldProps {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly choice: Choice;
  onChoose(choice: Choice): void;
}

/** A field that two people changed differently, with the choice of one value. */
function ContestedField({ label, mine, theirs, choice, onChoose }: ContestedFieldProps) {
  const { t } = useTranslation('admin-editor');
  const name = useId();
  const values: readonly (readonly [Choice, string])[] = [
    ['mine', t('merge.keepMine', { value: mine })],
    ['theirs', t('merge.takeTheirs', { value: theirs })],
  ];
  return (
    <Box as="fieldset" borderWidth="1px" borderRadius="l2" p="3">
      <Box as="legend" px="2" fontWeight="medium">
        {label}
      </Box>
      <Stack gap="2">
        {values.map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={choice === value}
              onChange={() => onChoose(value)}
            />{' '}
            {text}
          </label>
        ))}
      </Stack>
    </Box>
  );
}
