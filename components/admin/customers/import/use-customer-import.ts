import { useReducer, useRef } from 'react';
import { useStoreSetting } from '@/context/store-setting-context';
import { randomKey } from '@/lib/browser/random-key';
import { readUtf8 } from '@/lib/browser/read-utf8';
import { IMPORTED_AT_ONCE, type ImportedSums } from '@/lib/domain/customers/import/imported-customer';
import type { CustomerProblem } from '@/lib/domain/customers/import/problem';
import { readCustomers, type ReadCustomers } from '@/lib/domain/customers/import/read-customers';
import type { AppError } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';

/** A running import of a file, in chunks. */
interface Running {
  readonly read: ReadCustomers;
  /** Idempotency key of this file's chunks, so that a retry adds nothing. */
  readonly key: string;
  /** Customers sent so far. */
  readonly done: number;
  readonly sums: ImportedSums;
  /** Problems in the file, and later refusals by the store. */
  readonly problems: readonly CustomerProblem[];
}

/** The step of an import; nothing in the store changes before `running`. */
export type CustomerImportStep =
  | { readonly name: 'choose' }
  | ({ readonly name: 'preview' | 'running' | 'done' } & Running)
  /** It resumes where it stopped. */
  | ({ readonly name: 'stopped'; readonly error: AppError } & Running);

const UNREAD: ReadCustomers = {
  ...{ heading: [], rows: new Map(), customers: [] },
  problems: [{ row: 1, column: '', code: 'fileEncoding', value: '' }],
};
const START: CustomerImportStep = { name: 'choose' };

export function useCustomerImport() {
  const { storeId, country } = useStoreSetting();
  const [step, go] = useReducer((_: CustomerImportStep, next: CustomerImportStep) => next, START);
  // Closing the window stops the import after the current chunk.
  const stopped = useRef(false);

  const choose = async (file: Pick<File, 'arrayBuffer'>) => {
    const text = await readUtf8(file);
    const read = text === null ? UNREAD : readCustomers(text, country);
    const sums = { added: 0, changed: 0, same: 0 };
    go({ name: 'preview', read, key: randomKey(), done: 0, sums, problems: read.problems });
  };

  const run = async (from: Running) => {
    stopped.current = false;
    let running = from;
    const { customers } = from.read;
    while (running.done < customers.length && !stopped.current) {
      go({ name: 'running', ...running });
      const { read, key, done, sums, problems } = running;
      const chunk = customers.slice(done, done + IMPORTED_AT_ONCE);
      const taken = await call('importCustomers', { storeId, key: `${key}-${done}`, customers: chunk });
      if (!taken.ok) return go({ name: 'stopped', error: taken.error, ...running });
      const { added, changed, same, refused } = taken.value;
      running = {
        ...{ read, key, done: done + chunk.length },
        sums: { added: sums.added + added, changed: sums.changed + changed, same: sums.same + same },
        problems: [
          ...problems,
          ...refused.map((row) => ({ row, column: 'tags', code: 'tagsMany', value: '' }) as const),
        ],
      };
    }
    go({ name: 'done', ...running });
  };
  const stop = () => (stopped.current = true);
  return { step, choose, run, stop, restart: () => go(START) };
}
