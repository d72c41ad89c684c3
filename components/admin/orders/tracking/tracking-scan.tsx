import { Button, Field, HStack, Input, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type SubmitEvent } from 'react';
import { carryOut, planFor } from '@/components/admin/orders/tracking/tracking-steps';
import { latinDigits } from '@/lib/domain/forms/clean-text';
import { MAX_SHIPMENT_TEXT } from '@/lib/domain/orders/order-admin-fields';
import { scannedNumber } from '@/lib/domain/workshop/scanned-number';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/**
 * Scans the order number on a slip, then the courier's label; a scanner types each and presses Enter. A second order number
 * starts over, so that a slip without a label does no harm.
 */
export function TrackingScan({ carrier }: { readonly carrier: string }) {
  const { t } = useTranslation('admin-orders');
  const [number, setNumber] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const send = useScannedParcel();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setSaid('');
    const scanned = scannedNumber(typed);
    if (scanned) {
      setNumber(scanned);
      return setTyped('');
    }
    if (!number) return setProblem(t('tracking.problem.order'));
    const trackingNumber = latinDigits(typed).trim();
    if (!trackingNumber) return setProblem(t('tracking.problem.tracking'));
    setBusy(true);
    const sent = await send(number, { carrier, trackingNumber });
    setBusy(false);
    setProblem(sent.problem);
    if (sent.problem !== null) return;
    setSaid(t(`tracking.${sent.step}`, { number }));
    setNumber(null);
    setTyped('');
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Field.Root invalid={problem !== null}>
        <Field.Label>{number ? t('tracking.scanLabel', { number }) : t('tracking.scanOrder')}</Field.Label>
        <HStack gap="2" width="full" maxWidth="md">
          <Input
            value={typed}
            maxLength={MAX_SHIPMENT_TEXT}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(null);
            }}
          />
          <Button type="submit" variant="outline" loading={busy}>
            {t('tracking.take')}
          </Button>
        </HStack>
        <Field.HelperText>{t('tracking.scanHint')}</Field.HelperText>
        <Field.ErrorText role="alert">{problem}</Field.ErrorText>
      </Field.Root>
      <Text role="status" color="fg.success">
        {said}
      </Text>
    </form>
  );
}

type Sent =
  { readonly problem: string } | { readonly problem: null; readonly step: 'ship' | 'correct' | 'done' };

/** Plans and applies one scan. */
function useScannedParcel() {
  const { t } = useTranslation('admin-orders');
  const { ofError } = useErrorText();
  return async (number: string, shipment: Parameters<typeof carryOut>[1]): Promise<Sent> => {
    const planned = await planFor(number, shipment);
    if (!planned.ok) return { problem: ofError(planned.error) };
    const { plan } = planned.value;
    if (plan.step === 'refuse') return { problem: t(`tracking.problem.${plan.problem}`) };
    const error = await carryOut(planned.value, shipment);
    return error ? { problem: ofError(error) } : { problem: null, step: plan.step };
  };
}
