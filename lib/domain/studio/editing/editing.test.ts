import { STUDIO_LIBRARY } from '@/lib/domain/studio/library/library';
import { ONE_FIELD } from '@/tests/fixtures/studio/studio-template';
import { movedBox, resizedBox, snapLines, snappedBox } from './box-geometry';
import { templateDifferences } from './template-differences';
import {
  contentOf,
  emptyTemplate,
  freshId,
  movedItem,
  withFieldKind,
  withNewField,
  withNewLayer,
  withoutField,
} from './template-edits';
import { templateProblems } from './template-problems';
import { valueAt, withValueAt } from './value-at';

const content = contentOf(ONE_FIELD);
const BOX = { x: 100, y: 200, width: 300, height: 400 };

test('a value is read and replaced at the path that an error names', () => {
  const changed = withValueAt(content, 'fields[0].label.ar', 'لقب');
  expect(valueAt(changed, 'fields[0].label')).toEqual({ en: 'Name', ar: 'لقب' });
  expect(changed.layers).toBe(content.layers);
  expect(content.fields[0]?.label.ar).toBe('الاسم');
});

test('a box is moved and resized within what a template may hold', () => {
  expect(movedBox(BOX, 10.4, -5000)).toEqual({ ...BOX, x: 110, y: -1000 });
  expect(resizedBox(BOX, 'se', 50, -50)).toEqual({ ...BOX, width: 350, height: 350 });
  expect(resizedBox(BOX, 'nw', 50, -50)).toEqual({ x: 150, y: 150, width: 250, height: 450 });
  expect(resizedBox(BOX, 'nw', 5000, 5000)).toEqual({ x: 390, y: 590, width: 10, height: 10 });
});

test('a box snaps to the nearest line within reach, by its middle too', () => {
  const lines = snapLines([], { x: 50, y: 50 });
  const reach = { x: 8, y: 8 };
  const moved = { x: 354, y: 70, width: 300, height: 400 };
  expect(snappedBox(moved, null, lines, reach)).toEqual({
    box: { ...moved, x: 350 },
    guides: { x: 500, y: null },
  });
  expect(snappedBox({ ...moved, x: 695 }, 'se', lines, reach)).toEqual({
    box: { ...moved, x: 695, width: 305 },
    guides: { x: 1000, y: null },
  });
});

test('what the editor adds can be saved, and layers follow the kind of their field', () => {
  let template = emptyTemplate({ en: 'Board', ar: '' });
  for (const kind of ['text', 'picture', 'ornament'] as const) template = withNewLayer(template, kind);
  template = withNewField(withNewField(template, 'date'), 'date');
  expect(templateProblems(template)).toEqual({});
  const asPicture = withFieldKind(template, 'name', 'picture');
  expect(asPicture.layers[0]).toMatchObject({ kind: 'picture', box: template.layers[0]?.box });
  expect(templateProblems(asPicture)).toEqual({});
  expect(withoutField(asPicture, 'name').layers).toHaveLength(template.layers.length - 1);
  expect(freshId('a', [{ id: 'a' }, { id: 'a-2' }])).toBe('a-3');
  expect(movedItem([1, 2, 3], 0, 1)).toEqual([2, 1, 3]);
  expect(movedItem([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
});

test('each problem stands at its field', () => {
  const broken = [
    ['fields[0].label.en', ''],
    ['fields[0].label.ar', ''],
    ['layers[0].maxMm', Number.NaN],
    ['makingDays', 1000],
    ['inks[0].color', 'red'],
  ] as const;
  const template = broken.reduce((value, [path, next]) => withValueAt(value, path, next), content);
  expect(templateProblems(template)).toEqual({
    'fields[0].label': 'field.text.required',
    'layers[0].maxMm': 'field.invalid',
    makingDays: 'field.invalid',
    'inks[0].color': 'field.color.invalid',
  });
  expect(templateProblems(withValueAt(content, 'layers[0].fieldId', 'gone'))).toEqual({
    'layers[0].fieldId': 'field.invalid',
  });
});

test('every template of the library can be saved', () => {
  for (const template of Object.values(STUDIO_LIBRARY))
    expect(templateProblems(contentOf(template))).toEqual({});
});

test('two templates differ in the parts of the editor, also where no picture shows it', () => {
  expect(templateDifferences(content, { ...content })).toEqual([]);
  const other = { ...content, makingDays: 9, fields: content.fields.map((one) => ({ ...one, addOn: 1 })) };
  expect(templateDifferences(content, other)).toEqual(['fields', 'board']);
});
