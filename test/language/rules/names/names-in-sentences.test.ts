import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const name = field('holder_name', 'string', 'Whose name is on the account?')
const read = (text: string): unknown => understand(text, [name], ['holder_name']).values.holder_name

describe('the name in a sentence about how it is written or registered', () => {
  it.each([
    ['account swati deshpande ke naam pe khula hai', 'Swati Deshpande'],
    ['खाता मीनाक्षी के नाम पर है', 'मीनाक्षी'],
    ['sona devi ke naam se', 'Sona Devi'],
    ['registered to Salman Ansari', 'Salman Ansari'],
    ['listed as ritu bhatia', 'Ritu Bhatia'],
    ['it is given by Rohan Mehta', 'Rohan Mehta'],
    ['haan ji, card pe imran qureshi likha hai', 'Imran Qureshi'],
    ['किताब में विजय शंकर लिखा है', 'विजय शंकर'],
    ['one minute, the card says Deepak Joshi', 'Deepak Joshi'],
    ["I'm her daughter, the holder is Saroj Bala", 'Saroj Bala'],
    ["it isn't mine, it's for my grandson, Aarav", 'Aarav'],
    ['main khud hi hoon, Kiran Patil', 'Kiran Patil'],
    ["that's O'Brien, kevin o'brien", "Kevin O'Brien"],
  ])('%s', (text, value) => {
    expect(read(text)).toBe(value)
  })
})

describe('the name of now, where another one of before is told', () => {
  it.each([
    ['ajay verma, nahi nahi ab rohit verma ke naam hai', 'Rohit Verma'],
    ['meera das, shaadi ke baad meera ghosh likhti hoon', 'Meera Ghosh'],
    ['पहले सुनीता रावत थी, शादी के बाद सुनीता नेगी हूँ', 'सुनीता नेगी'],
    ["it used to be Priya Nair, now it's Priya Menon", 'Priya Menon'],
    ['sunil, nahi uske bhai ke naam hai, anil kapse', 'Anil Kapse'],
  ])('%s', (text, value) => {
    expect(read(text)).toBe(value)
  })
})

it.each(["no no it's not a wrong number, please go on", "don't write Pooja, that is my maid", 'the card says nothing'])(
  'asks again after "%s"',
  (text) => {
    expect(read(text)).toBeUndefined()
  },
)
