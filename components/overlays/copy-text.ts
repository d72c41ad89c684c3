import { notify } from '@/components/overlays/notify';

/** Messages for success and failure; browsers refuse if a page may not write to the clipboard. */
interface CopyTexts {
  readonly copied: string;
  readonly failed: string;
}

/** Copies a text to the clipboard and notifies about the result. */
export async function copyText(text: string, { copied, failed }: CopyTexts): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ type: 'success', message: copied });
  } catch {
    notify({ type: 'error', message: failed });
  }
}
