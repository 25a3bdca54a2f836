import { wordSet } from '../words/word-set.ts'

export const CALLING = wordSet(
  `call calls calling contact contacting phone phoning ring ringing message messages messaging msg msgs sms telephone
   telephoning text texting texts disturb disturbing bother bothering harass harassing pester pestering spam spamming dial
   dialling trouble troubling`,
)
export const NOT = wordSet('dont not never no')
/** Words before "don't call" with which it is an imperative or the speaker's own request. */
export const BEFORE_NOT = wordSet(
  'please and just so but kindly sir madam ji now also ok okay hey then no yes enough you told said asked telling say seriously look listen',
)

export const CALL_NOUNS = wordSet(
  'call calls calling phone fone ghanti घंटी msg message messages sms pareshan tang disturb कॉल काल फोन मैसेज मेसेज परेशान तंग डिस्टर्ब',
)
export const MAT = wordSet('mat मत')
export const NA = wordSet('na ना न')
export const NAHI = wordSet('nahi nai नहीं')

export const FOR_NOW = wordSet('abhi aaj kal raat subah shaam dopahar office अभी आज कल रात सुबह शाम दोपहर ऑफिस iss waqt')
export const KAR = wordSet(
  `karo karna karein karen kare kariye kariyega kijiye kijiyega karte karenge lena lagao lagana lagaiye karlena kijie karogi
   करो करना करें करे करिए करिएगा कीजिए कीजिएगा कीजिये करते करेंगे लगाओ लगाना लगाइए लेना`,
)
