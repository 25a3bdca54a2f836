import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const lives = field('town', 'string', 'City or town where the customer lives')
const wants = field('work_area', 'string', 'City or locality where the candidate wants to work')
const native = field('native_place', 'string', 'Native place of the family')

const cases: [text: string, asked: typeof lives, place: string][] = [
  ["basically from Nanded but we've been in Latur since 2015", lives, 'Latur'],
  ["I was born in Alwar, brought up in Kota, I'm in Udaipur now", lives, 'Udaipur'],
  ['mul roop se Darbhanga ke hain, ab Muzaffarpur mein rehte hain', lives, 'Muzaffarpur'],
  ['मूल रूप से जौनपुर के हैं, अब वाराणसी में रहते हैं', lives, 'वाराणसी'],
  ['the closest city is Hubli but we are in Gadag', lives, 'Gadag'],
  ["she stays in Thrissur but I'm in Palakkad", lives, 'Palakkad'],
  ['my brother is in Hisar, we live in Rohtak', lives, 'Rohtak'],
  ['Jabalpur mein, Katni wala galat likha hai', lives, 'Jabalpur'],
  ['office Gurgaon mein hai, ghar Faridabad mein', lives, 'Faridabad'],
  ["at the moment I'm in Salem, next month Erode, so put Erode", lives, 'Erode'],
  ['abhi Ajmer mein hoon, agle mahine Kota jaunga, to Kota likh do', wants, 'Kota'],
  ['abhi Satna mein hain, isliye Satna hi likhiye', lives, 'Satna'],
  ['we live in, well it is a small town, Sehore', lives, 'Sehore'],
  ['chhota sa shahar hai, Mandsaur', lives, 'Mandsaur'],
  ['shaadi ke baad Lucknow aa gayi, pehle Agra mein thi', lives, 'Lucknow'],
  ['originally from Nanded but we live in Latur', native, 'Nanded'],
  ['I am from Nanded', lives, 'Nanded'],
  ['my office is in Baner', wants, 'Baner'],
]

describe('where one is, not where one comes from or others are', () => {
  it.each(cases)('"%s"', (text, asked, place) => {
    expect(understand(text, [asked], [asked.name]).values).toEqual({ [asked.name]: place })
  })
})
