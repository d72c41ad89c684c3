/**
 * Runs in the browser before anything is painted: a list that its address narrows is not shown whole first. `useListQuery` shows it
 * again once it knows how. It stands in the head, as a script in the page waits for the style sheet, and the parser with it.
 */
export const HIDE_WHILE_NARROWED_SCRIPT = `if(location.search)document.documentElement.dataset.narrowed=''`;
