/**
 * What a look at the page would show, read off its boxes. Runs in the browser as it is written, so it uses nothing
 * outside itself.
 */
export interface LayoutFacts {
  /** What overflows the window sideways. */
  readonly overflowing: readonly string[];
  /** Texts of which a part is cut off. */
  readonly clipped: readonly string[];
  /** Texts printed over each other. */
  readonly overlapping: readonly string[];
  /** Landmarks whose content leaves more room on one side than on the other. */
  readonly lopsided: readonly string[];
  /** What may be pressed and is smaller than a fingertip. */
  readonly small: readonly string[];
  /** Fields whose letters are so small that a phone zooms into them and does not zoom out again. */
  readonly zooming: readonly string[];
  /** The parts of the shell, whose place hangs on no text. */
  readonly shell: Readonly<Record<string, { readonly start: number; readonly width: number }>>;
  /** Rows of boxes by their place in the page, each with the direction's start as 0. */
  readonly rows: Readonly<Record<string, Row>>;
}

export interface Row {
  readonly name: string;
  readonly display: string;
  /** Width of each column of a grid, of each box of another row, in the order of the document. */
  readonly widths: readonly number[];
  /** Distance of each box from the side where its language begins. */
  readonly starts: readonly number[];
  readonly tops: readonly number[];
}

