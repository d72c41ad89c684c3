import { Alert, Box, Button, Field, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { useField } from '@/components/admin/forms/use-field';
import { Panel } from '@/components/admin/panel';
import { DEFAULT_PRIMARY_COLOR } from '@/lib/domain/store/default-colors';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';
import { COLOR_PAIRS } from '@/lib/domain/store/look/color-pairs';
import { isHexColor } from '@/lib/domain/store/parse-store-setting';
import { adjustedColor } from '@/theme/brand/adjusted-color';

/** The brand's colours: a ready pair, or two of the owner's own. */
export function ColorPanel() {
  const { t } = useTranslation('admin-store');
  return (
    <Panel title={t('brand.colors')}>
      <Stack gap="5">
        <ReadyPairs />
        <ColorInput name="primaryColor" label={t('brand.primaryColor')} />
        <ColorInput name="secondaryColor" label={t('brand.secondaryColor')} />
      </Stack>
    </Panel>
  );
}

function ReadyPairs() {
  const { t } = useTranslation('admin-store');
  const { control, setValue } = useFormContext<SettingEdits['brand']>();
  const typed = useWatch({ control, name: ['primaryColor', 'secondaryColor'] });
  const now = typed.join().toLowerCase();
  const change = { shouldDirty: true, shouldValidate: true };
  return (
    <Stack gap="2" role="group" aria-label={t('brand.pairs')}>
      <Text textStyle="label">{t('brand.pairs')}</Text>
      <HStack gap="2" wrap="wrap">
        {COLOR_PAIRS.map(({ id, primary, secondary }) => {
          const isChosen = now === [primary, secondary].join().toLowerCase();
          return (
            <Button
              key={id}
              type="button"
              variant={isChosen ? 'subtle' : 'outline'}
              aria-pressed={isChosen}
              onClick={() => {
                setValue('primaryColor', primary, change);
                setValue('secondaryColor', secondary, change);
              }}
            >
              <HStack gap="0" borderRadius="l1" overflow="hidden" borderWidth="1px" aria-hidden>
                {[primary, secondary].map((color) => (
                  <Box key={color} width="4" height="5" style={{ backgroundColor: color }} />
                ))}
              </HStack>
              {t(`brand.pair.${id}`)}
            </Button>
          );
        })}
      </HStack>
    </Stack>
  );
}

/** Picks or types a colour `#rrggbb`; warns if the shop must change it to stay readable. */
function ColorInput({ name, label }: { readonly name: string; readonly label: string }) {
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
