import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

/** A wish ends the talk at any question. */
const QUESTIONS = [
  field('insured', 'boolean', 'Whether the customer wants insurance'),
  field('weight_kg', 'number', 'Weight of the parcel in kilograms'),
  field('parcel', 'enum', 'What is being sent', ['documents', 'small parcel']),
  field('pickup_date', 'string', 'Date of the pick-up'),
  field('city', 'string', 'City where the customer lives'),
  field('remarks', 'string', "Anything else, in the customer's words"),
]

function endsAtEach(title: string, outcome: string | null, phrases: string[]): void {
  describe(title, () => {
    it.each(phrases.flatMap((phrase) => QUESTIONS.map((asked) => [phrase, asked] as const)))(
      '"%s" at $1.name',
      (text, asked) => {
        expect(understand(text, QUESTIONS, [asked.name]).intent).toBe(outcome)
      },
    )
  })
}

endsAtEach('who asks to be called at another time is called then', 'callback_requested', [
  "Meera's in the shower, try her again in half an hour",
  'ring her up after she wakes, around four',
  "my husband handles all this but he'll be free at eight, call us then",
  "she's at the temple, call after seven",
  'Raman is driving, call him at six',
  "my brother will speak to you, he's back by nine",
  "can you try me again once I'm home? about eight",
  'can we do this some other day',
  'give me a ring tomorrow morning instead',
  'आधे घंटे बाद लगाइए',
  'अभी बाइक पर हूँ, घर पहुँचके बात करता हूँ, तब फोन करना',
  'main abhi bus mein hoon, utar ke baat karte hain',
  'ek ghante mein phone karo, abhi khana bana rahi hoon',
])

endsAtEach('a threat or a complaint about calls opts out', 'opted_out', [
  'My complaint is these phone calls. No more of them, ever',
  'दोबारा कॉल किया तो शिकायत कर दूँगा',
  "call me again and I'll report you",
  'if you ring me once more I am going to the police',
])

endsAtEach('who was called is somebody else', 'wrong_person', [
  "this isn't his phone any more",
  'Ramesh? he left this house two years ago',
  'ye number Ramesh ka nahi hai',
  "there's no patient here",
])

endsAtEach('calls of the visit, and wishes that the speaker does not share, end nothing', null, [
  'driver ko bolna pahunchne se pehle call zaroor kare',
  'call me before coming',
  'ring the bell when you reach',
  "My tenant told you to stop ringing, I know, but the connection's in my name so ring away",
  "my father told you people not to call, but I'm fine with it",
  'you can call my husband instead',
  'main kal baat karunga apni patni se',
])
