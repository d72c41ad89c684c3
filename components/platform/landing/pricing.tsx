import { useTranslation } from 'next-i18next/pages';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Icon } from '@/components/ui/media/icon';
import { localized } from '@/lib/domain/locale';
import type { ShownPlan } from '@/lib/domain/opening/platform-site';
import { TRIAL_DAYS } from '@/lib/domain/opening/store-opening';
import { yearlySaving } from '@/lib/domain/subscription/plan-package';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { usePlanQuotas } from '@/lib/hooks/language/use-plan-quotas';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import styles from './landing.module.css';

/** The plans as the admin sells them: monthly price, what a year saves, and what is in them. */
export function Pricing({ plans }: { readonly plans: readonly ShownPlan[] }) {
  const { t } = useTranslation(['platform', 'plan-quotas']);
  const monthly = plans.filter(({ interval }) => interval === 'month');
  if (monthly.length === 0) return null;
  return (
    <section aria-labelledby="pricing" className={styles.section}>
      <h2 id="pricing" className={recipe('heading', { size: '2xl' })}>
        {t('pricing.title')}
      </h2>
      <p className={styles.muted}>{t('pricing.trial', { count: TRIAL_DAYS })}</p>
      <div className={styles.plans}>
        {monthly.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            yearly={plans.find((one) => one.plan === plan.plan && one.interval === 'year')}
          />
        ))}
      </div>
      {monthly.some(({ quotas }) => quotas.orders !== undefined) && (
        <p className={styles.note}>{t('plan-quotas:note')}</p>
      )}
    </section>
  );
}

interface PlanCardProps {
  readonly plan: ShownPlan;
  readonly yearly: ShownPlan | undefined;
}

function PlanCard({ plan, yearly }: PlanCardProps) {
  const { t } = useTranslation(['platform', 'plan-quotas']);
  const { locale, money } = useFormats();
  const quotas = usePlanQuotas(plan.quotas);
  const name = localized(plan.name, locale);
  const saving = yearly ? yearlySaving(plan.price, yearly.price) : 0;
  return (
    <article aria-label={name} className={styles.plan} data-recommended={plan.recommended || undefined}>
      <div className={styles.planHead}>
        <h3 className={recipe('heading', { size: 'lg' })}>{name}</h3>
        {plan.recommended && (
          <span className={recipe('badge', { colorPalette: 'brand' })}>{t('pricing.recommended')}</span>
        )}
      </div>
      <p className={styles.muted}>{localized(plan.description, locale)}</p>
      <p className={styles.price}>{t('pricing.month', { price: money(plan.price, plan.currency) })}</p>
      {yearly && (
        <p className={styles.muted}>
          {t('pricing.year', { price: money(yearly.price, yearly.currency) })}
          {saving > 0 && ` · ${t('pricing.saving', { percent: saving })}`}
        </p>
      )}
      <ul className={styles.list}>
        {plan.features.map((feature) => (
          <li key={feature.en}>
            <Icon name="check" size={18} />
            <span>{localized(feature, locale)}</span>
          </li>
        ))}
      </ul>
      {quotas.length > 0 && (
        <ul aria-label={t('plan-quotas:label')} className={styles.quotas}>
          {quotas.map(({ name: quota, words }) => (
            <li key={quota}>{words}</li>
          ))}
        </ul>
      )}
      <LinkButton
        href={{ pathname: paths.openStore, query: { plan: plan.id } }}
        variant={plan.recommended ? 'solid' : 'outline'}
      >
        {t('pricing.choose', { plan: name })}
      </LinkButton>
    </article>
  );
}
