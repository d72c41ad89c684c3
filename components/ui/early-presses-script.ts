/**
 * Runs in the browser while the page is being read, before React listens; its text alone is sent, so it names nothing
 * outside of itself. Over a slow network a page can be seen and pressed for seconds before its scripts are there: buttons did
 * nothing, a form was posted to a page that takes none, a chosen size went back to the first one, and for what was typed into the
 * search nothing was suggested. What was pressed, chosen and typed is done again once React has taken over that control; meanwhile
 * the document is marked as `waiting`, and a link that is followed next waits too, or what was pressed would be lost with the
 * page. Where one of the page's scripts does not come the document is marked as `incomplete`, by which the notice of it is shown.
 */
export function keepEarlyPresses(): void {
  const PAUSE_MS = 50;
  const { dataset } = document.documentElement;
  const early = new Map<Element, () => void>();

  // React marks the element that it listens on, and each that it has taken over.
  const hasMark = (element: Element | null, mark: string) =>
    Object.keys(element ?? {}).some((key) => key.startsWith(mark));
  const isListening = () => hasMark(document.getElementById('__next'), '__reactContainer$');

  const keep = (control: Element, redo: () => void) => {
    if (early.size === 0) setTimeout(doNext, PAUSE_MS);
    // Whoever presses again because nothing happens means it once.
    early.delete(control);
    early.set(control, redo);
    dataset.waiting = '';
  };

  // One after the other: what was chosen counts for what was pressed next.
  const doNext = () => {
    const [next] = early;
    if (next && (!next[0].isConnected || hasMark(next[0], '__reactProps$'))) {
      early.delete(next[0]);
      // React finishes at once with what a key concerns; a change to what it is still taking over would be lost.
      next[0].dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
      next[1]();
    }
    if (early.size > 0) setTimeout(doNext, PAUSE_MS);
    else delete dataset.waiting;
  };

  const keepChoice = (control: EventTarget | null) => {
    if (control instanceof HTMLSelectElement) {
      const { value } = control;
      keep(control, () => {
        control.value = value;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      });
    } else if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)) {
      const { checked } = control;
      keep(control, () => {
        // A press on what is so already would be no news to React.
        control.checked = !checked;
        control.click();
      });
    }
  };

  const keepText = (field: EventTarget | null) => {
    const isText =
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && !/radio|checkbox|file/.test(field.type));
    if (!isText) return;
    const typed = field.value;
    keep(field, () => {
      // What was typed since counts, unless React has put back what stood there.
      const value = field.value === field.defaultValue ? typed : field.value;
      // React listens to what is set from here too, and a text that it knows is no news.
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };

  const isButton = (control: Element) => control instanceof HTMLButtonElement;

  /** Whoever follows the link a second time would rather not wait. */
  const mayWait = (link: HTMLAnchorElement, { metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
    link.origin === location.origin &&
    !(link.target || metaKey || ctrlKey || shiftKey || altKey) &&
    dataset.incomplete === undefined &&
    !early.has(link) &&
    [...early.keys()].some(isButton);

  const keepPress = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>('button, a[href]:not([href^="#"])');
    if (pressed instanceof HTMLAnchorElement) {
      if (!mayWait(pressed, event)) return;
      event.preventDefault();
    }
    if (pressed) keep(pressed, () => pressed.click());
  };

  const hear = (event: Event) => {
    if (isListening()) return;
    if (event.type === 'change') keepChoice(event.target);
    if (event.type === 'input') keepText(event.target);
    if (event instanceof MouseEvent) keepPress(event);
  };
  const { heard } = window as unknown as { heard: Event[] };
  heard.forEach(hear);
  Object.assign(heard, { push: hear });
  // Errors do not bubble. The page's own scripts alone are deferred; what is loaded later is asked for again where it is wanted.
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.defer) dataset.incomplete = '';
  };
  addEventListener('error', onError, true);
}

/**
 * Hears what is pressed from the page's first moment on, and tells `keepEarlyPresses` once that is there, which in a built page of
 * the shop is a file. No form is ever posted: its script sends it.
 */
export const HEAR_PRESSES_SCRIPT = `var heard=[];['click','change','input','submit'].forEach(n=>addEventListener(n,e=>{heard.push(e);if(n=='submit'&&e.target.method=='post')e.preventDefault()}))`;
