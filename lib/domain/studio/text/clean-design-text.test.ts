import { charactersIn, cleanDesignText, emojiIn } from './clean-design-text';

test('what prints no ink is removed: controls, overrides, isolates, joiners', () => {
  expect(cleanDesignText('\u202Eevil\u202C \u2066a\u2069\u0000\u200B\u200D\uFEFF')).toBe('evil a');
  expect(cleanDesignText('  a\u00a0\u3000b \r\n\r\n\r\n c ')).toBe('a b\n\nc');
});

test('text is composed, and cleaning twice changes nothing', () => {
  for (const text of [
    'cafe\u0301',
    '\u0627\u0653دم',
    'می\u200cخواهم',
    'x\u200cy',
    '\u200c',
    'a\n\u202e\n\nb',
  ]) {
    const once = cleanDesignText(text);
    expect(once).toBe(once.normalize('NFC'));
    expect(cleanDesignText(once)).toBe(once);
  }
});

test('a non-joiner stays between Arabic letters, where it is spelling', () => {
  expect(cleanDesignText('می\u200cخواهم')).toBe('می\u200cخواهم');
  expect(cleanDesignText('a\u200cb \u200cم')).toBe('ab م');
});

test('characters are counted as people count them', () => {
  expect(charactersIn('مُحَمَّد')).toBe(4);
  expect(charactersIn('می\u200cخواهم')).toBe(7);
  expect(charactersIn('a\nb')).toBe(2);
});

test('emoji are found, figures and trade marks are none', () => {
  expect(emojiIn('Love ❤️')).toBe('❤');
  expect(emojiIn('1️⃣')).toBeDefined();
  expect(emojiIn('5 # * © ™ ½')).toBeUndefined();
});
