import { robotsText } from '@/lib/server/robots';
import { textFile } from '@/lib/server/text-file';

export default function Robots() {
  return null;
}

export const getServerSideProps = textFile('text/plain', () => Promise.resolve([robotsText()]));
