import { endsInVowel } from './ends-in-vowel.ts'
import { hindiList } from './hindi-spelling.ts'

/**
 * Stems of Hindi verbs, Devanagari and Latin side by side. Where a form drops a vowel ("nikla", "samjha") the short stem
 * stands beside the full one, and so does the short vowel of "पिया" and "छुआ".
 */
const STEMS = `कर/kar बोल/bol बता/bata सुन/sun देख/dekh समझ/samajh/samjh जान/jan पूछ/puchh/poochh कह/kah/keh सोच/soch मान/man
  चाह/chah लग/lag मिल/mil रख/rakh रह/rah/reh चल/chal आ/a जा/ja खा/kha पी/पि/pi सो/so रो/ro धो/dho खो/kho ढो/dho बो/bo
  उठ/uth बैठ/baith/beth लेट/let जाग/jag दौड़/daud/daur भाग/bhag कूद/kud गिर/gir पहुंच/pahunch/pahuch/pohoch/pahoch लौट/laut
  निकल/nikal/nikl घुस/ghus चढ़/chadh/chad/charh उतर/utar/utr रुक/ruk रोक/rok ठहर/thahar/thahr/theher मुड़/mud/mur पलट/palat/palt
  भेज/bhej ला/la मंगा/manga/mangva मंगवा मांग/mang/maang खरीद/kharid/khareed बेच/bech बदल/badal/badl लौटा/lauta चुका/chuka भर/bhar
  गिन/gin जोड़/jod/jor घटा/ghata बढ़/badh/bad/barh बढ़ा/badha/barha बचा/bacha बच/bach कमा/kama लुट/lut लूट
  बना/bana बन/ban तोड़/tod/tor टूट/tut/toot फोड़/fod/for फूट/fut काट/kat कट/kat बांट/bant/baant बंट सिल/sil सी/सि बुन/bun
  बांध/bandh/baandh खोल/khol खुल/khul ढक/dhak छुपा/chhupa/chupa छिपा/chhipa/chipa छुप/chhup/chup छिप/chhip/chip
  पकड़/pakad/pakd/pakar छोड़/chhod/chod/chhor छूट/chhut/chut फेंक/fenk/fek उठा/utha बिठा/bitha बैठा/baitha सुला/sula जगा/jaga
  रुला/rula हंस/hans/has हंसा/hansa मुस्कुरा/muskura चिल्ला/chilla चीख/chikh पुकार/pukar बुला/bula गा/ga नाच/nach बजा/baja बज/baj
  खेल/khel खिला/khila पिला/pila पका/paka पक/pak उबाल/ubal उबल तल/tal भून/bhun छील/chhil/chil पीस/pis घोल/ghol परोस/paros चख/chakh
  चबा/chaba निगल/nigal/nigl थूक/thuk छींक/chhink/chink खांस/khans सूंघ/sungh नहा/naha नहला/nahla पहन/pahan/pehan/pehn पहना/pahna
  ओढ़/odh सजा/saja सज/saj संवार/sanvar धुल/dhul धुला/dhula पोंछ/ponch/pochh झाड़/jhad सूख/sukh सुखा/sukha भीग/bhig भिगो/bhigo
  निचोड़/nichod रगड़/ragad/ragd घिस/ghis चमक/chamak/chamk जल/jal जला/jala बुझ/bujh बुझा/bujha फैल/fail फैला/faila सिकुड़/sikud
  पढ़/padh/pad/parh पढ़ा/padha/parha लिख/likh लिखा/likha सीख/sikh सिखा/sikha गुजर/guzar/guzr/gujar/gujr भूल/bhul भुला/bhula
  पहचान/pahchan/pehchan चुन/chun छांट/chhant ढूंढ/dhundh/dhund खोज/khoj टटोल/tatol पा/pa मना/mana मनवा/manva टाल/tal हटा/hata हट/hat
  मिटा/mita मिट/mit जमा/jama जम/jam पिघल/pighal/pighl घूम/ghum घुमा/ghuma फिर/fir टहल/tahal/tahl बह/bah/beh बहा/baha तैर/tair डूब/dub
  डुबो/dubo उड़/ud/ur उड़ा/uda/ura टकरा/takra टकर लटक/latak/latk लटका/latka झुक/jhuk झुका/jhuka टिक/tik टिका/tika हिल/hil हिला/hila
  कांप/kanp/kaamp डर/dar डरा/dara घबरा/ghabra/ghabhra शरमा/sharma लजा/laja रूठ/ruth झगड़/jhagad/jhagd लड़/lad/lar लड़ा/lada मार/mar
  मर/mar पीट/pit पिट दबा/daba दब/dab खींच/khinch/khich धकेल/dhakel ठेल/thel ढकेल/dhakel चला/chala चलवा हांक/hank लाद/lad उतार/utar
  डाल/dal निकाल/nikal पटक/patak/patk रखवा/rakhva लगा/laga लगवा टांग/tang चिपक/chipak/chipk चिपका/chipka उखाड़/ukhad उखड़ खोद/khod
  गाड़/gad दफना/dafna रोप/rop सींच/sinch उगा/uga उग/ug पाल/pal चरा/chara दुह/duh नाप/nap माप/map तौल/taul/tol परख/parakh जांच/janch/jaanch
  आजमा/azma/aajma अपना/apna बरत/barat सह/sah/seh सहला/sahla झेल/jhel भुगत/bhugat/bhugt भुगता/bhugta निपट/nipat/nipt निपटा/nipta सुलझ/sulajh/suljh
  सुलझा/suljha उलझ/ulajh/uljh उलझा/uljha बिगड़/bigad/bigd/bigar बिगाड़/bigad सुधर/sudhar/sudhr सुधार/sudhar संभल/sambhal/sambhl संभाल/sambhal
  सूज/suj फट/fat फाड़/fad/far गल/gal सड़/sad/sar चुभ/chubh चुभा/chubha दुख/dukh दुखा/dukha थक/thak थका/thaka हार/har जीत/jit हरा/hara
  पछता/pachhta/pachta अटक/atak/atk भटक/bhatak/bhatk खटक/khatak/khatk सरक/sarak/sark फिसल/fisal/fisl फंस/fans/fas फंसा/fansa/fasa बस/bas बसा/basa
  मिला/mila मिलवा समा/sama घेर/gher घिर/ghir छा/chha छाप/chhap छप/chhap बरस/baras/bars गरज/garaj/garj कड़क/kadak टपक/tapak/tapk रिस/ris
  खरोंच/kharonch खुजला/khujla खुजा/khuja नोच/noch कुचल/kuchal/kuchl रौंद/raund लांघ/langh फांद/fand लुढ़क/ludhak झांक/jhank ताक/tak घूर/ghur
  निहार/nihar दिख/dikh/dekh दिखा/dikha दिखला/dikhla दिखवा सुना/suna सुनवा बतला/batla कहला/kahla कहलवा समझा/samjha जता/jata जतला/jatla
  ठान/than मुकर/mukar/mukr नकार/nakar स्वीकार/svikar बख्श/bakhsh बुहार/buhar बटोर/bator समेट/samet लपेट/lapet मोड़/mod ऐंठ/ainth
  मरोड़/marod कस/kas ढील/dhil घुल/ghul टोक/tok ठोक/thok ठुकरा/thukra चुरा/chura छीन/chhin/chin हड़प/hadap ठग/thag फुसला/fusla बहका/behka
  बहला/behla भड़क/bhadak/bhadk भड़का/bhadka उकसा/uksa सता/sata तड़प/tadap/tadp तरस/taras/tars ललचा/lalcha लपक/lapak झपट/jhapat जूझ/jujh
  गुनगुना/gunguna फुसफुसा/fusfusa बड़बड़ा/badbada खटखटा/khatkhata थपथपा/thapthapa खनक/khanak धड़क/dhadak/dhadk उबर/ubar उभर/ubhar
  चूक/chuk चुक/chuk सक/sak पड़/pad/par थम/tham थाम/tham ठूंस/thuns भिड़/bhid निभा/nibha निभ/nibh बीत/bit बिता/bita कराह/karah
  कटवा/katva बनवा/banva करवा/karva धुलवा/dhulva भिजवा/bhijva छपवा/chhapva खुलवा/khulva डलवा/dalva निकलवा/nikalva तुड़वा/tudva
  सिलवा/silva पकवा/pakva भरवा/bharva दिला/dila दिलवा/dilva छुड़ा/chhuda/chuda छुड़वा/chhudva रंग/rang रंगवा/rangva छू/छु/chhu/chu जी/जि/ji
  ढह/dhah/dheh उमड़/umad/umd सिमट/simat/simt बिखर/bikhar/bikhr बिखेर/bikher उलट/ulat/ult पलटा/palta लिपट/lipat/lipt सरका/sarka
  खिसक/khisak/khisk खिसका/khiska अड़/ad अकड़/akad सिहर/sihar फड़क/fadak दमक/damak/damk महक/mahak/mehk चहक/chahak झलक/jhalak/jhalk
  छलक/chhalak/chalk धंस/dhans पनप/panap/panp खिल/khil मुरझा/murjha झड़/jhad गूंज/gunj गूंथ/gunth पिरो/piro टांक/tank कात/kat चूस/chus
  चाट/chat चूम/chum लड़खड़ा/ladkhada हकला/hakla तुतला/tutla कतरा/katra कतर/katr ठिठक/thithak चौंक/chaunk सकुचा/sakucha हिचक/hichak/hichk
  हिचकिचा/hichkicha टरका/tarka खपा/khapa खप/khap जुट/jut जुटा/juta जुड़/jud/jur जुड़वा/judva निबट/nibat/nibt मचा/macha मच/mach लिखवा/likhva
  पढ़वा/padhva दोहरा/dohra दुहरा/duhra गिना/gina गिनवा/ginva तुलवा/tulva जंचवा/janchva मंजवा/ मांज/manj बिछा/bichha/bicha बिछ/bichh/bich
  लेटा/leta घसीट/ghasit खदेड़/khaded भगा/bhaga दौड़ा/dauda घुसा/ghusa चढ़ा/chadha/charha गिरा/gira पहुंचा/pahuncha/pahucha/pohcha ठहरा/thahra
  रुकवा/rukva बुलवा/bulva हटवा/hatva मंगवा/mangva बदलवा/badalva सुधरवा/sudharva पूछवा/puchhva पुछवा चेता/cheta जमवा/jamva/
  दबवा/dabva खिंचवा/khinchva/khichva उठवा/uthva सजवा/sajva बिकवा/bikva बिक/bik कटा/kata टंग/tang ठन/than नप/nap तुल/tul पिस/pis लद/lad
  गड़/gad मूंद/mund ऊंघ/ungh जम्हा/ झपक/jhapak/jhapk लांघवा/ बोलवा/bolva सोखवा/ सोख/sokh रच/rach रचा/racha गढ़/gadh उकेर/uker तान/tan`

