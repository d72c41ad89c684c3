import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { DesignOnScreen } from '@/components/storefront/studio/use-design';
import type { BoardProblem } from '@/lib/domain/studio/board/problems';
import { croppedPicture, WHOLE_VIEW } from '@/lib/domain/studio/board/picture-crop';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import { ok } from '@/lib/domain/result';
import { uploadDesignPicture } from '@/lib/functions/pictures/design-picture';
import arProblems from '@/locales/ar/board-problems.json';
import arStudio from '@/locales/ar/studio.json';
import boardProblems from '@/locales/en/board-problems.json';
import errors from '@/locales/en/errors.json';
import studio from '@/locales/en/studio.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { aDesignInput, aTemplate } from '@/tests/fixtures/studio/studio';
import { StudioFields } from './studio-fields';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/context/currency-context', () => ({ useCurrency: () => ({ format: String }) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));
jest.mock('@/lib/functions/pictures/design-picture', () => ({ uploadDesignPicture: jest.fn() }));
jest.mock('@/lib/pictures/preview-picture', () => ({ previewPicture: async () => null }));

const change = jest.fn();
/** What is on the screen by now. */
let latest = aDesignInput();

function show(
  texts: Record<string, string>,
  problems: readonly BoardProblem[] = [],
  showMissing = false,
  template = aTemplate(),
  pictures: DesignInput['pictures'] = {},
  words: ComponentProps<typeof WithTexts>['texts'] = { studio, errors, 'board-problems': boardProblems },
) {
  const input = aDesignInput({ texts, pictures });
  latest = input;
  const nothing = () => 'data:,';
  render(
    <WithTexts texts={words} locale={words.studio === arStudio ? 'ar' : 'en'}>
      <StudioFields
        template={template}
        design={{ input, change, latest: () => ({ now: { input: latest } }) } as unknown as DesignOnScreen}
        problems={problems}
        warnings={[]}
        showMissing={showMissing}
        gone={[]}
        onPicture={nothing}
        previewOf={nothing}
      />
    </WithTexts>,
  );
  return screen.getByRole('textbox', { name: /^Name/ });
}

test('a letter that the typeface lacks is named at its field', () => {
  const missing = { field: 'name', code: 'missing-glyph', params: { letter: 'ß', face: 'Amiri' } } as const;
  const field = show({ name: 'Haß' }, [missing]);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/The typeface Amiri has no letter “ß”/);
});

test('a field is counted in characters as people count them, and in its own direction', () => {
  const field = show({ name: 'حَدَّاد' });
  expect(field).toHaveAccessibleDescription('4 of 40 characters');
  expect(field).toHaveAttribute('dir', 'auto');
  expect(field).toHaveAttribute('placeholder', 'Haddad');
});

test('what is missing is said once somebody tried to order', () => {
  expect(show({})).toBeValid();
  document.body.replaceChildren();
  expect(show({}, [], true)).toHaveAccessibleDescription(/Fill this in/);
});

test('a keystroke changes the field alone', () => {
  fireEvent.change(show({ name: 'A' }), { target: { value: 'Al' } });
  expect(change).toHaveBeenCalledWith('name', { texts: { name: 'Al' } });
});

test('the sliders stand where the picture of an earlier visit was cut, and turning one keeps the others', () => {
  const sent = { path: 'designPictures/u/demo/1.jpg', widthPx: 4000, heightPx: 3000 };
  const cut = (y: number) => croppedPicture(sent, 1, { zoom: 0.5, x: 0.2, y });
  show({}, [], false, aTemplate(), { photo: cut(0.8) });
  const sliders = screen.getAllByRole('slider');
  expect(sliders.map((slider) => (slider as HTMLInputElement).value)).toEqual(['0.5', '0.2', '0.8']);
  // From left to right on an Arabic page too.
  expect(sliders.map((slider) => slider.getAttribute('dir'))).toEqual([null, 'ltr', null]);
  fireEvent.change(screen.getByLabelText(studio.picture.y), { target: { value: '0.3' } });
  expect(change).toHaveBeenLastCalledWith('photo crop', { pictures: { photo: cut(0.3) } });
});

test('a picture that arrives keeps another one that came meanwhile', async () => {
  const sent = { path: 'designPictures/u/demo/1.jpg', widthPx: 4000, heightPx: 3000 };
  const other = croppedPicture({ ...sent, path: 'designPictures/u/demo/2.jpg' }, 1, WHOLE_VIEW);
  jest.mocked(uploadDesignPicture).mockImplementation(async () => {
    latest = aDesignInput({ pictures: { other } });
    return ok(sent);
  });
  show({});
  const file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText(studio.picture.choose), file);
  const pictures = { other, photo: expect.objectContaining({ path: sent.path }) as unknown };
  await waitFor(() => expect(change).toHaveBeenLastCalledWith('photo', { pictures }));
});

test('poetry is offered for a quote, not for a year or a place', () => {
  const [name] = aTemplate().fields;
  if (!name) throw new Error('no field');
  const quote = (maxLength: number) => aTemplate({ fields: [{ ...name, kind: 'text', maxLength }] });
  show({}, [], false, quote(40));
  expect(screen.queryByRole('button', { name: 'Choose a line' })).toBeNull();
  document.body.replaceChildren();
  show({}, [], false, quote(240));
  expect(screen.getByRole('button', { name: 'Choose a line' })).toBeVisible();
});

test('a date is chosen and written in the calendars that the template offers', () => {
  const [name] = aTemplate().fields;
  if (!name) throw new Error('The template has no field.');
  const label = { en: 'Day of birth', ar: 'يوم الميلاد' };
  const date = { ...name, id: 'date', kind: 'date' as const, label, dateForms: ['hijri', 'both'] as const };
  show({}, [], false, aTemplate({ fields: [name, date] }));
  expect(screen.queryByRole('radio', { name: 'Digits' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-02-18' } });
  expect(change).toHaveBeenLastCalledWith('date', { texts: { date: '1 Ramadan 1447 AH' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Both' }));
  expect(change).toHaveBeenLastCalledWith('date', {
    texts: { date: '1 Ramadan 1447 AH\n18 February 2026' },
  });
});

test.each([
  [1, 'من حرف واحد', 'حرف واحد على الأكثر'],
  [8, 'من 8 أحرف', '8 أحرف على الأكثر'],
  [40, 'من 40 حرفًا', '40 حرفًا على الأكثر'],
  [100, 'من 100 حرف', '100 حرف على الأكثر'],
])('in Arabic the most of %d characters is counted in its form', (maxLength, used, most) => {
  const template = aTemplate();
  const fields = template.fields.map((field) => ({ ...field, maxLength }));
  const tooLong = { field: 'name', code: 'too-long', params: { max: maxLength } } as const;
  const texts = { studio: arStudio, errors, 'board-problems': arProblems };
  const field = show({ name: 'حداد' }, [tooLong], false, { ...template, fields }, {}, texts);
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const described = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(described.replace(/[\u2066-\u2069]/g, '')).toBe(`4 ${used} النص طويل: ${most}.`);
});
