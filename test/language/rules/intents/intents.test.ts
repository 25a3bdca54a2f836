import { describe, expect, it } from 'vitest'
import { tokenize } from '../../../../src/language/rules/words/tokens.ts'
import { readIntent } from '../../../../src/language/rules/intents/intents.ts'

const OPTED_OUT = `
  stop calling me | please stop calling me | Stop. | STOP | unsubscribe | don't call me again | do not call me anymore | never call me again
  don't ever call this number again | please don't call me | remove me from your list | take me off your list | lose my number
  delete my number please | I don't want any more calls | I don't want to be contacted | put me on the do not call list | opt me out
  no more calls please | leave me alone | stop bothering me | quit calling us | I do not want to receive these calls | don't contact me
  mujhe call mat karo | mujhe dobara call mat karna | phone mat karna | aage se call mat karna | mujhe phone mat kijiye | call karna band karo
  mera number hata do | list se hata do | mujhe pareshan mat karo | dobara phone mat karo please
  मुझे कॉल मत करो | मुझे दोबारा फ़ोन मत करना | फोन मत कीजिए | कॉल करना बंद करो | मेरा नंबर हटा दो | मुझे परेशान मत करो | आगे से कॉल मत करना`
const WRONG_PERSON = `
  wrong number | you have the wrong number | you've got the wrong person | sorry, wrong number | I'm not the person you are looking for
  there is no one here by that name | no one by that name here | he doesn't live here | this is not her number | you're calling the wrong person
  galat number | galat number hai | rong number | main woh nahi hoon | yeh unka number nahi hai | is naam ka koi nahi hai | aapne galat number lagaya
  गलत नंबर | गलत नंबर है | रॉन्ग नंबर | मैं वो नहीं हूँ | यह उनका नंबर नहीं है | इस नाम का कोई नहीं है`
const CALLBACK = `
  call me back | call me later | please call me tomorrow | can you call me back later | could you call tomorrow | I'm busy right now | I'm driving
  I'm in a meeting | not a good time | this is a bad time | I can't talk right now | can we talk later | talk to you later | I'll call you back
  call me in an hour | give me a call tomorrow | busy right now, call later please
  baad mein call karo | baad mein call karna | shaam ko call karna | kal phone karna | thodi der baad call karo | abhi busy hoon
  abhi meeting mein hoon | gaadi chala raha hoon | phir se call karna | baad mein baat karte hain | do ghante baad call karna
  बाद में कॉल करना | बाद में फ़ोन कीजिए | शाम को कॉल करना | अभी व्यस्त हूँ | मीटिंग में हूँ | गाड़ी चला रहा हूँ | कल फ़ोन करना | abhi call mat karo, kal call karna`
const NONE = `
  I don't mind | do not worry | don't worry | stop by tomorrow | not now, tomorrow at 5 | don't call me Bob, my name is Robert | I don't know
  don't stop | please don't stop calling | don't call before five | do not call me before noon | don't call me on Sunday | I gave you the wrong number
  that is not the wrong number | the wrong number of people | I called you yesterday | can I call you Asha | you can call me Priya | I'm not busy
  what is the number to call | later | tomorrow evening | I need a call taxi | my busy schedule | number nine | I will stop smoking
  मुझे कॉल करो | मेरा नंबर 98765 है | kal aaunga | koi baat nahi | ठीक है | the call was good | I want to stop my subscription | call centre`

function phrases(table: string): string[] {
  return table.split(/[|\n]/).flatMap((phrase) => phrase.trim() || [])
}

describe('special wishes', () => {
  it.each(phrases(OPTED_OUT))('opts out at "%s"', (text) =>
    expect(readIntent(tokenize(text))?.intent).toBe('opted_out'),
  )
  it.each(phrases(WRONG_PERSON))('is the wrong person at "%s"', (text) =>
    expect(readIntent(tokenize(text))?.intent).toBe('wrong_person'),
  )
  it.each(phrases(CALLBACK))('wants a call back at "%s"', (text) =>
    expect(readIntent(tokenize(text))?.intent).toBe('callback_requested'),
  )
  it.each(phrases(NONE))('wants nothing special at "%s"', (text) => {
    expect(readIntent(tokenize(text))?.intent).toBeUndefined()
  })

  it('gives an opt-out precedence over everything else in the message', () => {
    expect(readIntent(tokenize('wrong number, call later... no, do not call me again'))?.intent).toBe('opted_out')
  })
})
