import { EvaluationError } from './errors';
import { evaluate } from './run/evaluate';
import { rootScope } from './run/match';
import { newRun } from './run/scope';
import { parseExpression } from './syntax/parse-expression';
import { Scanner } from './syntax/scanner';
import { fromFirestore, fromJson } from './values/convert';
import { RuleMap, type RuleValue } from './values/value';

const fields = {
  text: { stringValue: 'Wall Art' },
  nothing: { nullValue: null },
  whole: { integerValue: '7' },
  half: { doubleValue: 0.5 },
  yes: { booleanValue: true },
  at: { timestampValue: '2024-02-29T13:14:15.123456Z' },
  place: { geoPointValue: { latitude: 25.2, longitude: 55.3 } },
  owner: { referenceValue: 'projects/p/databases/(default)/documents/users/u1' },
  raw: { bytesValue: 'YmFuYW5h' },
  tags: { arrayValue: { values: [{ stringValue: 'a' }, { stringValue: 'b' }] } },
  deep: { mapValue: { fields: { inner: { mapValue: { fields: { leaf: { integerValue: '1' } } } } } } },
};
const globals = new Map<string, RuleValue>([
  ['data', fromFirestore({ mapValue: { fields } })],
  ['auth', fromJson({ uid: 'u1', token: { stores: { demo: 'owner' }, email_verified: true, level: 3 } })],
  ['nobody', null],
  ['database', '(default)'],
]);

function outcome(text: string): RuleValue | 'error' {
  const scanner = new Scanner(text);
  const expression = parseExpression(scanner);
  expect(scanner.peek().kind).toBe('end');
  try {
    return evaluate(
      expression,
      rootScope(globals),
      newRun(() => RuleMap.of({ id: 'read' })),
    );
  } catch (error) {
    if (error instanceof EvaluationError) return 'error';
    throw error;
  }
}

const rows: Record<
  string,
  { readonly true: string[]; readonly false?: string[]; readonly error?: string[] }
