import { Stack } from '@chakra-ui/react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { StatusTabs } from '@/components/admin/contact/status-tabs';
import { ReviewList } from '@/components/admin/reviews/review-list';
import { PageHeader } from '@/components/admin/shell/page-header';
import { adminPaths } from '@/lib/admin-paths';
import { REVIEW_STATUSES } from '@/lib/domain/reviews/review';

/** What waits to be judged first, then what is published and what is hidden. */
export function ReviewsView() {
  const { t } = useTranslation('admin-orders');
  const { query, isReady } = useRouter();
  const status = REVIEW_STATUSES.find((known) => known === query.status) ?? 'pending';
  const tabs = REVIEW_STATUSES.map((tab) => ({
    key: tab,
    label: t(`reviews.tab.${tab}`),
    href: { pathname: adminPaths.reviews, query: tab === 'pending' ? {} : { status: tab } },
    chosen: tab === status,
  }));
  return (
    <>
      <PageHeader title={t('reviews.title')} description={t('reviews.description')} />
      <Stack gap="4">
        <StatusTabs label={t('reviews.tabs')} tabs={tabs} />
        {isReady && <ReviewList status={status} />}
      </Stack>
    </>
  );
}
