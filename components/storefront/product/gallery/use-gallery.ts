import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/**
 * A track of pictures that snaps to one at a time. Swiping, arrow keys and buttons scroll it, and `current` follows. `wanted`
 * is an index that the page requests; null leaves the gallery as it is.
 */
export function useGallery(count: number, wanted: number | null) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const show = (index: number) => scrollToChild(track.current, index);

  useEffect(() => {
    if (wanted !== null) scrollToChild(track.current, wanted);
  }, [wanted]);

  const followSwipe = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    setCurrent(Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1)));
  };

  // It may have been swiped before hydration.
  useEffect(followSwipe, []);

  // The focus moves to the current picture, so that Enter enlarges the visible one.
  useEffect(() => {
    const { activeElement } = document;
    const picture = track.current?.children[current];
    if (!picture || !track.current?.contains(activeElement) || picture.contains(activeElement)) return;
    picture.querySelector('button')?.focus({ preventScroll: true });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexAfter(event, current, count);
    if (next === null) return;
    event.preventDefault();
    show(next);
  };

  return { track, current, show, followSwipe, onKeyDown };
}

function scrollToChild(track: HTMLElement | null, index: number): void {
  const picture = track?.children[index];
  if (!track || !(picture instanceof HTMLElement)) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // In Arabic, offsets grow to the left, and scroll positions are negative.
  const left = picture.offsetLeft - track.offsetLeft;
  track.scrollTo({ left, behavior: isStill ? 'auto' : 'smooth' });
}

/** The target of a key in a row of `count`; null for none. Arrow keys follow the reading direction. */
export function indexAfter(
  { key, currentTarget }: KeyboardEvent,
  current: number,
  count: number,
): number | null {
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return Math.min(current + 1, count - 1);
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
