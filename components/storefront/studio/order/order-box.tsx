import { memo, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { prepareNotices } from '@/components/overlays/notify';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { Price } from '@/components/ui/text/price';
import { useCurrency } from '@/context/currency-context';
import type { DesignOnScreen } from '@/components/storefront/studio/use-design';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import { isSame } from '@/lib/domain/is-same';
import { addOnsOf } from '@/lib/domain/studio/design/add-ons';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import { isUntouched } from '@/lib/domain/studio/design/first-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import styles from './order-box.module.css';
import type { DrawNow } from './save-drawn';
import { useOrderDesign } from './use-order-design';
import { useProblemLines } from './use-problem-lines';

interface OrderBoxProps extends Pick<DesignOnScreen, 'latest'> {
  readonly product: Product;
  readonly variant: Variant;
  readonly template: StudioTemplate;
  /** May be a moment behind the latest. */
  readonly input: DesignInput;
  readonly drawNow: DrawNow;
  /** Shows the problems to correct first. */
  readonly onProblems: () => void;
}

/** Why a design was not put into the cart; it applies only to that design. */
interface Refusal {
  readonly problem: 'nothing' | 'spellingMissing' | 'problems' | 'unmade' | 'failed' | 'outdated';
  readonly input: DesignInput;
  /** What no field shows, a line each. */
  readonly lines?: readonly string[];
}

/** The price, the spelling confirmation, and the button to add to the cart. */
export const OrderBox = memo(function OrderBox({
  product,
  variant,
  template,
  input,
  latest,
  drawNow,
  onProblems,
}: OrderBoxProps) {
  const { t } = useTranslation('studio');
  const { format } = useCurrency();
  const text = useErrorText();
  const isReady = useHydrated();
  /** The words whose spelling was confirmed; changed words need a new confirmation. */
  const [checked, setChecked] = useState<DesignInput['texts'] | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const { order, changes, failure } = useOrderDesign(product, variant);
  const addOn = addOnsOf(template, input);
  const told = useProblemLines(template);
  const refusal = refused && isSame(refused.input, input) ? refused : null;
  const problem = refusal?.problem;
  const setProblem = (why: Refusal['problem'], lines?: readonly string[]) =>
    setRefused({ problem: why, input: latest().designed, lines });
  const isSpelled = ({ texts }: DesignInput) => checked !== null && isSame(checked, texts);
  const isChecked = isSpelled(input);

  /** From the press on: a second one would add the board twice. */
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    await submit();
    setBusy(false);
  };

  const submit = async () => {
    setRefused(null);
    if (isUntouched(latest().designed)) {
      setProblem('nothing');
      return onProblems();
    }
    const asked = latest();
    const drawn = await drawNow();
    if (!drawn) return setProblem('failed');
    if (drawn.board.problems.length > 0) {
      const others = told.ofOthers(drawn.board.problems);
      const isAllOther = others.length === drawn.board.problems.length;
      setProblem(isAllOther ? 'unmade' : 'problems', others);
      return isAllOther ? undefined : onProblems();
    }
    if (!isSpelled(drawn.input)) return setProblem('spellingMissing');
    const outcome = await order(drawn, () => isSame(latest(), asked));
    if (outcome) setProblem(outcome);
  };

  return (
    <section className={styles.box} aria-label={t('order.title')}>
      <p className={styles.price} aria-live="polite">
        <Price size="lg" price={format(variant.price + addOn)} />
        {addOn > 0 && (
          <span className={styles.detail}>
            {t('order.price', { board: format(variant.price), extras: format(addOn) })}
          </span>
        )}
      </p>
      {template.makingDays > 0 && (
        <p className={styles.detail}>{t('order.making', { count: template.makingDays })}</p>
      )}
      <CheckboxField
        label={t('order.spelling')}
        checked={isChecked}
        aria-invalid={problem === 'spellingMissing' && !isChecked ? true : undefined}
        onChange={({ target }) => setChecked(target.checked ? latest().designed.texts : null)}
      />
      {problem && !(problem === 'spellingMissing' && isChecked) && (
        <Alert tone="error" title={t(`order.${problem}`)}>
          <Lines lines={refusal?.lines} />
        </Alert>
      )}
      {failure && (
        <Alert tone="error" title={text.ofError(failure)}>
          <Lines lines={told.ofFailure(failure)} />
        </Alert>
      )}
      <Button
        size="lg"
        disabled={!isReady || variant.stock === 0}
        loading={busy}
        onPointerEnter={prepareNotices}
        onFocus={prepareNotices}
        onClick={() => void press()}
      >
        {t(orderLabel(variant, changes))}
      </Button>
    </section>
  );
});

function Lines({ lines = [] }: { readonly lines?: readonly string[] }) {
  return (
    lines.length > 0 && (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  );
}

function orderLabel({ stock }: Variant, changes: boolean) {
  if (stock === 0) return 'order.soldOut';
  return changes ? 'order.change' : 'order.add';
}
