/**
 * What is asked of a shop or a courier, payment, riders, subscriptions: lines as in `everyday-words.ts`; one that begins with `+`
 * adds to the line of its first word.
 */
export const SHOP_WORDS = `track_order track_my_order order_tracking order_status status_of_order where_is_my_order track_package track_parcel \
  track_my_parcel parcel_tracking track_shipment shipment_status delivery_status parcel_status tracking \
  kahan_hai_order kahan_hai_parcel order_kahan parcel_kahan courier_kahan ऑर्डर_कहां पार्सल_कहां ~ kahan_pahuncha \
  kahan_pahucha kahan_tak_pahuncha kahan_tak_pahucha kahan_tak_aaya kidhar_pahuncha kab_tak_aayega kab_aayega \
  kab_tak_pahunch kab_pahunchega kab_tak_milega kab_milega kahan_hai_mera kahan_hai_saman saman_kahan saaman_kahan \
  samaan_kahan kahan_atka when_will_it_come when_will_it_arrive when_will_it_reach when_will_my when_is_it_coming \
  where_is_it where_has_it कहां_पहुंचा कब_तक_आएगा कब_आएगा सामान_कहां
return_or_exchange return_exchange return_and_exchange exchange_or_return returns_and_exchange return_request \
  return_a_product return_an_item return_product returns return_or_replacement return_or_refund size_badalna \
  size_badal ~ wapas_karna vapas_karna wapis_karna wapas_karni wapas_dena vapas_dena wapas_lena wapas_le_lo \
  wapas_le_jao lautana return_karna return_karwana return_karni return_daalna badalna_hai badalwana badalwani \
  exchange_karna send_it_back give_it_back वापस_करना वापस_देना लौटाना बदलना_है बदलवाना
+ refund_status paise_kab_aayenge paise_kab_wapas paise_kab_milenge paisa_kab_aayega refund_kab_aayega \
  refund_kab_milega refund_kahan refund_nahi_aaya paise_nahi_aaye paise_wapas_kab पैसे_कब_आएंगे रिफंड_कब_आएगा \
  my_money_back when_will_i_get_my ~ paise_nahi paisa_nahi paisa_nahi_aaya paise_kab
cancel_order cancel_my_order order_cancellation cancellation_of_order cancel_the_order cancel_an_order \
  cancellation_request order_nahi_chahiye order_cancel order_hatana order_hata_do order_rok_do order_radd \
  ऑर्डर_कैंसिल ऑर्डर_नहीं_चाहिए stop_the_order ~ mat_bhejo mat_bhejna mat_bhejiye ab_nahi_chahiye मत_भेजो मत_भेजना \
  dont_send_it
payment_issue payment_problem payment_failed payment_failing payment_failure payment_related payment_query \
  payment_not_going_through payment_error transaction_failed transaction_failure payment_stuck payment_declined \
  payment_atak payment_atka payment_nahi_ho payment_ho_nahi payment_nahi_ja payment_ruk payment_fail card_decline ~ \
  paise_kat_gaye paisa_kat_gaya paise_kate do_baar_kat upi_fail processing_mein_atka pay_nahi_ho पैसे_कट_गए \
  पेमेंट_नहीं_हो पेमेंट_फेल atak_gaya_processing processing_pe_atak beech_mein_atak
product_enquiry product_query product_information product_info product_related_query product_details \
  enquiry_about_product item_enquiry new_product_enquiry pre_purchase_query stock_enquiry availability price_kya ~ \
  stock_mein_hai stock_hai_kya available_hai_kya milega_kya mil_jayega_kya kitne_ka_hai kitne_ki_hai kitne_mein_hai \
  kya_rate_hai kya_daam_hai features_kya is_it_available do_you_have do_you_sell how_much_is_it स्टॉक_में_है \
  मिलेगा_क्या कितने_का_है
place_order place_an_order place_new_order new_order order_something fresh_order make_a_purchase order_karna_hai \
  order_dena_hai order_likho order_likh_lo order_lagana naya_order ऑर्डर_करना ऑर्डर_देना i_want_to_order ~ \
  mangwana_hai mangana_hai mangwani_hai saman_mangwana saaman_mangwana मंगवाना_है मंगाना_है
seller_complaint seller_issue complaint_against_seller seller_fraud seller_phone_nahi ~ seller_ne_dhokha \
  dukaandar_mana seller_mana seller_nahi_maan vendor_nahi
invoice_copy gst_invoice invoice_needed need_invoice bill_copy copy_of_invoice invoice_request duplicate_invoice \
  duplicate_bill bill_chahiye bill_bhej_do bill_nahi_mila invoice_bhej gst_bill_chahiye gst_wala_bill bill_ki_copy \
  बिल_चाहिए बिल_भेज
money_deducted_no_order money_deducted_but_order amount_deducted_but_order payment_deducted_but_order \
  money_deducted_order_not deducted_but_order_not deducted_but_no_order order_not_placed order_not_confirmed \
  amount_debited_no_order debited_but_no_order debited_no_order deducted_no_order order_nahi_hua order_hua_nahi \
  order_hua_hi_nahi order_nahi_laga order_laga_nahi order_nahi_dikha order_dikh_nahi order_show_nahi \
  order_confirm_nahi no_order_number ऑर्डर_नहीं_हुआ order_nahi_dikh order_nahi_aa order_confirm_nahi_hua ~ \
  no_confirmation paise_kat_gaye paisa_kat_gaya kat_gaye amount_debited money_debited
+ money_deducted amount_debited money_debited payment_deducted amount_deducted ~ paise_kat_gaye paisa_kat_gaya \
  kat_gaye_par kat_gaye_lekin debit_ho_gaya पैसे_कट_गए पैसे_कट
+ charged_twice do_baar_kat_gaye do_baar_paise double_deduct deducted_twice double_deduction duplicate_charge \
  duplicate_payment double_charged debited_twice dono_baar ~ do_baar_debit do_baar_payment twice_deducted \
  dono_baar_kat दो_बार_कट दो_बार_पैसे
coupon_not_applied coupon_not_working coupon_issue coupon_problem coupon_code_issue promo_not_working \
  promo_code_not_working promo_code_issue promo_not_applied code_not_working offer_not_applied offer_not_working \
  discount_not_applied discount_not_given discount_issue cashback_not_received offer_not_given promo_issue \
  code_nahi_laga code_nahi_lag code_lag_nahi coupon_nahi_laga coupon_nahi_lag code_invalid invalid_code \
  invalid_coupon coupon_invalid promo_code_invalid offer_nahi_mila offer_nahi_laga discount_nahi_mila \
  discount_nahi_laga code_nahi_chal code_expire code_galat कूपन_नहीं code_laga_nahi coupon_laga_nahi code_dala \
  code_daala discount_nahi offer_nahi coupon_nahi ~ promo_nahi chhoot_nahi_mili cashback_nahi कोड_नहीं \
  डिस्काउंट_नहीं ऑफर_नहीं phir_bhi_poora phir_bhi_pura
cod_not_available no_cod cod_unavailable cash_on_delivery_not_available cod_issue cod_not_offered cod_nahi \
  cod_ka_option cash_on_delivery_nahi ~ cash_wala_option cash_option_nahi cash_nahi_le कैश_वाला_ऑप्शन
+ cod ~ saman_aane_par saman_aane_pe saaman_aane_par samaan_aane_par aane_par_de aane_pe_de milne_par_de \
  parcel_aane_par parcel_aane_pe delivery_boy_ko_de ghar_pe_cash delivery_ke_time सामान_आने_पर आने_पर_दे
pay_later paylater buy_now_pay_later bnpl pay_after_delivery baad_mein_payment ~ simpl simpl_se lazypay lazy_pay \
  amazon_pay_later flipkart_pay_later postpe baad_mein_de_dunga baad_mein_de_denge baad_mein_dunga next_month_pay \
  agle_mahine_de
on_account credit_account khata_account monthly_account house_account monthly_credit on_credit shop_credit \
  udhaar_khata ~ khate_mein_likh khata_mein_likh udhaar_likh udhar_likh likh_lo_bhaiya hisaab_mein hisab_mein \
  hisaab_kar hisab_kar mahine_ka_hisaab mahine_ke_end mahine_ke_aakhir mahine_ke_akhir khata_chalta khata_chal \
  khate_pe udhaar_kar_lo udhar_chalta खाते_में_लिख उधार_लिख हिसाब_में
meal_voucher meal_card food_card sodexo pluxee zeta_card food_coupon ~ meal_pass
switched_to_another_app switched_to_other_app switched_to_another_service switched_to_competitor using_another_app \
  using_other_app other_app another_app different_app competitor_app moved_to_another_app blinkit zepto instamart \
  swiggy_instamart bigbasket big_basket bb_daily jiomart jio_mart blinkit_use zepto_use dusre_app doosre_app \
  dusri_app doosri_app dusra_app doosra_app दूसरे_ऐप दूसरा_ऐप दूसरी_ऐप ~ dunzo amazon_fresh dmart_ready swiggy \
  zomato
delivery_charges delivery_charge delivery_fee delivery_fees delivery_cost delivery_charges_high \
  high_delivery_charges high_delivery_fee shipping_charges shipping_charge shipping_fee shipping_cost platform_fee \
  handling_fee handling_charges packing_charges packaging_charges extra_fees convenience_fee delivery_ke_paise \
  delivery_ke_alag delivery_ka_alag delivery_alag_se delivery_free_nahi free_delivery_nahi delivery_mehngi \
  delivery_ka_paisa डिलीवरी_के_पैसे डिलीवरी_चार्ज डिलीवरी_का_पैसा extra_charge ~ extra_lagte extra_lagta \
  extra_lag_jate extra_lete alag_se_paise alag_se_lete rain_fee surge_fee rupaye_extra rupees_extra
+ out_of_stock items_out_of_stock item_out_of_stock items_not_available item_not_available product_unavailable \
  product_not_available items_unavailable often_out_of_stock limited_stock ~ milta_hi_nahi milti_hi_nahi nahi_milta \
  nahi_milti available_nahi_hota available_nahi_rehta khatam_rehta stock_nahi_rehta stock_nahi_hota jo_chahiye_hota \
  jo_chahiye_wo_nahi kabhi_nahi_milta aadha_saman_nahi never_available मिलता_ही_नहीं नहीं_मिलता
+ minimum_order minimum_order_value high_minimum_order minimum_order_amount minimum_order_too_high \
  minimum_cart_value ~ minimum_zyada kam_se_kam_order itne_ka_order chhota_order_nahi kam_ka_order_nahi \
  thode_saman_ke itna_saman_nahi minimum_amount
not_serviceable area_not_served not_delivering_in_my_area not_available_in_my_area does_not_deliver_here \
  no_delivery_in_my_area no_delivery_in_area location_not_serviceable service_not_available_in_area \
  delivery_not_available yahan_delivery_nahi delivery_nahi_hoti ~ hamare_area_mein_nahi humare_area_mein_nahi \
  hamare_yahan_nahi humare_yahan_nahi yahan_nahi_aate pincode_nahi pincode_pe_nahi deliver_nahi_karte \
  gaon_mein_nahi_aate dont_deliver_here dont_deliver_to
app_difficult app_difficult_to_use difficult_app app_complicated complicated_app app_hard_to_use hard_to_use \
  difficult_to_use app_issues app_problem app_problems app_not_user_friendly poor_app confusing_app app_issue \
  app_confusing app_is_confusing app_samajh app_chalana app_mushkil app_hang app_slow app_crash app_band_ho ऐप_चलाना \
  ऐप_समझ app_mein_dikkat app_confusing_hai ~ chalana_nahi_aata complicated_hai smartphone_nahi confusing
+ too_expensive mehnga_padta mehnge_padte mehanga_padta mehnge_rate rate_mehnge high_prices prices_high \
  higher_prices prices_too_high price_too_high price_high high_price ~ dukaan_se_mehnga dukan_se_mehnga \
  market_se_mehnga mrp_pe mrp_se_zyada
+ price high_prices prices_high higher_prices prices_too_high price_too_high ~ mehnga_padta mehnge_padte \
  mehanga_padta bill_bahut bahut_bill mrp_se_zyada dukaan_se_mehnga market_se_mehnga
+ low_salary low_earnings low_earning low_pay less_earnings poor_pay poor_earnings low_payout low_payouts low_income \
  earnings_low less_salary less_money low_incentives incentive_issue pay_too_low less_income ~ paisa_kam \
  paise_kam_milte paisa_bahut_kam paise_bahut_kam kam_paisa kam_paise_milte kamai_kam kam_kamai kamai_nahi \
  incentive_kam incentive_nahi incentive_band payout_kam bachta_nahi kuch_bachta_nahi salary_kam kam_salary \
  bachat_nahi_hoti पैसा_कम पैसे_कम कमाई_कम कमाई_नहीं not_enough_money not_earning
vehicle_broken vehicle_issue vehicle_problem vehicle_breakdown broken_vehicle bike_breakdown bike_problem bike_issue \
  vehicle_not_available vehicle_damaged bike_kharab gaadi_kharab bike_band_pad gaadi_band_pad bike_repair \
  bike_service_mein bike_bik bike_bech bike_toot gaadi_khatara gaadi_band bike_band gaadi_toot ~ gadi_kharab \
  scooty_kharab scooter_kharab cycle_kharab engine_kharab tyre_phat tyre_puncture puncture गाड़ी_खराब बाइक_खराब \
  engine_baith engine_seize tyre_kharab chain_toot
got_another_job another_job new_job other_job found_another_job found_a_job got_a_job different_job \
  joined_another_company another_company_joined ~ naukri_lag job_lag kaam_lag_gaya mein_lag_gaya mein_lag_gayi \
  dusra_kaam doosra_kaam dusri_naukri doosri_naukri dusri_company_mein doosri_company_mein naya_kaam nayi_naukri \
  job_mil naukri_mil factory_mein_lag office_job_mil नौकरी_लग दूसरा_काम नौकरी_मिल rapido
long_distances long_distance far_orders long_trips long_rides far_off_orders distance_too_long door_door \
  door_ke_order bahut_door_ke lambe_order itni_door door_bhejte far_away_orders दूर_के_ऑर्डर kilometre_door km_door \
  kilometer_door itna_door door_bhej ~ lambi_doori too_far_to_deliver दूर_दूर
petrol_cost fuel_cost fuel_costs petrol_price fuel_price high_fuel_cost petrol_expenses fuel_expense petrol_costs \
  fuel_expenses high_petrol_price petrol_mehnga petrol_mein_hi petrol_mein_chala petrol_ka_kharcha petrol_nahi_nikal \
  petrol_hi_nahi ~ tel_mein_hi tel_mein_nikal tel_ka_kharcha tel_mehnga पेट्रोल_महंगा तेल_में_ही पेट्रोल_में
+ studies ~ exam exams exam_chal exams_chal paper_chal college_join college_shuru padhai_ke_liye padhai_kar
id_blocked account_blocked id_block id_suspended account_suspended id_deactivated account_deactivated \
  profile_blocked id_inactive id_disabled id_band id_off id_band_kar account_band_kar id_bandh ~ profile_band \
  suspend_kar block_kar_diya block_kar_di आईडी_बंद आईडी_ब्लॉक
+ e_scooter electric_scooter electric_bike electric_vehicle ev_scooter ev e_bike electric_two_wheeler ~ ola_s1 \
  ola_electric ather chetak_electric iqube charging_wali yulu बैटरी_वाली चार्जिंग_वाली
bicycle cycle saikil pedal_cycle साइकिल cycling ~ atlas_cycle hero_cycle pedal_maar
no_vehicle without_vehicle no_bike koi_gaadi_nahi gaadi_nahi_hai bike_nahi_hai apni_gaadi_nahi koi_vehicle_nahi ~ \
  गाड़ी_नहीं_है
size_not_available size_unavailable size_out_of_stock no_size size_not_in_stock my_size_not_available size_not_found \
  right_size_not_available size_availability no_stock_of_my_size stock_of_my_size mera_size_nahi size_nahi_mila \
  size_nahi_tha size_nahi_hai size_khatam not_in_my_size didnt_have_my_size मेरा_साइज_नहीं साइज_नहीं_था \
  साइज_नहीं_मिला ~ mera_number_nahi number_nahi_tha number_nahi_mila number_khatam no_xl मेरा_नंबर_नहीं xl_nahi \
  xl_nahi_tha naap_ka_nahi नाप_का_नहीं naap_nahi number_nahi_hai
colour_not_available color_not_available colour_unavailable colour_out_of_stock colour_nahi_tha colour_nahi_mila ~ \
  rang_nahi_tha rang_nahi_mila woh_rang_nahi pasand_ka_rang
design_not_liked design_issue no_good_designs design_not_good design_achha_nahi design_accha_nahi purane_design \
  puraane_design purana_design dhang_ka_design ~ purana_fashion old_fashioned outdated nothing_i_liked \
  nothing_appealed डिज़ाइन_पसंद_नहीं pasand_nahi पसंद_नहीं ko_pasand_nahi
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
variety product_range range_of_products selection assortment wide_range more_variety variety_of_products \
  more_options limited_range limited_options limited_variety limited_choice less_variety poor_variety \
  choice_of_products product_variety merchandise zyada_design naye_design ~ collection_kam collection_badhao \
  aur_options aur_option options_kam option_kam kam_options kam_variety variety_kam zyada_variety more_choice \
  more_choices few_choices choices_kam brands_kam kam_brand aur_brand sab_nahi_milta sab_kuch_nahi_milta new_designs \
  sab_kuch_mil_jata कलेक्शन_कम वैरायटी ऑप्शन_कम
trial_room trial_rooms changing_room changing_rooms fitting_room fitting_rooms kapde_badalne_ki ~ \
  change_karne_ki_jagah pehen_ke_dekhne pehan_ke_dekhne try_karne_ki trial_ki_jagah sheesha_chhota ट्रायल_रूम
+ parking ~ gaadi_khadi_karne gaadi_lagane gadi_khadi_karne gaadi_kahan gaadi_khadi_karein scooter_khada bike_khadi \
  गाड़ी_खड़ी_करने
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
  kal_mat_lana हफ्ते_बंद going_away going_on_vacation going_out_of_town kuch_din thode_din कुछ_दिन थोड़े_दिन \
  ek_hafta bahar_jaa ek_hafta_rok
change_quantity quantity_change increase_or_reduce_quantity modify_quantity change_in_quantity update_quantity ~ \
  packet_badha litre_badha thoda_badha badha_do badha_dijiye badha_dena zyada_kar_do zyada_bhejna zyada_dena \
  zyada_bhej ek_packet_aur ek_aur_packet ek_litre_aur ek_aur_litre ek_litre_extra one_more_packet one_more_litre \
  extra_litre extra_packet extra_bhej mehmaan_aa mehman_aa guests_are_coming बढ़ा_दो एक_और_पैकेट ज्यादा_भेज \
  kam_kar_do kam_kar_dijiye kam_kar_dena thoda_kam_kar packet_kam litre_kam ek_kam_kar aadha_kar_do aadha_litre_kam \
  kam_bhejna kam_bhej kam_dena one_less ek_hi_packet ek_hi_litre घटा_दो ghata_do कम_कर_दो कम_भेज
change_timing change_of_timing timing_change change_time change_delivery_time change_delivery_timing time_change \
  different_timing change_slot change_of_time ~ subah_jaldi_chahiye subah_jaldi_bhej thoda_jaldi_bhej \
  thoda_pehle_bhej thoda_late_bhej time_badal time_badalna timing_badal der_se_bhej jaldi_bhejo_subah \
  baje_se_pehle_chahiye come_earlier send_earlier टाइम_बदल समय_बदल pehle_laya jaldi_laya pehle_aaya_karo jaldi_aaya \
  thoda_pehle
stop_completely stop_subscription end_subscription permanent_stop stop_permanently permanently_stop \
  cancel_subscription discontinue discontinue_service close_subscription end_service stop_service ~ hamesha_ke_liye \
  hamesha_ke_liye_band bilkul_band poora_band pura_band permanently for_good ab_kabhi_nahi ab_lena_hi_nahi \
  lena_hi_nahi हमेशा_के_लिए पूरा_बंद dont_send_anymore not_any_more ab_se_nahi aage_se_nahi ab_nahi_lena
pickup_not_done pickup_missed pickup_delayed pickup_pending missed_pickup pickup_wala_nahi ~ koi_aaya_hi_nahi \
  koi_lene_nahi lene_nahi_aaya lene_koi_nahi lene_hi_nahi_aaya लेने_नहीं_आया कोई_लेने_नहीं कोई_आया_ही_नहीं \
  koi_nahi_aaya nobody_came
agent_refused agent_refused_pickup agent_refused_to_take pickup_refused pickup_rejected rejected_at_pickup \
  item_rejected agent_rejected agent_rejected_item return_rejected return_refused qc_failed quality_check_failed \
  failed_quality_check pickup_wale_ne_mana ~ nahi_le_sakte nahi_le_sakta nahi_le_jayega le_nahi_gaya le_ke_nahi_gaya \
  wapas_nahi_liya return_nahi_lenge bola_nahi_lega bola_nahi_lenge return_mana_kar refused_to_take wouldnt_take_it \
  नहीं_ले_सकते वापस_नहीं_लिया
tag_missing tag_removed tags_removed missing_tag tags_missing no_tag tag_cut tags_not_intact tag_not_intact \
  tag_nikal tag_nikaal tag_kaat tag_kat tag_toot tag_hat tag_hata tag_nahi tag_phek tag_utar ~ label_nikal टैग_निकाल \
  टैग_काट टैग_नहीं
product_not_packed not_packed item_not_packed not_ready_for_pickup no_packaging packaging_missing \
  original_packaging_missing original_packaging_not_available no_original_packaging original_box_missing \
  no_original_box box_missing packaging_not_available no_box dabba_nahi dabba_nahi_tha box_nahi_tha box_nahi_hai \
  dabba_phek dabba_faink box_phek box_faink dabba_kho box_kho thrown_the_box threw_the_box threw_away_the_box \
  box_thrown ~ pack_nahi_kiya pack_nahi_kar packing_nahi_ki kabadi_ko_de डिब्बा_फेंक डिब्बा_नहीं
tags_intact tag_intact with_tags with_tag tag_laga tag_lage tag_hai_abhi tag_waisa
unopened unopened_box sealed seal_packed sealed_box sealed_pack brand_new_sealed factory_sealed unopened_product \
  not_opened never_opened seal_pack seal_pack_hai dabba_band band_dabba seal_bhi_nahi seal_nahi_todi seal_nahi_kholi \
  ~ khola_hi_nahi khola_nahi khola_tak_nahi pack_pada waisa_ka_waisa waise_ka_waisa havent_opened havent_even_opened \
  not_even_opened सील_पैक खोला_ही_नहीं खोला_नहीं सील_नहीं_तोड़ी
opened_but_unused opened_but_not_used opened_unused opened_not_used tried_once only_tried open_box box_khola \
  dabba_khola ~ khol_ke_dekha sirf_khola bas_khola trial_kiya try_kiya_tha pehen_ke_dekha pehan_ke_dekha pehna_nahi \
  use_nahi_kiya istemal_nahi_kiya just_opened only_opened tried_it_once tried_it_on खोल_के_देखा पहना_नहीं
+ second_hand ~ olx olx_se quikr cashify purana_liya purani_li kisi_se_purana refurbished_wala kisi_ka_purana \
  doosre_se_purana dusre_se_purana
used_product product_used already_used used worn washed_or_worn ~ din_pehna ek_din_pehna ek_baar_pehna pehna_tha \
  pehna_hai pehni_thi use_kiya_hai use_kiya_tha use_kar_chuka use_kar_liya istemal_kiya istemal_kar_liya dho_diya \
  dho_liya wash_kiya wore_it used_it been_using पहना_था इस्तेमाल_किया dho_bhi hafte_chalaya din_chalaya chalaya_hai \
  mahine_chalaya
received_as_gift gift gifted gift_received received_a_gift received_as_a_gift ~ gift_mila gift_mein tohfe_mein \
  tohfa_mila shaadi_mein_mila shadi_mein_mila kisi_ne_diya kisi_ne_di_thi kisi_ne_gift saale_ne_diya jija_ne_diya \
  mama_ne_diya chacha_ne_diya dahej office_se_gift गिफ्ट_मिला शादी_में_मिला किसी_ने_दिया
company_showroom brand_showroom brand_store company_store exclusive_store company_outlet brand_outlet retail_chain \
  large_store large_format_store electronics_chain authorised_store authorised_showroom retail_store \
  electronics_store ~ croma reliance_digital vijay_sales poorvika sangeetha_mobiles samsung_store apple_store \
  mi_store bajaj_electronics lg_shoppe sony_center mall_se showroom_se showroom शोरूम_से क्रोमा
local_dealer local_shop local_store local_retailer local_market neighbourhood_shop neighborhood_store nearby_shop \
  nearby_store kirana_store offline_shop offline_store local_kirana corner_shop ~ paas_ki_dukaan paas_ki_dukan \
  mohalle_ki_dukaan mohalle_ki_dukan gali_ki_dukaan gali_ki_dukan nukkad nukkad_wali nukkad_ki_dukaan local_se \
  bazaar_se bazar_se market_se dukaan_se dukan_se dukaandar_se dukandar_se dealer_se पास_की_दुकान मोहल्ले_की_दुकान \
  बाज़ार_से दुकान_से मार्केट_से lala_ki_dukaan
online_store online_shopping_site online_marketplace ecommerce_site online_platform ecommerce_website bought_online \
  online_purchase online_app app_se_mangwa app_se_manga online_order ~ amazon amazon_se flipkart flipkart_se meesho \
  meesho_se myntra myntra_se ajio nykaa snapdeal tata_cliq tatacliq firstcry website_se online_mangwa online_manga \
  online_liya ऑनलाइन_मंगवा अमेज़न फ्लिपकार्ट मीशो मिंत्रा
+ internet ~ amazon flipkart meesho myntra ajio snapdeal अमेज़न फ्लिपकार्ट मीशो
+ pickup pickup_from_home home_pickup doorstep_pickup pickup_at_home pickup_by_courier pickup_by_agent ~ aake_le_jao \
  aakar_le_jao aake_le_jaye aap_hi_aake ghar_se_utha ladke_ko_bhej kisi_ko_bhej lene_bhej le_jaiye le_jaiyega \
  ghar_aake_le आके_ले_जाओ ghar_se_le
drop_at_branch drop_at_the_branch drop_off drop_off_at_store drop_at_store drop_at_shop drop_at_centre \
  drop_at_center drop_at_office self_drop self_ship self_drop_off ~ khud_de_jaunga khud_de_jaungi khud_de_aaunga \
  khud_deke khud_aake_de khud_aakar_de dukaan_pe_de dukaan_par_de dukan_pe_de branch_pe_de branch_mein_de \
  office_pe_de de_jaunga de_jaungi de_aaunga de_jayenge chhod_jaunga chhod_aaunga drop_kar_dunga drop_kar_denge \
  jama_kara_dunga main_khud_aake खुद_दे_जाऊंगा i_will_drop i_will_bring
same_day aaj_hi_pahunch aaj_hi_bhej aaj_ke_aaj same_day_delivery ~ shaam_tak_pahunch aaj_shaam_tak aaj_pahunch \
  aaj_pahunchana aaj_hi aaj_bhejna
next_day overnight next_day_delivery one_day_delivery ~ kal_tak_pahunch kal_hi_pahunch kal_pahunch_jaye by_tomorrow \
  kal_tak_chahiye
standard standard_delivery normal_delivery regular_delivery economy economy_delivery ordinary saadharan sadharan ~ \
  normal_wala normal_wali koi_jaldi_nahi saada_wala jo_sasta no_rush no_hurry jaldi_nahi aaram_se नॉर्मल_वाला \
  कोई_जल्दी_नहीं
by_surface surface surface_mode by_road road_transport surface_transport gaadi_se_bhej ~ truck_se train_se sadak_se \
  sadak_ke_raste by_train by_truck bus_se_bhej ट्रक_से ट्रेन_से
by_air air_mode air_cargo air_freight ~ hawai_jahaz_se flight_se plane_se हवाई_जहाज_से
international overseas international_courier international_delivery outside_india abroad foreign_country ~ videsh \
  videsh_mein videsh_bhej bahar_desh foreign_bhej amrika america usa canada australia england singapore nepal saudi \
  germany newzealand विदेश अमेरिका कनाडा
within_city within_the_city local_delivery intra_city intracity same_city local_courier ~ isi_shahar shahar_ke_andar \
  sheher_ke_andar city_ke_andar yahin_shahar local_hi yahin_paas शहर_के_अंदर
within_india domestic_courier other_city another_city outstation intercity inter_city ~ dusre_shahar doosre_shahar \
  dusre_sheher dusre_state doosre_state दूसरे_शहर दूसरे_राज्य
sender_pays paid_by_sender prepaid_by_sender ~ main_hi_dunga yahin_dunga yahin_pe_de abhi_yahin_de bhejne_wala
receiver_pays paid_by_receiver to_pay topay consignee_pays freight_collect ~ wahan_denge wahan_dega lene_wala_dega \
  jo_lega receiver_dega milne_wala_dega jisko_milega लेने_वाला_देगा
+ book textbook textbooks kitabein kitaben kitabon pustakein notes_aur novel novels ~ ncert guide_book copies_aur \
  magazine comics किताबें किताबों
household_goods household_items ghar_ka_saman ghar_ka_saaman घर_का_सामान ~ bartan furniture fridge gharelu_saman
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
delivered_on_time on_time before_time timely_delivery ~ time_pe_aa time_par_aa time_pe_mila time_par_mila \
  samay_par_mila sahi_time_pe jaldi_aa_gaya pehle_aa_gaya pehle_hi_aa टाइम_पे_आ समय_पर_मिला
fashion apparel fashion_and_clothing clothing_and_accessories fashion_accessories clothing ~ kurti kurta saree sari \
  jeans shirt tshirt t_shirt dress lehenga jacket hoodie leggings palazzo shoes sandal chappal heels handbag purse \
  belt sunglasses salwar suit_piece blouse कुर्ती साड़ी जींस
home_and_kitchen home_kitchen kitchenware home_decor homeware kitchen_appliances home_furnishing home_essentials \
  home_needs kitchen_items gas_stove tiffin_box ~ mixer mixer_grinder grinder pressure_cooker cooker tawa kadhai \
  bartan bedsheet bed_sheet curtain curtains parde chadar takiya pillow mattress dinner_set water_bottle kambal \
  blanket almirah dari carpet doormat प्रेशर_कुकर मिक्सर बेडशीट चादर पर्दे
beauty beauty_products beauty_and_personal_care beauty_and_health beauty_care skincare skin_care makeup_and_beauty \
  beauty_items ~ lipstick face_cream face_pack kajal foundation serum facewash face_wash sunscreen perfume \
  nail_polish shampoo hair_oil moisturiser moisturizer mascara trimmer lakme mamaearth लिपस्टिक फेस_क्रीम काजल \
  परफ्यूम
toys toy khilona khilone खिलौना खिलौने toys_and_games kids_toys remote_wali_gaadi remote_wali_car remote_car ~ \
  barbie doll gudiya toy_car lego puzzle board_game ludo carrom teddy teddy_bear soft_toy rubik_cube गुड़िया
sports_and_fitness sports_and_outdoors sports_goods sports_equipment fitness_equipment ~ cricket_bat bat_ball \
  football dumbbell dumbbells racket yoga_mat treadmill shuttle skipping_rope gym_ka_saman क्रिकेट_बैट
pet_supplies pet_food pet_care pet_products dog_food cat_food kutte_ka_khana ~ pedigree whiskas drools litter \
  कुत्ते_का_खाना
pooja_items pooja_needs puja_items puja_samagri pooja_samagri ~ agarbatti dhoop kapoor_camphor diya_batti \
  havan_samagri roli kumkum अगरबत्ती
+ not_satisfied ~ ko_pasand_nahi
+ late ~ der_se_aaya der_se_mila der_se_laye देर_से_आया
+ nobody_came abhi_tak_nahi_aaya ab_tak_nahi_aaya agent_did_not_come ~ koi_lene_nahi lene_nahi_aaya lene_koi_nahi \
  koi_aaya_hi_nahi
+ not_interested ab_nahi_chahiye ab_nahin_chahiye
+ not_required ab_nahi_chahiye
+ security_guard ~ gate_pe_guard gate_wale_ko watchman_ko gate_pe_de gate_par_de society_gate gatekeeper \
  main_gate_pe
+ neighbour_or_friend ~ aunty_next_door uncle_next_door bagal_wale_ghar bagal_wali pados_mein
+ refund thode_paise_wapas kuch_paise_wapas aadhe_paise_wapas aadha_paisa_wapas kuch_paisa_wapas thoda_paisa_wapas \
  थोड़े_पैसे_वापस कुछ_पैसे_वापस
+ cash_shortage no_cash_available cash_nahi_tha
+ new_job ~ naukri_lag job_lag mein_lag_gaya mein_lag_gayi dusra_kaam doosra_kaam naukri_mil job_mil rapido \
  dusri_jagah_kaam factory_mein_lag company_mein_lag better_job_mil achhi_naukri acchi_naukri
+ too_far ~ door_door door_bhejte door_ke_order
increase_quantity increase more_quantity add_quantity increase_the_quantity extra_quantity add_more ~ packet_badha \
  litre_badha thoda_badha badha_do badha_dijiye badha_dena zyada_kar_do zyada_bhejna zyada_dena zyada_bhej \
  ek_packet_aur ek_aur_packet ek_litre_aur ek_aur_litre ek_litre_extra one_more_packet one_more_litre extra_litre \
  extra_packet extra_bhej mehmaan_aa mehman_aa guests_are_coming बढ़ा_दो एक_और_पैकेट ज्यादा_भेज
decrease_quantity reduce_quantity reduce decrease less_quantity_needed reduce_the_quantity ~ kam_kar_do \
  kam_kar_dijiye kam_kar_dena thoda_kam_kar packet_kam litre_kam ek_kam_kar aadha_kar_do aadha_litre_kam kam_bhejna \
  kam_bhej kam_dena one_less ek_hi_packet ek_hi_litre घटा_दो ghata_do कम_कर_दो कम_भेज
failed payment_failed fail_ho fail_hua unsuccessful asafal असफल nahi_hua_payment ~ atak_gaya atka_hua ruk_gaya_beech
+ better_opportunity factory_mein_lag mein_lag_gaya naukri_lag job_lag naukri_mil dusri_naukri doosri_naukri \
  nayi_naukri
rude_customers customer_behaviour bad_customers customer_misbehaviour ~ grahak_gaali customer_gaali \
  grahak_badtameezi customer_badtameezi log_gaali customer_ladte grahak_ladte log_badtameezi ग्राहक_गाली \
  customers_shout customers_abuse
+ just_looking only_looking just_browsing yun_hi_dekh yunhi_dekh aise_hi_dekh ghoomne_aaye ghumne_aaye timepass_kar
+ just_exploring only_looking yun_hi_dekh aise_hi_dekh
+ documents ~ chitthi chithi rakhi letter_bhej kagaz_patra
`
