import { Box, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { AddButton, RemoveButton } from '@/components/admin/forms/list-parts';
import { SelectInput } from '@/components/admin/forms/select-input';
import { AmountInput, TextInput } from '@/components/admin/forms/text-input';
import { useStoreSetting } from '@/context/store-setting-context';
import { RATE_BASES } from '@/lib/domain/delivery/zone';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import type { DeliveryForm } from './delivery-form';

interface RateInputProps {
  readonly zone: number;
  readonly method: number;
}

/** A method's price: one charge, or steps by total or by number of pieces. */
export function RateInput({ zone, method }: RateInputProps) {
  const { t } = useTranslation('admin-delivery');
  const { baseCurrency } = useStoreSetting();
  const { control } = useFormContext<DeliveryForm>();
  const path = `zones.${zone}.methods.${method}.rate` as const;
  const by = useWatch({ control, name: `${path}.by` });
  const { fields, append, remove } = useFieldArray({ control, name: `${path}.steps`, keyName: 'key' });
  const shown = by === 'flat' ? fields.slice(0, 1) : fields;
  return (
    <Stack gap="4">
      <SelectInput
        name={`${path}.by`}
        label={t('rate.by')}
        options={RATE_BASES.map((value) => ({ value, label: t(`rate.basis.${value}`) }))}
      />
      <Stack as="ul" listStyleType="none" gap="3" aria-label={t('rate.steps')}>
        {shown.map((field, index) => (
          <Flex as="li" key={field.key} gap="3" align="flex-start" wrap="wrap">
            {by !== 'flat' && (
              <Box flex="1 1 8rem">
                {index === 0 ? (
                  <FirstStep label={t(`rate.from.${by}`)} />
                ) : (
                  <TextInput
                    name={`${path}.steps.${index}.from`}
                    label={t(`rate.from.${by}`)}
                    inputMode={by === 'total' ? 'decimal' : 'numeric'}
                    dir="ltr"
                    {...(by === 'total' && { unit: baseCurrency })}
                    {...(by === 'weight' && { unit: t('rate.grams') })}
                  />
                )}
              </Box>
            )}
            <Box flex="1 1 8rem">
              <AmountInput
                name={`${path}.steps.${index}.charge`}
                label={t('rate.charge')}
                unit={baseCurrency}
              />
            </Box>
            {by !== 'flat' && index > 0 && (
              <RemoveButton
                mt="6"
                label={t('rate.remove', { number: index + 1 })}
                onRemove={() => remove(index)}
              />
            )}
          </Flex>
        ))}
      </Stack>
      {by !== 'flat' && (
        <>
          <AddButton
            disabled={fields.length >= FIELD_LIMITS.stepsMax}
            onClick={() => append({ from: '', charge: '' })}
          >
            {t('rate.add')}
          </AddButton>
          <Text color="fg.muted" textStyle="sm">
            {t('rate.hint')}
          </Text>
        </>
      )}
      <AmountInput
        name={`zones.${zone}.methods.${method}.freeOver`}
        label={t('rate.freeOver')}
        hint={t('rate.freeOverHint')}
        unit={baseCurrency}
      />
    </Stack>
  );
}

/** The first step starts at zero. */
const FirstStep = ({ label }: { readonly label: string }) => (
  <Field.Root readOnly>
    <Field.Label>{label}</Field.Label>
    <Input value="0" readOnly dir="ltr" />
  </Field.Root>
);
