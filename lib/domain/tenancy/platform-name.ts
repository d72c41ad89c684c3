import { reservedIn } from '@/lib/domain/store/reserved-name';
import { normalHost } from './normal-host';

/** No hyphen at the ends, and none that starts an encoded label, such as `xn--`. */
const PLATFORM_NAME = /^(?!-|..--)[a-z\d-]{3,40}(?<!-)$/;

/** Names that lead people to believe they are at the platform itself, or that mail and browsers look for by themselves. */
const RESERVED = new Set(
  [
    'www www1 www2 web site sites app apps home root platform boards api apis admin administrator',
    'dashboard console panel internal system mail email webmail smtp imap pop3 ns1 ns2 mx1 mx2 dns ftp',
    'ssh vpn autoconfig autodiscover mta-sts wpad isatap localhost localdomain broadcasthost abuse',
    'hostmaster postmaster webmaster noreply no-reply security ssl tls static assets cdn img images media',
    'files uploads downloads fonts status help support docs blog news about contact legal privacy terms',
    'billing pay payment payments checkout pricing plans invoice invoices account accounts auth login',
    'log-in signin sign-in signup sign-up register store stores shop shops open new test testing staging',
    'dev preview',
  ].flatMap((words) => words.split(' ')),
);

/** Why no store can have this platform name; null for a possible one. */
export function platformNameProblem(name: string): 'form' | 'reserved' | null {
  if (!PLATFORM_NAME.test(name)) return 'form';
  return RESERVED.has(name) || reservedIn({ en: name, ar: '' }, '') ? 'reserved' : null;
}

/** The name that a store gets without a wish: its id, where hosts allow it; else empty. */
export const usualPlatformName = (store: string): string => (platformNameProblem(store) ? '' : store);

/** The store's host below the platform's; null without a name or a platform host. */
export const platformHost = (platformName: string, platform: string): string | null =>
  platformName && platform ? normalHost(`${platformName}.${platform}`) : null;

/** The address of a store's site below the platform's, `http://shops.example:3000`; empty without a name. */
export const platformOrigin = (platformName: string, platformUrl: string): string =>
  platformName ? platformUrl.replace('://', `://${platformName}.`) : '';

/** Whether a host is the platform's own, or one below it, which no store can prove to be its domain. */
export const isOfPlatform = (host: string, platform: string): boolean =>
  platform !== '' && (host === platform || host.endsWith(`.${platform}`));
