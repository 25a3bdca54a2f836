import { describe, expect, it } from 'vitest'
import { choice, valuesOf } from '../../../support/language/rules.ts'

const RIDE = choice(
  'What went wrong with the ride',
  'Driver late',
  'Rash driving',
  'Driver behaviour',
  'Overcharged',
  'Dirty car',
  'AC not working',
  'Lost item',
)
const CANCELLED = choice(
  'Why the trip was cancelled',
  'Change of plan',
  'Medical emergency',
  'Found cheaper',
  'Driver cancelled',
  'Bad weather',
)
const FLIGHT = choice(
  'Problem with the flight',
  'Flight delayed',
  'Missed flight',
  'Lost baggage',
  'Damaged baggage',
  'Name correction',
  'Refund',
)
const TRAIN = choice(
  'Complaint about the train',
  'Train delay',
  'Dirty coach',
  'Overcrowding',
  'AC not working',
  'Poor food',
)
const ROOM = choice(
  'What was wrong with the room',
  'Dirty room',
  'No hot water',
  'Noise',
  'Room too small',
  'Booking not found',
  'Rude staff',
)
const WISH = choice(
  'Special request',
  'Early check-in',
  'Late check-out',
  'Extra bed',
  'Airport transfer',
  'Quiet room',
)
const PURPOSE = choice(
  'Purpose of the stay',
  'Leisure',
  'Business',
  'Wedding',
  'Medical visit',
  'Transit',
  'Visiting family',
)
const TOUR = choice(
  'Kind of tour',
  'Beach',
  'Hill station',
  'Pilgrimage',
  'Wildlife',
  'Adventure',
  'Heritage',
  'Honeymoon',
)
const STYLE = choice('How the guests travel', 'Group tour', 'Customised tour')
const WHERE = choice('Where the tour goes', 'Domestic', 'International')
const WHEN = choice('When the family wants to travel', 'Summer holidays', 'Winter', 'Monsoon', 'Diwali holidays')
const RENTAL = choice('Kind of cab', 'Airport drop', 'Outstation', 'Hourly rental', 'Daily commute')
const NOT_GOING = choice(
  'Reason for not travelling',
  'Leave not approved',
  'Visa rejected',
  'Death in family',
  'Exams',
  'Booked by mistake',
)
const TOUR_TROUBLE = choice(
  'What went wrong on the tour',
  'Hotel not good',
  'Places not covered',
  'Poor food',
  'Poor coordination',
)

