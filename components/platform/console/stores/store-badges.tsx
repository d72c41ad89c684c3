import { useTranslation } from 'next-i18next/pages';
import styles from '@/components/platform/console/console.module.css';
import { Badge } from '@/components/ui/feedback/badge';
import { localized } from '@/lib/domain/locale';
import type { LimitHit, PlatformPlan, StoreState } from '@/lib/domain/platform/platform-store';
import type { PlanState } from '@/lib/domain/subscription/subscription';
import { useLocale } from '@/lib/hooks/language/use-locale';
import type { Palette } from '@/theme/recipe';

const STATE_PALETTES: Readonly<Record<StoreState, Palette>> = {
  open: 'green',
  closed: 'gray',
  suspended: 'red',
};

const PLAN_PALETTES: Readonly<Record<PlanState, Palette>> = {
  active: 'green',
  trialing: 'blue',
  'past-due': 'orange',
  unpaid: 'red',
  ending: 'orange',
  ended: 'gray',
};

export function StateBadge({ state }: { readonly state: StoreState }) {
  const { t } = useTranslation('console');
  return <Badge colorPalette={STATE_PALETTES[state]}>{t(`state.${state}`)}</Badge>;
}

/** The plan's name with its state. */
export function PlanBadge({ plan }: { readonly plan: PlatformPlan | null }) {
  const { t } = useTranslation('console');
  const locale = useLocale();
  if (!plan) return <span>{t('plan.none')}</span>;
  return (
    <>
      <bdi>{localized(plan.name, locale)}</bdi>{' '}
      <Badge colorPalette={PLAN_PALETTES[plan.state]}>{t(`plan.${plan.state}`)}</Badge>
    </>
  );
}

/** The quotas of the plan that are nearly or wholly used. */
export function LimitBadges({ limits }: { readonly limits: readonly LimitHit[] }) {
  const { t } = useTranslation('console');
  if (limits.length === 0) return t('limits.none');
  return (
    <span className={styles.badges}>
      {limits.map(({ quota, level }) => (
        <Badge key={quota} colorPalette={level === 'full' ? 'red' : 'orange'}>
          {t(`limits.${level}`, { quota: t(`limits.quota.${quota}`) })}
        </Badge>
      ))}
    </span>
  );
}
