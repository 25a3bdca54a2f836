import { hindiList } from './hindi-spelling.ts'

/** Adjectives that follow their noun: "pehla", "pehli", "pehle". */
const DECLINED = `पहला/pahla/pehla दूसरा/dusra/doosra तीसरा/tisra/teesra चौथा/chautha छठा/chhatha/chatha अगला/agla
  पिछला/pichhla/pichla निचला/nichla
  ऊपरला बड़ा/bada/bara छोटा/chhota/chota लंबा/lamba चौड़ा/chauda ऊंचा/uncha/ooncha नीचा/nicha गहरा/gahra/gehra मोटा/mota पतला/patla दुबला/dubla
  तगड़ा/tagda नया/नई/नए/naya/nayi/nai/naye/nae
  पुराना/purana ताजा/taza/taja अच्छा/achha/acha/achcha बुरा/bura गंदा/ganda खाली गीला/gila/geela सूखा/sukha/sookha ठंडा/thanda कड़ा/kada
  कड़वा/kadva/kadwa खट्टा/khatta
  मीठा/mitha तीखा/tikha/teekha फीका/fika/pheeka चटपटा/chatpata खारा/khara कच्चा/kachcha/kacha/kaccha पक्का/pakka/paka सस्ता/sasta
  महंगा/mahanga/mehnga/mahnga/mehanga काला/kala गोरा/gora पीला/pila/peela
  नीला/nila/neela हरा/hara भूरा/bhura सांवला/sanvla उजला/ujla मैला/maila सारा/sara पूरा/pura/poora आधा/aadha/adha थोड़ा/thoda/thora/thda
  अधूरा/adhura ज्यादा/zyada/jyada/jada/zada/ziada
  इतना/itna उतना/utna कितना/kitna जितना/jitna कैसा/kaisa जैसा/jaisa ऐसा/aisa वैसा/vaisa/waisa अकेला/akela दोहरा/dohra इकहरा/ikahra
  सीधा/sidha/seedha उल्टा/उलटा/ulta टेढ़ा/tedha तिरछा/tirchha चपटा/chapta
  ढीला/dhila/dheela नुकीला/nukila चिकना/chikna खुरदरा/khurdara पैना कोरा/kora हल्का/हलका/halka/hlka दाहिना/dahina दायां/दाएं/dayan/dayen/daayein
  बायां/बाएं/bayan/bayen/baayein उल्टा पराया/paraya अपना/apna/apan मेरा/mera
  तेरा/tera हमारा/hamara/humara तुम्हारा/tumhara इनका/inka उनका/unka इसका/iska उसका/uska किसका/kiska किनका/kinka जिसका/jiska जिनका/jinka
  आपका/aapka/apka खुदका सबका/sabka दूसरों/dusron लंगड़ा/langda अंधा/andha बहरा/bahra
  गूंगा/gunga काना/kana बेचारा/bechara प्यारा/pyara झूठा/jhutha/jhuta सच्चा/sachcha/sacha भला/bhala चंगा/changa तगड़ा अनोखा/anokha निराला/nirala
  निकम्मा/nikamma भोला/bhola सयाना/sayana बेगाना/begana कुंवारा/kunwara/kuvara
  इकलौता/iklauta सौतेला/sautela ममेरा/mamera चचेरा/chachera फुफेरा/fufera मौसेरा/mausera सगा/saga वाला/वालों/vala/wala/vaala/walon बाकी दूना/duna
  दुगना/दुगुना/dugna/duguna तिगुना/tiguna चौगुना/chauguna रोजाना/rozana/rojana
  सालाना/salana रहा करारा/karara नन्हा/nanha बदला खड़ा/khada/khara थका/thaka जुड़वां/judwa फटा/fata टूटा/tuta सड़ा/sada/sara
  बढ़िया/badhiya/badiya/barhiya घटिया/ghatiya`

