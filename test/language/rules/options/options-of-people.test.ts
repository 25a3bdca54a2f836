import { expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const status = field('home_status', 'enum', 'Is the house owned or rented?', ['owned', 'rented'])
const party = field('party', 'enum', 'Are you the tenant or the owner?', ['tenant', 'owner'])
const town = field('town', 'enum', 'Which town are you in?', ['Lucknow', 'Jaipur', 'Mumbai'])
const cart = {
  ...field('cart', 'enum', 'What do you drive?', ['auto rickshaw', 'van']),
  synonyms: { 'auto rickshaw': ['auto'] },
}
const scan = field('scan', 'enum', 'Which scan is needed?', ['whole spine', 'knee', 'facial bones'])

const SAID: [string, typeof status, string | undefined][] = [
  ['apna hi makaan hai bhai', status, 'owned'],
  ['किराए के घर में हैं हम', status, 'rented'],
  ['bhade ka makaan hai', status, 'rented'],
  ['it is my own', status, 'owned'],
  ['ham to kirayedar hain ji', party, 'tenant'],
  ['मकान मालिक हम ही हैं', party, 'owner'],
  ['we pay rent here', party, 'tenant'],
  ['apna ghar thodi hai', party, undefined],
  ['अपना थोड़े ही है, किराए पर हैं', party, 'tenant'],
  ['malik to shahar mein rehte hain, main kirayedar hoon', party, 'tenant'],
  ['I will have to ask the owner', party, undefined],
  ['makan malik se poochna padega', party, undefined],
  ['मालिक ने कहा था', party, undefined],
  ['लखनऊ में', town, 'Lucknow'],
  ['मुंबई', town, 'Mumbai'],
  ['main auto chalata hoon', cart, 'auto rickshaw'],
  ['ऑटो है मेरे पास', cart, 'auto rickshaw'],
  ['poori spine ka', scan, 'whole spine'],
  ['फेशियल', scan, 'facial bones'],
]

it.each(SAID)('knows by "%s" which option the speaker is or has', (text, asked, value) => {
  const { values } = understand(text, [asked], [asked.name])
  expect(values).toEqual(value === undefined ? {} : { [asked.name]: value })
})
