import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

/** Vehicles, travel, stays, food, events, clothes, beauty and sports are named by what belongs to them. */
const VEHICLE = field('vehicle', 'enum', 'What kind of vehicle is it?', [
  'car',
  'bike',
  'auto rickshaw',
  'truck',
  'bus',
])
const CAB = field('cab', 'enum', 'Which cab would you like?', ['hatchback', 'sedan', 'SUV', 'tempo traveller'])
const TROUBLE = field('trouble', 'enum', 'What is the problem with the vehicle?', [
  'brakes',
  'engine',
  'tyre',
  'battery',
  'AC',
  'body dent',
])
const TICKET = field('ticket', 'enum', 'What do you need for the ticket?', [
  'new booking',
  'cancellation',
  'date change',
])
const STAY = field('stay', 'enum', 'Where would you like to stay?', ['hotel', 'homestay', 'tent camp', 'dharamshala'])
const TOUR = field('tour', 'enum', 'Which tour are you interested in?', [
  'beach holiday',
  'hill station',
  'pilgrimage',
  'wildlife safari',
  'foreign trip',
])
const CUISINE = field('cuisine', 'enum', 'Which cuisine would you like?', [
  'North Indian',
  'South Indian',
  'Chinese',
  'Italian',
])
const COURSE = field('course', 'enum', 'What would you like to order?', ['starter', 'main course', 'dessert', 'drinks'])
const OCCASION = field('occasion', 'enum', 'What is the occasion?', [
  'birthday',
  'wedding',
  'engagement',
  'baby shower',
])
const WEDDING = field('wedding_service', 'enum', 'Which wedding service do you need?', [
  'decoration',
  'catering',
  'photography',
  'mehndi',
])
const HOBBY = field('hobby', 'enum', 'Which class would you like to join?', ['painting', 'dance', 'music', 'cooking'])
const GARMENT = field('garment', 'enum', 'What would you like to have stitched?', [
  'blouse',
  'suit',
  'lehenga',
  'trousers',
])
const FABRIC = field('fabric', 'enum', 'Which fabric?', ['cotton', 'silk', 'wool', 'synthetic'])
const JEWEL = field('jewel', 'enum', 'What jewellery are you looking for?', [
  'necklace',
  'earrings',
  'bangles',
  'anklets',
])
const SALON = field('salon', 'enum', 'Which service would you like?', ['haircut', 'facial', 'waxing'])
const SPORT = field('sport', 'enum', 'Which sport?', ['cricket', 'football', 'badminton', 'swimming'])
const YOGA = field('yoga', 'enum', 'Why do you want to join yoga?', ['weight', 'stress', 'flexibility'])
const PET = field('pet', 'enum', 'Which pet will travel with you?', ['dog', 'cat', 'bird', 'rabbit'])
const PET_SIZE = field('pet_size', 'enum', 'How big is the pet?', ['small', 'medium', 'large'])
const VISA = field('visa', 'enum', 'Which visa do you need?', ['tourist', 'student', 'work', 'business'])

describe.each([
  [VEHICLE, 'honda city hai', 'car'],
  [VEHICLE, 'splendor plus', 'bike'],
  [VEHICLE, 'तीन पहिया', 'auto rickshaw'],
  [VEHICLE, 'tata ace hai', 'truck'],
  [VEHICLE, 'mere papa ki hai', undefined],
  [CAB, 'dzire bhej do', 'sedan'],
  [CAB, 'wagon r theek hai', 'hatchback'],
  [CAB, 'innova chahiye', 'SUV'],
  [CAB, 'force traveller 12 seater', 'tempo traveller'],
  [TROUBLE, 'puncture ho gaya', 'tyre'],
  [TROUBLE, 'jumpstart chahiye', 'battery'],
  [TROUBLE, 'overheat ho rahi', 'engine'],
  [TROUBLE, 'bumper lag gaya divider se', 'body dent'],
  [TROUBLE, 'mahina ho gaya', undefined],
  [TICKET, 'postpone karna hai', 'date change'],
  [TICKET, 'तारीख बदलनी है', 'date change'],
  [STAY, 'lodge', 'hotel'],
  [STAY, 'airbnb', 'homestay'],
  [STAY, 'yatri niwas', 'dharamshala'],
  [TOUR, 'andaman', 'beach holiday'],
  [TOUR, 'manali shimla', 'hill station'],
  [TOUR, 'kashi vishwanath', 'pilgrimage'],
  [TOUR, 'jim corbett', 'wildlife safari'],
  [TOUR, 'थाईलैंड', 'foreign trip'],
  [CUISINE, 'idli sambar', 'South Indian'],
  [CUISINE, 'chole bhature', 'North Indian'],
  [CUISINE, 'मोमोज', 'Chinese'],
  [CUISINE, 'white sauce pasta', 'Italian'],
  [COURSE, 'paneer tikka', 'starter'],
  [COURSE, 'kulfi', 'dessert'],
  [COURSE, 'lassi', 'drinks'],
  [OCCASION, 'bete ka budday', 'birthday'],
  [OCCASION, 'roka hai', 'engagement'],
  [OCCASION, 'गोद भराई', 'baby shower'],
  [WEDDING, 'halwai', 'catering'],
  [WEDDING, 'drone', 'photography'],
  [HOBBY, 'watercolour', 'painting'],
  [HOBBY, 'kathak', 'dance'],
  [HOBBY, 'baking', 'cooking'],
  [GARMENT, 'choli', 'blouse'],
  [GARMENT, 'anarkali', 'suit'],
  [FABRIC, 'kanjivaram', 'silk'],
  [FABRIC, 'georgette', 'synthetic'],
  [JEWEL, 'choker', 'necklace'],
  [JEWEL, 'pajeb', 'anklets'],
  [SALON, 'step cut', 'haircut'],
  [SALON, 'katori wax', 'waxing'],
  [SPORT, 'batting', 'cricket'],
  [SPORT, 'shuttle', 'badminton'],
  [YOGA, 'तनाव', 'stress'],
  [YOGA, 'jakdan', 'flexibility'],
  [PET, 'golden retriever', 'dog'],
  [PET, 'siamese', 'cat'],
  [PET, 'lovebirds', 'bird'],
  [PET_SIZE, 'chihuahua', 'small'],
  [PET_SIZE, 'great dane', 'large'],
  [VISA, 'job offer', 'work'],
  [VISA, 'trade fair', 'business'],
])('to "$description"', (asked, text, expected) => {
  it(`"${text}" is ${String(expected)}`, () => {
    expect(understand(text, [asked], [asked.name]).values[asked.name]).toBe(expected)
  })
})
