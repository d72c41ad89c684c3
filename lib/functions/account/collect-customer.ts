import { EXPORT_SECTIONS, type ExportSection } from '@/lib/domain/account/exported-data';
import type { CustomerPart } from '@/lib/domain/api/customers/customers';
import type { Customer } from '@/lib/domain/customers/customer';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { StaffNote } from '@/lib/domain/staff/staff-note';
import { call } from '@/lib/functions/call';

type Sections = Pick<CustomerPart, ExportSection | 'leftOut'>;

/** All data that the store has about a customer. */
interface CustomerData extends Sections {
  readonly exportedAt: string;
  readonly customer: Customer;
  readonly notes: readonly StaffNote[];
}

/** Collects the store's data about a customer, part by part. */
export async function collectCustomer(storeId: string, customerId: string): Promise<Result<CustomerData>> {
  const first = await call('exportCustomer', { storeId, customerId });
  if (!first.ok) return first;
  const { next: second, customer, ...part } = first.value;
  if (!customer) return fail({ code: 'try-again' });
  let data: CustomerData = { ...part, customer };
  for (let next = second; next !== null;) {
    const answer = await call('exportCustomer', { storeId, customerId, after: next });
    if (!answer.ok) return answer;
    data = { ...data, ...joined(data, answer.value) };
    next = answer.value.next;
  }
  return ok(data);
}

const joined = (known: Sections, part: Sections): Partial<Sections> =>
  Object.fromEntries(
    ([...EXPORT_SECTIONS, 'leftOut'] as const).map((name) => [name, [...known[name], ...part[name]]]),
  );
