import type { ProductImage } from '@/lib/domain/catalogue/product';
import type { LocalizedText } from '@/lib/domain/locale';
import type { PlanPackage } from '@/lib/domain/subscription/plan-package';

/** A plan as the platform's pages show it. */
export type ShownPlan = Omit<PlanPackage, 'stripePriceId'>;

/** A store that visitors may look at. */
export interface DemoStore {
  readonly host: string;
  readonly name: LocalizedText;
  readonly image: ProductImage | null;
}

/** What the platform's own pages know of it. */
export interface PlatformSite {
  readonly plans: readonly ShownPlan[];
  /** The demo stores that are there. */
  readonly demos: readonly DemoStore[];
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
