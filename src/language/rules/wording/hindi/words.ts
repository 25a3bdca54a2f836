/**
 * Hindi names of fields. English words that callers use anyway ("booking", "email") are only written in Devanagari, so
 * that a voice pronounces them well.
 */
export const WORDS = new Map(
  `name नाम|full पूरा|first पहला|last पिछला|age उम्र|city शहर|village गाँव|district ज़िला|state राज्य|country देश|address पता|area इलाक़ा|locality इलाक़ा|street गली|house मकान|landmark नज़दीकी जगह
   |phone फ़ोन|mobile मोबाइल|number नंबर|alternate दूसरा|email ईमेल|mail ईमेल|date तारीख|time समय|day दिन|month महीना|year साल|when समय|slot समय|appointment अपॉइंटमेंट|best सुविधाजनक
   |budget बजट|price क़ीमत|amount रकम|salary वेतन|income आय|expected अपेक्षित|current मौजूदा|monthly मासिक|yearly सालाना|annual सालाना|total कुल|loan लोन|emi किस्त|due बकाया|part आंशिक
   |reason कारण|cause कारण|feedback राय|comment टिप्पणी|comments टिप्पणी|remarks टिप्पणी|notes टिप्पणी|suggestion सुझाव|suggestions सुझाव|message संदेश|rating रेटिंग|score अंक|stars स्टार|question सवाल
   |service सेवा|plan प्लान|product उत्पाद|order ऑर्डर|id आईडी|code कोड|coupon कूपन|pincode पिन कोड|pin पिन|quantity मात्रा|size साइज़|color रंग|colour रंग|type प्रकार|brand ब्रांड|model मॉडल
   |people लोगों की संख्या|guests मेहमानों की संख्या|adults बड़ों की संख्या|children बच्चों की संख्या|kids बच्चों की संख्या|passengers सवारियों की संख्या|members सदस्यों की संख्या|rooms कमरों की संख्या|nights रातों की संख्या|devices डिवाइस की संख्या|tickets टिकटों की संख्या|days दिनों की संख्या
   |company कंपनी|employer कंपनी|role पद|designation पद|job नौकरी|occupation पेशा|profession पेशा|employment रोज़गार|experience अनुभव|education पढ़ाई|qualification योग्यता|notice नोटिस|period अवधि|skills हुनर|department विभाग
   |birth जन्म|dob जन्म तिथि|gender लिंग|language भाषा|marital वैवाहिक|status स्थिति|family परिवार|child बच्चा|student छात्र|parent अभिभावक|nominee नॉमिनी|patient मरीज़|customer ग्राहक|doctor डॉक्टर|guest मेहमान|owner मालिक|farmer किसान
   |issue समस्या|problem समस्या|complaint शिकायत|symptoms लक्षण|symptom लक्षण|medicine दवा|medicines दवाएँ|medication दवा|allergy एलर्जी|allergies एलर्जी|injury चोट|injuries चोट|disease बीमारी|illness बीमारी|fever बुख़ार|pain दर्द|weight वज़न|height क़द|temperature तापमान|blood ब्लड|group ग्रुप|smoker धूम्रपान|insurance बीमा
   |interest रुचि|interested रुचि|preference पसंद|preferred पसंदीदा|purpose मक़सद|goal मक़सद|need ज़रूरत|special ख़ास|requests अनुरोध|request अनुरोध|instructions निर्देश
   |payment भुगतान|mode तरीक़ा|method तरीक़ा|delivery डिलीवरी|pickup पिकअप|drop ड्रॉप|visit विज़िट|meeting मीटिंग|interview इंटरव्यू|demo डेमो|start शुरुआत|delay देरी|callback कॉलबैक|booking बुकिंग|reservation बुकिंग|check चेक|room कमरा|bed बिस्तर|breakfast नाश्ता|lunch दोपहर का खाना|dinner रात का खाना|meal खाना|food खाना
   |rent किराया|max अधिकतम|maximum अधिकतम|min न्यूनतम|minimum न्यूनतम|manufacture निर्माण|furnishing फ़र्निशिंग|insurer बीमा कंपनी|reading रीडिंग
   |property प्रॉपर्टी|home घर|flat फ़्लैट|location जगह|car गाड़ी|vehicle गाड़ी|bike बाइक|registration रजिस्ट्रेशन|bus बस|school स्कूल|class कक्षा|grade कक्षा|batch बैच|crop फ़सल|acres एकड़|irrigation सिंचाई|land ज़मीन|account खाता|card कार्ड|credit क्रेडिट|debit डेबिट|bank बैंक|policy पॉलिसी|discount छूट|trial ट्रायल|parking पार्किंग|luggage सामान
   |purchase ख़रीद|warranty वारंटी|board बोर्ड|subject विषय|subjects विषय|percentage प्रतिशत|percent प्रतिशत|marks अंक|exam परीक्षा|course कोर्स|college कॉलेज|degree डिग्री|fee फ़ीस|fees फ़ीस|admission एडमिशन|hostel हॉस्टल
   |shift शिफ़्ट|joining जॉइनिंग|licence लाइसेंस|license लाइसेंस|travel यात्रा|journey यात्रा|trip यात्रा|event कार्यक्रम|occasion मौका|wedding शादी|return वापसी
   |sample सैंपल|test टेस्ट|report रिपोर्ट|inspection जाँच|installation इंस्टॉलेशन|technician टेक्नीशियन|engineer इंजीनियर|driver ड्राइवर|father पिता|mother माता|husband पति|wife पत्नी|guardian अभिभावक|relation रिश्ता|relationship रिश्ता|contact संपर्क|emergency इमरजेंसी
   |lift लिफ़्ट|bill बिल|electricity बिजली|internet इंटरनेट|connection कनेक्शन|router राउटर|floor मंज़िल|seat सीट|seats सीटों की संख्या|hours घंटों की संख्या|months महीनों की संख्या|fuel ईंधन|branch ब्रांच|timing समय|timings समय|hobby शौक़|hobbies शौक़
   |expense ख़र्च|expenses ख़र्च|advance एडवांस|refund रिफ़ंड|damage नुक़सान|accident दुर्घटना|incident घटना|claim क्लेम|premium प्रीमियम|tenure अवधि|duration अवधि|distance दूरी|speed स्पीड|treatment इलाज|surgery सर्जरी|breed नस्ल|table टेबल|water पानी|machine मशीन|household परिवार
   |quote कोटेशन|locker लॉकर|dose ख़ुराक|diet आहार|main मुख्य|permanent स्थायी|present मौजूदा|previous पिछला|joint संयुक्त|nearest नज़दीकी|final अंतिम`
    .split('|')
    .map((pair) => {
      const [word = '', ...translation] = pair.trim().split(' ')
      return [word, translation.join(' ')] as const
    }),
)
export const WHOLE = new Map([
  ['date of birth', 'जन्म तिथि'],
  ['nearest landmark', 'नज़दीकी जगह'],
  ['arrival date', 'पहुँचने की तारीख'],
  ['date of arrival', 'पहुँचने की तारीख'],
  ['arrival time', 'पहुँचने का समय'],
  ['departure date', 'निकलने की तारीख'],
  ['date of departure', 'निकलने की तारीख'],
  ['departure time', 'निकलने का समय'],
  ['birth date', 'जन्म तिथि'],
  ['dob', 'जन्म तिथि'],
  ['child name', 'बच्चे का नाम'],
  ['patient name', 'मरीज़ का नाम'],
  ['parent name', 'अभिभावक का नाम'],
  ['nominee name', 'नॉमिनी का नाम'],
  ['owner name', 'मालिक का नाम'],
  ['last name', 'सरनेम'],
  ['time slot', 'समय'],
  ['contact name', 'आपका नाम'],
  ['check in', 'चेक-इन की तारीख'],
  ['check in date', 'चेक-इन की तारीख'],
  ['date of check in', 'चेक-इन की तारीख'],
  ['check out', 'चेक-आउट की तारीख'],
  ['check out date', 'चेक-आउट की तारीख'],
  ['date of check out', 'चेक-आउट की तारीख'],
  ['demo class', 'डेमो क्लास'],
  ['trial class', 'ट्रायल क्लास'],
  ['house number', 'मकान नंबर'],
  ['account number', 'खाता संख्या'],
  ['school bus', 'स्कूल बस'],
  ['family size', 'परिवार के सदस्यों की संख्या'],
  ['age group', 'आयु वर्ग'],
  ['travel insurance', 'यात्रा बीमा'],
  ['health insurance', 'हेल्थ बीमा'],
  ['vehicle number', 'गाड़ी का नंबर'],
  ['visit time', 'विज़िट का समय'],
  ['blood group', 'ब्लड ग्रुप'],
])

