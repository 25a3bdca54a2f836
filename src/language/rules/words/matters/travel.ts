/** Vehicles, travel, stays, food, events, clothes, beauty and sports: lines as in `everyday-words.ts`; one that begins with `+` adds to the line of its first word. */
export const TRAVEL_WORDS = `
+ car four_wheeler 4_wheeler char_pahiya chaar_pahiya motor_car ~ swift_dzire maruti_swift maruti_alto wagon_r honda_city \
  honda_amaze mahindra_thar thar_gaadi omni_van hyundai_i20 hyundai_creta tata_nexon toyota_innova
hatchback small_car chhoti_gaadi chhoti_gadi chhoti_car alto wagonr wagon_r swift baleno celerio kwid santro tiago altroz \
  ignis ritz polo_car i10 i20 nano_car
sedan dzire swift_dzire etios ciaz verna honda_city honda_amaze amaze_car tigor slavia virtus aspire_car xcent dikki_wali \
  boot_wali
suv muv big_car badi_gaadi badi_gadi badi_car innova crysta ertiga scorpio bolero fortuner creta brezza xuv seltos nexon \
  safari_car thar_gaadi xylo carens ~ 7_seater seven_seater saat_seater 6_seater six_seater 8_seater harrier marazzo \
  triber सात_सीटर छह_सीटर tavera sumo_gaadi
tempo_traveller tempo traveller force_traveller mini_bus minibus winger urbania मिनी_बस टेम्पो_ट्रैवलर ~ 12_seater 13_seater \
  14_seater 17_seater 26_seater
luxury_car luxury_cars premium_car ~ audi bmw mercedes benz jaguar_car rolls_royce lexus volvo_car
+ bike ~ splendor pulsar bullet royal_enfield enfield activa jupiter_scooter ntorq dio_scooter vespa passion_pro \
  hf_deluxe platina apache_bike shine_bike unicorn_bike fz yamaha_bike tvs hero_honda do_pahiya
motorcycle motorbike splendor pulsar bullet_bike royal_enfield enfield passion_pro hf_deluxe platina apache_bike \
  duke_bike unicorn_bike geared_bike bullet
scooter scooty activa jupiter_scooter ntorq vespa access_125 pleasure_scooter fascino moped gearless burgman ~ tvs_jupiter
two_wheeler 2_wheeler do_pahiya ~ bike motorcycle scooter scooty scooti activa motorbike bullet splendor pulsar
+ auto three_wheeler 3_wheeler teen_pahiya tin_pahiya तीन_पहिया e_rickshaw erickshaw totto_rickshaw ~ bajaj_re ape_auto \
  piaggio tuktuk tuk_tuk battery_rickshaw tempo_auto
+ truck lorry goods_vehicle goods_carrier maal_gaadi ~ dumper tipper tata_ace chhota_hathi chota_hathi eicher \
  ashok_leyland trailer_truck container_truck tanker mini_truck pickup_van bolero_pickup 407 canter
+ bus volvo_bus coach_bus mini_bus ~ volvo redbus roadways ksrtc msrtc gsrtc upsrtc tourist_bus traveller_bus basein
heavy_vehicle heavy_motor bhari_vahan hmv truck lorry dumper trailer bus_driver bus_chalana truck_chalana
light_vehicle lmv
bicycle cycle saikil cycling ~ hercules_cycle firefox_cycle gear_cycle mtb
e_scooter electric_scooter ev_scooter ~ ola_s1 ather chetak_ev tvs_iqube
+ electric ev e_vehicle battery_wali battery_wala battery_operated battery_se battery_chalit electric_wali \
  electrical_vehicle बैटरी_वाली बैटरी_से ~ ola_s1 ather nexon_ev tesla chetak_electric iqube e_rickshaw charging_wali plug_in
+ petrol petroll pettrol petrol_wali ~ unleaded xp95
+ diesel dizal deezal diesel_wali
+ cng cng_wali cng_kit gas_kit gas_se gas_wali gas_par sequential_kit
hybrid haibrid
brake brakes brek break_pad brake_pad ~ disc_pad disc_brake brake_shoe handbrake hand_brake brake_oil brake_fail
engine injan injin engin ~ overheat overheating overheated piston misfire misfiring coolant radiator gasket kala_dhuan \
  dhuan_nikal dhuaan_nikal धुआं_निकल
tyre tyres tire_puncture pahiya chakka wheel_puncture ~ puncture punctured punchar pancher panchar पंक्चर stepney tubeless \
  flat_tyre hawa_kam hawa_bharwani hawa_nikal hawa_nikli rim wheel
clutch clutch_plate ~ clutch_pedal
gear gearbox gear_box geyar ~ transmission
suspension shocker shockup shock_absorber shockers
steering stearing ~ power_steering
silencer exhaust_pipe saailensar
headlight headlights head_light head_lamp indicator_light tail_light tail_lamp
windscreen windshield front_glass aage_ka_sheesha ~ wiper wipers
car_mirror side_mirror orvm
battery betri baitri batteri ~ jumpstart jump_start exide amaron battery_dead battery_down self_nahi self_start self_na \
  सेल्फ_नहीं
dent dents denting dent_paint denting_painting scratch scratches scratched kharoch kharonch khronch ~ bumper fender \
  bonnet paint_nikal body_work rubbing_polish
+ ac ~ thandi_hawa cooling_nahi compressor gas_refill gas_filling
general_service periodic_service servicing_karwana ~ first_service सर्विसिंग ~ oil_change engine_oil oil_filter free_service \
  tune_up tuning ऑयल_चेंज
oil_change engine_oil mobil_oil mobil tel_badalna ऑयल_चेंज
+ washing car_wash dhulwana dhulvani dhulwani dhulaai ~ foam_wash water_wash pressure_wash interior_cleaning \
  vacuum_cleaning shampoo_wash
car_wash ~ foam_wash water_wash pressure_wash interior_cleaning detailing
wheel_alignment alignment wheel_balancing balancing एलाइनमेंट ~ kheenchta kheench_rahi ek_taraf_bhagti pulls_left pulls_right
breakdown roadside roadside_assistance road_side rsa tow towing tow_truck stranded raaste_mein_band ~ crane_bhejo \
  crane_chahiye crane_bulao need_crane phas_gaye phas_gaya phas_gayi phans_gaye phansa_hua broke_down band_padi band_pad \
  highway_pe_band beech_raste बंद_पड़ी फंस_गए फंस_गया
tow towing tow_truck ~ crane_bhejo crane_chahiye crane_bulao uthwa_lo uthwa_ke utha_ke_le_jao
teflon ceramic_coating coating rubbing ~ wax_polish
seat_cover seat_covers
spare_parts spare_part parts purje purza purze
accessories accessory
puc pollution_certificate pollution_check pradushan
rc registration_certificate registration_card
fastag fast_tag toll_tag फास्टैग
parking_sensor reverse_camera dashcam dash_cam
number_plate hsrp
helmet helmat
learner learners learning_licence learning_license ll learner_licence kachha_licence kaccha_licence लर्निंग ~ naya_driver
permanent permanent_licence dl pakka pucca pakka_licence driving_licence driving_license ड्राइविंग_लाइसेंस
+ renew expired expire expiry validity_khatam expire_ho_gaya renewal_karwana रिन्यू ~ lapsed lapse
international videsh videshi foreign abroad overseas antarrashtriya ~ idp
duplicate_licence licence_kho duplicate_rc
third_party 3rd_party tp liability_only थर्ड_पार्टी ~ kanooni sirf_kanooni minimum_insurance compulsory_wala law legally \
  mandatory kanoon kanoonan
comprehensive 1st_party first_party full_insurance package_policy full_cover फर्स्ट_पार्टी फर्स्ट_पार्टी_बीमा ~ own_damage
zero_depreciation zero_dep nil_dep nil_depreciation ज़ीरो_डेप नील_डेप
+ accident ~ takkar takra_gayi takra_gaya thok_di thok_diya thuk_gayi thuk_gaya collision collided crashed_car hit_by
self_drive selfdrive khud_chalaunga khud_chalana
with_driver chauffeur chauffeured driver_ke_saath driver_wali driver_chahiye
hired_driver chauffeur paid_driver driver_rakha ड्राइवर driver
airport hawai_adda hawaii_adda hawai_adde एयरपोर्ट airport_drop airport_transfer airport_pickup airport_taxi ~ terminal \
  flight flight_pakadni t1 t2 t3
railway_station station ~ train_pakadni platform
bus_stand bus_stop bus_adda isbt bus_station
local hourly local_hourly ghante_wala within_city city_ride city_ke_andar sheher_ke_andar shahar_ke_andar shehar_mein \
  ~ 8_ghante 4_ghante 80_km 8_hours 4_hours
outstation out_station intercity dusre_shahar doosre_shahar dusre_sheher bahar_jaana shahar_se_bahar दूसरे_शहर बाहर_जाना \
  ~ out_of_city
one_way oneway ek_taraf ek_tarfa sirf_jaana sirf_jana only_going single_trip drop_only वन_वे एक_तरफ ~ sirf_drop
round_trip return_trip two_way aana_jaana aana_jana jaana_aana jana_aana aane_jaane up_down return_journey return_ticket \
  wapsi आना_जाना राउंड_ट्रिप ~ to_and_fro dono_taraf wapas_aana lautna_bhi
airport_pickup receive_karna lene_aana
shared_cab share_cab pool carpool car_pool share_taxi
+ taxi ~ ola uber rapido meru
ordinary sadharan saadharan normal_wali simple_wala ~ roadways
non_ac nonac bina_ac without_ac no_ac नॉन_एसी बिना_एसी
seater baithne_wali baithne_wala sitting chair_car push_back pushback बैठने_वाली ~ recliner
+ sleep letne_wali letne_wala lete_hue leti_hui लेटने_वाली
luxury luxurious premium deluxe aalishan shaandaar ~ volvo five_star 5_star
+ under lower lower_berth
+ upper upper_berth upar_wali
+ medium middle_berth beech_wali बीच_वाली
side_berth side_lower side_upper
third_ac 3ac 3a ac_3 three_tier_ac teen_tier 3_tier थर्ड_एसी
second_ac 2ac 2a ac_2 two_tier 2_tier do_tier सेकंड_एसी
first_ac 1ac 1a first_class फर्स्ट_एसी
general_class unreserved chalu_ticket chaalu_ticket general_dibba general_bogie anarakshit जनरल_डिब्बा
sleeper_class sl sleeper
tatkal tatkaal
+ general ~ unreserved chalu_ticket anarakshit
chair_car cc shatabdi_chair
economy economy_class sasti_wali sasta sabse_sasta cheapest सबसे_सस्ता ~ low_fare budget_ticket
business_class executive_class बिज़नेस_क्लास
premium_economy
+ train ~ rajdhani shatabdi vande_bharat duronto superfast_express irctc local_train memu garib_rath tejas_express railway
+ flight hawai_jahaz hawaijahaz हवाई_जहाज ~ indigo spicejet air_india vistara akasa goair boarding_pass airlines airline \
  airways
cruise kruz
helicopter chopper helicoptor हेलीकॉप्टर हेलिकॉप्टर
ferry steamer
ropeway rope_way cable_car udan_khatola रोपवे
pony khachchar khacchar ghoda ghode ghodi ghudsawari horse
palki paalki doli palanquin
on_foot paidal chalkar chal_ke_jaunga walking trek trekking
porter coolie pitthu_wala
elephant haathi hathi
camel oont
new_booking nayi_booking book_karna book_karana ticket_chahiye ticket_book बुक_करानी नई_बुकिंग ~ naya_ticket
+ cancel cancellation cancelled cancellation_karna radd raddh nirast कैंसिल ~ nahi_ja_paunga nahi_ja_paungi nahi_ja_payenge \
  trip_nahi
date_change change_date change_of_date reschedule rescheduling postpone preponed prepone postponed tareekh_badalni \
  tarikh_badalni date_badalni date_aage date_peeche तारीख_बदलनी तारीख_बदल
+ refund paise_vapas paisa_vapas paise_kab_wapas paise_nahi_aaye paise_laut पैसे_वापस पैसे_कब_वापस
name_change naam_badalna naam_galat spelling_galat नाम_गलत
seat_change seat_badalni
extra_baggage excess_baggage extra_luggage zyada_saaman
baggage luggage saaman samaan suitcase ~ bags attachi
suitcase sutkes trolley_bag attachi attache briefcase अटैची ~ trolley samsonite vip_bag
backpack rucksack pithu pitthu peeth_wala peeth_ka school_bag
handbag hand_bag purse cabin_bag cabin_baggage hand_luggage haath_wala haath_ka_bag हैंडबैग पर्स
carton cartons gatta
no_luggage khali_haath khaali_haath saaman_nahi
+ alone single_occupancy just_me only_me ek_aadmi ek_vyakti main_akela main_akeli one_adult एक_आदमी एक_व्यक्ति ~ bachelor
+ couple ~ husband_wife miya_biwi miyan_biwi two_of_us hum_dono हम_दोनों newly_married newlyweds newly_wed wife_ke_saath \
  do_log do_aadmi two_people two_persons biwi_ke_saath patni_ke_saath girlfriend
twin twin_bed twin_beds alag_bed two_beds do_bed
+ family ~ with_kids with_children mummy_papa maa_baap wife_and_kids parents_ke_saath biwi_bachche
+ group ~ doston_ke_saath with_friends batch sab_ke_saath college_group office_group
+ dormitory ~ bunk bunk_bed backpacker backpackers hostel_bed
deluxe dilaks
suite suite_room स्वीट_रूम
extra_bed extra_mattress ek_aur_bed extra_gadda
hotel ~ oyo lodge motel inn treebo fabhotel taj_hotel oberoi marriott itc_hotel radisson holiday_inn lemon_tree
homestay home_stay airbnb guest_house guesthouse bnb bed_and_breakfast ghar_jaisa होमस्टे गेस्ट_हाउस paying_guest
resort rizort
houseboat shikara हाउसबोट
hostel hostal chhatravas zostel
+ tent tents tented swiss_tent camp camping kaimp ~ bonfire campsite
camping camp kaimp tent tents ~ bonfire campfire sleeping_bag
dharamshala dharmshala yatri_niwas yatri_nivas ashram aashram musafirkhana sarai_mein bhakt_niwas
service_apartment serviced_apartment
farmhouse farm_house farm_stay farmstay फार्म_हाउस फार्महाउस marriage_garden marriage_lawn party_lawn ~ lawn khet_wala
+ sea sea_view beach_view sea_facing beach_facing samundar samandar samudr kinara ocean ~ goa_beach
+ hill mountain mountains mountain_view hill_view valley_view pahaad pahadiyan parvat ~ himalaya himalayas snow barf
+ garden garden_view phulwari bageecha ~ phool_paudhe hariyali greenery
city_view sheher city shahar शहर
pool_view poolside
room_only only_room sirf_kamra bina_khane without_food without_meals khana_nahi no_meals ep_plan सिर्फ_कमरा
breakfast_included with_breakfast nashte_ke_saath nashta_ke_saath cp_plan bed_and_breakfast
half_board map_plan mapai breakfast_and_dinner nashta_aur_dinner nashta_dinner do_time_khana
all_meals full_board ap_plan teeno_time teen_time_khana all_inclusive three_meals sab_khana sara_khana तीनों_टाइम तीनों_समय
+ breakfast nashte naashta ~ poha upma paratha parathas cornflakes omelette
+ lunch ~ dopahar_ka_khana lunch_time दोपहर_का_खाना
+ dinner ~ raat_ka_khana supper raat_ka_bhojan रात_का_खाना
high_tea shaam_ki_chai evening_snacks
+ holiday tourism ~ honeymoon ghumne ghoomne_aaye ghumne_aaye ghoomne_jana vacations masti relax chuttiyan गोवा_घूमने घूमना \
  sair_sapata family_trip
tourist tourism holiday vacation ghoomne ghumne ghoomna paryatan ~ sightseeing
+ business_trip ~ client_meeting conference seminar trade_fair site_visit sales_visit training office_meeting exhibition \
  कॉन्फ्रेंस
conference seminar workshop sammelan convention
+ medical ~ apollo checkup_ke_liye chemotherapy dialysis admit ऑपरेशन
+ pilgrimage yatra teerth_yatra dharmik religious devotional tirth_yatra तीर्थ तीर्थयात्रा ~ char_dham chardham kedarnath \
  badrinath gangotri yamunotri vaishno_devi amarnath tirupati balaji kashi vishwanath mahakal ujjain haridwar rishikesh \
  mathura vrindavan ayodhya somnath dwarka shirdi sabarimala rameshwaram jagannath jagannath_puri golden_temple \
  ajmer_sharif hajj haj kumbh jyotirlinga दर्शन mahakaal omkareshwar prayagraj bodh_gaya
char_dham chardham kedarnath kedar_nath badrinath badri_nath gangotri yamunotri do_dham
vaishno_devi vaishno katra mata_rani mata_vaishno bhawan_yatra माता_रानी
amarnath baba_barfani barfani pahalgam baltal
tirupati balaji tirumala
shirdi sai_baba
hajj haj mecca makka_madina
golden_temple amritsar harmandir
kumbh kumbh_mela magh_mela
jyotirlinga jyotirling jyotirlingas
ganga_snan ganga_aarti haridwar
beach_holiday beaches samudra_tat seaside ~ goa andaman pondicherry lakshadweep kovalam gokarna varkala alibag diu \
  puri_beach गोवा
hill_station hill_stations pahadi_ilaka pahado ~ manali shimla ooty nainital mussoorie darjeeling munnar gangtok \
  kodaikanal mahabaleshwar lonavala kashmir gulmarg dalhousie dharamshala_mcleodganj mcleodganj leh ladakh coorg \
  mount_abu srinagar spiti lansdowne kasauli kullu मसूरी
wildlife safari wildlife_safari jungle_safari jungal_safari ~ corbett jim_corbett ranthambore kanha bandhavgarh kaziranga \
  sariska tiger tigers sher_dekhna bagh_dekhna tadoba gir_forest बाघ leopard national_park
heritage heritage_tour historical itihasik monuments fort forts kila_dekhna palace_tour rajwada ~ taj_mahal red_fort amer \
  hampi ajanta
foreign_trip foreign_tour international_trip international_tour abroad videsh foreign overseas ~ dubai thailand bangkok \
  singapore malaysia bali_indonesia europe maldives sri_lanka nepal_trip vietnam switzerland paris london mauritius usa \
  थाईलैंड सिंगापुर मालदीव
honeymoon hanimoon honeymoon_package ~ newly_married newlyweds
adventure adventure_trip romanch ~ rafting trekking bungee paragliding skydiving scuba zipline rock_climbing skiing
backwaters backwater kerala_boat
rafting white_water river_rafting rapids
trekking trek hiking hike pahad_chadhna pahad_chadna mountain_climbing
paragliding paraglide glider udna udne parasailing पैराग्लाइडिंग
bungee bungee_jumping bunji
scuba scuba_diving snorkeling snorkelling
boating boat_ride shikara nauka naav naukavihar rowing kayak kayaking
skiing snow_skiing
zipline zip_line
visa vija
+ student padhne ~ masters phd bachelors degree admission
work work_visa work_permit kaam_ka_visa kaam_karne_ka_visa काम_का_वीजा ~ naukri naukari nokri job jobs job_offer employment
passport paasport
guide gaid tour_guide tourist_guide
travel_insurance
forex currency_exchange dollars
self_planned apne_aap_ghoomna independent_travel
package_tour tour_package package group_tour guided_tour
dine_in dinein dining sit_in eat_here khane_baithenge ~ baith_ke baith_kar yahin_khayenge yahin_khaenge yahi_khayenge \
  wahin_khayenge wahin_khaenge wahi_khayenge restaurant_mein_khayenge table_chahiye table_book table_for यहीं_खाएंगे बैठ_के बैठकर
takeaway take_away takeout take_out self_pickup ~ pack_karo pack_kar pack_karwa pack_kara pack_karke parcel_karo \
  parcel_kar parcel khud_lene khud_le_jaunga le_jaunga le_jaunga le_jayenge carry_out पैक_करा पैक_कर पार्सल खुद_लेने
home_delivery ghar_pahuncha door_delivery होम_डिलीवरी ~ swiggy zomato ghar_pe_bhej ghar_par_bhej ghar_bhej ghar_bhijwa \
  ghar_bhijva घर_भिजवा घर_भेज घर_पे_भेज
drive_through drive_thru
buffet buffe bufe khade_khade khade_hoke ~ self_service khud_lene_wala
sit_down sitdown pangat baithakar baitha_ke baitha_kar panktibaddh served_at_table ~ table_service thali
packed_boxes packed_meal lunch_box lunchbox packed_lunch meal_box food_packets डिब्बे_में packet_mein
live_counter live_counters chaat_stall dosa_stall stall stalls live_stall स्टॉल
north_indian northindian punjabi_khana punjabi_food नॉर्थ_इंडियन उत्तर_भारतीय ~ chole_bhature chole chhole bhature rajma \
  rajma_chawal dal_makhani daal_makhani दाल_मखनी naan butter_naan kulcha amritsari paneer_butter sarson_ka_saag \
  makki_ki_roti tandoori_roti aloo_paratha shahi_paneer kadhai_paneer kadai_paneer dal_tadka litti_chokha paratha
south_indian southindian साउथ_इंडियन दक्षिण_भारतीय ~ dosa dosas masala_dosa idli idly sambar sambhar vada_sambar medu_vada \
  uttapam upma rasam pongal appam puttu rava_dosa filter_coffee curd_rice bisi_bele
chinese chini_khana चाइनीज़ चाइनीज indo_chinese ~ noodles hakka chowmein chow_mein manchurian momos momo fried_rice schezwan \
  chilli_paneer chilli_chicken spring_roll hot_and_sour chopsuey dim_sum नूडल्स चाउमीन मोमोज
italian ~ pizza pasta lasagna lasagne risotto spaghetti macaroni white_sauce red_sauce garlic_bread
mughlai muglai mughlayi ~ nihari kebab kabab kebabs galouti biryani korma mutton_korma rogan_josh shahi_tukda \
  butter_chicken tandoori_chicken haleem
continental european ~ grilled_chicken sandwich soup_salad
mexican ~ tacos taco nachos burrito quesadilla
thai ~ thai_curry pad_thai tom_yum
japanese ~ ramen
gujarati_food gujarati ~ dhokla thepla undhiyu khandvi fafda
rajasthani ~ dal_baati dal_bati ker_sangri laal_maas churma
bengali ~ machher_jhol rosogolla kosha_mangsho luchi
maharashtrian ~ vada_pav misal puran_poli sabudana thalipeeth
fast_food fastfood junk_food street_food फास्ट_फूड ~ burger burgers pizza french_fries fries sandwich momos hot_dog rolls बर्गर
chaat chat_masala chaat_papdi ~ pani_puri panipuri golgappe golgappa gol_gappe bhel bhelpuri sev_puri dahi_puri \
  dahi_bhalla papdi_chaat tikki aloo_tikki samosa_chaat raj_kachori पानी_पूरी
biryani biriyani biryaani pulao ~ dum_biryani
starter starters appetizer appetiser appetizers स्टार्टर shuruaat_mein ~ paneer_tikka chicken_tikka soup soups shorba \
  spring_roll spring_rolls hara_bhara kabab kebab kebabs papad pakoda pakora pakode manchurian finger_food lollipop \
  chicken_65 chilli_paneer
main_course main_dish mukhya_bhojan मेन_कोर्स ~ shahi_paneer kadai_paneer kadhai_paneer paneer_butter_masala butter_chicken \
  dal_makhani dal_tadka dal_fry malai_kofta kofta mix_veg sabzi sabji biryani pulao palak_paneer mutton_korma rogan_josh \
  thali दाल_तड़का
dessert desserts deserts_sweet डेज़र्ट meetha khane_ke_baad_meetha ~ gulab_jamun ice_cream icecream kulfi kheer gajar_halwa \
  gajar_ka_halwa rasgulla rasmalai brownie pudding phirni falooda cake pastry custard moong_dal_halwa rabri jalebi halwa \
  आइसक्रीम गुलाब_जामुन
ice_cream icecream kulfi gelato आइसक्रीम sundae softy
drinks drink beverage beverages cold_drink colddrink soft_drink soft_drinks peene_ko sharbat पेय ~ coke pepsi sprite fanta \
  thumsup thums_up limca lassi chaach chaas buttermilk chhachh mojito mocktail mocktails milkshake juice nimbu_pani \
  jaljeera cold_coffee lemonade कोल्ड_ड्रिंक
mocktail mocktails mojito virgin_mojito
hot_drinks hot_beverage ~ tea coffee chai green_tea hot_chocolate cappuccino espresso
+ coffee ~ cappuccino espresso filter_coffee nescafe americano
+ tea ~ masala_chai green_tea adrak_wali
+ alcohol liquor daru daaru शराब madira ~ whisky whiskey beer vodka champagne scotch cocktail cocktails peg_lagana \
  open_bar bar_counter
+ bread breads ~ naan garlic_naan butter_naan tandoori_roti rumali rumali_roti roomali kulcha paratha parantha \
  lachha_paratha chapati phulka missi_roti puri poori_sabzi bhatura
+ rice ~ jeera_rice pulao biryani fried_rice basmati
+ vegetarian saakahari shudh_shakahari veggie ~ dal_chawal rajma chole sabzi_roti palak_paneer ghaas_phoos ghas_phus \
  घास_फूस no_meat bina_maas sattvik satvik saatvik
+ non-veg maansahari mansahari नॉनवेज नॉन_वेज ~ mutton murga murgi keema kebab_chicken prawns prawn shrimp machli machhli \
  beef gosht maas मटन चिकन rogan_josh nihari egg_curry seafood
eggetarian eggitarian anda_khate ande_khate egg_only eggs_only only_egg ~ anda ande egg eggs omelette egg_bhurji
vegan pure_vegan dairy_free ~ no_dairy no_milk plant_based
jain jain_food jain_khana ~ no_onion without_onion bina_pyaz bina_pyaaz bina_lahsun bina_lehsun no_garlic without_garlic \
  onion_garlic pyaz_lahsun lahsun_pyaz pyaaz_lahsun बिना_लहसुन बिना_प्याज लहसुन_प्याज प्याज_लहसुन jameekand satvik
halal halaal jhatka
gluten_free glutenfree
sugar_free sugarfree bina_cheeni bina_chini without_sugar शुगर_फ्री
mild pheeka feeka fika phika kam_mirch kam_mirchi bina_mirch bina_mirchi kam_teekha kam_tikha less_spicy no_spice \
  kam_masala not_spicy thoda_kam_teekha कम_मिर्च कम_तीखा बिना_मिर्च
+ spicy tikha teekhi tikhi mirchi_wala chatpata chatpati masaledar ~ extra_mirch jhannatedar zyada_mirch mirch_zyada
+ medium theek_thaak thik_thak na_zyada_na_kam na_kam_na_zyada ठीक_ठाक
+ smoke hookah hukka cigarettes cigaret ~ tambaku dhumrapan beedi
+ sweet mithaai mithaiyan mithaee sweets ~ barfi burfi laddu ladoo laddoo rasgulla gulab_jamun jalebi peda pede \
  kaju_katli kalakand soan_papdi halwa imarti ghevar balushahi rabri sandesh_mithai cham_cham
milk_sweets milk_sweet milk_cake khoya khoye_ki mawa mawe_ki doodh_ki chhena_ki ~ barfi burfi rasgulla rasgulle rasmalai \
  peda pede pedha kalakand sandesh_mithai rabri cham_cham
ghee_sweets ghee_ki desi_ghee shuddh_ghee ~ laddu laddoo ladoo motichoor besan_laddu besan_ke_laddu mysore_pak soan_papdi \
  sohan_papdi ghevar balushahi jalebi imarti halwa बेसन_के_लड्डू मैसूर_पाक
dry_fruit dry_fruits dryfruit mewa meva sukha_mewa ड्राई_फ्रूट ~ kaju kaju_katli badam pista akhrot kishmish anjeer almonds \
  cashew cashews walnut walnuts raisins dates_khajoor khajoor काजू_कतली
+ snacks namkin ~ bhujia mixture_namkeen mixture sev chivda chiwda mathri samosa samose kachori pakoda pakode chips \
  gathiya khakhra murukku chakli कचौड़ी kurkure
bakery pastry pastries ~ cookies biscuit biscuits bread_loaf bun rusk patties croissant muffin
chocolate choco choklet chocolaty cocoa ~ black_forest truffle dark_chocolate brownie nutella oreo ferrero
vanilla vanila ~ plain_sponge
butterscotch butter_scotch बटरस्कॉच
fruit_cake fresh_fruit ~ pineapple strawberry mixed_fruit blueberry kiwi
+ fruit fruity ~ pineapple ananas strawberry blueberry kiwi orange litchi lychee grapes angoor papaya papita guava amrud \
  anar apple_seb सेब watermelon chikoo
red_velvet redvelvet रेड_वेलवेट
eggless bina_ande bina_anda without_egg no_egg बिना_अंडे
photo_cake photo_print_cake
fondant designer_cake theme_cake
cupcake cupcakes
+ birthday budday b_day happy_birthday janam_din जन्मदिन बर्थडे बर्थ_डे ~ cake_cutting first_birthday
+ wedding marriage lagan vivaah byaah phere बारात barati ~ pheras phere jaimala varmala vidaai vidai bidaai dulhe \
  dulhe_raja nikah nikaah sehra saat_phere shaadi_ka_function
nikah nikaah walima
engagement tilak sagaai ring_ceremony godh_dhana mangni
mehndi mehendi mehandi hina_lagwana मेहँदी mehandi_wali
sangeet ladies_sangeet sangeet_night
haldi haldi_ceremony
reception wedding_reception walima
baby_shower god_bharai godh_bharai goad_bharai seemantham गोद_भराई
+ anniversary saalgirah salgira shaadi_ki_saalgirah एनिवर्सरी silver_jubilee golden_jubilee ~ 25_saal_pure
naming naamkaran naming_ceremony barsa
housewarming house_warming griha_pravesh grih_pravesh gruh_pravesh गृह_प्रवेश
mundan mundan_sanskar
thread_ceremony upanayan janeu_sanskar जनेऊ
funeral antim_sanskar terahvi tehrvi shok_sabha तेरहवीं shraddh
kitty_party kitty
retirement_party farewell vidaai_samaroh
get_together gettogether family_gathering milna_julna
corporate_event corporate_party office_party office_event company_event team_outing annual_day product_launch \
  launch_event sales_meet ऑफिस_पार्टी कंपनी_का
school_event annual_function sports_day
religious_event jagran mata_ki_chowki chowki satyanarayan katha bhandara kirtan bhajan
+ prayer ~ havan satyanarayan katha jagran pujan
bachelor_party bachelorette
+ decoration decor dekoreshan सजावट sajaana sajana ~ balloon balloons gubbare phool mandap flower_decoration phoolon \
  stage_decoration fairy_lights jhalar lighting lights_lagwani theme_decoration rangoli
+ catering caterer caterers halwai halwaai haluwai kaitaring खाने_का_इंतजाम ~ khana khane_ka_intezam khane_ka menu buffet \
  plate_system
photography photographer photographers photo_shoot photoshoot foto fotografar photography_wala photo_wala shoot shooting \
  ~ candid drone drone_shot video videography videographer cinematic album pre_wedding camera_man cameraman
videography video videographer video_shooting film_banana cinematic cinematography ~ reel reels teaser highlights_video
drone drones drone_shoot aerial ड्रोन ~ hawai_shot upar_se_video
pre_wedding prewedding shaadi_se_pehle shadi_se_pehle before_wedding before_marriage प्री_वेडिंग शादी_से_पहले शादी_के_पहले \
  ~ couple_shoot couple_photoshoot
post_wedding after_wedding shaadi_ke_baad
maternity maternity_shoot pregnancy_shoot
baby_shoot baby newborn new_born navjaat बेबी bachche_ka bacche_ka बच्चे_का ~ toddler
product product_shoot product_photography samaan_ki_photo saaman_ki_photo catalogue catalog ecommerce e_commerce ~ amazon \
  flipkart meesho packshot
portfolio portfolio_shoot modelling modeling model_banna मॉडलिंग ~ headshot headshots audition acting_ke_liye actor
passport_photo passport_size
fashion_shoot lookbook
food_shoot menu_shoot
candid candid_photography naturally
traditional paramparik paramparagat desi_style
album elbum photo_album printed_album photobook photo_book एल्बम kitaab_jaisa
pen_drive pendrive usb flash_drive पेन_ड्राइव hard_disk harddisk hard_drive pendraiv
online_link digital_link soft_copy softcopy लिंक ~ google_drive gdrive drive_link whatsapp_pe_bhej dropbox wetransfer cloud
frame framed frames frem deewar_par_lagane wall_frame canvas_print
editing edit_karwana retouch retouching
banquet banquet_hall marriage_hall shaadi_hall wedding_hall party_hall बैंक्वेट मैरिज_हॉल ~ palace marriage_palace
community_hall community_centre samudayik_bhawan samudayik_bhavan baratghar barat_ghar baraat_ghar panchayat_bhawan \
  panchayat_ghar सामुदायिक_भवन बारात_घर kalyana_mandapam kalyan_mandapam janj_ghar
open_ground maidan_mein khula_maidan मैदान
dj dee_jay dj_wale डीजे ~ remix sound_system dance_floor
dj_and_music dj band_baja band_baaja orchestra dhol live_band shehnai बैंड_बाजा
live_band rock_band orchestra live_singer singer live_music gayak ऑर्केस्ट्रा लाइव_बैंड ~ singer_bulana
dhol dholak dholki dhol_wale dhol_tasha nagada nagara ~ taasha
ghazal gazal ghazals ~ jagjit mehdi_hassan pankaj_udhas mehfil
sufi sufi_night qawwali kawwali ~ nusrat
classical_music shastriya shastriy shehnai sitar hindustani carnatic शहनाई
classical shastriya shastriy ~ bharatanatyam bharatnatyam kathak kathakali odissi kuchipudi manipuri_dance mohiniyattam \
  hindustani carnatic shehnai sitar sarod raag
bollywood filmi film_songs ~ filmi_gaane movie_songs hindi_gaane
hip_hop hiphop street_dance breaking breakdance b_boying हिप_हॉप ~ popping locking krump
salsa bachata latin_dance latin ~ tango cha_cha rumba
zumba jumba ~ aerobics dance_fitness fitness_dance fitness_wala
contemporary contemporary_dance
folk folk_dance lok_nritya bhangra garba dandiya ghoomar lavani giddha भांगड़ा
bhangra giddha भांगड़ा
garba dandiya
ballet bale_dance
+ dance dancing dans naach naachna nachna नृत्य ~ kathak bharatanatyam bharatnatyam hip_hop salsa zumba bhangra garba \
  choreography choreographer sangeet_practice odissi kuchipudi ballet
+ music gana gaana gaane संगीत ~ guitar gitar piano keyboard sitar tabla violin flute bansuri harmonium ukulele drums drum \
  sarod saxophone singing vocal vocals gayan ukelele
instrument vadya baja_bajana ~ guitar piano tabla violin flute
+ guitar gitaar gittar guiter ukulele ~ acoustic yamaha fender_guitar chords
keyboard piano casio synthesizer
tabla tablaa
violin vayolin voilin वायलिन
flute bansuri basuri murli bansi
harmonium harmoniam
sitar sitaar
drums drum_set drum_kit
vocals vocal singing gayan gaayan gaayki gayki gaana gana_seekhna gaana_seekhna singer_banna ~ riyaz riyaaz sargam \
  voice_training
painting_class watercolour watercolor chitrakari chitrakala canvas sketching drawing oil_painting ड्राइंग
+ painting watercolour watercolor chitrakari canvas_painting चित्रकला ~ drawing sketching sketch oil_painting acrylic \
  acrylics madhubani warli
drawing sketching sketch chitrakari ड्राइंग स्केच ~ pencil_sketch cartoon
pottery mitti_ke_bartan ceramics
craft crafts art_and_craft handicraft hastkala ~ origami paper_craft quilling resin
calligraphy handwriting sulekh
knitting bunai crochet kroshia embroidery kadhai_bunai ~ macrame
+ cook cookery khana_pakana pakwan खाना_बनाना ~ baking cake_banana cake_making chef recipe cookies_banana
baking cake_banana cake_making pastry_making बेकिंग केक_बनाना
sewing_class silai_seekhna silai_class
acting abhinay natak theatre
coding programming robotics
spoken_english english_speaking angrezi_bolna
personality_development public_speaking
abacus vedic_maths
taekwondo taikwondo judo martial_arts martial_art self_defence self_defense kung_fu kungfu मार्शल_आर्ट ~ atmaraksha \
  black_belt kickboxing mma
+ swimming tairna tairne swim tairaaki ~ pool freestyle_stroke backstroke breaststroke
gymnastics jimnastik
skating skates roller_skating
archery teerandazi dhanurvidya
horse_riding ghudsawari
+ cricket krikket ~ batting bowling batsman bowler wicket net_practice leg_spin box_cricket bat_ball wicket_keeper बल्लेबाज़ी \
  गेंदबाज़ी
cricket_turf turf box_cricket net_practice
+ football fotball फुटबॉल soccer ~ goalkeeper striker futsal messi ronaldo
badminton badmintan badmintton बैडमिंटन ~ shuttle shuttlecock racket racquet smash_practice
tennis lawn_tennis
table_tennis ping_pong tt टेबल_टेनिस
basketball basket_ball बास्केटबॉल
volleyball volley_ball वॉलीबॉल
hockey haaki
kabaddi kabbadi
kho_kho खो_खो
boxing mukkebaazi mukkebazi ~ punching
squash_court squash_game
golf golf_course
snooker billiards pool_table
chess satranj ~ grandmaster
carrom karam_board carrom_board
shooting_range rifle_shooting nishanebaazi
athletics sprint hurdles long_jump
running jogging jog marathon daudne
wrestling kushti pehalwani pahalwani dangal
+ gym jim vyayam कसरत ~ workout work_out weights dumbbell dumbbells treadmill bodybuilding body_building bench_press \
  deadlift cardio weight_training weightlifting
weight_loss lose_weight reduce_weight motapa mota_hu moti_hu mote_hain patla_hona patli_hona slimming vajan_ghatana \
  wajan_ghatana vazan_kam wajan_kam vajan_kam weight_kam pet_kam fat_loss fat_kam charbi_kam charbi वजन_घटाना वज़न_घटाना \
  वजन_कम पतला_होना ~ fat overweight tummy belly_fat
weight_gain gain_weight weight_badhana vajan_badhana wajan_badhana mota_hona वजन_बढ़ाना ~ bahut_patla dubla underweight
muscle_gain muscle_building muscle muscles body_banana body_banani body_building bodybuilding bulk bulking bulk_up \
  six_pack six_packs biceps dole_banane gain_weight weight_badhana बॉडी_बनानी बॉडी_बनाना ~ strength dole dumbbell chaudi_chhati
general_fitness fitness fit_rehna fit_rahna tandurust tandurusti sehat_banana healthy_rehna stay_fit stay_healthy \
  keep_fit फिट_रहना स्वस्थ_रहना ~ stamina active_rehna energy chust
rehabilitation rehab physiotherapy physio injury_recovery recovery surgery_ke_baad operation_ke_baad chot_ke_baad \
  after_surgery post_surgery after_injury चोट_के_बाद ऑपरेशन_के_बाद फिजियोथेरेपी
flexibility lacheelapan lachilapan lachak flexible stretching stretch jakdan jakad ~ stiff stiffness akdan
stress tension tanav tanaav mental_peace chinta depression anxiety टेंशन ~ mann_ki_shanti shanti relaxation neend_nahi \
  मन_की_शांति overthinking insomnia
weight vajan wajan vazan wazan ~ motapa fat patla_hona overweight
pregnancy_yoga prenatal garbhvati garbhavati
+ pregnancy garbhvati garbhavati prenatal antenatal ~ expecting delivery_hone
back_pain kamar_dard kamar slip_disc slipped_disc kamar_mein_dard कमर_दर्द ~ sciatica spondylitis lower_back backache
+ wound ~ sprain moch ligament_tear slip_disc haddi_tooti haddi_tuti fracture ghutne_mein_dard moch_aa chot_lagi चोट_लगी
meditation dhyan_lagana dhyaan_lagana ध्यान_लगाना vipassana
pranayam pranayama breathing_exercise anulom_vilom kapalbhati
+ yoga yog yogasan yogaasan ~ asana aasan surya_namaskar pranayam pranayama
crossfit functional_training
pilates
personal_trainer personal_training one_on_one individual_training akele_trainer वन_टू_वन niji_trainer
group_class group_classes group_batch batch sab_ke_saath sabke_saath doston_ke_saath ग्रुप बैच_में सबके_साथ
online_class online_classes ghar_baithe ऑनलाइन zoom google_meet video_call_par ~ skype live_class
self_workout khud_kar_lunga khud_karunga akele_karunga without_trainer bina_trainer apne_aap_karunga
+ monthly ~ ek_mahina ek_mahine 1_month one_month 1_mahina एक_महीना एक_महीने per_month
+ quarterly three_months 3_months teen_mahina 3_mahine 3_month तीन_महीने तिमाही
half_yearly halfyearly six_months 6_months 6_month 6_mahine chhe_mahine chah_mahine che_mahine छह_महीने छमाही आधा_साल half_year \
  aadha_saal
+ yearly one_year 1_year ek_saal 1_saal 12_months 12_mahine baarah_mahine saal_bhar poore_saal एक_साल साल_भर पूरे_साल \
  twelve_months
trial trial_class demo demo_class free_trial one_day_pass
zumba_class aerobics_class
mat yoga_mat
+ blouse choli blauz blowse
+ suit salwar_kameez salwaar_kameez salwar_suit salvar punjabi_suit anarkali patiala पंजाबी_सूट
suit_men coat_pant coat_pent three_piece tuxedo blazer safari_suit कोट_पैंट
blazer jacket bandhgala nehru_jacket waistcoat जैकेट
lehenga lehnga lehanga lahanga lacha_choli ghagra ghaghra chaniya_choli
+ trousers patlun trouser chinos pants pajama cargo_pants formal_pant ~ lower_pant
+ shirt shart kamij ~ full_sleeve half_sleeve formal_shirt bushirt
kurta kurtha kurta_pajama kurta_pyjama sherwani_kurta कुर्ता_पजामा
kurti kurtis kurtiyan tunic ~ anarkali
sarees saris sadi_pehenna ~ banarasi kanjivaram kanjeevaram chanderi bandhani patola paithani georgette_saree tant
gown evening_gown
frock frocks
jeans jeens jins denim ~ levis pepe lee_cooper wrangler
tshirt t_shirt tee_shirt tshirts polo_shirt टी_शर्ट टीशर्ट
western western_dress western_dresses western_wear ~ one_piece gown gowns tops crop_top skirt skirts jumpsuit maxi_dress \
  bodycon shorts
ethnic ethnic_wear traditional_wear indian_wear paramparik ~ lehenga kurta sherwani salwar anarkali kurti
innerwear undergarments inner_wear lingerie undergarment underwear
nightwear night_dress nightdress nighty night_suit pyjamas
sportswear sports_wear track_suit tracksuit track_pants gym_wear
winterwear winter_wear woollens sweater sweaters jacket jackets garam_kapde hoodie स्वेटर जैकेट गर्म_कपड़े
school_uniform uniform vardi यूनिफॉर्म
+ man gents_wear mens ladke_ke purush_ke ~ sherwani pati_ke_liye husband_ke_liye mere_pati jents
kids_wear kids bachchon_ke bacchon_ke bachon_ke बच्चों_के ~ frock school_dress romper
womens_wear ladies_wear auraton_ke ladies
sherwani achkan
dress_material unstitched bina_sila
footwear shoes sandals chappal chappals jutti jutiyan mojari juti sneakers boots heels loafers floaters
sneakers sports_shoes running_shoes
new_stitching stitching naya_silwana naya_silana naya_silwani nayi_silwani silwana silwani silwane silana_hai silvana \
  नया_सिलवाना नया_सूट_सिलवाना
alteration alterations alter alter_karna altration ऑल्टरेशन अल्ट्रेशन fitting fiting ~ length_kam lambai_kam waist_kam \
  kamar_kam tang_hai silhouette tight_hai loose_hai
tear_repair rafu rafoo darning phat_gaya phat_gayi फट_गया फट_गई
+ repair ~ rafu phat_gaya phat_gayi फट_गया फट_गई zip_kharab zip_toot chain_lagwani chain_kharab button_toot silai_khul \
  silai_nikal sil_do ज़िप_खराब
fall_and_pico fall_pico pico peeco fall_beading saree_ka_fall saree_fall fall_lagwana फॉल_पीको ~ beading
embroidery kadhai_ka_kaam zardozi kasheeda ~ aari_work hand_work mirror_work
lining astar asthar
padding padded pads_lagwana
sleeve sleeves baazu_ki aasteen astin
sleeveless bina_baazu bina_sleeve cut_sleeve
measurement measurements naap nap_lena maap_lena ~ inchtape sample_blouse
naap_sample sample purana_naap
trial_fitting pehen_ke_dekhna pehan_ke_dekh pehen_ke_dekh pehenkar trial पहन_के_देख पहनकर ~ naap_check fitting_check
+ cotton suti khadi khaadi mulmul malmal cambric voile_fabric कॉटन ~ handloom
+ silk banarasi kanjivaram kanjeevaram tussar tusser mulberry raw_silk रेशम रेशमी ~ chanderi paithani patola mysore_silk kosa
wool woollen woolen oon ooni uni_kapda pashmina cashmere merino ~ sweater
linen flax
synthetic polyester poliester nylon nailon georgette jorjet chiffon shifon crepe_fabric rayon lycra terylene terrycot पॉलिएस्टर
velvet makhmal velvat
denim_fabric denim
net_fabric jaali_wala
dry_cleaning dry_clean dryclean drycleaning ड्राई_क्लीन ~ blazer sherwani_clean coat_clean petrol_wash
+ ironing iron istiri press_karwana press_karna steam_press steam_iron इस्त्री इस्तरी
+ washing wash dhulwane dhulvana dhone ~ laundromat
dyeing dye rangwana rang_chadhwana rangana_hai dying_colour रंगाई
roll_polish rolling_press charak
stain_removal daag_nikalna daag_chhudana
shoe_cleaning shoe_laundry
ring rings anguthi angoothi mundri ~ solitaire engagement_ring
+ necklace neckless haar ~ rani_haar choker kundan_set jewellery_set gale_ka_haar गले_का_हार pendant_set chandrahar
chen_gale_ki gale_ki_chain
pendant locket
+ earring earrings jhumke jhumki baaliyan kaan_ki_bali kaan_ke studs झुमका कान_के kundal ~ tops hoops chandbali danglers \
  bali_kaan
+ bangle bangles kangana churi chudi chudiyan choodiyan kada_haath kadaa bracelet ~ kada bracelets patla_kangan
mangalsutra mangal_sutra thali_chain
anklet anklets payal paayal pajeb paijeb pazeb ghunghroo jhanjhar
nose_pin nose_ring nath nathni nathiya naak_ki
toe_ring toe_rings bichhiya bichiya
maang_tikka mangtika maangtika मांग_टीका
waist_belt kamarbandh kamarband
coin coins sikka sikke gold_coin
+ gold sone_ka sone_ki सोने_का सोने_की ~ 22_carat 22_karat 22k 24_carat 24k 18k 916 22_kt 18_carat
+ silver chaandi ~ 925 sterling
platinum platinam प्लैटिनम प्लेटिनम
diamond diamonds heera heere hira डायमंड ~ solitaire
pearl pearls moti_ka moti_ki moti_ke मोती_का
gemstone gemstones ratan ratna stone_ring neelam pukhraj panna ruby emerald manik navratna
kundan polki meenakari
imitation artificial nakli naqli one_gram gold_plated rolled_gold one_gram_gold ek_gram ~ fashion_jewellery dikhne_wala \
  covering
hallmark hallmarked hallmarking holmark ~ bis_mohar bis_mark bis_mohar_wali 916 huid
making_charge making_charges banwai
old_gold purana_sona purana_gold gold_exchange पुराना_सोना
watch watches wristwatch ghadiyan ~ titan fastrack rolex casio_watch smartwatch
+ hair hair_cut hair_cutting baalon बाल_कटवाने baal_katwana ~ keratin smoothening rebonding straightening
haircut hair_cut hair_cutting haircutting baal_katwana baal_katwane baal_katwana_hai baal_katna bal_katwana bal_katwane \
  baal_kaatna कटिंग हेयरकट बाल_कटवाने बाल_कटवाना ~ trim trimming step_cut layer_cut bob_cut feather_cut cutting bangs_cut fade_cut \
  undercut
hair_colour hair_color hair_dye baal_rangna baal_rangwana baalon_ka_rang kala_karna safed_baal_chupana हेयर_कलर बाल_रंगना \
  बालों_में_मेहंदी ~ highlights balayage root_touch touch_up global_colour streaks mehandi_baalon mehendi_baalon baal_kale ombre
hair_spa hairspa oil_massage_hair deep_conditioning हेयर_स्पा
hair_treatment keratin smoothening smoothing straightening rebonding botox_hair
straightening smoothening rebonding seedhe_baal seedhe_karwana
shaving dadhi_banana daadhi_banana dadhi_banwani दाढ़ी beard_trim clean_shave ~ beard
facial fecial faisal_massage ~ cleanup clean_up bleach o3 detan d_tan tan_removal fruit_facial gold_facial hydrafacial \
  face_pack
cleanup clean_up
bleach blich
threading eyebrow eyebrows bhauhein bhauen aibro upper_lip forehead_thread
waxing wax vax katori_wax full_arms full_legs underarms underarm half_legs half_arms bikini_wax वैक्सिंग ~ arms_legs \
  haath_pair_ke_baal
manicure menicure haath_saaf मैनीक्योर
pedicure padicure pair_saaf पेडीक्योर pairon_ki_safai ~ phati_ediyan
manicure_and_pedicure mani_pedi menicure_pedicure manicure pedicure nail_art nail_paint nail_extension nails nakhun \
  haath_pair haath_pair_saaf
nail_art nail_extension nail_paint nailpolish nail_polish gel_nails acrylic_nails नेल_आर्ट
makeup make_up mekup maikap meckup ~ foundation_lipstick airbrush hd_makeup dulhan_ka
bridal_makeup bridal bride_makeup dulhan dulhan_ka_makeup dulhan_makeup दुल्हन_का शादी_वाला_मेकअप ~ airbrush hd_makeup \
  wedding_makeup
party_makeup light_makeup guest_makeup
hairstyle hair_style hairdo juda_banana bun_banana
+ massage maalis मसाज spa ~ swedish deep_tissue head_massage champi aromatherapy abhyanga
spa body_spa ~ sauna steam_bath jacuzzi massage
tattoo taitu gudna
piercing kaan_chhidwana naak_chhidwana kaan_chhedna
laser_hair laser_hair_removal laser
hair_fall hairfall hair_loss baal_jhadna jhad_rahe jhadte jhadna ganja ganjapan ganjapan_aa gir_rahe baal_gir baal_tootna \
  टूटते_हैं झड़_रहे बाल_गिर बाल_झड़ ~ baldness patle_baal
dandruff dandraf roosi rusi_hai rusi डैंड्रफ ~ flakes khujli_sar sar_khujlata scalp_itching sar_mein_khujli
frizz frizzy rookhe rukhe rookhapan rukhapan dry_hair uljhe uljhte ~ beजान rough_hair
grey_hair gray_hair white_hair safed_baal safed_ho_gaye baal_safed सफेद_बाल सफ़ेद_बाल सफेद_हो_गए बाल_सफेद ~ greying pakne_lage
split_ends do_muhe do_munhe दोमुंहे
acne pimple pimples muhase muhaase munhase mohase keel_muhase मुहांसे कील_मुंहासे पिंपल daane_nikal ~ blackheads whiteheads zits
pigmentation jhaiyan jhaai jhaiyaan chhaiyan dark_spots dark_spot kale_daag daag_dhabbe दाग_धब्बे melasma ~ patches spots \
  uneven_tone freckles
dryness dry_skin rookhi rukhi rukhi_twacha सूखी_त्वचा ~ flaky rough_skin
tanning tan taining tanned dhoop_se sun_tan suntan धूप_से ~ kali_pad kaali_pad sunburn
wrinkles jhurriyan jhurriya ageing anti_ageing fine_lines budhapa
dark_circles kale_ghere काले_घेरे
oily_skin chipchipi taileey tel_wali
sensitive_skin
male_stylist male_artist gents ladka purush lady_nahi जेंट्स
female_stylist female_artist female ladki ladies mahila लेडीज
no_preference anyone koi_bhi कोई_भी farak_nahi farq_nahi fark_nahi jo_bhi jo_khali_ho jo_free_ho doesnt_matter \
  anything_works फर्क_नहीं ~ koi_bhi_chalega
home_service at_home ghar_aa_jaiye ghar_aakar ghar_pe_aake ghar_par_aakar घर_आ_जाइए घर_आकर ~ ghar_pe_bhej ghar_bula
salon saloon parlour parlor beauty_parlour सैलून पार्लर ~ lakme naturals_salon
+ dog doggo pup pups puppies pupy कुत्ते ~ labrador labra labradors golden_retriever retriever german_shepherd gsd alsatian \
  pomeranian pug pugs beagle rottweiler doberman shih_tzu shihtzu desi_kutta husky dachshund bulldog boxer_dog dalmatian \
  great_dane chihuahua cocker_spaniel spaniel saint_bernard pitbull poodle maltese lhasa_apso mastiff akita spitz \
  rajapalayam लैब्राडोर पोमेरेनियन बीगल जर्मन_शेफर्ड हस्की
+ cat billa kitty_cat pussycat kittens बिल्ली ~ persian siamese maine_coon bengal_cat ragdoll persian_cat british_shorthair \
  himalayan_cat
+ bird चिड़िया तोता ~ lovebird lovebirds love_birds budgie budgies budgerigar cockatiel macaw cockatoo finch canary_bird \
  kabutar pigeon mynah maina_pakshi
+ rabbit rabbits bunny bunnies खरगोश
+ fish ~ goldfish aquarium guppy betta
hamster guinea_pig hamsters
turtle tortoise kachua kachhua
+ pet pets janwar jaanwar पालतू ~ dog dogs kutta cat cats billi labrador pomeranian pug beagle german_shepherd \
  golden_retriever shih_tzu persian_cat parrot tota rabbit khargosh hamster puppy kitten husky rottweiler tortoise कुत्ते लैब्राडोर
small_breed toy_breed chihuahua pug pom pomeranian shih_tzu shihtzu maltese yorkie dachshund
large_breed great_dane german_shepherd rottweiler labrador labra golden_retriever mastiff saint_bernard doberman husky gsd
medium_breed beagle cocker_spaniel बीगल
pet_grooming grooming pet_bath nail_clipping
pet_boarding boarding dog_hostel
+ child ~ 2_saal_ka 3_saal_ka 1_saal_ka baby_seat chhota_baccha chota_bachcha nanha toddler infant navjaat
child_seat baby_seat car_seat booster_seat
+ wheelchair whilchair wheel_chair ~ divyang viklang chal_nahi_sakti chal_nahi_sakte chal_nahi_sakta chal_nahi_pati
carrier roof_carrier luggage_carrier
+ parking ~ gaadi_khadi
nuts peanut peanuts moongfali mungfali groundnut mumfali
+ allergy allergies elarji ~ peanut peanuts moongfali mungfali lactose gluten lactose_intolerant shellfish
lactose lactose_intolerant doodh_nahi_pachta
+ staff kaamgar stafff कर्मचारी ~ waiter manager receptionist room_boy housekeeping_wala bellboy chef_rude
cleanliness hygiene hygienic swachhta saaf_safai साफ_सफाई ~ dirty ganda gandi gande ganda_tha cockroach cockroaches kide \
  keede makkhi machhar badbu smelly chadar_gandi bedsheet_gandi bed_bugs khatmal chuha rats
+ room ~ mattress ac_kharab geyser_kharab bedsheet tv_nahi
+ food ~ sabzi sabji dal_chawal biryani pizza burger thali paratha
location jagah_door lokeshan sthan
ambience mahaul maahaul decor_ambience
portion portion_size quantity_kam matra_kam
myself main_khud mai_khud i_will_drive self मैं_खुद
family_member ~ bhai papa wife husband brother chacha mama_ji father bhatija daughter
+ senior ~ dada dadi nana nani buzurg_log old_age maa_baap
camera kaimra kemra dslr gopro go_pro mirrorless
+ loan finance finance_karwana lone फाइनेंस ~ kishto kisht_pe kishton bajaj_finance down_payment
+ cash full_payment ek_mushth ekmusht lump_sum
toll toll_tax toll_plaza
night_charge raat_ka_charge
stay_overnight overnight raat_rukna raat_rukenge raat_bhar raat_ko_rukenge रात_रुकेंगे रात_को_रुकेंगे night_stay
same_day usi_din us_din_wapas shaam_ko_laut same_day_return उसी_दिन
sunday itvaar ravivar
toddler infant god_wala
vaccination_certificate
early_checkin early_check_in
late_checkout late_check_out
swimming_costume swim_suit
smoking_area smoking_zone smoking_room hukka hookah cigarette
window_seat khidki_wali khidki_ki khidki_ke_paas khidki_wala खिड़की_वाली खिड़की
aisle aisle_seat gali_wali raste_wali galiyare
emergency_exit extra_legroom legroom
+ truck ~ chakka_wala 12_chakka 10_chakka 6_chakka 12_chakka_wala 10_chakka_wala trak
+ heavy_vehicle trak bus_driver
+ business ~ conference client_meeting client clients trade_fair seminar office_ki_meeting business_meeting \
  office_ke_kaam official official_work exhibition
+ small ~ chihuahua pug pom pomeranian shih_tzu shihtzu maltese yorkie dachshund spitz lhasa_apso
+ large ~ great_dane german_shepherd rottweiler labrador labra golden_retriever mastiff saint_bernard doberman husky gsd
+ medium ~ beagle cocker_spaniel indie_dog
+ refund paise_wapas_nahi refund_nahi
+ bike baaik jupiter
+ scooter jupiter
+ motorcycle baaik
+ two_wheeler baaik
own_car self_drive selfdrive khud_chalaunga khud_ki_gaadi
zero_depreciation bumper_bumper
personal_trainer one_one one_on_one
+ delivery home_delivery door_delivery
+ home home_delivery home_service at_home
+ breakfast breakfast_included with_breakfast
+ internet online_class online_classes ~ zoom google_meet skype ghar_baithe
+ group group_class group_classes group_batch
+ colour hair_colour hair_color
+ child kids_wear baby_shoot
+ woman womens_wear ladies_wear female_stylist female_artist
+ man gents_wear male_stylist male_artist
+ corporate corporate_event corporate_party office_party company_event
+ sea beach_holiday
+ holiday beach_holiday
+ hill hill_station
+ international foreign_trip foreign_tour international_trip international_tour
+ fruit fruit_cake fresh_fruit
+ cricket cricket_turf box_cricket
+ makeup bridal_makeup party_makeup
+ airport airport_pickup airport_transfer airport_drop
+ pickup airport_pickup
+ family ~ bachche_hain bachhe_hain bacche_hain kids_also
+ breakdown क्रेन_भेजो क्रेन_चाहिए
+ mehndi henna_wali henna_lagwana henna_design
+ kurta pathani_suit pathani_kurta
+ child_seat chhota_baccha
+ sleep sleeper_class
+ third_party 3rd_party_only
+ gym kasrat
+ car own_car कार
+ scooter स्कूटर
+ taxi टैक्सी
+ flight फ्लाइट
+ cng सीएनजी
+ hotel होटल
+ camping कैंपिंग
+ alone सिंगल
+ family फैमिली
+ delivery डिलीवरी
+ juice जूस
+ reception रिसेप्शन
+ skirt स्कर्ट
+ bangle ब्रेसलेट
+ silver सिल्वर
+ spa स्पा
+ colour कलर
+ bird पैरट
+ rabbit रैबिट
+ backpack बैकपैक
+ insurance इंश्योरेंस
+ window विंडो
+ outstation आउटस्टेशन
+ adventure एडवेंचर
+ railway_station स्टेशन
+ personal_trainer ट्रेनर
+ fast_food ~ सैंडविच
+ service सर्विस
+ dog ~ पग
+ small ~ पग
+ above upar_wali
+ under neeche_wali
+ alteration chhoti_karani chhoti_karwani chota_karana chhota_karana chhota_karwana short_karwa short_karwani \
  length_short tang_karwa take_in take_them_in take_it_in let_out छोटी_करानी छोटी_करवानी छोटा_कराना छोटा_करवाना छोटी_करनी ढीली_करानी टाइट_करानी \
  ~ dheela dheeli ढीला ढीली become_loose too_tight zip_badal chain_badal
`
