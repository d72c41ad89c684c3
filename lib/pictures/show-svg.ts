/**
 * Shows an SVG of `toSvg` in an element; not for others' markup, which might run. Only what differs from the SVG shown before is
 * changed: a browser draws a changed path in half the time of a new picture.
 */
export function showSvg(host: Element, svg: string): void {
  const parsed = document.createElement('template');
  parsed.innerHTML = svg;
  const next = parsed.content.firstElementChild;
  const shown = host.firstElementChild;
  if (!next) return;
  if (shown) become(shown, next);
  else host.append(next);
}

/** Gives an element the attributes and children of another. */
function become(shown: Element, next: Element): void {
  if (shown.tagName !== next.tagName) return shown.replaceWith(next);
  for (const name of shown.getAttributeNames()) if (!next.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  while (shown.childElementCount > next.childElementCount) shown.lastElementChild?.remove();
  // Appending a child takes it from `next`.
  [...next.children].forEach((child, at) => {
    const known = shown.children[at];
    if (known) become(known, child);
    else shown.append(child);
  });
}
