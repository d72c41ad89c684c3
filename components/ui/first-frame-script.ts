/**
 * Runs in the browser before anything is painted. A phone draws a page's header and its first picture a good deal sooner alone
 * than with all that stands beside and below them (`data-second`), which follow in the next frame. See docs/decisions/039.
 */
export const FIRST_FRAME_SCRIPT = `document.documentElement.dataset.first='';requestAnimationFrame(()=>requestAnimationFrame(()=>delete document.documentElement.dataset.first))`;
