import { Field, NativeSelect } from '@chakra-ui/react';
import { memo } from 'react';
import { useCountries } from '@/components/admin/forms/use-countries';

interface CountryFieldProps {
  readonly label: string;
  /** Label of the choice of no country. */
  readonly none: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly value: string;
  readonly onChange: (country: string) => void;
}

/** A choice among all countries or none. */
export const CountryField = ({ label, none, value, onChange }: CountryFieldProps) => (
  <Field.Root flex="1 1 12rem">
    <Field.Label>{label}</Field.Label>
    <NativeSelect.Root>
      <NativeSelect.Field value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{none}</option>
        <Countries />
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field.Root>
);

/** Memoized: its 250 options do not render at every key typed beside them. */
const Countries = memo(function Countries() {
  return useCountries().map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});
