import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { Select } from '@/components/ui/forms/select';
import { TextAreaField } from '@/components/ui/forms/text-area-field';
import { Field } from '@/components/ui/forms/text-field';
import { localized } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import { RETURN_REASONS, RETURN_WISHES } from '@/lib/domain/orders/returns/return';
import { canReturnFor } from '@/lib/domain/orders/returns/return-steps';
import { lineTexts } from '@/lib/domain/studio/design/line-design';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useFocusOnMount } from '@/lib/hooks/use-focus-on-mount';
import { ChosenPhotos } from './chosen-photos';
import styles from './returns.module.css';
import { useReturnDraft, type ChosenLine } from './use-return-draft';

interface ReturnFormProps {
  readonly order: Order;
  readonly token?: string | undefined;
  readonly onSent: (missing: number) => void;
  readonly onClose: () => void;
}

/** Asks which pieces the shopper returns, why, and what they want for them. */
export function ReturnForm({ order, token, onSent, onClose }: ReturnFormProps) {
  const { t } = useTranslation('orders');
  const text = useErrorText();
  const { lines, choose, draft, change, saving, failure, send } = useReturnDraft(order, token, onSent);
  return (
    <form
      ref={useFocusOnMount<HTMLFormElement>()}
      tabIndex={-1}
      aria-label={t('returns.open')}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {lines.map((line) => (
        <ChosenPieces key={line.line} order={order} chosen={line} onChange={choose} />
      ))}
      <Field label={t('returns.wish.label')}>
        {(control) => (
          <Select
            {...control}
            value={draft.wish}
            onChange={({ target }) =>
              change({ wish: RETURN_WISHES.find((wish) => wish === target.value) ?? 'refund' })
            }
          >
            {RETURN_WISHES.map((wish) => (
              <option key={wish} value={wish}>
                {t(`returns.wish.${wish}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextAreaField
        label={t('returns.note')}
        hint={t(draft.wish === 'exchange' ? 'returns.exchangeHint' : 'returns.noteHint')}
        error={text.ofField(failure?.fields?.note)}
        rows={3}
        maxLength={MAX_REASON}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <ChosenPhotos photos={draft.photos} busy={saving} onChange={(photos) => change({ photos })} />
      {failure && !failure.fields?.note && <Alert tone="error" title={text.ofError(failure)} />}
      <div className={styles.buttons}>
        <Button type="submit" loading={saving}>
          {t('returns.submit')}
        </Button>
        <Button variant="outline" disabled={saving} onClick={onClose}>
          {t('returns.keep')}
        </Button>
      </div>
    </form>
  );
}

interface ChosenPiecesProps {
  readonly order: Order;
  readonly chosen: ChosenLine;
  readonly onChange: (line: number, change: Partial<ChosenLine>) => void;
}

function ChosenPieces({ order, chosen: { line, most, quantity, reason }, onChange }: ChosenPiecesProps) {
  const { t } = useTranslation('orders');
  const { count, locale } = useFormats();
  const bought = order.lines[line];
  if (!bought) return null;
  const title = localized(bought.title, locale);
  return (
    <fieldset className={styles.line}>
      <legend className={styles.name}>
        <bdi>{title}</bdi>
      </legend>
      <p className={styles.quiet}>{lineTexts(bought, locale).join(' · ')}</p>
      {bought.design && <p className={styles.quiet}>{t('returns.madeToOrder')}</p>}
      <div className={styles.choices}>
        <Field label={t('returns.pieces')}>
          {(control) => (
            <Select
              {...control}
              value={quantity}
              onChange={({ target }) => onChange(line, { quantity: Number(target.value) })}
            >
              {Array.from({ length: most + 1 }, (_, pieces) => (
                <option key={pieces} value={pieces}>
                  {count(pieces)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {quantity > 0 && (
          <Field label={t('returns.reason.label')}>
            {(control) => (
              <Select
                {...control}
                value={reason}
                onChange={({ target }) => {
                  const known = RETURN_REASONS.find((one) => one === target.value);
                  if (known) onChange(line, { reason: known });
                }}
              >
                {RETURN_REASONS.filter((one) => canReturnFor(order, line, one)).map((one) => (
                  <option key={one} value={one}>
                    {t(`returns.reason.${one}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
    </fieldset>
  );
}
