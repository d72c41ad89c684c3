import { Field, Input } from '@chakra-ui/react';
import Router from 'next/router';
import { useEffect, useState } from 'react';
import { useDebounced } from '@/lib/hooks/browser/use-debounced';

/** Pause in typing (milliseconds): long enough to skip single letters, short enough to feel immediate. */
const TYPING_MS = 300;

interface SearchFilterProps {
  readonly label: string;
  readonly placeholder: string;
  /** The value in the address. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search that follows the typing; another value in the address replaces the typed one. */
export function SearchFilter({ label, placeholder, value, onChange }: SearchFilterProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const askNow = () => {
    setAsked(typed.trim());
    onChange(typed.trim());
  };
  const [ask, cancel] = useDebounced(askNow, TYPING_MS);
  // Cancels a pending search on a click: a query set afterwards would replace the page that the click opens.
  useEffect(() => {
    const leave = (_url: string, { shallow }: { readonly shallow: boolean }) => {
      if (!shallow) cancel();
    };
    Router.events.on('routeChangeStart', leave);
    return () => Router.events.off('routeChangeStart', leave);
  }, [cancel]);
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
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Within a form, Enter would submit it.
          event.preventDefault();
          cancel();
          askNow();
        }}
      />
    </Field.Root>
  );
}
