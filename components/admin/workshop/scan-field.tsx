import { Button, Field, HStack, Input } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type SubmitEvent } from 'react';
import { useMakingStep } from '@/components/admin/workshop/use-making-step';
import { useStoreId } from '@/context/use-store-id';
import { awaitsShopper, nextMaking } from '@/lib/domain/orders/order-status';
import { scannedNumber } from '@/lib/domain/workshop/scanned-number';
import { readOrderByNumber } from '@/lib/firestore/orders/workshop';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** Moves an order to its next step by its number, scanned or typed; a scanner types it and presses Enter. */
export function ScanField() {
  const { t } = useTranslation('admin-workshop');
  const { move, moving } = useMakingStep();
  const { problemOf } = useScannedOrder(move);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(false);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setReading(true);
    const found = await problemOf(typed);
    setReading(false);
    setProblem(found);
    // Cleared for the next scan; a wrong number stays, to be corrected.
    if (!found) setTyped('');
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Field.Root invalid={problem !== null}>
        <Field.Label>{t('scan.label')}</Field.Label>
        <HStack gap="2" width="full" maxWidth="md">
          <Input
            value={typed}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(null);
            }}
          />
          <Button type="submit" variant="outline" loading={reading || moving !== null}>
            {t('scan.move')}
          </Button>
        </HStack>
        <Field.HelperText>{t('scan.hint')}</Field.HelperText>
        <Field.ErrorText role="alert">{problem}</Field.ErrorText>
      </Field.Root>
    </form>
  );
}

/** Moves the scanned order one step on, or returns the error. Designs are approved by eye, never by a scan. */
function useScannedOrder(move: ReturnType<typeof useMakingStep>['move']) {
  const store = useStoreId();
  const { t } = useTranslation('admin-workshop');
  const { ofError } = useErrorText();
  const problemOf = async (typed: string): Promise<string | null> => {
    const number = scannedNumber(typed);
    if (!number) return t('scan.error.number');
    const found = await readOrderByNumber(store, number);
    if (!found.ok) return ofError(found.error);
    const [order] = found.value;
    if (!order) return t('scan.error.unknown');
    if (awaitsShopper(order)) return t('scan.error.asked');
    const [to] = nextMaking(order);
    if (!to) return t('scan.error.closed');
    if (order.making?.state === 'waiting') return t('scan.error.waiting');
    if (order.making?.state === 'made') return t('scan.error.made');
    await move(order, to);
    return null;
  };
  return { problemOf };
}
