import { useTranslation } from 'next-i18next/pages';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { LinkButton } from '@/components/ui/actions/link-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized, type Foreign } from '@/lib/domain/locale';
import type { StorePageId } from '@/lib/domain/store/store-page';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths, RETURNS } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import styles from './store-page-view.module.css';

interface StorePageViewProps {
  readonly page: StorePageId;
  /** Sanitised by the server. */
  readonly body: string;
  /** The text's language, if it is not the page's. */
  readonly foreign: Foreign;
  readonly updatedAt: number | null;
}

/** A text page of the store: about us, privacy policy or terms. */
export function StorePageView({ page, body, foreign, updatedAt }: StorePageViewProps) {
  const { t } = useTranslation('content');
  const { utcDate } = useFormats();
  const title = t(`page.${page}`);
  if (!body) return <Coming page={page} />;
  return (
    <article className={styles.page}>
      <StorefrontHead page={title} type="article" description={plain(body)} />
      <h1 className={recipe('heading', { size: '4xl' })}>{title}</h1>
      {updatedAt !== null && (
        <p className={styles.updated}>{t('page.updated', { date: utcDate(updatedAt) })}</p>
      )}
      <div className={styles.body} {...foreign} dangerouslySetInnerHTML={{ __html: body }} />
      {page === 'termsConditions' && <ReturnConditions />}
    </article>
  );
}

function Coming({ page }: Pick<StorePageViewProps, 'page'>) {
  const { t } = useTranslation('content');
  const isAbout = page === 'aboutUs';
  return (
    <>
      <StorefrontHead page={t(`page.${page}`)} noIndex />
      <EmptyState
        as="h1"
        icon="clock"
        title={isAbout ? t('page.aboutUsComing') : t(`page.${page}`)}
        {...(!isAbout && { description: t('page.coming') })}
      >
        <LinkButton href={paths.products}>{t('page.back')}</LinkButton>
      </EmptyState>
      {page === 'termsConditions' && <ReturnConditions />}
    </>
  );
}

/** The target of product pages' links about returns. */
function ReturnConditions() {
  const { t } = useTranslation('content');
  const text = localized(useStoreSetting().orderRules.returnConditions, useLocale());
  return (
    text && (
      <section id={RETURNS} className={styles.body}>
        <h2>{t('page.returns')}</h2>
        <p className={styles.lines} dir="auto">
          {text}
        </p>
      </section>
    )
  );
}

/** A rich text without its tags, for search engines. */
const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&amp;/g, '&');
