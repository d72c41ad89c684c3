import { ReportView } from '@/components/platform/report/report-view';
import { platformPage } from '@/lib/server/pages/platform-page';

export default ReportView;

export const getStaticProps = platformPage('/platform/report', 'errors');