/** Forms of "करना", "जाना", "लेना", "देना" and "होना" that no rule makes, and what is run together in chats. */
const FORMS = `किया/kiya की/ki किए/kiye/kie कीं कीजिए/kijiye/kijie/keejiye कीजिएगा/kijiyega कीजियेगा करूं/karu करवाएं
  गया/gaya गई/gayi/gai/gyi गए/gaye/gae/gye गईं/gayin/gayeen/gya जाइए/jaiye/jaie जाऊं/jau/jaun जाएं/jayen/jayein
  ले/le लेना/lena लेने/lene लेनी/leni लेता/leta लेते/lete लेती/leti लिया/liya लिए/liye/lie ली/li लीं लूंगा/lunga लूंगी/lungi लेगा/lega लेगी/legi
  लेंगे/lenge लेंगी/lengi लोगे/loge लोगी/logi लो/lo लीजिए/lijiye/lijie लीजिएगा/lijiyega लेकर/lekar लेके/leke लूं/lun/lu लें/len/lein लेनेवाला/lenevala
  दे/de देना/dena देने/dene देनी/deni देता/deta देते/dete देती/deti दिया/diya दिए/diye/die दी/di दीं दूंगा/dunga दूंगी/dungi देगा/dega देगी/degi
  देंगे/denge देंगी/dengi दोगे/doge दोगी/dogi दो/do दीजिए/dijiye/dijie दीजिएगा/dijiyega देकर/dekar देके/deke दूं/dun/du दें/den/dein देनेवाला/denevala
  हो/ho होना/hona होने/hone होनी/honi होता/hota होते/hote होती/hoti होतीं/hotin हुआ/hua हुई/hui हुए/hue/huye हुईं होगा/hoga होगी/hogi होंगे/honge
  होंगी/hongi होगे/hoge होऊंगा होकर/hokar होके/hoke हूं/hun/hoon/hu हों/hon होइए/hoiye होएगा/hoyega होनेवाला/honevala/honewali
  है/hai हैं/hain/hein था/tha थे/the थी/thi थीं/thin रहा/raha/rha रही/rahi/rhi रहे/rahe/rhe रहीं हे/he
  चाहिए/chahiye/chahie/chaiye/chaie चाहिएं छुआ/chhua दीजिये बैठिए मत/mat
  kardo kardena kardijiye karlo karlena karlunga karlungi karega hojaye hojayega hogaya hogayi hogaye hogya ajao aajao
  aagaya aagayi aagaye ajayega bhejdo bhejdena batado batadena dedo dedena dedijiye lelo lelena leliya lenge
  krunga krungi krenge krega kregi krvana krwana krwao krte kiyaa hojana jayga jaygi jaenge ayga aaega
  कराके करदो करलो होगया आजाओ बतादो भेजदो देदो लेलो`

