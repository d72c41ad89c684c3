/** Luhn's checksum, which every card number passes. */
export function passesChecksum(number: string): boolean {
  const digits = Array.from(number, Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
