import { Field, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useDebounced } from '@/lib/hooks/browser/use-debounced';

/** Long enough not to ask for every letter, short enough to feel immediate. */
const TYPING_MS = 300;

interface SearchFilterProps {
  readonly label: string;
  readonly placeholder: string;
  /** What the address says. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search that follows the typing; when the address says something else than was typed here, the address wins. */
export function SearchFilter({ label, placeholder, value, onChange }: SearchFilterProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const ask = useDebounced(() => {
    setAsked(typed.trim());
    onChange(typed.trim());
  }, TYPING_MS);
  if (value !== asked) {
    setAsked(value);
    setTyped(value);
  }
  return (
    <Field.Root>
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          ask();
        }}
      />
    </Field.Root>
  );
}
