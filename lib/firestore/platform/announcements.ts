import { collections } from '@/lib/domain/collections';
import { parseAnnouncements, type Announcement } from '@/lib/domain/platform/announcement';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/listeners';

/** The platform's notices, live, those that wait or are over included; null before the first one. One document. */
export const watchAnnouncements = (
  onNext: (announcements: readonly Announcement[] | null) => void,
  onError: OnError,
): Stop =>
  watchDocument(collections.platformAnnouncements(), (_, data) => parseAnnouncements(data), onNext, onError);
