import { useTranslation } from 'next-i18next/pages';
import { PlatformShell } from '@/components/platform/shell/platform-shell';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Icon, type IconName } from '@/components/ui/media/icon';
import { storeAddress, type PlatformSite } from '@/lib/domain/opening/platform-site';
import { localPath } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import styles from './landing.module.css';
import { Pricing } from './pricing';

const FEATURES: Readonly<
  Record<'minute' | 'studio' | 'money' | 'languages' | 'delivery' | 'domain', IconName>
> = {
  minute: 'clock',
  studio: 'heart',
  money: 'card',
  languages: 'globe',
  delivery: 'truck',
  domain: 'pin',
};

const QUESTIONS = ['cost', 'card', 'domain', 'data', 'cash', 'leave'] as const;

/** The platform's front page: what it is, stores to look at, plans, and questions. */
export function LandingView({ platform }: { readonly platform: PlatformSite }) {
  const { t } = useTranslation('platform');
  return (
    <PlatformShell title={t('landing.pageTitle')} description={t('landing.lead')}>
      <Hero platform={platform} />
      <section aria-labelledby="features" className={styles.section}>
        <h2 id="features" className={recipe('heading', { size: '2xl' })}>
          {t('landing.features')}
        </h2>
        <ul className={styles.features}>
          {(Object.keys(FEATURES) as (keyof typeof FEATURES)[]).map((feature) => (
            <li key={feature} className={styles.feature}>
              <Icon name={FEATURES[feature]} size={28} />
              <h3 className={recipe('heading', { size: 'md' })}>{t(`landing.feature.${feature}.title`)}</h3>
              <p className={styles.muted}>{t(`landing.feature.${feature}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <Pricing plans={platform.plans} />
      <section aria-labelledby="questions" className={styles.section}>
        <h2 id="questions" className={recipe('heading', { size: '2xl' })}>
          {t('landing.questions')}
        </h2>
        <div className={styles.questions}>
          {QUESTIONS.map((question) => (
            <details key={question} className={styles.question}>
              <summary>{t(`landing.question.${question}.title`)}</summary>
              <p className={styles.muted}>{t(`landing.question.${question}.text`)}</p>
            </details>
          ))}
        </div>
      </section>
    </PlatformShell>
  );
}

function Hero({ platform }: { readonly platform: PlatformSite }) {
  const { t } = useTranslation('platform');
  const locale = useLocale();
  return (
    <div className={styles.hero}>
      <h1 className={recipe('heading', { size: '4xl' })}>{t('landing.title')}</h1>
      <p className={styles.lead}>{t('landing.lead')}</p>
      <LinkButton href={paths.openStore} size="lg">
        {t('landing.open')}
      </LinkButton>
      {platform.demos.length > 0 && (
        <p className={styles.demos}>
          <span className={styles.muted}>{t('landing.demos')}</span>
          {platform.demos.map((host) => (
            <a
              key={host}
              className={styles.demo}
              dir="ltr"
              href={`${storeAddress(platform, host)}${localPath('/', locale)}`}
            >
              {host}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
