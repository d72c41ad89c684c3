import { Skeleton } from '@chakra-ui/react';
import dynamic from 'next/dynamic';

/** Recharts is fetched by the two pages that draw, once they do. */
export const TimeChart = dynamic(
  () => import('@/components/admin/charts/time-chart').then((module) => module.TimeChart),
  { ssr: false, loading: () => <Skeleton height="72" /> },
);

export const ShareChart = dynamic(
  () => import('@/components/admin/charts/share-chart').then((module) => module.ShareChart),
  { ssr: false, loading: () => <Skeleton height="48" /> },
);