const ENDS = {
  latin: {
    /** After a consonant: "kar-unga", "kar-iye". */
    closed: `na ne ni ta te ti tin a e i in unga ungi ega egi enge engi oge ogi u un o en ein ein iye iyega ie iega iyo kar ke
      nevala nevale nevali nevalon`,
    /** After a vowel: "kha-ya", "ja-unga", "pi-jiye". */
    open: `na ne ni ta te ti tin ya ye yi yin a e i in unga ungi yunga yungi ega egi enge engi yega yegi yenge yengi yga ygi
      oge ogi yoge yogi u un yun o yo en ein yen yein iye iyega ie iega iyo jiye jiyega kar ke nevala nevale nevali nevalon`,
  },
  devanagari: {
    closed: `ना ने नी ता ते ती तीं ा े ी ीं ूंगा ूंगी ेगा ेगी ेंगे ेंगी ोगे ोगी ूं ें ो िए िएगा कर के करके नेवाला नेवाले नेवाली नेवालों`,
    open: `ना ने नी ता ते ती तीं या आ ए ई ईं यां ऊंगा ऊंगी एगा एगी एंगे एंगी ओगे ओगी ऊं एं ओ यो योगे इए इएगा जिए जिएगा यूंगा यूंगी
      कर के करके नेवाला नेवाले नेवाली नेवालों`,
  },
}

