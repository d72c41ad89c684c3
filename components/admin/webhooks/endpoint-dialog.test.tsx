import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import texts from '@/locales/en/admin-developers.json';
import errors from '@/locales/en/errors.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { EndpointDialog } from './endpoint-dialog';

jest.mock('@/lib/functions/call');
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ storeId: 'demo' }) }));

const { form, event } = texts;
const save = () => userEvent.click(screen.getByText(form.save, { selector: 'button' }));
const sent = () => jest.mocked(call).mock.calls.map(([, request]) => request);

beforeEach(() => jest.mocked(call).mockReset());

test('what is refused stands at its field, nothing typed is lost, and the secret is shown once it is saved', async () => {
  renderInAdmin(<EndpointDialog endpoint={null} onClose={() => undefined} />);
  const url = screen.getByLabelText(new RegExp(`^${form.url}`));
  await userEvent.click(url);
  await userEvent.paste('https://10.0.0.1/hook');
  // No focus: jsdom lacks the pointer events that Chakra's boxes look for as they lose it.
  fireEvent.click(screen.getByLabelText(event.order.paid));
  const fields = { url: 'field.webhookUrl.invalid' } as const;
  jest.mocked(call).mockResolvedValueOnce(fail({ code: 'invalid-input', fields }));
  await save();
  expect(screen.getByText(errors.field.webhookUrl.invalid)).toBeVisible();
  expect(url).toHaveValue('https://10.0.0.1/hook');
  jest.mocked(call).mockResolvedValueOnce(ok({ secret: 'whsec_c2VjcmV0' }));
  await save();
  expect(screen.getByText('whsec_c2VjcmV0')).toBeVisible();
  const [first, second] = sent();
  expect(first).toMatchObject({ events: ['order.placed', 'order.paid'], isOn: true });
  expect(second).toEqual(first);
});

test('an endpoint is changed without a new secret', async () => {
  const onClose = jest.fn();
  const endpoint = {
    ...{ id: 'books', url: 'https://books.example.com/hook', events: ['order.placed'] as const, isOn: true },
    ...{ stoppedAt: null, secretVersion: 1, rotatedAt: null, failingSince: null, createdAt: 0 },
  };
  renderInAdmin(<EndpointDialog endpoint={endpoint} onClose={onClose} />);
  // No focus: jsdom lacks the pointer events that Chakra's boxes look for as they lose it.
  fireEvent.click(screen.getByLabelText(form.on));
  jest.mocked(call).mockResolvedValueOnce(ok({ secret: null }));
  await save();
  expect(sent()).toMatchObject([{ endpointId: 'books', isOn: false }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});
