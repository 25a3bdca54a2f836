/** Whether a word in either script ends with a vowel that is heard. */
export function endsInVowel(word: string): boolean {
  const last = word.charCodeAt(word.length - 1)
  const isDevanagariVowel = (last >= 0x905 && last <= 0x914) || (last >= 0x93e && last <= 0x94c)
  return isDevanagariVowel || /[aiouy]$|ee$/.test(word)
}