/** What is never declined, "-tar" and "-tam" included; number words stand in `number-words.ts`. */
const FIXED = `पांचवां/पांचवीं/पांचवें/panchva/panchvi/panchve/panchwa/panchvan छठवां/chhathva छठी/छठे/chhathi
  सातवां/सातवीं/सातवें/satva/satvi/satve/satwan/satvan आठवां/आठवीं/आठवें/athva/athvi/athve/athvan/aathvan
  नौवां/नौवीं/नौवें/नवां/नवीं/nauva/nauvi/nauvan दसवां/दसवीं/दसवें/dasva/dasvi/dasve/dasvan ग्यारहवां/ग्यारहवीं/ग्यारहवें/gyarahvi/gyarvi
  बारहवां/बारहवीं/बारहवें/barahvi/barvi पंद्रहवां/पंद्रहवीं बीसवां/बीसवीं/bisva/bisvi   द्वितीय/dvitiya तृतीय/tritiya दोनों/dono/donon/dono तीनों/tino/tinon
  चारों/charo/charon पांचों/pancho एकाध/ekadh लगभग/lagbhag/lagbhg करीब/karib/kareeb तकरीबन/takriban/taqriban कम/kam कमसेकम अधिक/adhik
  अधिकतम/adhiktam
  न्यूनतम/nyuntam बेहतर/behtar बेहतरीन/behtarin बदतर/badtar अंतिम/antim आखिरी/aakhiri/akhiri/akhri/aakhri ऊपरी/upari निचली बीचवाला
  खाली/khali भारी/bhari भरा/bhara ताज़ा साफ/saaf/saf सफेद/safed/sufaid गुलाबी/gulabi बैंगनी/baingani नारंगी/narangi
  गरम/गर्म/garam/garm नरम/नर्म/naram/narm सख्त/sakht कठिन/kathin आसान/aasan/asan/aasaan सरल मुश्किल/mushkil
  जरूरी/zaruri/jaruri/zaroori आवश्यक/aavashyak महत्वपूर्ण/mahatvapurn खास/khaas/khas आम/aam साधारण/sadharan मामूली/mamuli सामान्य/samanya
  अजीब/ajib/ajeeb खराब/kharab/kharaab बेकार/bekar/bekaar बढ़िया मस्त/mast शानदार/shandar/shaandar जबरदस्त/zabardast/jabardast
  खूबसूरत/khubsurat/khoobsurat बदसूरत/badsurat मजबूत/mazbut/majbut/mazboot कमजोर/kamzor/kamjor ताकतवर/taqatvar/takatwar तेज/tez
  धीमा/धीमी/धीमे/dhima/dhimi/dhime/dheema धीरे/dhire/dheere
  जल्द/jald जल्दी/jaldi फौरन/fauran तुरंत/turant तत्काल/tatkal फटाफट/fatafat झटपट/jhatpat अभी/abhi अब/ab तब/tab तभी/tabhi कब/kab
  कभी/kabhi जब/jab हमेशा/hamesha/humesha अक्सर/aksar रोज/roz/roj हररोज प्रतिदिन/pratidin नित्य बारबार दोबारा/दुबारा/dobara/dubara फिर/fir/phir
  पहलेसे बाद/baad पश्चात/pashchat तक/tak तुरन्त आजकल/aajkal/ajkal फिलहाल/filhal इधर/idhar उधर/udhar किधर/kidhar जिधर/jidhar
  यहां/yahan/yaha/yahaan/yha/yahi/yahin यहीं वहां/vahan/waha/wahan/wahaan/wha वहीं/vahin/wahi/wahin कहां/kahan/kaha/kahaan/kha/kidhar
  कहीं/kahin/kahi जहां/jahaan हर/har हरेक/harek
  ऊपर/upar/uper/oopar नीचे/niche/neeche अंदर/andar/ander भीतर/bhitar बाहर/bahar/baahar आगे/aage/age पीछे/pichhe/piche/peeche
  पास/paas/pas दूर/dur/door नजदीक/nazdik/najdik/nazdeek सामने/samne/saamne बगल/bagal किनारे/kinare बीचोबीच बीच/bich/beech
  आसपास/aaspas/aspas चारोंओर आमने आरपार साथ/saath/sath सहित/sahit
  बिना/bina बगैर/bagair सिवा/सिवाय/siva/sivay अलावा/alava/alawa बजाय/bajay खिलाफ/khilaf विरुद्ध लिए/liye वास्ते/vaste/waste खातिर/khatir
  द्वारा/dvara/dwara जरिए/zariye/jariye मुताबिक/mutabik/mutabiq अनुसार/anusar बारे/bare/baare तरफ/taraf ओर
  बहुत/bahut/bohot/bahot/bohut/bhut/boht बहोत काफी/kafi/kaafi खूब/khub/khoob बिल्कुल/बिलकुल/bilkul/bilkool एकदम/ekdam/ekdum
  सिर्फ/sirf/srf मात्र/matra बस/bas कुल/kul कुछ/kuchh/kuch/kch सब/sab/sb सभी/sabhi कई/kayi/kai अनेक/anek सारे/sare तमाम/tamam
  पर्याप्त/paryapt अन्य/anya बाकी/बाक़ी/baki/baaki अलग/alag विभिन्न/vibhinn एकसमान बराबर/barabar/brabar उल्टे सही/sahi/shi
  ठीक/thik/theek/thk/tik गलत/galat/glt झूठ/jhuth/jhooth सच/sach सचमुच/sachmuch असली/asli नकली/nakli सामने निश्चित/nishchit पक्का/pakka
  तय/tay
  शायद/shayad/shaayad असंभव/asambhav मुमकिन/mumkin नामुमकिन/namumkin जरूर/zarur/zaroor/jarur/jaroor अवश्य/avashya बेशक/beshak
  यकीनन/yakinan खैर/khair वैसे/vaise/waise आखिरकार/akhirkar दरअसल/darasal मसलन/maslan यानी/यानि/yani/yaani अर्थात/arthat
  तैयार/taiyar/tayyar/tayar व्यस्त/vyast फ्री खुश/khush/kush दुखी/dukhi उदास/udas/udaas नाराज/naraz/naraj परेशान/pareshan/paresan
  बीमार/bimar/beemar स्वस्थ/svasth/swasth/swasthya घायल/ghayal जख्मी/zakhmi/jakhmi भूखा/भूखी/भूखे/bhukha/bhukhi/bhukhe
  प्यासा/प्यासी/प्यासे/pyasa/pyasi/pyase थकी
  बेरोजगार/berozgar/berojgar गरीब/garib/gareeb मशहूर/mashhur प्रसिद्ध/prasiddh पढ़ालिखा अनपढ़/anpadh समझदार/samajhdar होशियार/hoshiyar
  चालाक/chalak मूर्ख/murkh बेवकूफ/bevkuf/bewkoof पागल/pagal/paagal ईमानदार/imandar/imaandar वफादार/vafadar मेहनती/mehnati आलसी/aalsi
  सुस्त/sust
  बूढ़ा जवान/javan/jawan जिंदा/zinda/jinda मृत/mrit कुंवारी विवाहित/vivahit अविवाहित/avivahit तलाकशुदा/talakshuda पुरुष/purush महिला/mahila स्त्री/stri
  व्यस्क वयस्क/vayask नाबालिग/nabalig बालिग/balig सरकारी/sarkari निजी/niji प्राइवेट घरेलू/gharelu विदेशी/videshi देसी/desi स्वदेशी देहाती/dehati
  शहरी/shahri/shehri ग्रामीण/gramin पारिवारिक/parivarik शारीरिक/sharirik मानसिक/mansik सामाजिक/samajik आर्थिक/aarthik धार्मिक/dharmik मासिक/masik
  वार्षिक/varshik/vaarshik दैनिक/dainik साप्ताहिक/saptahik तिमाही/timahi छमाही/chhamahi पिछड़ा सीमित/simit
  मुफ्त/muft/mufat निशुल्क/nishulk नकदी/nakdi/naqdi उपलब्ध/uplabdh बंद/band चालू/chalu/chaalu खुला/khula शुरू/shuru खत्म/khatm/khatam
  समाप्त/samapt बरबाद/barbad/barbaad गायब/gayab चुप/chup/chhup तंग/tang साफसाफ स्पष्ट/spasht धुंधला/धुंधली/dhundhla/dhundhli
  अचानक/achanak एकाएक धड़ाधड़ लगातार/lagatar आहिस्ता/aahista चुपचाप/chupchap जानबूझकर/janbujhkar मजबूर/mazbur/majbur/majboor
  मजबूरी/mazburi/majburi आमतौर/aamtaur/amtaur तौर/taur खासकर/khaskar खासतौर ज्यादातर/zyadatar/jyadatar अधिकतर/adhiktar सबसे/sabse/sbse
  बासी/basi बेस्वाद स्वादिष्ट/svadisht/swadisht नमकीन/namkin/namkeen पौष्टिक/paushtik मांसाहारी शाकाहारी/shakahari फालतू/faltu अतिरिक्त/atirikt
  दुरुस्त/durust अनुचित लायक/layak काबिल/kabil बेहोश/behosh होश/hosh मूल हाजिर/hazir/hajir मौजूद/maujud/moujud अनुपस्थित
  गोल/gol चौकोर/chaukor तिकोना/tikona नुकीला खोखला/khokhla ठोस/thos गाढ़ा/gadha पतली चौथाई पौना/pauna आधी सवा/sava/sawa साढ़े/sadhe/saadhe डेढ़/dedh
  ढाई/dhai/dhaai पौने/paune`

