/**
 * Runs in the browser before anything is painted, on a page whose root says `data-first`. A phone draws a page's first picture,
 * and what it needs to be in its place, a good deal sooner alone than with all that stands around it (`data-second`), which
 * follows in the next frame. See docs/decisions/039, 040 and 042.
 */
export const FIRST_FRAME_SCRIPT = `requestAnimationFrame(()=>requestAnimationFrame(()=>delete document.documentElement.dataset.first))`;
