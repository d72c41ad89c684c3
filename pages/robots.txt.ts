import { siteOrigin } from '@/lib/addresses';
import { robotsText } from '@/lib/server/robots';
import { keptShell } from '@/lib/server/shell-props';
import { textFile } from '@/lib/server/text-file';

export default function Robots() {
  return null;
}

export const getServerSideProps = textFile('text/plain', async () => {
  const { storeSetting } = await keptShell();
  return [robotsText(siteOrigin(storeSetting))];
});
