/** Whether a secret can travel as a header, or as a part of one: ASCII, without blanks and line ends. */
export function isHeaderText(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text)
}
