/**
 * Restaurants, meals and groceries: lines as in `everyday-words.ts`; one that begins with `+`
 * adds to the line of its first word.
 */
export const FOOD_WORDS = `cold_food food_cold food_was_cold cold_when_arrived food_not_hot not_hot served_cold food_temperature \
  food_arrived_cold thanda_khana khana_thanda ~ thanda_aaya thandi_aayi thandi_roti roti_thandi thanda_mila \
  thandi_mili thanda_ho_gaya thandi_ho_gayi lukewarm stone_cold ठंडा_आया ठंडा_खाना खाना_ठंडा ठंडी_रोटी
spilled spilt spillage spilled_food food_spilled leaking_package leaked_food food_leaked spilled_or_leaked \
  spilled_or_damaged ~ dal_gir daal_gir gravy_gir sabzi_gir sambar_gir curry_gir soup_gir packet_mein_gir \
  thaili_mein_gir bag_mein_gir dabbe_se_gir sab_gir_gaya sara_gir beh_gaya beh_gayi phail_gaya phail_gayi faila_hua \
  phaila_hua chhalak bikhar_gaya bikhra_hua leaked_all gravy_all_over all_over_the_bag गिर_गई_थी गिर_गया_था bah_gaya \
  फैल_गया leak_ho gir_gaya gir_gayi
undercooked half_cooked not_cooked uncooked not_cooked_properly not_cooked_well raw raw_food under_cooked \
  improperly_cooked ~ kachcha_tha kachche_the kachchi_thi kachcha_reh kachchi_reh kachche_reh kachcha_hi kachchi_hi \
  pakka_nahi_tha pakka_nahi paki_nahi pake_nahi theek_se_paka adhpaka adhpakka adhpaki raw_inside was_raw \
  pink_inside gala_nahi gali_nahi kachcha_chicken kachchi_roti कच्चे_थे कच्ची_थी कच्चा_रह अधपका dough_was_raw
burnt burned burnt_food overcooked over_cooked charred ~ jala_hua jali_hui jale_hue jali_roti jali_thi jala_tha \
  जली_हुई जली_थी
hair_in_food insect_in_food hair_or_insect hair_or_insect_in_food insect_or_hair foreign_object \
  foreign_object_in_food foreign_particle found_hair found_insect unhygienic unhygienic_food unhygienic_packing \
  hygiene_issue ~ baal_nikla baal_nikle baal_tha baal_mila cockroach makkhi_thi makkhi_nikli makkhi_giri keeda_tha \
  keeda_nikla keede_the keede_nikle keeda_mila chipkali lizard kankad kankar patthar_nikla plastic_nikla \
  kaanch_nikla worm_in fly_in a_fly_in hair_strand बाल_निकला बाल_था कीड़ा_निकला कीड़ा_था मक्खी_थी chhipkali insect \
  insects keeda keede baal
too_spicy over_spicy very_spicy_food overly_spicy excessively_spicy ~ mirchi_bahut mirch_bahut mirch_zyada \
  mirchi_zyada zyada_mirch zyada_mirchi bahut_teekha bahut_tikha bahut_teekhi muh_jal munh_jal teekha_zyada \
  zyada_teekha jeebh_jal aankh_se_paani my_mouth_burnt mouth_was_burning मिर्च_बहुत मिर्ची_बहुत बहुत_तीखा मुंह_जल
too_salty over_salted excess_salt ~ namak_zyada namak_tez namak_bahut zyada_namak bahut_namak khara_tha khaari_thi \
  नमक_ज्यादा नमक_बहुत नमक_तेज
too_oily oily greasy excess_oil oily_food ~ tel_hi_tel tel_bahut tel_zyada zyada_tel bahut_tel tel_tair bahut_oily \
  bahut_chikna तेल_बहुत तेल_ज्यादा
too_sweet ~ meetha_zyada zyada_meetha bahut_meetha cheeni_zyada cheeni_bahut
bland tasteless no_taste less_spicy not_tasty tasteless_food taste_not_good koi_taste ~ feeka_tha pheeka_tha \
  feeki_thi pheeki_thi namak_kam namak_nahi namak_hi_nahi swad_nahi swaad_nahi swad_hi_nahi bina_swad bemaza be_swad \
  masala_kam फीका_था स्वाद_नहीं नमक_कम
+ taste ~ namak_zyada namak_tez namak_kam namak_bahut bahut_oily tel_bahut tel_zyada bahut_teekha feeka_tha \
  pheeka_tha bland swad_nahi swaad_nahi bemaza khatta_tha bahut_meetha mirchi_bahut mirch_zyada khane_mein_maza \
  khana_achha_nahi khana_accha_nahi khana_bekar taste_bekar too_salty too_oily too_spicy oily नमक_ज्यादा स्वाद_नहीं \
  फीका_था
less_quantity low_quantity quantity_less quantity_is_less quantity_too_low small_portion small_portions portion_size \
  small_portion_size portion_too_small insufficient_quantity quantity_not_enough inadequate_quantity food_quantity \
  quantity_of_food portion kam_quantity quantity_kam quantity_bahut_kam kam_khana khana_kam ~ pet_nahi_bhar \
  pet_nahi_bhara pet_bhi_nahi ka_bhi_pet portion_tiny portion_was_tiny portion_was_small portion_chhota portion_kam \
  zara_sa_diya thoda_sa_diya itna_sa_diya do_chammach do_piece_hi kam_diya_tha not_enough_for tiny_portion \
  पेट_नहीं_भरा क्वांटिटी_कम थोड़ा_सा_दिया bahut_kam zara_sa thoda_sa itna_kam kam_diya kitna_kam इतना_कम
non_veg_in_veg_order non_veg_in_veg non_veg_instead_of_veg veg_non_veg_mix_up ~ veg_mein_chicken veg_mein_non \
  haddi_nikli haddi_nikla chicken_nikla chicken_ka_piece veg_mangaya_tha_chicken found_meat found_chicken \
  हड्डी_निकली
instructions_not_followed special_instructions_not_followed customisation_not_followed request_ignored ~ \
  likha_tha_phir mana_kiya_tha_phir bola_tha_bina bola_tha_pyaaz instruction_likhi instruction_nahi note_likha_tha \
  asked_for_no phir_bhi_daal phir_bhi_dala phir_bhi_daala mana_karne_ke likha_tha_pyaz bola_tha_mat
+ waiting_time slow_service long_wait waiting_too_long order_took_time delay_in_serving ~ order_aane_mein \
  khana_aane_mein aane_mein_time aane_mein_der table_ke_liye_khade table_ke_liye_wait der_se_laye der_se_aaya \
  ghanta_baithe aadha_ghanta_baithe ghanta_wait waited_an_hour took_an_hour bahut_time_laga kept_waiting khana_late \
  ऑर्डर_आने_में bahut_der itni_der
service_of_staff waiter_service table_service waiter_ne waiter_nahi waiter_bulana waiter_was_rude waiter_dhyan_nahi \
  ~ baar_baar_bulana bulane_pe_bhi paani_tak_nahi nobody_served
+ service waiter_ne waiter_nahi waiter_bulana baar_baar_bulana bulane_pe_bhi paani_tak_nahi_poocha वेटर_ने \
  वेटर_ध्यान slow_waiter waiters_were service_karwani service_karani ~ waiter_dhyan_nahi
ambience atmosphere decor interior mahaul maahaul seating_arrangement vibe music_and_ambience ~ music_loud \
  music_bahut music_tez loud_music shor_bahut bahut_shor shor_tha andhera_tha light_kam ac_nahi_chal bahut_garmi_thi \
  jagah_kam baithne_ki_jagah kursi_tooti tang_jagah crowded bheed_bhaad sajawat decoration too_noisy too_dark \
  it_was_noisy शोर_बहुत म्यूज़िक_बहुत
cleanliness hygiene cleanliness_and_hygiene swachhta saaf_safai साफ_सफाई sanitation ~ table_gandi table_ganda \
  gandi_table gande_bartan bartan_gande plate_gandi gandi_plate glass_ganda washroom_ganda toilet_ganda \
  ganda_washroom makkhiyan makkhi_bhinbhina cockroach cockroaches farsh_ganda floor_dirty dirty_plates dirty_table \
  smelly_washroom gandagi बर्तन_गंदे गंदी_थी ganda_tha मक्खियां
takeaway ~ aake_le_lenge aakar_le_lenge aake_le_lunga aake_le_jaunga hum_le_jayenge raste_se_le raste_mein_utha \
  pack_karwa_do pack_karwana
jain jain_food jain_meal jain_option jain_style ~ pyaaz_lahsun_nahi pyaz_lahsun_nahi pyaaz_lehsun_nahi \
  pyaz_lehsun_nahi lahsun_pyaaz_nahi bina_pyaz bina_pyaaz bina_lahsun bina_lehsun no_onion no_garlic \
  no_onion_no_garlic without_onion onion_garlic_free zameen_ke_andar jameen_ke_andar root_vegetables aloo_nahi_khate \
  kandmool प्याज_लहसुन_नहीं बिना_प्याज बिना_लहसुन bina_pyaz_lehsun bina_pyaaz_lehsun bina_pyaz_lahsun \
  bina_pyaaz_lahsun bina_lahsun_pyaz bina_lehsun_pyaz
no_onion_no_garlic no_onion_garlic without_onion_and_garlic without_onion_garlic no_onion_or_garlic \
  onion_garlic_free ~ pyaaz_lahsun_nahi pyaz_lahsun_nahi pyaaz_lehsun_nahi pyaz_lehsun_nahi bina_pyaz bina_pyaaz \
  bina_lahsun bina_lehsun satvik sattvik saatvik vrat_wala navratri_wala प्याज_लहसुन_नहीं बिना_प्याज बिना_लहसुन \
  bina_pyaz_lehsun bina_pyaaz_lehsun bina_pyaz_lahsun bina_pyaaz_lahsun bina_lahsun_pyaz bina_lehsun_pyaz
vegan plant_based dairy_free no_dairy vegan_food vegan_option ~ no_milk_products without_milk doodh_bhi_nahi \
  doodh_dahi_bhi doodh_dahi_nahi doodh_wala_kuch_nahi ghee_bhi_nahi paneer_bhi_nahi soy_milk almond_milk oat_milk \
  no_animal_products doodh_dahi_bhi_nahi doodh_dahi_kuch_nahi dairy_nahi
eggetarian egg_only vegetarian_with_egg egg_vegetarian veg_with_egg anda_chalta anda_chalega anda_khate \
  anda_kha_lete anda_kha_leta egg_chalega egg_is_fine egg_khate sirf_anda ~ ande_chalte अंडा_चलता अंडा_चलेगा
+ egg ~ anda_chalta anda_chalega anda_khate anda_kha_lete egg_chalega ande_chalte अंडा_चलता अंडा_चलेगा
eggless without_egg no_egg egg_free eggless_cake bina_ande bina_anda बिना_अंडे anda_nahi anda_mat anda_na_dalna \
  pure_veg_cake veg_cake ~ ande_nahi hum_veg hum_log_veg sab_veg sab_shakahari hum_shakahari hum_vegetarian \
  shakahari vegetarian we_are_vegetarian we_are_veg ghar_mein_sab_veg
with_egg egg_cake contains_egg egg_based regular_cake anda_chalega egg_chalega egg_is_fine anda_ho_to egg_wala ~ \
  ande_wala ande_se_dikkat non_veg_khate अंडे_वाला अंडा_चलेगा
gluten_free no_gluten wheat_free ~ gehun_nahi gehu_nahi maida_nahi celiac
sugar_free no_sugar without_sugar unsweetened sugarless low_sugar ~ bina_cheeni bina_chini cheeni_nahi chini_nahi \
  bina_shakkar diabetic sugar_ke_mareez sugar_ki_bimari meetha_nahi चीनी_नहीं phika feeki_chai
less_sugar half_sugar ~ kam_cheeni kam_chini kam_meetha cheeni_kam chini_kam thodi_cheeni aadhi_cheeni
indoor indoor_seating inside_seating ac_section ac_hall air_conditioned_section ~ ac_mein ac_wala_section \
  ac_mein_andar hall_mein andar_baithenge andar_hi एसी_में अंदर_बैठेंगे
outdoor outdoor_seating open_air outside_seating alfresco al_fresco garden_seating lawn_seating patio open_area ~ \
  khule_mein khuli_jagah khuli_hawa garden_side garden_mein lawn_mein lawn_side bahar_baithenge bahar_baithna \
  bahar_wali hawa_mein taazi_hawa smoking_area खुले_में खुली_जगह खुली_हवा बाहर_बैठेंगे fresh_air khuli_hawa_mein
+ roof rooftop_seating roof_top terrace_seating ~ upar_khule upar_chhat chhat_pe
private_cabin private_room private_dining private_dining_room private_area family_cabin separate_room ~ alag_kamra \
  alag_se_kamra alag_cabin alag_se_jagah parde_wala parda_wala curtain_wala khud_ka_kamra privacy प्राइवेट_केबिन \
  cabin
corner_table corner_seat quiet_corner quiet_area quiet_table ~ kone_mein kone_wali kone_ki_table koney_mein \
  shaant_jagah shanti_wali away_from_crowd कोने_में कोने_वाली shor_na shor_nahi shanti_se
+ window window_side window_table near_window near_the_window by_the_window window_seat ~ view_wali bahar_ka_view
romantic_date romantic_dinner date_night ~ girlfriend boyfriend gf_ke bf_ke premika romantic_table candle_light \
  candlelight valentine first_date propose_karna
business_lunch business_meeting corporate_lunch client_meeting business_dinner office_party team_lunch \
  corporate_event team_dinner ~ client_ke client_aa clients_ke boss_ke_saath team_ke_saath office_wale office_ke_log \
  colleagues_ke colleagues_ke_saath with_clients my_team office_ki_party
family_dinner family_gathering family_get_together family_lunch family_outing ~ ghar_wale_saath family_ke_saath \
  parivaar_ke_saath poori_family rishtedaar_aa mehmaan_aa
kitty_party ladies_party ~ kitty saheliyon_ke saheliyan
casual_dining casual_outing no_occasion just_casual ~ aise_hi_khane bas_khane aise_hi_aa koi_khaas_nahi \
  kuch_khaas_nahi no_special
mild less_spicy low_spice not_spicy non_spicy no_spice kam_teekha kam_tikha kam_mirch kam_mirchi saada_khana ~ \
  feeka_rakh pheeka_rakh feeka_hi mirch_kam mirchi_kam bina_mirch bina_mirchi mirch_mat mirchi_mat mirch_nahi \
  bachche_bhi_khayenge bachche_khayenge bacche_bhi_khayenge bachchon_ke_liye halka_teekha teekha_nahi \
  teekha_nahi_khate teekha_bilkul_nahi mirch_nahi_khate acidity कम_तीखा कम_मिर्च बिना_मिर्च तीखा_नहीं मिर्च_कम
medium_spicy medium_spice medium_teekha thoda_teekha thoda_tikha ~ thodi_mirch thodi_mirchi halki_mirch \
  na_zyada_teekha normal_teekha normal_mirch थोड़ा_तीखा थोड़ी_मिर्च
+ medium ~ thoda_teekha thoda_tikha thodi_mirch thodi_mirchi normal_teekha na_zyada_teekha थोड़ा_तीखा थोड़ी_मिर्च
extra_spicy very_spicy extra_hot very_hot super_spicy high_spice zyada_teekha bahut_teekha ~ ekdum_teekha \
  ekdam_teekha ek_dam_teekha khoob_teekha full_teekha khoob_mirch double_mirch zyada_mirch zyada_mirchi mirch_zyada \
  mirchi_zyada aag_laga dhuan_nikal jitna_teekha एकदम_तीखा खूब_तीखा jhannatedar jhanjhanata आग_लग aag_lagni \
  dhuaan_nikle
+ spicy ~ mirchi_tez mirch_tez tez_mirch tez_mirchi teekha_chalega teekha_wala chatpata मिर्ची_तेज तीखा_वाला
chocolate choklet choclate ~ truffle choco dark_chocolate choco_chip ferrero kitkat dairy_milk dutch_truffle \
  chocolate_fudge oreo
vanilla
butterscotch butter_scotch बटरस्कॉच
pineapple ananas पाइनएप्पल
black_forest blackforest ब्लैक_फॉरेस्ट
red_velvet redvelvet रेड_वेलवेट
strawberry स्ट्रॉबेरी
+ cake birthday_cake photo_cake anniversary_cake kek
thin_crust ~ patla_base patli_roti_jaisa crispy_wala
cheese_burst ~ cheese_bhara cheese_wala_base extra_cheese
send_similar similar_item send_a_similar_item send_similar_item substitute substitution replace_with_similar \
  replace_with_similar_item similar_product send_substitute send_alternative alternative_brand alternate_item \
  closest_substitute any_substitute best_match similar_one a_similar_one send_a_similar_one a_similar_item ~ \
  milta_julta milta_julti milta_jhulta uske_jaisa us_jaisa waisa_hi_kuch usi_tarah_ka koi_aur_brand koi_brand \
  dusra_brand doosra_brand kisi_aur_company jo_mile jo_bhi_ho jo_ho_bhej jo_hai_bhej kuch_aur_bhej dusra_bhej_dena \
  doosra_bhej_dena same_type aas_paas_ka something_similar something_like_it मिलता_जुलता उसके_जैसा कोई_और_ब्रांड \
  दूसरा_ब्रांड usi_jaisa isi_jaisa isi_tarah dusri_company doosri_company kisi_bhi_company koi_aur_company और_कंपनी \
  कोई_और_कंपनी any_other_brand another_brand other_brand
call_me_first call_me_for ask_me_first ask_first ask_me check_with_me call_to_confirm call_for_confirmation \
  call_and_confirm contact_me_first call_me phone_karke_bata phone_karke_puch phone_karke_pooch phone_karke \
  phone_kar ~ mujhse_pooch mujhse_puch mujhse_poochh mujhse_puchh pooch_lena puch_lena poochh_lena pooch_ke puch_ke \
  poochkar call_karke_bata call_karke_puch pehle_batana pehle_bata pehle_pooch pehle_puch bina_pooche bina_puche \
  bata_dena_pehle मुझसे_पूछ पूछ_लेना पहले_पूछ पूछ_के फोन_करके_बता call_karke call_kar ring_me puchh_lena puchh_ke \
  poochh_ke
remove_it remove_item remove_and_refund remove_it_and_refund remove_the_item remove_from_order refund_the_item \
  refund_that_item skip_item skip_the_item skip_it leave_it_out cancel_that_item cancel_the_item do_not_substitute \
  no_substitute no_substitution do_not_replace no_replacement bill_se_hata ~ hata_do hata_dena hata_dijiye \
  nikal_do_list list_se_hata chhod_do_usko chhod_dena chhod_do chod_do usko_chhod rehne_do_usko mat_bhejna_phir \
  woh_mat_bhejna paise_kaat_lena paise_kaat_do paise_kam_kar_do leave_that_out dont_replace just_drop_it हटा_दो \
  हटा_देना छोड़_दो छोड़_देना रहने_दो_उसको rehne_do rehne_dena rehne_dijiye nikaal_do nikaal_dena nikal_dena रहने_दो
staples grocery_and_staples grocery_staples food_grains ration_items ~ atta aata chawal daal dal tel cheeni namak \
  besan poha rajma chana sooji rava आटा दाल
frozen_food frozen ready_to_eat ready_to_cook frozen_items ice_cream ~ frozen_peas nuggets french_fries mccain \
  frozen_paratha
stale_food stale rotten spoiled kharab_ho_chuka stale_or_spoiled stale_bread spoiled_food food_spoiled not_fresh \
  food_not_fresh rotten_or_stale food_gone_bad gone_bad went_bad sour_smell kal_ka_khana ~ sada_hua sadi_hui \
  sad_gaya badboo khatta_ho khatti_ho khatta_tha khatti_thi basi_tha basi subah_ka_bana kal_ka_bana raat_ka_bana \
  badboo_aa badbu_aa smell_aa_rahi smelling_bad sada_nikla sadi_nikli gala_hua gali_hui gale_hue murjha murjhaya \
  murjhayi murjhaye fungus_thi fungus_lagi fungus_tha phaphund_lagi keede_pade fresh_nahi taaza_nahi taaji_nahi \
  tazi_nahi kharab_ho_gaya_tha doodh_phat doodh_phata खट्टा_हो मुरझा बदबू_आ ताज़ा_नहीं ताजा_नहीं
+ anniversary ~ saal_ho_gaye shaadi_ki_saalgirah shaadi_ko
+ outside khule_mein khuli_hawa open_mein garden_side garden_mein lawn_mein बाहर_बैठेंगे खुले_में खुली_हवा
tasty delicious yummy swadisht lajawab_khana zaykedar mazedar majedar lazeez लज़ीज़ स्वादिष्ट मज़ेदार khana_badhiya \
  khana_achha_tha ~ ungliyan_chaat ungli_chaat maza_aa maja_aa swad_aa finger_licking मज़ा_आ_गया
kids_menu children_menu kids_meal kids_food ~ bachchon_ke_liye bacchon_ke_liye bachche_ke_liye for_kids for_children
+ juice ~ mosambi_ka_ras santre_ka_ras ganne_ka_ras anaar_ka_ras fruit_ka_ras
high_chair baby_chair baby_seat ~ bachche_ki_kursi bachche_ki_seat chhoti_kursi
live_music ~ gaana_bajna gana_bajana singer_ho
separate_bills split_bill bill_split alag_alag_bill apna_apna_bill ~ sab_ka_alag
no_ice without_ice less_ice bina_barf barf_mat barf_nahi ~ बिना_बर्फ
boneless without_bone ~ bina_haddi haddi_nahi haddi_ke_bina बिना_हड्डी
curry_cut small_pieces ~ chhote_piece chhote_tukde curry_ke_liye chhote_chhote
semi_ripe raw_fruit unripe not_ripe ~ kachche_wale thode_kachche do_din_baad_khane do_teen_din_baad_khane
loose unpackaged unbranded ~ khula_wala khuli_wali bina_packet tol_ke taul_ke खुला_वाला
table_not_ready reservation_not_honoured table_not_available no_table ~ table_khali_nahi table_nahi_mili \
  table_nahi_mila table_ready_nahi jagah_nahi_mili seat_nahi_mili टेबल_नहीं
purity purity_issue adulteration adulterated diluted watery thin_milk ~ paani_milate paani_mila paani_mila_hua \
  pani_mila milawat milavat patla_doodh doodh_patla paani_jaisa मिलावट पानी_मिला
street_food chaat ~ gol_gappe golgappe pani_puri panipuri puchka phuchka bhel vada_pav pav_bhaji samosa kachori \
  aloo_tikki momos dabeli chole_bhature jhal_muri चाट
continental italian western_food ~ pasta pizza lasagna risotto sizzler garlic_bread burger sandwich
chinese indo_chinese चाइनीज ~ hakka hakka_noodles noodles manchurian chowmein chow_mein momos fried_rice schezwan \
  spring_roll chilli_paneer chilli_chicken नूडल्स चाउमीन
mughlai nawabi ~ kebab kabab kebabs biryani nihari korma rogan_josh galouti seekh shawarma tandoori_chicken \
  butter_chicken कबाब
biryani biriyani pulao ~ dum_wali chicken_dum dum_biryani
thali full_meal combo_meal poora_khana ~ roti_sabzi dal_chawal dal_roti daal_roti sabzi_roti_chawal
rolls kathi_roll egg_rolls egg_roll ~ kathi frankie shawarma
burger burgers ~ aloo_tikki_burger mcdonald whopper
sandwich ~ grilled_sandwich toast_wala
desserts dessert sweet_dish something_sweet ice_cream ~ gulab_jamun rasmalai rasgulla halwa kheer kulfi brownie \
  jalebi meetha_kuch kuch_meetha mithai cake pastry गुलाब_जामुन कुछ_मीठा
starters starter appetiser appetizers snacks_before ~ tikka paneer_tikka kebab manchurian fries soup
kitchen_closed restaurant_closed closed_kitchen khana_banna_band ~ rasoi_band kitchen_band chulha_band band_ho_chuka \
  shutter_gira
too_many_orders heavy_rush high_demand overloaded bahut_order ~ bheed_bahut bahut_bheed rush_hai kaam_bahut \
  busy_hain
item_not_available_at_restaurant dish_not_available khana_khatam ~ khatam_ho_gayi bana_nahi nahi_bana_aaj
food_quality quality_of_food khana_ghatiya khana_bekar khana_kharab khana_achha_nahi khana_accha_nahi ~ khaane_layak \
  swad_nahi खाना_खराब खाना_बेकार
nut_allergy peanut_allergy allergic_to_nuts ~ moongfali_se moongfali kaju_badam kaju_se badam_se dry_fruit_se
lactose_intolerant lactose lactose_intolerance milk_allergy doodh_se_gas ~ doodh_hazam doodh_hajam doodh_nahi_pachta \
  doodh_nahi doodh_se_dikkat
diabetic diabetes diabetic_friendly ~ sugar_hai sugar_hai_mujhe sugar_ka_mareez sugar_patient cheeni_mana \
  meetha_mana
drumsticks drumstick leg_piece leg_pieces tangdi tangri लेग_पीस
iced cold_coffee chilled barf_wali ice_wali ~ thandi thandi_wali thanda_wala
black_coffee black_tea without_milk no_milk ~ bina_doodh bina_doodh_ki kaali_chai kali_chai बिना_दूध
whole_wheat wheat_base atta_base ~ atte_wala atte_ka atte_ki gehun_wala
raw_fruit raw unripe ~ kachche_wale kachche_hi
no_bag own_bag bag_not_needed ~ thaila_lekar thaila_laaye thaila_hai apna_thaila jhola_hai apna_jhola bag_hai_mere
`