export function readLayout(): LayoutFacts {
  const PIXEL = 1;
  const FINGER = 44;
  /** Of links among texts, as in a table (WCAG 2.5.8). */
  const LINE = 24;
  /** iOS zooms into a field with smaller letters. */
  const LETTERS = 16;
  const width = document.documentElement.clientWidth;
  const isAdmin = location.pathname.includes('/admin');
  const isRtl = document.documentElement.dir === 'rtl';
  const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.namespaceURI?.endsWith('xhtml') && isShown(element),
  );
  const texts = all.filter((element) => [...element.childNodes].some(isText) && !isHiddenVisually(element));

  return {
    overflowing: document.documentElement.scrollWidth > width ? widest() : [],
    clipped: texts.filter(isClipped).map(nameOf),
    overlapping: overlaps(),
    lopsided: lopsided(),
    small: all.filter(isSmall).map((element) => `${nameOf(element)} ${sizeOf(element)}`),
    zooming: all
      .filter(isZooming)
      .map((element) => `${nameOf(element)} ${getComputedStyle(element).fontSize}`),
    shell: shell(),
    rows: Object.fromEntries(all.filter(isRow).map((element) => [placeOf(element), rowOf(element)])),
  };

  function isText(node: Node): boolean {
    return node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim());
  }

  function isShown(element: HTMLElement): boolean {
    return element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    });
  }

  /** For screen readers alone: a pixel in size, or cut down to nothing. */
  function isHiddenVisually(element: HTMLElement): boolean {
    for (let one: HTMLElement | null = element; one; one = one.parentElement) {
      const { clipPath, position, overflowX } = getComputedStyle(one);
      const { width: wide, height: high } = one.getBoundingClientRect();
      if (overflowX !== 'visible' && (wide <= 1 || high <= 1)) return true;
      if (position === 'absolute' && clipPath !== 'none' && wide <= 1) return true;
    }
    return false;
  }

  function widest(): string[] {
    const out = all.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (right > width + PIXEL || left < -PIXEL) && !isInScroller(element);
    });
    return out.length ? out.slice(-4).map(nameOf) : ['the page'];
  }

  function isInScroller(element: HTMLElement): boolean {
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
      if (getComputedStyle(one).overflowX !== 'visible') return true;
    return false;
  }

  function isClipped(element: HTMLElement): boolean {
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    for (let one: HTMLElement | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(one);
      if (textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '')) return false;
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return false;
      const box = one.getBoundingClientRect();
      const cutsX = /hidden|clip/.test(overflowX) && (text.left < box.left - 2 || text.right > box.right + 2);
      // A line's box is higher than its letters, so a few pixels of it show nothing.
      const cutsY = /hidden|clip/.test(overflowY) && (text.top < box.top - 6 || text.bottom > box.bottom + 6);
      if (cutsX || cutsY) return true;
    }
    return false;
  }

  function overlaps(): string[] {
    const boxes = texts
      .filter((element) => !isLaidOver(element))
      .flatMap((element) => {
        const own = [...element.childNodes].filter(isText).map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()];
        });
        return own.flat().map((rect) => ({ element, rect }));
      })
      .filter(({ element, rect }) => rect.width > 4 && rect.height > 4 && !isScrolledAway(element, rect))
      .sort((a, b) => a.rect.top - b.rect.top);
    const found: string[] = [];
    for (const [index, one] of boxes.entries())
      for (let next = index + 1; next < boxes.length; next += 1) {
        const other = boxes[next] as (typeof boxes)[number];
        if (other.rect.top > one.rect.bottom - 1) break;
        if (one.element === other.element) continue;
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        // Lines of a tight heading share the room above their letters.
        if (across > 2 && down > Math.min(one.rect.height, other.rect.height) / 2)
          found.push(`${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    return found;
  }

  /** Of a text in a box that scrolls, the part outside of it is not on the screen. */
  function isScrolledAway(element: HTMLElement, rect: DOMRect): boolean {
    for (let one: HTMLElement | null = element; one && one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).overflowY === 'visible') continue;
      const box = one.getBoundingClientRect();
      if (rect.bottom > box.bottom + PIXEL || rect.top < box.top - PIXEL) return true;
    }
    return false;
  }

  /** Badges on pictures, menus and bars that stay while the page scrolls lie over others on purpose. */
  function isLaidOver(element: HTMLElement): boolean {
    for (let one: HTMLElement | null = element; one && one !== document.body; one = one.parentElement)
      if (/absolute|fixed|sticky/.test(getComputedStyle(one).position)) return true;
    return false;
  }

  function lopsided(): string[] {
    return ['body > * header', 'main', 'footer'].flatMap((selector) => {
      const landmark = document.querySelector<HTMLElement>(selector);
      if (!landmark || !isShown(landmark)) return [];
      const outer = landmark.getBoundingClientRect();
      const boxes = [...landmark.children]
        .filter((child): child is HTMLElement => child instanceof HTMLElement && isShown(child))
        .map((child) => child.getBoundingClientRect())
        .filter((box) => box.width > outer.width / 2);
      if (!boxes.length) return [];
      const left = Math.min(...boxes.map((box) => box.left)) - outer.left;
      const right = outer.right - Math.max(...boxes.map((box) => box.right));
      // A column of the admin's forms begins at the start and ends where its lines are long enough.
      const isColumn = selector === 'main' && isAdmin;
      return !isColumn && Math.abs(left - right) > PIXEL ? [`${selector} ${left} ${right}`] : [];
    });
  }

  function shell(): LayoutFacts['shell'] {
    const parts = ['header', 'header img', 'aside', 'aside img', 'main', 'footer'].flatMap((selector) => {
      const part = document.querySelector<HTMLElement>(`body > * ${selector}`);
      if (!part || !isShown(part)) return [];
      const box = part.getBoundingClientRect();
      return [[selector, { start: startOf(box), width: box.width }] as const];
    });
    return Object.fromEntries(parts);
  }

  function startOf(box: DOMRect): number {
    return isRtl ? width - box.right : box.left;
  }

  function isSmall(element: HTMLElement): boolean {
    if (!element.matches('a[href], button, input, select, summary, textarea, [role="tab"], [role="radio"]'))
      return false;
    if (
      element.matches('[disabled], [aria-hidden="true"], input[type="hidden"]') ||
      isHiddenVisually(element)
    )
      return false;
    const { display } = getComputedStyle(element);
    // A link in a sentence is as high as its line (WCAG 2.5.8 lets it be).
    if (element.matches('a') && display === 'inline') return false;
    const box = element.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight) return false;
    const label = element.closest('label')?.getBoundingClientRect();
    const high = Math.max(box.height, label?.height ?? 0);
    const wide = Math.max(box.width, label?.width ?? 0);
    const least = element.matches('main nav a, td a, th a, dd a, li a') && isAdmin ? LINE : FINGER;
    if (high >= least - PIXEL && wide >= least - PIXEL) return false;
    // An invisible edge around it may take the finger as well.
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const reach = FINGER / 2 - 1;
    const around = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ] as const;
    return !around.every(([at, down]) => {
      const hit = document.elementFromPoint(at, down);
      return hit !== null && (element.contains(hit) || element.closest('label')?.contains(hit));
    });
  }

  function isZooming(element: HTMLElement): boolean {
    if (!element.matches('input, select, textarea, [contenteditable="true"]')) return false;
    if (
      element.matches(':is([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"])')
    )
      return false;
    return Number.parseFloat(getComputedStyle(element).fontSize) < LETTERS;
  }

  function isRow(element: HTMLElement): boolean {
    const { display, flexDirection } = getComputedStyle(element);
    const isGrid = /grid/.test(display);
    const isFlex = /flex/.test(display) && flexDirection === 'row';
    return (
      (isGrid || isFlex) &&
      element.children.length > 1 &&
      !element.closest('[dir="ltr"] *, [contenteditable]')
    );
  }

  function rowOf(element: HTMLElement): Row {
    const { display, gridTemplateColumns } = getComputedStyle(element);
    const boxes = [...element.children]
      .filter((child): child is HTMLElement => child instanceof HTMLElement && isShown(child))
      .filter((child) => !/absolute|fixed/.test(getComputedStyle(child).position))
      .map((child) => child.getBoundingClientRect());
    const isGrid = /grid/.test(display);
    return {
      name: nameOf(element),
      display: isGrid ? 'grid' : 'row',
      widths: isGrid ? gridTemplateColumns.split(' ').map(Number.parseFloat) : boxes.map((box) => box.width),
      starts: boxes.map(startOf),
      tops: boxes.map((box) => box.top),
    };
  }

  function placeOf(element: HTMLElement): string {
    const steps: number[] = [];
    for (let one: Element = element; one.parentElement && one !== document.body; one = one.parentElement)
      steps.unshift([...one.parentElement.children].indexOf(one));
    return steps.join('.');
  }

  function sizeOf(element: HTMLElement): string {
    const { width: wide, height: high } = element.getBoundingClientRect();
    return `${Math.round(wide)}×${Math.round(high)}`;
  }

  function nameOf(element: Element): string {
    const [module = ''] = [...element.classList].filter((name) => name.includes('__')).slice(-1);
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
    return `<${element.tagName.toLowerCase()} ${module}> "${label}"`;
  }
}
