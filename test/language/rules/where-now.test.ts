import { describe, expect, it } from 'vitest'
import { field, understand } from '../../support/language/rules.ts'

const CITY = field('home_city', 'string', 'City or town in which the family lives')
const NAME = field('child_name', 'string', 'Name of the child')

describe('where somebody lives now, not where before', () => {
  it.each([
    ['I used to live in Pune, now Delhi', 'Delhi'],
    ['we just shifted from Bhopal to Indore', 'Indore'],
    ['just moved to Mysore from Chennai', 'Mysore'],
    ["I'm originally from Patna but I live in Ranchi", 'Ranchi'],
    ['पहले दिल्ली में थे, अब नागपुर में हैं', 'नागपुर'],
    ['pehle Delhi mein the, ab Nagpur mein hain', 'Nagpur'],
    ['hum log Kanpur mein rehte hain', 'Kanpur'],
    ["we used to be in Malviya Nagar, now it's Vaishali", 'Vaishali'],
    ['Sector 21', 'Sector 21'],
  ])('"%s" is %s', (text, place) => {
    expect(understand(text, [CITY], ['home_city']).values).toEqual({ home_city: place })
  })
})

describe('a name beside what it is the name of', () => {
  it.each([
    ['Priya Yadav naam hai uska', 'Priya Yadav'],
    ['Yes this is the right number. Omar is the patient.', 'Omar'],
    ["No you've got the right person. Her name's Tara.", 'Tara'],
    ['मेरे भाई का name डाल दो, Rahul Verma', 'Rahul Verma'],
  ])('"%s" is %s', (text, name) => {
    expect(understand(text, [NAME], ['child_name']).values).toEqual({ child_name: name })
  })
})
