import { useEffect, useId, useState, type KeyboardEvent } from 'react';

/**
 * Keyboard control of a text field with `count` options for the `typed` text; one option may be active while the field has the
 * focus.
 */
export function useListbox(
  typed: string,
  count: number,
  onChoose: (index: number) => void,
  onClose: () => void,
) {
  const id = useId();
  const [chosen, setChosen] = useState({ typed, index: -1 });
  const active = chosen.typed === typed && chosen.index < count ? chosen.index : -1;
  const setActive = (index: number) => setChosen({ typed, index });
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = active >= 0 ? `${id}-${active}` : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const keys: Record<string, () => void> = {
    // -1 is the field itself, where the cycle begins and ends.
    ArrowDown: () => setActive(active + 1 < count ? active + 1 : -1),
    ArrowUp: () => setActive(active >= 0 ? active - 1 : count - 1),
    Escape: onClose,
    ...(active >= 0 && { Enter: () => onChoose(active) }),
  };
  return {
    listId: id,
    active,
    activeId,
    optionId,
    onKeyDown: (event: KeyboardEvent) => {
      const act = count > 0 && !event.nativeEvent.isComposing ? keys[event.key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}
