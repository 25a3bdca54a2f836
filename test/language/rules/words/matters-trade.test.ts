import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const CROP = field('crop', 'enum', 'Which crop is it for?', ['wheat', 'paddy', 'cotton', 'vegetables', 'fruit trees'])
const SOIL = field('soil', 'enum', 'What kind of soil do you have?', ['clay', 'sandy', 'loam', 'black soil'])
const IRRIGATION = field('irrigation', 'enum', 'How do you water the field?', [
  'borewell',
  'canal',
  'drip',
  'rain only',
])
const FARM_NEED = field('farm_need', 'enum', 'What do you want to buy?', [
  'seeds',
  'fertiliser',
  'pesticide',
  'farm tools',
])
const MACHINE = field('machine', 'enum', 'Which machine do you need?', [
  'tractor',
  'harvester',
  'rotavator',
  'water pump',
])
const GROCERY = field('grocery', 'enum', 'Which section is your order from?', [
  'fruits and vegetables',
  'dairy',
  'snacks',
  'household cleaning',
  'personal care',
])
const STAPLE = field('staple', 'enum', 'What shall we pack?', ['rice', 'flour', 'pulses', 'oil', 'spices', 'sugar'])
const PRODUCT = field('product', 'enum', 'Which product did you buy?', [
  'mobile phone',
  'laptop',
  'television',
  'headphones',
  'camera',
])
const RETURN_REASON = field('return_reason', 'enum', 'Why do you want to return it?', [
  'wrong size',
  'damaged',
  'wrong item',
  'quality not good',
  'do not need it',
])
const WANT_DONE = field('want_done', 'enum', 'What would you like us to do?', [
  'refund',
  'replacement',
  'repair',
  'store credit',
])
const PAY_WAY = field('pay_way', 'enum', 'How would you like to pay?', ['cash', 'UPI', 'card', 'net banking', 'cheque'])
const TELECOM_FAULT = field('telecom_fault', 'enum', 'What problem do you face?', [
  'no network',
  'slow internet',
  'call drop',
  'wrong bill',
  'recharge failed',
])
const PLAN_TYPE = field('plan_type', 'enum', 'Which connection do you have?', [
  'prepaid',
  'postpaid',
  'broadband',
  'DTH',
])
const WEB_NEED = field('web_need', 'enum', 'What do you need from us?', [
  'website',
  'mobile app',
  'online shop',
  'digital marketing',
  'logo design',
])
const INDUSTRY = field('industry', 'enum', 'Which industry are you in?', [
  'textile',
  'food processing',
  'pharma',
  'metal work',
  'IT services',
])
const PROPERTY = field('property', 'enum', 'What kind of property is it?', [
  'independent house',
  'apartment',
  'shop or office',
  'factory',
])
const ROLE = field('role', 'enum', 'What do you do in the trade?', [
  'manufacturer',
  'wholesaler',
  'retailer',
  'distributor',
])
const QUALITY = field('quality', 'enum', 'How was the quality?', ['excellent', 'good', 'average', 'poor'])
const STAFF = field('staff', 'enum', 'How was our staff?', ['polite', 'okay', 'rude'])
const PEST = field('pest', 'enum', 'What is harming the crop?', ['insects', 'fungus', 'weeds', 'animals'])
const FODDER = field('fodder', 'enum', 'What do you feed?', ['green fodder', 'dry straw', 'cattle feed'])
const NO_BUY = field('no_buy', 'enum', 'Why did you not buy?', [
  'too expensive',
  'bought elsewhere',
  'not needed now',
  'no stock',
  'did not like it',
])
const HEARD_FROM = field('heard_from', 'enum', 'How did you hear about us?', [
  'friend or family',
  'Google',
  'social media',
  'newspaper',
  'banner',
  'passing by',
])
const LAND_SIZE = field('land_size', 'enum', 'Is the land yours?', ['own land', 'leased', 'shared'])
const PACKAGING = field('packaging', 'enum', 'What packing do you need?', ['box', 'bag', 'bottle', 'pouch'])
const TRACTOR = field('tractor', 'boolean', 'Do you have a tractor?')
const BOREWELL = field('borewell', 'boolean', 'Is there a borewell on the farm?')

