import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '@/lib/browser/save-file';
import { parseCsv } from '@/lib/domain/csv/parse-csv';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import ar from '@/locales/ar/admin-customers.json';
import arImport from '@/locales/ar/admin-import.json';
import en from '@/locales/en/admin-customers.json';
import enImport from '@/locales/en/admin-import.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { ImportCustomers } from './import-customers';

jest.mock('@/lib/functions/call');
jest.mock('@/lib/browser/save-file');
// Its decoder is the browser's, which the test's does not have.
jest.mock('@/lib/browser/read-utf8', () => ({ readUtf8: () => Promise.resolve(mockCsv) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => mockSetting() }));
jest.mock('@/components/admin/forms/owner-only', () => ({ useIsOwner: () => mockIsOwner }));

let mockIsOwner = true;
const mockSetting = () => ({ ...aStoreSetting(), country: 'JO' });

const GOOD = 60;
const rows = Array.from({ length: GOOD }, (_, at) => `Sara ${at},sara-${at}@example.com,,yes`);
const mockCsv = ['name,email,phone,marketing', ...rows, 'Omar,,12,', 'Noor,,0790001122,no'].join('\n');
const file = new File([mockCsv], 'old.csv', { type: 'text/csv' });

test.each([
  ['en', en.import, enImport],
  ['ar', ar.import, arImport],
] as const)(
  'in %s a file is shown with its faults, taken over in chunks that keep their keys, and what was left out is saved',
  async (locale, texts, files) => {
    mockIsOwner = true;
    const refused = [3];
    const taken = (added: number) => ok({ added, changed: 0, same: 0, refused });
    jest
      .mocked(call)
      .mockReset()
      .mockResolvedValueOnce(taken(49))
      .mockResolvedValueOnce(fail({ code: 'try-again' }))
      .mockResolvedValueOnce(ok({ added: 1, changed: 0, same: 10, refused: [] }));
    const onDone = jest.fn();
    renderInAdmin(<ImportCustomers onDone={onDone} />, { locale });
    await userEvent.click(screen.getByText(texts.open));
    await userEvent.upload(await screen.findByLabelText(files.import.choose, { selector: 'input' }), file);
    const problems = await screen.findByLabelText(files.problems.table);
    expect(within(problems).getByText(texts.problem.phoneInvalid)).toBeVisible();
    expect(within(problems).getByText('62')).toBeVisible();
    expect(screen.getByLabelText(texts.preview).querySelectorAll('tbody tr')).toHaveLength(20);
    expect(call).not.toHaveBeenCalled();

    await userEvent.click(screen.getByText(texts.start));
    await userEvent.click(await screen.findByText(texts.goOn));
    expect(await screen.findByText(texts.done)).toBeVisible();
    const asked = jest
      .mocked(call)
      .mock.calls.map(([, request]) => request as { key: string; customers: object[] });
    expect(asked.map(({ customers }) => customers.length)).toEqual([50, 11, 11]);
    expect(asked[1]).toEqual(asked[2]);
    expect(asked[0]?.key).not.toBe(asked[1]?.key);
    expect(asked[2]?.customers.at(-1)).toMatchObject({
      row: 63,
      phone: '+962790001122',
      marketing: { given: false },
    });

    await userEvent.click(screen.getByText(texts.save));
    const [, , content] = jest.mocked(saveFile).mock.lastCall ?? [];
    const saved = parseCsv(String(content)).rows;
    expect(saved.map((cells) => cells.slice(0, 4))).toEqual([
      ['name', 'email', 'phone', 'marketing'],
      ['Sara 1', 'sara-1@example.com', '', 'yes'],
      ['Omar', '', '12', ''],
    ]);
    expect(saved[1]?.[4]).toContain(texts.problem.tagsMany);
    await userEvent.click(screen.getByText(texts.close));
    expect(onDone).toHaveBeenCalled();
  },
);

test('staff see no way to import customers', () => {
  mockIsOwner = false;
  renderInAdmin(<ImportCustomers onDone={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
});
