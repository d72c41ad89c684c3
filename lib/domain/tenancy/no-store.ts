import type { DomainRecord } from './domain-record';

/** Why a host shows no store. */
export type NoStore = 'unknown' | Exclude<DomainRecord['state'], 'open'>;
