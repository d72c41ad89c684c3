import { siteOrigin } from '@/lib/addresses';
import { robotsText } from '@/lib/server/robots';
import { cachedShell } from '@/lib/server/pages/shell-props';
import { latestKnownRevision } from '@/lib/server/pages/shell-revision';
import { textFile } from '@/lib/server/http/text-file';

export default function Robots() {
  return null;
}

export const getServerSideProps = textFile('text/plain', async () => {
  const { storeSetting } = await cachedShell(await latestKnownRevision());
  return [robotsText(siteOrigin(storeSetting))];
});
