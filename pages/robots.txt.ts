import { siteOrigin } from '@/lib/addresses';
import { robotsText } from '@/lib/server/robots';
import { latestShell } from '@/lib/server/pages/latest-shell';
import { siteStore } from '@/lib/server/site-store';
import { textFile } from '@/lib/server/http/text-file';

export default function Robots() {
  return null;
}

export const getServerSideProps = textFile('text/plain', async () => {
  const { storeSetting } = await latestShell(siteStore());
  return [robotsText(siteOrigin(storeSetting))];
});
