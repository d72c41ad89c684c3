import { useEffect } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import type { OpenSpan } from '@/lib/domain/own-pages/place/opening-hours';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { WeekControl } from './week-control';

const setting = aStoreSetting();
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));

let week: () => readonly OpenSpan[];

function Form() {
  const form = useForm({ defaultValues: { week: [{ day: 1, from: '09:00', to: '12:00' }] } });
  useEffect(() => {
    week = () => form.getValues('week') as OpenSpan[];
  }, [form]);
  return (
    <FormProvider {...form}>
      <WeekControl name="week" label="Opening hours" />
    </FormProvider>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a second span of a day, a day copied to all, and one taken away leave the right times in the right fields', async () => {
  renderInAdmin(<Form />);
  expect(screen.getAllByText('Closed')).toHaveLength(6);
  await press('Add hours on Monday');
  const second = screen.getByLabelText('Monday, opens 2');
  await userEvent.clear(second);
  await userEvent.type(second, '16:00');
  await press('Copy Monday to all days');
  expect(screen.queryByText('Closed')).toBeNull();
  expect(week()).toHaveLength(14);

  await press('Remove hours 1 on Sunday');
  expect(screen.getByLabelText('Sunday, opens 1')).toHaveValue('16:00');
  expect(screen.getByLabelText('Monday, opens 1')).toHaveValue('09:00');
  expect(week().filter(({ day }) => day === 0)).toEqual([{ day: 0, from: '16:00', to: '17:00' }]);
});
