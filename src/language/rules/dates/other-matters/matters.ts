import { wordSet } from '../../words/word-set.ts'

/** What is meant by each other's words where one of them is asked for: "my wedding" to "day of the function". */
export const MATTERS: readonly ReadonlySet<string>[] = [
  `wedding marriage married marry shaadi shadi vivah engagement sagai mangni reception function party event ceremony puja pooja birthday anniversary
   guests guest mehmaan mehman dawat मेहमान sangeet mehndi haldi mundan griha pravesh housewarming baby shower naming celebration get-together dawat jagran kirtan
   शादी विवाह सगाई मंगनी रिसेप्शन फंक्शन पार्टी समारोह पूजा जन्मदिन बर्थडे सालगिरह संगीत मेहंदी हल्दी मुंडन गृहप्रवेश जागरण दावत`,
  `flight train bus trip tour journey travel travelling departure depart leave leaving rail yatra safar ticket tickets
   फ्लाइट ट्रेन बस यात्रा सफर टिकट टूर ट्रिप`,
  `arrival arrive reach reaching reached land lands landing train flight bus pahunch pahunchna पहुंचना`,
  `exam exams test paper papers examination pariksha imtihaan imtihan board boards viva practical परीक्षा इम्तिहान एग्जाम पेपर टेस्ट बोर्ड`,
  `operation surgery procedure ऑपरेशन सर्जरी`,
  `checkup scan xray mri test report sample dialysis chemo`,
  `interview interviews इंटरव्यू`,
  `meeting meetings conference call मीटिंग`,
  `class classes lesson lessons batch tuition coaching lecture course क्लास ट्यूशन कोचिंग`,
  `school college स्कूल कॉलेज`,
  `joining join start duty notice shift`,
  `policy insurance`,
  `discharge discharged chhutti छुट्टी`,
  `due emi installment instalment bill dues kist किस्त बिल`,
  `salary pension wages vetan tankhwah सैलरी पेंशन वेतन तनख्वाह`,
  `move moving shifting shift shifted`,
  `delivery parcel courier order डिलीवरी पार्सल`,
].map(wordSet)

/** Occasions, duties and dates of others, on which something else takes place. */
export const OCCASIONS = wordSet(
  `wedding marriage shaadi shadi vivah engagement sagai mangni reception function party event ceremony puja pooja birthday anniversary sangeet
   mehndi haldi mundan pravesh housewarming celebration dawat jagran kirtan funeral cremation tehrvi terahvi shraddh
   flight train bus yatra safar journey trip tour
   exam exams examination examinations paper papers pariksha imtihaan imtihan boards viva practical practicals result
   operation surgery checkup scan chemo dialysis xray mri
   interview meeting meetings mtg conference presentation seminar workshop training duty shift hearing peshi court lecture tuition coaching
   class classes yoga gym match tournament
   diwali deepawali holi eid dussehra christmas rakhi rakshabandhan navratri karwachauth chhath onam pongal lohri festival tyohaar tyohar vrat
   jayanti purnima amavasya ekadashi
   holiday holidays chhutti chutti chhuti chuttiyan chhuttiyan vacation vacations strike hartal bandh curfew
   salary pension bonus wages vetan tankhwah tankha stipend emi due dues bill bills instalment installment kist
   warranty guarantee policy lease notice contract subscription membership visa passport licence license puc rent kiraya bhada loan premium sip
   movie film registry refund guests mehmaan mehman rishtedaar rishtedar मेहमान रिश्तेदार
   शादी विवाह सगाई मंगनी रिसेप्शन फंक्शन पार्टी समारोह पूजा जन्मदिन बर्थडे सालगिरह संगीत मेहंदी हल्दी मुंडन गृहप्रवेश जागरण दावत तेरहवीं
   फ्लाइट ट्रेन बस यात्रा सफर ट्रिप टूर परीक्षा परीक्षाएं इम्तिहान एग्जाम पेपर टेस्ट बोर्ड वाइवा प्रैक्टिकल रिजल्ट
   ऑपरेशन सर्जरी स्कैन डायलिसिस इंटरव्यू मीटिंग कॉन्फ्रेंस ट्रेनिंग ड्यूटी शिफ्ट पेशी कोर्ट सुनवाई ट्यूशन कोचिंग क्लास योगा जिम मैच
   दिवाली दीपावली होली ईद दशहरा क्रिसमस राखी नवरात्रि करवाचौथ छठ लोहड़ी त्योहार व्रत जयंती पूर्णिमा अमावस्या एकादशी
   किराया लोन प्रीमियम वीजा पासपोर्ट लाइसेंस रजिस्ट्री फिल्म मूवी छुट्टी छुट्टियां हड़ताल कर्फ्यू सैलरी तनख्वाह वेतन पेंशन बोनस किस्त बिल वारंटी गारंटी पॉलिसी
`,
)

/** What is open or closed, and where one may be. */
export const INSTITUTIONS = wordSet(
  `bank banks office offices school schools college shop market court clinic hospital factory company dukaan dukan daftar
   बैंक ऑफिस दफ्तर स्कूल कॉलेज दुकान बाजार मार्केट कोर्ट अस्पताल फैक्ट्री कंपनी`,
)

/** Who comes for a matter of their own, whatever is asked for. */
export const CALLERS = wordSet(
  `guests mehmaan mehman relatives rishtedaar rishtedar maid kaamwali servant landlord electrician painter carpenter
   मेहमान रिश्तेदार नौकर`,
)

/** Who comes, goes and gathers without having been asked for. */
export const PEOPLE = wordSet(
  `guests guest mehmaan mehman relatives rishtedaar rishtedar maid kaamwali servant driver plumber electrician painter carpenter mechanic
   technician landlord boss manager doctor trainer teacher kids children bachche bacche inlaws family
   मेहमान रिश्तेदार नौकर ड्राइवर प्लंबर मालिक बॉस बच्चे डॉक्टर`,
)
