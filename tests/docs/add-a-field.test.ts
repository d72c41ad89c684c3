import fs from 'node:fs';
import path from 'node:path';
import { object } from 'yup';
import { auditedAt } from '@/lib/domain/audit/audited-documents';
import { plainColumns } from '@/lib/domain/catalogue/csv/columns';
import type { CsvProblem } from '@/lib/domain/catalogue/csv/problem';
import { plainCells, type CsvContext } from '@/lib/domain/catalogue/csv/product-rows';
import { readPlainFields } from '@/lib/domain/catalogue/csv/reading/read-fields';
import type { Complain } from '@/lib/domain/catalogue/csv/reading/reading';
import {
  EDITED_FIELDS,
  fieldsOfKind,
  isFieldOf,
  type RowsFor,
} from '@/lib/domain/catalogue/fields/edited-fields';
import { draftFields, parseDraftFields, typedFields } from '@/lib/domain/catalogue/fields/field-drafts';
import { fieldSchemas } from '@/lib/domain/catalogue/fields/field-schemas';
import { PLAIN_FIELDS } from '@/lib/domain/catalogue/product';
import type { LocalizedText } from '@/lib/domain/locale';
import { initialFields, kinds, readFields, type ValuesOf } from '@/lib/domain/parse/field-kinds';
import ar from '@/locales/ar/product-fields.json';
import en from '@/locales/en/product-fields.json';

const read = (file: string) => fs.readFileSync(path.resolve(__dirname, '../..', file), 'utf8');

// Steps 1 and 2 of "Add a field" in docs/developers.md.
const PLAIN = { ...PLAIN_FIELDS, material: { ...kinds.localized, schemaOrg: 'material' } };
type Plain = ValuesOf<typeof PLAIN>;
const ROWS = {
  ...EDITED_FIELDS,
  material: { kind: 'texts', lines: 'one', max: 20, completeness: false, csv: 'material' },
} as const satisfies RowsFor<Plain>;

const OAK = { en: 'Oak', ar: 'بلوط' };
const stored = { slug: 'sea', title: { en: 'Sea', ar: 'بحر' }, status: 'active' };
const sea: Plain = readFields('products/sea', { ...stored, material: OAK }, PLAIN);
const context: CsvContext = { categories: [], brands: [], currency: 'USD' };

test('the parser reads the new field, and gives old documents and new products its initial value', () => {
  expect(sea.material).toEqual(OAK);
  expect(readFields('products/sea', stored, PLAIN).material).toEqual({ en: '', ar: '' });
  expect(initialFields(PLAIN).material).toEqual({ en: '', ar: '' });
});

test('the schema cleans and limits it', () => {
  const schema = object(fieldSchemas(ROWS));
  expect(schema.validateSync({ material: { en: ' Oak ', ar: '' } })).toEqual({
    material: { en: 'Oak', ar: '' },
  });
  expect(() => schema.validateSync({ material: { en: 'x'.repeat(21), ar: '' } })).toThrow('field.text.long');
});

test('a draft holds it, stored or sent', () => {
  const draft = draftFields(ROWS, sea, 'USD');
  expect(draft.material).toEqual(OAK);
  expect(typedFields(ROWS, draft, 'USD').material).toEqual(OAK);
  expect(parseDraftFields(ROWS, { ...draft })).toEqual(draft);
});

test('a CSV file has it in columns of its own, and what is wrong in one is named', () => {
  expect(plainColumns(ROWS)).toEqual(expect.arrayContaining(['material_en', 'material_ar']));
  const cells = plainCells(ROWS, sea, context);
  const problems: CsvProblem[] = [];
  const complain: Complain = (row, column, code, value = '') => problems.push({ row, column, code, value });
  const reading = { row: 2, cells, context, storeId: 'demo', complain, note: () => undefined };
  expect(readPlainFields(ROWS, reading).material).toEqual(OAK);
  expect(problems).toEqual([]);
  const long = 'x'.repeat(21);
  readPlainFields(ROWS, { ...reading, cells: { ...cells, material_ar: long } });
  expect(problems).toEqual([{ row: 2, column: 'material_ar', code: 'textLong', value: long }]);
});

test('the editor shows an input for it, and the activity log records and names it', () => {
  expect(fieldsOfKind(ROWS, 'texts')).toContain('material');
  expect(auditedAt('stores/demo/products/sea')?.view({ material: OAK, soldCount: 3 })).toEqual({
    material: OAK,
  });
  expect(isFieldOf(ROWS, 'material')).toBe(true);
});

test('a field without a row does not compile', () => {
  // @ts-expect-error There is no row for `forgotten`.
  const rows: RowsFor<Plain & { forgotten: LocalizedText }> = ROWS;
  expect(rows).not.toHaveProperty('forgotten');
});

test.each([
  ['English', en],
  ['Arabic', ar],
])('every field has a name in %s', (_, names) => {
  expect(Object.keys(names).sort()).toEqual(Object.keys(EDITED_FIELDS).sort());
});

test('every column of a field is in docs/catalogue-csv.md', () => {
  const page = read('docs/catalogue-csv.md');
  expect(plainColumns(EDITED_FIELDS).filter((column) => !page.includes(`\`${column}\``))).toEqual([]);
});

test('the walk of docs/developers.md goes through at most eight files', () => {
  const [, steps = ''] = /^## Add a field\n([\s\S]*?)\n`tests\/docs/m.exec(read('docs/developers.md')) ?? [];
  const files = new Set([...steps.matchAll(/`([\w./-]+\.(?:tsx?|json|md))`/g)].map(([, file]) => file));
  expect(files.size).toBeGreaterThan(5);
  expect(files.size).toBeLessThanOrEqual(8);
});
