import type { PlanPackage } from '@/lib/domain/subscription/plan-package';
import { readPackages } from '@/lib/firestore/plans';
import { useOnce, type Once } from '@/lib/hooks/use-once';

/** The plans on sale; they change with a deployment, not while somebody looks. */
export const usePackages = (): Once<PlanPackage[]> => useOnce<PlanPackage[]>('packages', readPackages);
