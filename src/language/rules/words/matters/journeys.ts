/** Cabs, flights, trains, stays and tours: what goes wrong, what is asked for, why people go or do not: lines as in `everyday-words.ts`. */
export const JOURNEY_WORDS = `rash_driving reckless_driving dangerous_driving unsafe_driving over_speeding \
  overspeeding speeding ~ bahut_tez_chala tez_chala_raha tez_chalata tez_chalayi tez_gaadi_chala gaadi_bhaga \
  speed_mein_chala khatarnak_chala driving_too_fast drove_too_fast drove_very_fast driving_very_fast jumped_the_signal \
  jumping_signals signal_toda signal_tod zigzag cut_maar wrong_side_se brake_maar phone_pe_baat_karte \
  phone_par_baat_karte talking_on_the_phone on_phone_while_driving jaan_nikal phone_chala_raha mobile_chala_raha \
  gaadi_chalate_hue_phone
driver_late late_driver driver_came_late late_pickup late_arrival_of_driver cab_late cab_came_late late_cab \
  gaadi_bahut_der gaadi_der_se gaadi_late_aayi cab_der_se ~ driver_der_se driver_late_aaya late_pahuncha der_se_aaya \
  der_se_aayi late_aaya late_aayi made_me_wait aadha_ghanta_wait ek_ghanta_wait bahut_der_se_aayi bahut_der_se_aaya \
  minute_khada ghanta_khada khada_rakha minute_wait intezaar_karaya
driver_cancelled driver_cancelled_the_ride driver_cancelled_trip driver_cancelled_ride ride_cancelled_by_driver \
  cancelled_by_driver driver_cancellation driver_ne_cancel driver_ne_mana driver_ne_aane_se driver_refused ~ \
  refused_to_come driver_denied aane_se_mana ride_cancel_kar cancel_kar_di usne_cancel khud_cancel
driver_did_not_come driver_no_show cab_did_not_come cab_not_arrived driver_not_come pickup_missed ~ driver_nahi_aaya \
  driver_aaya_hi_nahi gaadi_nahi_aayi gaadi_aayi_hi_nahi cab_nahi_aayi cab_nahi_aaya cab_never_came driver_never_came \
  koi_gaadi_nahi koi_driver_nahi nobody_came_to_pick
driver_behaviour driver_behavior rude_driver driver_rude driver_misbehaved misbehaviour_by_driver bad_driver \
  driver_attitude driver_conduct driver_ne_gaali driver_ne_badtameezi driver_shouted driver_abused driver_chillaya ~ \
  driver_badtameez driver_lad driver_ladne driver_was_shouting driver_ne_ladai driver_ka_vyavhar driver_ka_behaviour \
  driver_smoking driver_gutkha driver_cigarette gutkha_kha paan_kha thook_raha gutkha_thook
drunk_driver driver_drunk drunk_driving ~ driver_peeke driver_pi_ke driver_sharab sharab_pi_ke daaru_pi daru_pi_ke \
  nashe_mein smelling_of_alcohol driver_neend driver_so_raha
wrong_route longer_route long_route route_not_followed route_issue ~ ghuma_ke_le ghuma_phira lamba_rasta lambe_raste \
  galat_raste galat_rasta took_a_longer longer_way long_way_round roundabout_way gps_nahi map_follow_nahi route_change \
  rasta_bhatak lost_the_way
overcharged overcharging extra_fare fare_issue high_fare wrong_fare excess_fare fare_dispute extra_charge \
  extra_charges ~ zyada_kiraya kiraya_zyada fare_zyada zyada_fare extra_paise_maange zyada_paise_maange meter_se_zyada \
  app_se_zyada charged_more charged_extra asked_for_more asked_for_extra more_than_shown toll_alag_se upar_se_maange \
  extra_maange upar_se_paise
dirty_vehicle dirty_car dirty_cab unclean_car unclean_cab car_not_clean vehicle_condition car_condition \
  vehicle_not_clean vehicle_cleanliness car_cleanliness ~ gaadi_gandi gandi_gaadi cab_gandi seat_gandi seats_gandi \
  seat_phati gaadi_mein_badbu car_was_smelling khatara_gaadi gaadi_khatara purani_gaadi khataara andar_bahut_kachra \
  kachra_pada andar_gandagi
ac_not_working no_ac ac_problem ac_issue ac_off ~ ac_nahi_chala ac_nahi_chal ac_band ac_kharab ac_on_nahi \
  ac_chalaya_nahi ac_nahi_chalaya refused_ac garmi_mein_bithaya bahut_garmi_thi thanda_nahi_ho
vehicle_breakdown car_breakdown cab_breakdown bus_breakdown car_broke_down bus_broke_down ~ gaadi_kharab_ho \
  raste_mein_kharab raaste_mein_kharab gaadi_band_ho bus_kharab_ho beech_raste_mein_band
lost_item item_lost left_item forgotten_item lost_belongings lost_and_found left_behind lost_property left_my_phone \
  left_my_bag left_my_wallet left_my_purse ~ gaadi_mein_chhoot cab_mein_chhoot cab_mein_reh gaadi_mein_reh \
  phone_chhoot mobile_chhoot bag_chhoot purse_chhoot saman_chhoot saaman_chhoot bag_reh_gaya chhoot_gaya_gaadi \
  seat_pe_reh room_mein_chhoot almari_mein_reh
safety_concern safety_issue unsafe safety ~ dar_lag_raha_tha darr_lag felt_unsafe not_feel_safe surakshit_nahi_laga \
  ghoor_raha ghoorta sunsaan_raste sunsan_raste followed_me peecha_kar akeli_thi
+ airport catch_a_flight flight_pakadni flight_pakadna flight_leni
+ railway_station catch_a_train train_pakadni train_pakadna train_leni
+ outstation doosre_sheher dusre_jile highway_pe_jana inter_city bahar_gaon
hourly_rental rental_package hourly_package rental full_day_cab day_rental ~ din_bhar_ki_gaadi poore_din_gaadi \
  poore_din_ki_gaadi kuch_ghante_gaadi 8_ghante_80 4_ghante_40 kai_jagah_jana ghante_ke_hisaab ghante_ke_hisab
daily_commute office_commute commute office_pickup ~ roz_office_jana roz_ka_aana_jana office_aana_jana office_chhodna \
  daily_up_down roz_up_down roz_college
flight_delay flight_delayed delayed_flight ~ flight_late flight_der flight_ghanto flight_pe_wait flight_left_late \
  udaan_der
train_delay train_late delayed_train train_running_late ~ train_ghanto_late train_der_se train_delayed \
  gaadi_ghanto_late ghanto_late_chal
bus_delay bus_late delayed_bus ~ bus_der_se bus_late_thi bus_ghanto bus_nahi_aayi
flight_cancelled flight_cancellation cancelled_flight cancelled_by_airline airline_cancelled ~ flight_radd \
  flight_cancel_ho flight_cancel_kar airline_ne_cancel udaan_radd flight_hi_nahi_gayi
train_cancelled train_cancellation cancelled_train ~ train_radd train_cancel_ho railway_ne_cancel
missed_flight flight_missed missed_the_flight flight_chhoot flight_chhut flight_miss ~ flight_nikal flight_pakad_nahi \
  gate_closed counter_band_ho airport_late_pahunch boarding_band
missed_train train_missed missed_the_train train_chhoot train_chhut train_miss ~ train_nikal_gayi station_late_pahunch \
  train_nahi_pakad
missed_bus bus_missed bus_chhoot bus_chhut bus_miss ~ bus_nikal_gayi
missed_connection connecting_flight_missed connection_missed ~ connecting_flight_chhoot connecting_miss \
  next_flight_chhoot agli_flight_chhoot
denied_boarding boarding_denied overbooked overbooking not_allowed_to_board ~ chadhne_nahi_diya baithne_nahi_diya \
  boarding_nahi_diya seat_nahi_di flight_mein_nahi_baithne seats_full_bata
lost_baggage baggage_lost luggage_lost lost_luggage missing_baggage missing_luggage baggage_missing delayed_baggage \
  baggage_delayed baggage_not_arrived ~ bag_nahi_aaya bag_nahi_mila saman_nahi_aaya saaman_nahi_aaya saman_nahi_mila \
  suitcase_nahi_aaya suitcase_nahi_mila luggage_nahi_aaya belt_pe_nahi belt_par_nahi bag_did_not_come bag_didnt_come \
  suitcase_never_came bag_gum_ho saman_gum bag_kho_gaya
damaged_baggage baggage_damaged luggage_damaged damaged_luggage broken_luggage ~ bag_toot suitcase_toot bag_phat \
  bag_ka_pahiya suitcase_ka_pahiya trolley_toot bag_ka_handle bag_phata_hua suitcase_broken wheel_of_my_bag \
  handle_broken bag_ki_chain
web_check_in web_checkin online_check_in online_checkin boarding_pass ~ boarding_pass_nahi boarding_pass_nikal \
  boarding_pass_chahiye seat_number_lena
seat_selection seat_choice preferred_seat choose_seat seat_preference ~ khidki_wali_seat window_wali_seat \
  saath_wali_seat seat_saath_mein aage_wali_seat seat_chunna seat_choose seats_together extra_leg_space
name_correction spelling_correction name_change wrong_name ~ spelling_galat naam_ki_spelling naam_galat_likha \
  naam_galat_chhap surname_galat misspelt misspelled passport_se_naam naam_theek_karwana naam_theek_karna
excess_baggage extra_baggage additional_baggage ~ zyada_saman zyada_saaman saman_zyada saaman_zyada zyada_kilo \
  extra_kilo bag_bhari weight_zyada more_kilos ek_bag_aur
meal_request special_meal in_flight_meal inflight_meal meal_preference ~ jain_khana_flight veg_meal khana_add meal_add
wheelchair_assistance wheelchair special_assistance passenger_assistance ~ chal_nahi_sakti chal_nahi_sakte \
  chalne_mein_dikkat chalne_mein_takleef cannot_walk_much cant_walk_much pair_mein_takleef seedhi_nahi_chadh
unaccompanied_minor child_travelling_alone minor_alone ~ bachcha_akela_ja beta_akela_ja beti_akeli_ja \
  child_flying_alone
+ waitlist rac pnr_confirm_nahi pnr_confirm ticket_confirm_nahi ticket_confirm_nahi_hua berth_nahi_mili \
  seat_pakki_nahi chart_nahi_bana
tdr tdr_filing file_tdr ~ tdr_bharna tdr_file train_ka_refund
dirty_coach dirty_train coach_not_clean dirty_toilet unclean_toilet toilets_dirty coach_cleanliness ~ dibba_ganda \
  dibbe_mein_gandagi bogie_gandi coach_ganda toilet_ganda toilet_gandi bedroll_ganda chadar_gandi kambal_ganda \
  cockroach_ghoom
crowded_coach overcrowding overcrowded unauthorised_passengers ~ bheed_bahut_thi bina_ticket_wale kisi_aur_ne_baitha \
  seat_pe_koi_aur meri_seat_pe seat_par_koi someone_on_my_seat sitting_on_my_seat pair_rakhne_ki_jagah khade_hoke_jana
early_check_in early_checkin early_arrival ~ subah_jaldi_pahunch subah_jaldi_aa room_jaldi_mil jaldi_check_in \
  check_in_se_pehle flight_subah_pahunch train_subah_pahunch before_check_in subah_jaldi_pahunchti \
  subah_jaldi_pahunchenge
late_check_out late_checkout late_departure extended_stay ~ der_se_nikal der_se_checkout shaam_ko_nikal \
  shaam_tak_rukna shaam_tak_ruk room_shaam_tak raat_ki_flight_hai raat_ki_train_hai stay_till_evening checkout_ke_baad \
  shaam_ko_nikalenge shaam_ko_nikalunga
room_not_clean dirty_room unclean_room room_dirty room_cleanliness ~ kamra_ganda kamre_mein_gandagi room_ganda \
  room_gandi chadar_gandi bedsheet_gandi chaadar_gandi tauliya_ganda towel_ganda towels_dirty sheets_were_dirty \
  stains_on_the_bed cockroach_the cockroaches_in khatmal bed_bugs kide_the baal_pade safai_nahi_hui jhadu_nahi
no_hot_water hot_water hot_water_issue geyser_not_working hot_water_problem geyser ~ garam_paani_nahi garam_pani_nahi \
  geyser_kharab geyser_nahi_chal geyser_band thande_paani_se thanda_paani_aa cold_water_only
noisy_room noise_problem noise noise_disturbance ~ shor_bahut_tha bahut_shor raat_bhar_shor raat_bhar_dj dj_baj \
  music_baj bagal_wale_kamre party_chal_rahi loud_party next_room_was
room_service slow_room_service ~ kamre_mein_khana room_mein_khana order_ghante_baad intercom_nahi_utha
small_room room_too_small room_size cramped_room ~ kamra_chhota kamra_chota room_chhota room_chota jagah_kam_thi \
  tang_kamra
booking_not_found reservation_not_found booking_missing no_booking booking_not_honoured booking_nahi_mili \
  booking_mili_nahi booking_mili_hi ~ booking_hi_nahi booking_nahi_dikh reservation_nahi naam_nahi_mila_list \
  koi_booking_nahi not_in_their_system room_diya_hi_nahi room_nahi_diya room_dene_se_mana denied_the_room \
  turned_us_away hotel_ne_mana
not_as_shown different_from_photos not_as_described misleading_photos different_room wrong_room ~ photo_jaisa_nahi \
  photo_mein_kuch photo_se_alag jaisa_dikhaya_tha jaisa_dikhaya jaisa_bataya photos_were_fake photo_alag \
  website_pe_kuch_aur dusra_kamra_de not_like_the_photos nothing_like_the_photos room_alag_diya
unmarried_couple couple_friendly local_id local_id_allowed ~ shaadi_nahi_hui_hai girlfriend_ke_saath \
  boyfriend_ke_saath local_aadhar_chalega
standard_room ordinary_room basic_room normal_room ~ simple_kamra sasta_wala_kamra sabse_sasta_kamra saada_kamra \
  cheapest_room
family_room quad_room four_bed_room triple_room ~ bachchon_samet poori_family_ek_kamre sab_ek_hi_kamre sab_ek_kamre \
  chaar_log_ek all_in_one_room interconnected connecting_room
double_bed king_bed queen_bed king_size queen_size ~ bada_bed bada_palang ek_bada_bed one_big_bed
high_floor higher_floor top_floor ~ upar_ki_manzil upar_wali_manzil sabse_upar upar_ka_floor oopar_ka_kamra \
  unchi_manzil
near_lift close_to_lift near_the_lift ~ lift_ke_paas lift_ke_nazdeek lift_ke_karib
quiet_room quiet_side away_from_road ~ shor_na_ho jahan_shor_na sadak_se_door road_se_door shaant_jagah shant_kamra
leisure holiday vacation ~ ghoomne_aaye ghumne_ja ghoomne_ja chhutti_manane chhuttiyan_manane masti_ke_liye \
  time_bitane family_outing
+ business_trip office_ke_kaam_se client_se_milne factory_visit training_ke_liye deal_karne vyapar_ke_silsile \
  meeting_attend
transit stopover layover overnight_halt ~ bas_raat_rukna ek_raat_rukna sirf_raat_bitana subah_aage_nikal aage_jana_hai \
  raste_mein_ruk next_morning_flight agli_subah_flight raat_rukna_hai_bas ek_hi_raat_rukna
medical_visit medical_travel medical_tourism ~ ilaaj_ke_liye ilaj_ke_liye hospital_mein_bharti hospital_ke_paas_rukna \
  operation_karwane doctor_ko_dikhane checkup_ke_liye_aaye mareez_ke_saath
exam_travel exam_or_interview ~ exam_dene pariksha_dene interview_dene entrance_dene counselling_ke_liye
visiting_family visiting_relatives family_visit visit_relatives friends_and_relatives visiting_friends ~ \
  rishtedar_ke_yahan rishtedaron_se_milne bhai_ke_yahan behen_ke_yahan beti_ke_yahan bete_ke_paas bete_se_milne \
  beti_se_milne maa_se_milne parents_se_milne mayke maike sasural nani_ke_ghar dadi_ke_ghar ghar_ja_raha ghar_ja_rahe \
  apne_ghar_ja meet_my_parents see_my_son see_my_daughter
attending_wedding wedding_guest family_wedding ~ shaadi_mein_aaye shaadi_mein_ja shaadi_attend baraat_mein_aaye \
  baraat_mein_ja
honeymoon honeymoon_package honeymoon_trip ~ abhi_shaadi_hui nayi_shaadi nayi_nayi_shaadi shaadi_ke_baad_ghoomne \
  just_got_married newly_weds newlyweds wife_ke_saath_pehli
+ pilgrimage char_dham chaar_dham vaishno_devi kedarnath badrinath tirupati_darshan jagannath shirdi amarnath kumbh \
  hajj haj umrah umra jyotirlinga mata_ke_darshan darshan_ke_liye mannat ganga_snan dham_yatra hemkund
adventure adventure_trip adventure_tour adventure_sports ~ trekking rafting river_rafting paragliding bungee \
  bungee_jumping scuba scuba_diving zip_line zipline skydiving rock_climbing bike_trip camping_karna pahaad_chadhna \
  snorkelling
wildlife wildlife_safari jungle_safari wildlife_tour ~ sher_dekhna sher_dekhne tiger_dekhna tiger_dekhne baagh_dekhna \
  jungle_ghoomna jim_corbett ranthambore kaziranga gir_forest tiger_reserve jeep_safari tadoba bandhavgarh \
  national_park
heritage heritage_tour historical cultural_tour history_and_culture ~ kila_dekhna qila kile_dekhna mahal_dekhna \
  purane_mahal taj_mahal forts_and_palaces palaces purani_imarat ajanta ellora khajuraho hampi museum_dekhna \
  itihasik_jagah
beach beach_holiday beach_destination seaside beaches ~ goa_jana goa_trip andaman maldives samundar_kinare \
  samudra_kinare samundar_dekhna lakshadweep bali_jana phuket pondicherry sea_side kovalam
hill_station hill_stations mountains hills ~ shimla manali mussoorie nainital darjeeling ooty munnar kodaikanal \
  pahadon_mein pahaadon_mein pahad_pe barf_dekhna barf_dekhni thandi_jagah ladakh gangtok dalhousie mount_abu kashmir \
  lonavala mahabaleshwar snowfall
international_tour international_trip foreign_tour overseas_tour ~ dubai thailand singapore bangkok europe switzerland \
  paris maldives malaysia vietnam videsh_ghoomna videsh_ghumna videsh_yatra bharat_se_bahar desh_se_bahar out_of_india
domestic_tour domestic_trip within_india india_tour ~ india_mein_hi bharat_mein_hi desh_mein_hi desh_ke_andar \
  india_ke_andar kerala_trip rajasthan_trip
group_tour fixed_departure group_departure ~ sabke_saath_bus group_ke_saath_jana tour_wali_bus baaki_logon_ke_saath \
  with_other_people with_other_travellers
customised_tour customized_tour private_tour custom_package customised_package tailor_made personalised_tour ~ \
  apne_hisaab_se apne_hisab_se apni_marzi_se sirf_hamari_family sirf_hum_log only_our_family apna_plan our_own_pace \
  sirf_hamare_liye just_us
budget_tour economy_package 3_star three_star 2_star ~ saste_mein kam_paise_mein kam_budget \
  kam_kharche teen_star low_budget
luxury_tour luxury_hotel 5_star five_star luxury_stay ~ paanch_star panch_star sabse_achha_hotel taj_jaisa best_hotel \
  budget_ki_chinta_nahi money_no_issue
tour_guide local_guide tourist_guide ~ samjhane_wala ghumane_wala_aadmi jagah_dikhane_wala
travel_insurance trip_insurance ~ yatra_bima safar_ka_bima trip_ka_insurance
visa visa_help visa_assistance visa_service visa_application ~ visa_lagwana visa_banwana embassy vfs schengen \
  visa_ke_kagaz visa_kaise
visa_rejected visa_refused visa_not_approved visa_rejection visa_denied visa_problem visa_issue ~ visa_nahi_mila \
  visa_nahi_aaya visa_nahi_laga visa_reject visa_delay visa_atak visa_cancel embassy_ne_mana
forex foreign_currency currency_exchange ~ dollar_chahiye dollar_lena videshi_paisa forex_card
passport_issue passport_problem passport_expired no_passport ~ passport_nahi_hai passport_nahi_bana passport_expire \
  passport_khatam passport_renew_nahi passport_kho
change_of_plan change_of_plans plan_changed plans_changed change_in_plans plan_change plan_cancelled meeting_cancel_ho \
  plan_cancel_ho plans_have_changed ~ plan_badal programme_badal program_badal program_cancel programme_cancel \
  plan_nahi_ban not_going_anymore not_travelling_now ab_nahi_ja_rahe ab_nahi_jana jana_nahi_hai_ab jaana_nahi_ho \
  not_able_to_go event_cancel_ho function_cancel_ho
leave_not_approved no_leave leave_problem leave_issue leave_cancelled leave_not_granted ~ chhutti_nahi_mili \
  chutti_nahi_mili chhutti_cancel chutti_cancel chhutti_manzoor_nahi boss_ne_chhutti boss_ne_mana office_se_chhutti \
  leave_nahi_mili leave_reject
medical_emergency medical_reason medical_reasons health_reasons health_issue illness health sickness ~ tabiyat_bigad \
  hospital_mein_admit hospital_mein_bharti accident_ho_gaya operation_ho heart_attack_aa doctor_ne_mana \
  doctor_ne_safar fell_ill fell_sick taken_ill bed_rest pair_toot haath_toot
death_in_family bereavement death_in_the_family family_death ~ guzar_gaye gujar_gaye guzar_gayi dehant_ho chal_base \
  mrityu_ho_gayi maut_ho_gayi passed_away no_more_now ghar_mein_gami ghar_mein_death
bad_weather weather ~ landslide bhookhlan bhuskhalan pahad_gir rasta_band_hai barish_zyada baarish_zyada heavy_rain \
  cyclone toofan_aa baadh_aa kohra_bahut fog_bahut barf_gir snowfall_se_rasta raste_band mausam_kharab weather_kharab \
  red_alert
found_cheaper cheaper_elsewhere cheaper_option found_cheaper_elsewhere better_price better_price_elsewhere \
  price_difference better_deal_elsewhere ~ sasta_mil_gaya sasti_mil_gayi kahin_aur_sasta dusri_site_pe_sasta \
  doosri_jagah_sasta getting_it_cheaper got_it_cheaper kam_mein_mil kam_daam_mein_mil sasta_mil_raha makemytrip_pe \
  goibibo_pe
booked_by_mistake wrong_booking booked_twice duplicate_booking wrong_date_booked booking_mistake ~ galti_se_book \
  galat_date galat_tareekh galat_tarikh do_baar_book dobara_book_ho double_booking galat_ticket galti_se_ticket \
  booked_the_wrong by_mistake_booked
exam_clash exam exams ~ exam_aa_gaya exam_aa_gaye exam_hai_usi exam_ki_date bachchon_ke_exam bachche_ka_exam \
  board_ke_exam pariksha_aa paper_hai_us
travel_mode_changed going_by_other_means other_transport ~ train_se_ja_rahe apni_gaadi_se_ja apni_car_se_ja \
  flight_se_ja_rahe bus_se_ja_rahe dost_ki_gaadi lift_mil_gayi got_a_lift
tentative not_confirmed_yet just_planning not_sure_yet planning_stage ~ plan_bana_rahe abhi_plan_kar sirf_plan \
  soch_rahe_hain_jaane pakka_nahi_hai abhi_pakka_nahi family_se_poochna ghar_mein_poochna dates_pakki_nahi
+ price just_checking_rates rate_pata_karna sirf_rate kitna_padega_yahi
school_holidays summer_holidays summer_vacation summer ~ garmi_ki_chhutti garmi_ki_chutti garmiyon_mein garmiyon_ki \
  garmi_mein_jana bachchon_ki_chhutti school_band_hone april_may may_june mai_june
winter winter_holidays winter_vacation ~ sardi_mein sardiyon_mein sardi_ki_chhutti thand_mein_jana thand_ke_time \
  december_january december_mein christmas_pe new_year_pe
monsoon rainy_season ~ barsaat_mein barish_ke_mausam july_august sawan_mein baarish_ke_mausam
festival_season festival diwali_holidays ~ diwali_pe diwali_ki_chhutti holi_pe eid_pe durga_puja dussehra_pe \
  dussehra_mein puja_ki_chhutti tyohar_pe chhath_pe pongal_pe onam_pe
ladies_group women_only_group women_only ladies_only ~ hum_saheliyan saheliyon_ke_saath sirf_auratein kitty_group \
  only_girls sirf_ladkiyan
with_parents elderly_parents senior_citizens ~ maa_baap_ke_saath mummy_papa_ke_saath mata_pita_ke_saath parents_ko_le \
  parents_ko_ghuma buzurg_hain_saath
hotel_changed hotel_issue hotel_problem bad_hotel poor_hotel hotel_not_good ~ hotel_badal_diya hotel_alag_diya \
  hotel_ghatiya hotel_bekar hotel_achha_nahi hotel_accha_nahi hotel_ganda
sightseeing_missed places_not_covered missed_places itinerary_not_followed sightseeing ~ jagah_nahi_dikhayi \
  jagah_nahi_ghumaya jagah_chhod_di sab_jagah_nahi ghumaya_hi_nahi places_were_skipped skipped_places \
  itinerary_follow_nahi programme_follow_nahi jaldi_jaldi_ghuma jagah_dikhayi_hi_nahi jagah_dikhayi_nahi
poor_food food_quality bad_food food ~ khana_achha_nahi khana_accha_nahi khana_bekar khana_ghatiya khana_thanda \
  khana_kachcha khana_basi khane_mein_baal khane_mein_keeda roz_ek_hi_khana same_food_every khana_theek_nahi \
  khana_kharab khaana_bekar
poor_coordination no_coordination lack_of_coordination tour_manager bad_management mismanagement ~ koi_lene_nahi \
  koi_batane_wala_nahi kisi_ne_receive phone_nahi_uthaya_kisi driver_hotel_ek_dusre koi_intezaam_nahi \
  nobody_received_us koi_support_nahi
uncomfortable_seat seat_uncomfortable seat_comfort ~ seat_tooti seat_toota seat_peeche_nahi_hoti pair_failane \
  pair_rakhne_jagah legroom_nahi kamar_dukh_gayi no_leg_room seat_kharab seat_chhoti
travel_agent tour_operator travel_agency ~ agent_se_karwaya agent_ke_through agent_ne_kiya agent_se_book \
  travel_wale_se
travel_site booking_site travel_portal booking_app ota ~ makemytrip goibibo yatra_com cleartrip booking_com agoda \
  ixigo redbus easemytrip oyo_app
airport_pickup_needed arrange_pickup pickup_required airport_transfer station_pickup ~ lene_bhej_do lene_ke_liye_gaadi \
  gaadi_bhej_do_airport gaadi_bhej_do_station station_lene airport_lene
+ self_drive khud_driving_karunga driver_nahi_chahiye bina_driver
+ with_driver driver_bhi_chahiye driver_samet driver_ke_sath
+ noise ~ raat_bhar_shor raat_bhar_dj dj_baj music_baj loud_party party_chal_rahi next_room_was
+ international ~ dubai thailand singapore bangkok europe switzerland maldives malaysia vietnam videsh_ghoomna \
  desh_se_bahar bharat_se_bahar out_of_india
+ domestic ~ desh_ke_andar bharat_ke_andar india_mein_hi bharat_mein_hi desh_mein_hi within_india
+ business client_se_milne
+ extra_bed ek_gadda_aur gadda_aur ek_palang_aur palang_aur ek_bistar_aur
+ food ~ khana_basi khana_thanda_tha khana_kachcha khane_mein_baal khane_mein_keeda roz_ek_hi_khana
+ medical ilaaj_ke_liye ~ doctor_ko_dikhane hospital_mein_admit
+ health ~ beemar_ho bimar_ho tabiyat_bigad doctor_ne_mana operation_ho
+ price ~ bahut_mehnga mehnga_pad mehnga_padta kitna_mehnga`
