import { Checkbox, Fieldset, SimpleGrid } from '@chakra-ui/react';

interface CheckboxFieldsetProps<T extends string> {
  readonly legend: string;
  readonly options: readonly { readonly id: T; readonly name: string }[];
  readonly chosen: readonly T[];
  readonly onChange: (chosen: T[]) => void;
  /** Columns on a desktop; a phone has one. */
  readonly columns?: number;
  /** The error, already translated. */
  readonly error: string | undefined;
}

/** A fieldset of checkboxes. */
export function CheckboxFieldset<T extends string>({
  legend,
  options,
  chosen,
  onChange,
  columns = 1,
  error,
}: CheckboxFieldsetProps<T>) {
  return (
    <Fieldset.Root invalid={Boolean(error)}>
      <Fieldset.Legend>{legend}</Fieldset.Legend>
      <SimpleGrid columns={{ base: 1, md: columns }} gap="1">
        {options.map(({ id, name }) => (
          <Checkbox.Root
            key={id}
            minHeight="11"
            checked={chosen.includes(id)}
            onCheckedChange={({ checked }) =>
              onChange(checked === true ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{name}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </SimpleGrid>
      <Fieldset.ErrorText>{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
