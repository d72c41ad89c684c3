/** Second levels below which countries register domains: `shop.com.sa` is a bare domain, as `shop.sa` is. */
const SECOND_LEVELS = ['ac', 'co', 'com', 'edu', 'go', 'gov', 'ltd', 'me', 'ne', 'net', 'or', 'org', 'sch'];

const WWW = 'www.';

/**
 * The host that people type instead: `www.oud.example` for the bare domain `oud.example`, and the reverse. Null for any other
 * host, such as `shop.oud.example`. `domain` as `readDomain` gives it.
 */
export function twinOf(domain: string): string | null {
  if (domain.startsWith(WWW)) {
    const bare = domain.slice(WWW.length);
    return isBare(bare) ? bare : null;
  }
  return isBare(domain) ? WWW + domain : null;
}

function isBare(domain: string): boolean {
  const labels = domain.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  return labels.length === (top.length === 2 && SECOND_LEVELS.includes(second) ? 3 : 2);
}
