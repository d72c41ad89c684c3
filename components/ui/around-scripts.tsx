import type { ReactNode } from 'react';
import type { Locale } from '@/lib/domain/locale';
import ar from '@/locales/ar/scripts.json';
import en from '@/locales/en/scripts.json';

const TEXTS = { en, ar };

interface AroundScriptsProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/**
 * Behind a page stands that one of its scripts did not come, or that none may run. Only the server renders it.
 */
export function AroundScripts({ locale, children }: AroundScriptsProps) {
  const { incomplete, reload, off } = TEXTS[locale];
  return (
    <>
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
