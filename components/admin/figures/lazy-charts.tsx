import { Skeleton } from '@chakra-ui/react';
import dynamic from 'next/dynamic';

/** Recharts loads only on the two pages with charts, when they draw. */
export const TimeChart = dynamic(
  () => import('@/components/admin/charts/time-chart').then((module) => module.TimeChart),
  { ssr: false, loading: () => <Skeleton height="72" /> },
);

export const ShareChart = dynamic(
  () => import('@/components/admin/charts/share-chart').then((module) => module.ShareChart),
  { ssr: false, loading: () => <Skeleton height="48" /> },
);
