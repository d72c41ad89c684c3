import { useEffect } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { AuthCard } from '@/components/storefront/account/sign-in/auth-card';
import { ReviewForm } from '@/components/storefront/product/reviews/review-form';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Alert } from '@/components/ui/feedback/alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Picture } from '@/components/ui/media/picture';
import type { Callables } from '@/lib/domain/api/callables';
import { localized } from '@/lib/domain/locale';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import { paths } from '@/lib/paths';
import { imageUrl } from '@/lib/pictures/image-url';
import { recipe } from '@/theme/recipe';
import styles from './review-request-view.module.css';

type Asked = Callables['readReviewLink']['response'];

/** `/review/[token]`: a delivered order's products, each with a review form. Needs no login; opening it changes nothing. */
export function ReviewRequestView() {
  const { t } = useTranslation('review-form');
  const { ofError } = useErrorText();
  const { token } = useRouter().query;
  const link = typeof token === 'string' && token ? token : null;
  const read = useReadOnce<Asked>(link, () => call('readReviewLink', { token: link ?? '' }));
  if (read.status === 'failed') {
    const isOver = read.code === 'link-expired';
    return (
      <AuthCard title={t('link.title')} intro="">
        <Alert tone="error" title={isOver ? t('link.expired') : ofError({ code: read.code })} />
        <LinkButton href={paths.home} className={styles.onward}>
          {t('link.shop')}
        </LinkButton>
      </AuthCard>
    );
  }
  if (read.status === 'loading' || !link)
    return (
      <AuthCard title={t('link.title')} intro="">
        <Skeleton height="34rem" />
      </AuthCard>
    );
  return <Boards key={link} token={link} asked={read.value} />;
}

function Boards({ token, asked }: { readonly token: string; readonly asked: Asked }) {
  const { t } = useTranslation('review-form');
  const locale = useLocale();
  const { number, name, email, boards } = asked;
  // Scrolls to the product in the link's anchor, which was not rendered yet when the browser looked for it.
  useEffect(() => {
    const named = window.location.hash.slice(1);
    if (named) document.getElementById(named)?.scrollIntoView();
  }, []);
  return (
    <AuthCard title={t('link.title')} intro={boards.length > 0 ? t('link.intro', { number }) : ''}>
      {boards.length === 0 && <Alert tone="info" title={t('link.none')} />}
      {boards.map(({ productId, slug, title, image, isWritten }) => (
        <section key={productId} id={slug} aria-labelledby={`${slug}-title`} className={styles.board}>
          <header className={styles.head}>
            {image && (
              <span className={styles.picture}>
                <Picture src={imageUrl(image.path)} alt="" sizes="80px" />
              </span>
            )}
            <h2 id={`${slug}-title`} className={recipe('heading', { size: 'xl' })}>
              <bdi>{localized(title, locale)}</bdi>
            </h2>
          </header>
          {isWritten ? (
            <Alert tone="success" title={t('link.written')} />
          ) : (
            <ReviewForm productId={productId} link={{ token, name, email }} />
          )}
        </section>
      ))}
    </AuthCard>
  );
}
