/** Who runs the shops: the name and address that mails come from. */
export interface Platform {
  readonly name: string;
  readonly address: string;
  /** Where receivers report mails. */
  readonly reports: string;
}

/** From a sender as mail programs write it, `Shop <shop@example.com>`; without a name its domain is the name. */
export function platformOf(mailFrom: string, reports = ''): Platform {
  const [, named = '', within = mailFrom] = /^\s*(.*?)\s*<(.+)>\s*$/.exec(mailFrom) ?? [];
  const address = within.trim();
  const name = named.replace(/^"(.*)"$/, '$1') || (address.split('@')[1] ?? address);
  return { name, address, reports: reports || address };
}

/**
 * The address that a store's mails come from: its own where its operator set one up on the domain that the store proved to
 * own (or on the domain that it is part of), else null.
 */
export function ownSender(address: string, customDomain: string): string | null {
  const domain = address.split('@')[1]?.toLowerCase() ?? '';
  const isOwn = domain.includes('.') && (customDomain === domain || customDomain.endsWith(`.${domain}`));
  return isOwn ? address : null;
}
