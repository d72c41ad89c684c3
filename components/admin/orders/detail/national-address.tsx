import { Alert, Button, Field, Input, SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import type { Order } from '@/lib/domain/orders/order';
import { useNationalAddress } from '@/lib/hooks/orders/use-national-address';

/** Says that a Saudi order cannot ship yet, and asks for the missing address. */
export function NationalAddress({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const { fields, save, isSubmitting } = useNationalAddress(order, {
    onSaved: () => notify({ type: 'success', message: t('nationalAddress.saved') }),
    onFailed: (message) => notify({ type: 'error', message }),
  });
  return (
    <Alert.Root status="warning" mb="5" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('nationalAddress.title')}</Alert.Title>
        <Alert.Description>{t('nationalAddress.staff')}</Alert.Description>
        <Stack
          as="form"
          gap="3"
          mt="3"
          align="flex-start"
          aria-label={t('nationalAddress.title')}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <SimpleGrid columns={{ base: 1, md: 3 }} gap="3" width="full">
            {fields.map(({ label, error, input }) => (
              <Field.Root key={input.name} invalid={Boolean(error)}>
                <Field.Label>{label}</Field.Label>
                <Input size="sm" dir="auto" {...input} />
                <Field.ErrorText>{error}</Field.ErrorText>
              </Field.Root>
            ))}
          </SimpleGrid>
          <Button type="submit" size="sm" loading={isSubmitting}>
            {t('nationalAddress.save')}
          </Button>
        </Stack>
      </Alert.Content>
    </Alert.Root>
  );
}
