import { Component, type ReactNode } from 'react';
import styles from './boundary.module.css';

export interface BoundaryProps {
  readonly onFailure: (error: Error) => void;
  /** The part's name, unique on the page. */
  readonly part: string;
  /** The page's path in its language, without the query, which the server does not know. */
  readonly page: string;
  /** The page's full address; another address resets the failure. */
  readonly address: string;
  /** Gets the part's last HTML before it failed; null if it showed nothing. */
  readonly fallback: (last: string | null, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

const WORKS = { failed: false };

/**
 * Limits an error to one part of a page. The last content stays in the document until React commits the fallback, so the
 * fallback can go on showing it.
 */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = WORKS;

  /** The address at which the children were last shown; null before that, also during hydration. */
  private shownAt: string | null = null;
  private last: string | null | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    if (!this.state.failed) this.shownAt = this.props.address;
  }

  override componentDidCatch(error: Error) {
    this.props.onFailure(error);
  }

  override componentDidUpdate({ address }: BoundaryProps) {
    if (!this.state.failed) this.shownAt = this.props.address;
    else if (address !== this.props.address) this.setState(WORKS);
  }

  override render() {
    const { children, fallback, part, page } = this.props;
    const { failed } = this.state;
    if (!failed) this.last = undefined;
    else if (this.last === undefined) this.last = this.shownBefore();
    return (
      // Suppressed, because an error page has the same HTML for all addresses.
      <div className={styles.part} data-part={part} data-page={page} suppressHydrationWarning>
        {failed ? fallback(this.last ?? null, () => this.setState(WORKS)) : children}
      </div>
    );
  }

  private shownBefore(): string | null {
    const { address, page, part } = this.props;
    if (this.shownAt !== null && this.shownAt !== address) return null;
    const element = document.querySelector(`[data-part="${part}"]`);
    return (element?.getAttribute('data-page') === page && element.innerHTML) || null;
  }
}
