/**
 * Verbs that questions for yes or no ask with, one in each line: English forms (base, past, participle, -s, -ing; with `_` for a
 * verb of two words), then the stems of the Hindi verbs that answer for it. A stem with `_` is a noun and "kar".
 */
const LINES = `come came come comes coming arrive arrived arrived arrives arriving reach reached reached reaches reaching visit visited visited visits visiting turn_up turned_up turned_up turns_up turning_up show_up showed_up shown_up shows_up showing_up | aa pahunch pahuch आ पहुंच
call called called calls calling phone phoned phoned phones phoning ring rang rung rings ringing contact contacted contacted contacts contacting | call_kar phone_kar fon_kar bula कॉल_कर फोन_कर बुला
receive received received receives receiving get got got gets getting | mil aa मिल आ
send sent sent sends sending | bhej भेज
pay paid paid pays paying clear cleared cleared clears clearing settle settled settled settles settling transfer transferred transferred transfers transferring deposit deposited deposited deposits depositing | de pay_kar payment_kar bhar jama_kar jama_ho kat bhugtan_kar transfer_kar clear_kar clear_ho chuka दे पे_कर भर जमा_कर जमा_हो कट भुगतान_कर चुका
fill filled filled fills filling submit submitted submitted submits submitting | bhar jama_kar भर जमा_कर
show showed shown shows showing produce produced produced produces producing | dikha दिखा
bring brought brought brings bringing carry carried carried carries carrying | la le_aa lekar_aa le_kar_aa ला ले_आ लेकर_आ ले_कर_आ
give gave given gives giving provide provided provided provides providing | de दे
take took taken takes taking | le ले
eat ate eaten eats eating | kha खा
drink drank drunk drinks drinking | pi pee पी
smoke smoked smoked smokes smoking | pi pee smoke_kar cigarette_pi cigarette_pee पी
drive drove driven drives driving ride rode ridden rides riding | chala चला
swim swam swum swims swimming | tair तैर
cook cooked cooked cooks cooking | bana paka बना पका
buy bought bought buys buying purchase purchased purchased purchases purchasing | kharid le खरीद ले
sell sold sold sells selling | bech बेच
book booked booked books booking | book_kar karwa बुक_कर
cancel cancelled canceled cancels cancelling | cancel_kar radd_kar कैंसल_कर
apply applied applied applies applying | apply_kar avedan_kar अप्लाई_कर
try tried tried tries trying | try_kar koshish_kar kar कोशिश_कर
check checked checked checks checking look looked looked looks looking see saw seen sees seeing watch watched watched watches watching | dekh check_kar देख चेक_कर
restart restarted restarted restarts restarting | restart_kar chalu_kar band_kar
clean cleaned cleaned cleans cleaning wash washed washed washes washing | dho saaf_kar धो साफ_कर
repair repaired repaired repairs repairing fix fixed fixed fixes fixing | theek_kar thik_kar theek_ho thik_ho bana ठीक_कर ठीक_हो
open opened opened opens opening | khol खोल
sign signed signed signs signing | sign_kar sign_ho dastakhat_kar dastkhat_kar hastakshar_kar साइन_कर साइन_हो दस्तखत_कर हस्ताक्षर_कर
read read read reads reading | padh पढ
write wrote written writes writing | likh लिख
sleep slept slept sleeps sleeping | so सो
walk walked walked walks walking | chal चल
work worked worked works working | kaam_kar काम_कर
study studied studied studies studying | padh पढ
attend attended attended attends attending join joined joined joins joining | aa attend_kar join_kar आ
move moved moved moves moving shift shifted shifted shifts shifting relocate relocated relocated relocates relocating | shift_ho shift_kar ja jaa aa शिफ्ट_हो जा आ
renew renewed renewed renews renewing continue continued continued continues continuing | renew_kar karwa रिन्यू_कर
travel travelled traveled travels travelling go went gone goes going | ja jaa जा
wait waited waited waits waiting | ruk intezaar_kar wait_kar रुक इंतजार_कर
talk talked talked talks talking speak spoke spoken speaks speaking | baat_kar बात_कर
tell told told tells telling inform informed informed informs informing | bata बता
complain complained complained complains complaining | shikayat_kar complaint_kar शिकायत_कर
deliver delivered delivered delivers delivering | de pahuncha deliver_kar दे पहुंचा
return returned returned returns returning | lauta wapas_kar लौटा वापस_कर
sort sorted sorted sorts sorting solve solved solved solves solving resolve resolved resolved resolves resolving | theek_kar theek_ho thik_ho hal_ho solve_ho solve_kar fix_kar fix_ho ठीक_कर ठीक_हो हल_हो सॉल्व_हो
use used used uses using | istemal_kar use_kar chala इस्तेमाल_कर
play played played plays playing | khel खेल
teach taught taught teaches teaching | padha sikha पढा सिखा
lift lifted lifted lifts lifting | utha उठा
explain explained explained explains explaining | samjha समझा
help helped helped helps helping | madad_kar help_kar मदद_कर
install installed installed installs installing | laga लगा
replace replaced replaced replaces replacing change changed changed changes changing | badal badl change_kar change_ho replace_kar replace_ho naya_laga nayi_laga बदल चेंज_कर चेंज_हो नया_लगा नई_लगा
measure measured measured measures measuring | naap नाप`

export type Form = 'base' | 'past' | 'participle' | 'present' | 'ongoing'

export interface Verb {
  /** English forms by their words, joined with a blank. */
  forms: ReadonlyMap<string, ReadonlySet<Form>>
  /** Hindi stems, each as its words. */
  stems: readonly (readonly string[])[]
}

const FORMS: readonly Form[] = ['base', 'past', 'participle', 'present', 'ongoing']

const WORDS = LINES.split('\n').map((line) => {
  const [english = '', hindi = ''] = line.split(' | ')
  return { english: english.split(' '), hindi: hindi.split(' ') }
})

/** Every verb, in the order of the lines. */
export const VERBS: readonly Verb[] = WORDS.map(({ english, hindi }) => {
  const forms = new Map<string, Set<Form>>()
  english.forEach((word, at) => {
    const said = word.replaceAll('_', ' ')
    forms.set(said, (forms.get(said) ?? new Set<Form>()).add(FORMS[at % FORMS.length] ?? 'base'))
  })
  return { forms, stems: hindi.map((stem) => stem.split('_')) }
})

/** "drink" of "drank"; undefined for what is no past of these verbs, or looks like the plain form. */
export function baseOfPast(word: string): string | undefined {
  return BASES.get(word)
}

const BASES = new Map(
  WORDS.flatMap(({ english }) =>
    english.flatMap((base, at) => {
      const past = english[at + 1] ?? ''
      return at % FORMS.length === 0 && past !== base && !past.includes('_') ? [[past, base] as const] : []
    }),
  ),
)
