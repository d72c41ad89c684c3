import { Resolver } from 'node:dns/promises';
import { errorCode } from '@/functions/src/adapters/database/error-code';

const TIMEOUT_MS = 3000;
const TRIES = 2;

/** The DNS records of a name: empty if there is none, null if no server answered. */
export interface Dns {
  texts(name: string): Promise<readonly string[] | null>;
  aliases(name: string): Promise<readonly string[] | null>;
  addresses(name: string): Promise<readonly string[] | null>;
}

/** Codes that are an answer: there is no such name, or it has no such record. */
const NO_RECORD: readonly unknown[] = ['ENOTFOUND', 'ENODATA'];

/** Asks the machine's name servers, without a cache. */
export function createDns(): Dns {
  const ask = async <T>(
    read: (resolver: Resolver) => Promise<readonly T[]>,
  ): Promise<readonly T[] | null> => {
    try {
      return await read(new Resolver({ timeout: TIMEOUT_MS, tries: TRIES }));
    } catch (error) {
      return NO_RECORD.includes(errorCode(error)) ? [] : null;
    }
  };
  return {
    // DNS splits long texts into pieces.
    texts: (name) => ask(async (dns) => (await dns.resolveTxt(name)).map((pieces) => pieces.join(''))),
    aliases: (name) => ask((dns) => dns.resolveCname(name)),
    addresses: (name) => ask((dns) => dns.resolve4(name)),
  };
}
