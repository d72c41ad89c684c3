import { Button, Field, Flex, Input } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState, type KeyboardEvent } from 'react';
import { SwatchField } from '@/components/admin/products/editor/swatch-field';
import type { NewValue } from '@/components/admin/products/editor/use-options';
import type { DraftOption } from '@/lib/domain/catalogue/product-draft';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { directionOf, LOCALES } from '@/lib/domain/locale';

const EMPTY: NewValue = { name: { en: '', ar: '' }, swatch: '', width: '', height: '' };
const SIDES = ['width', 'height'] as const;

interface NewValueFormProps {
  readonly option: DraftOption;
  /** The option's, for the fields' names. */
  readonly name: string;
  /** False when there would be too many combinations. */
  onAdd(value: NewValue): boolean;
}

/** Adds one value after the other: Enter adds, and the next can be typed at once. */
export function NewValueForm({ option, name, onAdd }: NewValueFormProps) {
  const { t } = useTranslation('admin-editor');
  const first = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(EMPTY);
  const isFilled = Boolean(value.name.en.trim() || value.name.ar.trim());

  const add = () => {
    if (!isFilled || !onAdd(value)) return;
    setValue(EMPTY);
    first.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would send the whole form.
    event.preventDefault();
    add();
  };

  return (
    <Flex
      role="group"
      aria-label={t('value.add', { name })}
      gap="3"
      align="flex-end"
      wrap={{ base: 'wrap', lg: 'nowrap' }}
      onKeyDown={onKeyDown}
    >
      {option.id === 'color' && (
        <SwatchField
          name={t('value.new')}
          value={value.swatch}
          onChange={(swatch) => setValue({ ...value, swatch })}
        />
      )}
      {LOCALES.map((locale) => (
        <Field.Root key={locale}>
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
              setValue({ ...value, name: { ...value.name, [locale]: currentTarget.value } })
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
              onChange={({ currentTarget }) => setValue({ ...value, [side]: currentTarget.value })}
            />
          </Field.Root>
        ))}
      <Button variant="outline" flexShrink="0" disabled={!isFilled} onClick={add}>
        {t('value.addShort')}
      </Button>
    </Flex>
  );
}
