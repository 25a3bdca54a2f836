import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

interface Question {
  question: string
  /** Answers by the option that they mean. */
  said: Record<string, string[]>
}

/** Options about homes, and what people say for them. */
const QUESTIONS: Question[] = [
  {
    question: 'What kind of property is it?',
    said: {
      'independent house': ['kothi hai', 'हमारा बंगला है'],
      apartment: ['2bhk in a society', 'हम सोसाइटी में रहते हैं'],
      'shop or office': ['dental clinic', 'ब्यूटी पार्लर है'],
      factory: ['we make plastic buckets', 'कारखाना है', 'flour mill'],
    },
  },
  {
    question: 'Which appliance needs repair?',
    said: {
      refrigerator: ['double door whirlpool fridge', 'freezer mein baraf jam gayi'],
      'air conditioner': ['1.5 ton voltas'],
      'washing machine': ['kapde dhone wali machine', 'front load ifb'],
      'water purifier': ['RO', 'aquaguard', 'आरओ की सर्विस'],
      television: ['led bravia'],
    },
  },
  {
    question: 'Which service do you need?',
    said: {
      plumber: ['commode choke hai', 'पाइप फट गया'],
      electrician: ['switch board jal gaya', 'short circuit hua'],
      carpenter: ['almirah banwani hai', 'बढ़ई भेज दो'],
      painter: ['whitewash', 'पुताई करानी है'],
      'pest control': ['deemak lag gayi', 'चूहे हो गए हैं', 'khatmal'],
    },
  },
  {
    question: 'Where does your water come from?',
    said: {
      'municipal supply': ['nagar nigam ka paani', 'नगर निगम'],
      borewell: ['boring', 'बोरिंग का पानी', 'tube well'],
      tanker: ['टैंकर'],
      well: ['kuan'],
    },
  },
  {
    question: 'What do you need help with?',
    said: {
      'book a refill': ['सिलेंडर खत्म हो गया'],
      'gas leak': ['gas ki badbu aa rahi', 'गैस की बदबू'],
      'address change': ['ghar badal liya'],
    },
  },
  {
    question: 'Which material do you need?',
    said: {
      cement: ['ultratech', 'सीमेंट'],
      bricks: ['eent', 'ईंट', 'fly ash blocks'],
      sand: ['balu'],
      'steel bars': ['सरिया', 'tmt'],
    },
  },
]

describe('an option about the home is known by words for it', () => {
  const table = QUESTIONS.flatMap(({ question, said }) =>
    Object.entries(said).flatMap(([option, answers]) =>
      answers.map((answer) => [answer, option, field('matter', 'enum', question, Object.keys(said))] as const),
    ),
  )

  it.each(table)('"%s" is %s', (text, option, spec) => {
    expect(understand(text, [spec], [spec.name]).values).toEqual({ [spec.name]: option })
  })
})

describe('words that only sound like one for an option choose none', () => {
  const material = field('material', 'enum', 'Which material do you need?', ['teak', 'garbage bins', 'tin sheets'])

  it.each(['मिल गया', 'हो चुका है'])('"%s"', (text) => {
    expect(understand(text, [material], [material.name]).values).toEqual({})
  })
})
