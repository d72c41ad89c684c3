import { pageStore } from '@/lib/browser/page-store';
import { entriesIn, joinPart, type ExportedData } from '@/lib/domain/account/exported-data';
import { fail, ok, type Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';

/** The rate limit of parts per person and hour. */
const MOST_PARTS = 200;

/** Collects all stored data about the person, part by part; `onPart` gets the number of entries so far. */
export async function collectMyData(onPart: (entries: number) => void): Promise<Result<ExportedData>> {
  const store = pageStore();
  const first = await call('exportMyData', { storeId: store });
  if (!first.ok) return first;
  const { next: second, profile, ...part } = first.value;
  if (!profile) return fail({ code: 'try-again' });
  let data: ExportedData = { ...part, profile };
  let next = second;
  for (let parts = 1; next !== null && parts < MOST_PARTS; parts += 1) {
    onPart(entriesIn(data));
    const answer = await call('exportMyData', { storeId: store, after: next });
    if (!answer.ok) return answer;
    data = joinPart(data, answer.value);
    next = answer.value.next;
  }
  return ok(next === null ? data : { ...data, leftOut: [...data.leftOut, `everything after ${next}`] });
}
