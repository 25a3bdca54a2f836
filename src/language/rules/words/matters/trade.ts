/** Farms, shops, orders, payment, telecom, opinions, degrees, how often and how soon: lines as in `everyday-words.ts`; one that begins with `+` adds to the line of its first word. */
export const TRADE_WORDS = `+ wheat kanak गेंहू ~ sharbati lokwan
+ paddy dhan_wala धान ~ dhan basmati chawal rice pusa parmal sona_masuri
+ rice bhaat ~ basmati kolam sona_masoori ponni idli_rice biryani_rice poha
+ flour ~ maida besan sooji suji rava semolina aashirvaad ashirvad ashirvaad
+ pulses dal lentil ~ moong mung masoor masur arhar arhar_dal toor tuvar tur_dal urad chana chane chickpea chickpeas \
  rajma kidney_beans lobia matar_dal kulthi
+ maize bhutta bhutte makka_ka
+ sugarcane ganne gannaa sugar_cane
+ cotton_crop cotton narma kapaas ~ bt_cotton
+ cotton kapas kapaas narma ~ bt_cotton
+ mustard raai sarsaun
millet millets bajra jowar ragi sorghum कोदो jvar
barley ~ jau_ki
soybean soyabean soya soya_bean bhatmas
groundnut peanut peanuts moongfali mungfali singdana
oilseed oilseeds tilhan ~ sarson mustard soybean soyabean groundnut moongfali sunflower surajmukhi castor alsi linseed \
  sesame
cereal cereals grain grains anaj अनाज foodgrain ~ wheat gehun paddy dhaan dhan rice maize makka bajra jowar barley ragi
+ vegetable veggies tarkari bhaji sabziyan sabjiyan ~ aloo potato pyaz pyaaz onion tamatar tomato bhindi okra gobhi gobi \
  cauliflower cabbage patta_gobhi baingan brinjal eggplant palak spinach methi lauki ghiya kaddu pumpkin karela tori \
  torai parwal tinda arbi mooli radish gajar carrot matar peas shimla_mirch capsicum mirch mirchi chilli chillies kheera \
  cucumber adrak ginger lahsun garlic beans sem_phali chukandar beetroot dhaniya_patta mushroom
+ fruit ~ aam mango mangoes kela banana bananas seb apple apples santra santre orange oranges mosambi kinnow angoor \
  grapes anaar pomegranate amrood amrud guava papita papaya litchi lychee nimbu lemon lemons tarbooj tarbooz watermelon \
  kharbooja muskmelon nashpati pear peach aadu plum chikoo sapota sitaphal jamun strawberry pineapple ananas nariyal \
  coconut kiwi dragon_fruit ber_ka orchard baagwani
+ flower ~ genda marigold gulab rose roses gladiolus chameli jasmine rajnigandha tuberose lily gerbera guldasta bouquet
+ spice spices masale masaale ~ haldi turmeric jeera cumin dhaniya coriander saunf fennel elaichi cardamom laung clove \
  dalchini ajwain hing methi_dana kali_mirch black_pepper lal_mirch mirch_powder garam_masala mdh everest tejpatta
+ oil ~ sarson mustard_oil refined rifaind sunflower groundnut_oil soya_oil fortune saffola dhara palmolein
+ sugar cheeni chini ~ gud gur jaggery bura khand mishri
plantation bagan bagwani horticulture orchard ~ chai_bagan rubber nariyal supari
clay chikni chikni_mitti matiyar clayey chiknahat
sandy sand ret retili balui baalu balu_wali reteeli बालू रेत
loam loamy domat doamat dumat
black_soil kali_mitti regur काली_मिट्टी kaali_mitti
red_soil lal_mitti
soil mitti mrida
saline usar oosar kallar reh_wali ~ khari namkeen_mitti
borewell bore_well tubewell tube_well nalkoop naalkoop boring_ka handpump nalkup ~ submersible bore boring बोर बोरिंग
+ canal nehar minor_canal rajwaha kulaba
+ well kunwa kuen kua कुआं kuwan
drip tapak_sinchai tapak_sinchayi drip_irrigation tapak_vidhi ~ tapak netafim
sprinkler fawara favvara foggers rain_gun
rainfed rain_fed rain_only barani ~ barani monsoon varsha barish rain asmaan
+ rain baarish varsha monsoon rainfall rainy boonda_baandi mausam_kharab
irrigation sinchai sinchaai sichai watering
organic jaivik jevik natural_farming prakritik ~ gobar cow_dung compost vermicompost jeevamrit bio
manure gobar cow_dung compost vermicompost kenchua_khad gobar_khad
+ fertiliser fertilizer khad uria urvarak ~ urea yuria dap potash npk mop ssp sulphate zinc iffco nano_urea phosphate \
  sagarika
+ seed seeds bij beejon ~ hybrid sankar pioneer paudh paudhe nursery_plants
pesticide pesticides insecticide insecticides keetnashak keet_nashak kitnashak dawa_chhidkav keetnashi ~ keede_ki \
  keede_maar illi_ki fungicide weedicide herbicide kharpatwar_nashak monocrotophos chlorpyriphos imidacloprid glyphosate \
  roundup neem_oil coragen poison zeher
herbicide weedicide weed_killer kharpatwar_nashak ghaas_maar ~ glyphosate roundup
fungicide phaphund_nashak fafund_nashak ~ mancozeb carbendazim saaf_powder
farm_tools tools tool auzaar auzar aujar hathiyar ~ phawda phavda fawda kudal khurpi hasiya hansiya darati daranti spade \
  shovel sickle kulhadi axe belcha sprayer hoe trowel secateurs hammer hathodi drill_machine pechkas screwdriver wrench \
  pana plier
+ spray sprayer spreyar ~ drone knapsack
+ tractor ~ mahindra swaraj sonalika john_deere farmtrac eicher massey massey_ferguson powertrac kubota new_holland escorts
harvester combine kambain kambine combine_harvester katai_machine thresher kataai_wali ~ reaper katai_wali katai dasmesh \
  preet kartar
rotavator rotary_tiller rotaveter tiller power_tiller
thresher thrasher threshing gahai
cultivator kaltivetar haro harrow
+ plough plow plowing hal_bail jot jutaai juttai
+ sowing buvai bowai boai bijai bijaai seed_drill transplanting ropai ropaai
weeding nirai gudai nirai_gudai
+ harvest kataai fasal_kaatna reaping
+ pump ~ kirloskar crompton cri submersible monoblock hp_motor
+ fish ~ rohu katla hilsa prawn jhinga pomfret matsya machhli_palan fishery aquaculture
fishery fisheries matsya_palan machhli_palan
+ hen murgiyan chicks chooze broiler layer layers ~ desi_murgi kadaknath
+ cow gaaye gir_gaay jersey_gaay ~ jersey sahiwal holstein hf gir bachhiya
+ buffalo bhainse bhainsein ~ murrah jafarabadi padiya
+ goat bakriyan bakra_bakri ~ sirohi jamunapari barbari
cattle maveshi pashu pashudhan livestock dhor janwar jaanvar animals animal ~ gaay gai cow bhains buffalo bail ox bakri \
  goat bhed
animal animals janwar jaanwar pashu ~ nilgai suar suwar wild_boar bandar monkey monkeys chuha chuhe rat rats rodent \
  haathi elephant hiran gaay bhains bakri cow buffalo goat
green_fodder hara_chara hari_ghaas harachara ~ berseem barseem napier lucerne jowar hara silage
dry_straw straw bhusa bhoosa parali sukha_chara tudi pual ~ kadbi
cattle_feed pashu_aahar choker chokar churi khali dana khal binola ~ daana kapila
fodder chara chaara ~ bhusa berseem ghaas silage
insects insect keede keeda keet kira keede_makode pests pest bugs bug ~ illi sundi sundiyan makkhi makhi white_fly \
  whitefly aphid aphids mahu thrips tidda tiddi locust locusts caterpillar caterpillars larva worm worms bollworm borer \
  mite mites deemak dimak termite termites jassid mealybug lal_makdi
fungus fungal phaphund fafund phafund phapund mildew blight rust_disease jhulsa ~ rust smut rot wilt galan kandwa blast
weeds weed kharpatwar khar_patwar ghaas grass ~ bathua motha dub_ghaas gajar_ghaas congress_grass
plant_disease rog blight
+ crop_loss fasal_nuksan
greenhouse polyhouse poly_house net_house shade_net
cold_store cold_storage sheetgrah sheet_grah sheetgruh शीतगृह koldstor ~ thande_mein_rakhna
warehouse godown godam gudaam storage bhandar
mandi apmc sabzi_mandi galla_mandi anaj_mandi
trader traders vyapari vyapaari arhtiya aadhti adhatiya aadhatiya adhtiya arhti commission_agent sahukar middleman \
  bichauliya seth lala ~ broker dalal dallal
msp samarthan_mulya samarthan_mooly support_price procurement sarkari_kharid ~ kharid_kendra procurement_centre fci
+ government sarkaari shaskiya ~ msp samarthan_mulya procurement kharid_kendra panchayat nigam municipal
directly direct seedha seedhe sidhe siddha ~ grahak customer consumers
own_land apni_zameen khud_ki_zameen ~ pushtaini paitrik khandani ancestral
ancestral pushtaini paitrik khandani virasat inherited
+ rent lease leasing leased theka thekey theke patta patte patte_par पट्टा पट्टे ठेका ठेके
sharecropping batai bataai bantai adhiya adhbatai
+ shared batai bataai bantai adhiya saajhe_mein
acre acres ekad bigha beegha hectare
dairy deri_farm deri_product doodh_dairy milk_products ~ doodh milk dahi curd paneer butter makkhan ghee cheese lassi \
  chaach amul mother_dairy cream khoya mawa
+ milk dudh ~ amul mother_dairy nandini full_cream toned taaza tetra doodhwala
+ ghee घी desi_ghee
+ butter maska
paneer cottage_cheese chhena
+ cheese cheeze
+ curd yoghurt dahee दही
buttermilk butter_milk chaach chhach chhaachh chhaas chaas matha mattha छाछ मट्ठा ~ takra
lassi lassee
ice_cream icecream kulfi
milk_down low_milk less_milk doodh_kam kam_doodh दूध_कम doodh_ghat ~ doodh_sukh milk_reduced milk_less
not_eating off_feed loss_of_appetite ~ chara_nahi khana_nahi kha_nahi khaana_chhod khana_chhod bhookh_nahi khati_nahi \
  khata_nahi
+ wound ~ injured injuries langda langdi lagda lagdi limping khoon bleeding
grocery groceries kirana kiraana ration rashan parchoon parchun pansari general_store provision provisions \
  departmental_store ~ daal chawal aata atta
personal_care toiletries grooming ~ shampoo soap sabun saabun toothpaste toothbrush face_wash facewash lotion cream \
  deodorant deo perfume hair_oil razor shaving sanitary_pads pads talc powder_talcum conditioner handwash colgate dove \
  lux lifebuoy moisturiser moisturizer lipstick makeup
cosmetics cosmetic makeup shringar beauty_products ~ lipstick kajal foundation bindi nail_polish mascara lakme
household_cleaning cleaning_items safai_ka_saman ~ detergent surf harpic phenyl phenol vim jhadu jhaadu pocha mop scrub \
  scrubber washing_powder dettol lizol colin nirma ariel tide rin dishwash bleach broom floor_cleaner toilet_cleaner \
  surf_excel vim_bar डिटर्जेंट डिटरजेंट
+ clean ~ detergent surf_excel harpic phenyl vim_bar jhadu washing_powder lizol dishwash डिटर्जेंट
+ snacks snack snaks nashta_namkeen ~ chips lays kurkure biscuit biscuits biskut cookies maggi noodles bhujia haldiram \
  samosa samose pakoda pakode mixture wafers popcorn khakhra mathri rusk toast parle britannia sev papdi
drinks beverage beverages cold_drink cold_drinks soft_drink sharbat ~ coke coca_cola pepsi sprite thums_up limca fanta \
  frooti maaza juice soda bisleri lassi red_bull
bakery bekri ~ bread cake pastry biscuits bun pav rusk cookies
sweets mithaiyan mithai ~ laddu ladoo barfi rasgulla gulab_jamun jalebi peda kaju_katli halwa halwai
dry_fruits dryfruit meva mewa ~ kaju cashew badam almond almonds kishmish raisins pista akhrot walnut khajur dates_box \
  anjeer makhana
baby_products baby_care ~ diaper diapers pampers huggies cerelac baby_food baby_oil wipes
stationery stationary steshanri ~ pen pens pencil pencils notebook notebooks copy_kitab register kagaz a4
mobile_phone smartphone smart_phone handset cellphone cell_phone mobail mobile_set ~ samsung galaxy iphone redmi xiaomi \
  vivo oppo realme oneplus one_plus nokia motorola poco micromax pixel itel lava infinix keypad_wala
+ phone handset smartphone ~ ring_me ring_kar ghanti baat_karna dial
keypad keypad_phone feature_phone button_wala basic_phone chhota_phone
tablet ipad teblet tab_samsung
+ computer laptop lepatop desktop ~ macbook thinkpad chromebook keyboard kibord
laptop lepatop notebook_computer ~ macbook thinkpad chromebook pavilion vivobook ideapad inspiron
desktop pc computer_set ~ monitor cpu assembled
television tv telly teevee टीवी टेलीविजन led_tv smart_tv ~ led lcd oled bravia qled mi_tv एलईडी android_tv
headphones headphone earphone earphones earbuds headset airpods iyarfon ईयरफोन handsfree ~ neckband tws buds boat_ka \
  boat_ke boat_wala kaan_wala
speaker speakers spikar soundbar sound_bar home_theatre woofer ~ jbl sound awaz awaaz ringtone sunai sunaai
camera kaimra कैमरा ~ dslr nikon canon gopro webcam lens photo photos foto selfie
smartwatch smart_watch fitness_band ~ fitbit apple_watch noise_watch boat_watch
printer printar ~ cartridge toner inkjet laserjet epson deskjet
power_bank powerbank
charger adapter adaptor charging_cable ~ type_c cable taar
+ charging charge_nahi chaarj charging_port charging_pin ~ adapter cable type_c socket jack
battery baitri bettery cell batri ~ discharge drain drains draining backup phool_gayi khatam_jaldi back_up inverter exide
touch touchscreen touch_screen tach
+ screen skreen ~ touch_nahi display_toot lines_aa gorilla
memory storage_full gb ram ~ sd_card memory_card
sim sim_card sim_nikal esim
pen_drive pendrive hard_disk
router modem raautar raoutar ~ tp_link tplink d_link netgear
does_not_start not_starting dead not_turning_on on_nahi chalu_nahi start_nahi band_pada band_ho_gaya band_padi ~ dead \
  power_nahi start_hi chalu_hi on_hi wont_start wont_turn doesnt_start doesnt_turn no_power bilkul_band mar_gaya
not_working working_nahi kaam_nahi chal_nahi nahi_chal chalta_nahi chalti_nahi ~ stopped_working band_pada band_padi
not_cooling no_cooling thanda_nahi cooling_nahi thandi_nahi cool_nahi ~ garam_hawa
+ noise noises ~ awaz_karta awaaz_karta khad_khad ghar_ghar khat_khat vibration vibrates
+ leak ~ paani_gir paani_nikal pani_gir pani_nikal pani_tapak seepage
+ wrong_size saiz ~ chhota_aaya bada_aaya chhota_nikla bada_nikla too_large tight fit fitting tang dheela dhila \
  size_chhota size_bada doesnt_fit chhoti_aayi badi_aayi wont_go_through wont_go_up wont_go_in wont_go_into \
  doesnt_go_through doesnt_go_in doesnt_go_into not_going_in not_going_through andar_nahi_ja andar_nahi_aa nahi_ghus
wrong_item galat_saman galat_samaan galat_cheez different_item galat_product wrong_product wrong_order galat_order \
  ~ kuch_aur_hi dusra_product doosra_product koi_aur_ka dusra_saman doosra_saman galat_bhej galat_de galat_aaya \
  galat_aayi galat_mila different_product wrong_one
+ broken phati phata_hua tut toot_gaya toot_gayi tooti tooti_hui fata fati chatak shattered pieces_mein crushed dented
+ damaged damage daimej
+ missing ~ ek_kam kam_aaya kam_mila kam_hai_saman saman_kam samaan_kam one_short short_hai packet_short one_less \
  ek_piece_kam short_mila
not_delivered not_arrived never_arrived never_came ~ not_reached didnt_arrive hasnt_arrived
not_received ~ not_got didnt_get didnt_receive
received mil_gaya mil_gayi mil_chuka pahunch_gaya pahunch_gayi prapt ~ aa_gaya aa_gayi delivered got_it
received_damaged ~ toota_mila toota_hua_mila kharab_mila tuta_mila
refused refuse rejected mana_kar mana_kiya thukra ~ wapas_bhej lauta_diya laut_diya nahi_liya liya_nahi returned
in_transit raste_mein shipped dispatched on_the_way ~ out_for_delivery nikal_gaya
charged_twice double_charge double_payment do_baar_kat paid_twice two_times_deducted ~ do_baar do_do_baar double twice \
  dobara_kat
extra_charge extra_charges zyada_charge overcharged overcharge hidden_charges ~ zyada_liya zyada_liye zyada_paise \
  extra_paise
refund_pending refund_nahi refund_not
+ refund paise_lautao paise_vapas paise_wapis paisa_lauta paise_lauta amount_wapas paisa_wapis money_return return_money \
  ~ paise_do_wapas money_in_account amount_return
+ replace ~ naya_bhej naya_do naya_de dusra_piece doosra_piece dusra_bhej doosra_bhej new_piece new_one badli
+ repair banwana banwa ripeyar thik_karna thik_kar theek_kar ~ mechanic mistri technician
store_credit wallet_credit ~ wallet coupon voucher gift_card points
coupon kupan promo_code promocode voucher ~ code_laga
+ discount discounts chhoot riyayat concession ~ coupon sale_mein kam_kar offer offers cashback
offer offers schemes ofar sale_offer
cod cash_on_delivery सीओडी ~ milne_par saman_milne maal_milne jab_aayega jab_milega on_delivery
on_delivery delivery_par delivery_pe cash_on_delivery cod ~ saman_milne maal_milne milne_par milne_ke_baad jab_saman \
  jab_maal
advance edvans peshgi bayana agrim ~ pehle token upfront prepaid
+ cash rokda nakdi kaish cod rokad ~ hath_mein haath_mein note_mein currency
+ upi ~ googlepay gpe फोनपे gpay_karunga amazon_pay qr_code yupiai google_pe bharatpe
+ card ~ visa mastercard master_card swipe amex credit debit pos_machine rupay_card
+ net_banking online_transfer ~ banking rtgs online_banking fund_transfer account_transfer
+ cheque chaik ~ post_dated pdc cheque_book
demand_draft draft dd_banwa
wallet baatua ~ paytm mobikwik amazon_pay freecharge
full_payment poora_payment pura_payment full_cash one_time_payment lump_sum lumpsum ~ ek_saath ek_sath ek_baar \
  ek_baar_mein ek_hi_baar one_shot poora_cash pura_cash poora_paisa pura_paisa poore_paise pure_paise outright at_once \
  all_at_once in_full
part_payment partial_payment aadha_payment ~ thoda_thoda half_now aadha_abhi
+ instalment installments instalments emi kishton kiston kishten qist kisten ईएमआई ~ thoda_thoda mahine_mahine monthly \
  bajaj no_cost har_mahine
+ loan lon लोन karja karze finance fainance finans ~ finance_karwa
+ credit udhaar udhari udhar
exchange_old old_exchange exchange_offer ~ purana_de purana_dekar purana_deke trade_in purana_lekar purane_badle
no_money paise_nahi paisa_nahi money_problem money_issue cash_crunch financial_problem financial_issue aarthik_tangi \
  paise_ki_dikkat paise_ki_tangi paise_ki_kami fund_nahi funds_nahi ~ tangi kadki kangali broke balance_nahi haath_tang \
  hath_tang salary_nahi short_of_money low_balance insufficient
short_of_money financial_problem money_problem money_trouble financial aarthik cash_crunch financial_difficulty ~ tangi \
  kadki haath_tang hath_tang paise_nahi paisa_nahi paise_ki balance_nahi low_balance insufficient salary_nahi
+ forgot bhulna ~ skip_ho dhyan_se dhyan_nahi yaad_se dimag_se remember_nahi zehan_se
+ technical technical_problem ~ server_band otp_nahi app_nahi failed_transaction transaction_fail transaction_failed \
  payment_fail payment_failed hang_ho net_nahi
already_paid paid bhugtan_kar chuka_diya chuka_diye pay_kar jama_kar jama_kiya jama_karwa ~ kar_diya de_diya de_diye \
  de_chuka de_chuke kar_chuka kar_chuke bhar_diya bhar_diye paid_it payment_ho
dispute vivad disagree ~ bill_galat galat_bill amount_galat wrong_amount wrong_bill zyada_charge galat_charge not_correct \
  extra_charge
wrong_bill bill_galat galat_bill billing_error zyada_bill bill_zyada high_bill ~ overcharged extra_charges extra_charge \
  zyada_aaya bill_jyada extra_paise zyada_paise
recharge richarj recharj रिचार्ज topup top_up टॉपअप ~ plan_nahi pack_nahi validity
+ receipt invoice pakka_bill rasheed raseedh ~ invoice
invoice bill pakka_bill raseed rasid gst_bill tax_invoice parchi
no_network no_signal signal_nahi network_nahi tower_nahi range_nahi coverage_nahi no_coverage ~ no_bars no_tower no_service
+ network taavar netvark range coverage ~ bars towers
slow_internet slow_net net_slow internet_slow slow_speed speed_slow speed_kam low_speed net_dheere नेट_धीरे ~ buffering \
  buffer atakta atakti atak lag lagging slow dheere speed net_dheema youtube_nahi
+ slow dhire slowly lag lagging late_load ~ atakta atak buffering time_lagta time_lagti time_lag bahut_time loading \
  hang_hota ghanton ghanto kachhua tortoise lambi_line der_lagi der_lagti der_lag time_lagaya
call_drop call_drops call_dropping call_cut call_kat phone_kat ~ cut_ho kat_jata kat_jati kat_jaati voice_breaking \
  awaz_kat awaaz_kat toot_toot
prepaid pripaid pre_paid ~ recharge richarj रिचार्ज
postpaid post_paid ~ bill_aata bill_wala monthly_bill bill_mein
broadband brodband fiber fibre ftth wifi wi_fi landline_net ~ jio_fiber airtel_fiber act_fibernet xstream router hathway
dth dish_tv dishtv set_top_box setup_box settop cable_tv डीटीएच ~ tata_sky tata_play videocon sun_direct chhatri d2h dish \
  cable
jio jiyo ~ jio_fiber
airtel eyartel
vi vodafone vodafone_idea vodaphone vi_wala ~ idea_wala idea_sim idea वोडाफोन
bsnl bharat_sanchar ~ sarkari_wala sarkari_company
port_out porting mnp number_port port_karna
website web_site webpage web_page vebsait ~ site wordpress landing_page domain hosting portal blog
mobile_app app application android_app ऐप एप ~ android ios play_store app_store apk
online_shop online_store ecommerce e_commerce webstore ~ shopify woocommerce amazon_par flipkart_par online_bech \
  online_bechna
digital_marketing marketing online_marketing promotion prachar parchaar ~ seo facebook_ads google_ads insta_ads ads leads \
  adwords instagram_promotion campaign ppc social_media_marketing
logo logo_design ~ branding brand_identity
software saftver ~ erp crm billing_software
tally taili टैली ~ tally_prime tally_erp
excel spreadsheet eksel एक्सेल ~ google_sheet google_sheets sheet sheets
paper_register register bahi bahi_khata khaata_bahi manual ~ khata copy_mein copy_me copy_par haath_se hath_se diary \
  likhte notebook handwritten
not_opening khul_nahi nahi_khul khulta_nahi khulti_nahi ~ site_down 404 error_aa down blank nahi_khulti not_loading \
  doesnt_open wont_open
hacked hack haik_ho hacking ~ virus malware hacker hackers
contents content text_change ~ photo_badal text photo_change number_badal update_content image_change
password paasvard login lagin log_in ~ otp sign_in
data_loss data_lost data_gayab data_ud
+ shop dukaan_hai stor shopping_complex ~ kirana general_store medical_store chemist salon parlour parlor boutique \
  coaching_centre bakery showroom godown_ki dispensary clinic dental_clinic jewellers jeweller cafe tailor_shop \
  stationery pan_shop paan tapri khokha thela gumti stall kiosk hardware_store mobile_shop cyber_cafe beauty_parlour saloon
+ office ofis आफिस ~ coaching ca_firm clinic cabin coworking co_working consultancy agency travel_agency it_company studio
factory karkhana kaarkhana karkhane factri faiktri plant_unit manufacturing_unit production_unit industrial industry \
  udyog unit_hai mill ~ manufacture manufacturing manufacturer we_make banate banaate flour_mill rice_mill oil_mill \
  spinning workshop machinery lathe foundry fabrication assembly brick_kiln bhatta eent_bhatta chakki production \
  press_machine boiler furnace
textile textiles kapda_udyog vastra garment garments fabric hosiery ~ kapda kapde saree cloth yarn dhaga spinning weaving \
  loom looms powerloom handloom hathkargha knitting dyeing embroidery kadhai bunai readymade towel
food_processing food_industry khadya food_products ~ achar pickle papad namkeen biscuit biscuits masala rice_mill \
  flour_mill dairy juice jam sauce snacks bakery frozen oil_mill
pharma pharmaceutical pharmaceuticals dawa_company ~ dawai dawa dava medicine medicines tablets capsule capsules syrup \
  drug drugs formulation
metal_work fabrication engineering_works metals ~ welding foundry casting lathe forging loha iron steel sheet_metal \
  turning vending grill machining rolling_mill aluminium tamba copper peetal brass
it_services software_company it_company ~ software web_development app_development coding bpo website programming saas \
  website_banate app_banate computer
chemical chemicals rasayanik kemikal ~ acid dye dyes paint resin solvent
automobile automotive auto_parts ~ car_parts bike_parts garage
packaging_industry corrugated ~ carton box_banate
handicraft handicrafts hastshilp shilp ~ brassware pottery wood_carving
printing_press chhapai chhapkhana printing
jewellery jewelry zevar jewar gehne sona_chandi sarafa abhushan ~ jeweller sunar anguthi haar kangan
medicines chemist medical pharmacy dawakhana dawa_dukan medical_store मेडिकल ~ dawai dawa
electronics elektroniks electronic ~ mobile mobiles tv appliances fridge laptop ac_cooler washing_machine home_appliances \
  computer
restaurant restorent dhaba bhojanalay eatery ~ cafe hotel tapri canteen tiffin fast_food food_court mess juice_shop
hardware hardware_shop haardwer ~ paint pipe pipes sanitary nut_bolt cement siment sariya nails tiles plywood taala tools \
  rod fittings
clothes_shop readymade redimed
+ clothes garment garments readymade redimed apparel vastra poshak ~ boutique sarees kurti leggings tshirt t_shirt \
  lehenga hosiery
footwear ~ joote shoes chappal sandal slippers bata
furniture farnichar ~ sofa bed table chair almirah kursi mez palang wardrobe
proprietorship proprietor sole_proprietor sole_proprietorship sole_owner ekal ~ akele akela single_owner main_hi_malik \
  malik_main only_owner alone
partnership saajhedari sajhedari partner partners bhagidar bhagidari ~ milkar milke mil_ke bhai_ke_saath do_log
private_limited pvt_ltd pvt limited_company प्राइवेट_लिमिटेड ~ pvt_limited
not_registered unregistered registration_nahi registered_nahi bina_registration register_nahi
manufacturer manufacturers nirmata utpadak producer producers manufacture ~ factory banate banaate produce karkhana \
  making we_make
wholesaler wholesale wholesalers thok holsale holselar bulk ~ thok_mein thok_vikreta bulk_mein
retailer retail retailers dukandar dukaandaar shopkeeper phutkar khudra chillar ritel ~ shop dukaan kirana
distributor distributors vitarak distribution stockist super_stockist ~ agency supply supplier supplies
dealership dealer_banna dealer_ship dilarship agency franchise frenchaiji distributorship ~ dealer
price_list rate_list pricelist catalogue catalog ~ rates bhav price quotation mulya_suchi rate
credit_limit udhar_limit ~ udhar udhaar udhari limit_badha
complaint complain shikayat shikaayat grievance ~ problem dikkat issue pareshani kharab
enquiry inquiry jaankari jankari information puchtaach poochtaachh query ~ details pata_karna
quotation quote kotation estimate
sample sampal namuna namoona
raw_material raw_materials kachcha_maal kaccha_maal kachha_maal ~ granules yarn coils maal ingredients
machine_spare_parts spare_parts spares spare purje purja kalpurje parts part ~ bearing bearings belt gear gears shaft \
  bolt bolts gasket nozzle piston seal valve motor_coil filter
+ labour labor workers worker karigar kaarigar shramik helper helpers kamgar mazdoor manpower ~ operators operator coolie
safety_equipment safety_gear suraksha safety ppe ~ helmet helmets gloves dastane mask masks goggles fire_extinguisher \
  safety_shoes jacket boots harness
machinery machines machine mashin mashine ~ lathe cnc press compressor generator boiler
generator genset dg_set janret jenreter
power_cut load_shedding bijli_katauti bijli_nahi light_nahi
day_shift din_ki_shift din_pali first_shift ~ din day daytime
night_shift raat_pali raat_ki_shift second_shift rat_pali ~ raat night
both dono dono_hi ~ 24_ghante chaubis_ghante round_the_clock 24x7 chaubeeso_ghante
solar saur sour_urja solar_panel solar_plant
very_satisfied extremely_satisfied fully_satisfied completely_satisfied very_happy extremely_happy bahut_khush \
  highly_satisfied bahut_santusht poori_tarah_santusht delighted thrilled ~ excellent superb zabardast jabardast shandaar \
  shaandaar lajawab lajavab ekdum_mast bahut_badhiya bahut_accha bahut_achha bahut_acha loved love_it amazing awesome \
  fantastic outstanding kamaal dil_khush wonderful brilliant behtareen terrific very_good bahut_mast
satisfied happy santusht khush pleased satisfactory content santushti prasann ~ good achha accha acha badhiya theek_laga \
  liked pasand_aaya pasand_aayi mast nice sahi_laga अच्छा बढ़िया बढिया
not_satisfied unsatisfied dissatisfied unhappy asantusht dukhi naakhush nakhush khush_nahi santusht_nahi very_unhappy \
  very_dissatisfied ~ naraz naraaz disappointed disappointing bekar bekaar bakwas bakwaas ghatiya worst terrible horrible \
  pathetic useless barbad upset angry gussa poor bad kharab pasand_nahi achha_nahi acha_nahi disgusting nirash frustrated
unhappy dissatisfied asantusht dukhi naakhush nakhush not_happy khush_nahi ~ naraz naraaz disappointed upset angry gussa \
  bekar bakwas ghatiya worst nirash frustrated pathetic
neutral neither so_so tatasth theek_thaak theek_thak thik_thak thik_thaak ठीक_ठाक not_good_not_bad ~ average okay ok_ok \
  na_achha na_accha na_acha normal samanya mixed chalta_hai
excellent outstanding superb fantastic amazing awesome brilliant wonderful marvellous terrific lajawab lajavab shandaar \
  shaandaar zabardast jabardast behtareen behtarin umda ek_number top_class first_class top_notch world_class no_1 \
  bahut_achha bahut_accha bahut_acha bahut_badhiya very_good very_nice ekdum_mast kamaal jhakaas jhakas dhansu \
  extraordinary exceptional ~ best perfect great super loved
+ good nice badiya badhia acchi achhi acchhi achhe mast sahi_hai fine pleasant decent बढ़िया बढिया ~ pasand_aaya pasand_aayi \
  liked maza_aaya
average medium_quality ausat so_so theek_thaak theek_thak thik_thak thik_thaak ठीक_ठाक mediocre ~ okay ok_ok ok_type \
  chalta_hai chal_jata kaam_chalau normal samanya not_bad passable na_achha na_accha na_acha
+ bad bekaar bakwas bakwaas ghatiya worst terrible horrible pathetic awful raddi third_class bogus lousy vahiyat wahiyat \
  बुरी बुरे खराब nikamma ~ disappointing useless waste barbad low_quality disgusting
poor bekar bekaar bakwas bakwaas ghatiya worst terrible horrible pathetic awful raddi third_class bogus lousy vahiyat \
  wahiyat kharab bad ~ disappointing useless waste barbad low_quality
+ quality kwaliti ~ tikau kapda_kharab durable fabric material ghatiya pakka_nahi silai mazboot kamzor nakli duplicate \
  finish finishing
poor_quality bad_quality quality_kharab quality_not quality_nahi kharab_quality ghatiya_quality low_quality cheap_quality \
  quality_bekar ~ ghatiya nakli duplicate fake cheap_material kapda_kharab tikau_nahi sasta_maal rang_utar raddi \
  bekar_quality material_kharab third_class
+ price mol moolya mulya daam bhav bhaav rates pricing ~ mehnga mehengi mahanga mahenga costly expensive sasta overpriced \
  price_zyada paise_zyada zyada_paise
delivery_time late_delivery ~ late der deri delay delayed time_par time_se din_lag bahut_din waiting
behaviour behavior rawaiya ravaiya vyavhar bartav bartaav attitude ~ badtameez badtameezi rude tameez gali polite \
  ladka_rude chillaya salesman misbehave misbehaved bola_galat batameez
+ staff worker salesman saleman ladke_ne stafff ~ badtameez badtameezi batameezi rude tameez_nahi vyavhar salesgirl \
  manager cashier executive
packing packaging peking paiking पैकिंग ~ box dabba carton seal bubble_wrap wrapping khula_tha lapeta tape packed
polite vinamra sharif shareef tameezdar saumya courteous helpful cooperative well_behaved sabhya ~ tameez_se pyar_se \
  izzat_se helpful friendly madadgar sahyogi kind achhe_se acche_se nice respectful ache_se
+ rude badtameezi badtamij badtamiz बदतमीज arrogant ghamandi akdu ashisht impolite batameez ~ chilla chillaya gali gaali \
  shouting shouted insult insulted daant ladai bahas akad disrespectful misbehave tameez_nahi gusse_mein
+ cheap sastaa kifayati economical ~ kam_daam daam_kam kam_price low_price kam_rate kam_paise value_for_money bargain
fair reasonable vajib wajib uchit jayaz munasib theek_daam right_price ~ sahi_daam theek_hai_rate rate_theek daam_theek \
  sahi_rate value_for_money genuine sahi_price normal okay justified
+ expensive mahnga mahengi mahanga mahangi mehenga mehengi overpriced pricy high_price dear too_high ~ zyada_daam \
  daam_zyada rate_zyada zyada_rate loot lootte lut jeb_par budget_se budget_nahi out_of_budget over_budget afford \
  kharcha_zyada kharcha_jyada costly_hai zyada_paise paise_zyada
too_expensive too_costly bahut_mehnga over_budget out_of_budget ~ mehnga mahnga mahanga mehenga costly expensive \
  overpriced budget itne_paise afford price_zyada zyada_mehnga rate_zyada kharcha_zyada paise_zyada zyada_paise \
  kharcha_jyada
+ fast fatafat phatafat jhat_se jhatpat instant instantly speedy twarit swift ~ chutki lightning turant_ho minuton minton \
  der_nahi prompt promptly
okay theek thik normal average so_so ठीक
+ daily pratidin rojana rozaana every_morning every_evening each_day nitya everyday all_days roj रोज ~ subah_shaam \
  din_mein_do daily_basis din_mein_kai din_mein_teen
+ weekly haftawar weekends every_sunday every_saturday har_itvaar har_sunday har_shanivar har_ravivar hafta_hafta \
  ~ weekend hafte_mein_ek hafte_mein_do once_a_week week_mein har_somvar har_monday
twice_a_week hafte_mein_do
+ monthly mahine_mein_ek once_a_month har_maah masik pratimaah ~ mahine_mein_do month_mein
rarely kabhi_kabhar kabhi_kabhaar kabhi_kabhi shayad_hi hardly seldom bahut_kam occasionally ~ saal_mein_ek blue_moon \
  once_in_a_while saal_bhar festivals diwali_par kabhi_kbhar
sometimes kabhi_kabhi kabhi_kabhar kabhi_kabhaar occasionally at_times ~ jab_zarurat when_needed jab_man jab_kaam \
  need_basis on_and_off as_needed
often aksar frequently bar_bar baar_baar regularly many_times kai_baar
every_day daily roz rozana regularly ~ subah_shaam din_mein_kai din_mein_do
never kabhi_nahi not_once ek_baar_bhi_nahi ~ use_nahi use_hi_nahi download_nahi kabhi_use_nahi never_used tauba
+ nothing khatam khatm finished ~ zero sifar khali empty
a_little little_bit thoda thodi thode thoda_sa thodi_si zara_sa ~ few kuch_hi some jara_sa
half aadha aadhi aadhe adha आधा ~ fifty_percent 50_percent pachas_pratishat 50_50
plenty bahut_saara bahut_sara dher dher_sara dher_saara kaafi bharpur bharpoor lots a_lot ~ bahut full bhara enough
enough kaafi paryapt sufficient
+ late deri der_se lete vilamb ~ din_lag delayed time_se_nahi
immediately turant tatkal tatkaal turat asap right_away at_once abhi_ke_abhi jaldi_se_jaldi abhi_chahiye this_minute \
  today aaj ~ abhi emergency jaldi aaj_hi right_now
today_itself aaj_hi aaj today ~ abhi turant emergency right_now immediately tatkal jaldi asap
urgent emergency zaroori jaruri tatkal tatkaal asap right_now emergency ~ abhi_chahiye aaj_hi
no_hurry jaldi_nahi koi_jaldi_nahi not_urgent take_your_time no_rush aaram_se araam_se fursat_se hurry_nahi ~ whenever \
  dheere_dheere kabhi_bhi_chalega anytime dhire_dhire itminan sabr
this_week is_hafte ~ do_teen_din teen_chaar_din char_paanch_din few_days 2_3_din 3_4_din kuch_din
within_a_month is_mahine mahine_bhar ~ 10_15_din do_hafte 15_din hafte_do_hafte
just_looking dekh_raha dekh_rahi dekh_rahe browsing window_shopping exploring ~ pooch_taach puchtaach poochtaachh jankari \
  jaankari enquiry sirf_dekh pata_kar information timepass
decided pakka final tay_hai confirmed confirm fixed nishchit pakki ~ fainal 100_percent sau_pratishat fix tay definitely \
  kar_liya_tay
thinking soch sochna sochenge soch_raha soch_rahe soch_rahi vichar considering undecided ~ compare comparing family_se \
  discuss salah dekhenge confused
not_interested interest_nahi dilchaspi_nahi nahi_lena nahi_chahiye mann_nahi man_nahi mood_nahi
definitely zaroor jarur jaroor bilkul pakka avashya surely certainly absolutely ~ sau_pratishat hundred_percent 100_percent
maybe shayad dekhenge perhaps might possibly ho_sakta ~ sochenge depends pata_nahi
+ morning savere subha prabhat bhor ~ before_office office_se_pehle nashte
+ afternoon dopahr dupahar noon ~ lunch_ke_baad khane_ke_baad
+ evening shyam sandhya sanjh saanjh ~ office_ke_baad duty_ke_baad kaam_ke_baad chai_ke_time
myself me_only main_khud mai_khud main_hi mai_hi khud_hi ~ mera_faisla mera_decision i_decide khud self myself
spouse husband wife pati patni biwi gharwali ghar_wali gharwale_pati better_half mister missus jeevan_sathi ~ shrimati \
  pati_dev dharmpatni
parents parent maa_baap mata_pita mummy_papa माता_पिता mom_dad ~ papa mummy maa baap father mother pitaji mataji dad mom
boss management higher_ups ~ malik seth sethji manager mainejar head_office
bought_elsewhere another_shop another_store dusri_dukaan doosri_dukaan dusri_jagah doosri_jagah kahin_aur ~ amazon \
  flipkart meesho kisi_aur_se competitor dusre_se doosre_se le_liya_kahin local_market other_shop kharid_liya meesho_se \
  already_bought le_liya
do_not_need not_needed dont_need no_longer_need zarurat_nahi jarurat_nahi zaroorat_nahi kaam_nahi_aata need_nahi \
  not_required ~ dusri_jagah
changed_mind changed_my_mind changed_our_mind changed_our_minds change_of_mind mind_changed mind_change man_badal \
  mann_badal irada_badal iraada_badal vichar_badal faisla_badal
not_needed zarurat_nahi jarurat_nahi zaroorat_nahi need_nahi not_required no_need ~ baad_mein baad_me later postponed \
  postpone abhi_nahi
out_of_stock no_stock stock_nahi stock_khatam maal_nahi maal_khatam not_available available_nahi unavailable sold_out \
  uplabdh_nahi khatam_ho ~ stock_mein_nahi khatam
in_stock stock uplabdh available stok maal ~ maal_pada pada_hai rakha_hai
did_not_like pasand_nahi didnt_like not_liked disliked achha_nahi_laga accha_nahi_laga acha_nahi_laga napasand \
  ~ design_achha_nahi design_nahi look_nahi
no_time time_nahi samay_nahi waqt_nahi busy vyast fursat_nahi ~ kaam_tha phas_gaya phans_gaya meeting kaam_mein
+ busy ~ kaam_mein_tha phas_gaya phans_gaya kaam_tha meeting
too_far far door_hai bahut_door dur_hai distance long_distance door_padta दूर door_padti ~ door kilometre kilometer doori
weather mausam ~ barish baarish rain raining dhoop garmi thand heavy_rain toofan aandhi aandhi_toofan storm kohra fog \
  loo_chal pani_baras snow ole
was_ill fell_ill is_ill am_ill im_ill got_ill very_ill bimar beemar sick ~ bukhar tabiyat fever dengue malaria typhoid hospital viral flu tabiyat_kharab \
  tabiyat_thik tabiyat_theek tabiyat_nahi बीमार
+ friend dosto yaar saheli mitron ~ colleague jaan_pehchan jaan_pahchan pehchan_wale reference referral sahkarmi dost_ne \
  padosi neighbour
+ family rishtedar rishtedaar relative relatives ~ chacha mama_ji jija cousin bhabhi uncle_ne
word_of_mouth logon_se suna_hai referral reference ~ dost friend padosi colleague kisi_ne_bataya
google guugal google_search ~ search net_pe net_par internet googled maps sarch khoja
+ social_media soshal facebook fb linkedin ~ reel reels fb_ad story_insta utube yutyub whatsapp_group telegram influencer \
  influencers snapchat twitter facebook_ad viral
+ advertisement ads vigyaapan ishtihar ishtehar ~ banner pamphlet parcha tv_par radio_par
+ newspaper akhbaar samachar_patra ~ jagran dainik dainik_jagran bhaskar dainik_bhaskar times_of_india amar_ujala \
  hindustan_times
banner hoarding hording billboard sign_board signboard bainar ~ poster board flex board_dekha deewar_par
hoarding billboard hording flex_board flex ~ banner bainar board poster
flyers flyer pamphlet pamphlets pamflet leaflet leaflets parcha parche parchi_baant brochure brochures handbill
radio rediyo fm एफएम ~ radio_mirchi jingle aakashvani
passing_by walked_past raste_mein_dikha guzar_raha guzar_rahe ~ dukaan_dikhi dukan_dikhi saw_the_shop saw_your_shop \
  nikal_raha aate_jaate saw_the_board
exhibition mela pradarshani trade_fair expo prdarshni
+ whatsapp watsapp watsap whtsap whatsap wattsapp vatsap व्हाट्सएप वॉट्सऐप वाट्सप wp व्हाट्सऐप
+ email imel ईमेल मेल mail_id email_id मेल_आईडी
visit milna mulakat mulaqat in_person face_to_face personally aamne_saamne aakar_milna ~ ghar_aa aake_mil aakar_mil \
  milkar milke aa_jao aa_jaiye aa_jana mil_lo mil_lenge come_home come_over come_to
video_call videocall zoom google_meet video_conference vc
home_delivery ghar_par_delivery doorstep_delivery ~ doorstep address_par send_home
+ pickup pick_up self_pickup self_collect khud_lena ~ khud_le le_jaunga le_jayenge le_jaungi aake_lenge aake_lunga \
  aakar_le collect_myself
+ courier kuriyar ~ blue_dart bluedart delhivery ecom_express xpressbees professional_courier shiprocket fedex
+ post speedpost registered_post ~ post_office
transport_company transport ~ truck tempo bilty lorry
+ parcel peti petti carton kartan
box carton peti petti dabba dibba डिब्बा kartan karton
carton peti petti kartan karton case_box ~ box dabba
+ bag sack bori boriyan bora katta kattaa कट्टा thaili gunny
bottle bottles botal botle बोतल shishi sheeshi शीशी ~ jar
pouch pouches paauch पाउच sachet sachets
dozen darjan दर्जन dajan ~ barah twelve
single_piece ek_piece ek_nag one_piece ~ nag
truckload full_truck truck_load gaadi_bhar truck_bhar ~ truck
kilo kilogram kg किलो
quintal kuntal kwintal क्विंटल
for_myself apne_liye khud_ke_liye mere_liye personal_use ~ personal self
as_a_gift gift upahar uphaar present giftt ~ tohfa kisi_ko_dena birthday_present shaadi_mein shagun
+ gift giift present gift_pack gift_wrap ~ tohfe shagun
resale resell reselling aage_bechna ~ bechna bechne bechenge dukaan_pe dukaan_par becho bechta bechte sell
for_the_office office_use ~ office company staff_ke_liye daftar
moving_away shifting relocation relocating sheher_badal shahar_badal ghar_badal ~ shift shifting transfer transferred \
  tabadla moving makaan_badal relocate
+ shifted ghar_badal makaan_badal relocating ~ tabadla transfer
found_another another_company other_company dusri_company doosri_company switched competitor ~ dusra_le doosra_le jio_le \
  airtel_le dusre_se doosre_se switch port_karwa port_kar
too_costly too_expensive ~ mehnga mahanga costly expensive afford kharcha zyada_paise paise_zyada overpriced budget
bad_service poor_service service_kharab kharab_service service_bekar ghatiya_service ~ koi_sunta sunte_nahi service_nahi \
  ghatiya bakwas bekar response_nahi
no_need zarurat_nahi jarurat_nahi zaroorat_nahi not_needed need_nahi kaam_nahi use_nahi
expired expire khatam_ho ekspayar ~ khatam date_nikal
fake nakli duplicate jaali farzi not_original dupliket
original asli asal genuine real_one
second_hand secondhand purana_wala used refurbished
spoiled sada_hua sad_gaya sadi basi stale rotten expired sadaa ~ badboo kharab_nikla phaphund
restarted restart reboot rebooted ristart रीस्टार्ट ~ band_karke off_on band_chalu switch_off
blinking blink jal_bujh tim_tima timtima
light_red red_light lal_batti laal_batti
+ green hari_batti
export exports exporting niryat eksport ~ videsh foreign abroad dubai overseas bahar_bhej
import imports aayat
trademark brand_registration
gst जीएसटी gstin ~ gst_number composition
trial demo free_trial demo_dikha
subscription membership sadasyata
brand brands company_ka
colour_different rang_alag wrong_colour colour_alag ~ ordered_blue
loyalty purane_grahak regular_customer
new_customer naya_grahak pehli_baar पहली_बार_है पहली_बार_ले पहली_बार_कर पहली_बार_खरीद पहली_बार_आ
old_customer purana_grahak purane_customer
internet_down net_band net_nahi_chal internet_nahi no_internet net_nahi
caller_tune hello_tune
international_roaming roaming videsh_mein
+ tractor ट्रैक्टर ट्रेक्टर टैक्टर ~ महिंद्रा स्वराज सोनालिका
+ fertiliser फर्टिलाइजर खाद ~ यूरिया डीएपी पोटाश
+ pump पंप पम्प ~ किर्लोस्कर
+ spray स्प्रे
+ phone फोन मोबाइल मोबाईल स्मार्टफोन
+ computer कंप्यूटर कम्प्यूटर लैपटॉप
+ television टेलीविज़न टेलिविजन
+ battery बैटरी बैट्री
+ charging चार्जिंग चार्ज चार्जर
+ screen स्क्रीन डिस्प्ले
+ speaker स्पीकर
+ router राउटर मॉडेम
+ recharge रिचार्ज
+ network नेटवर्क टावर सिग्नल
+ broadband ब्रॉडबैंड वाईफाई फाइबर
+ internet इंटरनेट नेट
+ website वेबसाइट साइट
+ refund रिफंड
+ replace रिप्लेस रिप्लेसमेंट एक्सचेंज
+ return रिटर्न
+ repair रिपेयर रिपेयरिंग मरम्मत
+ cancel कैंसल कैंसिल
+ warranty वारंटी गारंटी वॉरंटी
+ discount डिस्काउंट ऑफर कूपन
+ delivery डिलीवरी डिलिवरी
+ courier कूरियर कुरियर
+ receipt रसीद ~ इनवॉइस
+ bill बिल
+ cash कैश नकद
+ card कार्ड rupay_card
+ cheque चेक
+ loan लोन कर्ज कर्जा फाइनेंस
+ instalment किस्त किश्त किस्तों किश्तों
+ pay पेमेंट भुगतान
+ insurance इंश्योरेंस बीमा
+ restarted रीस्टार्ट रिस्टार्ट
+ install इंस्टॉल इंस्टॉलेशन फिटिंग
+ organic ऑर्गेनिक जैविक
+ in_stock स्टॉक
+ urgent अर्जेंट इमरजेंसी
+ price रेट दाम भाव
+ quality क्वालिटी क्वालटी
+ staff स्टाफ
+ sample सैंपल
+ advertisement विज्ञापन ऐड
+ social_media फेसबुक इंस्टाग्राम इंस्टा यूट्यूब
+ newspaper अखबार पेपर_में
+ factory फैक्ट्री फैक्टरी कारखाना मिल_है
+ shop सैलून दुकान शॉप ~ ब्यूटी_पार्लर पार्लर बुटीक किराना मेडिकल_स्टोर
+ office ऑफिस कार्यालय
+ snacks ~ बिस्कुट चिप्स कुरकुरे मैगी
+ personal_care ~ शैंपू साबुन टूथपेस्ट फेसवॉश
+ dairy ~ दूध दही पनीर मक्खन
+ business बिजनेस बिज़नेस धंधा कारोबार karobar vyapaar
+ corporate kampani कंपनी
+ engineer ~ technician टेक्नीशियन
demonstration demo डेमो
training प्रशिक्षण trening
subsidy anudan अनुदान sabsidi
drone dron ड्रोन
tree trees ped पेड़ vriksh
pond talaab
fencing baad_lagana taarbandi tarbandi
tea_estate chai_bagan
silk_worm sericulture resham_keet
mushroom mashroom khumbi
jute patsan
tobacco tambaku
sunflower surajmukhi
sesame til_wala
rabi ~ gehun wheat sarson mustard chana matar
kharif ~ dhaan paddy makka bajra kapas soybean
gst_return gst_filing
income_tax itr
late_fee penalty jurmana vilamb_shulk
interest byaj byaaj sood ब्याज
principal principal_amount mool_rakam mool_rakm mool_dhan mooldhan asal_rakam मूलधन मूल_रकम मूल_राशि ~ mool मूल
down_payment downpayment
guarantor jamanatdar zamanat
cashback kaishbaik
pincode pin_code
bulk_order thok_order
custom_made order_par
minimum_order moq
+ home ghar_aa
+ internet net_pe net_par net_slow internet_slow slow_internet slow_net internet_nahi net_nahi
+ slow net_slow internet_slow slow_internet slow_net slow_speed speed_slow speed_kam
+ speed slow_speed speed_slow speed_kam low_speed
+ network signal_nahi network_nahi tower_nahi range_nahi coverage_nahi no_network no_signal
+ colour rang_alag colour_alag wrong_colour
+ bill wrong_bill galat_bill bill_galat zyada_bill bill_zyada high_bill bill_jyada
+ salary salary_nahi
+ service kharab_service service_kharab service_bekar ghatiya_service bad_service poor_service
+ late late_delivery
+ delivery late_delivery
+ quality poor_quality bad_quality quality_kharab quality_nahi kharab_quality ghatiya_quality low_quality
+ price rate_zyada price_zyada daam_zyada zyada_rate zyada_daam rate_theek sahi_rate sahi_daam theek_daam daam_theek \
  low_price high_price kam_daam daam_kam kam_price kam_rate sahi_price
+ electricity light_nahi bijli_nahi power_cut bijli_katauti
+ cooling thanda_nahi cooling_nahi not_cooling no_cooling thandi_nahi cool_nahi
+ charging charge_nahi
+ water paani_gir pani_gir pani_nikal paani_nikal pani_tapak
+ milk दूध
+ battery phool_gayi
+ advertisement अखबार
+ good अच्छा
+ borrow कर्ज कर्जा
+ damaged खराब
+ poor खराब
+ mobile_phone मोबाइल मोबाईल ओप्पो रेडमी वीवो
+ laptop लैपटॉप
+ broadband वाईफाई
+ internet वाईफाई
+ business दुकान
+ retailer दुकान शॉप
+ grocery किराना
+ invoice रसीद बिल
+ paneer पनीर
+ vegetarian ~ पनीर
+ butter मक्खन
+ dairy ~ घी छाछ
+ medical मेडिकल
+ price_list ~ भाव
+ every_day रोज
+ kharif ~ धान
+ behaviour ~ बदतमीज
+ staff ~ बदतमीज
+ wrong_size ~ फिटिंग
+ manufacturer ~ कारखाना
+ offer ऑफर
+ checkup चेक
+ install लगवा
+ yearly saal_mein_ek saal_me_ek
`
