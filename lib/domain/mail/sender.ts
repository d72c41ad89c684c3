/** The operator of the shops: the name and address that mails come from. */
export interface Platform {
  readonly name: string;
  readonly address: string;
  /** Where recipients report abuse. */
  readonly reports: string;
}

/** Parses a sender such as `Shop <shop@example.com>`; without a name, its domain is the name. */
export function platformOf(mailFrom: string, reports = ''): Platform {
  const [, named = '', within = mailFrom] = /^\s*(.*?)\s*<(.+)>\s*$/.exec(mailFrom) ?? [];
  const address = within.trim();
  const name = named.replace(/^"(.*)"$/, '$1') || (address.split('@')[1] ?? address);
  return { name, address, reports: reports || address };
}

/**
 * The sender address of a store's mails: its own, if the operator set one up on the store's verified domain (or on a
 * parent of it); else null.
 */
export function ownSender(address: string, customDomain: string): string | null {
  const domain = address.split('@')[1]?.toLowerCase() ?? '';
  const isOwn = domain.includes('.') && (customDomain === domain || customDomain.endsWith(`.${domain}`));
  return isOwn ? address : null;
}
