import { OpenView } from '@/components/platform/open/open-view';
import { platformPage } from '@/lib/server/pages/platform-page';

export default OpenView;

export const getStaticProps = platformPage('/platform/open', 'errors');
