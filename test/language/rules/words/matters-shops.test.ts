import { describe, expect, it } from 'vitest'
import { choice, valuesOf } from '../../../support/language/rules.ts'

const RETURN = choice(
  'Reason for the return',
  'Damaged product',
  'Not as described',
  'Defective',
  'Size or fit issue',
  'Missing accessories',
  'Changed my mind',
  'Better price elsewhere',
)
const COURIER = choice(
  'Nature of the complaint',
  'Order delayed',
  'Tampered package',
  'Rude delivery agent',
  'Delivered to wrong address',
)
const FAILED = choice(
  'Why could we not deliver your parcel?',
  'Customer not available',
  'Address not found',
  'Phone not reachable',
  'Refused to accept',
  'Cash not ready',
)
const WHERE_TO_LEAVE = choice('Delivery instruction', 'Leave at the door', 'Hand to the guard', 'Give to a neighbour')
const CANCEL = choice(
  'Reason for cancelling',
  'Cheaper elsewhere',
  'Delivery taking too long',
  'Bought locally',
  'Duplicate order',
  'Ordered by mistake',
)
const REFUND_TO = choice('Where should the refund go?', 'Original payment method', 'Store wallet', 'Gift voucher')
const STATE = choice('State of the item', 'Sealed', 'Opened, not used', 'Used', 'Broken')
const PAYMENT = choice('What happened with the payment?', 'Amount debited, no order', 'Debited twice', 'Failed')
const PAY = choice('How will you pay?', 'Cash on delivery', 'UPI', 'Card', 'Pay later', 'On account')
const MEAL = choice(
  'What went wrong with the food?',
  'Cold food',
  'Missing item',
  'Spilled',
  'Stale food',
  'Undercooked',
  'Hair or insect in food',
  'Too spicy',
  'Less quantity',
)
const TASTE = choice('How was the food?', 'Tasty', 'Too salty', 'Bland', 'Too oily')
const DIET = choice('Food preference', 'Vegetarian', 'Non-vegetarian', 'Egg', 'Jain', 'Vegan')
const SPICE = choice('Spice level', 'Mild', 'Medium', 'Spicy', 'Extra spicy')
const SUBSTITUTE = choice('If an item is out of stock', 'Send a similar item', 'Call me first', 'Remove it and refund')
const GROCERIES = choice('Problem with the groceries', 'Not fresh', 'Short weight', 'Wrong brand', 'Torn packet')
const PHONE = choice(
  'Problem with the phone',
  'Does not turn on',
  'Battery drains fast',
  'Overheating',
  'Hangs or slow',
  'Charging problem',
  'Water damage',
)
const TELEVISION = choice('Problem with the television', 'No picture', 'Lines on the screen', 'Remote not working')
const WASHER = choice('Problem with the machine', 'Not spinning', 'Shaking', 'Clothes not clean', 'Door stuck')
const FRIDGE = choice('Problem with the fridge', 'Not cooling', 'Over cooling', 'Too much ice', 'Door does not close')
const WARRANTY = choice('Warranty status', 'In warranty', 'Out of warranty', 'Extended warranty')
const BOUGHT_AT = choice(
  'Where did you buy it?',
  'Company showroom',
  'Local dealer',
  'Received as a gift',
  'Second hand',
)
const RIDER = choice(
  'Why did you leave the delivery job?',
  'Low pay',
  'Vehicle trouble',
  'Fuel cost',
  'ID blocked',
  'Rude customers',
)
const NO_BUY = choice(
  'Why did you leave without buying?',
  'Size not available',
  'Long billing queue',
  'No one attended',
  'Just looking',
)
const MILK = choice(
  'What would you like to change?',
  'Pause',
  'Increase quantity',
  'Decrease quantity',
  'Stop completely',
)
const CATEGORY = choice('Which category is it from?', 'Fashion', 'Home and kitchen', 'Beauty', 'Toys', 'Books')

