import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { useStoreSetting } from '@/context/store-setting-context';
import { asksNotToBeTracked } from '@/lib/browser/measurement/asks-not-to-be-tracked';
import type { Consent } from '@/lib/domain/measurement/consent';
import type { Purpose } from '@/lib/domain/measurement/tools';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';
import styles from './consent-bar.module.css';

export interface ConsentBarProps {
  readonly purposes: readonly Purpose[];
  /** The answer so far; null before one. */
  readonly consent: Consent | null;
  /** The visitor opened it, so that it takes the focus and can be closed without an answer. */
  readonly isAskedFor: boolean;
  readonly onAnswer: (agreed: readonly Purpose[]) => void;
  readonly onClose: () => void;
}

/** Asks, in a bar that covers no content of its own and stops nobody, what the visitor allows. */
export function ConsentBar({ purposes, consent, isAskedFor, onAnswer, onClose }: ConsentBarProps) {
  const { t } = useTranslation('consent');
  const locale = useLocale();
  const store = localized(useStoreSetting().name, locale);
  const bar = useFocusedBar(isAskedFor);
  const hasSignal = asksNotToBeTracked();
  const canClose = isAskedFor && consent !== null;
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={t('label')}
      className={styles.bar}
      onKeyDown={({ key }) => key === 'Escape' && canClose && onClose()}
    >
      <p>
        {t(hasSignal ? 'signal' : 'text', { store })} <Link href={paths.privacyPolicy}>{t('policy')}</Link>
      </p>
      {!hasSignal && <Choice purposes={purposes} consent={consent} isOpen={canClose} onAnswer={onAnswer} />}
      {canClose && (
        <Button variant="ghost" onClick={onClose}>
          {t('close')}
        </Button>
      )}
    </section>
  );
}

interface ChoiceProps extends Pick<ConsentBarProps, 'purposes' | 'consent' | 'onAnswer'> {
  /** Whether the purposes are shown from the start. */
  readonly isOpen: boolean;
}

/** Both answers weigh the same; the purposes come on request. */
function Choice({ purposes, consent, isOpen, onAnswer }: ChoiceProps) {
  const { t } = useTranslation('consent');
  const [chosen, setChosen] = useState(() => purposes.filter((purpose) => consent?.[purpose]));
  const [isChoosing, setChoosing] = useState(isOpen);
  const toggle = (purpose: Purpose, isOn: boolean) =>
    setChosen((known) => (isOn ? [...known, purpose] : known.filter((one) => one !== purpose)));
  return (
    <>
      {isChoosing && (
        <fieldset className={styles.purposes}>
          <legend>{t('purposes')}</legend>
          {purposes.map((purpose) => (
            <div key={purpose}>
              <CheckboxField
                label={t(purpose)}
                checked={chosen.includes(purpose)}
                aria-describedby={`consent-${purpose}`}
                onChange={({ currentTarget }) => toggle(purpose, currentTarget.checked)}
              />
              <p id={`consent-${purpose}`} className={styles.hint}>
                {t(`${purpose}Hint`)}
              </p>
            </div>
          ))}
        </fieldset>
      )}
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => onAnswer(purposes)}>
          {t('accept')}
        </Button>
        <Button variant="outline" onClick={() => onAnswer([])}>
          {t('decline')}
        </Button>
        <Button variant="outline" onClick={() => (isChoosing ? onAnswer(chosen) : setChoosing(true))}>
          {t(isChoosing ? 'save' : 'choose')}
        </Button>
      </div>
    </>
  );
}

/** Focuses the bar that a visitor opened, and gives the focus back when it closes. */
function useFocusedBar(isAskedFor: boolean) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAskedFor) return;
    const opener = document.activeElement;
    bar.current?.focus({ preventScroll: true });
    return () => void (opener instanceof HTMLElement && opener.focus({ preventScroll: true }));
  }, [isAskedFor]);
  return bar;
}
