import { Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddButton, ListError, RemoveButton } from '@/components/admin/forms/list-parts';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import type { DeliveryForm } from './delivery-form';

/** Days without shipping and delivery. */
export function HolidaysInput() {
  const { t } = useTranslation('admin-delivery');
  const { control, register, setValue, formState } = useFormContext<DeliveryForm>();
  const { ofField } = useErrorText();
  const holidays = useWatch({ control, name: 'holidays' });
  const refused = formState.errors.holidays;
  const whole = ofField(Array.isArray(refused) ? undefined : (refused?.message as string | undefined));
  const put = (days: string[]) => setValue('holidays', days, { shouldDirty: true });
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t('holidays.hint')}</Text>
      <Stack as="ul" listStyleType="none" gap="3" aria-label={t('holidays.title')}>
        {holidays.map((_, index) => {
          const error = ofField(refused?.[index]?.message);
          return (
            <Flex as="li" key={index} gap="2" align="flex-end">
              <Field.Root invalid={Boolean(error)} maxWidth="16rem">
                <Field.Label>{t('holidays.day', { number: index + 1 })}</Field.Label>
                <Input type="date" {...register(`holidays.${index}`)} />
                <Field.ErrorText>{error}</Field.ErrorText>
              </Field.Root>
              <RemoveButton
                label={t('holidays.remove', { number: index + 1 })}
                onRemove={() => put(holidays.filter((__, other) => other !== index))}
              />
            </Flex>
          );
        })}
      </Stack>
      <ListError error={whole} />
      <AddButton
        disabled={holidays.length >= FIELD_LIMITS.holidaysMax}
        onClick={() => put([...holidays, ''])}
      >
        {t('holidays.add')}
      </AddButton>
    </Stack>
  );
}
