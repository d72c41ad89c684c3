import { Field, Input, SimpleGrid, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { SelectField } from '@/components/admin/forms/select-field';
import { localized, type LocalizedText } from '@/lib/domain/locale';
import type { BoardProblem } from '@/lib/domain/studio/board/problems';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import { FACES } from '@/lib/domain/studio/text/faces';
import { isOneLine, type StudioField, type StudioTemplate } from '@/lib/domain/studio/template/template';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useProblemText } from '@/lib/hooks/language/use-problem-text';

interface ProposalInputsProps {
  readonly template: StudioTemplate;
  readonly input: DesignInput;
  readonly problems: readonly BoardProblem[];
  readonly onChange: (input: DesignInput) => void;
}

/** The shopper's texts and choices, without the size and the pictures. */
export function ProposalInputs({ template, input, problems, onChange }: ProposalInputsProps) {
  const problemText = useProblemText();
  return (
    <>
      {template.fields
        .filter(({ kind }) => kind !== 'picture')
        .map((field) => {
          const problem = problems.find((one) => one.field === field.id);
          return (
            <TextInput
              key={field.id}
              field={field}
              value={input.texts[field.id] ?? ''}
              error={problem && problemText(problem)}
              onChange={(typed) => onChange({ ...input, texts: { ...input.texts, [field.id]: typed } })}
            />
          );
        })}
      <Choices template={template} input={input} onChange={onChange} />
    </>
  );
}

interface TextInputProps {
  readonly field: StudioField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

function TextInput({ field, value, error, onChange }: TextInputProps) {
  const { t } = useTranslation('admin-orders');
  const locale = useLocale();
  const shared = {
    value,
    dir: 'auto',
    autoComplete: 'off',
    readOnly: field.kind === 'verse',
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange(currentTarget.value),
  };
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{localized(field.label, locale)}</Field.Label>
      {isOneLine(field) ? <Input {...shared} /> : <Textarea rows={3} {...shared} />}
      {shared.readOnly && <Field.HelperText>{t('change.verse')}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

const named = (list: readonly { readonly id: string; readonly name: LocalizedText }[]) =>
  list.map(({ id, name }) => ({ id, name }));

function Choices({ template, input, onChange }: Omit<ProposalInputsProps, 'problems'>) {
  const { t } = useTranslation('admin-orders');
  const locale = useLocale();
  const faces = (ids: StudioTemplate['arabicFaces']) =>
    ids.map((id) => ({ id, name: { en: FACES[id].name, ar: FACES[id].name } }));
  const choices = [
    { key: 'arabicFace', label: t('change.arabicFace'), options: faces(template.arabicFaces) },
    { key: 'latinFace', label: t('change.latinFace'), options: faces(template.latinFaces) },
    { key: 'inkId', label: t('change.ink'), options: named(template.inks) },
    { key: 'backgroundId', label: t('change.background'), options: named(template.backgrounds) },
    { key: 'frameId', label: t('change.frame'), options: named(template.frames) },
    {
      key: 'align',
      label: t('change.align'),
      options: template.alignments.map((id) => {
        const name = t(`change.alignTo.${id}`);
        return { id, name: { en: name, ar: name } };
      }),
    },
  ] as const;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
      {choices.map(({ key, label, options }) => (
        <SelectField
          key={key}
          label={label}
          value={input[key]}
          options={options.map(({ id, name }) => ({ value: id, label: localized(name, locale) }))}
          onChange={(id) => onChange({ ...input, [key]: id })}
        />
      ))}
    </SimpleGrid>
  );
}
