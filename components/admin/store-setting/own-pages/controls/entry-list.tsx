import { Button, Stack, type ButtonProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ListError } from '@/components/admin/forms/list-parts';

interface EntryListProps {
  readonly label: string;
  readonly error?: string | undefined;
  /** The button that adds an entry. */
  readonly add: string;
  readonly isFull: boolean;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

/** A list of a page's entries, and the button that adds one. */
export const EntryList = ({ label, error, add, isFull, onAdd, children }: EntryListProps) => (
  <Stack gap="4" role="group" aria-label={label}>
    {children}
    <ListError error={error} />
    <Button
      type="button"
      size="sm"
      variant="outline"
      alignSelf="flex-start"
      disabled={isFull}
      onClick={onAdd}
    >
      {add}
    </Button>
  </Stack>
);

interface EntryButtonProps extends ButtonProps {
  /** Names the entry too, as the text on the button does not. */
  readonly label: string;
}

/** Acts on one entry. */
export const EntryButton = ({ label, ...rest }: EntryButtonProps) => (
  <Button type="button" size="xs" variant="outline" aria-label={label} {...rest} />
);
