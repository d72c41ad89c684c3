import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react';
import styles from './radio-cards.module.css';
import { VisuallyHidden } from '@/components/ui/text/visually-hidden';

export interface RadioChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Colour shown as a dot, `#rrggbb`. */
  readonly swatch?: string | undefined;
  readonly disabled?: boolean;
  /** Crossed out, but can be chosen; give the reason in `note` for people who cannot see the line. */
  readonly crossed?: boolean;
  readonly note?: string;
}

interface RadioCardsProps<Value extends string> {
  readonly legend: string;
  /** Whether only assistive technology gets the legend, because the choices say what they are. */
  readonly hidesLegend?: boolean;
  /** Shown beside the legend, such as the chosen value's name. */
  readonly legendDetail?: string;
  readonly choices: readonly RadioChoice<Value>[];
  /** `cards` take a row each, with their hint; `chips` stand side by side; `stars` fill up to the chosen one. */
  readonly look?: 'cards' | 'chips' | 'stars';
  readonly value?: Value;
  readonly onValueChange?: (value: Value) => void;
  /** react-hook-form's `register(…)`, instead of `value` and `onValueChange`. */
  readonly field?: ComponentProps<'input'>;
  /** The first choice, which gets the focus if none is chosen. */
  readonly ref?: Ref<HTMLInputElement>;
  readonly error?: string | undefined;
}

/** A choice among few values: native radios below visible cards or chips, so that arrow keys work. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const {
    legend,
    hidesLegend,
    legendDetail,
    choices,
    look = 'cards',
    value,
    onValueChange,
    field,
    ref,
    error,
  } = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const hydrate = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const choice = choices.find((one) => one.value === chosen);
    if (choice && choice.value !== value) onValueChange?.(choice.value);
  });
  // Applies a choice made before hydration.
  useLayoutEffect(() => hydrate(), []);
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p className={hidesLegend ? undefined : styles.legend}>
        <span id={`${id}-legend`}>{hidesLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</span>
        {legendDetail && <span className={styles.detail}>{legendDetail}</span>}
      </p>
      <div className={styles[look]}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.choice} data-crossed={choice.crossed || undefined}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              aria-labelledby={`${id}-${choice.value}`}
              aria-describedby={choice.hint ? `${id}-${choice.value}-hint` : undefined}
              disabled={choice.disabled}
              value={choice.value}
              {...(field ?? {
                ref: index === 0 ? ref : undefined,
                checked: choice.value === value,
                onChange: () => onValueChange?.(choice.value),
              })}
            />
            {choice.swatch && <span className={styles.swatch} style={{ backgroundColor: choice.swatch }} />}
            <span className={styles.text}>
              <span id={`${id}-${choice.value}`}>
                <span>{choice.label}</span>
                {choice.note && <VisuallyHidden>{` ${choice.note}`}</VisuallyHidden>}
              </span>
              {choice.hint && (
                <span id={`${id}-${choice.value}-hint`} className={styles.hint}>
                  {choice.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
