/**
 * Runs in the browser before anything is painted, on a page whose root says `data-first` and `data-early`. A phone draws a page's
 * first picture, and what it needs to be in its place, a good deal sooner alone than with all that stands around it
 * (`data-second`). The header follows in the next frame, and the rest in the one after it; the styles and the places of each are
 * worked out in two tasks before that frame, so that none is a long one. See docs/decisions/039, 040, 042, 043, 046 and 048.
 */
export const FIRST_FRAME_SCRIPT = `{const e=document.documentElement,bring=([n,...rest])=>n&&requestAnimationFrame(()=>setTimeout(()=>{delete e.dataset[n];getComputedStyle(e).color;setTimeout(()=>{e.offsetHeight;bring(rest)})}));bring(['first','early'])}`;
