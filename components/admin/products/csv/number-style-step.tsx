import { Alert, Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { DECIMAL_SIGNS, readAmount, type DecimalSign } from '@/lib/domain/catalogue/csv/reading/amount';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface NumberStyleStepProps {
  /** An ambiguous amount in the file. */
  readonly value: string;
  readonly currency: CurrencyCode;
  onDecide(decimalSign: DecimalSign): void;
}

/** Asks once per file for the decimal separator, because a wrong guess would sell at a thousandth of the price. */
export function NumberStyleStep({ value, currency, onDecide }: NumberStyleStepProps) {
  const { t } = useTranslation('admin-import');
  const { money } = useFormats();
  const readings = DECIMAL_SIGNS.map((sign) => ({ sign, amount: readAmount(value, currency, sign) }));
  return (
    <Stack gap="4">
      <Alert.Root status="warning">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>{t('numbers.title', { value: `\u2068${value}\u2069` })}</Alert.Title>
          <Alert.Description>{t('numbers.why')}</Alert.Description>
        </Alert.Content>
      </Alert.Root>
      <Text>{t('numbers.question')}</Text>
      <Stack gap="2" align="flex-start">
        {readings.map(({ sign, amount }) =>
          typeof amount === 'number' ? (
            <Button key={sign} variant="outline" onClick={() => onDecide(sign)}>
              {money(amount, currency)}
            </Button>
          ) : null,
        )}
      </Stack>
    </Stack>
  );
}
