import { wordSet } from '../words/word-set.ts'

/** Kin that one word means and another does not: a father is a parent as a mother is, and no mother. */
const SORTS = [
  'father dad daddy papa pita pitaji baap abbu abba पिता पापा पिताजी',
  'mother mom mum mummy maa mata mataji amma ammi माँ मां माता मम्मी अम्मा अम्मी माताजी',
  'husband pati पति',
  'wife patni biwi bivi पत्नी बीवी',
  'son beta bete बेटा बेटे',
  'daughter beti बेटी',
  'brother bhai भाई',
  'sister behen behan bahen बहन',
].map(wordSet)

/** Which sort of kin a word means ("mummy" as "mother"); undefined for all other words. */
export function kinOfOneSort(word: string): number | undefined {
  const at = SORTS.findIndex((sort) => sort.has(word) || sort.has(word.replace(/s$/, '')))
  return at === -1 ? undefined : at
}
