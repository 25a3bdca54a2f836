import { regex } from '../../../../base/regex.ts'
import { asksForWill } from '../../fields/asks-for-offer.ts'
import { asksOfThePast } from '../../fields/asks-of-the-past.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'

/** A thing said that excludes what is asked, and what it answers where it is denied and where it is said. */
export interface Contrary {
  asks: (plan: FieldReader) => boolean
  said: RegExp
  /** A verb, which a "nahi" before it denies. */
  isDeed?: boolean
  /** Counts only where the words speak of the asked thing: "lift ki zarurat nahi". */
  isOfOwn?: boolean
  whenDenied: boolean | 'open' | undefined
  whenSaid: boolean | 'open' | undefined
}

const asking = (question: RegExp) =>
  oncePerField((plan) => question.test(`${plan.label.join(' ')} ${questionOf(plan)}`))

const asksIfHome = asking(/\b(?:at home|be home|receive)\b|ghar|घर/i)
const asksOfLeaving = asking(/\b(?:go|going|travel\w*|trip|reloc\w*|leav\w*|mov\w*|visit\w*|out|shift\w*)\b/i)
const asksOfStaying = asking(
  /\b(?:com(?:e|ing)|attend\w*|join\w*|renew\w*|continu\w*|keep|extend|still|participat\w*|subscription|membership)\b/i,
)

