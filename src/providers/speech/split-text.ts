/** Pieces of at most `maxLength` that make up the text again, cut after blanks where there are any. */
export function splitText(text: string, maxLength: number): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > maxLength) {
    const head = rest.slice(0, maxLength)
    const afterBlank = head.search(/\s\S*$/) + 1
    // Never between the two halves of one character.
    const whole = /[\uD800-\uDBFF]$/.test(head) ? maxLength - 1 : maxLength
    const length = afterBlank > 0 ? afterBlank : whole
    pieces.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return rest === '' ? pieces : [...pieces, rest]
}