describe('options of travel in everyday words', () => {
  it.each([
    ['driver aadha ghanta late aaya', RIDE, 'Driver late'],
    ['gaadi bahut der se aayi', RIDE, 'Driver late'],
    ['bahut tez chala raha tha', RIDE, 'Rash driving'],
    ['he jumped the signal twice', RIDE, 'Rash driving'],
    ['signal tod ke bhaga', RIDE, 'Rash driving'],
    ['driver ne gaali di', RIDE, 'Driver behaviour'],
    ['the driver shouted at my mother', RIDE, 'Driver behaviour'],
    ['app se zyada paise maange', RIDE, 'Overcharged'],
    ['he asked for more money than shown', RIDE, 'Overcharged'],
    ['seat bahut gandi thi', RIDE, 'Dirty car'],
    ['gaadi mein badbu aa rahi thi', RIDE, 'Dirty car'],
    ['garmi mein bithaya, AC chalaya hi nahi', RIDE, 'AC not working'],
    ['phone gaadi mein chhoot gaya', RIDE, 'Lost item'],
    ['I left my wallet on the seat', RIDE, 'Lost item'],
    ['programme badal gaya', CANCELLED, 'Change of plan'],
    ['प्लान बदल गया', CANCELLED, 'Change of plan'],
    ['papa hospital mein admit hain', CANCELLED, 'Medical emergency'],
    ['doosri site pe sasti mil gayi', CANCELLED, 'Found cheaper'],
    ['driver refused to come', CANCELLED, 'Driver cancelled'],
    ['pahad gir gaya, rasta band hai', CANCELLED, 'Bad weather'],
    ['flight ghanto late thi', FLIGHT, 'Flight delayed'],
    ['flight chhoot gayi meri', FLIGHT, 'Missed flight'],
    ['the gate closed before I reached', FLIGHT, 'Missed flight'],
    ['mera suitcase nahi aaya belt pe', FLIGHT, 'Lost baggage'],
    ['my bag did not come', FLIGHT, 'Lost baggage'],
    ['bag ka handle toot gaya', FLIGHT, 'Damaged baggage'],
    ['passport se naam nahi milta, spelling galat hai', FLIGHT, 'Name correction'],
    ['paise wapas nahi aaye', FLIGHT, 'Refund'],
    ['gaadi ghanto late chal rahi hai', TRAIN, 'Train delay'],
    ['toilet ganda tha', TRAIN, 'Dirty coach'],
    ['bogie mein cockroach ghoom rahe the', TRAIN, 'Dirty coach'],
    ['meri seat pe koi aur baitha tha', TRAIN, 'Overcrowding'],
    ['khana basi tha', TRAIN, 'Poor food'],
    ['chadar gandi thi', ROOM, 'Dirty room'],
    ['there were bed bugs', ROOM, 'Dirty room'],
    ['geyser kharab tha', ROOM, 'No hot water'],
    ['thande paani se nahana pada', ROOM, 'No hot water'],
    ['raat bhar DJ baj raha tha', ROOM, 'Noise'],
    ['could not sleep, loud party next door', ROOM, 'Noise'],
    ['kamra bahut chhota tha', ROOM, 'Room too small'],
    ['hamari booking mili hi nahi', ROOM, 'Booking not found'],
    ['train subah jaldi pahunchti hai', WISH, 'Early check-in'],
    ['shaam ko nikalenge hum', WISH, 'Late check-out'],
    ['ek gadda aur chahiye', WISH, 'Extra bed'],
    ['airport lene aa jaiye', WISH, 'Airport transfer'],
    ['jahan shor na ho', WISH, 'Quiet room'],
    ['ghoomne aaye hain', PURPOSE, 'Leisure'],
    ['client se milne', PURPOSE, 'Business'],
    ['ilaaj ke liye aaye hain', PURPOSE, 'Medical visit'],
    ['agli subah flight hai, aage jana hai', PURPOSE, 'Transit'],
    ['beti se milne', PURPOSE, 'Visiting family'],
    ['Goa jana hai', TOUR, 'Beach'],
    ['barf dekhni hai', TOUR, 'Hill station'],
    ['chaar dham', TOUR, 'Pilgrimage'],
    ['Vaishno Devi', TOUR, 'Pilgrimage'],
    ['sher dekhna hai', TOUR, 'Wildlife'],
    ['rafting aur paragliding', TOUR, 'Adventure'],
    ['purane mahal aur kile dekhne hain', TOUR, 'Heritage'],
    ['abhi abhi shaadi hui hai', TOUR, 'Honeymoon'],
    ['baaki logon ke saath bus mein', STYLE, 'Group tour'],
    ['sirf hamari family', STYLE, 'Customised tour'],
    ['apne hisaab se ghoomenge', STYLE, 'Customised tour'],
    ['समुद्र किनारे', TOUR, 'Beach'],
    ['Dubai', WHERE, 'International'],
    ['desh ke andar hi', WHERE, 'Domestic'],
    ['bachchon ki garmi ki chhutti mein', WHEN, 'Summer holidays'],
    ['thand ke time', WHEN, 'Winter'],
    ['barsaat mein', WHEN, 'Monsoon'],
    ['flight pakadni hai', RENTAL, 'Airport drop'],
    ['doosre sheher jana hai', RENTAL, 'Outstation'],
    ['din bhar ki gaadi chahiye', RENTAL, 'Hourly rental'],
    ['roz office aana jana', RENTAL, 'Daily commute'],
    ['boss ne chhutti nahi di', NOT_GOING, 'Leave not approved'],
    ['embassy ne mana kar diya', NOT_GOING, 'Visa rejected'],
    ['dadi guzar gayi', NOT_GOING, 'Death in family'],
    ['bachche ka exam aa gaya', NOT_GOING, 'Exams'],
    ['galti se book ho gaya', NOT_GOING, 'Booked by mistake'],
    ['hotel ghatiya tha', TOUR_TROUBLE, 'Hotel not good'],
    ['do jagah dikhayi hi nahi', TOUR_TROUBLE, 'Places not covered'],
    ['roz ek hi khana', TOUR_TROUBLE, 'Poor food'],
    ['station pe koi lene nahi aaya', TOUR_TROUBLE, 'Poor coordination'],
  ])('%s', (text, plan, value) => {
    expect(valuesOf(text, plan)).toEqual({ [plan.name]: value })
  })

  it.each([
    ['pata nahi', RIDE],
    ['ek minute ruko', RIDE],
    ['baad mein batata hoon', CANCELLED],
    ['kitna paisa lagega', TOUR],
    ['ticket ka kya hua', FLIGHT],
    ['abhi travel kar raha hoon', PURPOSE],
    ['aap kahan se bol rahe ho', ROOM],
    ['family se pooch ke bataunga', STYLE],
  ])('%s is asked again', (text, plan) => {
    expect(valuesOf(text, plan)).toEqual({})
  })
})
