import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type ComponentType } from 'react';
import { PlatformShell } from '@/components/platform/shell/platform-shell';
import {
  OPENING_STEPS,
  openingDraft,
  type OpeningDraft,
  type OpeningStep,
} from '@/lib/browser/opening-draft';
import type { PlatformSite } from '@/lib/domain/opening/platform-site';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import { recipe } from '@/theme/recipe';
import styles from './open.module.css';
import { OpenedStore } from './opened-store';
import type { StepProps } from './step-props';
import { AccountStep } from './steps/account-step';
import { LookStep } from './steps/look-step';
import { NameStep } from './steps/name-step';
import { PlaceStep } from './steps/place-step';
import { PlanStep } from './steps/plan-step';

const STEPS: Readonly<Record<OpeningStep, ComponentType<StepProps>>> = {
  account: AccountStep,
  name: NameStep,
  place: PlaceStep,
  look: LookStep,
  plan: PlanStep,
};

const subscribe = (onChange: () => void) => openingDraft.subscribe(onChange);
const get = () => openingDraft.get();
const getServer = () => openingDraft.initial;

/** The wizard that opens a store, five screens at most. */
export function OpenView({ platform }: { readonly platform: PlatformSite }) {
  const { t } = useTranslation('platform');
  const draft = useSyncExternalStore(subscribe, get, getServer);
  return (
    <PlatformShell title={t('open.pageTitle')} description={t('landing.lead')}>
      {draft.opened ? (
        <OpenedStore platform={platform} opened={draft.opened} />
      ) : (
        <Wizard platform={platform} draft={draft} />
      )}
    </PlatformShell>
  );
}

function Wizard({ platform, draft }: Pick<StepProps, 'platform' | 'draft'>) {
  const { t } = useTranslation('platform');
  const title = useRef<HTMLHeadingElement>(null);
  const { step } = draft;
  const at = OPENING_STEPS.indexOf(step);
  const hydrated = useHydrated();
  const change = (changes: Partial<OpeningDraft>) => openingDraft.change(changes);
  const shown = useRef(step);
  const focus = useEffectEvent(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
    window.scrollTo({ top: 0 });
  });
  useEffect(() => focus(), [step]);
  const Step = STEPS[step];
  return (
    <div className={styles.wizard} aria-busy={!hydrated}>
      <p className={styles.progress}>{t('open.progress', { number: at + 1, total: OPENING_STEPS.length })}</p>
      <progress
        className={styles.bar}
        max={OPENING_STEPS.length}
        value={at + 1}
        aria-label={t('open.progressLabel')}
      />
      <h1 ref={title} tabIndex={-1} className={recipe('heading', { size: '2xl', className: styles.title })}>
        {t(`open.step.${step}`)}
      </h1>
      <Step platform={platform} draft={draft} change={change} go={(next) => change({ step: next })} />
    </div>
  );
}