> = {
  arithmetic: {
    true: [
      '1 + 2 * 3 == 7',
      '(1 + 2) * 3 == 9',
      '7 / 2 == 3',
      '-7 / 2 == -3',
      '-7 % 2 == -1',
      '7.0 / 2 == 3.5',
      '1 + 0.5 == 1.5',
      '10 - 4 - 3 == 3',
      '- -1 == 1',
      '2 == 2.0',
      '1e3 == 1000',
      '9223372036854775807 > 0',
      '1.0 / 0.0 > 1000000',
    ],
    error: ['1 / 0', '1 % 0', "1 + 'a'", '9223372036854775807 + 1', '-true', "'a' - 'a'", '1 + null'],
  },
  comparison: {
    true: [
      '1 < 2',
      '2 >= 2.0',
      "'a' < 'b'",
      "'Z' < 'a'",
      'false < true',
      "1 != '1'",
      'null == null',
      '[1, [2]] == [1.0, [2]]',
      "{'a': 1, 'b': 2} == {'b': 2, 'a': 1}",
      "{'a': 1} != {'a': 2}",
      '[1, 2] != [2, 1]',
      'nobody == null',
      '1 < 2 == true',
      '!(1 == 2)',
    ],
    false: [
      "1 == '1'",
      'null == false',
      "{'a': 1} == {'a': 1, 'b': 2}",
      "'a' == 'A'",
      '0.0 / 0.0 == 0.0 / 0.0',
    ],
    error: ["1 < 'a'", 'null < 1', '[1] < [2]', 'data.whole <= nobody'],
  },
  logic: {
    true: [
      'true || 1 / 0 == 1',
      '1 / 0 == 1 || true',
      'nobody.uid == 1 || true',
      'false || true && true',
      'true ? true : 1 / 0',
      'false ? 1 / 0 : true',
      '!false && !(false || false)',
      'true || 7',
      '1 == 2 ? false : 2 == 2 ? true : false',
    ],
    false: [
      'false && 1 / 0 == 1',
      '1 / 0 == 1 && false',
      'nobody.uid == 1 && false',
      'true && false || false',
    ],
    error: [
      'true && 1 / 0 == 1',
      '1 / 0 == 1 || false',
      '!1',
      '1 && true',
      'null ? true : true',
      "false || 'true'",
    ],
  },
  types: {
    true: [
      'data.text is string',
      'data.whole is int && data.whole is number && !(data.whole is float)',
      'data.half is float && data.half is number',
      'data.yes is bool',
      'data.at is timestamp',
      'data.place is latlng',
      'data.owner is path',
      'data.raw is bytes',
      'data.tags is list',
      'data.deep is map',
      "duration.value(1, 's') is duration",
      '[1].toSet() is set',
      '!(data.nothing is map)',
      "{'a': 1}.diff({}) is map_diff",
    ],
    error: ['data.missing is string'],
  },
  strings: {
    true: [
      "'a' + 'b' == 'ab'",
      "'a\\'b\\n\\u0041' == \"a'b\\nA\"",
      "data.text.size() == 8 && 'لوحة'.size() == 4 && '🖼'.size() == 1",
      "data.text.lower() == 'wall art' && data.text.upper() == 'WALL ART'",
      "'  a '.trim() == 'a'",
      "'a,b;c'.split('[,;]') == ['a', 'b', 'c']",
      "'abc'.split('') == ['a', 'b', 'c']",
      "'a1b2'.replace('[0-9]', '$1') == 'a$1b$1'",
      "'abc'.matches('a.c')",
      "'user@shop.com'.matches('.+@shop[.]com')",
      "'user@shop.com'.matches('\\\\w+@shop\\\\.com')",
      "'ABC'.matches('(?i)abc')",
      "'12-34'.matches('[[:digit:]]+\\\\-[0-9]+')",
      "'#a1b2c3'.matches('#[0-9a-f]{6}')",
      "'abc'[1] == 'b' && 'abcd'[1:3] == 'bc'",
      "'abc'.toUtf8().size() == 3",
      "'a' in {'a': 1}",
    ],
    false: [
      "'abcd'.matches('abc')",
      "'xabc'.matches('abc')",
      "'ab\\nc'.matches('a.*')",
      "'x'.matches('a|b')",
    ],
    error: [
      "'a'.matches('(')",
      "'a'.matches('(?=a)a')",
      "'a'.matches('(a)\\\\1')",
      "'a'[1]",
      "'abc'[2:1]",
      "'a' in 'abc'",
      '1.5.size()',
      "'a'.keys()",
    ],
  },
  lists: {
    true: [
      "'a' in data.tags && !('z' in data.tags)",
      '1.0 in [1]',
      "data.tags.hasAll(['b', 'a']) && data.tags.hasAll([])",
      "data.tags.hasAny(['z', 'b']) && !data.tags.hasAny(['z'])",
      "data.tags.hasOnly(['a', 'b', 'c']) && !data.tags.hasOnly(['a'])",
      "['a'].concat(['b']) == data.tags",
      "data.tags.join('-') == 'a-b'",
      '[1, 2, 1, 3].removeAll([1]) == [2, 3]',
      '[1, 2, 1].toSet().size() == 2',
      '[1, 2, 3][0] == 1 && [1, 2, 3][1:3] == [2, 3] && [1][0:0].size() == 0',
      '[].size() == 0',
      "data.tags.hasAll(['a'].toSet())",
    ],
    error: ['[1][1]', '[1][-1]', "[1]['a']", '[1, 2][0:3]', '[1].concat(2)', '[{}].join(",")', '1 in 1'],
  },
  sets: {
    true: [
      '[1, 2].toSet() == [2, 1, 1].toSet()',
      '[1, 2].toSet().union([3].toSet()) == [1, 2, 3].toSet()',
      '[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()',
      '[1, 2].toSet().difference([2].toSet()) == [1].toSet()',
      '[1, 2].toSet().hasAll([1]) && [1].toSet().hasOnly([1, 2]) && [1].toSet().hasAny([1].toSet())',
      '1 in [1].toSet()',
    ],
    false: ['[1] == [1].toSet()'],
    error: ['[1].toSet()[0]', '[1].toSet().union([1])'],
  },
  maps: {
    true: [
      "{'a': 1}.a == 1 && {'a': 1}['a'] == 1",
      "data.keys().hasAll(['text', 'deep'])",
      "{'a': 1, 'b': 2}.values() == [1, 2] && {'a': 1}.size() == 1",
      "data.get('missing', 'x') == 'x' && data.get('whole', 0) == 7",
      "data.get(['deep', 'inner', 'leaf'], 0) == 1",
      "data.get(['deep', 'other', 'leaf'], 'none') == 'none'",
      "data.get(['whole', 'leaf'], 'none') == 'none'",
      'data.deep.inner.leaf == 1',
      "'text' in data && !('missing' in data)",
      "data.get('nothing', 1) == null",
      "{'size': 4}.size == 4",
    ],
    error: [
      'data.missing',
      "data['missing']",
      '{1: 2}',
      "{'a': 1}[0]",
      'data.whole.deeper',
      'nobody.uid',
      "data.get('a', 1, 2)",
    ],
  },
  diff: {
    true: [
      "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 5, 'd': 4}).affectedKeys() == ['b', 'c', 'd'].toSet()",
      "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 5, 'd': 4}).addedKeys() == ['c'].toSet()",
      "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 5, 'd': 4}).removedKeys() == ['d'].toSet()",
      "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 5, 'd': 4}).changedKeys() == ['b'].toSet()",
      "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 5, 'd': 4}).unchangedKeys() == ['a'].toSet()",
      'data.diff(data).affectedKeys().size() == 0',
      "{'a': [1]}.diff({'a': [2]}).affectedKeys().hasOnly(['a'])",
    ],
    error: ["{'a': 1}.diff([1])"],
  },
  time: {
    true: [
      'data.at.year() == 2024 && data.at.month() == 2 && data.at.day() == 29',
      'data.at.hours() == 13 && data.at.minutes() == 14 && data.at.seconds() == 15',
      'data.at.nanos() == 123456000 && data.at.toMillis() == 1709212455123',
      'data.at.dayOfWeek() == 4 && data.at.dayOfYear() == 60',
      'data.at.date() == timestamp.date(2024, 2, 29)',
      'data.at.time() == duration.time(13, 14, 15, 123456000)',
      'timestamp.value(1000) == timestamp.date(1970, 1, 1) + duration.value(1, "s")',
      "data.at - data.at == duration.value(0, 's')",
      "data.at - duration.value(1, 'd') < data.at",
      'data.at > timestamp.date(2024, 2, 29)',
      "duration.value(90, 'm') == duration.time(1, 30, 0, 0)",
      "duration.value(1, 'w') == duration.value(7, 'd')",
      "duration.value(1500, 'ms').seconds() == 1 && duration.value(1500, 'ms').nanos() == 500000000",
      "duration.abs(duration.value(-2, 'h')) == duration.value(2, 'h')",
    ],
    error: ["duration.value(1, 'y')", 'data.at + 1', 'data.at + data.at', 'data.at < 5'],
  },
  numbers: {
    true: [
      'math.abs(-3) == 3 && math.abs(-0.5) == 0.5',
      'math.ceil(1.2) == 2 && math.floor(-1.2) == -2 && math.round(2.5) == 3 && math.round(-2.5) == -3',
      'math.floor(1.5) is int',
      'math.pow(2, 10) == 1024 && math.sqrt(16) == 4',
      'math.isNaN(0.0 / 0.0) && math.isInfinite(1.0 / 0.0) && !math.isNaN(1)',
      "int('-12') == -12 && int(2.9) == 2 && float('2.5') == 2.5 && float(2) is float",
      "string(12) == '12' && string(true) == 'true' && string(null) == 'null' && string(1.5) == '1.5'",
      "bool('true') && !bool('false')",
    ],
    error: [
      "int('1.5')",
      "int('')",
      "float('x')",
      "bool('yes')",
      'int(null)',
      'math.floor(1.0 / 0.0)',
      "math.abs('1')",
    ],
  },
  'bytes and hashes': {
    true: [
      "data.raw.toHexString() == '62616E616E61' && data.raw.toBase64() == 'YmFuYW5h' && data.raw.size() == 6",
      "b'banana' == data.raw && 'banana'.toUtf8() == data.raw",
      "hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'",
      'hashing.sha256(data.raw).size() == 32',
      "hashing.crc32('123456789').toHexString() == 'CBF43926'",
      "hashing.crc32c('123456789').toHexString() == 'E3069283'",
    ],
    error: ['hashing.md5(1)'],
  },
  'paths and places': {
    true: [
      'data.owner == /databases/$(database)/documents/users/u1',
      'data.owner == /databases/(default)/documents/users/$(auth.uid)',
      "path('/a/b') == /a/b && path('a/b') == /a/b",
      "path('/a/$(x)/c').bind({'x': 'b'}) == /a/b/c",
      "/a/b-c/$('d')[2] == 'd'",
      "string(/a/b) == '/a/b'",
      "get(/databases/$(database)/documents/a/b).id == 'read'",
      'exists(/databases/$(database)/documents/a/$(auth.uid))',
      'data.place.latitude() == 25.2',
      'data.place.distance(data.place) == 0',
      'math.round(latlng.value(0, 0).distance(latlng.value(0, 1)) / 1000) == 111',
    ],
    error: ['/a/$(1)', "/a/$('')", "path('/a/$(x)').bind({})", "get('a/b')", 'latlng.value(91, 0)'],
  },
  claims: {
    true: [
      "auth.token.stores['demo'] in ['owner', 'staff']",
      "auth.token.get(['stores', 'demo'], '') == 'owner'",
      'auth.token.email_verified && auth.token.level == 3 && auth.token.level is int',
      'debug(auth.uid) == "u1"',
    ],
    error: ["auth.token.stores['second'] in ['owner']", 'nobody.token.stores'],
  },
};

describe.each(Object.entries(rows))('%s', (_, table) => {
  test.each(table.true)('%s', (text) => expect(outcome(text)).toBe(true));
  if (table.false) test.each(table.false)('false: %s', (text) => expect(outcome(text)).toBe(false));
  if (table.error) test.each(table.error)('error: %s', (text) => expect(outcome(text)).toBe('error'));
});

test('precedence follows the reference, from the ternary down to member access', () => {
  expect(outcome("1 + 1 < 3 in [true] == true && !false ? 'yes' : 'no'")).toBe('yes');
});