/** Pronouns, postpositions, particles and what is said for politeness. */
const PARTICLES = `मैं/main/mai/mein मे मैने मैंने/maine/mene मुझे/mujhe/muje/mujhko/mjhe मुझको मुझसे/mujhse मुझमें तू/tu तुझे/tujhe तूने तुम/tum
  तुमने/tumne तुमको/tumko तुम्हें/tumhe/tumhen तुमसे/tumse आप/aap/ap आपने/aapne/apne आपको/aapko/apko आपसे/aapse/apse
  हम/ham/hum हमने/hamne/humne हमें/hame/hamein/humein/hamen/humen/hume हमको/hamko/humko हमसे/hamse/humse हमलोग/hamlog/humlog
  यह/yah/yeh ये/ye वह/vah/wah/woh/voh वो/vo/wo इस/is इसे/ise/isse इसने/isne इसको/isko इससे/isase इसमें/isme/ismein/ismen इसी/isi
  उस/us उसे/use/usse उसने/usne उसको/usko उससे उसमें/usme/usmein उसी/usi इन/in इन्हें/inhe/inhen इन्होंने/inhone इनको/inko इनसे/inse
  इनमें/inme उन/un उन्हें/unhe/unhen उन्होंने/unhone उनको/unko उनसे/unse उनमें/unme कौन/kaun/kon
  कौनसा/कौनसी/कौनसे/kaunsa/kaunsi/kaunse/konsa/konsi/konse
  किस/kis किसे/kise किसने/kisne किसको/kisko किससे/kisse किसी/kisi किन/kin किन्हीं क्या/kya/kia क्यों/kyon/kyo/kyun/kyu क्यूं
  क्योंकि/kyonki/kyunki/kyuki/kyunke कैसे/kaise/kese जो/jo जिस/jis जिसे/jise जिसने/jisne जिसको/jisko जिससे/jisse जिसमें/jisme जिन/jin जिन्हें/jinhe
  जिनसे
  कोई/koi/koyi खुद/khud आपस/aapas अपने/apne अपनेआप एकदूसरे का/ka की/ki के/ke को/ko से/se में/me/mein/men पर/par/pe पे ने/ne तक/tak का को
  और/aur/or/औ एवं/evam तथा/tatha या/ya अथवा/athva लेकिन/lekin मगर/magar पर परंतु/parantu किंतु/kintu बल्कि/balki
  हालांकि/halanki चूंकि/chunki कि/ki ताकि/taki इसलिए/isliye/isilie/isliy इसीलिए/isiliye अगर/agar यदि/yadi वरना/varna/warna नहींतो तो/to/toh
  भी/bhi/bhee ही/hi न/na ना नहीं/nahi/nahin/nai/nhi/nahee मत/mat हां/haan/han/haa जी/ji/jee हांजी/haanji/hanji जीहां नहींजी अरे/are/arre/arey
  ओह अच्छा हाय
  वाह/vaah/waah शाबाश/shabash हेलो/हैलो/hello/helo कृपया/kripya/kripaya मेहरबानी/meharbani/mehrbani प्लीज सॉरी थैंक्यू/thanku सिर्फ जरा/zara/jara
  बस चलो/chalo चलिए/chaliye सुनिए देखिए भई/bhayi जैसे तैसे/taise यूं/yun यों ज्यों त्यों समेत/samet
  वगैरह/वगैरा/vagairah/vagaira/wagairah/wagera मार्फत/marfat हेतु/hetu अंतर्गत/antargat संबंधी/sambandhi/sambandhit संबंधित सभीको सबको/sabko
  सबने/sabne सबसे सबका कुछभी/kuchbhi वही/wahi/vahi यही/yahi वोही/wohi येही/yehi कोईभी किंतु/kintu
  इतने/itne जितने/jitne तभी/tabhi जभी अबतक/abtak फिरभी/firbhi इससे तबतक/tabtak अभीतक/abhitak मेरेको/mereko/merko मेरेसे/merese तेरेको/tereko
  आपलोग/aaplog`

interface Qualities {
  declined: Set<string>
  fixed: Set<string>
}

let qualities: Qualities | undefined

/** Whether a word in the spelling of `hindiSpelling` is an adjective, an adverb, a pronoun or a particle. */
export function isHindiQuality(word: string): boolean {
  qualities ??= { declined: hindiList(DECLINED), fixed: hindiList(`${FIXED} ${PARTICLES}`) }
  const { declined, fixed } = qualities
  if (fixed.has(word) || declined.has(word)) return true
  const base = word.slice(0, -1)
  if (/[ie]$/.test(word)) return declined.has(`${base}a`)
  return /[ीे]$/.test(word) && declined.has(`${base}ा`)
}
