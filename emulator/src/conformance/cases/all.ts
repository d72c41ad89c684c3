import type { Case } from '../client';
import { CACHED_LISTENER_CASES } from './cached-listeners';
import { INTEGER_CASES } from './integers';
import { LISTENER_CASES } from './listeners';
import { PERMISSION_CASES } from './permissions';
import { QUERY_CASES } from './queries';
import { QUERY_LIMIT_CASES } from './query-limits';
import { TRANSACTION_CASES } from './transactions';
import { VALUE_CASES } from './values';
import { WRITE_CASES } from './writes';

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
];