describe('options of shops, parcels, meals and devices in everyday words', () => {
  it.each([
    ['box kholte hi toota mila', RETURN, 'Damaged product'],
    ['jaisa photo mein dikhaya waisa nahi hai', RETURN, 'Not as described'],
    ['फोटो में अलग था', RETURN, 'Not as described'],
    ['दो दिन में बंद हो गया', RETURN, 'Defective'],
    ['pair mein nahi aa raha', RETURN, 'Size or fit issue'],
    ['charger nahi tha box mein', RETURN, 'Missing accessories'],
    ['ab man nahi hai', RETURN, 'Changed my mind'],
    ['flipkart pe sasta mil raha hai', RETURN, 'Better price elsewhere'],
    ['seal khuli hui thi', COURIER, 'Tampered package'],
    ['tape was cut and stuck again', COURIER, 'Tampered package'],
    ['kisi aur ke ghar de diya', COURIER, 'Delivered to wrong address'],
    ['main ghar pe nahi thi', FAILED, 'Customer not available'],
    ['घर पे ताला था', FAILED, 'Customer not available'],
    ['delivery boy ko rasta nahi mila', FAILED, 'Address not found'],
    ['phone silent pe tha', FAILED, 'Phone not reachable'],
    ['maine lene se mana kar diya', FAILED, 'Refused to accept'],
    ['khulle nahi the', FAILED, 'Cash not ready'],
    ['बाहर रख देना', WHERE_TO_LEAVE, 'Leave at the door'],
    ['aunty next door will take it', WHERE_TO_LEAVE, 'Give to a neighbour'],
    ['meesho pe kam mein mil gaya', CANCEL, 'Cheaper elsewhere'],
    ['itne din kaun wait karega', CANCEL, 'Delivery taking too long'],
    ['पास की दुकान से ले लिया', CANCEL, 'Bought locally'],
    ['bachche ne daba diya', CANCEL, 'Ordered by mistake'],
    ['jahan se kata tha wahin', REFUND_TO, 'Original payment method'],
    ['app ke wallet mein', REFUND_TO, 'Store wallet'],
    ['seal bhi nahi todi', STATE, 'Sealed'],
    ['bas khol ke dekha tha', STATE, 'Opened, not used'],
    ['account se kat gaye par order nahi dikh raha', PAYMENT, 'Amount debited, no order'],
    ['dono baar kat gaye', PAYMENT, 'Debited twice'],
    ['saman aane par de dunga', PAY, 'Cash on delivery'],
    ['mahine ke end mein hisaab', PAY, 'On account'],
    ['coke nahi mili saath mein', MEAL, 'Missing item'],
    ['dal gir gayi thi packet mein', MEAL, 'Spilled'],
    ['khatta ho gaya tha', MEAL, 'Stale food'],
    ['chicken was raw inside', MEAL, 'Undercooked'],
    ['muh jal gaya', MEAL, 'Too spicy'],
    ['portion was tiny', MEAL, 'Less quantity'],
    ['नमक ज्यादा था', TASTE, 'Too salty'],
    ['koi swad hi nahi tha', TASTE, 'Bland'],
    ['ungliyan chaat li', TASTE, 'Tasty'],
    ['bina pyaz lehsun', DIET, 'Jain'],
    ['doodh dahi bhi nahi', DIET, 'Vegan'],
    ['ekdum teekha', SPICE, 'Extra spicy'],
    ['thoda teekha', SPICE, 'Medium'],
    ['milta julta bhej do', SUBSTITUTE, 'Send a similar item'],
    ['mujhse pooch lena', SUBSTITUTE, 'Call me first'],
    ['hata do list se', SUBSTITUTE, 'Remove it and refund'],
    ['seb gale hue the', GROCERIES, 'Not fresh'],
    ['taula to kam nikla', GROCERIES, 'Short weight'],
    ['charge tikta nahi', PHONE, 'Battery drains fast'],
    ['tawa ban jata hai', PHONE, 'Overheating'],
    ['pin dheeli hai', PHONE, 'Charging problem'],
    ['barish mein bheeg gaya', PHONE, 'Water damage'],
    ['तस्वीर नहीं आ रही', TELEVISION, 'No picture'],
    ['dhariyan dikh rahi hain', TELEVISION, 'Lines on the screen'],
    ['कपड़े गीले निकलते हैं', WASHER, 'Not spinning'],
    ['uchhalti hai jaise', WASHER, 'Shaking'],
    ['dhakkan nahi khul raha', WASHER, 'Door stuck'],
    ['doodh jam jaata hai', FRIDGE, 'Over cooling'],
    ['gasket dheela hai', FRIDGE, 'Door does not close'],
    ['nikal gayi warranty', WARRANTY, 'Out of warranty'],
    ['extra paise deke badhayi thi', WARRANTY, 'Extended warranty'],
    ['paas ki dukaan se', BOUGHT_AT, 'Local dealer'],
    ['olx se', BOUGHT_AT, 'Second hand'],
    ['कमाई नहीं होती', RIDER, 'Low pay'],
    ['petrol hi nahi nikalta', RIDER, 'Fuel cost'],
    ['grahak gaali dete hain', RIDER, 'Rude customers'],
    ['मेरे नाप का नहीं था', NO_BUY, 'Size not available'],
    ['counter pe bheed thi', NO_BUY, 'Long billing queue'],
    ['gaon ja rahe hain ek hafta band rakho', MILK, 'Pause'],
    ['mehmaan aaye hain zyada dena', MILK, 'Increase quantity'],
    ['ek packet kam kar do', MILK, 'Decrease quantity'],
    ['pressure cooker', CATEGORY, 'Home and kitchen'],
    ['face cream', CATEGORY, 'Beauty'],
    ['remote wali gaadi bachche ke liye', CATEGORY, 'Toys'],
  ])('%s', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ choice: value })
  })

  it.each([
    ['wapas karna hai', RETURN],
    ['main abhi bahar hoon', SUBSTITUTE],
    ['address bataun kya', STATE],
    ['paise ki baat thi', PAYMENT],
    ['khane mein dikkat thi', MEAL],
    ['phone mein dikkat hai', PHONE],
    ['machine kharab hai', WASHER],
    ['sabzi mangwayi thi', GROCERIES],
    ['pata nahi', WARRANTY],
    ['dukaan pe aaya tha kal', NO_BUY],
    ['doodh ke baare mein', MILK],
  ])('and asks again: %s', (text, asked) => {
    expect(valuesOf(text, asked).choice).toBeUndefined()
  })
})
