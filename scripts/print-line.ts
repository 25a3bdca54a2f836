/** Control characters, the old eight-bit ones too, and those that turn the direction of writing; a line may have breaks. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * Prints a line in which callers, designers or a file may have words: a terminal must show what was said, and not obey
 * it.
 */
export function printLine(line: string, print: (line: string) => void = console.log): void {
  print(line.replace(UNPRINTABLE, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`))
}
