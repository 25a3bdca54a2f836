/**
 * Salons, gyms, vehicles and their repair, pets, weddings and other events: lines as in `everyday-words.ts`; one that
 * begins with `+` adds to the line of its first word.
 */
export const LEISURE_WORDS = `+ haircut baal_chhote layers_karwani layers_karwana layer_karwani step_karwani ends_trim trim_my fringe \
  bangs_karwane naya_cut katwane_hain zero_cut machine_se_baal short_karwane baal_set बाल_छोटे ~ trim ends
+ hair_colour global_karwana global_colour highlight highlights_karwane streaks roots_touch safed_chhupane \
  safed_baal_chhupane grey_coverage mehndi_lagwani_baal loreal_colour kale_karwane
hair_smoothening hair_straightening keratin_treatment keratin smoothening nanoplastia botoplastia cysteine ~ \
  baal_seedhe seedhe_baal frizzy uljhe_baal
+ facial chehre_pe_glow face_glow glow_chahiye chehre_pe_chamak chehre_ki_chamak nikhaar skin_brightening \
  chehra_saaf face_clean_up cleanup_face gold_wala fruit_wala gold_ya_fruit bleach_facial mooh_chamkana चेहरे_पे_चमक \
  ग्लो ~ glow glowing chamak nikhar
cleanup face_cleanup clean_up ~ blackheads whiteheads
+ waxing rica rica_wax body_hair baal_hatane haath_pair_ke haathon_ke_baal pairon_ke_baal full_body_wax \
  arms_and_legs full_arms_and roll_on_wax honey_wax chocolate_wax हाथ_पैर_के_बाल
+ threading bhauhen bhavein bhaunhe eyebrow_banwani aibrow_banwani upper_lips moochh_ke_baal chin_hair forehead \
  अप्पर_लिप भौंहें_बनवानी आइब्रो
+ manicure haathon_ke_nails haath_ke_nails haathon_ki_safai hand_nails nails_shape hath_saaf हाथों_की_सफाई
+ pedicure ediyan phati_ediyan ediyan_phat ediyan_phati edi pairon_ke_nails foot_scrub feet_cleaning cracked_heels \
  heels_cracked pair_kaale foot_spa एड़ियां ~ heels
+ bridal_makeup meri_shaadi meri_hi_shaadi dulhan_ban dulhan_banna shaadi_ke_din_tayyar my_wedding \
  im_getting_married i_am_getting_married मेरी_शादी
+ massage kandhe_jakde kandhe_mein kandhon_mein badan_mein_thakan body_relax stress_relief thakan_utaarna \
  thakaan_utar body_pain gardan_jakdi malish_karwani tel_maalish ~ thakan jakde
+ hair_fall guchhe guchhe_aate kanghi_mein_baal kanghi_mein_guchhe takla takla_ho takle baal_kam_ho \
  hair_on_my_pillow handfuls_of_hair bald_patches bald receding shower_mein_baal naali_mein_baal talvaa बाल_कम गंजा \
  टकला
+ dandruff safed_papdi papdi_girti papdi_jam white_flakes flakes_on flakes scalp_mein_khujli sar_mein_khujli pipdi
frizzy_hair frizz frizzy ulajh_jaate uljhe_rehte jhaadu_jaise jhadu_jaise sookhe_baal rookhe_baal baal_rookhe \
  baal_sookhe baal_uljhe phoole_rehte manageable_nahi ~ rookhe uljhe rough
+ grey_hair umar_se_pehle_safed safed_hone_lage safed_aane_lage premature_greying umar_se_pehle
+ split_ends do_mooh do_muh do_mooh_wale neeche_se_do baal_do_muh ends_split
oily_scalp oily_hair greasy_scalp chip_chip_ho chipchipe_baal chip_chipe baal_chipchipe sar_mein_tel_aata oily_rehte \
  ~ chip_chip greasy chipchipe
thin_hair thinning_hair hair_thinning baal_patle patle_baal patle_ho volume_nahi no_volume choti_patli low_volume \
  volume_kam
dark_spots dark_spot pigmentation jhaiyan kaale_dhabbe kale_dhabbe kaale_daag daag_dhabbe muhase_ke_daag acne_marks \
  acne_marks_reh scars काले_धब्बे काले_दाग झाइयां ~ dhabbe nishaan patches
+ pigmentation kaale_dhabbe dhabbe
+ dryness khichi_khichi khinchi_khinchi khichav papdi_nikal skin_phat skin_dry skin_rookhi flaky_skin chhilka रूखी ~ \
  lotion_lagana
+ oily_skin chehre_pe_tel chehra_chipchipa tel_aata_rehta tel_nikalta face_shines chehra_tailiya tzone oily_face \
  चेहरे_पे_तेल
+ wrinkles umar_ke_nishaan lakeerein_chehre maathe_pe_lakeerein chehre_pe_lakeerein skin_dheeli skin_latak sagging \
  sagging_skin looking_old झुर्रियां
+ dark_circles aankhon_ke_neeche aankh_ke_neeche under_eye under_eyes under_my_eyes panda_eyes आंखों_के_नीचे
unwanted_hair facial_hair chehre_pe_baal thodi_pe_baal chin_pe_baal hair_on_chin hair_on_my_chin laser_hair_removal \
  hair_removal permanent_hair_removal moochh_aati chehre_ke_baal चेहरे_पे_बाल
+ tanning kaala_ho_gaya kaali_pad kaale_pad_gaye dhoop_se_kaala dhoop_mein_kaala sun_burnt beach_se_aane goa_se_aane \
  haath_kaale
bride dulhan dulhaniya bahu bride_to_be दुल्हन ~ behen_ki_shaadi didi_ki_shaadi beti_ki_shaadi meri_shaadi \
  jiski_shaadi
groom dulha dulhe दूल्हा ~ bhai_ki_shaadi bete_ki_shaadi
hair_cut_for_child ~ bachche_ke_baal
+ group hum_chaar hum_paanch hum_teen saari_saheliyan hum_sab girls_group chaar_ladkiyan bridesmaids
bridal ~ pheron pheron_ke_liye phere_ke_liye dulhan bride meri_shaadi jaimala
party ~ dost_ki_shaadi saheli_ki_shaadi friend_ki_shaadi cousin_ki_shaadi kisi_ki_shaadi birthday_function guest_ban \
  function_mein_jana function_mein_jaana reception_mein_jana shaadi_attend attend_a_wedding
haldi_or_mehndi haldi_mehndi haldi_function mehndi_function ~ peele_kapdon peele_kapde haldi mehndi
at_the_salon in_salon at_salon at_parlour visit_salon parlour_mein salon_mein shop_pe_aa main_aa_jaungi \
  main_aa_jaunga main_aa_jaati wahan_aa_jaungi aa_jaungi_wahan khud_aa_jaungi i_will_come ill_come_there \
  come_to_the_salon पार्लर_में सैलून_में मैं_आ_जाऊंगी
+ home_service ghar_bula ghar_bula_lo aap_aa_jao aap_aa_jaiye aap_aa_jaana ghar_pe_bhej_do ghar_bhej_do someone_home \
  आप_आ_जाओ
at_home ghar_bula ghar_bula_lo ghar_pe ghar_par aap_aa_jao aap_aa_jaiye ghar_pe_bhej ghar_aa_kar ghar_aake come_home \
  आप_आ_जाओ घर_पर घर_पे
something_urgent emergency_came came_up achanak_mehmaan mehmaan_aa_gaye mehman_aa_gaye achanak_kaam zaroori_kaam \
  office_mein_atak atak_gayi_thi phas_gayi_thi phans_gaya_tha meeting_aa_gayi guests_came guests_arrived urgent_work \
  mehmaan_aa अचानक ~ achanak atak_gaya atak_gayi phas_gayi phas_gaya traffic_mein jaam_mein
not_well unwell was_unwell tabiyat_kharab tabiyat_theek_nahi bukhar_tha bukhar_ho fever_tha sar_dard_tha bimar_thi \
  bimar_tha bimar_ho_gayi bimar_ho_gaya fell_sick was_sick was_ill got_fever ulti_ho तबीयत_खराब बुखार_था ~ bukhar \
  fever sick periods_aa period_aa
+ changed_mind mann_nahi_kiya mann_nahi_tha man_nahi_kiya irada_badla didnt_feel_like dil_nahi_kiya plan_badal \
  मन_नहीं_किया
found_another_salon another_salon another_parlour dusra_parlour doosra_parlour dusre_parlour other_salon \
  paas_wale_mein paas_wale_parlour kahin_aur_karwa karwa_liya_kahin kahin_aur_se karwa_liya दूसरे_पार्लर
long_wait long_waiting waiting_time wait_karwaya wait_karaya intezaar_karaya intezaar_karwaya ghanta_baitha \
  ghanta_baithi ghanta_baithna baithna_pada baithaye_rakha bithaye_rakha ghante_baithe sat_for made_me_wait \
  kept_waiting der_baithna number_nahi_aaya ghanta_khada इंतजार_करवाया बैठना_पड़ा ~ bahut_der intezaar ghanta_lag
not_clean unhygienic towel_gande gande_towel towel_ganda gandi_kanghi kanghi_gandi kanghi_mein_doosron safai_nahi \
  saaf_nahi hygiene_nahi baal_pade_the dirty_towels dirty_towel unwashed_towels same_towel same_blade blade_purana \
  गंदे_टॉवल ~ gande ganda gandi smelly
result_not_good bad_result cut_tedha tedha_cut tedha_kaat tedha_kar tedhe_kaat uneven_cut uneven cut_kharab \
  colour_theek_nahi colour_kharab colour_alag_aaya shade_galat wrong_shade shade_alag barbaad_kar barbad_kar \
  baal_kharab baal_jal bigaad_diya bigad_diya bigaad_di ruined spoiled_my_hair spoilt_my_hair makeup_kharab \
  makeup_cakey makeup_kaala pasand_nahi_aaya achha_nahi_aaya achha_nahi_laga jaisa_bola_waisa_nahi not_what_i_asked \
  फर्क_नहीं_दिखा बर्बाद_कर बिगाड़_दिया ~ tedha patchy
skin_reaction reaction allergic_reaction allergy_ho daane_nikal_aaye daane_ho_gaye daane_nikal jalan jalan_ho \
  laal_ho_gaya laal_ho_gayi laal_chakatte chakatte burning_sensation skin_burn skin_burned skin_burnt skin_jal \
  chehra_laal chamdi_utar chamdi_nikal rashes_aa broke_out turned_red went_red जलन लाल_हो_गया दाने_निकल ~ rash \
  rashes khujli sujan
+ weight_loss kapde_tight kapde_tight_ho kapde_nahi_aate shaadi_se_pehle_patla kilo_ghatana kilo_kam kilo_ghatane \
  kg_kam kg_lose patla_hona_hai pet_nikal pet_bahar paunch love_handles double_chin thyroid_weight post_pregnancy \
  slim_banna inch_loss kamar_kam_karni
+ muscle_gain too_thin look_thin dubla_patla patla_hoon abs_chahiye abs_banane abs six_pack_abs chest_banani \
  arms_banane seena_chauda body_nahi_banti size_nahi_badhta sookha_hoon
+ general_fitness bas_fit stamina_badhana stamina_kam saans_phool sans_phool seedhi_chadhne jaldi_thak energy_nahi \
  alas_aata lazy_ho active_rehna healthy_lifestyle tandurust_rehna sugar_control bp_control फिट_रहना ~ thak_jaata \
  thak_jaati
+ flexibility body_akad akad_gayi akad_gaya body_stiff jakad_gayi jakdan_hai jhuk_nahi touch_my_toes pair_chhoo \
  split_karna
recovery_from_injury ~ operation_hua surgery_hui slip_disc ghutne_ka_operation knee_operation doctor_ne_exercise \
  physio_ne moch fracture_ke_baad ligament chot_ke_baad physiotherapy_ke_baad knee_surgery back_injury \
  haddi_tooti_thi plaster_khula
competition show_mein_utarna show_ki_tayari mr_india competition_ki_tayari tournament_ki_tayari \
  powerlifting_competition bodybuilding_show bodybuilding_competition stage_pe_utarna physique_show medal_jeetna \
  compete प्रतियोगिता ~ medal tournament championship
+ gym weights_uthana machine_wali machine_wali_exercise weights_karna iron_pump dumbbell_uthana वेट_ट्रेनिंग
+ zumba dance_wala naachte naachte_hue music_pe_naach dance_workout dance_karke
+ boxing punching_bag kick_boxing kickboxing ghoonsa मुक्केबाजी
+ crossfit functional hiit high_intensity tyre_flip battle_rope
day_pass one_day_trial ek_din_try ek_din_ka ek_din_aake single_day one_day_only trial_session एक_दिन_का ~ try_karna \
  try_karke
early_morning office_jaane_se_pehle office_se_pehle subah_subah subah_jaldi subah_paanch subah_chhe subah_panch \
  before_work before_office five_am 5_am 6_am paanch_baje_subah bhor mooh_andhere ऑफिस_से_पहले ~ sunrise tadke
late_morning bachchon_ko_school_chhod bachche_school_chhod school_chhod_ke school_chhodne_ke_baad after_dropping \
  subah_das subah_gyarah dopahar_se_pehle kids_school_jaane ~ das_baje gyarah_baje naashte_ke_baad
+ moved_away transfer_ho tabadla ghar_badal_raha shahar_chhod city_chhod
moving_away ~ transfer transfer_ho tabadla ghar_badal shifting shahar_chhod city_chhod leaving_the_city shift_ho \
  naye_ghar posting
+ no_time office_ka_load kaam_ka_load load_bahut work_load samay_nahi_nikal time_nahi_nikal nahi_nikal_paata \
  time_nahi_bachta shift_badal exams_hain night_duty office_se_late schedule_nahi tight_schedule
+ too_expensive fees_bahut fees_badh fees_zyada pocket_allow jeb_allow paise_ki_dikkat afford_nahi itni_fees \
  price_bahut price_zyada mehnga_pad mahanga_pad rate_badha
injury_or_health health_issue health_issues ~ kamar_mein_dard kamar_dard ghutne_mein_dard ghutna doctor_ne_mana \
  pregnant pregnancy slip_disc operation surgery bp_high heart_problem tabiyat chot haath_toot pair_toot fracture \
  bimar moch
not_happy_with_trainers unhappy_with_trainers unhappy_with_trainer trainers_bad trainer_issue ~ trainer_phone \
  trainer_dhyan trainer_nahi trainer_badal koi_sikhata sikhata_nahi guide_nahi guide_karta nobody_guides no_guidance \
  no_one_guides personal_training_bechte trainer_badtameez coach_nahi attention_nahi dhyan_nahi_deta
not_happy_with_the_trainer ~ trainer_phone trainer_dhyan trainer_badal koi_sikhata nobody_guides no_guidance \
  dhyan_nahi_deta guide_nahi
too_crowded overcrowded overcrowding crowded bheed_bahut bahut_bheed line_lagani line_lagti line_lagani_padti \
  jagah_nahi_milti jagah_hi_nahi machine_khali_nahi khade_rehna peak_hours machine_ke_liye_line wait_for_machines \
  wait_for_the_machines hamesha_full बहुत_भीड़ ~ bheed rush
+ crowding jagah_nahi_milti jagah_hi_nahi machine_khali_nahi khade_rehna peak_hours line_lagani machine_ke_liye_line
crowded crowd crowding overcrowded bheed jagah_nahi_milti jagah_hi_nahi machine_khali_nahi khade_rehna peak_hours \
  line_lagani machine_ke_liye_line wait_for_machines bahut_bheed ~ rush
no_results no_result not_seeing_results result_nahi koi_farak koi_fark farak_nahi_pada fark_nahi_pada farak_hi_nahi \
  weight_kam_nahi weight_kam_hi_nahi kam_nahi_hua vajan_wahi weight_same no_difference nothing_changed koi_asar \
  asar_nahi body_nahi_bani waisa_ka_waisa_hoon रिजल्ट_नहीं कोई_फर्क ~ waise_ka_waisa
joined_another_gym ~ cult cult_le gold_gym anytime_fitness dusra_khul doosra_khul dusra_gym naya_gym paas_mein_khul \
  opened_nearby another_gym switched_gym paas_wala_gym society_ka_gym society_mein_gym ghar_pe_gym
broken_equipment equipment_broken machine_kharab machine_band machines_kharab treadmill_band treadmill_kharab \
  dumbbell_toote cycle_kharab machine_toot machine_tooti cable_toot out_of_order machine_nahi_chal मशीन_खराब ~ \
  toote_hue rusted_weights
+ dirty pasine_ki pasina_ki sweat_smell smells_of_sweat pasine_se mat_gande mats_smell floor_ganda पसीने_की
ac_not_working ac_kharab ac_band ac_nahi no_ac garmi_lagti garmi_lag ghutan ghutan_hoti suffocating suffocation \
  ventilation hawa_nahi_aati pankhe_band bahut_garmi too_hot_inside एसी_बंद गर्मी_लगती घुटन ~ ventilation_nahi
music_too_loud loud_music gaane_tez gaane_bahut gaane_bahut_tez music_tez music_bahut volume_bahut volume_zyada \
  sar_dukh_jata ~ gaane loud
few_times_a_week ~ hafte_mein_teen hafte_mein_do hafte_mein_chaar din_chhod_ke ek_din_chhod alternate_days \
  alternate_day three_times two_three_times do_teen_baar teen_baar
few_times ~ hafte_mein_teen hafte_mein_do hafte_mein_chaar ek_din_chhod alternate_days alternate_day three_times_a \
  do_teen_baar
+ rarely jab_time_mile jab_time_milta kabhi_kabhi_hi mood_hua
+ never aaj_tak_nahi bilkul_nahi_karta bilkul_nahi_karti zindagi_mein_nahi kabhi_ki_hi
diet_plan diet_chart nutrition nutritionist dietician ~ kya_khana_chahiye protein
+ brake brake_nahi brake_dheeli brake_kam rokne_par ruk_nahi ruk_nahi_rahi nahi_rukti gaadi_nahi_rukti pedal_neeche \
  pedal_andar disc_ghis pad_ghis chee_chee lagane_par_awaaz doesnt_stop not_stopping brake_jam ब्रेक_नहीं ~ \
  rukti_nahi
brakes brake brake_nahi rokne_par ruk_nahi ruk_nahi_rahi pedal_neeche chee_chee disc_ghis pad_ghis doesnt_stop \
  not_stopping ~ brake_pad screeching squealing
brake_repair ~ brake brake_nahi brake_dheeli disc_pad pad_ghis disc_ghis brake_shoe brake_wire ruk_nahi
+ engine garam_ho_jaati garam_ho_jati garam_ho_jata pick_up_nahi pickup_nahi pickup_kam pick_up_kam tel_pee \
  tel_pi_rahi tel_zyada_kha mileage mileage_kam mileage_nahi average_kam average_nahi kam_average missing_kar \
  jhatke_leti engine_oil_leak oil_leak oil_gir oil_tapak dhuan_maar dhuan_deti kaala_dhuan overheats power_nahi_le \
  dum_nahi engine_se_awaaz chalte_chalte_band पिकअप_नहीं माइलेज धुआं_मार ~ dhuan smoke
engine_work engine_repair ~ average_kam mileage_kam dhuan_maar dhuan_deti piston oil_pee engine_khulwana rings \
  block_piston pickup_kam tappet head_gasket engine_se_awaaz
+ battery dhakka_maar dhakka_lagana dhakka_de_ke subah_start subah_start_nahi start_nahi_hoti self_nahi_leti \
  self_nahi_uthata self_bolta self_nahi_bol push_start jump_start needs_a_push horn_dheema khat_khat_karke cranks \
  cranking धक्का_मार ~ start_nahi self_start
battery_replacement battery_change battery_badal nayi_battery ~ start_nahi_hoti self_bolta self_nahi subah_start \
  amaron exide dhakka battery_dead
tyre_change tyre_replacement new_tyres naye_tyre tyre_badal tyres_badal ~ tyre_ghis ghis_gaye gol_ho_gaye bald_tyres \
  worn_tyres tread mrf apollo_tyre ceat bridgestone tyre_phat
tyre_puncture flat_tyre puncture punchar ~ keel_ghus keel_lag hawa_nikal hawa_nikal_gayi hawa_kam tube_badal nail_in \
  hawa_nahi_tikti हवा_निकल
+ tyre ghisi_hui tyre_ghis keel_ghus hawa_nahi_tikti bald_tyres
tyres tyre puncture ghisi_hui ghis_gaye tyre_ghis hawa_nikal_jaati hawa_nikal hawa_kam keel_ghus stepney ~ \
  bald_tyres tread
+ gear gear_atak gear_slip gear_nahi gear_hard gear_nikal gear_phas gear_nahi_lag गियर_नहीं
+ clutch clutch_hard clutch_slip clutch_wire clutch_plate_gayi clutch_tight
+ suspension dhak_dhak gaddhe_mein_awaaz gaddhe_mein jhatke_lagte bahut_jhatke shocker_gaye shocker_kharab \
  gaadi_uchhal uchhalti bouncy bumpy baith_gayi_gaadi झटके_लगते ~ jhatke
lights headlight headlight_nahi light_nahi_jal indicator_band indicator_nahi brake_light backlight_nahi lights_band \
  dipper parking_light हेडलाइट_नहीं इंडिकेटर ~ indicator indicators headlights bulb
electrical_problem electrical_issue electrical_work electricals ~ horn horn_band horn_nahi indicator indicator_nahi \
  indicator_band light_band self_start self_start_nahi self_nahi wiring_jal headlight_nahi meter_band fuse_ud \
  power_window central_lock हॉर्न
+ steering ek_taraf_kheench kheenchti kheench_rahi left_ko_bhaag right_ko_bhaag steering_hard steering_bhari \
  steering_tight steering_kaanp handle_hard handle_tedha goes_to_one_side drifts_left एक_तरफ_खींच
+ wheel_alignment left_ko_bhaag right_ko_bhaag left_bhaag bhaag_rahi_hai steering_kaanp steering_kaanpti \
  ek_taraf_jaati ek_taraf_bhaag gaadi_bhaag wheel_balance
+ silencer tractor_jaisi awaaz_tractor silencer_phat silencer_toot phat_phat_awaaz phat_phat silencer_se साइलेंसर
exhaust silencer saailensar silencer_phat ~ tractor_jaisi phat_phat kaala_dhuan
periodic_service scheduled_service free_service service_due regular_servicing servicing ~ oil_badalna oil_change \
  oil_badalwana km_ho_gaye kilometre_ho_gaye 10000_km 5000_km das_hazar_km paid_service service_ka_time \
  saal_ho_gaya_service check_up_of_car light_jal_rahi_service
+ oil_change mobil_badal oil_badal oil_badalna oil_kaala tel_badal
denting_and_painting ~ dent bumper scratch scratches kharonch thok_diya thok_di darwaza_andar rang_utar paint_utar \
  bonnet fender pichak pichak_gaya kisi_ne_thok side_se_lag ghisad
denting_painting ~ dent bumper scratch kharonch thok_diya darwaza_andar rang_utar bonnet fender pichak_gaya
+ dent pichak pichak_gaya kisi_ne_thok_diya
ac_service car_ac ac_gas ~ cooling_kam thandi_hawa_nahi cooling_nahi gas_khatam compressor ac_thanda
car_wash vehicle_wash car_cleaning car_dhulwana gaadi_dhulwani gaadi_dhona gaadi_dhulai detailing कार_वॉश ~ \
  bahut_gandi gandi_ho_gayi dhulwani vacuum interior_cleaning foam_wash dhool_jami kichad_lag andar_se_saaf polish
insurance_claim claim_file ~ company_se_paise accident_ho insurance_se insurance_company_se claim_karna surveyor \
  cashless_repair insurance_wala
+ windscreen aage_ka_sheesha windshield front_glass pathar_laga patthar_laga sheesha_crack glass_crack \
  glass_crack_ho crack_in_the_glass शीशा_टूट
chain_and_sprocket chain_set chain_sprocket sprocket bike_ki_chain chain_dheeli chain_awaaz chain_utar chain_tight \
  chain_toot चैन_उतर चेन ~ chain
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
+ suv oonchi_gaadi unchi_gaadi oonchi_wali saat_log saat_logon seven_seats ground_clearance high_ground thar
+ hatchback chhoti_family_car city_ke_liye_chhoti
+ sedan dickey_wali dicky_wali dickey_badi bada_boot
second_hand purani_gaadi used_car used_bike pre_owned preowned purani_car purani_bike cars24 spinny old_car \
  resale_car पुरानी_गाड़ी
test_drive test_ride chala_ke_dekh chala_kar_dekh chalake_dekh trial_drive ek_chakkar chakkar_lagana chakkar_laga \
  drive_karke_dekh ride_karke_dekh टेस्ट_ड्राइव चला_के_देख
price_quote on_road on_road_price kitne_ki kitne_ka_padega kitne_ki_padegi kitne_mein_padegi daam_kya daam_batao \
  rate_batao rate_kya_hai quotation कितने_की ~ ex_showroom kitne_ka kya_price
finance kisto kisto_pe kishton_pe emi_kitni emi_banegi zero_down down_payment loan_pe loan_chahiye किस्तों_पे emi \
  loan फाइनेंस ~ kisht kist kishton
exchange_old_car exchange_old_vehicle exchange_bonus ~ purani_deke purani_gaadi_deke purani_ka_kitna purani_dekar \
  purani_badle purani_wali_de exchange_mein
+ exchange_old purani_ka_kitna purani_deke purani_dekar
service_booking book_a_service book_service servicing_karwani servicing service_karwani सर्विसिंग
brochure brochures details_whatsapp details_bhej details_send catalogue feature_list photo_bhej_do features_bhej \
  ब्रोशर ~ jaankari_bhej
already_bought bought_already le_li_hai le_li_maine le_liya_maine khareed_li kharid_li khareed_liya dusri_le_li \
  ले_ली_है खरीद_ली ~ le_li le_liya
+ problem_not_fixed wahi_awaaz awaaz_abhi_bhi wahi_haal
problem_not_solved problem_not_fixed same_problem wahi_awaaz phir_wahi phir_se_wahi wahi_problem wahi_dikkat \
  awaaz_abhi_bhi abhi_bhi_wahi phir_kharab still_the_same waise_ka_waisa same_issue not_fixed theek_nahi_hua
parts_not_original not_original_parts duplicate_parts fake_parts local_parts local_part local_parts_daal \
  duplicate_laga duplicate_daal nakli_parts naqli_parts naqli_laga purana_part purane_parts_laga \
  company_ka_part_nahi लोकल_पार्ट्स ~ duplicate nakli
new_damage new_scratch naya_scratch naya_dent scratch_daal scratch_maar scratch_laga scratch_aa dent_daal dent_laga \
  thok_ke_le_aaye tod_diya_kuch tod_ke_di ~ scratch dent
not_washed gandi_hi gandi_wapas gandi_hi_wapas dhoyi_nahi dhulai_nahi saaf_nahi_ki wash_nahi dirty_car unwashed \
  dhoi_nahi धोई_नहीं
delayed_delivery delivery_delayed late_delivery agle_din_di agle_din_mili shaam_ko_bola time_pe_nahi_di time_pe_nahi \
  din_lagaye din_laga_diye kal_bola_tha waada_kiya_tha हफ्ता_लगा
staff_behaviour behaviour_of_staff rude_staff ~ advisor koi_sunta sunta_nahi sunte_nahi badtameez badtameezi \
  koi_poochta dhyan_nahi_dete attitude
mileage average mileage_kam average_kam माइलेज एवरेज ~ kitna_deti tel_pee litre_mein
spare_key duplicate_key ~ chabi_kho
reptile turtle tortoise kachhua ~ snake
+ illness khana_nahi_kha_raha susti thanda_pada
not_eating loss_of_appetite kuch_nahi_khaya khana_nahi khana_chhod khana_chhod_diya khana_sungh sungh_ke \
  kha_nahi_raha kha_nahi_rahi bhookha appetite_nahi nahi_kha_raha nahi_kha_rahi do_din_se_nahi_khaya refuses_food \
  wont_eat खाना_नहीं कुछ_नहीं_खाया
vomiting_or_loose_motions ~ ulti ulti_kar potty_patli patli_potty dast loose_motion pet_kharab
skin_problem skin_issue skin_infection khujlata khujlati khujli khujla_raha baal_jhad baal_gir scratching_itself \
  bald_patch laal_daane fungal fungus skin_allergy चमड़ी खुजली ~ itching rash kille ticks fleas scratching
tick_treatment ticks tick kille kilni chichdi fleas flea pissu jooen पिस्सू किलनी ~ khujli
+ skin ~ khujlata kille
dog_bite kutte_ne_kaat kaat_liya_kutte
injury ~ takra_gaya takra_gayi gaadi_se_takra kaat_liya kutte_ne_kaat chhat_se_gir gir_gaya langda limping \
  pair_mein_chot khoon_nikal khoon
sterilisation sterilization sterilise spay spaying neuter neutering nasbandi bachche_band bachche_na_ho bachcha_band \
  heat_mein_aati operation_karwana_bachche नसबंदी
+ neutering spay spaying nasbandi bachche_band_karwane
spaying neutering spay neuter nasbandi sterilise bachche_band
boarding pet_hostel ~ bahar_ja_rahe hum_bahar hafte_rakhna rakh_loge rakhna_hai_kuch_din shaadi_mein_jana \
  out_of_station chhod_ke_jana trip_pe kuch_din_rakh dogs_hostel daycare
+ deworming pet_mein_keede keede_nikal_rahe worms_in worms_in_stool potty_mein_keede keede_ki_dawai पेट_में_कीड़े
+ grooming nails_bade nakhun_bade nakhun_kaat baal_uljhe baal_bade bath_and_haircut smelly_dog bada_ganda
check_up ~ ek_baar_dikhana bas_dikhana dikhana_hai
puppy puppies do_mahine teen_mahine mahine_ka chhota_bachcha bachcha_hai_abhi pilla pille just_born kitten पिल्ला ~ \
  chhota_sa
kitten kittens billi_ka_bachcha ~ do_mahine teen_mahine mahine_ka chhota_bachcha bachcha_hai_abhi
+ senior budha_ho budha budhi budhi_ho das_saal_ka barah_saal_ka buddha old_dog old_cat बूढ़ा
bath_only only_bath just_bath sirf_nahlana bas_nahlana sirf_nahla only_wash सिर्फ_नहलाना
nail_trimming nail_clipping nail_cutting nakhun nakhun_kaat nakhun_bade nails_kaat nails_bade नाखून ~ nails claws \
  paws
full_grooming complete_grooming sab_kuch_karwana poora_karwana pura_karwana full_package poora_package sab_kar_do \
  everything_done
+ wedding baraat_aayegi beti_ki_shaadi bete_ki_shaadi shaadi_hai_december vivah_hai
+ anniversary saal_poore_ho 25_saal pachees_saal 50_saal shaadi_ke_25_saal shaadi_ke_pachees शादी_के_25_साल
religious_ceremony religious_function puja_function dharmik ~ mata_ki_chowki chowki jagran satyanarayan \
  satyanarayan_katha katha kirtan bhandara havan mundan akhand_path sundarkand ramayan_path langar_karna shraddh
naming_ceremony namkaran ~ bachche_ka_naam naam_rakhna chhathi
venue venues banquet marriage_hall shaadi_hall banquet_hall lawn marriage_garden party_lawn wedding_venue farmhouse \
  jagah_chahiye jagah_book hall_chahiye hall_book palace_book place_to_hold मैरिज_हॉल जगह_चाहिए ~ logon_ki_jagah \
  capacity
+ catering khana_banane_wale khana_banane_wala plate_ka_rate plate_ka per_plate khane_wale khana_khilana rasoi_wale \
  खाना_बनाने_वाले
+ decoration stage_sajana mandap_sajana phool_wale phoolon_ki_sajawat tent_wale lighting_aur_tent gubbare_lagane \
  car_sajana
+ makeup dulhan_ko_tayyar dulhan_tayyar dulhan_ko_tayar tayyar_karna_hai beautician makeup_wali
dj_and_music ~ naachne_gaane naach_gaana gaane_bajane dhol_wale band_wale baraat_ka_band orchestra singer \
  sound_system
+ mehndi henna haathon_pe_henna haathon_pe_mehndi haathon_mein_mehndi mehndi_lagane_wali
+ priest pandit_ji phere_karane phere_karwane phere_karane_wale pooja_karane puja_karwane maulvi maulana qazi kazi \
  granthi पंडित_जी
invitation_cards invitation_card wedding_cards wedding_card invitation invitations shaadi_ke_card card_chhapwane \
  card_chhapwana card_print nimantran_patra nimantran e_invite कार्ड_छपवाने निमंत्रण ~ nyota video_invite
guest_transport guests_ko_laana mehmaano_ki_gaadi baraat_ki_bus ~ baraatiyon bus_chahiye mehmaanon_ke_liye_gaadi
guest_stay mehmaano_ke_kamre ~ kamre_chahiye rooms_for_guests
horse_and_band ghodi ghodi_chahiye ghodi_wala baggi घोड़ी
two_days ~ agle_din next_day sangeet_ek_din
three_days_or_more three_days teen_din ~ sab_functions sangeet_shaadi haldi_mehndi_sangeet haldi_mehendi_sangeet
lawn_or_farmhouse lawn open_air khule_mein khula khuli_jagah khule_aasman open_garden garden_mein open_lawn outdoor \
  खुले_में ~ garden hariyali
+ hotel five_star paanch_sitara star_hotel
temple mandir mandir_mein arya_samaj arya_samaj_mandir gurudwara gurudware gurdwara मंदिर
beach_or_destination destination_wedding destination ~ goa goa_mein udaipur udaipur_palace jaipur kerala jodhpur \
  samundar samundar_kinare beach
+ jain bina_pyaz_lehsun bina_pyaz_lahsun no_onion_garlic pyaz_lehsun_nahi lehsun_pyaz
pure_vegetarian pure_veg only_veg veg_only shakahari_hi sirf_veg shudh_shakahari no_meat no_meat_at_all no_non_veg \
  शुद्ध_शाकाहारी शाकाहारी_ही
simple sada saada saadgi saadgi_se simple_sa chhota_sa_function ghar_ghar_mein low_key small_function dikhawa_nahi \
  सादगी ~ kam_kharcha
grand dhoom_dhaam dhoom_dhaam_se royal shahi shaahi bada_function lavish luxury zordaar jordaar bade_level धूमधाम \
  शाही ~ yaadgaar palace
standard theek_thaak normal_sa na_bahut_bada beech_ka middle_range
date_not_available dates_not_available date_khali_nahi date_nahi_mili date_nahi date_booked us_din_book us_din_pehle \
  us_din_nahi pehle_se_book already_booked_that hall_khali_nahi slot_nahi muhurat_wali muhurat not_free_on \
  तारीख_नहीं_मिली ~ khali_nahi_tha khali_nahi_thi
booked_elsewhere booked_another booked_somewhere dusre_wale_ko dusre_ko_de doosre_ko_de kisi_aur_ko_de \
  kahin_aur_book kahin_aur kisi_aur_se dusri_jagah_book doosri_jagah_book advance_de_diya_dusre कहीं_और_बुक \
  दूसरे_को_दे ~ kisi_aur
event_postponed postponed shaadi_aage aage_badh aage_badh_gayi date_aage agle_saal agle_saal_hogi aage_khisak \
  tal_gayi tal_gaya taal_di टल_गई आगे_बढ़ ~ delayed
event_cancelled cancelled_event rishta_toot rishta_tut shaadi_toot shaadi_cancel shaadi_nahi nahi_ho_rahi ab_nahi_ho \
  function_cancel program_cancel function_radd shaadi_radd रिश्ता_टूट शादी_नहीं
still_deciding still_thinking undecided not_decided soch_ke_batayenge soch_kar_batayenge soch_rahe soch_ke \
  ghar_walon_se_baat gharwalon_se ghar_walon_se family_se_baat family_se_poochna papa_se_poochna discuss_karke \
  discuss_karna final_nahi compare_kar abhi_tay_nahi abhi_socha_nahi सोच_के_बताएंगे घर_वालों_से
`
