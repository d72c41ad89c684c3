import type { Case } from '../client';
import { LISTENER_CASES } from './listeners';
import { QUERY_CASES } from './queries';
import { QUERY_LIMIT_CASES } from './query-limits';
import { VALUE_CASES } from './values';
import { WRITE_CASES } from './writes';

export const CASES: readonly Case[] = [
  ...VALUE_CASES,
  ...QUERY_CASES,
  ...QUERY_LIMIT_CASES,
  ...WRITE_CASES,
  ...LISTENER_CASES,
];