interface Verbs {
  forms: Set<string>
  stems: Set<string>
  closed: Set<string>
  open: Set<string>
}

let verbs: Verbs | undefined

/** Whether a word in the spelling of `hindiSpelling` is a form of a verb, "करवाऊंगा" and "karvaunga" included. */
export function isHindiVerb(word: string): boolean {
  verbs ??= readVerbs()
  if (verbs.forms.has(word) || isStem(word, verbs.stems)) return true
  for (let end = Math.max(1, word.length - LONGEST_END); end < word.length; end++) {
    const stem = word.slice(0, end)
    const ends = endsInVowel(stem) ? verbs.open : verbs.closed
    if (ends.has(word.slice(end)) && isStem(stem, verbs.stems)) return true
  }
  return false
}

/** The length of "नेवालों" and "nevalon". */
const LONGEST_END = 7
const CAUSATIVE = /(?:v?a|वा|ा)$/

/** A stem of the list, or one made of it: "kara" and "karva" of "kar". */
function isStem(stem: string, stems: Set<string>): boolean {
  if (stems.has(stem)) return true
  const base = stem.replace(CAUSATIVE, '')
  return base.length > 1 && base.length < stem.length && !endsInVowel(base) && stems.has(base)
}

function readVerbs(): Verbs {
  const ends = (kind: 'closed' | 'open') => new Set(`${ENDS.latin[kind]} ${ENDS.devanagari[kind]}`.split(/\s+/))
  return { forms: hindiList(FORMS), stems: hindiList(STEMS), closed: ends('closed'), open: ends('open') }
}
