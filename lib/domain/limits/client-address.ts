interface Requested {
  get(header: string): string | undefined;
  /** The framework's own idea of the address. */
  readonly ip?: string | undefined;
}

/**
 * The network address of who calls. Each proxy writes at the end of X-Forwarded-For whom it was called by, after whatever
 * the caller wrote there; Google's front end is the last one, so the last entry is true and all before it is hearsay.
 * (Express's `request.ip` is the first entry: the Functions Framework trusts every proxy.) `ownProxies` counts what a
 * deployment put between its callers and Google, such as its own load balancer.
 */
export function clientAddress(request: Requested, ownProxies: number): string {
  const entries = (request.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  return entries.at(-1 - ownProxies) || (request.ip ?? '');
}
