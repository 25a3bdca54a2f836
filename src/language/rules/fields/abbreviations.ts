/** Short forms of labels, with what they stand for; those of the second list only before a full stop. */
const ALWAYS = `wt weight, ht height, alt alternate, mob mobile, approx approximate, max maximum, min minimum, spl special, yrs years, qty quantity,
  reqd required, flr floor, dt date, amt amount, regn registration, hrs hours, mins minutes, addr address, acct account, dept department,
  pref preferred, avg average, desc description, cust customer, tel telephone, veh vehicle, prev previous, curr current,
  addl additional, eta arrival time, etd departure time, sqft square feet`
const BEFORE_STOP = `no number, nos numbers, sq square, ft feet, exp experience, rs rupees, ph phone, reg registration, acc account, tot total, est estimated,
  incl including, yr year, mth month, mths months, wks weeks, qual qualification, occ occupation`

const LONG = new Map(entries(ALWAYS))
const LONG_BEFORE_STOP = new Map([...LONG, ...entries(BEFORE_STOP)])

function entries(list: string): [string, string][] {
  return list.split(/,\s+/).map((entry) => {
    const [short = '', ...long] = entry.trim().split(/\s+/)
    return [short, long.join(' ')]
  })
}

/** "No. of pets", "Wt. of pet (kg)" and "sq. ft." in full; other texts as they are. */
export function spelledOut(text: string): string {
  return text.replace(/\bno(?= of\b)/gi, 'number').replace(SHORT, (found: string, word: string, stop: string) => {
    const known = stop === '' ? LONG : LONG_BEFORE_STOP
    return known.get(word.toLowerCase()) ?? found
  })
}

const SHORT = /(?<![\p{L}\p{M}\d'])([A-Za-z]{2,6})(\.|(?![\p{L}\p{M}\d'.]))/gu

/** The words of a field's name in full: `alt_mob` is an alternate mobile. */
export function spelledOutWords(words: readonly string[]): string[] {
  return words.flatMap((word) => LONG.get(word)?.split(' ') ?? [word])
}
