import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { UploadsProvider, useUploads } from '@/components/admin/store-setting/picture-uploads';
import { ok, type Result } from '@/lib/domain/result';
import { uploadStorePicture } from '@/lib/functions/pictures/store-pictures';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { PictureInput } from './picture-input';

jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ storeId: 'demo' }) }));
jest.mock('@/lib/functions/pictures/store-pictures', () => ({ uploadStorePicture: jest.fn() }));

const drawn = { blob: new Blob(), width: 4, height: 3 };
const stored = { path: 'stores/demo/home/new.webp', width: 4, height: 3, placeholder: '' };

function Save() {
  const { isRunning } = useUploads();
  return <button disabled={isRunning}>Save</button>;
}

function Places({ name }: { readonly name: string | null }) {
  const form = useForm({ defaultValues: { pictures: [null, null] } });
  const pictures = useWatch({ control: form.control, name: 'pictures' }) as unknown[];
  return (
    <UploadsProvider>
      <FormProvider {...form}>
        {name && (
          <PictureInput
            name={name}
            label="Picture"
            hint=""
            folder="home"
            draw={() => Promise.resolve(ok(drawn) as never)}
          />
        )}
        <output>{JSON.stringify(pictures.map((one) => one !== null))}</output>
        <Save />
      </FormProvider>
    </UploadsProvider>
  );
}

test.each([
  ['moved', 'pictures.1', [false, true]],
  ['removed', null, [false, false]],
])(
  'saving waits for a picture on its way, which lands in its place although the field was %s',
  async (_, later, landed) => {
    let arrive: (uploaded: Result<never>) => void = () => undefined;
    jest.mocked(uploadStorePicture).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { rerender } = renderInAdmin(<Places name="pictures.0" />);
    const save = screen.getByRole('button', { name: 'Save' });
    const file = new File(['x'], 'board.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Picture', { selector: 'input' }), file);
    await waitFor(() => expect(uploadStorePicture).toHaveBeenCalled());
    expect(save).toBeDisabled();
    rerender(<Places name={later} />);
    await act(async () => arrive(ok(stored) as never));
    await waitFor(() => expect(save).toBeEnabled());
    expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(landed));
  },
);
