import type { PlanPackage } from '@/lib/domain/subscription/plan-package';

/** A plan as the platform's pages show it. */
export type ShownPlan = Omit<PlanPackage, 'stripePriceId'>;

/** What the platform's own pages know of it. */
export interface PlatformSite {
  readonly plans: readonly ShownPlan[];
  /** The demo stores' hosts, those that are there. */
  readonly demos: readonly string[];
  /** Below it stores have their platform names. */
  readonly host: string;
  /** How stores' pages are reached, such as `https:`, and the port with its colon, or nothing. */
  readonly protocol: string;
  readonly port: string;
}

/** The address of a store's home page, without a slash at the end. */
export const storeAddress = (
  { protocol, port }: Pick<PlatformSite, 'protocol' | 'port'>,
  host: string,
): string => `${protocol}//${host}${port}`;
