import { LandingView } from '@/components/platform/landing/landing-view';
import { platformPage } from '@/lib/server/pages/platform-page';

export default LandingView;

export const getStaticProps = platformPage('/platform', 'plan-quotas');
