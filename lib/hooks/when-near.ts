/** Before it is seen, so that what it loads is there by then. */
const MARGIN = '50% 0px';

/** Runs `task` once `element` is about to be scrolled into view; returns how to cancel. */
export function whenNear(element: Element, task: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      task();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
