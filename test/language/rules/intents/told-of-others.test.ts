import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

const DAY = field('visit_date', 'string', 'Which day should we come?')
const TIME = field('visit_time', 'string', 'What time suits you?')

const intentOf = (text: string): string | null => understand(text, [DAY], [DAY.name]).intent

describe('a wish that is only told of', () => {
  it.each([
    'The old garage kept ringing till I told them to stop calling, you are fine',
    'I asked Airtel to remove my number from their list and they did',
    'Some loan fellow rings daily, I shouted at him to stop calling me',
    'Yesterday a telecaller made me so angry I said never call me again',
    'I usually say call me later to everyone, but you caught me free',
    'दूसरी कंपनी वाले बहुत फ़ोन करते थे, उनसे कह दिया कि फ़ोन मत करना',
    'पिछली agency को मैंने बोला stop calling me, आप लोग ठीक हो',
    'pichle gym walon ko to maine mana kar diya tha ki dobara call na karein',
    'purane jim ne itna pareshan kiya ki bolna pada phone mat karo',
  ])('was said to others: "%s"', (text) => expect(intentOf(text)).toBeNull())

  it.each([
    'My husband keeps telling me to stop calling you people, ha ha',
    'My son wants me to stop calling him ten times a day',
    'My grandfather shouts stop calling at every telemarketer, but he likes your shop',
    'People keep saying call me later, call me later, but I will answer now',
    'meri wife bolti hai inko bolo phone mat kiya karo, par mujhe theek lagta hai',
  ])('is said by others: "%s"', (text) => expect(intentOf(text)).toBeNull())

  it.each([
    'I was thinking of asking you to stop calling, but the offer is good',
    'I wanted to say stop calling, but then I remembered my fridge',
    'मैं तो सोच रहा था कह दूँ कि फ़ोन मत किया करो, पर आपका काम अच्छा है',
    'मैं बोलने ही वाला था कि फ़ोन मत करो, फिर याद आया',
    'mann to kiya ki bol doon phone mat karna, phir socha chalo sun leta hoon',
    "It's not like I want you to stop calling",
    'मैंने कब कहा कि फ़ोन मत करो?',
  ])('was only thought of: "%s"', (text) => expect(intentOf(text)).toBeNull())

  it('leaves the answer beside it to be read', () => {
    expect(valuesOf('Another garage kept pestering me till I told them to stop calling. Tomorrow.', DAY)).toEqual({
      visit_date: '2026-11-22',
    })
    expect(valuesOf('मेरे husband बोले call later बोल दो, पर अभी बता देती हूँ, शाम छह बजे', TIME)).toEqual({
      visit_time: '18:00',
    })
  })
})

describe('a wish that is said to the agent', () => {
  it.each([
    'I already asked you twice to stop calling this number',
    'I keep telling you people to stop calling me',
    'I told them last time as well, stop calling me',
    'My husband also told you, stop calling us now',
    'I thought I told you not to call me again',
    'Last week also I told your girl not to call me',
    'We have told your office never to call us',
    'We kept asking you to remove our number, please do it',
    'I want to be removed from your list',
    "I'm going to complain if you don't stop calling me",
    'मैंने मना किया था ना कि दोबारा फ़ोन न करें',
    'आप लोगों को मना किया था कि फ़ोन न करें',
    'अपने लोगों से कह दीजिए कि मुझे फ़ोन न करें',
    'मेरे पति ने भी आपको बोला था, फ़ोन मत किया करो',
    'kitni baar bolun ki phone mat kiya karo',
    'apni team ko bol do mujhe call na kare',
    'aapke office ko bhi bataya tha ki call na karein',
    'bhai number hata do mera list se',
  ])('opts out: "%s"', (text) => expect(intentOf(text)).toBe('opted_out'))

  it.each([
    'I keep telling you people this is the wrong number',
    'main bol raha hoon galat number hai',
    'मैंने पहले भी बताया था ये गलत नंबर है',
  ])('says that the number is wrong: "%s"', (text) => expect(intentOf(text)).toBe('wrong_person'))

  it.each(['पति ने कहा है शाम को फ़ोन कीजिएगा', 'maine kaha tha na shaam ko call karna', 'I told you, call me after six'])(
    'asks for a later call: "%s"',
    (text) => expect(intentOf(text)).toBe('callback_requested'),
  )
})
