import { Checkbox } from '@chakra-ui/react';

interface SelectBoxProps {
  /** Names the box for assistive technology; the row beside it tells everybody else. */
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

export function SelectBox({ label, checked, onChange }: SelectBoxProps) {
  return (
    <Checkbox.Root checked={checked} onCheckedChange={onChange} verticalAlign="middle">
      <Checkbox.HiddenInput aria-label={label} />
      <Checkbox.Control />
    </Checkbox.Root>
  );
}
