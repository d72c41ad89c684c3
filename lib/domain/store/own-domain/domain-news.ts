import type { DomainCheck } from '@/lib/domain/store/custom-domain';
import { isCertificateInDanger } from './certificate';
import type { DomainTrouble } from './domain-trouble';

/** What the owner is told of a host, each once. */
export type DomainNews = DomainTrouble | 'back';

interface Told {
  readonly told: DomainTrouble | null;
  /** What to tell the owner now. */
  readonly news: DomainNews | null;
}

/** What the owner knows after a check, and what of it is new. A host that never worked is no news. */
export function newsOf(
  before: Pick<DomainCheck, 'state' | 'told'>,
  after: Pick<DomainCheck, 'state' | 'certificate'>,
  now: number,
): Told {
  if (after.state === 'failed') {
    const isLost = before.state === 'verified' || before.told === 'certificate';
    return isLost ? { told: 'lost', news: 'lost' } : { told: before.told, news: null };
  }
  if (after.state === 'pending') return { told: before.told, news: null };
  if (after.certificate && isCertificateInDanger(after.certificate, now))
    return { told: 'certificate', news: before.told === 'certificate' ? null : 'certificate' };
  return { told: null, news: before.told && 'back' };
}
