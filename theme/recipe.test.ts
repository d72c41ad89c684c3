import { recipe } from './recipe';

test('axes left out take the defaults of the recipe', () => {
  expect(recipe('button')).toBe('r-button r-button--size-md r-button--variant-solid');
  expect(recipe('button', { size: 'sm', variant: undefined })).toContain('r-button--variant-solid');
});

test('a slot, a palette and a class of the caller follow the axes', () => {
  expect(recipe('card', { slot: 'root', size: 'sm', colorPalette: 'red', className: 'mine' })).toBe(
    'r-card__root r-card__root--variant-outline r-card__root--size-sm palette-red mine',
  );
});
