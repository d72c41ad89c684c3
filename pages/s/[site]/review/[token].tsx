import { ReviewRequestView } from '@/components/storefront/product/reviews/request/review-request-view';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { privateShell } from '@/lib/server/pages/page-props';

export default inStorefront(ReviewRequestView);

export const getServerSideProps = privateShell('review-form', 'catalogue', 'errors');
