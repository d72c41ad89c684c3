import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Picture } from '@/components/ui/media/picture';
import type { LinkedChange } from '@/lib/domain/api/design-changes';
import { isolateNumberPairs, localized } from '@/lib/domain/locale';
import type { DesignChangeState } from '@/lib/domain/orders/order-status';
import { wordTexts, type LineDesign } from '@/lib/domain/studio/design/line-design';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { imageUrl } from '@/lib/pictures/image-url';
import { AnswerForm } from './answer-form';
import styles from './design-change.module.css';

interface DesignChangePanelProps {
  readonly linked: LinkedChange;
  /** If false, the panel refers to the link in the e-mail. */
  readonly mayAnswer: boolean;
  /** The token of the e-mail's link, when the reader does not own the order. */
  readonly token?: string;
}

/** The store's question about a board: both designs side by side, and the shopper's answer. */
export function DesignChangePanel({ linked, mayAnswer, token }: DesignChangePanelProps) {
  const { t } = useTranslation('orders');
  const { change, title, isOpen } = linked;
  const [answered, setAnswered] = useState<DesignChangeState | null>(null);
  const state = answered ?? change.state;
  return (
    <section className={styles.change} aria-label={t('change.title')}>
      <Standing linked={linked} state={state} />
      <div>
        <p className={styles.label}>{t('change.says')}</p>
        <p className={styles.said} dir="auto">
          {isolateNumberPairs(change.message)}
        </p>
      </div>
      <div className={styles.proofs}>
        <Proof label={t('change.ordered')} design={change.from} title={title} />
        {change.to && <Proof label={t('change.suggested')} design={change.to} title={title} />}
      </div>
      {change.to && <p className={styles.detail}>{t('change.priceStays')}</p>}
      {change.answer && (
        <div>
          <p className={styles.label}>{t('change.yourWords')}</p>
          <p dir="auto">{isolateNumberPairs(change.answer)}</p>
        </div>
      )}
      {state === 'waiting' && isOpen && !mayAnswer && <p className={styles.detail}>{t('change.byMail')}</p>}
      {state === 'waiting' && isOpen && mayAnswer && (
        <AnswerForm linked={linked} onAnswered={setAnswered} {...(token !== undefined && { token })} />
      )}
    </section>
  );
}

const TONES = { waiting: 'warning', approved: 'success', refused: 'info', withdrawn: 'info' } as const;

function Standing({
  linked: { change, isOpen },
  state,
}: {
  readonly linked: LinkedChange;
  readonly state: DesignChangeState;
}) {
  const { t } = useTranslation('orders');
  if (state === 'waiting' && !isOpen) return <Alert tone="info" title={t('change.closed')} />;
  const asOrdered = state === 'approved' && change.to === null;
  return <Alert tone={TONES[state]} title={t(asOrdered ? 'change.approvedOrdered' : `change.${state}`)} />;
}

interface ProofProps {
  readonly label: string;
  readonly design: LineDesign;
  readonly title: LinkedChange['title'];
}

function Proof({ label, design, title }: ProofProps) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  return (
    <figure className={styles.proof}>
      <figcaption className={styles.label}>{label}</figcaption>
      <span className={styles.picture}>
        <Picture
          src={imageUrl(design.proofPath)}
          alt={t('change.proofOf', { title: localized(title, locale) })}
          sizes="(min-width: 48rem) 20rem, 45vw"
          loading="eager"
        />
      </span>
      <span className={styles.words}>
        {wordTexts(design, locale).map((text) => (
          <bdi key={text}>{text}</bdi>
        ))}
      </span>
    </figure>
  );
}
