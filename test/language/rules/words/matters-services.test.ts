import { describe, expect, it } from 'vitest'
import { choice, valuesOf } from '../../../support/language/rules.ts'

const SERVICE = choice(
  'Which service do you need?',
  'Cleaning',
  'Plumbing',
  'Electrician',
  'Appliance repair',
  'Pest control',
  'Painting',
  'Movers',
)
const PLUMBING = choice(
  'What is the plumbing problem?',
  'Leaking tap',
  'Blocked drain',
  'Toilet not flushing',
  'No water supply',
  'Low water pressure',
  'Pipe burst',
  'Tank overflow',
)
const AC = choice(
  'What is wrong with the AC?',
  'Not cooling',
  'Water leaking',
  'Noise',
  'Not turning on',
  'Bad smell',
  'Gas refill',
  'Regular service',
)
const FRIDGE = choice('What is wrong with the fridge?', 'Not cooling', 'Too much ice', 'Water leaking', 'Door problem')
const PEST = choice(
  'Which pest do you have?',
  'Cockroaches',
  'Termites',
  'Bed bugs',
  'Mosquitoes',
  'Rats',
  'Wood borers',
)
const PAINT_FAULT = choice(
  'Problem with the painting work',
  'Colour mismatch',
  'Peeling',
  'Patchy finish',
  'Paint spills',
)
const DISTANCE = choice('How far is the move?', 'Within the city', 'To another city', 'To another country')
const MOVERS = choice(
  'Feedback about the movers',
  'On time and careful',
  'Late',
  'Rough handling',
  'Asked for extra money',
  'Items missing',
)
const COMPLAINT = choice(
  'What is your complaint about the service?',
  'Technician did not come',
  'Came late',
  'Problem not fixed',
  'Overcharged',
  'Rude behaviour',
  'Damage to property',
)
const CALLED_OFF = choice(
  'Why do you want to cancel the booking?',
  'Problem solved itself',
  'Found someone cheaper',
  'Not at home',
  'Booked by mistake',
  'Will book later',
)
const LAUNDRY = choice(
  'What is wrong with the laundry?',
  'Clothes damaged',
  'Clothes missing',
  'Stain not removed',
  'Colour faded',
  'Late delivery',
  'Not ironed properly',
  'Shrunk',
)
const HAIR = choice(
  'What hair problem do you have?',
  'Hair fall',
  'Dandruff',
  'Frizzy hair',
  'Grey hair',
  'Split ends',
  'Oily scalp',
)
const SALON = choice(
  'Which service would you like at the salon?',
  'Haircut',
  'Hair colour',
  'Facial',
  'Waxing',
  'Threading',
  'Pedicure',
  'Massage',
)
const CUT = choice('How was your haircut?', 'Too short', 'Uneven', 'Not as asked')
const LEAVING = choice(
  'Why do you want to leave the gym?',
  'Moving away',
  'No time',
  'Too expensive',
  'Injury or health',
  'Not happy with trainers',
  'Too crowded',
  'No results',
)
const NOT_TRAINING = choice('What stops you from exercising?', 'No time', 'Laziness', 'Pain or injury', 'No company')
const VEHICLE = choice(
  'What is wrong with the vehicle?',
  'Brakes',
  'Engine',
  'Battery',
  'Tyres',
  'Clutch or gear',
  'Steering',
)
const WORK = choice(
  'What kind of work does the car need?',
  'Periodic service',
  'Denting and painting',
  'Wheel alignment',
  'Car wash',
  'Tyre change',
  'Windscreen',
)
const STRANDED = choice(
  'What happened to the car?',
  'Puncture',
  'Overheating',
  'Key locked inside',
  'Out of fuel',
  'Strange noise',
)
const NOT_BOUGHT = choice(
  'Why did you not buy the car?',
  'Price too high',
  'Waiting period',
  'Loan not approved',
  'Family did not agree',
)
const PET = choice(
  'Why do you want to bring your pet?',
  'Vaccination',
  'Grooming',
  'Not eating',
  'Skin problem',
  'Sterilisation',
  'Boarding',
  'Deworming',
)
const WEDDING = choice(
  'Which service do you need for the wedding?',
  'Venue',
  'Catering',
  'Decoration',
  'DJ and music',
  'Priest',
  'Invitation cards',
)
const NOT_BOOKED = choice(
  'Why did you not book with us?',
  'Too expensive',
  'Date not available',
  'Booked elsewhere',
  'Event postponed',
  'Still deciding',
)

