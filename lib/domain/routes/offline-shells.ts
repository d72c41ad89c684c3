import type { StaticPage } from './page';

/** Static shells without personal data, which let shoppers see and order the cart offline. */
export const OFFLINE_SHELLS = ['/', '/cart', '/checkout'] as const satisfies readonly StaticPage[];
