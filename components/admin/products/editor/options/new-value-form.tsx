import { Button, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState, type KeyboardEvent } from 'react';
import { SwatchField } from '@/components/admin/products/editor/options/swatch-field';
import type { NewValue } from '@/components/admin/products/editor/options/use-options';
import type { DraftOption } from '@/lib/domain/catalogue/editing/product-draft';
import { cleanOptionName, repeatedNames } from '@/lib/domain/catalogue/variants/option-name';
import { FIELD_LIMITS, type FieldError } from '@/lib/domain/forms/field-errors';
import { directionOf, LOCALES } from '@/lib/domain/locale';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

const EMPTY: NewValue = { name: { en: '', ar: '' }, swatch: '', width: '', height: '' };
const SIDES = ['width', 'height'] as const;

interface NewValueFormProps {
  readonly option: DraftOption;
  /** The option's name, for the fields' labels. */
  readonly name: string;
  /** False if there would be too many combinations. */
  onAdd(value: NewValue): boolean;
}

/** Adds values one after another: Enter adds one, and the field is ready for the next. */
export function NewValueForm({ option, name, onAdd }: NewValueFormProps) {
  const { t } = useTranslation('admin-editor');
  const { ofField } = useErrorText();
  const first = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(EMPTY);
  const [refusal, setRefusal] = useState<FieldError | null>(null);

  const change = (changes: Partial<NewValue>) => {
    setValue({ ...value, ...changes });
    setRefusal(null);
  };
  const add = () => {
    const refused = refusalOf(value, option);
    setRefusal(refused);
    first.current?.focus();
    if (!refused && onAdd(value)) setValue(EMPTY);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter only confirms its letters.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter would submit the whole form.
    event.preventDefault();
    add();
  };

  return (
    <Stack role="group" aria-label={t('value.add', { name })} gap="2" onKeyDown={onKeyDown}>
      <Flex gap="3" align="flex-end" wrap={{ base: 'wrap', lg: 'nowrap' }}>
        {option.id === 'color' && (
          <SwatchField name={t('value.new')} value={value.swatch} onChange={(swatch) => change({ swatch })} />
        )}
        {LOCALES.map((locale) => (
          <Field.Root key={locale} invalid={refusal !== null}>
            <Field.Label>
              {t('text.label', { label: t('value.new'), language: t(`text.language.${locale}`) })}
            </Field.Label>
            <Input
              ref={locale === 'en' ? first : undefined}
              dir={directionOf(locale)}
              lang={locale}
              maxLength={FIELD_LIMITS.nameMax}
              value={value.name[locale]}
              onChange={({ currentTarget }) =>
                change({ name: { ...value.name, [locale]: currentTarget.value } })
              }
            />
          </Field.Root>
        ))}
        {option.id === 'size' &&
          SIDES.map((side) => (
            <Field.Root key={side} width={{ base: 'calc(50% - 6px)', lg: '24' }} flexShrink="0">
              <Field.Label>{t(`value.${side}`)}</Field.Label>
              <Input
                dir="ltr"
                inputMode="decimal"
                value={value[side]}
                onChange={({ currentTarget }) => change({ [side]: currentTarget.value })}
              />
            </Field.Root>
          ))}
        <Button variant="outline" flexShrink="0" onClick={add}>
          {t('value.addShort')}
        </Button>
      </Flex>
      {refusal && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {ofField(refusal)}
        </Text>
      )}
    </Stack>
  );
}

function refusalOf({ name }: NewValue, { values }: DraftOption): FieldError | null {
  if (LOCALES.every((locale) => !cleanOptionName(name[locale]))) return 'field.optionName.required';
  const repeated = repeatedNames([...values.map((value) => value.name), name]);
  return repeated.some(({ index }) => index === values.length) ? 'field.optionValues.twice' : null;
}
