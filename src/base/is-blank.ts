/**
 * Nothing that anybody sees: blanks, control and format characters, what is ignored by default (zero-width characters,
 * fillers), and U+FFFD, which stands for what was no character. What this version of Unicode does not know may be seen.
 */
const BLANK = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufffd]*$/u

export function isBlank(text: string): boolean {
  return BLANK.test(text)
}
