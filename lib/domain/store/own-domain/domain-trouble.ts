/** What is wrong with a host that was right: it is lost, or its certificate was not renewed. */
export const DOMAIN_TROUBLES = ['lost', 'certificate'] as const;
export type DomainTrouble = (typeof DOMAIN_TROUBLES)[number];
