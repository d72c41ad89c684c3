import { adjustedColor } from './adjusted-color';

test.each(['#242F51', '#384878', '#0a7d4f', '#000000'])('%s is shown as it is', (color) =>
  expect(adjustedColor(color)).toBeNull(),
);

test.each(['#ffffff', '#ffff00', '#ffc0cb'])('%s is made darker', (color) =>
  expect(adjustedColor(color)).toMatch(/^#[\da-f]{6}$/),
);
