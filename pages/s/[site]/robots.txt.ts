import { siteOrigin } from '@/lib/site-urls';
import { robotsText } from '@/lib/server/robots';
import { latestShell } from '@/lib/server/pages/latest-shell';
import { textFile } from '@/lib/server/http/text-file';

export default function Robots() {
  return null;
}

export const getServerSideProps = textFile('text/plain', async (store) => {
  const { storeSetting } = await latestShell(store);
  return [robotsText(siteOrigin(storeSetting))];
});
