import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../support/language/rules.ts'

const one = (description: string, ...options: string[]) => field('choice', 'enum', description, options)

const NET = one(
  'Problem with the internet',
  'No internet',
  'Slow speed',
  'Frequent disconnection',
  'Weak WiFi range',
  'Router problem',
  'Cable cut',
)
const MOBILE = one(
  'Problem with the mobile connection',
  'No network',
  'Call drops',
  'Voice not clear',
  'Recharge not received',
  'Balance deducted',
  'SIM not working',
  'Spam calls',
)
const TV = one(
  'Problem with the television',
  'Missing channels',
  'No signal',
  'Picture quality',
  'No sound',
  'Remote not working',
  'Set-top box problem',
)
const REQUEST = one(
  'What the customer wants',
  'New connection',
  'Upgrade plan',
  'Shift connection',
  'Close connection',
  'Port out',
)
const USE = one('What the internet is used for', 'Work from home', 'Online classes', 'Streaming', 'Gaming', 'Browsing')
const LEAVING = one(
  'Why the customer leaves',
  'Shifting house',
  'Too expensive',
  'Poor service',
  'Using mobile data',
  'Better offer',
)
const TECHNICIAN = one(
  'Complaint about the service',
  'Technician did not come',
  'Installation delay',
  'Wrong bill',
  'Customer care not responding',
)
const DEVICE = one(
  'What is wrong with the phone',
  'Broken screen',
  'Battery drain',
  'Not charging',
  'Overheating',
  'Hanging',
  'Water damage',
  'Speaker problem',
  'Camera problem',
)
const APP = one(
  'Problem with the app',
  'App crashes',
  'Login problem',
  'OTP not received',
  'Payment failed',
  'Too many ads',
  'Difficult to use',
)
const PACK = one('Pack of channels', 'Sports', 'Movies', 'Kids', 'News', 'Devotional')
const OWNS = one('Kind of phone', 'Android', 'iPhone', 'Feature phone')
const PLAN = one('Kind of plan', 'Only calls', 'Data pack', 'Long validity', 'Family plan')
const NO_TV = one('Why the television is not recharged', 'Watching on mobile', 'Shortage of money', 'Away from home')

