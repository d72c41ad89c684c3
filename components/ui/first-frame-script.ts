/**
 * Runs in the browser before anything is painted, on a page whose root says `data-first` and `data-early`. A phone draws a page's
 * first picture, and what it needs to be in its place, a good deal sooner alone than with all that stands around it
 * (`data-second`). The header follows in the next frame, and the rest in the one after it, so that neither is a long task. See
 * docs/decisions/039, 040, 042 and 043.
 */
export const FIRST_FRAME_SCRIPT = `{const f=requestAnimationFrame,d=document.documentElement.dataset;f(()=>f(()=>{delete d.first;f(()=>delete d.early)}))}`;
