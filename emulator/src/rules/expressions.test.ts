import { Tally } from './coverage/tally';
import { EvaluationError } from './errors';
import { evaluate } from './run/evaluate';
import { rootScope } from './run/match';
import { newRun } from './run/scope';
import { parseExpression } from './syntax/parse-expression';
import { Scanner } from './syntax/scanner';
import { EXPRESSIONS } from './testing/expressions';
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
      newRun(() => RuleMap.of({ id: 'read' }), new Tally()),
    );
  } catch (error) {
    if (error instanceof EvaluationError) return 'error';
    throw error;
  }
}

describe.each(Object.entries(EXPRESSIONS))('%s', (_, table) => {
  test.each(table.true)('%s', (text) => expect(outcome(text)).toBe(true));
  if (table.false) test.each(table.false)('false: %s', (text) => expect(outcome(text)).toBe(false));
  if (table.error) test.each(table.error)('error: %s', (text) => expect(outcome(text)).toBe('error'));
});

test('precedence follows the reference, from the ternary down to member access', () => {
  expect(outcome("1 + 1 < 3 in [true] == true && !false ? 'yes' : 'no'")).toBe('yes');
});
