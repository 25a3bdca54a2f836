import { describe, expect, it } from 'vitest'
import { field, understand } from '../../support/language/rules.ts'

const PHONE = field('mobile', 'string', 'Mobile number registered with us')
const SPEED = field('plan_mbps', 'number', 'Speed of your plan, in Mbps')
const AGE = field('age', 'number', 'How old are you?')
const MEDICINE = field('on_medicine', 'boolean', 'Does the patient take any medicine regularly?')
const FILED = field('tdr_filed', 'boolean', 'Have you already filed a TDR?')

describe('what is kept back in other words than a plain refusal', () => {
  it.each([
    [PHONE, 'not giving out my number on chat'],
    [PHONE, 'I keep my number to myself'],
    [PHONE, 'main apna number share nahi karta'],
    [PHONE, 'mobile number main chat pe nahi deti'],
    [SPEED, 'Prefer to leave that one out'],
    [SPEED, 'can we move to the next one'],
    [SPEED, 'ye sawal mat poochho'],
    [SPEED, 'अगला सवाल पूछिए'],
    [AGE, 'a lady does not tell her age, next question please'],
    [AGE, 'never ask a woman her age'],
    [AGE, 'औरत की उम्र नहीं पूछते'],
    [AGE, 'apni umar main nahi batati'],
    [MEDICINE, 'अपनी दवाइयों की बात मैं फ़ोन पर नहीं करूँगा'],
    [MEDICINE, 'main dawai ke baare mein phone pe baat nahi karungi'],
    [MEDICINE, "I won't discuss my medicines on the phone"],
    [MEDICINE, 'dawai ki baat sirf doctor se karungi'],
    [AGE, 'umar batayi nahi jaati'],
    [AGE, 'nahi batate hum'],
    [AGE, 'I decline to say'],
    [PHONE, 'baad mein likh ke bhej dungi'],
    [PHONE, "I'd prefer to give it to the manager"],
    [PHONE, 'no, not on the phone'],
    [MEDICINE, 'iske baare mein baat mat kijiye'],
    [PHONE, 'gharwalon ne number dene se mana kiya hai'],
    [MEDICINE, 'my son told me never to discuss health over the phone'],
    [MEDICINE, "that's between me and my doctor"],
  ])('%o "%s"', (asked, text) => {
    const { refused, values } = understand(text, [asked], [asked.name])
    expect({ refused, values }).toEqual({ refused: [asked.name], values: {} })
  })

  it.each([
    [AGE, "I don't look my age, I'm 52", 52],
    [AGE, "my wife won't tell her age, mine is 44", 44],
    [SPEED, '100 leave the rest', 100],
    [MEDICINE, 'dawai nahi leta main', false],
  ])('%o "%s" answers', (asked, text, value) => {
    const { refused, values } = understand(text, [asked], [asked.name])
    expect({ refused, values }).toEqual({ refused: [], values: { [asked.name]: value } })
  })

  it.each([
    "the agent may have done it, I'm not sure",
    'agent ne kiya hoga, pakka nahi pata',
    'my son might have done it, no idea',
  ])('"%s" is asked again', (text) => {
    const { refused, values } = understand(text, [FILED], [FILED.name])
    expect({ refused, values }).toEqual({ refused: [], values: {} })
  })
})
