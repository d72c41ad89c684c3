import Router, { useRouter } from 'next/router';
import type { ComponentProps, MouseEvent } from 'react';
import { DEFAULT_LOCALE, isLocale, localPath, type Locale } from '@/lib/domain/locale';

export type Href = string | { readonly pathname: string; readonly query: Readonly<Record<string, string>> };

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the shop without its language. */
  readonly href: Href;
  /** Leads to another language than the page's. */
  readonly locale?: Locale;
  /** The same page with another query, whose data it has already. */
  readonly shallow?: boolean;
  /** Back does not lead here again. */
  readonly replace?: boolean;
}

/**
 * A link within the shop. It fetches its page ahead when it is pointed at, not when it comes into sight, as most in
 * sight are never followed; `next/link` cannot be without its watch over what is in sight, two KB of every page.
 */
export function Link({
  href,
  locale,
  shallow = false,
  replace = false,
  onClick,
  onMouseEnter,
  onTouchStart,
  ...rest
}: LinkProps) {
  const router = useRouter();
  const language = locale ?? (isLocale(router.locale) ? router.locale : DEFAULT_LOCALE);
  const path = pathOf(href);
  const prefetch = () => void Router.prefetch(path, undefined, { locale: language, priority: true });
  return (
    <a
      {...rest}
      href={localPath(path, language)}
      onMouseEnter={(event) => {
        onMouseEnter?.(event);
        prefetch();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        prefetch();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        void router[replace ? 'replace' : 'push'](path, undefined, { locale: language, shallow });
      }}
    />
  );
}

function pathOf(href: Href): string {
  if (typeof href === 'string') return href;
  const query = String(new URLSearchParams(href.query));
  return query ? `${href.pathname}?${query}` : href.pathname;
}

/** A new tab, a new window, a download. */
const isForBrowser = ({ currentTarget, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent<HTMLAnchorElement>) =>
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  currentTarget.hasAttribute('download') ||
  (currentTarget.target !== '' && currentTarget.target !== '_self');
