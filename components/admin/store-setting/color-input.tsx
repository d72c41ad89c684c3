import { Alert, Box, Field, HStack, Input } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { useField } from '@/components/admin/forms/use-field';
import { DEFAULT_PRIMARY_COLOR } from '@/lib/domain/store/store-setting';
import { isHexColor } from '@/lib/domain/store/parse-store-setting';
import { adjustedColor } from '@/theme/brand/adjusted-color';

/** A colour `#rrggbb` to pick or to type, with a warning where the shop must change it to stay readable. */
export function ColorInput({ name, label }: { readonly name: string; readonly label: string }) {
  const { t } = useTranslation('admin-store');
  const { setValue, control } = useFormContext();
  const { register, error } = useField(name);
  const typed: unknown = useWatch({ control, name });
  const color = isHexColor(typed) ? typed : DEFAULT_PRIMARY_COLOR;
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <HStack width="full">
        <Input
          type="color"
          id={`${name}-picker`}
          width="14"
          padding="1"
          flexShrink="0"
          aria-label={t('brand.pick', { field: label })}
          value={color.toLowerCase()}
          onChange={({ target }) => setValue(name, target.value, { shouldDirty: true, shouldValidate: true })}
        />
        <Input dir="ltr" {...register(name)} />
      </HStack>
      <Field.ErrorText>{error}</Field.ErrorText>
      {isHexColor(typed) && <ContrastWarning color={typed} />}
    </Field.Root>
  );
}

function ContrastWarning({ color }: { readonly color: string }) {
  const { t } = useTranslation('admin-store');
  const shown = adjustedColor(color);
  if (!shown) return null;
  return (
    <Alert.Root status="warning" size="sm" role="status">
      <Alert.Indicator />
      <Alert.Title flex="1">{t('brand.contrast', { color: shown })}</Alert.Title>
      <Box
        width="6"
        height="6"
        borderRadius="l1"
        borderWidth="1px"
        style={{ backgroundColor: shown }}
        aria-hidden
      />
    </Alert.Root>
  );
}
