export const CONTACT_STATUSES = ['new', 'read', 'answered', 'archived'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** How staff can mark a message. */
export const CONTACT_MARKS = ['read', 'unread', 'archived', 'restored'] as const;
export type ContactMark = (typeof CONTACT_MARKS)[number];

/** The state after a mark. Restoring an archived message returns it to `answered` if it was answered. */
export function markedStatus(from: ContactStatus, mark: ContactMark, isAnswered: boolean): ContactStatus {
  if (mark === 'archived') return 'archived';
  if (from === 'archived' && mark !== 'restored') return from;
  if (isAnswered) return 'answered';
  return mark === 'unread' ? 'new' : 'read';
}
