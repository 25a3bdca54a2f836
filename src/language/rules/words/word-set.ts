/** A list of words with blanks between, normalised like the words of a message. */
export function wordSet(words: string): Set<string> {
  return new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/\u093c/g, '').replaceAll('ँ', 'ं')),
  )
}

/** Words of a description that do not distinguish fields. */
export const STOP = wordSet(
  `the a an of for to in on at is are was your their his her its our caller callers customer customers person persons user users client patient
   s what which how many much and or do does did you they he she it would like be this that with by as from if whether will should please number
   name date time field value who where when why no not yes any been there kya hai ka ki ke aapka aapki have has want wants preferred`,
)
