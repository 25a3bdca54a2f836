import { expect, it } from 'vitest'
import type { FieldType } from '../../../src/ports/language.ts'
import { readerOf } from '../../../src/language/rules/field-reader.ts'
import type { FieldKind } from '../../../src/language/rules/kind-of.ts'
import { field } from '../../support/language/rules.ts'

/** Fields as designers name them, with questions as they word them. */
const fields: [name: string, question: string, kind: FieldKind][] = [
  ['claimant_name', 'What is the name of the policy holder?', 'name'],
  ['caller', 'May I know your good name?', 'name'],
  ['complainant', 'Who is making the complaint? Please tell me your name.', 'name'],
  ['bride_name', "What is the bride's name?", 'name'],
  ['groomName', '', 'name'],
  ['deceased_name', 'What was the name of the deceased?', 'name'],
  ['who', 'In whose name is the connection?', 'name'],
  ['booked_by', 'Under which name is the booking?', 'name'],
  ['attending_doctor_name', 'Which doctor do you see?', 'name'],
  ['consumer_name', 'Under what name is the meter registered?', 'name'],
  ['sender', 'आपका पूरा नाम क्या है?', 'name'],
  ['pickup_person', 'Aapka naam kya hai?', 'name'],
  ['proposer_name', 'Name as on the form?', 'name'],
  ['pet_name', 'What is the name of your pet?', 'name'],
  ['product_name', 'What is the name of the product?', 'text'],
  ['shop_name', 'What is the name of your shop?', 'text'],
  ['medicine_name', 'What is the name of the medicine?', 'text'],
  ['course_name', 'Which course is it?', 'text'],
  ['project', 'What is the name of the project?', 'text'],
  ['school', 'What is the name of the school?', 'text'],
  ['company', 'Which company do you work for?', 'company'],
  ['incident_place', 'In which city did it happen?', 'city'],
  ['service_town', 'Which town should the engineer come to?', 'city'],
  ['native', 'Which city are you from?', 'city'],
  ['branch', 'In which city is your branch?', 'city'],
  ['where', 'Which city do you live in?', 'city'],
  ['sheher', 'आप किस शहर में रहते हैं?', 'city'],
  ['lives_in', 'Aap kis shahar mein rehte hain?', 'city'],
  ['ship_to', 'What is your full address?', 'address'],
  ['door', 'Please tell me your complete postal address.', 'address'],
  ['best_number', 'What is the best phone number to reach you on?', 'phone'],
  ['reach_me', 'On which number can our driver call you?', 'phone'],
  ['guardian_contact', 'What is the mobile number of the guardian?', 'phone'],
  ['sampark', 'आपका मोबाइल नंबर क्या है?', 'phone'],
  ['bill_to', 'To which e-mail address should we send the bill?', 'email'],
  ['mailbox', 'What is your e-mail?', 'email'],
  ['invite', 'Which email should the invitation go to?', 'email'],
  ['postal_code', '', 'pincode'],
  ['zone', 'What is the PIN code of your area?', 'pincode'],
  ['move_in', 'On which date will you move in?', 'date'],
  ['born', 'What is your date of birth?', 'date'],
  ['needed_by', 'By which date do you need it?', 'date'],
  ['start', 'From which day should we start?', 'date'],
  ['shuru', 'किस तारीख से शुरू करें?', 'date'],
  ['reach_by', 'At what time will you reach?', 'time'],
  ['pickup', 'At which time should the cab come?', 'time'],
  ['wake_up', 'What time should we call you?', 'time'],
  ['visit', 'On which day and at what time should the engineer come?', 'datetime'],
  ['remarks', 'Anything else, such as a date or a name that we should know?', 'text'],
  ['what_happened', 'Please tell me in short what happened.', 'text'],
  ['story', 'When you named your child, what did you think of?', 'text'],
  ['brand', 'Which brand of phone do you use?', 'text'],
  ['issue', 'What is wrong with your phone?', 'text'],
  ['mood', 'How was your day?', 'text'],
]

it.each(fields)('%s, asked as "%s", is a %s', (name, question, kind) => {
  expect(readerOf(field(name, 'string' satisfies FieldType, question)).kind).toBe(kind)
})
