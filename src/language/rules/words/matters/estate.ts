/** Houses, tenants, societies, land and farms, solar power: lines as in `everyday-words.ts`; one that begins with `+` adds to the line of its first word. */
export const ESTATE_WORDS = `+ sell bechun bechne bechni bechunga bechungi bechenge बेचने बेचनी ~ dispose_of find_a_buyer buyer_chahiye \
  grahak_chahiye flat_nikalna plot_nikalna makan_nikalna ghar_nikalna makaan_nikalna zameen_nikalna फ्लैट_निकालना \
  nikal_dena_hai put_it_up
sale resale_hai bikri
+ buy buyer khareedne lena_hai_apna ~ apna_ghar_lena
apartment flat flats society_flat multi_storey multistorey multistoried high_rise highrise gated_society \
  gated_community tower condominium अपार्टमेंट फ्लैट ~ bhk society_wala building_mein society_mein floor_wala \
  manzil_wala
+ flat bhk 1bhk 2bhk 3bhk 4bhk ~ society_wala tower high_rise gated_society
independent_house independent_floor standalone_house standalone row_house rowhouse duplex kothi bungalow bangla \
  swatantra स्वतंत्र_मकान कोठी बंगला ~ alag_makaan alag_makan alag_ghar apna_alag ground_plus zameen_ke_saath \
  zameen_wala_ghar society_nahi house_with_garden own_gate sirf_apna_makaan makaan makan ghar_alag
+ villa bangla row_house farmhouse farm_house duplex विला ~ with_garden
builder_floor independent_floor floor_wise ek_manzil_poori
+ plot gaj square_yards sq_yards gaz kattha katha cent_land zameen_ka_tukda khali_zameen house_site गज ~ tukda \
  banwa_lenge khud_banayenge khud_banwa
studio studio_apartment one_rk 1rk 1_rk ek_kamra
penthouse top_floor_flat sabse_upar_wala_flat
commercial_space commercial showroom shop dukan dukaan office_space godown warehouse store_room_space व्यावसायिक ~ \
  office shop_ke_liye dukan_ke_liye market_ke_paas clinic_ke_liye restaurant_ke_liye
+ commercial व्यावसायिक व्यवसायिक business vyavsayik karobari ~ dukan dukaan shop showroom market_ke_paas office \
  godown
pg paying_guest hostel ~ khana_rehna
fully_furnished full_furnished furnished_wala with_furniture ~ bed_sofa sofa_fridge fridge_tv_bed furniture_samet \
  फर्नीचर_समेत furniture_ke_saath फर्नीचर_के_साथ saara_saman sara_saman saara_saaman poora_saman poora_furniture \
  pura_furniture with_all everything_included suitcase appliances sab_kuch_laga sab_laga all_furniture bed_tv \
  sofa_set bistar_sofa move_in_with
semi_furnished semifurnished half_furnished partly_furnished partially_furnished ~ wardrobe wardrobes almari almirah \
  fans pankhe fan_light lights modular_kitchen thoda_bahut_furniture thoda_furniture kuch_furniture kuch_samaan \
  kuch_saman basic_furniture partly_done basic_fittings geyser_aur_pankhe sirf_pankhe bas_pankhe
unfurnished bare_flat bare_house empty_house empty_flat ~ khali_ghar khali_makan khali_makaan khali_flat \
  bina_furniture bina_saman without_furniture no_furniture own_furniture apna_furniture khud_ka_furniture apna_saman \
  apna_saaman khud_ka_saman खाली_मकान खाली_घर खाली_फ्लैट बिना_फर्नीचर our_furniture my_furniture saman_hai_humare
+ family parivaar_ke_saath biwi_bachche bachche_saath joint_family my_kids maa_papa wife_and_kids two_kids \
  wife_and_two बीवी_बच्चे परिवार_के ~ hum_char_log hum_paanch_log
bachelor bachelors unmarried kunwara kunwaare kunware avivahit flatmates flatmate roommates roommate working_boys \
  working_guys working_girls बैचलर कुंवारा ~ single singles akela akele akeli dost_milke dost_milkar ladke_milke \
  teen_dost do_dost char_dost college_ke_ladke hum_ladke guys_sharing girls_sharing friends_sharing boys_sharing \
  teen_ladke do_ladke four_friends three_friends two_friends shaadi_nahi_hui not_married
company_lease corporate_lease company_ke_naam firm_ke_naam ~ company_will_take company_degi employer_pays \
  company_pays office_ki_taraf company_ki_taraf guest_house staff_ke_liye for_staff company_lega company_legi \
  company_rent
ready_to_move ready_possession taiyar_flat taiyar_ghar taiyaar_ghar taiyar_makan tayyar_flat tayyar_ghar bana_banaya \
  already_built built_already तैयार_घर तैयार_फ्लैट बना_बनाया ~ taiyar taiyaar tayyar tayar ban_chuka abhi_mil_jaye \
  turant_shift rehne_layak move_in_now immediate_possession possession_abhi possession_turant
under_construction nirmanadhin ban_raha_hai ban_raha_ho off_plan pre_launch prelaunch new_launch new_project \
  naya_project construction_chal under_building निर्माणाधीन बन_रहा_है ~ construction wait_for_possession \
  wait_two_years ban_raha can_wait builder_ka_naya launch
resale re_sale second_hand_flat pre_owned previous_owner current_owner first_owner रीसेल ~ second_hand purana_flat \
  purana_ghar purana_makan kisi_se_second koi_bech_raha owner_bech_raha
possession kabza_milna handover
self_use own_use own_stay khud_rehne khud_rahenge khud_rahunga apne_rehne apne_use ourselves personal_use apne_kaam \
  ghar_mein_hi_lag end_use खुद_रहने खुद_के_लिए अपने_लिए ~ live_there for_ourselves rehne_ke_liye khud_pi khud_kha \
  ghar_mein_use bechte_nahi nahi_bechte sab_ghar for_the_family ghar_mein_lag khud_ke_liye apne_liye
investment invest nivesh investor निवेश ~ paisa_lagana paise_lagane paisa_lagane returns_ke_liye for_returns \
  rent_aata rental_income kiraya_aata daam_badhne future_mein_bech baad_mein_bech appreciation daam_badhenge \
  price_badhne resell_later kamai_ke_liye paisa_laga
already_approved pre_approved preapproved loan_approved approved sanctioned sanction_ho sanction manzoor manjoor \
  manzur manjur स्वीकृत मंजूर ~ pass_kar_diya pass_ho_gaya pass_kiya loan_pass bank_ne_pass letter_mil
applied apply_kiya apply_kar aavedan avedan आवेदन ~ file_lagi file_lagayi file_daali bank_mein_daala application_di \
  process_mein in_process waiting_for_the form_bhara application_pending
need_help help_needed madad_chahiye madad need_assistance मदद ~ karwa_dijiye karwa_do dilwa_do dilwa_dijiye dilwa_den \
  baat_karwa help_chahiye assistance aap_karwa
landlord landlords makan_malik makaan_malik house_owner owner_of_house malik_makan मकान_मालिक मालिक ~ malik
+ own landlord makan_malik makaan_malik मकान_मालिक registry_mere mere_naam_hai mera_hi_hai meri_hi_hai flat_mera \
  ghar_mera i_own we_own my_own_flat my_own_house मेरा_अपना हमारा_अपना खुद_का_घर अपना_घर
tenant tenants kirayedar kirayedaar kiraydar renter renting किरायेदार किराएदार ~ kiraye_pe kiraye_par rent_deta \
  rent_dete bhade_pe bhade_par on_lease on_rent i_rent we_rent kiraya_deta kiraya_dete rehta_hoon_kiraye
owner_pays ~ landlord makan_malik makaan_malik malik_dega malik_deta मालिक owner_bharta owner_hi included_in_rent \
  included_in_the_rent rent_mein_hi rent_mein_included rent_mein_shamil owners_responsibility
tenant_pays ~ kirayedar main_dunga main_deta hum_dete hum_bharte main_bharta we_pay i_pay we_pay_it rent_ke_alawa \
  rent_se_alag किरायेदार
job_transfer transfer_ho_gaya tabadla posting posting_ho naukri_badal ट्रांसफर तबादला ~ doosre_sheher dusre_sheher \
  another_city company_ne_bheja new_job nayi_naukri naukri_doosre office_shift job_badal
bought_own_home own_home bought_a_house ghar_le_liya flat_le_liya makan_le_liya apna_ghar_liya ghar_ban_gaya \
  makan_ban_gaya own_flat_now bought_flat ~ apna_ghar apna_flat apna_makan own_house khud_ka_ghar खुद_का_घर \
  possession_mil my_own_house naya_ghar_liya
rent_too_high high_rent rent_increase ~ kiraya_badha kiraya_zyada kiraya_jyada rent_badha rent_zyada rent_mehnga \
  mehnga_kiraya bhada_bahut bhada_zyada किराया_ज्यादा किराया_बढ़ा cant_afford_this hiked hiked_it hiked_the_rent \
  landlord_hiked rent_bahut kiraya_bahut
landlord_issues landlord_problem landlord_trouble ~ malik_tang makan_malik makaan_malik malik_se_jhagda \
  owner_quarrels landlord_interferes मकान_मालिक malik_pareshan owner_ka_jhagda khali_karwa khali_karne_ko \
  asked_to_vacate owner_asked vacate owner_khali malik_ne_nikala landlord
need_bigger_house bigger_house bigger_home bada_ghar bada_makan badi_jagah larger_house bigger_flat बड़ा_घर बड़ा_मकान \
  more_space more_rooms extra_room ~ chhota_padta chhota_pad chota_padta family_badh space_kam jagah_kam kam_pad_raha \
  kamre_kam small_for_us too_small growing_family
+ east purab_mukhi purabmukhi poorva purva पूर्व पूरब ~ sunrise suraj_nikalne suryoday ugta_suraj
+ west pashchim_mukhi paschim पश्चिम ~ sunset suraj_doobne suraj_dubne suryast doobta_suraj
+ north uttar_mukhi uttar_disha उत्तर ~ kuber
+ south dakshin_mukhi dakshin_disha दक्षिण
north_east ishan ishaan eeshan ईशान
east_facing purab_mukhi ~ sunrise
children_play_area play_area playground kids_park bachchon_ka_park khel_ka_maidan jhoole jhula jhule swings \
  play_ground children's_park childrens_park बच्चों_का_पार्क झूले खेल_का_मैदान ~ khelne_ki_jagah bachchon_ke_khelne \
  slides slide kids_zone park
power_backup generator genset dg inverter bijli_backup backup_power जनरेटर ~ light_jaye light_jaane bijli_jaye \
  light_chali_jaye no_power_cuts बिजली_जाने बिजली_जाए
+ covered basement_parking stilt stilt_parking shaded_parking ढकी ढकी_पार्किंग ~ gaadi_chhat car_safe \
  dhoop_se_bachaye garage chhat_ke_neeche
covered_parking basement_parking stilt_parking shaded_parking stilt garage_parking ढकी_पार्किंग ~ gaadi_chhat \
  car_ki_jagah car_safe car_parking gaadi_ki_jagah gaadi_park parking basement garage
+ clubhouse club_house club party_hall community_centre banquet क्लब_हाउस क्लब ~ indoor_games function_ki_jagah \
  table_tennis carrom party_karne
club_house clubhouse club party_hall community_hall community_centre क्लब_हाउस क्लब ~ indoor_games function_ki_jagah \
  table_tennis carrom
+ gym jimnasium ~ workout_area treadmill weights dumbbell vyayam व्यायाम
+ garden ~ park hariyali
water_supply paani_ki_supply jal_aapurti jalapurti पानी_की_सप्लाई ~ taps_are_dry tap_dry नल_सूखे nal_sookha \
  tanki_khali tank_khali motor_kharab tanker_manga paani_nahi_chadhta paani_nahi_chadta tap_is_dry taps_dry \
  boring_sookh supply_band
lift lifts elevator लिफ्ट ~ stuck_between_floors atak_gayi_lift
+ parking parking_slot parking_space stilt पार्किंग ~ my_slot my_spot meri_jagah gaadi_laga gaadi_khadi gaadi_lagi \
  gaadi_khadi_karne blocked_my_car double_parking car_khadi parked_in gate_ke_aage_gaadi गाड़ी_खड़ी
security suraksha guard guards watchman chowkidar chaukidar surakshakarmi gatekeeper cctv सुरक्षा गार्ड चौकीदार ~ \
  strangers stranger anjaan_log ajnabi gate_pe_koi walk_in_freely koi_bhi_ghus visitors intercom chori cctv_band \
  camera_band gate_khula
security_guard guard watchman chowkidar chaukidar gatekeeper gate_security चौकीदार गार्ड सिक्योरिटी ~ gate_pe \
  gate_par gate_wale
+ noise shor_macha शोर loud music gaana_bajate gaane_bajate गाना_बजाते ~ gaane raat_ko_gaane party party_till \
  drilling karaoke bhaunkte barking shout_and_fight ladte_rehte volume tv_itna tez_gaane tez_awaz hathoda thok_peet \
  chillate
loud_noise noise shor loud_music शोर ~ gaane raat_ko_gaane tez_gaane party karaoke drilling tv_itna_tez tv_tez dj \
  shout_and_fight shouting chillate ladte_rehte hathoda
cleanliness saaf_safai swachhta safai cleaning साफ_सफाई ~ kachra kooda garbage sweeper filthy gandagi dustbin jhadu \
  jhaadu pocha sticky safai_nahi safai_wala jamadar badbu washroom_dirty sidhiyan_gandi corridor_ganda गंदगी कचरा
+ pet barking_dog ~ billi kutte_ka bhaunkta barking poops bhonkta
seepage seelan seeling silan dampness damp leakage leak paani_ris paani_risna risav रिसाव सीलन ~ chhat_se_paani tapak \
  tapakta dripping ris_raha damp_wall ceiling_wet wall_wet paani_tapakta bathroom_leak
encroachment kabza kabja qabza atikraman atikramana encroached encroach अतिक्रमण कब्जा ~ deewar_bana diwar_bana \
  boundary_aage zameen_dabayi zameen_pe_deewar raasta_ghera gher_liya ghera_hua corridor_mein_saman passage shoe_rack \
  jagah_gher rasta_band meri_zameen common_area
maintenance_charges maintenance_fee maintenance_bill society_charges
society samiti sosaiti सोसायटी सोसाइटी
kharif खरीफ ~ dhaan paddy makka bajra kapas cotton soybean moong_barsaat monsoon_crop monsoon barsaat barsaati \
  barsaat_wali june_mein july_mein जून_में जुलाई_में groundnut moongfali tur arhar urad jowar बरसात
rabi रबी ~ gehun wheat sarson mustard chana matar winter_crop winter sardi_wali sardi sardiyon_wali october_mein \
  november_mein masoor jau barley सर्दी सरसों चना गेहूं potato aloo
zaid jayad jaayad ज़ायद जायद ~ tarbooz tarbuj watermelon kheera kakdi kharbuja kharbooja muskmelon summer_crop summer \
  garmi_wali garmiyon_wali garmi_ki_fasal moong_garmi march_mein april_mein तरबूज गर्मी
+ seed beej_chahiye hybrid_seed hybrid_beej sowing_material bone_ke_liye beej_wala बीज
pest_control keet_niyantran keetnashak pesticide insecticide कीटनाशक ~ keede keeda keede_lag illi sundi insects bugs \
  patte_kha fasal_kha dawai_chhidak dawa_chhidak dawai_chidak spray chhidkav कीड़े सुंडी cockroach termite deemak \
  machhar
soil_testing soil_test mitti_ki_jaanch mitti_jaanch mitti_check mitti_parikshan mitti_ki_janch मिट्टी_परीक्षण \
  मिट्टी_की_जांच ~ check_my_soil soil_health soil_health_card ph_test mitti
market_prices market_price mandi_bhav mandi_ka_bhav bhav mandi_rate mandi_ka_rate मंडी_भाव भाव ~ kitne_mein_bik \
  what_price aaj_ka_rate rate_kya bhaav bhaav_janna kya_rate kitne_ka_bik daam_kya selling_price bechne_ka_rate
weather_advice weather_forecast mausam_ki_jankari मौसम_की_जानकारी ~ barish_kab will_it_rain forecast mausam_kaisa \
  baarish_kab ola_to barish_hogi baarish_hogi paani_kab_barsega mausam rain_kab
+ loan kcc kisan_credit_card kisan_credit ~ paise_chahiye_kheti kheti_ke_liye_paise paise_chahiye
+ canal irrigation_channel sarkari_nahar नहर ~ naala naale
rain_only rainfed rain_fed barani असिंचित asinchit ~ barish barsaat baarish rain monsoon barish_bharose \
  bhagwan_bharose no_irrigation koi_sadhan koi_sadhan_nahi intezar_baarish बारिश वर्षा varsha
+ borewell motor_se ट्यूबवेल बोरवेल ~ bore submersible motor_laga zameen_ka_paani bore_se
+ pond talaab_se farm_pond jalashay
+ not_eating munh_nahi jugali jugali_nahi खा_नहीं नहीं_खा chaara_nahi ~ chaare_ko
less_milk low_milk milk_reduced doodh_kam doodh_ghat kam_doodh दूध_कम yield_down yield_is_down milk_dropped ~ \
  doodh_ghata yield milk_has_dropped doodh_kam_de pehle_das_litre doodh_sookh
+ fever badan_tap tap_raha body_is_hot body_hot tapta जल_रहा_बदन ~ garam_badan kaanp_raha
injury chot ghav ghaav zakhm zakhmi injured wound wounded चोट घाव ~ langda langdi limping cut_from seeng_toot \
  khoon_nikal bleeding gir_gayi gir_gaya toot_gaya_pair fracture kat_gaya
pregnancy_check pregnancy garbh_jaanch garbh_janch garbh गर्भ ~ gabhin gabhan gaabhin pregnant bachcha_dene \
  bachcha_degi ai_karwaya garbhvati byane_wali heat_mein
vaccination teeka tika teekakaran tikakaran vaccine टीका टीकाकरण ~ gal_ghotu galghotu khurpaka_muhpaka \
  injection_lagwana fmd
deworming keede_ki_dawai pet_ke_keede krimi
dairy_cooperative cooperative co_operative sahkari samiti milk_union sahkari_samiti समिति सहकारी ~ amul sudha_dairy \
  saras nandini mother_dairy verka parag sanchi society_ko society_mein dugdh_samiti
private_dairy niji_dairy private_company ~ nestle company_ki_gaadi company_wale hatsun heritage_dairy
direct_to_homes door_to_door ghar_ghar gharon_mein mohalle_mein directly_to_customers customers_take_it \
  customers_take home_customers ~ khud_baant baant_aata doodhiya customers grahak logon_ko padosi_le
+ roof rooftop chhat_pe छत ghar_ke_upar building_ke_top terrace_pe ~ top_pe
rooftop roof chhat chhat_pe chhat_par terrace छत ~ ghar_ke_upar building_ke_top upar_terrace
ground_mounted zameen_pe ~ aangan khet_mein khali_plot field backyard
ground zameen jameen zameen_pe zameen_par aangan angan yard backyard जमीन ~ khali_plot in_the_field khet_mein khet \
  field neeche_zameen open_land
car_shed carport car_port car_porch garage_shed parking_shed porch ~ parking_ke_upar over_the_car garage_ke garage
high_electricity_bill electricity_bill bijli_bill bijli_ka_bill high_bill बिजली_का_बिल ~ bill_bahut bill_zyada \
  bill_jyada bijli_mehngi current_bill bring_my_bill bill_kam mehngi_bijli reduce_the_bill bill_bachana \
  har_mahine_itna
power_cuts power_cut load_shedding bijli_katauti bijli_gul light_gul batti_gul बत्ती_गुल बिजली_कटौती ~ light_jati \
  light_jaati light_bahut_jati bijli_jati bijli_jaati no_electricity bijli_nahi_rehti light_nahi_rehti inverter_ka \
  outage outages light_bahut andhera
+ environment harit_urja हरित हरित_ऊर्जा prakriti go_green carbon_footprint eco eco_friendly pollution प्रकृति ~ \
  pollution_kam
government_subsidy subsidy sabsidi anudan अनुदान सब्सिडी surya_ghar ~ sarkar_paise sarkar_de sarkar_se chhoot_mil \
  pm_scheme pm_surya_ghar yojana sarkari_madad scheme sarkar
on_grid ongrid grid_connected grid_tied net_metering without_battery no_batteries no_battery bina_battery ऑन_ग्रिड ~ \
  bijli_board sarkari_line extra_bijli grid_se_juda line_ke_saath
off_grid offgrid battery_wala battery_wali with_batteries with_battery battery_ke_saath ऑफ_ग्रिड ~ no_connection \
  bina_connection bina_bijli alag_se_chale line_se_alag bijli_nahi_hai jahan_bijli batteries
hybrid dono_wala mix mixed milajula हाइब्रिड ~ both_battery grid_bhi_battery battery_aur_grid grid_aur_battery
agricultural agricultural_land agriculture krishi kheti krishi_bhumi kheti_ki_zameen कृषि कृषि_भूमि ~ khet farm_land \
  farmland fasal
residential awasiya aavasiya आवासीय abadi aabadi ~ ghar_banane ghar_banana makan_banana makaan_banana colony_ka_plot \
  house_site rehne_wali
own_tractor apna_tractor khud_ka_tractor mera_tractor घर_का_ट्रैक्टर अपना_ट्रैक्टर ~ mera_mahindra mera_swaraj \
  mera_sonalika we_have_one ghar_ka_tractor mere_paas_hai
hired_tractor rented_tractor tractor_on_rent custom_hiring ~ kiraye_ka kiraye_pe kiraye_par bhade_pe bhade_par \
  rent_pe ghante_ke_hisaab per_hour per_hour_hire hire किराये_पर mangwate
hired hire kiraye bhade rented किराये ~ rent_pe mangwate per_hour
bullock bullocks bail bailon oxen ox hal_bail bail_jodi बैल बैलों ~ desi_tarika
+ drought sookha_pad paani_nahi_barsa pani_nahi_barsa barsa_nahi dried_up सूखा ~ crop_dried paani_nahi_gira
+ flood baadh_aayi flooded बाढ़ ~ washed_it washed_away baha_le heavy_rain paani_bhar_gaya bah_gayi bah_gaya
+ hailstorm ola_vrishti ~ barf_gir barf_giri ola
+ pest_attack keede keede_lag kharpatwar phaphund ~ fungus disease bimari_lag rog_lag tiddi keet
+ wild_animals stray_cattle awara_pashu aawara_pashu chhutta_pashu chutta_pashu आवारा_पशु neelgai suar ~ \
  kha_gaye_janwar gaay_chhutti bandar_kha
crop_disease rog_lag bimari_lag blight
+ rent i_rent we_rent on_lease on_rent kiraye_pe kiraye_par bhade_pe bhade_par kiraye_ka kiraya_deta kiraya_dete \
  rent_deta rent_dete rent_zyada rent_badha kiraya_badha kiraya_zyada kiraya_jyada किराये_पर किराये_का किराए_पर \
  किराये
closer_to_work near_office office_ke_paas office_ke_nazdeek shorter_commute commute ऑफिस_के_पास ~ office_door \
  office_door_padta travel_time travelling_time aana_jaana office_jaane_mein near_my_office close_to_office
better_schooling schooling good_school better_school achha_school school_ke_paas bachchon_ke_school school_nearby \
  स्कूल ~ school padhai_achhi bachchon_ki_padhai near_school childrens_education
bigger_home bigger_house bada_ghar one_more_room more_space extra_room ~ family_badi family_badh jagah_kam chhota_pad \
  chhota_padta ghar_chhota need_more_room kamre_kam
lower_rent cheaper_rent kam_kiraya sasta_ghar cheaper_place rent_kam kiraya_bachana ~ cheaper sasta save_rent \
  less_rent
mandi arhtiya_ke aadhti_ke apmc_yard galla_mandi ~ arhtiya arhti aadhti
trader_at_farm vyapari trader middleman ~ khet_pe_hi khet_se_le seth farm_gate khet_se_utha
government_centre sarkari_kendra kraya_kendra kray_kendra kharid_kendra procurement procurement_centre sarkari_kharid \
  msp msp_par क्रय_केंद्र ~ sarkar_ko fci
own_stall stall thela thele rehdi redi dukan_lagate road_side_stall roadside sadak_kinare footpath_pe ~ khud_bechte \
  apni_dukan
yellow_leaves yellowing patte_peele peele_patte pila_pad peela_pad peeli_pad पत्ते_पीले पीले_पत्ते ~ turning_yellow \
  leaves_yellow peelapan
holes chhed chhedh छेद kutar kutarna kutar_rahe ~ eating_the_leaves eat_leaves patte_kha kha_rahe_patte
white_spots safed_dhabbe safed_daag white_powder सफेद_धब्बे सफेद_दाग ~ phaphund powdery
wilting wilt murjha murjhana murjha_raha kumhla kumhla_gaye drooping मुरझा मुरझाना ~ sookh_raha_paudha sukh_raha \
  sookh_rahe paudhe_sookh dry_ho_raha jhuk_gaye
+ soil kali_mitti
concrete rcc pakki pakki_chhat slab lenter lintel पक्की पक्की_छत
tin_sheet tin teen_ki teen_wali chaddar patra gi_sheet tinshed टीन चद्दर asbestos
tiles tile khaprail khapda khaparel खपरैल kavelu naria mangalore_tiles
kachcha_roof thatched phoos chhappar छप्पर kacchi_chhat
fire_wood firewood lakdi lakadi wood jalawan jalavan chulha chulhe लकड़ी चूल्हा ~ kande upla uple
kerosene kerosin mitti_ka_tel केरोसिन मिट्टी_का_तेल ~ stove
+ electric induction bijli_wala heater इंडक्शन induction_stove electric_stove hot_plate
+ gas ujjwala
own_toilet personal_toilet private_toilet attached ghar_mein_toilet ~ apna_toilet personal
shared_toilet common_toilet community_toilet public_toilet sulabh common sajha ~ padosi_ke_saath mil_kar_use \
  milkar_use
no_toilet open_defecation khule_mein khule_me bahar_jate bahar_jaate maidan_mein खुले_में ~ khet_mein_jate \
  khet_mein_jaate open
company_quarters quarters quarter railway_quarter government_quarter sarkari_makan sarkari_makaan sarkari_quarter \
  staff_quarters ~ company_ka office_ne_diya company_ne_diya colony_mein_mila
+ own pushtaini paitrik
no_schooling illiterate uneducated anpadh anpad never_went_to_school angootha_chhaap angutha_chhap अनपढ़ ~ \
  padhe_likhe_nahi school_nahi_gaye padhai_nahi_ki angootha
graduate graduation degree snatak b_tech btech ba_kiya engineer postgraduate post_graduate masters स्नातक ~ ma mba \
  doctor_hain
+ farmer fasal_bechke
daily_wages daily_wage mazdoori majdoori majoori dihadi dihaadi mazdoor labour_work labour beldari मजदूरी दिहाड़ी ~ \
  manrega mnrega
salary naukri naukari noukri job tankhwah tankha monthly_salary sarkari_naukri private_naukri नौकरी तनख्वाह ~ \
  office_job
shop_or_trade trade vyapar vyapari dukan dukaan kirana rehdi thela business dhandha दुकान व्यापार ~ pheri
migrant_work pardes bahar_kaam_karta shahar_mein_kaam
existing_customer purane_grahak purana_grahak your_customer your_customers old_customer ~ jisne_liya jisne_pehle \
  padosi_ne_aapse aapse_liya of_your_customers
agent broker dalal dalaal property_dealer bichauliya ब्रोकर दलाल ~ dealer
owner proprietor malik malik_main main_hi_malik apna_business mera_hi_hai ~ partner
manager incharge in_charge supervisor ~ sambhalta sambhalti
employee naukar worker staff kaam_karta_hoon kaam_karti_hoon kaam_karta_yahan ~ just_working working_here yahan_kaam \
  salesman munshi
`
