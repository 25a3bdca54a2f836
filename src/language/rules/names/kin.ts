import { type Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

const KIN = wordSet(
  `son daughter mother father wife husband brother sister friend mom mum mummy dad daddy papa baby child kid nephew niece uncle
   aunt aunty cousin grandfather grandmother grandson granddaughter grandpa grandma
   boss neighbour neighbor partner fiance fiancee colleague roommate flatmate housemate tenant owner inlaws spouse parents
   beta bete beti pati patni biwi bivi bhai bhaiya behen behan bahen didi maa mata pita pitaji mataji baap amma appa saas sasur
   sasural bahu damaad damad jija saala sali devar nanad bhabhi chacha chachi mama mami mausi mausa bua phupha tau tai
   dada dadi nana nani pota poti dost saheli bachcha bacche bachche bachchi ammi abbu abba khala bhatija bhatiji bhanja bhanji
   malik padosi padosan devrani jethani jeth jethji samdhi samdhan
   बेटा बेटे बेटी पति पत्नी बीवी भाई भैया बहन दीदी मां माता पिता पापा मम्मी बाप सास ससुर बहू दामाद जीजा साला साली देवर ननद भाभी
   चाचा चाची मामा मामी मौसी मौसा बुआ फूफा ताऊ ताई
   दादा दादी नाना नानी पोता पोती दोस्त सहेली बच्चा बच्चे बच्ची अम्मी अब्बू अम्मा भतीजा भतीजी भांजा भांजी मालिक पड़ोसी पड़ोसन
   देवरानी जेठानी जेठ समधी समधन`,
)
const POSSESSIVES = wordSet(
  'my our mera meri mere hamara hamari hamare humara humari humare apna apni apne मेरा मेरी मेरे हमारा हमारी हमारे अपना अपनी अपने',
)

/** "Its my dog Bruno" */
const PETS = wordSet('dog cat puppy kitten pet pup doggy kutta kutte billi कुत्ता कुत्ते कुतिया बिल्ली')

/** "Mother", "दादाजी": a word of kin or acquaintance, with the "ji" of respect. */
export function isKin(word: string): boolean {
  return KIN.has(word) || KIN.has(word.replace(/(?:ji|जी)$/u, ''))
}

/** "Sons", and "sister's", which is "sisters" as a word. */
export function isKinInflected(word: string): boolean {
  return isKin(word) || isKin(word.replace(/s$/, ''))
}

export function isPossessive(word: string): boolean {
  return POSSESSIVES.has(word)
}

/** Where the name may begin after "my father in law", "mere sasur ji", "मेरी बेटी"; undefined without such words. */
export function afterKin({ words: said, breaks }: Tokens, from: number): number | undefined {
  if (!isPossessive(said[from] ?? '')) return undefined
  let at = from + 1
  // "My younger brother", "mere bade bhai"
  if (!isKin(said[at] ?? '') && isKin(said[at + 1] ?? '')) at += 1
  if (!(isKin(said[at] ?? '') || PETS.has(said[at] ?? '')) || breaks[at]) return undefined
  at += 1
  if (said[at] === 'in' && said[at + 1] === 'law') at += 2
  while (/^(?:ji|जी|sahab|saab|mr|mrs|ms|shri|श्री)$/.test(said[at] ?? '')) at += 1
  return at
}
