import { wordSet } from './word-set.ts'

/** Forms of everyday words by which people are called: "Lata", "Soni", "Khare". */
const OF_PEOPLE = `aade aadesh aadi aanya ade adesh adhi advani adwani afsar ana anokhi ato bachchu bachu badal badaun badhe bahi bais baisakhi baitha baji bajwa bal
  balu bandhu bankar banna bano banti bantu banu bapon baraskar barat barhate bari bariya baro barsa baskar basu bayan bayen beena beth bhag bhagi
  bhagvati bhagwati bhandare bhanja bharani bharati bharti bhatta bhave bhide bhola bhole bhoora bhor bhore bhura bhure bijon biki biku bina biswa bitu
  boora bora boro boya budha bunkar bunu chad chadha chalke chanda chande chandi chanti chaya chetana chhabi chhanda chhaya chhipa chinki chinku chinna
  chinni chinu chootu choto chunu dabi dabu dahiya dalai dale dama dan dar darjee darji das dass daud dave dee deen dhage dhaka dhande dharam dharmik
  dharti dhere dhobi dhole dhone dhoni dhote dhule diya dube dubla dudhe gada gadde gade gadhe gadu gajare gani gariya garje garza gayen ghare ghule
  gina giri gode gora gore gori gujar guna gunja gunji hajare hans hansa hansen haq hare haren hari harne haru harun harwani haseen hasen hasu hati
  hatkar himmat hoshiyar inam jaan jaanu jadon jaga jagu jahan jai jain jake jamie jamna jan janani jane jani janu janwa jatin jaya jeena jeet jeetu
  jigar jina jini jio jit jiten jitin jitu jiya jo juri kachhi kala kalam kale kali kamani kambale kana kani kano karan karen karun kasana kasbe kasi
  katare kate katie katkar katni katre katta khade khans khara khare khari khati khichi khinchi khoda khoja khokar kholi kismat kora kore kori kshama
  kush lad ladani laddu lade ladu lamba lane lara lata lee maan maari macha machhi mahak mahe mahen makhan malik mamon man mandi mane mangi mangu mani
  manja manju mankar manna manni manti manu manwani marde mari marie marin marta martin maru mate matho matre meel meet meeta mili milu mistri mit mita
  mithi mitu mitun mochi modi mohar moond moore mote moti mudi mund munda mundaa munde mundo mundu mura muru nadiya naha nahata naiya nakade nale nalo
  namo nanao nanhe nani nate nav neela nibha nihar nila nirala nirali nishan paal padhi padu pagare pai pal pala palai palak palani pale pali palkar
  paltu panna parakh parate pari parkar paro parte paru parv parvati parven parwana parwani parwati pate pathare patle patra patre patri patro patton
  pete phad phadke phool pise pitale piu piya pote pravesh puri pyare rachana rachna raftaar rahane rahate rahie rahu rai rakhi ranga rangani rangi
  rangu rasid rehana resham roki ruth saah sachi sada sadiya sah saha sahai sahana sahane sahani sahaya saheb sahib sahin sahni sahoo sahu saji sajin
  saju salame salian samani santan santra sanwar sara sareen saren sarkar sarki sarna saro saru sattar savale sawale sawariya sayam sayani seena shahare
  shake sharma sharmaa shee siddhi sikha sil silu silva siva sona soni sood soun suba suchi suja sujan sujata suji sujin sukh sukha sukhen sukhi suni
  sunu swagat taak taank taku tale tali tambe tana tanaya tank tanna tanti tanu tare tej thakkar thale than thana thanu tiki tiku tirth tithi todkar
  tolani tufan tuli tulu tuti tutu ubale udai udaya umar umare umrao vala vali wade yado zade zala zalte zara ziya zore`

/** Towns and countries, small towns as well: "Gaya" and "gaya", "Sidhi" and "sidhi". */
const OF_PLACES = `aden bah bantva barh barhiya basi basni basti baswa bhandara chatra chhala chhata chile china dubai fatwa gaya hansi hatta jalaun jalna jamai jewar
  joda jora kadi kapren kasba kataiya khapa khatra khirkiya khoni khulna kuda ladwa lar machai mango mundwa patti pilani piro qatar rahata samana
  sambhal sarni satana sidhi sikka silao silvani tanga thane vada zira`

const IN_DEVANAGARI = `आदेश कटनी कतर काली काले कोरी खेतिया खोनी गया गिरी गुना गोरे चंदा छाया जानी जिगर जिया जीत दर्जी दवे दिया दिशा धुले धोनी धोबी निराला निराली निहार पन्ना
  पाल पाली पिया पिलानी प्रवेश बंटी भंडारा भिडे भोला भोली मंडी मण्डी महक माने माली मिस्त्री रचना राखी राय संभल सहनी सिया सीकर सीता सीधी सीया सुख सूद सोना
  सोनी हंस हंसा हरी हिम्मत`

let names: Set<string> | undefined

/** Whether a word that is common in Hindi is a usual name of people or places too; other names are not in here. */
export function isNameAlike(word: string): boolean {
  names ??= wordSet(`${OF_PEOPLE} ${OF_PLACES} ${IN_DEVANAGARI}`)
  return names.has(word)
}