describe('matters of farms, shops and opinions', () => {
  it.each([
    [CROP, 'कपास', 'cotton'],
    [CROP, 'bhindi lagai hai', 'vegetables'],
    [CROP, 'kinnow', 'fruit trees'],
    [SOIL, 'domat', 'loam'],
    [SOIL, 'रेतीली', 'sandy'],
    [IRRIGATION, 'tubewell se', 'borewell'],
    [IRRIGATION, 'टपक सिंचाई', 'drip'],
    [FARM_NEED, 'urea do bag', 'fertiliser'],
    [FARM_NEED, 'keet nashak', 'pesticide'],
    [FARM_NEED, 'khurpi', 'farm tools'],
    [MACHINE, 'sonalika', 'tractor'],
    [MACHINE, 'combine', 'harvester'],
    [GROCERY, 'palak', 'fruits and vegetables'],
    [GROCERY, 'kurkure', 'snacks'],
    [GROCERY, 'harpic', 'household cleaning'],
    [GROCERY, 'shampoo', 'personal care'],
    [STAPLE, 'राजमा', 'pulses'],
    [STAPLE, 'besan', 'flour'],
    [STAPLE, 'jeera', 'spices'],
    [PRODUCT, 'redmi note', 'mobile phone'],
    [PRODUCT, 'earbuds', 'headphones'],
    [PRODUCT, 'dslr', 'camera'],
    [RETURN_REASON, 'nakli hai', 'quality not good'],
    [RETURN_REASON, 'फटा हुआ आया', 'damaged'],
    [WANT_DONE, 'voucher', 'store credit'],
    [WANT_DONE, 'पैसा लौटा दो', 'refund'],
    [PAY_WAY, 'mastercard', 'card'],
    [PAY_WAY, 'rtgs', 'net banking'],
    [PAY_WAY, 'QR code', 'UPI'],
    [TELECOM_FAULT, 'buffering', 'slow internet'],
    [TELECOM_FAULT, 'टावर नहीं है', 'no network'],
    [PLAN_TYPE, 'jio fiber', 'broadband'],
    [PLAN_TYPE, 'tata sky', 'DTH'],
    [WEB_NEED, 'seo', 'digital marketing'],
    [WEB_NEED, 'shopify store', 'online shop'],
    [INDUSTRY, 'powerloom', 'textile'],
    [INDUSTRY, 'welding', 'metal work'],
    [INDUSTRY, 'biscuit factory', 'food processing'],
    [PROPERTY, 'dental clinic', 'shop or office'],
    [PROPERTY, 'we make plastic buckets', 'factory'],
    [PROPERTY, 'kirana store hai', 'shop or office'],
    [ROLE, 'थोक विक्रेता', 'wholesaler'],
    [ROLE, 'stockist', 'distributor'],
    [QUALITY, 'lajawab', 'excellent'],
    [QUALITY, 'raddi', 'poor'],
    [QUALITY, 'thik thak', 'average'],
    [STAFF, 'ghamandi', 'rude'],
    [STAFF, 'cooperative', 'polite'],
    [PEST, 'sundi', 'insects'],
    [PEST, 'फफूंद', 'fungus'],
    [PEST, 'nilgai', 'animals'],
    [FODDER, 'berseem', 'green fodder'],
    [FODDER, 'भूसा', 'dry straw'],
    [NO_BUY, 'amazon se le liya', 'bought elsewhere'],
    [HEARD_FROM, 'hoarding dekha', 'banner'],
    [HEARD_FROM, 'dainik jagran', 'newspaper'],
    [LAND_SIZE, 'theke par', 'leased'],
    [LAND_SIZE, 'batai par', 'shared'],
    [PACKAGING, 'sachet', 'pouch'],
    [PACKAGING, 'bori', 'bag'],
    [TRACTOR, 'swaraj hai', true],
    [TRACTOR, 'ट्रैक्टर है', true],
    [BOREWELL, 'tubewell hai', true],
  ])('are known by their words: %#', (asked, said, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    [LAND_SIZE, 'do bigha'],
    [WEB_NEED, 'brochure'],
    [PLAN_TYPE, 'bhaiya suniye'],
  ])('name no option by the way: %#', (asked, said) => {
    expect(valuesOf(said, asked)).toEqual({})
  })
})
