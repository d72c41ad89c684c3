import type { Announcement } from '@/lib/domain/platform/announcement';
import type { Locale } from '@/lib/domain/locale';
import type { ReportReason, ReportState } from '@/lib/domain/platform/abuse-report';
import type { DomainRecord } from '@/lib/domain/tenancy/domain-record';

/** What operators of the platform call, and what people tell them; see `lib/domain/platform`. */
export interface OperatorCallables {
  /**
   * Suspends a store, or shows again what it showed before. Its owners get a mail with the reason. Fails with
   * `store-without-host`, `store-state-unchanged`.
   */
  changeStoreState: {
    request: { storeId: string; to: 'suspended' | 'reopened'; reason: string };
    response: { state: DomainRecord['state'] };
  };
  /** Somebody reports a store; `email` is empty where they gave none. */
  reportStore: {
    request: { storeId: string; reason: ReportReason; text: string; email: string; locale: Locale };
    response: { ok: true };
  };
  /** What became of a report. Fails with `report-not-found`. */
  moveReport: { request: { reportId: string; to: ReportState; note: string }; response: { ok: true } };
  /** Shows a notice to the people of all stores; `id` is made by the client. Fails with `announcements-too-many`. */
  announce: { request: Announcement; response: { ok: true } };
  /** Takes a notice back. */
  withdrawAnnouncement: { request: { announcementId: string }; response: { ok: true } };
}