describe('options of services told by what happens', () => {
  it.each([
    ['flush nahi chal raha', SERVICE, 'Plumbing'],
    ['switch se chingari nikal rahi hai', SERVICE, 'Electrician'],
    ['fridge kharab hai', SERVICE, 'Appliance repair'],
    ['दीमक लग गई है', SERVICE, 'Pest control'],
    ['diwali se pehle pura ghar chamkana hai', SERVICE, 'Cleaning'],
    ['tonti band karne par bhi paani girta hai', PLUMBING, 'Leaking tap'],
    ['sink ka paani nahi ja raha', PLUMBING, 'Blocked drain'],
    ['commode jam ho gaya hai', PLUMBING, 'Toilet not flushing'],
    ['shower ki dhaar patli hai', PLUMBING, 'Low water pressure'],
    ['water is gushing out of the wall', PLUMBING, 'Pipe burst'],
    ['sirf hawa phenkta hai', AC, 'Not cooling'],
    ['remote dabane se kuch nahi hota', AC, 'Not turning on'],
    ['gas khatam ho gayi lagti hai', AC, 'Gas refill'],
    ['garmi aane se pehle saaf karwana hai', AC, 'Regular service'],
    ['sabzi kharab ho jati hai', FRIDGE, 'Not cooling'],
    ['rubber dheeli ho gayi hai', FRIDGE, 'Door problem'],
    ['raat ko bistar mein kaatte hain', PEST, 'Bed bugs'],
    ['taar kutar diye', PEST, 'Rats'],
    ['lakdi se powder girta hai', PEST, 'Wood borers'],
    ['kahin gadha kahin halka', PAINT_FAULT, 'Patchy finish'],
    ['isi shahar mein', DISTANCE, 'Within the city'],
    ['dusre state', DISTANCE, 'To another city'],
    ['saaman patakte rahe', MOVERS, 'Rough handling'],
    ['chai paani ke paise maange', MOVERS, 'Asked for extra money'],
    ['subah se wait kar raha hoon', COMPLAINT, 'Technician did not come'],
    ['teen ghante baad aaya', COMPLAINT, 'Came late'],
    ['abhi bhi waise ka waisa hai', COMPLAINT, 'Problem not fixed'],
    ['charged more than the quote', COMPLAINT, 'Overcharged'],
    ['deewar tod di', COMPLAINT, 'Damage to property'],
    ['apne aap theek ho gaya', CALLED_OFF, 'Problem solved itself'],
    ['galti se ho gaya', CALLED_OFF, 'Booked by mistake'],
    ['ek kurta kam hai', LAUNDRY, 'Clothes missing'],
    ['haldi ka nishan nahi gaya', LAUNDRY, 'Stain not removed'],
    ['safed shirt gulabi ho gayi', LAUNDRY, 'Colour faded'],
    ['sikud gaya', LAUNDRY, 'Shrunk'],
    ['kanghi mein guchhe aate hain', HAIR, 'Hair fall'],
    ['sar mein safed papdi', HAIR, 'Dandruff'],
    ['neeche se do mooh wale', HAIR, 'Split ends'],
    ['chehre pe chamak chahiye', SALON, 'Facial'],
    ['ediyan phat gayi hain', SALON, 'Pedicure'],
    ['अप्पर लिप', SALON, 'Threading'],
    ['ek taraf lambe ek taraf chhote', CUT, 'Uneven'],
    ['transfer ho gaya', LEAVING, 'Moving away'],
    ['doctor ne mana kiya hai', LEAVING, 'Injury or health'],
    ['koi sikhata hi nahi', LEAVING, 'Not happy with trainers'],
    ['machine ke liye line lagani padti hai', LEAVING, 'Too crowded'],
    ['weight kam hi nahi hua', LEAVING, 'No results'],
    ['subah uth nahi paata', NOT_TRAINING, 'Laziness'],
    ['akele mann nahi lagta', NOT_TRAINING, 'No company'],
    ['rokne par ruk nahi rahi', VEHICLE, 'Brakes'],
    ['dhakka maar ke start hoti hai', VEHICLE, 'Battery'],
    ['ek taraf kheenchti hai', VEHICLE, 'Steering'],
    ['kisi ne thok diya darwaza andar chala gaya', WORK, 'Denting and painting'],
    ['pathar laga glass crack ho gaya', WORK, 'Windscreen'],
    ['bonnet se bhaap nikal rahi hai', STRANDED, 'Overheating'],
    ['chabi andar reh gayi', STRANDED, 'Key locked inside'],
    ['bank ne mana kar diya', NOT_BOUGHT, 'Loan not approved'],
    ['papa nahi maane', NOT_BOUGHT, 'Family did not agree'],
    ['khana sungh ke chhod deta hai', PET, 'Not eating'],
    ['bachche band karwane', PET, 'Sterilisation'],
    ['hum bahar ja rahe hain, do hafte rakhna hai', PET, 'Boarding'],
    ['jagah chahiye 500 logon ke liye', WEDDING, 'Venue'],
    ['plate ka rate', WEDDING, 'Catering'],
    ['phere karane wale', WEDDING, 'Priest'],
    ['card chhapwane hain', WEDDING, 'Invitation cards'],
    ['shaadi aage badh gayi', NOT_BOOKED, 'Event postponed'],
    ['dusre wale ko de diya', NOT_BOOKED, 'Booked elsewhere'],
    ['ghar walon se baat karni hai', NOT_BOOKED, 'Still deciding'],
    ['the toilet is clogged', SERVICE, 'Plumbing'],
    ['there are roaches everywhere', SERVICE, 'Pest control'],
    ['they billed me double', COMPLAINT, 'Overcharged'],
    ['he cracked a tile', COMPLAINT, 'Damage to property'],
    ['my white kurta turned pink', LAUNDRY, 'Colour faded'],
    ['work has been crazy', LEAVING, 'No time'],
  ])('"%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    ['kaun bol raha hai', SERVICE],
    ['theek hai', PLUMBING],
    ['aapka number kya hai', COMPLAINT],
    ['kitna time lagega', AC],
    ['main baad mein baat karta hoon', LEAVING],
    ['ek minute ruko', VEHICLE],
    ['mujhe samajh nahi aaya', WEDDING],
    ['haan bolo', PET],
  ])('none is told by "%s"', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({})
  })
})
