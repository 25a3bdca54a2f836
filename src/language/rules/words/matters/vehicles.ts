/**
 * Vehicles: their repair, sale and trouble on the road; pets and their care: lines as in `everyday-words.ts`; one that
 * begins with `+` adds to the line of its first word.
 */
export const VEHICLES_WORDS = `+ brake brake_nahi brake_dheeli brake_kam rokne_par ruk_nahi ruk_nahi_rahi nahi_rukti gaadi_nahi_rukti pedal_neeche \
  pedal_andar disc_ghis pad_ghis chee_chee lagane_par_awaaz doesnt_stop not_stopping ब्रेक_नहीं brake_kharab \
  brake_band_ho brake_band_hai brake_band_pad brake_nahi_chal brake_not_working brake_is_not_working \
  brake_stopped_working ब्रेक_खराब doesnt_stop_properly takes_long_to_stop spongy ~ rukti_nahi
brakes brake brake_nahi rokne_par ruk_nahi ruk_nahi_rahi pedal_neeche chee_chee disc_ghis pad_ghis doesnt_stop \
  not_stopping brake_kharab brake_band_ho brake_band_hai brake_band_pad brake_nahi_chal brake_not_working \
  brake_is_not_working brake_stopped_working doesnt_stop_properly takes_long_to_stop spongy ~ screeching squealing
brake_repair ~ brake brake_nahi brake_dheeli disc_pad pad_ghis disc_ghis ruk_nahi
+ engine garam_ho_jaati garam_ho_jati garam_ho_jata pick_up_nahi pickup_nahi pickup_kam pick_up_kam tel_pee \
  tel_pi_rahi tel_zyada_kha mileage mileage_kam mileage_nahi average_kam average_nahi kam_average missing_kar \
  jhatke_leti engine_oil_leak oil_leak oil_gir oil_tapak dhuan_maar dhuan_deti kaala_dhuan power_nahi_le dum_nahi \
  engine_se_awaaz chalte_chalte_band पिकअप_नहीं माइलेज धुआं_मार overheating overheat bhaap bhaap_nikal \
  temperature_laal radiator_leak engine_kharab engine_band_ho engine_band_hai engine_band_pad engine_nahi_chal \
  engine_not_working engine_is_not_working engine_stopped_working इंजन_खराब smoke_from_the losing_power loses_power \
  stalls jerks jerking ~ dhuan smoke
engine_work engine_repair ~ average_kam mileage_kam dhuan_maar dhuan_deti piston oil_pee engine_khulwana rings \
  pickup_kam tappet head_gasket engine_se_awaaz
+ battery dhakka_maar dhakka_lagana dhakka_de_ke subah_start subah_start_nahi start_nahi_hoti self_nahi_leti \
  self_nahi_uthata self_bolta self_nahi_bol push_start jump_start needs_a_push horn_dheema khat_khat_karke cranks \
  cranking धक्का_मार dhakka_dena dhakka_deke battery_kharab battery_band_ho battery_band_hai battery_band_pad \
  battery_nahi_chal battery_not_working battery_is_not_working battery_stopped_working बैटरी_खराब start_nahi_ho \
  start_hi_nahi_ho wont_crank doesnt_crank wont_start ~ start_nahi self_start
battery_replacement battery_change battery_badal nayi_battery ~ start_nahi_hoti self_bolta self_nahi subah_start \
  amaron exide dhakka battery_dead
tyre_change tyre_replacement new_tyres naye_tyre tyre_badal tyres_badal ~ tyre_ghis ghis_gaye gol_ho_gaye bald_tyres \
  worn_tyres tread mrf apollo_tyre ceat bridgestone tyre_phat
tyre_puncture flat_tyre puncture punchar ~ keel_ghus keel_lag hawa_nikal hawa_nikal_gayi hawa_kam tube_badal nail_in \
  hawa_nahi_tikti हवा_निकल
+ tyre ghisi_hui tyre_ghis keel_ghus hawa_nahi_tikti bald_tyres
tyres tyre puncture ghisi_hui ghis_gaye tyre_ghis hawa_nikal_jaati hawa_nikal hawa_kam keel_ghus stepney ~ \
  bald_tyres tread
+ gear gear_nahi gear_nahi_lag गियर_नहीं gear_kharab gear_band_ho gear_band_hai gear_band_pad gear_nahi_chal \
  gear_not_working gear_is_not_working gear_stopped_working
+ clutch clutch_kharab clutch_band_ho clutch_band_hai clutch_band_pad clutch_nahi_chal clutch_not_working \
  clutch_is_not_working clutch_stopped_working
+ suspension dhak_dhak gaddhe_mein_awaaz gaddhe_mein jhatke_lagte bahut_jhatke gaadi_uchhal uchhalti bouncy bumpy \
  baith_gayi_gaadi झटके_लगते ~ jhatke
lights headlight headlight_nahi light_nahi_jal indicator_band indicator_nahi brake_light backlight_nahi dipper \
  parking_light हेडलाइट_नहीं इंडिकेटर ~ indicator indicators headlights bulb
electrical_problem electricals ~ horn horn_nahi indicator indicator_nahi indicator_band light_band self_start \
  self_start_nahi self_nahi wiring_jal headlight_nahi meter_band fuse_ud power_window central_lock horn_kharab \
  horn_band_ho horn_band_hai horn_band_pad horn_nahi_chal horn_not_working horn_is_not_working horn_stopped_working \
  headlight_kharab headlight_band_ho headlight_band_hai headlight_band_pad headlight_nahi_chal headlight_not_working \
  headlight_is_not_working headlight_stopped_working self_kharab self_band_ho self_band_hai self_band_pad \
  self_nahi_chal self_not_working self_is_not_working self_stopped_working indicator_kharab indicator_band_ho \
  indicator_band_hai indicator_band_pad indicator_nahi_chal indicator_not_working indicator_is_not_working \
  indicator_stopped_working
+ steering ek_taraf_kheench kheenchti kheench_rahi left_ko_bhaag right_ko_bhaag steering_kaanp handle_hard \
  handle_tedha goes_to_one_side एक_तरफ_खींच steering_kharab steering_band_ho steering_band_hai steering_band_pad \
  steering_nahi_chal steering_not_working steering_is_not_working steering_stopped_working pulls_to_one pulls_to_the \
  drifts
+ wheel_alignment left_ko_bhaag right_ko_bhaag left_bhaag bhaag_rahi_hai steering_kaanp steering_kaanpti \
  ek_taraf_jaati ek_taraf_bhaag gaadi_bhaag wheel_balance
+ silencer tractor_jaisi awaaz_tractor silencer_phat phat_phat_awaaz phat_phat
exhaust silencer saailensar silencer_phat ~ tractor_jaisi phat_phat kaala_dhuan
periodic_service scheduled_service free_service service_due servicing ~ oil_badalna oil_change oil_badalwana \
  km_ho_gaye kilometre_ho_gaye 10000_km 5000_km das_hazar_km paid_service service_ka_time saal_ho_gaya_service \
  check_up_of_car light_jal_rahi_service
+ oil_change oil_badal oil_badalna oil_kaala tel_badal
denting_and_painting hit_my_bumper door_dented ~ dent bumper scratch scratches kharonch thok_diya thok_di \
  darwaza_andar rang_utar paint_utar bonnet fender pichak pichak_gaya kisi_ne_thok side_se_lag ghisad
denting_painting ~ dent bumper scratch kharonch thok_diya darwaza_andar rang_utar bonnet fender pichak_gaya
+ dent pichak pichak_gaya kisi_ne_thok_diya
ac_service car_ac ac_gas ~ cooling_kam thandi_hawa_nahi cooling_nahi gas_khatam compressor ac_thanda
car_wash vehicle_wash car_cleaning car_dhulwana gaadi_dhulwani gaadi_dhona gaadi_dhulai detailing कार_वॉश ~ \
  bahut_gandi gandi_ho_gayi dhulwani vacuum interior_cleaning foam_wash dhool_jami kichad_lag andar_se_saaf polish
insurance_claim claim_file ~ company_se_paise accident_ho insurance_se insurance_company_se claim_karna surveyor \
  cashless_repair insurance_wala
+ windscreen aage_ka_sheesha windshield front_glass pathar_laga patthar_laga sheesha_crack glass_crack \
  glass_crack_ho crack_in_the_glass शीशा_टूट
chain_and_sprocket chain_set sprocket bike_ki_chain chain_dheeli chain_awaaz chain_utar chain_tight chain_toot \
  चैन_उतर ~ chain
accident_repair accidental_repair ~ gir_gayi_thi gir_gaya_tha handle_tedha tedha_ho takkar thuk_gayi thok_di \
  accident_hua accident_ho phisal slip_ho_gayi fork_tedha
i_will_drive_in self_drop drive_in khud_le_aaunga khud_le_aunga khud_laaunga khud_chala_ke khud_aa_jaunga \
  main_le_aaunga main_le_aunga main_khud_aaunga ill_drop ill_bring i_will_bring i_will_drop drop_kar_dunga \
  मैं_खुद_ले
+ pickup driver_bhej ghar_se_le ghar_se_utha gaadi_utha_lo
pick_up_from_home home_pickup doorstep_pickup pickup_drop pickup_and_drop pick_and_drop ~ driver_bhej ghar_se_le \
  ghar_se_le_jao utha_lo aake_le ladka_bhej
tow_truck tow towing tow_truck_needed ~ crane halat_mein_nahi chalne_ki_halat chal_nahi_rahi band_pad \
  raste_mein_band beech_raste uthwani tochan toing khinchwani उठवानी क्रेन
+ suv oonchi_gaadi unchi_gaadi oonchi_wali saat_log saat_logon seven_seats ground_clearance high_ground thar scorpio \
  fortuner
+ hatchback city_ke_liye_chhoti
+ sedan dickey_wali dicky_wali dickey_badi bada_boot
second_hand purani_gaadi used_car used_bike pre_owned preowned purani_car purani_bike cars24 spinny old_car \
  resale_car पुरानी_गाड़ी
test_drive test_ride chala_ke_dekh chala_kar_dekh chalake_dekh trial_drive ek_chakkar chakkar_lagana chakkar_laga \
  drive_karke_dekh ride_karke_dekh टेस्ट_ड्राइव चला_के_देख
price_quote on_road on_road_price kitne_ki kitne_ka_padega kitne_ki_padegi kitne_mein_padegi daam_kya daam_batao \
  rate_batao rate_kya_hai quotation कितने_की ~ ex_showroom kitne_ka kya_price
finance kisto_pe kishton_pe emi_kitni emi_banegi zero_down down_payment किस्तों_पे emi loan फाइनेंस ~ kisht kist \
  kishton
exchange_old_car exchange_old_vehicle exchange_bonus ~ purani_deke purani_gaadi_deke purani_ka_kitna purani_dekar \
  purani_badle purani_wali_de exchange_mein
+ exchange_old purani_ka_kitna purani_deke purani_dekar
service_booking book_a_service book_service servicing service_karwani सर्विसिंग
brochure brochures details_whatsapp details_bhej details_send catalogue feature_list photo_bhej_do features_bhej \
  ब्रोशर ~ jaankari_bhej
already_bought bought_already le_li_hai le_li_maine le_liya_maine khareed_li kharid_li khareed_liya dusri_le_li \
  ले_ली_है खरीद_ली ~ le_li le_liya
parts_not_original not_original_parts duplicate_parts fake_parts local_parts local_part local_parts_daal \
  duplicate_laga duplicate_daal nakli_parts naqli_parts naqli_laga purana_part purane_parts_laga \
  company_ka_part_nahi लोकल_पार्ट्स ~ duplicate nakli
new_damage new_scratch naya_scratch naya_dent scratch_daal scratch_maar scratch_laga scratch_aa dent_daal dent_laga \
  thok_ke_le_aaye tod_diya_kuch tod_ke_di ~ scratch dent
not_washed gandi_hi gandi_wapas gandi_hi_wapas dhoyi_nahi dhulai_nahi saaf_nahi_ki wash_nahi dirty_car unwashed \
  dhoi_nahi धोई_नहीं
staff_behaviour behaviour_of_staff rude_staff ~ advisor koi_sunta sunta_nahi sunte_nahi badtameez badtameezi \
  koi_poochta dhyan_nahi_dete attitude
mileage average mileage_kam average_kam माइलेज एवरेज kitna_deti kam_tel_khaye ~ tel_pee litre_mein
spare_key duplicate_key ~ chabi_kho
reptile turtle tortoise kachhua ~ snake
+ illness khana_nahi_kha_raha susti thanda_pada
not_eating loss_of_appetite kuch_nahi_khaya khana_nahi khana_chhod khana_chhod_diya khana_sungh sungh_ke \
  kha_nahi_raha kha_nahi_rahi bhookha appetite_nahi nahi_kha_raha nahi_kha_rahi do_din_se_nahi_khaya refuses_food \
  wont_eat खाना_नहीं कुछ_नहीं_खाया
vomiting_or_loose_motions ~ ulti potty_patli patli_potty dast loose_motion pet_kharab
skin_problem skin_issue skin_infection khujlata khujlati khujli khujla_raha baal_jhad baal_gir scratching_itself \
  bald_patch laal_daane fungal fungus skin_allergy ~ itching rash kille ticks fleas scratching
tick_treatment ticks tick kille kilni chichdi fleas flea pissu jooen किलनी ~ khujli
dog_bite kutte_ne_kaat kaat_liya_kutte
injury ~ takra_gaya takra_gayi gaadi_se_takra kaat_liya kutte_ne_kaat chhat_se_gir gir_gaya langda limping \
  pair_mein_chot khoon
sterilisation sterilization sterilise spay spaying neuter neutering nasbandi bachche_band bachche_na_ho bachcha_band \
  heat_mein_aati operation_karwana_bachche spayed neutered fixed_so_she
+ neutering spay spaying nasbandi bachche_band_karwane spayed neutered
spaying neutering spay neuter nasbandi sterilise bachche_band
boarding pet_hostel ~ bahar_ja_rahe hum_bahar hafte_rakhna rakh_loge rakhna_hai_kuch_din shaadi_mein_jana \
  out_of_station chhod_ke_jana trip_pe kuch_din_rakh dogs_hostel daycare trip_pe_ja ghoomne_ja
+ deworming pet_mein_keede keede_nikal_rahe worms_in worms_in_stool potty_mein_keede keede_ki_dawai पेट_में_कीड़े
+ grooming nails_bade nakhun_bade nakhun_kaat baal_uljhe baal_bade bath_and_haircut smelly_dog bada_ganda \
  baal_bahut_bade bahut_bade_baal
check_up ~ ek_baar_dikhana bas_dikhana dikhana_hai
puppy puppies do_mahine teen_mahine mahine_ka chhota_bachcha bachcha_hai_abhi just_born kitten ~ chhota_sa
kitten kittens billi_ka_bachcha ~ do_mahine teen_mahine mahine_ka chhota_bachcha bachcha_hai_abhi
+ senior budha budhi_ho das_saal_ka barah_saal_ka old_dog old_cat बूढ़ा
bath_only only_bath just_bath sirf_nahlana bas_nahlana sirf_nahla only_wash सिर्फ_नहलाना
nail_trimming nail_clipping nail_cutting nakhun nakhun_kaat nakhun_bade nails_kaat nails_bade ~ nails claws paws
full_grooming complete_grooming poora_karwana pura_karwana full_package poora_package sab_kar_do everything_done
key_locked_inside keys_locked locked_inside keys_inside chabi_andar chaabi_andar andar_reh_gayi_chabi \
  chabi_andar_reh lock_ho_gayi_andar key_is_inside keys_are_inside locked_my_keys चाबी_अंदर
out_of_fuel fuel_over fuel_khatam petrol_khatam diesel_khatam tel_khatam tel_nahi petrol_nahi diesel_nahi ran_out_of \
  ran_dry tanki_khali reserve_mein पेट्रोल_खत्म तेल_खत्म
overheating overheat overheated over_heat bhaap bhaap_nikal garam_ho_jaati garam_ho_gayi bahut_garam_ho \
  temperature_laal temperature_upar needle_laal kaanta_laal coolant_khatam radiator_leak radiator_phat steam_coming \
  dhuan_bonnet steam_from_bonnet भाप ~ garam temperature coolant
strange_noise unusual_noise weird_noise khat_khat khad_khad khar_khar ghar_ghar tak_tak kat_kat chee_chee \
  choon_choon ajeeb_awaaz ajeeb_si_awaaz rattling grinding_noise squealing अजीब_आवाज
engine_weak weak_engine low_power underpowered less_power pick_up_kam pickup_kam pickup_nahi dum_nahi power_kam \
  chadhai_pe_nahi chadhai_nahi kheench_nahi no_pickup sluggish
not_comfortable uncomfortable less_comfortable seat_chubh chubhti chubhta seat_hard jagah_tang tang_jagah \
  pair_nahi_failte pair_phailane legroom_kam leg_space pair_ki_jagah headroom_kam sar_lagta jhatke_lagte peeche_tang \
  jagah_kam cramped congested ~ tight_space bumpy
low_mileage poor_mileage mileage_kam average_kam kam_average kam_mileage tel_pee tel_peeti tel_pi tel_zyada \
  petrol_zyada petrol_peeti fuel_guzzler माइलेज_कम एवरेज_कम
small_boot boot_space boot_small dickey_chhoti dicky_chhoti dikki_chhoti saaman_nahi_aata saaman_ki_jagah \
  luggage_space ~ dickey dicky boot
liked_it maza_aa mazaa_aa mazaa_aa_gaya liked_the_drive mast_chalti makkhan_jaisi badhiya_chalti smooth_thi \
  bahut_badhiya_lagi pasand_aayi
not_used not_using no_use_now khadi_rehti khadi_rehta khadi_hai_bas padi_rehti chalti_hi_nahi chalata_nahi \
  kam_chalti use_nahi_hoti istemal_nahi lying_idle hardly_drive hardly_use खड़ी_रहती
high_maintenance maintenance_zyada maintenance_mehnga kharcha_bahut kharcha_zyada roz_kharab roz_kuch_na_kuch \
  kuch_na_kuch_kharab baar_baar_kharab baar_baar_garage repair_ka_kharcha keeps_breaking breaks_down_often \
  always_in_the_garage खर्चा_बहुत
need_money needs_money paise_chahiye paise_ki_zaroorat paiso_ki_zaroorat paisa_chahiye urgent_money need_cash \
  cash_chahiye पैसों_की_जरूरत
buying_new buying_a_new_one nayi_le_raha nayi_le_rahe nayi_leni naya_le_raha badi_leni upgrade_karna new_car_coming
electrical electricals light_nahi_jalti light_nahi_jal headlight_nahi horn_nahi indicator_nahi self_nahi wiring_jal \
  battery_charge_nahi headlight_band horn_nahi_baj indicator_band light_band
chain chain_dheeli chain_utar chain_toot chain_awaaz sprocket
service_overdue ~ service_nahi_karwayi
+ general_service service_nahi_karwayi mahine_ho_gaye_service time_ho_gaya_service oil_aur_filter oil_filter tune_up
+ not_eating khana_nahi_kha_raha khana_nahi_kha_rahi wont_eat off_food not_touching refuses_to_eat
limping limp lame langda langdata langdati pair_uthake pair_utha_ke pair_nahi_rakh teen_pair_pe pair_ghaseet \
  not_putting_weight wont_put_weight favouring
itching itchy khujli khujata khujlata khujati scratching scratches_himself scratches_itself chaatta_rehta paws_chaat \
  licking_paws biting_its
eye_problem eye_infection ~ aankh_se_paani aankh_laal aankh_mein aankh_band aankh_sooj watery_eye red_eye
+ fever badan_garam naak_garam garam_lag_raha
at_the_clinic clinic_visit main_le_aaunga main_le_aaungi le_aaunga_wahan wahan_le_aaunga clinic_le_aaunga \
  will_bring_him will_bring_her ill_bring_him i_will_bring_him bring_him_there मैं_ले_आऊंगा
squealing squeal chee_chee chi_chi chee_chee_awaaz choon_choon seeti_jaisi screeching tez_cheekh चीं_चीं
knocking knock thak_thak khat_khat thok_thok tak_tak tapping ठक_ठक
grinding ghis_ne_ki ghisne_ki_awaaz ghisat ragad ragadne_ki kirr_kirr metal_on_metal
rattling rattle khad_khad khar_khar jhan_jhan dibba_jaisi jhanjhana loose_awaaz खड़_खड़
humming gungunahat ghoon_ghoon
when_starting while_starting starting_time start_karte start_karte_waqt start_karte_samay subah_start self_maarte \
  chaabi_ghumate cold_start स्टार्ट_करते
while_driving when_driving chalte_chalte chalate_waqt chalate_samay chalti_hui speed_pe raaste_mein_chalte \
  tez_chalane_par highway_pe_chalte चलते_चलते ~ speed_badhne
when_braking while_braking brake_lagane brake_lagate brake_maarne brake_marte rokte_waqt rokne_pe ब्रेक_लगाते
when_turning while_turning modte mod_pe turn_lete ghumate_waqt steering_ghumane u_turn_lete मोड़ते
all_the_time hamesha har_waqt har_samay lagataar din_bhar poore_time continuously हमेशा हर_वक्त
on_the_road on_road raste_mein raaste_mein sadak_pe sadak_par highway_pe highway_par road_pe road_par beech_raste \
  flyover_pe toll_ke_paas सड़क_पे रास्ते_में
another_garage other_garage kisi_aur_mechanic dusre_mechanic doosre_mechanic dusre_garage local_mechanic_ke \
  mechanic_ke_paas kisi_garage_mein दूसरे_गैराज
safety safe suraksha airbag airbags ncap rating_achhi five_star_rating abs_wali mazboot mazbooti body_strong \
  build_quality सुरक्षा ~ crash_test
looks design sundar stylish shape style rubaab road_presence lambi_chaudi_dikhe दिखने_में ~ smart_dikhe
space spacious jagah_chahiye badi_family saat_log paanch_log peeche_jagah legroom boot_space khuli_khuli roomy
features feature sunroof touchscreen touch_screen cruise_control reverse_camera android_auto carplay \
  automatic_climate connected_car hi_tech फीचर्स सनरूफ
comfort comfortable aaramdayak seat_aaram smooth_ride long_drive_aaram आरामदायक
resale_value resale bechne_pe_achha baad_mein_bechna
performance pickup_achha power_achhi tez_bhaage speed_achhi turbo
service_network ~ service_centre_paas parts_sasti sasti_service
waiting_period long_waiting waiting_zyada mahine_baad_milti mahine_baad_milegi delivery_late_thi waiting_bahut \
  mahine_ki_waiting itni_waiting teen_mahine_baad chhe_mahine_baad der_se_mil_rahi वेटिंग
chose_another_brand another_brand other_brand another_model different_brand ~ hyundai_le maruti_le tata_le kia_le \
  honda_le toyota_le mahindra_le dusri_company_ki doosri_company_ki dusri_gaadi_le creta_le brezza_le swift_le
loan_not_approved loan_rejected bank_ne_mana loan_nahi loan_nahi_mila loan_pass_nahi finance_nahi finance_nahi_hua \
  cibil_kam cibil_kharab bank_ne_reject लोन_नहीं
family_did_not_agree family_disagreed family_not_agree ghar_wale_nahi_maane gharwale_nahi_maane papa_nahi_maane \
  nahi_maane papa_ne_mana wife_ne_mana ghar_walon_ne_mana family_ne_mana mummy_ne_mana biwi_nahi_maani नहीं_माने
price_too_high ~ budget_se_upar budget_se_bahar budget_se_zyada bahut_mehngi mehngi_lagi afford_nahi on_road_zyada \
  kam_nahi_kiya discount_nahi_diya
no_discount less_discount ~ discount_nahi chhoot_nahi kam_nahi_kiya
dry_food kibble daane_wala_food pedigree royal_canin drools whiskas packet_wala_khana ~ daana
wet_food ~ gravy_wala pouch_wala tin_wala
home_cooked home_cooked_food homemade_food ghar_ka_khana ghar_ka_bana roti_doodh doodh_roti roti_dahi chawal_dal \
  dal_chawal ubla_chicken chicken_chawal anda_chawal घर_का_खाना दूध_रोटी ~ ubla_hua
raw_meat raw_food kachcha_gosht kachcha_maas kaccha_chicken kachcha_meat raw_chicken कच्चा_मांस
friendly sabse_ghul ghul_mil ghul_mil_jata pyaara_hai khelta_rehta sab_se_dosti nahi_kaatta loves_people घुल_मिल ~ \
  playful
shy sharmila sharmata chhup_jata chhup_jaati hides_under kone_mein_baith शर्मीला
aggressive kaat_leta kaatne_daud kaat_leti gurrata gurrati bhaunkta_hai_sab jhapat jhapatta gussail gusse_wala \
  bites_people growls attack_karta आक्रामक ~ muzzle
nervous darta darti_hai darpok ghabrata ghabra_jata anjaan_logon anjaan_se scared_of kaanpta_rehta डरता ~ strangers
fully_vaccinated all_vaccines saare_teeke saare_teeke_lage sab_teeke sabhi_teeke sab_injection saare_injection \
  poora_course all_shots_done सारे_टीके
partly_vaccinated ~ ek_do_lage ek_do_teeke kuch_teeke kuch_lage ek_teeka_laga booster_baaki ek_baaki
not_vaccinated ~ ek_bhi_nahi teeka_nahi ek_bhi_teeka koi_teeka_nahi nahi_lagwaye
puppy_training training obedience sikhana_hai_baith ~ kaatna_chhudwana bhaunkna_band idhar_udhar_potty
pet_taxi pet_transport ~ leke_jana_pet
adoption adopt god_lena_puppy rescue_dog puppy_lena puppy_chahiye kutta_paalna billi_paalna ~ ghar_chahiye_isko
emergency_pet ~ zeher_kha_liya saanp_ne_kaata sudh_nahi
dashboard_light warning_light engine_light check_engine check_engine_light light_aa_gayi_meter meter_mein_light \
  laal_light_meter डैशबोर्ड_लाइट
starting_trouble starting_problem starting_issue hard_starting ~ start_nahi_hoti start_nahi_ho start_mein_dikkat \
  kick_maarni_padti kick_se self_nahi dhakka_maar subah_start bahut_kick kick_maar kick_maar_maar start_mein \
  start_hone_mein
water_in_engine ~ paani_mein_doob paani_bhar_gaya_tha baarish_mein_band flood_mein
rear_ended ~ peeche_se_thok peeche_se_maar
hit_by_someone ~ kisi_ne_thok side_se_maar
scratch_only ~ bas_kharonch
seat_cover_change ~ seat_phat seat_cover
extended_warranty ~ warranty_badha warranty_extend
rental_car courtesy_car replacement_car ~ tab_tak_gaadi
wrong_part_fitted ~ galat_part
parts_missing missing_parts part_missing accessories_missing ~ stepney_gayab jack_nikal tool_kit_gayab toolkit_gayab \
  stepney_nahi jack_nahi saaman_gayab mat_gayab nikal_liya_gaadi perfume_gayab cover_gayab
vehicle_dirty car_dirty dirty_vehicle dirty_car not_washed ~ mitti_hi_mitti andar_mitti gandi_hi gandi_wapas \
  dhoyi_nahi grease_laga haath_ke_nishan tel_ke_nishan
+ work_incomplete kiya_hi_nahi karne_ko_bola bola_tha_kiya_nahi nahi_kiya_wo list_ka_kaam_nahi bhool_gaye_karna
rude_advisor advisor_rude bad_advisor ~ phone_hi_nahi phone_nahi_uthata advisor sunta_nahi jawab_nahi_deta \
  reply_nahi badtameez ghamandi
low_pickup poor_pickup pickup_problem pickup_issue ~ dum_nahi chadhai_pe chadhai_pe_dum pickup_nahi pick_up_nahi \
  speed_nahi_pakad bhaagti_nahi race_deni
oil_leak oil_leakage engine_oil_leak ~ tel_gir tel_girta tel_tapak neeche_tel oil_gir oil_tapak neeche_dhabba
chain_noise ~ chain_awaaz chain_se_awaaz
flat_tyre puncture ~ pahiya_baith hawa_nikal baith_gaya_tyre keel_lag keel_ghus tyre_phat
brake_issue brake_problem brake_failure ~ rukti_nahi ruk_nahi rukti_nahi_jaldi brake_nahi brake_kam
lights_problem light_problem ~ andhera_dikhta aage_kuch_nahi headlight bulb indicator
growing_family family_growing bigger_family ~ bachche_ho_gaye family_badh jagah_kam jagah_kam_pad parivaar_badh \
  chhoti_padti baby_aane
old_one_gives_trouble old_car_trouble old_vehicle_problems ~ purani_kharab purani_roz purani_mein_dikkat \
  baar_baar_kharab purani_ho_gayi das_saal_purani
first_car first_vehicle first_time_buyer ~ pehli_gaadi pehli_car pehli_baar_le abhi_tak_nahi_thi pehle_nahi_thi
business_use commercial_use taxi_use ~ ola_mein uber_mein ola_uber taxi_chalani taxi_mein kiraye_pe_chalani \
  dhandhe_ke_liye tempo_chalana
+ upgrade badi_leni badi_gaadi_leni better_model
nutrition_advice diet_advice feeding_advice ~ kya_khilana kya_khilaun kya_khilayein kitna_khilana diet_chart \
  khana_kya_dein
sick ~ sust khana_nahi_kha ulti bukhar dull_lag uth_nahi_raha thanda_pada
sunroof_model top_model top_variant top_wali ~ sab_feature_wali full_loaded
base_model base_variant ~ sasta_wala_model nichla_model
battery_change ~ dhakka_dena dhakka_deke self_nahi start_nahi_hoti amaron exide
+ car_wash gaadi_chamka chamka_do
+ washing gaadi_chamka chamka_do
vehicle_not_used_much not_used_much low_usage less_running ~ chalti_hi_nahi gaadi_chalti_nahi kam_chalti khadi_rehti \
  khadi_hai km_kam kam_chalai
going_elsewhere elsewhere ~ bahar_se_karwa bahar_karwa local_garage local_mechanic dusri_jagah_karwa kahin_aur_karwa
not_in_town out_of_town ~ gaon_mein_hoon gaon_gaya bahar_gaya shahar_se_bahar sheher_se_bahar out_of_station
stomach_problem ~ ulti_aur_dast dast ulti potty_patli pet_kharab
+ stomach ulti_aur_dast
ear_problem ear_infection ~ kaan_hila kaan_khuja kaan_se_badbu kaan_se_pani sar_jhatak
+ ear kaan_hila kaan_khuja
+ behaviour kaatne_daud sabko_kaat bhaunkta_rehta
vet_visit vet veterinary_doctor doctor_visit ~ doctor_ko_dikhana doctor_ko_dikha dikhana_hai
pet_food ~ pedigree_khatam khana_khatam dog_food drools royal_canin
toilet_training ~ potty_bahar potty_sikhana
+ two_wheeler activa splendor pulsar bullet ~ scooty scooter
muv mpv innova ertiga carens xl6 rumion marazzo triber ~ saat_seater seven_seater
rear_bumper back_bumper ~ peeche
front_bumper ~ aage
right_door right_side ~ driver_side driver_side_ka driver_wala_darwaza
left_door left_side ~ passenger_side driver_ke_bagal
manual gear_wali clutch_wali stick_shift मैनुअल
automatic auto_gear amt cvt bina_clutch bina_gear without_clutch no_clutch clutch_nahi_dabana ऑटोमैटिक
first_owner single_owner ~ maine_nayi nayi_li_thi main_hi_malik showroom_se_li
second_owner ~ purani_kharidi purani_li_thi ek_aadmi_se kisi_se_li second_hand_li
+ flood paani_mein_doob paani_mein_dub doob_gayi paani_bhar_gaya_gaadi
vandalism malicious_damage ~ sheesha_tod jaan_bujh jaan_boojh kisi_ne_tod kharoch_di kisi_ne_kharonch
longer long_stay ~ das_pandrah mahine_bhar pandrah_din bees_din do_hafte teen_hafte
tuning modification modified ~ alloy_wheel exhaust_lagwana body_kit
+ lights headlight_kharab headlight_band_ho headlight_band_hai headlight_band_pad headlight_nahi_chal \
  headlight_not_working headlight_is_not_working headlight_stopped_working indicator_kharab indicator_band_ho \
  indicator_band_hai indicator_band_pad indicator_nahi_chal indicator_not_working indicator_is_not_working \
  indicator_stopped_working headlight_band
wont_start not_starting does_not_start ~ wont_crank doesnt_crank battery_dead battery_is_dead start_nahi self_nahi \
  dhakka subah_start
body_damage body_repair ~ hit_my_bumper bumper dent scratch scratches kharonch thok_diya thuk_gayi fender bonnet \
  door_dented pichak
+ injury bitten_by got_bitten bitten_by_another hit_by_a got_hit
surgery ~ spayed neutered neuter spay nasbandi tumour
vomiting_pet ~ throwing_up threw_up
new_job job_change job_transfer ~ got_transferred transferred transfer_ho tabadla nayi_naukri naukri_lag posting
rent_increase rent_raised ~ raised_the_rent kiraya_badha rent_badha kiraya_badh landlord_badha
bought_house bought_a_house own_house_ready ~ own_flat own_flat_ready apna_ghar_ban ghar_le_liya flat_le_liya \
  possession_mil apna_makaan khud_ka_ghar
family_reasons family_reason ~ near_my_parents maa_baap_ke_paas parents_ke_paas shaadi_ho gharwalon_ke_paas
`
