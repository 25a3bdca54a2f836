import { describe, expect, it } from 'vitest'
import { tokenize } from '../../../../src/language/rules/words/tokens.ts'
import { readYesNo } from '../../../../src/language/rules/yes-no/read-yes-no.ts'

const YES = `
  yes | yeah | yep | yup | Yes, please. | sure | of course | absolutely | definitely | okay | alright | sounds good | that's right
  correct | true | no problem | not a problem | no worries | why not | go ahead | I don't mind | I'd love to | works for me
  yes of course | yeah sure, go ahead | oh yes | no no, yes | no wait, yes | yes, I can't wait | yes but not on Sunday | I do | I have
  I am | I would | I think so | for sure | you bet | by all means | I agree | yes sir | confirmed | I have no problem with that
  haan | haan ji | haanji | ji haan | ji | bilkul | zaroor | theek hai | thik hai | sahi hai | haan haan | kyon nahi | koi baat nahi
  haan na | theek hai na | achha achha, to phir haan, theek hai na | koi dikkat nahi | chalega | kar dijiye | haan bilkul | ji bilkul | nahi nahi, haan | manzoor hai
  हाँ | हां जी | जी हाँ | जी | बिल्कुल | ज़रूर | ठीक है | सही है | क्यों नहीं | कोई बात नहीं | चलेगा | कर दीजिए | यस | मंज़ूर है`
const NO = `
  no | nope | nah | No, thanks. | no thank you | not really | not at all | of course not | absolutely not | never | I don't | I do not
  I don't think so | I can't | I'm not | that's wrong | that's not right | incorrect | yes I mean no | yes, sorry, no | yeah no
  not yet | not now | not interested | I have no car | I haven't | it isn't | it is not correct | no sir | negative | wrong
  nahi | nahin | nahi ji | ji nahi | bilkul nahi | haan nahi | theek nahi hai | sahi nahi hai | galat hai | mat karo | nahi chahiye
  kabhi nahi | na | nahi na | nahi, theek hai | mujhe nahi chahiye
  नहीं | जी नहीं | नही | बिल्कुल नहीं | ठीक नहीं है | गलत है | मत करो | नहीं चाहिए | नो | अच्छा तो फिर, जी नहीं, ठीक है`
const NEITHER = `
  hello | Priya | maybe | I'm not sure | I don't know | pata nahi | शायद | tomorrow at five | what | hmm | no idea | नहीं नहीं, ठीक है`

function phrases(table: string): string[] {
  return table.split(/[|\n]/).flatMap((phrase) => phrase.trim() || [])
}

describe('yes and no', () => {
  it.each(phrases(YES))('hears yes in "%s"', (phrase) => expect(readYesNo(tokenize(phrase))?.value).toBe(true))
  it.each(phrases(NO))('hears no in "%s"', (phrase) => expect(readYesNo(tokenize(phrase))?.value).toBe(false))
  it.each(phrases(NEITHER))('hears neither in "%s"', (phrase) => expect(readYesNo(tokenize(phrase))).toBeUndefined())
})
