import * as chakra from '@chakra-ui/react/theme';
import { slotRecipes } from './recipes';

test.each(Object.entries(slotRecipes))(
  'what is changed of %s leaves none of its parts bare',
  (name, recipe) => {
    const original = chakra[`${name as keyof typeof slotRecipes}SlotRecipe`];
    expect(recipe.slots).toEqual(original.slots);
  },
);
