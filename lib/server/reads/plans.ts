import { collections } from '@/lib/domain/collections';
import { parsePlanPackage, type PlanPackage } from '@/lib/domain/subscription/plan-package';
import { adminFirestore } from '@/lib/server/firebase';
import { getDocuments } from '@/lib/server/reads/counted';

const PACKAGES = 50;

/** The plans on sale, in the platform's order. */
export async function readPlans(): Promise<PlanPackage[]> {
  const packages = adminFirestore().collection(collections.packages()).orderBy('order').limit(PACKAGES);
  const { docs } = await getDocuments(packages);
  return docs.map((stored) => parsePlanPackage(stored.id, stored.data()));
}
