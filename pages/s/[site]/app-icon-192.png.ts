import { storeIcon } from '@/lib/server/brand/store-icon';

export default function AppIcon() {
  return null;
}

export const getServerSideProps = storeIcon('app192');
