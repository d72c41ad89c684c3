import { Checkbox, Field, Flex, HStack, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { useTemplateEditor } from '@/components/admin/products/studio/editor-state';
import { ALIGNMENTS } from '@/lib/domain/studio/template/template';
import { FACES, facesOf } from '@/lib/domain/studio/text/faces';

/** The typefaces and alignments that shoppers can choose. */
export function FacesPanel() {
  const { t } = useTranslation('admin-studio');
  const faces = (script: 'arabic' | 'latin') =>
    facesOf(script).map((face) => ({ value: face, label: FACES[face].name }));
  return (
    <Panel title={t('section.faces')}>
      <Stack gap="5">
        <OfferedChoices path="arabicFaces" label={t('choice.arabicFace')} choices={faces('arabic')} />
        <OfferedChoices path="latinFaces" label={t('choice.latinFace')} choices={faces('latin')} />
        <OfferedChoices
          path="alignments"
          label={t('choice.align')}
          choices={ALIGNMENTS.map((align) => ({ value: align, label: t(`align.${align}`) }))}
        />
      </Stack>
    </Panel>
  );
}

interface OfferedChoicesProps {
  readonly path: 'arabicFaces' | 'latinFaces' | 'alignments';
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** Selects from a fixed list; the first selected one is the default. */
function OfferedChoices({ path, label, choices }: OfferedChoicesProps) {
  const { t } = useTranslation('admin-studio');
  const { content, set, problemAt } = useTemplateEditor();
  const offered: readonly string[] = content[path];
  const error = problemAt(path);
  const toggle = (value: string, isOffered: boolean) =>
    set(path, isOffered ? [...offered, value] : offered.filter((one) => one !== value));
  return (
    <Stack as="fieldset" gap="2">
      <Text as="legend" fontWeight="medium" fontSize="sm" mb="2">
        {label}
      </Text>
      <Flex gap="4" wrap="wrap">
        {choices.map((choice) => (
          <Checkbox.Root
            key={choice.value}
            checked={offered.includes(choice.value)}
            onCheckedChange={({ checked }) => toggle(choice.value, checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{choice.label}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Flex>
      {error && (
        <Text color="fg.error" fontSize="sm" role="alert">
          {error}
        </Text>
      )}
      {offered.length > 1 && (
        <Field.Root maxWidth="64">
          <HStack width="full">
            <Field.Label whiteSpace="nowrap">{t('choice.first')}</Field.Label>
            <NativeSelect.Root size="sm">
              <NativeSelect.Field
                value={offered[0]}
                onChange={({ currentTarget: { value } }) =>
                  set(path, [value, ...offered.filter((one) => one !== value)])
                }
              >
                {choices
                  .filter(({ value }) => offered.includes(value))
                  .map((choice) => (
                    <option key={choice.value} value={choice.value}>
                      {choice.label}
                    </option>
                  ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </HStack>
        </Field.Root>
      )}
    </Stack>
  );
}
