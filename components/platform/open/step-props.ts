import type { OpeningDraft, OpeningStep } from '@/lib/browser/opening-draft';
import type { PlatformSite } from '@/lib/domain/opening/platform-site';

/** What every screen of the wizard gets. */
export interface StepProps {
  readonly platform: PlatformSite;
  readonly draft: OpeningDraft;
  readonly change: (changes: Partial<OpeningDraft>) => void;
  /** Goes to another screen. */
  readonly go: (step: OpeningStep) => void;
}
