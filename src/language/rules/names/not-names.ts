/** Words after "I'm …", or alone, that are no names. */
export const NOT_NAMES = new Set(
  `iam noone mam yahi wahi bhi यही वही नंबर नम्बर email message text whatsapp ping dnd louder slower slowly wo woh vo voh see a
   an the im ive busy fine good ok okay sorry yes no not yeah yep nope sure here there hello hi hey great morning evening
   afternoon night calling
   looking interested happy sad sick ill driving going coming trying free available ready done late early back home single
   married
   tomorrow today now later what who why how when where which that this it is my your his her me you we they i he she at in on
   for to with of
   and or but so very really just still also only all both none nothing something anything same correct right wrong true false
   maybe
   off fees fee sahmat sehmat razi raazi manzoor सहमत राजी our whose anniversary birthday kyun kyon kyu kis kisliye phone
   details please thanks thank welcome bye skip stop help cancel again repeat pardon excuse wait moment second hmm umm um uh
   haan haanji yup nahi na naa ना jiski jiska jinka जो जिसका जिसकी ji theek
   accha acha kya kaun kaise kab kahan hai hoon kal aaj mera naam name call number one two three confused afraid glad able
   unable working
   sab chahiye chahie चाहिए सब hindi english hinglish angrezi angreji mein हिंदी हिन्दी इंग्लिश अंग्रेजी अंग्रेज़ी में galat
   गलत सही बदल बदलना badal badalna badlo change certain having book booking appointment visit doctor table order price cost
   self pata पता log anytime whenever everyday daily asap sometimes bilkul kuch aap tum main mujhe abhi baad vegetarian student
   anonymous kisan किसान customer patient ग्राहक मरीज mareez
   वो वह हां नहीं जी ठीक अच्छा क्या कौन क्यों कैसे कब कहां है हूं कल आज मेरा नाम नमस्ते नमस्कार हेलो हैलो namaste namaskar
   namaskaar alo surname sarname lastname upnaam सरनेम उपनाम
   dehant dehaant nidhan swargwas inteqal intekal maut talaq divorce देहांत निधन स्वर्गवास इंतकाल मौत तलाक`.split(/\s+/),
)
export const TRAILS = new Set(
  `here speaking hai hoon hun hu hain ke liye के लिए bol baat bolta bolti raha rahi rahe tha thi था थी likha likhi लिखा लिखी this side from and but or with is my i
   want wants would calling need needs requires please
   thanks thank you ji sir madam maam naam नाम bas बस retired bulate bulati kehte kahte pukarte बुलाते बुलाती कहते पुकारते ka ki se ko for at on in tomorrow today right also has have can could will am
   actually not the so perhaps maybe probably shayad शायद
   he she they we it aur lekin main mujhe kal aaj है हैं हूं हूँ बोल बात रहा रही और लेकिन से को का की जी मुझे कल आज इधर saab
   sahab instead now by who
   passed away expired died dead did does as per put down rakha socha रखा सोचा write written spelled spelt kar kardo karo dijiye kijiye likh rakh कर करो
   दीजिए कीजिए लिख रख like looking trying just about going interested happy sorry okay ok yes no yeah well both only`.split(
    /\s+/,
  ),
)
export const STATES = new Set(
  `meri mere mummy papa maa mata pita tired busy driving hungry sleepy sick ill eating working cooking walking bored angry
   upset annoyed worried scared stressed frustrated
   retired unemployed pregnant vomiting coughing bleeding khansi bukhar bukhaar dard zukam jukam sardi ulti fever cough cold
   pain headache checkup toothache
   thaka thaki thak vyast pareshan dukhi bimar beemar व्यस्त बिजी थका थकी परेशान बीमार दुखी खांसी बुखार दर्द जुकाम सर्दी उल्टी`.split(
    /\s+/,
  ),
)
