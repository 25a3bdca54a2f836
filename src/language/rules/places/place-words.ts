import { wordSet } from '../words/word-set.ts'

/** Words that say where something is, in relation to something else. */
const RELATIONS = wordSet(
  `near nearby opposite opp behind beside besides next above below between adjacent facing corner inside outside across around
   paas pas saamne samne samney peeche piche peechhe
   upar uppar neeche niche bagal baju andar bahar beech kinare aage nazdeek पास सामने पीछे ऊपर नीचे बगल बाजू अंदर बाहर बीच
   किनारे आगे नजदीक`,
)
/** Those that stand before the place. */
export const BEFORE_PLACE = wordSet('near opposite opp behind beside towards')
/** Nouns of which addresses are made. */
const NOUNS = wordSet(
  `road street lane lines nagar colony sector block phase market bazaar bazar mandir temple masjid mosque church gurudwara
   gurdwara school college hospital chowk chauraha circle square crossing park garden society
   apartment apartments building tower wing complex layout vihar puram gali galli marg station bank flat house plot shop floor
   villa bungalow kothi makan makaan ghar village gaon enclave residency heights
   extension office mohalla ward basti pin gate stop stand pump mall hotel lake hill avenue cross estate wala wali
   रोड स्ट्रीट लेन लाइंस नगर कॉलोनी सेक्टर ब्लॉक फेज मार्केट बाजार मंदिर मस्जिद गुरुद्वारा स्कूल कॉलेज अस्पताल चौक चौराहा पार्क
   सोसायटी अपार्टमेंट बिल्डिंग टावर विहार गली मार्ग स्टेशन वार्ड
   बैंक फ्लैट मकान घर प्लॉट दुकान मंजिल गांव एन्क्लेव मोहल्ला बस्ती गेट स्टैंड मॉल होटल वाली वाला`,
)

export function isRelation(word: string): boolean {
  return RELATIONS.has(word)
}

/** Whether a word is one of those of which addresses are made, or has a digit. */
export function isPlaceWord(word: string): boolean {
  return RELATIONS.has(word) || NOUNS.has(word) || /\d/.test(word)
}
