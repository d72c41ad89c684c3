import { ConsoleView } from '@/components/platform/console/console-view';
import { platformPage } from '@/lib/server/pages/platform-page';

export default ConsoleView;

export const getStaticProps = platformPage('/platform/console', 'console', 'errors');
