import { act, fireEvent, screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { InstantInput } from '@/components/admin/forms/instant-input';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({ timeZone: 'Asia/Riyadh' }),
}));

const LAST_NIGHT = Date.UTC(2026, 11, 31, 20);

function Form() {
  const form = useForm<{ from: number | null }>({ defaultValues: { from: LAST_NIGHT } });
  const from = useWatch({ control: form.control, name: 'from' });
  return (
    <FormProvider {...form}>
      <InstantInput name="from" label="From" hint="" />
      <output>{from}</output>
      <button type="button" onClick={() => form.setValue('from', null)}>
        Clear
      </button>
    </FormProvider>
  );
}

test('the year of a filled time is typed digit by digit, as browsers tell of each', async () => {
  renderInAdmin(<Form />);
  const field = screen.getByLabelText('From');
  expect(field).toHaveValue('2026-12-31T23:00');
  fireEvent.focus(field);
  for (const year of ['0002', '0020', '0202', '2027']) {
    fireEvent.change(field, { target: { value: `${year}-12-31T23:00` } });
    expect(field).toHaveValue(`${year}-12-31T23:00`);
  }
  fireEvent.blur(field);
  expect(field).toHaveValue('2027-12-31T23:00');
  expect(screen.getByRole('status')).toHaveTextContent(String(Date.UTC(2027, 11, 31, 20)));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear' })));
  expect(field).toHaveValue('');
});
