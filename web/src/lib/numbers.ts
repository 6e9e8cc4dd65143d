/** With a real minus sign. */
export function minus(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}
