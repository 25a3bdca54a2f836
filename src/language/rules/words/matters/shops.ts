/**
 * Shops and those who deliver, subscriptions, the state of what is sent back: lines as in `everyday-words.ts`; one that begins with `+`
 * adds to the line of its first word.
 */
export const SHOP_WORDS = `switched_to_another_app switched_to_other_app switched_to_another_service switched_to_competitor using_another_app \
  using_other_app other_app another_app different_app competitor_app moved_to_another_app blinkit zepto instamart \
  swiggy_instamart bigbasket big_basket bb_daily jiomart jio_mart blinkit_use zepto_use dusre_app doosre_app \
  dusri_app doosri_app dusra_app doosra_app दूसरे_ऐप दूसरा_ऐप दूसरी_ऐप ~ dunzo amazon_fresh dmart_ready swiggy \
  zomato
delivery_charges delivery_charge delivery_fee delivery_fees delivery_cost delivery_charges_high \
  high_delivery_charges high_delivery_fee shipping_charges shipping_charge shipping_fee shipping_cost platform_fee \
  handling_fee handling_charges packing_charges packaging_charges extra_fees convenience_fee delivery_ke_paise \
  delivery_ke_alag delivery_ka_alag delivery_alag_se delivery_free_nahi free_delivery_nahi delivery_mehngi \
  delivery_ka_paisa डिलीवरी_के_पैसे डिलीवरी_चार्ज डिलीवरी_का_पैसा extra_charge delivery_ke_rupaye ~ extra_lagte \
  extra_lagta extra_lag_jate extra_lete alag_se_paise alag_se_lete rain_fee surge_fee rupaye_extra rupees_extra \
  ke_rupaye_maang
+ out_of_stock items_out_of_stock item_out_of_stock items_not_available item_not_available product_unavailable \
  product_not_available items_unavailable often_out_of_stock limited_stock ~ milta_hi_nahi milti_hi_nahi nahi_milta \
  nahi_milti available_nahi_hota available_nahi_rehta khatam_rehta stock_nahi_rehta stock_nahi_hota jo_chahiye_hota \
  jo_chahiye_wo_nahi kabhi_nahi_milta aadha_saman_nahi never_available मिलता_ही_नहीं नहीं_मिलता khana_khatam \
  khatam_ho_gayi
+ minimum_order minimum_order_value high_minimum_order minimum_order_amount minimum_order_too_high \
  minimum_cart_value ~ minimum_zyada kam_se_kam_order itne_ka_order chhota_order_nahi kam_ka_order_nahi \
  thode_saman_ke itna_saman_nahi minimum_amount
not_serviceable area_not_served not_delivering_in_my_area not_available_in_my_area does_not_deliver_here \
  no_delivery_in_my_area no_delivery_in_area location_not_serviceable service_not_available_in_area \
  delivery_not_available not_deliverable not_deliverable_to_my_pincode yahan_delivery_nahi delivery_nahi_hoti ~ \
  hamare_area_mein_nahi humare_area_mein_nahi hamare_yahan_nahi humare_yahan_nahi yahan_nahi_aate pincode_nahi \
  pincode_pe_nahi deliver_nahi_karte gaon_mein_nahi_aate dont_deliver_here dont_deliver_to pincode_pe_nahi_aata \
  pincode_nahi_leta hamare_pincode humare_pincode
app_difficult app_difficult_to_use difficult_app app_complicated complicated_app app_hard_to_use hard_to_use \
  difficult_to_use app_issues app_problem app_problems app_not_user_friendly poor_app confusing_app app_issue \
  app_confusing app_is_confusing app_mushkil app_hang app_slow app_crash app_confusing_hai ~ chalana_nahi_aata \
  complicated_hai smartphone_nahi confusing kahan_kya_hai
+ too_expensive mehnga_padta mehnge_padte mehnge_rate rate_mehnge high_prices prices_high higher_prices \
  prices_too_high price_too_high price_high high_price mehnga_laga mehnga_hai mehnga_lag ~ dukaan_se_mehnga \
  dukan_se_mehnga market_se_mehnga mrp_pe mrp_se_zyada charge_zyada charges_zyada itne_mein_naya
+ price high_prices prices_high higher_prices prices_too_high price_too_high ~ mehnga_padta mehnge_padte bill_bahut \
  bahut_bill mrp_se_zyada dukaan_se_mehnga market_se_mehnga
+ low_salary low_earnings low_earning low_pay less_earnings poor_pay poor_earnings low_payout low_payouts low_income \
  earnings_low less_salary less_money low_incentives incentive_issue pay_too_low less_income ~ paisa_kam \
  paise_kam_milte paisa_bahut_kam paise_bahut_kam kam_paisa kam_paise_milte kamai_kam kam_kamai kamai_nahi \
  incentive_kam incentive_nahi incentive_band payout_kam bachta_nahi kuch_bachta_nahi salary_kam kam_salary \
  bachat_nahi_hoti paise_kam कमाई_कम कमाई_नहीं not_enough_money not_earning
vehicle_broken vehicle_issue vehicle_problem vehicle_breakdown broken_vehicle bike_breakdown bike_problem bike_issue \
  vehicle_not_available vehicle_damaged bike_kharab gaadi_kharab bike_band_pad gaadi_band_pad bike_repair \
  bike_service_mein bike_bik bike_bech bike_toot gaadi_khatara gaadi_band bike_band gaadi_toot ~ gadi_kharab \
  scooty_kharab scooter_kharab cycle_kharab engine_kharab tyre_phat tire_puncture puncture गाड़ी_खराब बाइक_खराब \
  engine_baith engine_seize tyre_kharab chain_toot
got_another_job another_job new_job other_job found_another_job found_a_job got_a_job different_job \
  joined_another_company another_company_joined ~ naukri_lag job_lag kaam_lag_gaya mein_lag_gaya mein_lag_gayi \
  dusra_kaam doosra_kaam dusri_naukri doosri_naukri dusri_company_mein doosri_company_mein naya_kaam nayi_naukri \
  job_mil naukri_mil factory_mein_lag office_job_mil नौकरी_लग दूसरा_काम नौकरी_मिल rapido
long_distances long_distance far_orders long_trips long_rides far_off_orders distance_too_long door_door \
  door_ke_order bahut_door_ke lambe_order itni_door door_bhejte far_away_orders दूर_के_ऑर्डर kilometre_door km_door \
  kilometer_door itna_door door_bhej ~ lambi_doori too_far_to_deliver दूर_दूर
petrol_cost fuel_cost fuel_costs petrol_price fuel_price high_fuel_cost petrol_expenses fuel_expense petrol_costs \
  fuel_expenses high_petrol_price petrol_mehnga petrol_mein_hi petrol_mein_chala petrol_ka_kharcha petrol_nahi_nikal petrol_nahi_nikalta \
  petrol_hi_nahi ~ tel_mein_hi tel_mein_nikal tel_ka_kharcha tel_mehnga पेट्रोल_महंगा तेल_में_ही पेट्रोल_में
+ studies ~ exam exams exam_chal exams_chal paper_chal college_join college_shuru padhai_ke_liye padhai_kar
id_blocked account_blocked id_block id_suspended account_suspended id_deactivated account_deactivated \
  profile_blocked id_inactive id_disabled id_band id_off id_band_kar account_band_kar id_bandh ~ profile_band \
  suspend_kar block_kar_diya block_kar_di आईडी_बंद आईडी_ब्लॉक
+ e_scooter electric_scooter electric_bike electric_vehicle ev_scooter ev e_bike electric_two_wheeler ~ ola_s1 \
  ola_electric chetak_electric iqube charging_wali yulu चार्जिंग_वाली
bicycle cycle saikil pedal_cycle cycling ~ atlas_cycle hero_cycle pedal_maar
no_vehicle without_vehicle no_bike koi_gaadi_nahi gaadi_nahi_hai bike_nahi_hai apni_gaadi_nahi koi_vehicle_nahi ~ \
  गाड़ी_नहीं_है
billing_queue long_billing_queue long_queue long_queues long_line long_lines queue_at_billing billing_time \
  slow_billing long_waiting_at_billing billing_counter checkout_time checkout_queue bill_banane_mein \
  bill_banwane_mein bill_ke_liye_khade ~ line_lambi lambi_line line_bahut_lambi counter_pe_bheed counter_par_bheed \
  counter_badha counter_kam ek_hi_counter billing_mein_time billing_mein_der billing_slow line_mein_khade \
  line_mein_khada cashier_kam more_counters bheed_thi bheed_bahut लंबी_लाइन काउंटर_पे_भीड़ लाइन_में_खड़े लाइन_लंबी \
  billing_pe billing_mein aadha_ghanta_billing counter_pe_khade
staff_not_helpful unhelpful_staff staff_unhelpful staff_not_cooperative poor_staff staff_not_available no_staff \
  no_assistance staff_ignored lack_of_assistance staff_phone_pe staff_dhyan_nahi salesman_phone staff_phone ~ \
  kisi_ne_nahi_dikhaya kisi_ne_nahi_poocha kisi_ne_nahi_attend koi_dikhane koi_batane_wala koi_sunne_wala \
  nobody_attended no_one_attended nobody_helped nobody_came_to_help salesman_nahi mobile_mein_lage baithe_rehte_hain \
  किसी_ने_दिखाया ladke_dhyan_nahi salesman_dhyan_nahi koi_dhyan_nahi dikhaya_nahi kisi_ne_dikhaya_nahi poocha_nahi \
  attend_nahi poocha_tak_nahi poocha_tak salesman_mobile koi_salesman_nahi
+ staff ladke_baat_nahi salesman_ne salesmen sales_girl counter_wala counter_wali nobody_attended ~ ladke_dhyan_nahi \
  staff_dhyan_nahi salesman_dhyan_nahi koi_dhyan_nahi dikhaya_nahi kisi_ne_nahi_dikhaya attend_nahi
variety product_range range_of_products assortment wide_range more_variety variety_of_products more_options \
  limited_range limited_options limited_variety limited_choice less_variety poor_variety choice_of_products \
  product_variety merchandise zyada_design naye_design ~ collection_kam collection_badhao aur_options aur_option \
  options_kam option_kam kam_options kam_variety variety_kam zyada_variety more_choice more_choices few_choices \
  choices_kam brands_kam kam_brand aur_brand sab_nahi_milta sab_kuch_nahi_milta new_designs sab_kuch_mil_jata \
  कलेक्शन_कम वैरायटी ऑप्शन_कम
trial_room trial_rooms changing_room changing_rooms fitting_room fitting_rooms kapde_badalne_ki ~ \
  change_karne_ki_jagah pehen_ke_dekhne pehan_ke_dekhne try_karne_ki trial_ki_jagah sheesha_chhota ट्रायल_रूम
+ parking ~ gaadi_khadi_karne gaadi_lagane gaadi_kahan gaadi_khadi_karein scooter_khada bike_khadi
points_not_added points_not_credited points_missing points_not_received missing_points points_not_updated \
  rewards_not_credited reward_points_missing points_nahi_chadhe points_nahi_mile points_nahi_aaye points_nahi_jude \
  points_nahi_add points_add_nahi point_nahi पॉइंट्स_नहीं ~ पॉइंट_नहीं
points_expired expired_points points_lapsed expiry_of_points points_khatam points_expire points_ud points_gayab \
  points_chale_gaye points_zero
cannot_redeem unable_to_redeem could_not_redeem redemption_issue redeem_issue redemption_problem points_redemption \
  points_not_redeemable points_use points_lag_nahi points_kat_nahi points_nahi_kat points_istemal ~ redeem_nahi \
  use_nahi_ho_rahe use_nahi_ho_pa wont_redeem
card_lost lost_card card_gum card_kho card_nahi_mil
pause_deliveries pause_delivery pause_service pause_subscription pause hold_delivery hold_deliveries temporary_stop \
  temporarily_stop stop_temporarily vacation_hold vacation_mode skip_some_days suspend_delivery skip_delivery ~ \
  kuch_din_ke_liye hafte_band hafta_band hafte_mat hafte_ke_liye_band din_mat_bhejna din_mat_dena din_mat_lana \
  din_band_rakh rok_do rok_dijiye rok_dena gaon_ja_rahe bahar_ja_rahe chhutti_pe_ja vacation_pe kal_mat_dena \
  kal_mat_lana हफ्ते_बंद going_away going_on_vacation going_out_of_town kuch_din thode_din bahar_jaa ek_hafta_rok
change_quantity quantity_change increase_or_reduce_quantity modify_quantity change_in_quantity update_quantity ~ \
  packet_badha litre_badha thoda_badha badha_do badha_dijiye badha_dena zyada_kar_do zyada_bhejna zyada_dena \
  zyada_bhej ek_packet_aur ek_aur_packet ek_litre_aur ek_aur_litre ek_litre_extra one_more_packet one_more_litre \
  extra_litre extra_packet extra_bhej mehmaan_aa mehman_aa guests_are_coming बढ़ा_दो एक_और_पैकेट ज्यादा_भेज \
  kam_kar_do kam_kar_dijiye kam_kar_dena thoda_kam_kar packet_kam litre_kam ek_kam_kar aadha_kar_do aadha_litre_kam \
  kam_bhejna kam_bhej kam_dena one_less ek_packet ek_hi_litre घटा_दो ghata_do कम_कर_दो कम_भेज
change_timing change_of_timing timing_change change_time change_delivery_time change_delivery_timing time_change \
  different_timing change_slot change_of_time ~ subah_jaldi_chahiye subah_jaldi_bhej thoda_jaldi_bhej \
  thoda_pehle_bhej thoda_late_bhej time_badal time_badalna timing_badal der_se_bhej jaldi_bhejo_subah \
  baje_se_pehle_chahiye come_earlier send_earlier टाइम_बदल समय_बदल pehle_laya jaldi_laya pehle_aaya_karo jaldi_aaya \
  thoda_pehle
stop_completely stop_subscription end_subscription permanent_stop stop_permanently permanently_stop \
  cancel_subscription discontinue discontinue_service close_subscription end_service stop_service ~ hamesha_ke_liye \
  hamesha_ke_liye_band bilkul_band poora_band pura_band permanently for_good ab_kabhi_nahi ab_lena_hi_nahi \
  lena_hi_nahi पूरा_बंद dont_send_anymore not_any_more ab_se_nahi aage_se_nahi ab_nahi_lena
pickup_not_done pickup_missed pickup_delayed pickup_pending missed_pickup pickup_wala_nahi ~ koi_aaya_hi_nahi \
  koi_lene_nahi lene_nahi_aaya lene_koi_nahi lene_hi_nahi_aaya लेने_नहीं_आया कोई_लेने_नहीं कोई_आया_ही_नहीं \
  koi_nahi_aaya nobody_came
agent_refused agent_refused_pickup agent_refused_to_take pickup_refused pickup_rejected rejected_at_pickup \
  item_rejected agent_rejected agent_rejected_item return_rejected return_refused qc_failed quality_check_failed \
  failed_quality_check pickup_wale_ne_mana ~ nahi_le_sakte nahi_le_sakta nahi_le_jayega le_nahi_gaya le_ke_nahi_gaya \
  wapas_nahi_liya return_nahi_lenge bola_nahi_lega bola_nahi_lenge return_mana_kar refused_to_take wouldnt_take_it \
  नहीं_ले_सकते वापस_नहीं_लिया
+ second_hand ~ olx olx_se quikr cashify purana_liya purani_li kisi_se_purana refurbished_wala kisi_ka_purana \
  doosre_se_purana dusre_se_purana
received_as_gift gift gift_received received_a_gift received_as_a_gift ~ gift_mila gift_mein tohfe_mein tohfa_mila \
  shaadi_mein_mila shadi_mein_mila kisi_ne_diya kisi_ne_di_thi kisi_ne_gift saale_ne_diya jija_ne_diya mama_ne_diya \
  chacha_ne_diya office_se_gift गिफ्ट_मिला शादी_में_मिला किसी_ने_दिया
company_showroom brand_showroom brand_store company_store exclusive_store company_outlet brand_outlet retail_chain \
  large_store large_format_store electronics_chain authorised_store authorised_showroom retail_store \
  electronics_store ~ croma reliance_digital vijay_sales samsung_store apple_store mi_store bajaj_electronics \
  lg_shoppe sony_center mall_se showroom_se showroom शोरूम_से क्रोमा
local_dealer local_shop local_store local_retailer local_market neighbourhood_shop neighborhood_store nearby_shop \
  nearby_store kirana_store offline_shop offline_store local_kirana corner_shop ~ paas_ki_dukaan paas_ki_dukan \
  mohalle_ki_dukaan mohalle_ki_dukan gali_ki_dukaan gali_ki_dukan nukkad nukkad_wali nukkad_ki_dukaan local_se \
  bazaar_se bazar_se market_se dukaan_se dukan_se dukaandar_se dukandar_se dealer_se पास_की_दुकान मोहल्ले_की_दुकान \
  बाज़ार_से दुकान_से मार्केट_से lala_ki_dukaan
online_store online_shopping_site online_marketplace ecommerce_site online_platform ecommerce_website bought_online \
  online_purchase online_app online_order ~ amazon amazon_se flipkart flipkart_se meesho meesho_se myntra myntra_se \
  ajio nykaa snapdeal tata_cliq firstcry website_se online_mangwa online_manga online_liya ऑनलाइन_मंगवा अमेज़न
+ internet ~ amazon flipkart meesho myntra ajio snapdeal अमेज़न
+ pickup pickup_from_home home_pickup doorstep_pickup pickup_at_home pickup_by_courier pickup_by_agent ~ aake_le_jao \
  aakar_le_jao aake_le_jaye aap_hi_aake ghar_se_utha ladke_ko_bhej kisi_ko_bhej lene_bhej le_jaiye le_jaiyega \
  ghar_aake_le आके_ले_जाओ ghar_se_le
drop_at_branch drop_at_the_branch drop_off drop_off_at_store drop_at_store drop_at_shop drop_at_centre \
  drop_at_center drop_at_office self_drop self_ship self_drop_off ~ khud_de_jaunga khud_de_jaungi khud_de_aaunga \
  khud_deke khud_aake_de khud_aakar_de dukaan_pe_de dukaan_par_de dukan_pe_de branch_pe_de branch_mein_de \
  office_pe_de de_jaunga de_jaungi de_aaunga de_jayenge chhod_jaunga chhod_aaunga drop_kar_dunga drop_kar_denge \
  jama_kara_dunga main_khud_aake खुद_दे_जाऊंगा i_will_drop i_will_bring
+ same_day aaj_hi_pahunch aaj_hi_bhej aaj_ke_aaj same_day_delivery ~ shaam_tak_pahunch aaj_shaam_tak aaj_pahunch \
  aaj_pahunchana aaj_hi aaj_bhejna
next_day overnight next_day_delivery one_day_delivery ~ kal_tak_pahunch kal_hi_pahunch kal_pahunch_jaye by_tomorrow \
  kal_tak_chahiye
standard standard_delivery normal_delivery regular_delivery economy_delivery ordinary saadharan sadharan ~ \
  normal_wala normal_wali koi_jaldi_nahi saada_wala jo_sasta no_rush no_hurry jaldi_nahi aaram_se नॉर्मल_वाला \
  कोई_जल्दी_नहीं
by_surface surface surface_mode by_road road_transport surface_transport gaadi_se_bhej ~ truck_se train_se sadak_se \
  sadak_ke_raste by_train by_truck bus_se_bhej ट्रक_से ट्रेन_से
by_air air_mode air_cargo air_freight ~ hawai_jahaz_se flight_se plane_se हवाई_जहाज_से
international overseas international_courier international_delivery outside_india abroad foreign_country ~ videsh \
  videsh_mein videsh_bhej bahar_desh foreign_bhej amrika america usa canada australia england singapore nepal saudi \
  germany newzealand
within_city within_the_city local_delivery intra_city intracity same_city local_courier ~ isi_shahar shahar_ke_andar \
  sheher_ke_andar city_ke_andar yahin_shahar local_hi शहर_के_अंदर
within_india domestic_courier other_city another_city outstation intercity inter_city ~ dusre_shahar doosre_shahar \
  dusre_sheher dusre_state doosre_state दूसरे_शहर दूसरे_राज्य
sender_pays paid_by_sender prepaid_by_sender ~ main_dunga yahin_dunga yahin_pe_de abhi_yahin_de bhejne_wala
receiver_pays paid_by_receiver to_pay topay consignee_pays freight_collect ~ wahan_denge wahan_dega lene_wala_dega \
  jo_lega receiver_dega milne_wala_dega jisko_milega लेने_वाला_देगा
+ book textbook textbooks kitaben pustaken notes_aur novel novels ~ ncert guide_book copies_aur magazine comics \
  किताबों
collect_order collect_my_order order_collection pick_up_order order_pickup collection_of_order order_lene \
  order_uthane ऑर्डर_लेने ~ saman_lene saaman_lene lene_aaya lene_aayi banne_diya banne_de_rakha सामान_लेने
tracking_not_updating tracking_not_updated tracking_issue tracking_problem no_tracking_update status_not_updated \
  tracking_stuck tracking_ruki tracking_nahi tracking_is_stuck ~ status_wahi status_nahi_badla update_nahi_ho \
  kal_se_wahi stuck_since ek_hi_jagah_dikha
otp_not_received no_otp otp_issue otp_problem otp_nahi otp_nahi_mila code_nahi_aaya ~ ओटीपी_नहीं
payout_delayed payout_issue payout_not_received payout_pending settlement_delayed settlement_issue \
  payment_settlement settlement_pending payment_not_settled hafte_ka_payment_nahi ~ settlement_nahi settle_nahi \
  payout_nahi paisa_settle सेटलमेंट_नहीं
menu_update menu_change update_menu change_menu menu_changes catalogue_update menu_badal item_add_karna item_hata \
  item_hatana naya_item_daal ~ rate_badalna rate_badhana dish_add dish_hata photo_lagani मेन्यू_बदल
rider_not_assigned no_rider rider_not_available rider_unavailable rider_not_coming no_delivery_partner \
  delivery_partner_issue rider_issue rider_nahi koi_rider_nahi rider_aaya_nahi rider_nahi_aa rider_nahi_mil \
  delivery_boy_nahi_mil order_pada_hai khana_pada_hai khana_thanda_ho_raha ~ राइडर_नहीं
delivered_on_time on_time timely_delivery ~ time_pe_aa time_par_aa time_pe_mila time_par_mila samay_par_mila \
  sahi_time_pe टाइम_पे_आ समय_पर_मिला
+ not_satisfied ~ ko_pasand_nahi
+ late came_late arrived_late late_arrival late_deliveries order_delayed delivery_delayed ~ der_se_aaya der_se_mila \
  der_se_laye देर_से_आया ek_ghanta_der der_ho_gayi late_ho_gaya ghante_late din_late late_aaye late_aata
+ nobody_came abhi_tak_nahi_aaya ab_tak_nahi_aaya agent_did_not_come ~ koi_lene_nahi lene_nahi_aaya lene_koi_nahi \
  koi_aaya_hi_nahi
+ not_interested ab_nahi_chahiye ab_nahin_chahiye
+ not_required ab_nahi_chahiye
+ security_guard ~ gate_pe_guard gate_wale_ko watchman_ko gate_pe_de gate_par_de society_gate gatekeeper \
  main_gate_pe guard_bhaiya guard_uncle watchman_bhaiya
+ neighbour_or_friend ~ aunty_next_door uncle_next_door bagal_wale_ghar bagal_wale pados_mein
+ refund thode_paise_wapas kuch_paise_wapas aadhe_paise_wapas aadha_paisa_wapas kuch_paisa_wapas thoda_paisa_wapas \
  थोड़े_पैसे_वापस कुछ_पैसे_वापस
+ cash_shortage no_cash_available cash_nahi_tha
+ new_job ~ naukri_lag job_lag mein_lag_gaya mein_lag_gayi dusra_kaam doosra_kaam naukri_mil job_mil rapido \
  dusri_jagah_kaam factory_mein_lag company_mein_lag better_job_mil achhi_naukri acchi_naukri
+ too_far ~ door_door door_bhejte door_ke_order
increase_quantity more_quantity add_quantity increase_the_quantity extra_quantity add_more ~ packet_badha \
  litre_badha thoda_badha badha_do badha_dijiye badha_dena zyada_kar_do zyada_bhejna zyada_dena zyada_bhej \
  ek_packet_aur ek_aur_packet ek_litre_aur ek_aur_litre ek_litre_extra one_more_packet one_more_litre extra_litre \
  extra_packet extra_bhej mehmaan_aa mehman_aa guests_are_coming बढ़ा_दो एक_और_पैकेट ज्यादा_भेज
decrease_quantity reduce_quantity less_quantity_needed reduce_the_quantity ~ kam_kar_do kam_kar_dijiye kam_kar_dena \
  thoda_kam_kar packet_kam litre_kam ek_kam_kar aadha_kar_do aadha_litre_kam kam_bhejna kam_bhej kam_dena one_less \
  ek_packet ek_hi_litre घटा_दो ghata_do कम_कर_दो कम_भेज
failed payment_failed fail_ho fail_hua unsuccessful asafal असफल nahi_hua_payment ~ atak_gaya atka_hua ruk_gaya_beech
+ better_opportunity factory_mein_lag mein_lag_gaya naukri_lag job_lag naukri_mil dusri_naukri doosri_naukri \
  nayi_naukri
rude_customers customer_behaviour bad_customers customer_misbehaviour ~ grahak_gaali customer_gaali \
  grahak_badtameezi customer_badtameezi log_gaali customer_ladte grahak_ladte log_badtameezi ग्राहक_गाली \
  customers_shout customers_abuse badtameez badtameezi gaali_dete
+ just_looking only_looking just_browsing yun_hi_dekh yunhi_dekh aise_hi_dekh ghoomne_aaye ghumne_aaye timepass_kar
+ just_exploring only_looking yun_hi_dekh aise_hi_dekh
+ documents ~ chitthi chithi letter_bhej kagaz_patra
parcel_lost lost_parcel lost_in_transit lost_package package_lost shipment_lost lost_shipment order_lost lost_order \
  ~ gum_gaya kho_gaya kahin_kho kahin_gum raste_mein_kho raste_mein_gum lapata gayab_ho_gaya खो_गया गुम_हो gum_ho
wrong_status wrong_status_shown incorrect_status wrong_status_update status_wrong wrong_update incorrect_update \
  delivered_dikha delivered_likha delivered_bata delivered_ka_message says_delivered ~ jhooth_likha jhootha_update \
  status_galat galat_status
did_not_order not_ordered never_ordered order_not_placed_by_me customer_did_not_order did_not_place_order \
  not_my_order fake_order order_nahi_kiya order_kiya_nahi order_kiya_hi_nahi didnt_order_anything i_didnt_order \
  ऑर्डर_नहीं_किया ~ mangwaya_nahi mangaya_nahi mangwaya_hi_nahi manga_nahi kuch_nahi_mangwaya humne_nahi_mangwaya \
  maine_nahi_mangwaya kisne_mangwaya मंगवाया_नहीं मंगवाया_ही_नहीं
came_early delivered_early arrived_early before_time early_delivery ~ pehle_hi_aa pehle_hi_mil time_se_pehle \
  waqt_se_pehle samay_se_pehle jaldi_aa_gaya jaldi_mil_gaya ek_din_pehle टाइम_से_पहले समय_से_पहले
+ leak ~ tel_nikal gravy_nikal ras_nikal packet_leak सब_लीक
+ fake ~ nakli_maal duplicate_maal first_copy copy_maal original_nahi asli_nahi not_genuine not_original nakli \
  dupliket
wrong_quantity incorrect_quantity quantity_mismatch wrong_count ~ ginti_galat ginti_kam zyada_aa_gaye
incomplete_order order_incomplete partial_order partial_delivery partly_delivered half_order short_delivery \
  short_supply short_supplied less_supply ~ aadha_hi_aaya aadha_hi_mila aadha_saman aadha_saaman maal_kam kam_bheja \
  kam_aaya kam_peti peti_kam poora_nahi_aaya pura_nahi_aaya poora_maal_nahi poora_saman_nahi आधा_ही_आया माल_कम \
  कम_भेजा
salesman_does_not_visit salesman_not_visiting no_salesman_visit no_visit sales_person_not_visiting order_lene_nahi \
  koi_order_lene ~ salesman_nahi_aata salesman_aata_nahi salesman_nahi banda_nahi_aata nobody_visits सेल्समैन_नहीं \
  aata_nahi
no_scheme scheme_not_given no_scheme_given scheme_not_passed scheme_issue ~ scheme_nahi scheme_ka_fayda \
  scheme_nahi_di scheme_nahi_mili स्कीम_नहीं
change_delivery_date reschedule_delivery change_date_of_delivery delivery_date_change deliver_on_another_day ~ \
  kal_bhej_dena kal_bhejna parso_bhejna kisi_aur_din_bhej aaj_mat_lana aaj_mat_bhejna date_aage_kar ek_din_baad_bhej \
  deliver_it_tomorrow deliver_tomorrow
become_a_seller seller_registration sell_with_us partner_with_us become_a_partner vendor_registration join_as_seller \
  aapke_app_pe_bechna ~ apna_saman_bechna apna_maal_bechna apni_dukaan_jodna apni_dukan_jodna seller_banna \
  partner_banna
change_of_plan change_of_plans plan_changed change_in_plan plans_changed ~ plan_badal program_badal plan_cancel \
  program_cancel plan_change_ho irada_badal प्लान_बदल कार्यक्रम_बदल
found_another_place another_place other_place going_elsewhere another_restaurant another_shop_chosen ~ \
  dusri_jagah_ja doosri_jagah_ja dusri_jagah_book kahin_aur_ja kahin_aur_jana kahin_aur_book dusre_restaurant \
  दूसरी_जगह_जा
+ too_costly ~ charge_zyada charges_zyada paise_zyada_lete itne_mein_naya
+ bad_service ~ banda_time_pe_nahi engineer_time banda_aata_nahi banda_nahi_aata koi_aata_nahi kaam_theek_nahi_karte \
  baar_baar_bulana service_nahi_dete theek_nahi_kiya
product_sold sold_the_product item_sold ~ bech_di bech_diya bik_gaya bik_gayi machine_bech kabadi_ko_de \
  exchange_mein_de kisi_ko_de_di बेच_दी बेच_दिया
app_crashes crashes crash app_crashing app_closes closes_itself app_band_ho_jata ~ apne_aap_band khud_band \
  band_ho_jata_hai band_ho_jati kholte_hi_band
login_problem login_issue cannot_login unable_to_login login_failed login_failure sign_in_problem otp_nahi \
  otp_nahi_aata otp_nahi_aa account_khul_nahi ~ password_bhool password_galat login_nahi ओटीपी_नहीं लॉगिन_नहीं \
  password
too_many_notifications too_many_messages notifications spam too_many_calls ~ message_aate message_aate_rehte \
  din_bhar_message roz_message baar_baar_message notification_aate itne_message bahut_message call_aate_rehte
without_lift no_lift stairs_only no_elevator ~ seedhiyon_se seedhi_se seedhi_chadh lift_nahi lift_band lift_kharab \
  सीढ़ियों_से लिफ्ट_नहीं
+ rude ~ rider_ne_gaali rider_badtameez rider_badtameezi delivery_boy_badtameez boy_ne_gaali ladke_ne_gaali \
  ladne_laga jhagadne
+ as_a_gift ~ shaadi_mein_dena kisi_ko_dena dost_ko_dena birthday_pe_dena
+ gift ~ shaadi_mein_dena kisi_ko_dena dost_ko_dena birthday_pe_dena
+ slow ~ atakta_hai atakti_hai bahut_atak khulne_mein khulne_mein_time minute_lagata minute_lagta hang_ho hang_karta \
  ruk_ruk
see_through thin_fabric thin_material ~ aar_paar patla_kapda kapda_patla andar_dikhta dikhta_hai_aar jaalidar
+ carton ~ gatte_ke_dabbe gatta gatte_ka
+ box ~ gatte_ke_dabbe gatte_ka
less_customers fewer_customers low_footfall low_demand less_demand no_customers less_footfall poor_demand no_demand \
  ~ grahak_kam grahak_nahi customer_kam customer_nahi_aate log_nahi_aate demand_kam demand_nahi bikri_kam bikta_nahi \
  bik_nahi koi_nahi_leta ग्राहक_नहीं मांग_कम bikta_nahi_hai
competition_nearby competitor_nearby new_competitor more_competition ~ nayi_dukaan_khul nayi_dukan_khul \
  dusri_dukaan_khul paas_mein_dukaan saamne_dukaan online_se_nuksan online_walon_ne mall_khul
stock_shortage shortage_of_stock stock_issue stock_problem no_supply_of_stock supply_issue supply_problem \
  supply_shortage ~ maal_nahi maal_nahi_milta maal_nahi_aata maal_kam maal_khatam stock_nahi_milta saman_nahi_milta \
  माल_नहीं
low_margin margin_low less_margin margin_issue low_profit less_profit ~ margin_kam munafa_kam bachat_kam \
  kuch_nahi_milta_isme bachta_kya_hai मार्जिन_कम मुनाफा_कम
slow_moving not_selling does_not_sell low_sales_of_product ~ bikta_nahi bik_nahi_raha bikti_nahi pada_rehta \
  pada_hua_hai nikalta_nahi नहीं_बिकता bikta_nahi_hai
supermarket super_market hypermarket departmental_store big_store modern_trade ~ dmart d_mart reliance_smart \
  reliance_fresh big_bazaar more_megastore spencers vishal_mega star_bazaar डीमार्ट
weekly_market weekly_bazaar haat ~ haat_bazaar budh_bazaar mangal_bazaar shukra_bazaar shani_bazaar som_bazaar \
  saptahik_bazaar thele_wale_se हाट
kirana_shop kirana_store local_kirana neighbourhood_kirana ~ nukkad lala_ji lala_se lala_ki mohalle_ki_dukaan \
  gali_ki_dukaan paas_wali_dukaan kirana
street_vendor hawker ~ thele_wala thela_wala rehdi rehri pheri_wala sabzi_wala
+ mobile_app ~ blinkit zepto instamart bigbasket jiomart
overweight too_heavy weight_refused refused_weight heavy_parcel exceeds_weight bike_pe_nahi_jayega ~ bahut_bhari \
  bahut_bhaari bhari_hai zyada_bhari nahi_utha_payega वजन_ज्यादा weight_zyada vajan_zyada
prohibited_item not_allowed restricted_item ~ mana_hai_bhejna nahi_bhej_sakte allowed_nahi
no_seal seal_missing without_seal seal_absent seal_nahi seal_thi_hi seal_hi_nahi seal_thi_nahi ~ सील_नहीं
intact seal_intact in_good_condition good_condition undamaged ~ sahi_salamat sahi_halat theek_halat jaisa_bheja_tha \
  jaisi_thi_waisi bilkul_sahi_thi सही_सलामत
customer_support customer_care customer_service support_team helpline poor_support poor_customer_support \
  bad_customer_service no_response_from_support phone_nahi_uthate phone_nahi_uthata koi_phone_nahi ~ koi_sunta_nahi \
  koi_sunwai sunwai_nahi shikayat_pe customer_care_wale jawab_nahi_dete reply_nahi koi_jawab_nahi कोई_सुनता_नहीं \
  सुनवाई_नहीं फोन_नहीं_उठाते
did_not_fix not_fixed not_repaired issue_not_resolved problem_not_solved not_resolved_by_technician unresolved ~ \
  waisi_hi_hai phir_kharab dobara_kharab theek_nahi_karke wahi_problem still_the_same same_problem ठीक_नहीं_किया \
  waisa_hi waisi_hi theek_nahi_kiya theek_nahi_hua theek_nahi_kar thik_nahi_kiya
charged_extra extra_charged overcharging charged_more charged_too_much overcharged_by_technician bina_bill_ke_paise \
  ~ paise_zyada_le zyada_paise_le zyada_le_gaya rasid_nahi_di ज्यादा_पैसे_लिए
part_not_available part_unavailable spare_not_available parts_not_available spare_part_not_available part_nahi \
  part_nahi_mila part_nahi_mil part_mangwana part_aayega_tab part_uplabdh_nahi ~ पार्ट_नहीं
+ delivery_time late_deliveries delivery_timing ~ ghanta_lag ghante_lag der_lag bahut_der late_aata \
  dopahar_mein_laate
delivery_timing timing_of_delivery delivery_timings ~ late_aata late_aati subah_late der_se_aata time_pe_nahi \
  der_se_laata baje_laata
+ packing packaging_issue packing_issue poor_packaging bad_packaging ~ packet_se_gir gir_jaata dabba_khula \
  leak_ho_jata
with_gst gst_bill with_gst_number ~ gst_wala gst_ke_saath company_ke_naam firm_ke_naam dukaan_ke_naam
not_packed_yet ~ abhi_pack_nahi pack_nahi_kiya pack_karna_baaki khula_pada
donate donation give_away ~ gareeb_ko garib_ko kisi_gareeb daan_kar daan_mein kaamwali_ko_de muft_mein_de
scrap scrap_it dispose discard throw_away ~ kabadi kabadi_ko kabaadi phek_denge phenk_denge kabad_mein
keep_it keep_using not_giving_away ~ rakhenge_hi hi_rakhenge rakh_lenge rakhna_hai ghar_pe_hi_rakh apne_paas_rakh
police_fine challan traffic_fine traffic_challan ~ chalan_kat challan_kat chalan_kaat police_ne_roka police_pakad
unsafe_areas unsafe unsafe_area not_safe_area safety_issue safety_concern ~ dar_lagta surakshit_nahi raat_ko_dar \
  sunsaan loot_lete chheen_lete
long_waiting_at_restaurants waiting_at_restaurant long_waiting restaurant_delay wait_at_restaurant order_not_ready \
  order_ready_nahi khana_ready_nahi ~ khada_rakhte restaurant_pe_wait restaurant_pe_ghanta ghanta_khada
accident_injury met_with_accident injured_rider ~ chot_lag chot_lagi gir_gaya_tha haath_toot pair_toota plaster_laga
+ accident ~ chot_lagi chot_lag_gayi टक्कर_हो
documents_pending papers_pending documents_incomplete kyc_pending documents_not_submitted ~ kagaz_poore_nahi \
  kagaz_pure_nahi kagaz_nahi kagaz_baaki licence_nahi_bana aadhaar_nahi पेपर_नहीं कागज_पूरे_नहीं
no_smartphone without_smartphone keypad_phone chhota_phone button_wala_phone ~ keypad_wala smartphone_nahi
training_not_done training_pending ~ training_nahi training_baaki training_nahi_hui ट्रेनिंग_नहीं
bag_not_received bag_pending uniform_not_received kit_not_received ~ bag_nahi bag_nahi_mila tshirt_nahi_mili \
  uniform_nahi kit_nahi_mili
alternate_days every_other_day every_alternate_day ~ ek_din_chhod ek_din_chhod_ke ek_din_chod ek_din_chod_ke \
  ek_din_ke_baad din_chhod_ke
+ weekend ~ shani_itvaar shanivar_itvaar शनि_इतवार
waiting_for_sale waiting_for_discount waiting_for_offer sale_ka_intezar offer_aayega_tab ~ sale_mein_lenge \
  sale_mein_lunga diwali_pe_lenge sale_lagegi
bad_reviews poor_reviews negative_reviews reviews reviews_were_bad low_rating ratings ~ review_achhe_nahi \
  review_acche_nahi review_kharab review_padh rating_kam logon_ne_bura reviews_dekh
trust_issue lack_of_trust no_trust trust_issues do_not_trust did_not_trust fear_of_fraud ~ bharosa_nahi vishwas_nahi \
  yakeen_nahi fraud_ho धोखा_हुआ nakli_bhej_dete dar_lagta भरोसा_नहीं
needed_more_information more_information need_more_details not_enough_details incomplete_information \
  insufficient_information size_chart_nahi ~ detail_nahi puri_detail poori_detail jaankari_nahi jankari_nahi \
  samajh_nahi_aaya_product
touch_and_feel see_and_touch physically_see see_before_buying ~ haath_lagake haath_laga_ke chhu_ke dekh_ke_lena \
  dekh_parakh dekh_ke_khareed pehan_ke_dekh pehen_ke_dekh aankhon_se_dekh
bargain negotiation ~ mol_bhav mol_bhaav mol_tol bhav_taul kam_karwa_lete कम_करवा मोलभाव molbhav
discount_on_next_order next_order_discount coupon_for_next_order discount_coupon agli_baar_discount \
  agle_order_mein_discount ~ agli_baar_kam agli_baar_chhoot
callback_from_manager speak_to_manager talk_to_manager manager_callback senior_callback escalate escalation \
  speak_to_senior ~ bade_sahab manager_se_baat manager_se_karao senior_se_baat malik_se_baat upar_wale_se_baat \
  bade_afsar manager_bulao मैनेजर_से_बात
existing_order current_order previous_order old_order order_already_placed jo_order_kiya order_kiya_tha \
  pehle_wala_order pichhla_order purana_order_wala mera_order_jo
party_order catering bulk_food_order large_order event_order logon_ka_khana logon_ke_liye_khana shaadi_ka_khana \
  party_ke_liye_khana ~ party_hai_ghar
franchise_enquiry franchise franchisee_enquiry ~ aapki_dukaan_kholni aapka_outlet_kholna branch_kholni outlet_kholna \
  brand_ki_dukaan apne_shahar_mein_kholna
+ phone ~ call_me call_me_first call_before call_before_coming call_before_delivery call_ahead call_on_arrival
+ broken toota_hua tooti_hui
+ few_times_a_week ek_din_chhod_ke ek_din_chod_ke
+ cancel cancel_order cancel_my_order order_cancellation cancel_subscription order_cancel order_radd
+ new new_order naya_order
+ dealership franchise_enquiry
+ found_another switched_to_another_app switched_to_other_app found_another_place
+ expired expired_product expired_item expired_items near_expiry expiry_issue
+ expensive mehnga_hai mehnga_laga mehnga_lag
+ only_me only_to_me
no_space lack_of_space space_issue no_storage_space less_space ~ jagah_nahi_hai jagah_nahi_bachi rakhne_ki_jagah \
  jagah_kam godown_bhara जगह_नहीं_है
no_reply no_response not_responding does_not_reply does_not_respond phone_nahi_uthata ~ jawab_nahi reply_nahi_deta \
  call_nahi_uthata message_ka_jawab
fake_product fake_item counterfeit counterfeit_product duplicate_product not_original_product ~ nakli_bheja \
  nakli_saman nakli_nikla copy_bheja duplicate_bheja नकली_भेज
rate_difference price_difference wrong_rate rate_mismatch ~ rate_jo_bola rate_alag_laga rate_galat_laga \
  zyada_rate_laga bola_kuch_lagaya_kuch
near_home close_to_home near_my_house near_my_home convenient_location ~ ghar_ke_paas ghar_ke_nazdeek paas_padta \
  घर_के_पास
`
