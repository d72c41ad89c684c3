import { siteOrigin } from '@/lib/addresses';
import { robotsText } from '@/lib/server/robots';
import { keptShell } from '@/lib/server/shell-props';
import { heardRevision } from '@/lib/server/shell-revision';
import { textFile } from '@/lib/server/text-file';

export default function Robots() {
  return null;
}

export const getServerSideProps = textFile('text/plain', async () => {
  const { storeSetting } = await keptShell(await heardRevision());
  return [robotsText(siteOrigin(storeSetting))];
});
