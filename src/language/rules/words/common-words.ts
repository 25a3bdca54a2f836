/**
 * Common words that are one typo away from an option, a name or a city. They are never corrected into something else.
 * Words that are names as well ("rose", "grace", "mark") are left out.
 */
const COMMON = new Set(
  `able about above across after again against agree agreed ahead alive allow almost alone along already alright also although
   always among amount angry annoyed
   another answer anyone anything anyway apart apply around aside asked asking asleep awake award aware awful away back badly
   bank base based basis beach bear beat became because become
   been before began begin being believe below beside best better between beyond bill birth black blame blank bless blind block
   blood blow board boat body bold bone book booked booking
   bored born boss both bottom bought brain brand bread break bring broke broken brother brown brush build building built bunch
   burn busy buyer call called calling calls came cancel
   cannot card care careful carry case cash catch cause certain chain chair chance change changed changing charge cheap check child
   children choice choose clean clear client close closed cloth
   cloud coach coast coffee cold college come comes coming common company complain complete concern confirm confused contact
   control cook cooking cool corner correct cost costs could
   count country couple course court cover crazy cream cross crowd current customer daily damage dance danger dark date
   daughter days dead deal dear death decide deep delay depends
   detail details didnt died different difficult dinner direct dirty discuss doctor does doesnt doing done dont door double
   doubt down dozen draft drama dream dress drink drive driver
   driving drop during each early earn earth easily east easy eating eight either else empty ending enjoy enough enter entire
   equal error even evening event ever every everyone
   everything exact exactly example except excited excuse exist expect expensive explain extra face fact fail fair fall false
   family fancy fault favour feel feeling felt field fight
   figure fill final finally find fine finish fire first flight floor flower focus follow food force forget forgot form found
   four frame free fresh friend friends from front fruit
   full funny further game gave getting girl give given giving glad glass goes going gone good goodbye grand grant grass great
   green greet ground group grow guess guest guide
   half hand hands hang happen happened happy hard hardly hate have having head hear heard heart heat heavy hello help helpful
   hence here high hire hold holding home honest hope
   hospital host hotel hour hours house however human hundred hungry hurry hurt husband idea ill important indeed information
   inside instead interest interested into invite issue item
   join joke judge juice jump junk just keep kept kids kind kitchen knew know known land large last late lately later laugh
   learn least leave left legal less letter level life
   light like likely limit line list listen little live lived lives living local lock long look looking lose loss lost loud
   love lovely lower luck lucky lunch made mail main make
   makes making many market married matter maybe mean means meant meeting member mention might mile mind mine minute miss
   missing mistake mold money month months mood more morning most
   mother mouth move moved moving much music must myself name near need needed needs never news next nice night nobody noise
   none normal north notice number occupied office often
   okay older once online only open order other others over owner pain paper parent part party pass past patient pause peace
   people perfect perhaps period person phone photo picture
   piece place plain plane plant plate play please plenty plus point police poor possible post power prefer pretty price print
   private probably problem process promise proper proud
   prove public pull purpose push quality question quick quickly quiet quit quite radio rain raise range rate rather reach read
   reading ready real really reason receive recent record
   refuse regular relax remain remember remind remove rent repeat reply report request rest retired return rich ride right ring
   rise river road rock role room rooms round route rude
   rule running rush safe said sale same save saying says scale scared school score seat second section seem seems seen sell
   send sense sent serious serve service seven several shall
   shape share sharp shift shoot shop shopping short should shout show shut sick side sign silly simple simply since single
   sister sitting size skip sleep sleeping sleepy slept slow
   slowly small smart smell smile smoke smooth sold solid some someone something sometimes somewhere soon sorry sort sound
   sounds south space spare speak speaking special speed spend
   spent split spoke sport spot staff stage stand standing start started state station stay steady steal step stick still stock
   stone stood stop store storm story straight strange
   street stressed strong stuck study studying stuff stupid such sudden sugar suit super support suppose sure surely surprise
   sweet swim table take taken takes taking talk talking tall
   taste taught teach team tell telling tells test than thank thanks that their them then there these they thick thin thing
   things think thinking third this those though thought
   thousand three through thrown ticket tight till time times tired title today together told tomorrow tonight took total touch
   tough toward town track trade traffic train travel
   travelling traveling treat tried trip trouble true trust truth trying turn twelve twenty twice type under understand unit
   unless until upset upon urgent used useful usual usually value
   various very video view village visit visiting voice wait waiting wake walk walking wall want wanted wants warm wash waste
   watch watching water ways wear weather week weekend weeks
   weight well went were west what whatever when where wherever whether which whichever while white whoever whole whom whose
   wide wife will wish with within without woman women wonder word words work worked
   working works world worried worry worse worst worth would write writing wrong wrote yeah year years yellow yesterday yet
   young your yours yourself zero
   lagta lagi lagega lekin magar matlab mujhe mujhko hamara hamari tumhara aapka aapki unka unki uska uski iska iski kyunki
   isliye phir dobara bahut bohot thoda thodi zyada jyada
   pehle baad accha achha theek bilkul nahi samajh samjha pata karna karne karta karti karte karo karunga karungi raha rahi
   rahe gaya gayi wala wali wale kuch kuchh koi sabhi
   kitna kitne kitni kaise kahan kahaan kaunsa bata batao bataiye boliye bolna suno suniye dekh dekho dekhna dekhiye chahiye
   chahta chahti hoon hain thaka thaki thak hua hui bimar beemar vyast pareshan
   jaisa jaisi jaise isse usse dukhi gussa kaam ghar gaadi abhi aana jaana lena dena galat sahi rukiye ruko`.split(
    /\s+/,
  ),
)

export function isCommonWord(word: string): boolean {
  return COMMON.has(word)
}
