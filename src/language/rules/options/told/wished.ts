import { says } from '../../words/says.ts'
import { OPTION } from './option-sign.ts'

/** Whether a clause asks for something, promises or wishes it. */
export function isWished(said: string): boolean {
  return WISHES.test(said)
}

const WISHES = says(`
  want|wants|wanted|need|needs|needed|prefer*|please|pls|would like|id like|would love|likes|like it|book|send|keep|make it|give me
  will do|will pay|ill pay|will take|ill take|will come|ill come|well come|well take|well pay|will be fine|can pay|can come|come|deliver
  works for|work for|suits|suit|would be|better|best|is good|are good|is nice|achhe hain|achhi hai|accha hai|achha hai|fine|ok|okay|convenient|comfortable|for me|for us|for him|for her|go with ${OPTION}|go for ${OPTION}|go for the ${OPTION}|lets
  *na hai|*ni hai|*ne hain|if possible|suppose|chahiye|chahie|chahi*|chaht*|chahe*|pasand|karna hai|karni hai|karwana|karwani|kar do|kardo|kar dena|kar dijiye|kar den*|karo|kariye
  kijiye|karunga|karungi|karenge|karega|karegi|dega|degi|lega|legi|aayega|aayegi|jayega|jayegi|baithenge|baithega|rakho|rakhna|rakhiye|rakhen|rakh do|rakh lo|rakh dena|rakh dijiye|dijiye|de do|de dena|dena|dunga|dungi|denge|lunga|lungi|lenge|lena|le lo|bhejo|bhejna|bhejiye|bhej do|bhej dena|bhej dijiye|bhejen|aana|aao
  aaiye|aaye|aayein|aa jao|aa jana|aa jaye|aa sakt*|aaunga|aaungi|aayenge|jaunga|jaungi|jayenge|jana hai|jaana hai|chalega|chalegi
  theek|thik|sahi|behtar|badhiya|ke liye|rahega|rahegi|likho|likhna|likhiye|likh do|likh lo
  चाहिए|चाहि*|चाहत*|चाहू*|पसंद|करना है|करवाना|कर दो|कर देना|कर दीजिए|करो|करिए|कीजिए|करूंगा|करूंगी|करेंगे|करेगा|करेगी|देगा|देगी|लेगा|लेगी|आएगा|आएगी|बैठेंगे|रखो|रखना|रखिए|रख दो|रख लो|रख देना|रख दीजिए|दीजिए|दे दो|देना|दूंगा|दूंगी
  देंगे|लूंगा|लूंगी|लेंगे|लेना|भेजो|भेजना|भेजिए|भेज दो|भेज देना|भेज दीजिए|आना|आओ|आइए|आ जाओ|आ जाना|आऊंगा|आऊंगी|आएंगे|जाना है|जाऊंगा|जाऊंगी|जाएंगे|चलेगा|चलेगी|ठीक|सही|बेहतर|बढिया|के लिए
  रहेगा|रहेगी|लिखो|लिखना|लिखिए|लिख दो|लिख लो
`)