export const ADJECTIVES = set(
  'पूरा पहला आख़िरी दूसरा बकाया आंशिक वैवाहिक ख़ास नज़दीकी ब्लड क्रेडिट डेबिट मुख्य स्थायी पिछला संयुक्त अंतिम',
)
/** Of them, those that agree with their noun: "पहली विज़िट", but "सालाना आय". */
export const INFLECTED = set('पूरा पहला दूसरा पिछला')
/** What describes the last of several nouns: "परिवार की मासिक आय" for a monthly family income. */
export const OF_LAST = set('मासिक सालाना कुल अपेक्षित मौजूदा अधिकतम न्यूनतम पसंदीदा सुविधाजनक')
/** Nouns that follow another directly, as in "फ़ोन नंबर". */
export const NAMED_BY = set('नंबर आईडी कोड कार्ड अनुरोध')
export const FEMININE = set(
  `तिथि उम्र गली जगह तारीख क़ीमत रकम आय किस्त राय टिप्पणी रेटिंग सेवा मात्रा संख्या कंपनी नौकरी पढ़ाई योग्यता नोटिस अवधि भाषा स्थिति समस्या शिकायत दवा दवाएँ एलर्जी चोट
   बीमारी रुचि पसंद ज़रूरत डिलीवरी मुलाक़ात मीटिंग शुरुआत देरी बुकिंग विज़िट गाड़ी बस कक्षा फ़सल सिंचाई ज़मीन पॉलिसी छूट पार्किंग प्रॉपर्टी
   आईडी फ़र्निशिंग रीडिंग ख़रीद वारंटी परीक्षा डिग्री फ़ीस शिफ़्ट जॉइनिंग यात्रा शादी वापसी रिपोर्ट जाँच माता पत्नी इमरजेंसी लिफ़्ट बिजली मंज़िल सीट ब्रांच दुर्घटना घटना दूरी स्पीड सर्जरी नस्ल टेबल मशीन ख़ुराक क्लास`,
)
/** Nouns that stay as they are before "का": "पिता का नाम". */
export const UNCHANGED = set('पिता')
export const PERSONS = set(
  'अभिभावक मरीज़ ग्राहक डॉक्टर मेहमान मालिक किसान छात्र बच्चा पिता माता पति पत्नी टेक्नीशियन इंजीनियर ड्राइवर',
)

function set(list: string): Set<string> {
  return new Set(list.split(/\s+/))
}
