import { Button, Field, HStack, Input, SimpleGrid, Stack, Text, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, type ReactNode } from 'react';
import { DueOrders } from '@/components/admin/couriers/due-orders';
import { SettlementPreview } from '@/components/admin/couriers/settlement-preview';
import { feeOf, useSettlement } from '@/components/admin/couriers/use-settlement';
import { SelectField } from '@/components/admin/forms/select-field';
import { Panel } from '@/components/admin/panel';
import { notify, prepareNotices } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import { useStoreId } from '@/context/use-store-id';
import { booksIn, type CourierBooks } from '@/lib/domain/couriers/courier-books';
import { COURIER_NAME_MAX, REFERENCE_MAX } from '@/lib/domain/couriers/settlement';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { watchCourierBooks } from '@/lib/firestore/couriers';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useToday } from '@/lib/hooks/store/use-today';
import { useListener } from '@/lib/hooks/use-listener';

type Settlement = ReturnType<typeof useSettlement>;

/** Records a courier's payout, which is typed, pasted, read from a file or ticked; shows a preview first. */
export function SettlementForm() {
  const { t } = useTranslation('admin-couriers');
  const { ofError } = useErrorText();
  const { baseCurrency, timeZone } = useStoreSetting();
  const settlement = useSettlement(baseCurrency, useToday(timeZone));
  const { draft, change, currency, preview, busy, failure, show, save } = settlement;
  return (
    <Panel title={t('form.title')}>
      <Stack
        as="form"
        gap="5"
        aria-label={t('form.title')}
        onSubmit={(event) => {
          event.preventDefault();
          void show();
        }}
      >
        <PayoutFields settlement={settlement} />
        <LinesField settlement={settlement} />
        <DueOrders currency={currency} lines={draft.lines} onChange={(lines) => change({ lines })} />
        <HStack gap="3" wrap="wrap">
          <Button type="submit" variant={preview ? 'outline' : 'solid'} loading={busy === 'preview'}>
            {t('form.preview')}
          </Button>
          <Text textStyle="sm" color="fg.muted">
            {t('form.stays')}
          </Text>
        </HStack>
        {failure && (
          <Text role="alert" color="fg.error">
            {ofError(failure)}
          </Text>
        )}
        {preview && (
          <>
            <SettlementPreview lines={preview.lines} fee={feeOf(draft, currency) ?? 0} currency={currency} />
            <Button
              alignSelf="flex-start"
              loading={busy === 'save'}
              onFocus={prepareNotices}
              onClick={() => void save()}
            >
              {t('form.save')}
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  );
}

function PayoutFields({ settlement }: { readonly settlement: Settlement }) {
  const { t } = useTranslation('admin-couriers');
  const store = useStoreId();
  const { currencies } = useStoreSetting();
  const { draft, change, currency, day, errors } = settlement;
  const books = useListener<CourierBooks>(store, (onNext, onError) =>
    watchCourierBooks(store, onNext, onError),
  );
  const held = books.status === 'ready' ? booksIn(books.value).map(([code]) => code) : [];
  // Couriers may still hold cash in a currency that the store gave up.
  const offered = [...new Set([...currencies.map(({ code }) => code), ...held, currency])];
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 5 }} gap="4">
      <Typed label={t('form.courier')} error={errors.courier}>
        <Input
          value={draft.courier}
          maxLength={COURIER_NAME_MAX}
          dir="auto"
          onChange={({ target }) => change({ courier: target.value })}
        />
      </Typed>
      <Typed label={t('form.day')} error={errors.day}>
        <Input type="date" value={day} onChange={({ target }) => change({ day: target.value })} />
      </Typed>
      <Typed label={t('form.reference')}>
        <Input
          value={draft.reference}
          maxLength={REFERENCE_MAX}
          dir="auto"
          onChange={({ target }) => change({ reference: target.value })}
        />
      </Typed>
      <SelectField
        label={t('form.currency')}
        value={currency}
        options={offered.map((code) => ({ value: code, label: code }))}
        onChange={(code) => change({ currency: code })}
      />
      <Typed label={t('form.fee')} error={errors.fee}>
        <Input
          inputMode="decimal"
          dir="ltr"
          value={draft.fee}
          placeholder="0"
          onChange={({ target }) => change({ fee: target.value })}
        />
      </Typed>
    </SimpleGrid>
  );
}

function LinesField({ settlement }: { readonly settlement: Settlement }) {
  const { t } = useTranslation('admin-couriers');
  const { ofField } = useErrorText();
  const file = useRef<HTMLInputElement>(null);
  const { draft, change, errors, read } = settlement;
  const [unread] = read.unread;
  const take = async (chosen: File) => {
    try {
      const lines = (await chosen.text()).replace(/^\ufeff/, '').trimEnd();
      // Inserted above the typed lines, because only the first line may be a heading.
      change({ lines: [lines, draft.lines].filter((some) => some.trim()).join('\n') });
    } catch {
      notify({ type: 'error', message: t('form.fileUnread') });
    }
  };
  const isUnread = errors.lines === 'field.invalid' && unread !== undefined;
  return (
    <Field.Root invalid={errors.lines !== undefined}>
      <Field.Label>{t('form.lines')}</Field.Label>
      <Textarea
        rows={6}
        dir="ltr"
        fontFamily="mono"
        value={draft.lines}
        placeholder={t('form.example')}
        onChange={({ target }) => change({ lines: target.value })}
      />
      <Field.HelperText>{t('form.linesHint')}</Field.HelperText>
      <Field.ErrorText>
        {isUnread ? t('form.unread', { line: unread.line, text: unread.text }) : ofField(errors.lines)}
      </Field.ErrorText>
      <Button size="sm" variant="outline" onClick={() => file.current?.click()}>
        {t('form.file')}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={t('form.file')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (chosen) void take(chosen);
        }}
      />
    </Field.Root>
  );
}

interface TypedProps {
  readonly label: string;
  readonly error?: FieldError | undefined;
  readonly children: ReactNode;
}

function Typed({ label, error, children }: TypedProps) {
  const { ofField } = useErrorText();
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      {children}
      <Field.ErrorText>{ofField(error)}</Field.ErrorText>
    </Field.Root>
  );
}
