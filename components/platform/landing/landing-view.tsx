import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { PlatformShell } from '@/components/platform/shell/platform-shell';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Icon, type IconName } from '@/components/ui/media/icon';
import { Picture } from '@/components/ui/media/picture';
import { storeAddress, type DemoStore, type PlatformSite } from '@/lib/domain/opening/platform-site';
import { foreignTo, localized, localPath } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';
import { alternateAddresses, siteAddress } from '@/lib/site-urls';
import { imageUrl } from '@/lib/pictures/image-url';
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
  const locale = useLocale();
  const origin = storeAddress(platform, platform.host);
  return (
    <PlatformShell title={t('landing.pageTitle')} description={t('landing.lead')} isListed>
      <Head>
        <link key="canonical" rel="canonical" href={siteAddress(origin, paths.platform, locale)} />
        {alternateAddresses(origin, paths.platform).map(({ language, address }) => (
          <link key={language} rel="alternate" hrefLang={language} href={address} />
        ))}
      </Head>
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
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={recipe('heading', { size: '4xl' })}>{t('landing.title')}</h1>
        <p className={styles.lead}>{t('landing.lead')}</p>
        <LinkButton href={paths.openStore} size="lg">
          {t('landing.open')}
        </LinkButton>
      </div>
      {platform.demos.length > 0 && (
        <section aria-labelledby="demos" className={styles.demos}>
          <h2 id="demos" className={styles.muted}>
            {t('landing.demos')}
          </h2>
          <ul className={styles.demoList}>
            {platform.demos.map((demo) => (
              <li key={demo.host}>
                <DemoCard demo={demo} platform={platform} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface DemoCardProps {
  readonly demo: DemoStore;
  readonly platform: PlatformSite;
}

/** A store to look at: its picture, name and address. */
function DemoCard({ demo: { host, name, image }, platform }: DemoCardProps) {
  const locale = useLocale();
  return (
    <a className={styles.demo} href={`${storeAddress(platform, host)}${localPath('/', locale)}`}>
      <span className={styles.demoPicture}>
        {image && (
          <Picture src={imageUrl(image.path)} alt="" sizes="(min-width: 62em) 20rem, 46vw" loading="eager" />
        )}
      </span>
      <span className={styles.demoName} {...foreignTo(locale, name)}>
        {localized(name, locale)}
      </span>
      <span className={styles.muted} dir="ltr">
        {host}
      </span>
    </a>
  );
}
