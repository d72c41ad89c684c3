import type { ReactNode } from 'react';
import type { Locale } from '@/lib/domain/locale';
import ar from '@/locales/ar/scripts.json';
import en from '@/locales/en/scripts.json';
import { EARLY_PRESSES_SCRIPT } from './early-presses-script';

export { EARLY_PRESSES_SCRIPT };

const TEXTS = { en, ar };

interface AroundScriptsProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/**
 * A page until its scripts are there: what is pressed meanwhile is kept, and behind the page stands that one of them did
 * not come, or that none may run. Only the server renders it.
 */
export function AroundScripts({ locale, children }: AroundScriptsProps) {
  const { incomplete, reload, off } = TEXTS[locale];
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: EARLY_PRESSES_SCRIPT }} />
      {children}
      <noscript>
        <p className="script-notice">{off}</p>
      </noscript>
      {/* Shown once `early-presses-script` has marked the document. */}
      <p className="script-notice" role="alert" data-if-incomplete>
        {incomplete} <a href="">{reload}</a>
      </p>
    </>
  );
}
