// Words that more than one way of naming a date is made of.

export const NEXT = new Set(['next', 'agle', 'agla', 'agli', 'अगले', 'अगला'])
export const THIS = new Set(['this', 'is', 'isi', 'इस', 'इसी'])
export const LAST = new Set(['last', 'previous', 'pichle', 'pichla', 'pichhle', 'पिछले', 'पिछला'])
export const WEEK = /^(?:weeks?|haft[ae]|हफ्त[ाे]|सप्ताह)$/u
export const DATE_NOUNS = new Set(['tareekh', 'tarikh', 'taarikh', 'tarik', 'तारीख'])

/** The English name of a month by what it is called. */
export const MONTH_OF = new Map<string, string>(
  [
    'january jan janvari janwari जनवरी',
    'february feb farvari farwari फरवरी',
    'march mar मार्च',
    'april apr aprail अप्रैल',
    'may mai मई',
    'june jun जून',
    'july jul julai जुलाई',
    'august aug agast अगस्त',
    'september sep sept sitambar सितंबर सितम्बर',
    'october oct aktubar aktoobar अक्टूबर अक्तूबर',
    'november nov navambar नवंबर नवम्बर',
    'december dec disambar दिसंबर दिसम्बर',
  ].flatMap((line) => {
    const [english = '', ...others] = line.split(' ')
    return [english, ...others].map((word) => [word, english] as const)
  }),
)

/** The English names of the months, January first. */
export const MONTHS: readonly string[] = [...new Set(MONTH_OF.values())]

export const ORDINAL = /^([0-3]?\d)(st|nd|rd|th)$/
export const ORDINAL_WORDS = new Map<string, number>(
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth
   seventeenth eighteenth nineteenth twentieth`
    .split(/\s+/)
    .map((word, index) => [word, index + 1]),
).set('thirtieth', 30)
