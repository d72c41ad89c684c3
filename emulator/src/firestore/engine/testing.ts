import { openEngine, type OpenEngine } from './engine';
import type { EngineOptions } from './local-engine';
import { normaliseQuery } from './queries/normalise-query';
import type { Caller, Fields, Query, RulesGate, StoredDocument, Value, Write } from './types';
import type { WireQuery } from './queries/wire-query';

export const ADMIN: Caller = { kind: 'admin' };
export const STRANGER: Caller = { kind: 'client', auth: null };
export const OPEN_GATE: RulesGate = { decide: () => ({ allowed: true, explanation: 'open' }) };

/** An engine in memory with open rules, unless said otherwise. */
export const testEngine = (options: Partial<EngineOptions> = {}): Promise<OpenEngine> =>
  openEngine({ dataDir: null, projectId: 'demo-test', gate: OPEN_GATE, ...options });

/** The wire form of plain JavaScript data; values that already are wire values go in `{ $: value }`. */
export function value(data: unknown): Value {
  if (data === null) return { nullValue: null };
  if (typeof data === 'string') return { stringValue: data };
  if (typeof data === 'boolean') return { booleanValue: data };
  if (typeof data === 'number') {
    return Number.isInteger(data)
      ? { integerValue: String(data) }
      : { doubleValue: Number.isNaN(data) ? 'NaN' : data };
  }
  if (Array.isArray(data)) return { arrayValue: { values: data.map(value) } };
  const record = data as Record<string, unknown>;
  return '$' in record ? (record.$ as Value) : { mapValue: { fields: fields(record) } };
}

export const fields = (data: Record<string, unknown>): Fields =>
  Object.fromEntries(Object.entries(data).map(([key, entry]) => [key, value(entry)]));

export const set = (path: string, data: Record<string, unknown>): Write => ({
  update: { path, fields: fields(data) },
});

export const update = (
  path: string,
  data: Record<string, unknown>,
  updateMask = Object.keys(data),
): Write => ({
  ...set(path, data),
  updateMask,
  currentDocument: { exists: true },
});

export const document = (path: string, data: Record<string, unknown>): StoredDocument => ({
  path,
  fields: fields(data),
  createTime: 1,
  updateTime: 1,
});

/** A query of a root collection. */
export const query = (collectionId: string, rest: WireQuery = {}, parent = ''): Query =>
  normaliseQuery({ parent, structuredQuery: { from: [{ collectionId }], ...rest } });

export const where = (fieldPath: string, op: string, data: unknown) => ({
  fieldFilter: { field: { fieldPath }, op, value: value(data) },
});

export const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });
