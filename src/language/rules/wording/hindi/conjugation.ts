import { type Agreement, agreeing } from './noun-forms.ts'

/** "करते", "करती" */
export function habitual(stem: string, whose: Agreement): string {
  return `${stem}${agreeing('ता', whose)}`
}

/** "करेंगे", "जाएगी" */
export function future(stem: string, whose: Agreement): string {
  return `${subjunctive(stem, whose.isPlural)}${agreeing('गा', whose)}`
}

/** "करें", "जाए" */
export function subjunctive(stem: string, isPlural: boolean): string {
  const nasal = isPlural ? 'ं' : ''
  if (stem === 'हो') return isPlural ? 'हों' : 'हो'
  if (/े$/u.test(stem)) return `${stem}${nasal}`
  if (/(?:आ|ा|ि|ी|ु|ू|ो)$/u.test(stem)) return `${stem.replace(/ी$/u, 'ि').replace(/ू$/u, 'ु')}${isPlural ? 'एँ' : 'ए'}`
  return `${stem}े${nasal}`
}

const IRREGULAR = new Map([
  ['कर', 'किया की किए'],
  ['ले', 'लिया ली लिए'],
  ['दे', 'दिया दी दिए'],
  ['जा', 'गया गई गए'],
  ['हो', 'हुआ हुई हुए'],
  ['पी', 'पिया पी पिए'],
])

/** "किया", "ख़रीदी", "गए" */
export function perfective(stem: string, { isFeminine, isPlural }: Agreement): string {
  const words = stem.split(' ')
  const last = words.pop() ?? ''
  const known = IRREGULAR.get(last)?.split(' ')
  const ends = /(?:आ|ा|ो)$/u.test(last) ? ['या', 'ई', 'ए'] : ['ा', 'ी', 'े']
  const form = isFeminine ? 1 : isPlural ? 2 : 0
  return [...words, known?.[form] ?? `${last}${ends[form] ?? ''}`].join(' ')
}

/** "है", "हैं" */
export const isNow = ({ isPlural }: Agreement): string => (isPlural ? 'हैं' : 'है')

/** "था", "थीं" */
export function wasThen(whose: Agreement): string {
  return whose.isFeminine && whose.isPlural ? 'थीं' : agreeing('था', whose)
}

/** "होगा", "होंगी" */
export const willBe = (whose: Agreement): string => future('हो', whose)