describe('options of telephones, internet, television and devices in everyday words', () => {
  it.each([
    ['net chal hi nahi raha', NET, 'No internet'],
    ['red light blink kar rahi hai', NET, 'No internet'],
    ['kuch load nahi ho raha, bilkul band', NET, 'No internet'],
    ['video atak atak ke chalta hai', NET, 'Slow speed'],
    ['it keeps buffering all the time', NET, 'Slow speed'],
    ['gol gol ghoomta rehta hai', NET, 'Slow speed'],
    ['har thodi der mein chala jata hai', NET, 'Frequent disconnection'],
    ['it comes and goes', NET, 'Frequent disconnection'],
    ['baar baar kat jata hai', NET, 'Frequent disconnection'],
    ['doosre kamre mein nahi aata', NET, 'Weak WiFi range'],
    ['upstairs there is no signal', NET, 'Weak WiFi range'],
    ['dabba jal gaya, on nahi hota router', NET, 'Router problem'],
    ['bandar ne taar tod diya', NET, 'Cable cut'],
    ['khudai mein taar kat gaya', NET, 'Cable cut'],
    ['ghar ke andar tower nahi aata', MOBILE, 'No network'],
    ['I have to go out to talk, only one bar', MOBILE, 'No network'],
    ['baat karte karte kat jata hai', MOBILE, 'Call drops'],
    ['calls get cut in between', MOBILE, 'Call drops'],
    ['saamne se awaaz saaf nahi aati', MOBILE, 'Voice not clear'],
    ['recharge kiya par balance nahi aaya', MOBILE, 'Recharge not received'],
    ['caller tune lag gayi apne aap', MOBILE, 'Balance deducted'],
    ['apne aap paise kat jate hain', MOBILE, 'Balance deducted'],
    ['phone bolta hai insert SIM', MOBILE, 'SIM not working'],
    ['din bhar loan wale call karte hain', MOBILE, 'Spam calls'],
    ['Star Plus nahi aa raha, channel gayab', TV, 'Missing channels'],
    ['barish mein band ho jata hai', TV, 'No signal'],
    ['chhatri hil gayi hai', TV, 'No signal'],
    ['picture phat jati hai', TV, 'Picture quality'],
    ['picture aati hai par awaaz nahi aati', TV, 'No sound'],
    ['button dab nahi raha', TV, 'Remote not working'],
    ['bachche ne remote tod diya', TV, 'Remote not working'],
    ['box on nahi ho raha', TV, 'Set-top box problem'],
    ['नेट नहीं चल रहा', NET, 'No internet'],
    ['wifi lagwana hai', REQUEST, 'New connection'],
    ['speed badhani hai', REQUEST, 'Upgrade plan'],
    ['ghar badal rahe hain', REQUEST, 'Shift connection'],
    ['we are moving house', REQUEST, 'Shift connection'],
    ['net band karwana hai', REQUEST, 'Close connection'],
    ['doosri company mein le jana hai number', REQUEST, 'Port out'],
    ['ghar se kaam karta hoon', USE, 'Work from home'],
    ['teams call aur vpn', USE, 'Work from home'],
    ['bachchon ki padhai ke liye', USE, 'Online classes'],
    ['Netflix dekhte hain', USE, 'Streaming'],
    ['IPL dekhte hain', USE, 'Streaming'],
    ['PUBG khelta hai beta', USE, 'Gaming'],
    ['bas WhatsApp chalate hain', USE, 'Browsing'],
    ['makaan badal rahe hain', LEAVING, 'Shifting house'],
    ['phone ka net hi kaafi hai', LEAVING, 'Using mobile data'],
    ['jeb pe bhaari padta hai', LEAVING, 'Too expensive'],
    ['bola tha kal aayega, koi aaya hi nahi', TECHNICIAN, 'Technician did not come'],
    ['nobody turned up', TECHNICIAN, 'Technician did not come'],
    ['abhi tak nahi lagaya', TECHNICIAN, 'Installation delay'],
    ['plan se zyada bill aaya', TECHNICIAN, 'Wrong bill'],
    ['phone hi nahi uthate', TECHNICIAN, 'Customer care not responding'],
    ['haath se gir gaya, sheesha toot gaya', DEVICE, 'Broken screen'],
    ['do ghante mein khatam ho jati hai', DEVICE, 'Battery drain'],
    ['dies by noon', DEVICE, 'Battery drain'],
    ['charger pakad hi nahi raha', DEVICE, 'Not charging'],
    ['tawa ban jata hai', DEVICE, 'Overheating'],
    ['it gets very hot', DEVICE, 'Overheating'],
    ['atak jata hai, restart karna padta hai', DEVICE, 'Hanging'],
    ['balti mein gir gaya tha', DEVICE, 'Water damage'],
    ['chai gir gayi thi', DEVICE, 'Water damage'],
    ['speaker phat gaya hai', DEVICE, 'Speaker problem'],
    ['photo dhundhli aati hai', DEVICE, 'Camera problem'],
    ['khulte hi band ho jata hai', APP, 'App crashes'],
    ['it keeps closing', APP, 'App crashes'],
    ['password bhool gaya', APP, 'Login problem'],
    ['it signs me out', APP, 'Login problem'],
    ['message mein code nahi aaya', APP, 'OTP not received'],
    ['paise kat gaye par order nahi hua', APP, 'Payment failed'],
    ['itne ads aate hain', APP, 'Too many ads'],
    ['bahut uljha hua hai', APP, 'Difficult to use'],
    ['cricket dekhna hai', PACK, 'Sports'],
    ['cartoon wala', PACK, 'Kids'],
    ['Aaj Tak', PACK, 'News'],
    ['bhajan wale', PACK, 'Devotional'],
    ['Samsung ka hai', OWNS, 'Android'],
    ['button wala', OWNS, 'Feature phone'],
    ['sirf baat karne ke liye', PLAN, 'Only calls'],
    ['net ka pack', PLAN, 'Data pack'],
    ['saal bhar ka', PLAN, 'Long validity'],
    ['sabke number ek hi bill mein', PLAN, 'Family plan'],
    ['sab phone pe hi dekh lete hain', NO_TV, 'Watching on mobile'],
  ])('%s', (text, plan, value) => {
    expect(valuesOf(text, plan)).toEqual({ [plan.name]: value })
  })

  it.each([
    ['pata nahi', NET],
    ['ek minute', NET],
    ['aap kaun si company se bol rahe ho', REQUEST],
    ['kitne ka hai', PACK],
    ['baad mein phone karna', MOBILE],
    ['abhi busy hoon', USE],
    ['kab tak theek hoga', DEVICE],
    ['complaint number kya hai', TECHNICIAN],
  ])('%s is asked again', (text, plan) => {
    expect(valuesOf(text, plan)).toEqual({})
  })
})