export const CONTRARIES: readonly Contrary[] = [
  // Who denies that they rent may still own nothing.
  {
    asks: asking(/\b(?:owns?|owned|owner)\b/i),
    said: /(?<!\p{L})(?:rent|rental|rented|renting|tenants?|kiray[ae]|kiraye?dar|lease|किराय[ाे]|किराएदार|किरायेदार|किराए)(?![\p{L}\p{M}])/u,
    whenDenied: 'open',
    whenSaid: undefined,
  },
  {
    asks: asking(/\b(?:vegetarian|veg)\b/i),
    said: /(?<!\p{L})(?:non ?veg|nonvegetarian|non vegetarian|meat|maa?s|maans|मांस|मास|नॉन ?वेज)(?![\p{L}\p{M}])/u,
    whenDenied: true,
    whenSaid: undefined,
  },
  {
    asks: asking(/\b(?:vegetarian|veg)\b/i),
    said: /(?<!\p{L})(?:chicken|mutton|fish|machh?li|murg\w*|eggs?|anda|ande|चिकन|मटन|मछली|अंडा|अंडे)(?![\p{L}\p{M}])/u,
    whenDenied: 'open',
    whenSaid: undefined,
  },
  {
    asks: asksOfStaying,
    said: regex('u')`
      (?<!\p{L})(?:cancel|cancelled|radd|ban(?:d|dh)|discontinue|stop|quit|skip|miss|rok(?:na|iye|o|unga|ungi|enge)?|ch+h?od\w*
      |कैंस[िल]*ल?|रद्द|बंद|रोक\S*|छोड\S*|मिस)(?![\p{L}\p{M}])
      (?! (?:me|us|it from|calling|calls?|phoning|bothering|kar sakt[aei]|sakt[aei]))
    `,
    isDeed: true,
    whenDenied: true,
    whenSaid: false,
  },
  // "Kahin nahi jaunga" is at home, and says nothing of a membership.
  {
    asks: asksIfHome,
    said: regex('u')`
      (?<!\p{L})(?:kahin|kahi|bahar|out|anywhere|away|कहीं|बाहर)(?![\p{L}\p{M}])(?=.*(?:\bja|\bnikal|going|\bgo\b|जा|निकल))
      |(?:\bja\w*|जा\S*|going|\bgo) (?:\S+ )?(?:kahin|kahi|bahar|out|anywhere|away|कहीं|बाहर)(?![\p{L}\p{M}])
      |\bleav(?:e|es|ing)\b
    `,
    isDeed: true,
    whenDenied: true,
    whenSaid: undefined,
  },
  {
    asks: (plan) => !asksOfLeaving(plan),
    said: /\b(?:kahin|kahi|anywhere)\b(?=.*\b(?:ja\w*|go|going)\b)|\bja\w* kahin\b|कहीं(?=.* जा)/,
    isDeed: true,
    whenDenied: 'open',
    whenSaid: undefined,
  },
  {
    asks: asking(/\b(?:urgent|emergency|in a hurry)\b/i),
    said: /(?<!\p{L})(?:wait|waiting|int[ei]zaa?r|ruk(?:na|unga|ungi|enge)?|sabar|sabr|इंतजार|रुक|सब्र)(?![\p{L}\p{M}])/u,
    isDeed: true,
    whenDenied: true,
    whenSaid: undefined,
  },
  {
    asks: asking(/\b(?:polite|behav\w*|courteous|friendly|respectful)\b/i),
    said: /(?<!\p{L})(?:angry|rude|rudely|gussa|badtamee?z\w*|shouted|shout|गुस्सा|बदतमीज\S*)(?![\p{L}\p{M}])/u,
    whenDenied: 'open',
    whenSaid: undefined,
  },
  {
    asks: asking(/\b(?:salaried|job|employed|salary)\b/i),
    said: /(?<!\p{L})(?:business|dhandha|dukaan|dukan|shop|self ?employed|vyapar|kheti|बिजनेस|बिज़नेस|धंधा|दुकान|व्यापार)(?![\p{L}\p{M}])/u,
    whenDenied: 'open',
    whenSaid: undefined,
  },
  {
    asks: asking(/\b(?:solved|fixed|resolved|repaired)\b/i),
    said: /(?<!\p{L})(?:leak\w*|tapak\w*|awaa?z|noise|error|लीक|टपक\S*|आवाज)(?![\p{L}\p{M}])/u,
    whenDenied: 'open',
    whenSaid: undefined,
  },
  // "Mana nahi karunga" refuses nothing; "mana kar diya" tells that something was not done.
  {
    asks: () => true,
    said: regex('u')`
      (?<!\p{L})(?:mana|manaa|inkaa?r|मना|इनकार|इंकार)(?![\p{L}\p{M}])|\b(?:refus(?:e|ed|ing)|hesitat(?:e|ion|ing)|hichak|jhijhak|hichkichahat)\b
    `,
    whenDenied: 'open',
    whenSaid: undefined,
  },
  {
    asks: asksOfThePast,
    said: /\b(?:mana|inkaa?r) (?:hi )?(?:kar diya|kiya|kar di)\b|मना (?:कर दिया|किया)|\brefused\b/,
    whenDenied: 'open',
    whenSaid: 'open',
  },
  {
    asks: asking(/\brecommend\w*\b/i),
    said: /\b(?:enough|highly enough|more highly)\b/,
    whenDenied: true,
    whenSaid: undefined,
  },
  // "Koi nahi rok sakta", "nobody can stop me"
  {
    asks: asksForWill,
    said: /\b(?:rok sakt[aei]|(?:can|will|could) stop (?:me|us)|stop (?:me|us) from coming)\b|रोक सकत/,
    whenDenied: 'open',
    whenSaid: undefined,
  },
  {
    asks: asking(/\b(?:vegetarian|veg)\b/i),
    said: /\b(?:kuch bhi|anything|sab kuch|sab khat[aei])\b|कुछ भी|सब कुछ/,
    whenDenied: undefined,
    whenSaid: 'open',
  },
  // "Utra nahi", "thermometer nahi hai"
  {
    asks: asking(/\bfever\b/i),
    said: /(?<!\p{L})(?:thermometer|naap\w*|utr\w*|theek|thik|check|checked|measured?|थर्मामीटर|नाप\S*|उतर\S*|ठीक)(?![\p{L}\p{M}])/u,
    isDeed: true,
    whenDenied: 'open',
    whenSaid: undefined,
  },
  {
    asks: asking(/^(?:\w+ )*?(?:is|are) there\b/i),
    said: /\b(?:zarurat|jarurat|need)\b|जरूरत/,
    isDeed: true,
    isOfOwn: true,
    whenDenied: 'open',
    whenSaid: undefined,
  },
  {
    asks: asking(/\bsalaried\b/i),
    said: /(?<!\p{L})(?:pakki|pakka|permanent|fixed|पक्की|पक्का|स्थायी|परमानेंट)(?![\p{L}\p{M}])/u,
    whenDenied: 'open',
    whenSaid: undefined,
  },
  {
    asks: asking(/\b(?:children|kids)\b/i),
    said: /\ballowed\b/,
    whenDenied: 'open',
    whenSaid: 'open',
  },
  {
    asks: asking(/\blift\b/i),
    said: /^(?!.*\b(?:lift|elevator)\b).*\bground floor\b/,
    whenDenied: undefined,
    whenSaid: 'open',
  },
]
