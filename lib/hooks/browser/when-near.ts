/** Starts early, so that what loads is there when it becomes visible. */
const MARGIN = '50% 0px';

/** Runs `task` shortly before `element` scrolls into view; returns a function that cancels. */
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
