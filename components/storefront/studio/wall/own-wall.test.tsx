import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import arErrors from '@/locales/ar/errors.json';
import arStudio from '@/locales/ar/studio.json';
import errors from '@/locales/en/errors.json';
import en from '@/locales/en/studio.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { OwnWall } from './own-wall';

const readable = jest.fn();
Object.assign(globalThis, { createImageBitmap: readable });
Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });

const photo = new File(['photo'], 'wall.jpg', { type: 'image/jpeg' });
const ENGLISH = { studio: en, errors };
const LANGUAGES = [
  ['en', ENGLISH],
  ['ar', { studio: arStudio, errors: arErrors }],
] as const;

const show = (locale: 'en' | 'ar' = 'en', texts: (typeof LANGUAGES)[number][1] = ENGLISH) =>
  render(
    <WithTexts texts={texts} locale={locale}>
      <OwnWall src="data:," words="Haddad" board={{ width: 300, height: 400 }} />
    </WithTexts>,
  );

test.each(LANGUAGES)('a photo that the browser cannot read is told of (%s)', async (locale, texts) => {
  show(locale, texts);
  const field = screen.getByLabelText(texts.studio.wall.choose);
  readable.mockRejectedValueOnce(new Error('unreadable'));
  await userEvent.upload(field, new File(['heic'], 'wall.heic', { type: 'image/heic' }));
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(texts.errors.field.picture.unreadable);
  readable.mockResolvedValueOnce({ width: 400, height: 300 });
  await userEvent.upload(field, photo);
  expect(field).toBeValid();
});

test.each(['٢٠٠', '۲۰۰', '٢٠٠٫٥', '200,5', '200.5'])('a length may be written as %s', async (length) => {
  show();
  readable.mockResolvedValueOnce({ width: 400, height: 300 });
  await userEvent.upload(screen.getByLabelText(en.wall.choose), photo);
  const field = screen.getByLabelText(en.wall.length);
  await userEvent.clear(field);
  expect(field).toBeInvalid();
  await userEvent.type(field, length);
  expect(field).toBeValid();
  expect(screen.getByRole('button', { name: /Haddad/ })).toBeVisible();
});
