import { formatTimestamp, parseTimestamp } from '../../engine/values/timestamps';

/** google.protobuf.Timestamp as proto-loader has it. */
interface ProtoTimestamp {
  seconds?: string;
  nanos?: number;
}

/** Members of google.firestore.v1 messages that are timestamps; all others of these messages are not named so. */
const TIMESTAMPS: ReadonlySet<string> = new Set([
  'timestampValue',
  'createTime',
  'updateTime',
  'readTime',
  'commitTime',
]);
/** Members whose keys are field names of a document, so that a field called `readTime` is not taken for a time. */
const FIELD_MAPS: ReadonlySet<string> = new Set(['fields', 'aggregateFields']);

/** A decoded message in JSON form: timestamps become RFC 3339. */
export const messageToJson = (message: object): object => convert(message, toText, null);

/** The inverse: a message in JSON form as the encoder takes it. */
export const jsonToMessage = (json: object): object => convert(json, toProto, 'NULL_VALUE');

const toText = (time: unknown): string => {
  const { seconds = '0', nanos = 0 } = time as ProtoTimestamp;
  return formatTimestamp({ seconds: Number(seconds), nanos });
};
const toProto = (time: unknown): object => parseTimestamp(String(time));

/** Copies a message, converting its timestamps; `nullValue` becomes the one given, since the encoder drops nulls. */
function convert(node: object, time: (value: unknown) => unknown, nullValue: null | 'NULL_VALUE'): object {
  const child = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? convert(value, time, nullValue) : value;
  if (Array.isArray(node)) return node.map(child);
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === 'nullValue') copy[key] = nullValue;
    else if (key === 'doubleValue' && Object.is(value, -0)) copy[key] = '-0';
    else if (TIMESTAMPS.has(key)) copy[key] = time(value);
    else if (FIELD_MAPS.has(key) && !Array.isArray(value)) copy[key] = mapValues(value as object, child);
    else copy[key] = child(value);
  }
  return copy;
}

const mapValues = (fields: object, convertValue: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, convertValue(value)]));
