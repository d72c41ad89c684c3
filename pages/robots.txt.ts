import { siteOrigin } from '@/lib/addresses';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { robotsText } from '@/lib/server/robots';
import { readStoreSetting } from '@/lib/server/store-setting';
import { textFile } from '@/lib/server/text-file';

export default function Robots() {
  return null;
}

export const getServerSideProps = textFile('text/plain', async () => {
  const setting = await readStoreSetting(storeId(env.storeId));
  return [robotsText(siteOrigin(setting))];
});
