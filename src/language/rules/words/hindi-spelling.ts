/** One spelling for the ways in which a Hindi word is written: "chaabee" is "chabi", "गयी" is "गई", "हिन्दी" is "हिंदी". */
export function hindiSpelling(word: string): string {
  return word.charCodeAt(0) < 0x80 ? romanisedSpelling(word) : devanagariSpelling(word)
}

/** The words of a list, one word a group, its spellings side by side: "समझ/samajh/samjh". */
export function hindiList(groups: string): Set<string> {
  const spelled = romanisedSpelling(devanagariSpelling(groups.normalize('NFC')))
  return new Set(spelled.split(/[\s/]+/))
}

/** Doubled consonants are kept, unlike in numbers: "khana" is food, "Khanna" a name. */
function romanisedSpelling(text: string): string {
  return text
    .replace(/aa+|ee+|oo+|[wzq]|ph|(?:c?chh?)+/g, (letters) => LETTERS[letters.slice(0, 2)] ?? letters)
    .replace(/([kgjtdb])\1h/g, '$1h')
}

const LETTERS: Record<string, string> = {
  aa: 'a',
  ee: 'i',
  oo: 'u',
  w: 'v',
  z: 'j',
  q: 'k',
  ph: 'f',
  ch: 'ch',
  cc: 'ch',
}

/** Stands on the folding of `tokenize`, which it repeats for the words of a list. */
function devanagariSpelling(text: string): string {
  return text
    .replace(/\u093c/g, '')
    .replace(/ँ|[ङञणनम]्(?=[क-ह])/g, 'ं')
    .replaceAll('यी', 'ई')
    .replaceAll('ये', 'ए')
}
