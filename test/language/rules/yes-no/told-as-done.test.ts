import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const RESTARTED = field('router_restarted', 'boolean', 'Have you already restarted the router?')
const FILED = field('tdr_filed', 'boolean', 'Have you already filed a TDR?')
const TRAINER = field('personal_trainer', 'boolean', 'Do you want a personal trainer?')
const PETS = field('has_pets', 'boolean', 'Do you have any pets at home?')
const LORRY = field('lorry_access', 'boolean', 'Can a lorry come right up to your gate?')
const TATKAL = field('is_tatkal', 'boolean', 'Was it a Tatkal ticket?')

describe('yes or no told by what was done, had or seen', () => {
  it.each([
    [RESTARTED, 'tried that twice already', true],
    [RESTARTED, 'tried it, no luck', true],
    [RESTARTED, 'plug nikal ke dobara lagaya tha, koi fark nahi pada', true],
    [RESTARTED, 'do baar kiya, kuch nahi hua', true],
    [RESTARTED, 'बंद करके चालू किया था, कोई फर्क नहीं पड़ा', true],
    [RESTARTED, 'abhi try nahi kiya', false],
    [FILED, 'did that on the site on monday', true],
    [FILED, "my brother said don't call, just file it online, so that's what I did", true],
    [FILED, 'tdr kal bhar diya tha', true],
    [FILED, 'haan bhar diya, par paisa nahi aaya', true],
    [FILED, 'हाँ... मतलब फ़ॉर्म खोला था पर भरा नहीं', false],
    [FILED, 'haan, matlab form khola tha par bhara nahi', false],
    [FILED, "yes... I mean I opened the form but didn't submit it", false],
    [TRAINER, 'haan... mehnga hoga na? chhodo, rehne do trainer', false],
    [TRAINER, "yes... it's expensive no? leave it", false],
    [TRAINER, 'हाँ... महंगा होगा ना? रहने दीजिए', false],
    [TRAINER, 'haan chahiye, chhodo paise ki baat', true],
    [TRAINER, 'yes please, forget what I said before', true],
    [PETS, 'we had a dog but he passed away last year', false],
    [PETS, 'hamara kutta pichhle saal chal basa', false],
    [PETS, 'we have a dog', true],
    [LORRY, 'even a car barely fits in our lane', false],
    [LORRY, 'gali mein car bhi mushkil se aati hai', false],
    [LORRY, 'हमारी गली में तो गाड़ी भी मुश्किल से आती है', false],
    [LORRY, 'aa jayegi, pichhli baar bhi aayi thi', true],
    [LORRY, 'even a big truck fits easily', true],
    [LORRY, 'आ जाएगी', true],
    [TATKAL, 'tatkal ka ticket tha woh', true],
    [TATKAL, 'तत्काल टिकट था', true],
    [TATKAL, 'tatkal nahi tha', false],
  ])('%o "%s" is %s', (asked, text, value) => {
    expect(understand(text, [asked], [asked.name]).values).toEqual({ [asked.name]: value })
  })

  it.each([
    [RESTARTED, 'koi fark nahi padega usse'],
    [RESTARTED, 'karke dekhta hoon'],
    [RESTARTED, 'I did call your office'],
    [RESTARTED, 'did that work for others?'],
    [FILED, 'my son might have done it'],
    [PETS, 'our dog died but we got another'],
    [LORRY, 'main aa jaunga'],
    [LORRY, 'kal aa jayegi kya?'],
    [TATKAL, 'normal ticket tha'],
  ])('%o "%s" leaves it open', (asked, text) => {
    expect(understand(text, [asked], [asked.name]).values).toEqual({})
  })

  it.each(['did that on the site on monday', 'tried it on friday, no luck'])('"%s" gives no other day', (text) => {
    const day = field('journey_date', 'string', 'Date of journey on the ticket')
    expect(understand(text, [day, FILED], [FILED.name]).values).toEqual({ tdr_filed: true })
  })
})
