import { collections } from '@/lib/domain/collections';
import { parseAbuseReport, type AbuseReport, type ReportState } from '@/lib/domain/platform/abuse-report';
import type { Result } from '@/lib/domain/result';
import { readOnce } from '@/lib/firestore/read-once';
import { PER_PAGE, pageOfDocs, type DocCursor, type DocPage } from './page-of-docs';

/** A page of the reports in this state after `after`, newest first; for operators. */
export const readAbuseReports = (
  state: ReportState,
  after: DocCursor | null,
): Promise<Result<DocPage<AbuseReport>>> =>
  readOnce(async ({ collection, getDocs, limit, orderBy, query, startAfter, where }, db) => {
    const page = query(
      collection(db, collections.platformReports()),
      where('state', '==', state),
      orderBy('createdAt', 'desc'),
      ...(after ? [startAfter(after)] : []),
      limit(PER_PAGE + 1),
    );
    return pageOfDocs((await getDocs(page)).docs, parseAbuseReport);
  });
