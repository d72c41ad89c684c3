import { Box, Button, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { RemoveButton } from '@/components/admin/forms/list-parts';
import { SelectInput } from '@/components/admin/forms/select-input';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { AmountInput, LocalizedInputs, NumberInput, TextInput } from '@/components/admin/forms/text-input';
import { Icon } from '@/components/ui/media/icon';
import { useStoreSetting } from '@/context/store-setting-context';
import { METHOD_KINDS } from '@/lib/domain/delivery/zone';
import { methodName } from '@/lib/domain/delivery/method-names';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { localized } from '@/lib/domain/locale';
import { randomKey } from '@/lib/browser/random-key';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { newMethod, type DeliveryForm, type MethodForm } from './delivery-form';
import { RateInput } from './rate-input';

/** The methods of one zone, in the checkout's order. */
export function MethodList({ zone }: { readonly zone: number }) {
  const { t } = useTranslation('admin-delivery');
  const { control } = useFormContext<DeliveryForm>();
  const { fields, append, move, remove } = useFieldArray({
    control,
    name: `zones.${zone}.methods`,
    keyName: 'key',
  });
  return (
    <Stack gap="4">
      <div>
        <Heading as="h3" size="sm">
          {t('methods.title')}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {t(fields.length ? 'methods.hint' : 'methods.none')}
        </Text>
      </div>
      <Stack as="ul" listStyleType="none" gap="5" aria-label={t('methods.title')}>
        {fields.map((field, index) => (
          <Method
            key={field.key}
            zone={zone}
            index={index}
            onFirst={index === 0 ? null : () => move(index, 0)}
            onRemove={() => remove(index)}
          />
        ))}
      </Stack>
      <Flex gap="2" wrap="wrap">
        {METHOD_KINDS.map((kind) => (
          <Button
            key={kind}
            type="button"
            variant="outline"
            size="sm"
            disabled={fields.length >= FIELD_LIMITS.methodsMax}
            onClick={() => append(newMethod(randomKey(), kind))}
          >
            <Icon name="plus" size={16} />
            {t(`methods.add.${kind}`)}
          </Button>
        ))}
      </Flex>
    </Stack>
  );
}

interface MethodProps {
  readonly zone: number;
  readonly index: number;
  /** Null for the first method. */
  readonly onFirst: (() => void) | null;
  readonly onRemove: () => void;
}

function Method({ zone, index, onFirst, onRemove }: MethodProps) {
  const { t } = useTranslation('admin-delivery');
  const { baseCurrency } = useStoreSetting();
  const { control } = useFormContext<DeliveryForm>();
  const locale = useLocale();
  const path = `zones.${zone}.methods.${index}` as const;
  // Undefined for a moment while the last method is removed.
  const watched = useWatch({ control, name: path }) as MethodForm | undefined;
  const method = watched ?? newMethod('', 'courier');
  const title = localized(methodName(method), locale);
  return (
    <Box as="li" borderTopWidth="1px" pt="4">
      <Stack gap="4">
        <Flex gap="2" align="center" wrap="wrap">
          <Heading as="h4" size="sm" flex="1">
            {title}
          </Heading>
          {onFirst && (
            <Button type="button" variant="ghost" size="sm" onClick={onFirst}>
              {t('methods.first')}
            </Button>
          )}
          <RemoveButton size="sm" label={t('methods.remove', { title })} onRemove={onRemove} />
        </Flex>
        <SelectInput
          name={`${path}.kind`}
          label={t('methods.kind')}
          options={METHOD_KINDS.map((value) => ({ value, label: t(`methods.kinds.${value}`) }))}
        />
        <LocalizedInputs name={`${path}.name`} label={t('methods.name')} />
        {method.kind === 'pickup' && <PickupInputs path={path} />}
        <RateInput zone={zone} method={index} />
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
          <NumberInput
            name={`${path}.handlingDays`}
            label={t('methods.handling')}
            hint={t('methods.handlingHint')}
          />
          <NumberInput name={`${path}.minDays`} label={t('methods.minDays')} pieceOf={`${path}.maxDays`} />
          <NumberInput
            name={`${path}.maxDays`}
            label={t('methods.maxDays')}
            hint={t('methods.maxDaysHint')}
          />
        </SimpleGrid>
        <SwitchInput name={`${path}.cash`} label={t('methods.cash')} hint={t('methods.cashHint')} />
        {method.cash && (
          <AmountInput
            name={`${path}.cashFee`}
            label={t('methods.cashFee')}
            hint={t('methods.cashFeeHint')}
            unit={baseCurrency}
          />
        )}
      </Stack>
    </Box>
  );
}

function PickupInputs({ path }: { readonly path: string }) {
  const { t } = useTranslation('admin-delivery');
  return (
    <>
      <LocalizedInputs name={`${path}.pickup.address`} label={t('pickup.address')} />
      <LocalizedInputs name={`${path}.pickup.hours`} label={t('pickup.hours')} />
      <TextInput
        name={`${path}.pickup.mapUrl`}
        label={t('pickup.map')}
        hint={t('pickup.mapHint')}
        type="url"
        dir="ltr"
      />
    </>
  );
}
