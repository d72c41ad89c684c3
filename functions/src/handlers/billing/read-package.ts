import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { parsePlanPackage, type PlanPackage } from '@/lib/domain/subscription/plan-package';

/** Reads a plan on sale; null where there is none. */
export async function readPackage(db: Firestore, id: string): Promise<PlanPackage | null> {
  const stored = await db.doc(collections.package(id)).get();
  return stored.exists ? parsePlanPackage(id, stored.data()) : null;
}
