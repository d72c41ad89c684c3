import type { Case } from '../client';
import { CACHED_LISTENER_CASES } from './cached-listeners';
import { GOOGLE_AGGREGATION_CASES } from './google-aggregations';
import { DATABASE_RULES_CASES, GOOGLE_DATABASE_CASES } from './google-databases';
import { GOOGLE_KEY_CASES, GOOGLE_KEY_LISTENER_CASES } from './google-keys';
import { GOOGLE_NAME_CASES } from './google-names';
import { GOOGLE_QUERY_CASES } from './google-queries';
import { GOOGLE_WRITE_CASES } from './google-writes';
import { INTEGER_CASES } from './integers';
import { LISTENER_CASES } from './listeners';
import { PERMISSION_CASES } from './permissions';
import { QUERY_CASES } from './queries';
import { QUERY_LIMIT_CASES } from './query-limits';
import { TRANSACTION_CASES } from './transactions';
import { VALUE_CASES } from './values';
import { WRITE_CASES } from './writes';

/** What Google's own SDK tests and its emulator say beside, written down as cases. */
export const GOOGLE_CASES: readonly Case[] = [
  ...GOOGLE_AGGREGATION_CASES,
  ...GOOGLE_DATABASE_CASES,
  ...GOOGLE_KEY_CASES,
  ...GOOGLE_KEY_LISTENER_CASES,
  ...GOOGLE_NAME_CASES,
  ...GOOGLE_QUERY_CASES,
  ...GOOGLE_WRITE_CASES,
];

export const CASES: readonly Case[] = [
  ...VALUE_CASES,
  ...INTEGER_CASES,
  ...QUERY_CASES,
  ...QUERY_LIMIT_CASES,
  ...WRITE_CASES,
  ...TRANSACTION_CASES,
  ...PERMISSION_CASES,
  ...LISTENER_CASES,
  ...CACHED_LISTENER_CASES,
  ...DATABASE_RULES_CASES,
  ...GOOGLE_CASES,
];
