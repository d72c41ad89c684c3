import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail, ok } from '@/lib/domain/result';
import { uploadReviewPicture } from '@/lib/functions/pictures/review-picture';
import arErrors from '@/locales/ar/errors.json';
import arForm from '@/locales/ar/review-form.json';
import enErrors from '@/locales/en/errors.json';
import enForm from '@/locales/en/review-form.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { PictureField } from './picture-field';
import { usePictureField } from './use-picture-field';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/lib/functions/pictures/review-picture');
jest.mock('@/lib/functions/pictures/read-picture', () => ({ readStoredPicture: async () => 'failed' }));
jest.mock('@/lib/pictures/preview-picture', () => ({ previewPicture: async () => 'data:image/gif;base64,' }));
const setting = aStoreSetting();
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));

const uploads = jest.fn();
const OWN = ['stores/demo/reviews/board/layla/old.webp'];

function Form({ own }: { readonly own: readonly string[] }) {
  const field = usePictureField(own);
  return (
    <>
      <PictureField field={field} removed={null} />
      <button type="button" onClick={() => void field.uploads().then(uploads)}>
        send
      </button>
    </>
  );
}

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

test.each([
  ['English', enForm, enErrors],
  ['Arabic', arForm, arErrors],
] as const)(
  'photos are added to those of before, shown on their way, removed and sent in %s',
  async (_, form, errors) => {
    const texts = { 'review-form': form, errors };
    let progress: (share: number) => void = () => {};
    let arrive: () => void = () => {};
    jest
      .mocked(uploadReviewPicture)
      .mockImplementationOnce((_store, _file, sending) => {
        progress = sending?.onProgress ?? progress;
        return new Promise((resolve) => (arrive = () => resolve(ok('first'))));
      })
      .mockResolvedValueOnce(fail({ code: 'invalid-input', fields: { picture: 'field.picture.type' } }))
      .mockResolvedValue(ok('third'));
    uploads.mockClear();
    render(
      <WithTexts texts={texts}>
        <Form own={OWN} />
      </WithTexts>,
    );
    const send = () => userEvent.click(screen.getByRole('button', { name: 'send' }));
    await send();
    // What was not touched is left to the server.
    expect(uploads).toHaveBeenLastCalledWith(undefined);

    const input = screen.getByLabelText(form.pictures.add, { selector: 'input' });
    await userEvent.upload(input, [photo('a.jpg'), photo('b.jpg'), photo('c.jpg'), photo('fifth.jpg')]);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: form.pictures.add })).toBeNull();
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(1));
    act(() => progress(0.5));
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveValue(0.5));
    expect(screen.getByRole('alert')).toHaveTextContent(errors.field.picture.type);

    await send();
    expect(uploads).toHaveBeenCalledTimes(1);
    await act(async () => arrive());
    await waitFor(() => expect(uploads).toHaveBeenLastCalledWith(['old', 'first', 'third']));
    await userEvent.click(
      screen.getByRole('button', { name: form.pictures.remove.replace('{{number}}', '1') }),
    );
    await send();
    await waitFor(() => expect(uploads).toHaveBeenLastCalledWith(['first', 'third']));
  },
);
