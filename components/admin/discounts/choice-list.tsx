import { Checkbox, Stack } from '@chakra-ui/react';
import { ListError } from '@/components/admin/forms/list-parts';

interface ChoiceListProps {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
  /** The error, already translated. */
  readonly error?: string | undefined;
}

/** A list of checkboxes. */
export function ChoiceList({ label, options, chosen, onChange, error }: ChoiceListProps) {
  return (
    <Stack gap="2">
      <Stack gap="2" role="group" aria-label={label} maxHeight="16rem" overflowY="auto">
        {options.map(({ id, name }) => (
          <Checkbox.Root
            key={id}
            checked={chosen.includes(id)}
            onCheckedChange={({ checked }) =>
              onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>
              <bdi>{name}</bdi>
            </Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
      <ListError error={error} />
    </Stack>
  );
}
