/**
 * Orders and parcels, what goes wrong with them, returns, refunds, payment: lines as in `everyday-words.ts`; one that begins with `+`
 * adds to the line of its first word.
 */
export const ORDER_WORDS = `order_delayed delayed_order order_delay delay_in_order delayed_delivery delivery_delayed delivery_delay \
  delay_in_delivery late_delivery delivery_late late_deliveries order_late late_order order_is_late shipment_delayed \
  delayed_shipment parcel_delayed delayed_parcel arrived_late arrived_too_late delivered_late came_late not_on_time \
  not_delivered_on_time taking_too_long takes_too_long took_too_long long_delivery_time slow_delivery \
  delivery_too_slow delivery_took_long too_much_delay late_arrival abhi_tak_nahi_aaya ab_tak_nahi_aaya \
  abhi_tak_nahi_pahuncha abhi_tak_nahi_mila tracking_stuck tracking_is_stuck tracking_ruki tracking_ruka \
  delivery_date_bahut delivery_date_aage ~ still_not_come still_not_arrived not_yet_arrived itne_din_kaun kaun_wait \
  wait_nahi_kar intezar_nahi_kar intezaar_nahi_kar itna_intezar itne_din_lag bahut_din_lag hafta_lag_gaya \
  date_aage_badh date_badhate date_badh_gayi bahut_aage_ki cant_wait cannot_wait cant_wait_that time_pe_nahi \
  time_par_nahi time_se_nahi samay_par_nahi samay_pe_nahi kal_bolke parso_bolke roz_kal_bolte देर_से_आया \
  टाइम_पे_नहीं टाइम_पर_नहीं समय_पर_नहीं der_se_aaya der_se_mila der_kar_di time_pe_kabhi_nahi time_par_kabhi_nahi \
  kabhi_time_pe kal_aana_tha parso_aana aana_tha_kal dinon_baad din_baad_aa baad_aayega hafte_baad ek_ghanta_der \
  der_ho_gayi late_ho_gaya late_aaye late_mila late der deri delayed
+ not_received mila_hi_nahi aaya_hi_nahi order_not_delivered order_not_received parcel_not_received \
  parcel_not_delivered item_not_received item_not_delivered ~ kab_aayega kab_aayenge kab_milega kab_milenge \
  kab_tak_aayega kab_tak_aayenge paise_nahi_aaye paisa_nahi_aaya paise_nahi_mile paisa_nahi_mila refund_nahi_aaya \
  refund_kab abhi_tak_nahi_aaya abhi_tak_nahi_mila ab_tak_nahi_aaya abhi_tak_nahi_pahuncha
+ not_delivered mila_hi_nahi order_not_delivered order_not_received parcel_not_received parcel_not_delivered \
  item_not_received item_not_delivered non_delivery ~ kab_aayega kab_milega abhi_tak_nahi_aaya abhi_tak_nahi_mila \
  ab_tak_nahi_aaya abhi_tak_nahi_pahuncha
marked_delivered marked_as_delivered shown_as_delivered showing_delivered showing_as_delivered shows_delivered \
  false_delivery wrongly_marked_delivered fake_delivery fake_delivery_update fake_attempt false_attempt \
  delivered_dikha delivered_dikhata delivered_likha delivered_bata delivered_aa_raha delivered_show says_delivered \
  delivered_ka_message delivered_ka_msg delivery_ka_message message_says_delivered delivered_mark \
  delivered_ho_gaya_likha bina_diye_delivered ~ डिलीवर्ड_दिखा डिलीवर्ड_लिखा डिलीवर्ड_बता jhooth_likha jhootha_update
damaged_in_transit transit_damage damage_in_transit damaged_during_transit damaged_during_delivery \
  damaged_in_delivery damaged_on_arrival damaged_on_delivery arrived_damaged came_damaged delivered_damaged \
  dabba_pichka dabba_pichak dabba_dab box_dab box_daba dented_box crushed_box box_was_crushed box_was_dented ~ \
  pichka_hua pichak_gaya daba_hua raste_mein_toot raaste_mein_toot toota_mila toota_hua_mila toota_hua_aaya \
  toota_hua_nikla kholte_hi_toot chaknachoor chakna_choor tukde_tukde टुकड़े_टुकड़े kaanch_bikhar scratch_tha \
  scratch_the scratches dent_tha dent_the kharoch khronch पिचका_हुआ toota tooti tuta tuti toot_gaya toot_gayi phata \
  phati damaged broken crushed dented फटा choor_choor chur_chur चूर_चूर
+ damaged toota_hua tooti_hui dabba_pichka pichka_hua chaknachoor tukde_tukde scratch_tha scratch_the \
  box_was_crushed broken_pieces ~ kharoch khronch dent_tha dent_pada scratched scratches kona_toot daba_hua box_daba \
  dabba_dab box_dab chatak_gaya चटक_गया chatka_hua sheesha_chatak शीशा_चटक raste_mein_toot choor_choor chur_chur \
  चूर_चूर
tampered_package tampered tampering package_tampered parcel_tampered tampered_parcel tampered_packaging seal_broken \
  broken_seal seal_tampered open_package opened_package package_opened package_open packet_open open_packet \
  open_parcel parcel_open parcel_opened already_opened opened_parcel open_box_delivered seal_khuli seal_khula \
  seal_tooti seal_toot seal_nahi_thi without_seal seal_was_missing no_seal khula_dabba khula_parcel box_open_tha \
  box_khula ~ pehle_se_khula pehle_se_khuli pahle_se_khula khula_hua_tha khuli_hui_thi khula_hua_mila khula_packet \
  khula_tha tape_was_cut tape_kata tape_kati tape_dobara tape_dubara taped_again dobara_pack dobara_chipka resealed \
  re_sealed retaped chhed_chhad chhedchhad kisi_ne_khol someone_opened somebody_opened was_already_open सील_खुली \
  पहले_से_खुला खुला_हुआ_था
empty_box empty_package empty_parcel khali_dabba khaali_dabba खाली_डिब्बा empty_packet khali_box khaali_box \
  dabba_khali box_khali ~ andar_kuch_nahi kuch_tha_hi_nahi nothing_inside nothing_in_it eent_nikli eent_nikla \
  patthar_nikla soap_nikla sabun_nikla khali_packet खाली_निकला khali_nikla
extra_money extra_money_asked asked_for_extra_money asked_extra_money asked_for_money demanded_money money_demanded \
  demanded_extra_money extra_cash_demanded asked_for_tip tip_demanded demanded_tip bribe_asked asked_for_extra ~ \
  upar_se_maange upar_se_maang upar_se_paise paise_maange paise_maang paisa_maang paise_maangta zyada_maange \
  zyada_maang extra_maange extra_maang tip_maang tip_maange chai_paani chai_pani kharcha_paani inaam_maang bakshish \
  rupaye_maange rupaye_maang rupaye_extra rupaye_upar rupees_extra rupees_more पैसे_मांगे पैसे_मांग ऊपर_से_मांगे \
  उपर_से_पैसे wanted_a_tip
+ wrong_address delivered_to_someone_else given_to_someone_else delivered_elsewhere delivered_to_wrong_person \
  wrong_location wrong_house wrong_building wrong_door wrong_flat another_building different_address ~ \
  kisi_aur_ke_ghar kisi_aur_ko_de kisi_aur_ko_diya dusre_ko_de doosre_ko_de dusri_building doosri_building \
  dusre_tower doosre_tower dusre_flat doosre_flat dusri_gali doosri_gali galat_ghar galat_flat galat_building \
  galat_gali ke_building_mein_de to_someone_else to_somebody_else purane_address purane_pate old_address गलत_घर \
  किसी_और_के_घर किसी_और_को_दे दूसरे_घर दूसरी_बिल्डिंग purana_address address_purana address_purana_wala
by_mistake ordered_by_mistake accidental accidentally accidental_order mistaken_order mistakenly wrongly_ordered \
  wrong_order_placed placed_by_mistake ordered_accidentally order_by_mistake galti_se_order bachche_ne_order \
  bete_ne_order bacchon_ne_order apne_aap_order ~ galti_se_ho galti_se_lag galti_se_daba galti_se_dab galti_se_kar \
  galti_se_click galti_se_mangwa galti_se_manga गलती_से bachche_ne_daba bachche_ne_kar by_accident didnt_mean_to \
  did_not_mean_to button_dab button_daba haath_lag_gaya hath_lag_gaya my_kid_ordered was_a_mistake
duplicate_order ordered_twice order_placed_twice placed_twice double_order duplicate_booking same_order_twice \
  two_orders_placed ordered_two_by_mistake do_baar_order do_order_ho do_order_lag ek_hi_order_do dobara_order \
  दो_बार_ऑर्डर ~ do_baar_lag do_baar_mangwa double_ho_gaya ek_hi_cheez_do do_do_aa
found_cheaper found_it_cheaper found_cheaper_elsewhere found_it_cheaper_elsewhere cheaper_elsewhere \
  cheaper_price_elsewhere better_price_elsewhere better_price better_price_available found_better_price \
  found_a_better_price better_price_found lower_price lower_price_elsewhere lower_price_available found_lower_price \
  price_dropped price_drop cheaper_option better_deal better_deal_elsewhere cheaper_price cheaper_alternative \
  cheaper kam_price_mein price_kam_ho kam_price_pe ~ sasta_mil saste_mein sasti_mil kam_daam_mein kam_mein_mil \
  kam_mein_de kam_rate_mein kam_paise_mein sasta_dikh sasta_wahan less_on_amazon less_on_flipkart rupees_less \
  rupaye_kam daam_gir rate_gir sasta_ho_gaya kam_daam_pe kam_rate_pe kam_mein_dikha कम_दाम_में rupees_less_on_amazon \
  rupees_less_on_flipkart less_on kam_mein_mil_gaya
bought_from_store bought_from_a_store bought_from_shop bought_from_a_shop bought_from_market bought_offline \
  bought_locally bought_from_local_store bought_from_local_shop bought_in_store purchased_offline purchased_locally \
  local_purchase bought_nearby ~ dukaan_se_le dukan_se_le dukaan_se_kharid dukan_se_kharid market_se_le \
  market_se_kharid market_se_khareed bazaar_se_le bazar_se_le bazaar_se_kharid bazar_se_kharid paas_ki_dukaan \
  paas_ki_dukan paas_se_le local_market_se nukkad_ki_dukaan nearby_shop nearby_store shop_nearby offline_le \
  offline_kharid showroom_se_le mall_se_le दुकान_से_ले बाज़ार_से_ले मार्केट_से_ले पास_की_दुकान
+ bought_elsewhere ordered_elsewhere ordered_from_elsewhere ordered_from_another ~ market_se_le market_se_kharid \
  market_se_khareed dukaan_se_le dukan_se_le bazaar_se_le paas_ki_dukaan paas_ki_dukan local_market_se nearby_shop \
  kahin_aur_se_le blinkit_se zepto_se instamart_se dusre_app_se doosre_app_se tab_tak_le
+ not_needed kaam_nikal_gaya kaam_chal_gaya ab_zarurat ab_jarurat ab_nahi_chahiye ab_nahin_chahiye bina_uske \
  occasion_over function_ho_gaya plan_cancel program_cancel ~ already_bought pehle_se_pada do_do_ho_gaye \
  function_nikal shaadi_nikal mauka_nikal zarurat_khatam
+ do_not_need kaam_nikal_gaya kaam_chal_gaya ab_nahi_chahiye function_ho_gaya plan_cancel ~ already_bought \
  pehle_se_pada do_do_ho_gaye
+ no_longer_needed no_longer_required no_longer_need ~ kaam_nikal_gaya kaam_chal_gaya bina_uske ab_nahi_chahiye \
  function_ho_gaya plan_cancel program_cancel already_bought pehle_se_pada do_do_ho_gaye function_nikal shaadi_nikal \
  mauka_nikal
+ changed_mind changed_my_mind change_in_mind mind_changed ~ man_hat_gaya mann_hat ghar_mein_kisi_ko \
  dont_want_it_now dont_feel_like rethinking man_nahi mann_nahi मन_नहीं ko_pasand_nahi
+ did_not_like did_not_like_it did_not_like_product not_liked not_as_expected pasand_nahi ko_pasand_nahi \
  design_not_liked did_not_like_design did_not_like_the_design collection_not_liked did_not_like_collection \
  style_not_liked did_not_like_style ~ jacha_nahi jancha_nahi jach_nahi jamta_nahi achha_nahi_laga accha_nahi_laga
not_as_described different_from_description different_from_picture different_from_photo not_as_shown not_as_pictured \
  product_not_as_described item_not_as_described differs_from_description description_mismatch \
  misleading_description not_as_advertised picture_mein_kuch picture_mein_alag picture_jaisa_nahi \
  not_like_the_picture ~ photo_mein_kuch photo_mein_alag photo_mein_dikh photo_mein_dikha photo_jaisa_nahi \
  photo_jaisi_nahi photo_se_alag tasveer_mein_kuch tasveer_jaisa_nahi website_pe_kuch website_pe_alag dikhaya_kuch \
  dikhaya_kuch_aur dikhate_kuch_hain bataya_kuch waisa_nahi_hai waisa_nahi_nikla jaisa_dikhaya jaisa_dikha \
  jaisa_bataya looks_different looked_different not_like_the_photo फोटो_में_कुछ फोटो_में_अलग फोटो_जैसा_नहीं \
  जैसा_दिखाया
+ quality not_as_expected quality_not_as_expected ~ rang_nikal rang_chhod rang_chod rang_utar_gaya colour_nikal \
  color_nikal rang_fika kapda_patla kapda_kharab patla_kapda patla_hai silai_khul silai_udhad dhaage_nikal \
  dhage_nikal ek_dhulai pehli_dhulai first_wash cheap_looking sasta_sa ghatiya_maal local_maal photo_mein_kuch \
  photo_mein_alag photo_mein_dikh photo_jaisa_nahi see_through transparent_hai
+ poor_quality quality_issue quality_issues quality_problem inferior_quality substandard quality_not_good \
  quality_not_as_expected ~ rang_nikal rang_chhod rang_utar_gaya kapda_patla patla_kapda silai_khul silai_udhad \
  dhaage_nikal ek_dhulai pehli_dhulai sasta_sa ghatiya_maal fresh_nahi taaza_nahi taaji_nahi tazi_nahi not_fresh \
  kachra_quality
+ wrong_size fit_issue size_issue size_problem fitting_issue fitting_problem size_or_fit size_mismatch \
  size_not_fitting does_not_fit not_fitting ~ kandhe_se kamar_se_tight kamar_se_dheela pair_mein_nahi paer_mein_nahi \
  pair_kat nahi_aa_raha_pair pehna_nahi_ja chadh_nahi chadh_hi_nahi ghutan ek_size_bada ek_size_chhota \
  ek_number_bada ek_number_chhota size_upar_neeche lambai_kam lambai_zyada lambai_chhoti waist_loose too_tight \
  too_short too_long_for fit_nahi
missing_accessories accessories_missing missing_accessory missing_part missing_parts parts_missing accessory_missing \
  part_missing incomplete_product incomplete_item incomplete_set incomplete_package missing_component \
  missing_components remote_nahi_tha remote_nahi_mila not_in_the_box wasnt_in_the_box nahi_tha_box box_mein_nahi \
  ek_part_nahi ~ charger_nahi cable_nahi screw_nahi manual_nahi adapter_nahi cover_nahi dhakkan_nahi_tha \
  stand_nahi_tha nahi_tha_dabbe dabbe_mein_nahi pura_set_nahi poora_set_nahi adhura adhoora डिब्बे_में_नहीं \
  चार्जर_नहीं came_without aadha_hi_aaya aadha_hi_mila
+ missing not_in_the_box box_mein_nahi dabbe_mein_nahi missing_item missing_items items_missing item_missing \
  missing_accessories accessories_missing missing_part missing_parts parts_missing ~ nahi_nikla_andar dena_bhool \
  dena_bhul bhejna_bhool bhejna_bhul daalna_bhool daalna_bhul dalna_bhool rakhna_bhool rakhna_bhul bhool_gaye_daalna \
  bhool_gaye_dena saath_mein_nahi nahi_mili_saath nahi_mila_saath ek_item_nahi ek_cheez_nahi ek_saaman_kam \
  ek_saman_kam forgot_to_send forgot_to_put forgot_the left_out aadha_hi_aaya aadha_hi_mila ek_hi_aaya ek_hi_mila \
  ek_hi_nikla ek_joota ek_hi_joota ek_chappal bhool_gaya
+ wrong_item wrong_product_received wrong_item_received wrong_product_delivered wrong_item_delivered \
  received_wrong_item received_wrong_product incorrect_item incorrect_product different_product_received \
  wrong_colour wrong_variant wrong_model wrong_brand wrong_order_delivered wrong_order_received ~ kuch_aur_aaya \
  kuch_aur_aa aaya_kuch_aur nikla_kuch_aur kuch_aur_nikla kuch_aur_bhej dusra_aa_gaya doosra_aa_gaya dusra_bhej_diya \
  doosra_bhej_diya galat_rang galat_colour galat_model galat_size_aaya कुछ_और_आया कुछ_और_भेज galat_saman galat_aaya \
  ulta_saman ulta_saaman galat_cheez_aa ki_jagah_sabun kisi_aur_ka_khana kisi_aur_ka_order kisi_dusre_ka \
  kisi_doosre_ka
defective defective_product defective_item product_defect manufacturing_defect faulty faulty_product defective_piece \
  not_functioning dead_on_arrival product_not_working item_not_working stopped_working ~ chalta_nahi chal_hi_nahi \
  chalu_nahi kaam_hi_nahi_kar on_nahi kharab_nikla kharab_nikli kharab_piece kharab_aaya defect_hai defect_tha \
  खराब_पीस चलता_ही_नहीं on_nahi_hota doosre_din_band do_din_mein_kharab do_din_mein_band chal_nahi_raha \
  nahi_chal_raha chal_nahi toota tooti toota_hua button_toot chain_kharab zip_kharab kharab_hai kharab_tha \
  silai_khuli chhed hole_in
expired_product near_expiry past_expiry short_expiry expiry_issue expired_item expired_items close_to_expiry ~ \
  date_nikli_hui expiry_nikal expiry_last expiry_pichhle expiry_paas puraana_stock purana_stock purana_maal \
  manufacturing_date एक्सपायरी_निकल एक्सपायर date_nikal expire_ho expired expire
wrong_brand different_brand brand_changed brand_mismatch other_brand_sent ~ dusra_brand_aa doosra_brand_aa \
  dusra_brand_bhej doosra_brand_bhej brand_badal galat_brand brand_alag dusri_company doosri_company \
  dusri_company_ka_bhej
short_weight underweight under_weight less_weight weight_less weight_issue weight_short low_weight incorrect_weight \
  weight_mismatch ~ taula_to_kam tola_to_kam kam_taula kam_tola kam_tol vajan_kam wajan_kam vazan_kam kam_vajan \
  kam_wajan weight_kam gram_kam gram_nikla gram_nikle gram_hi_nikla kilo_se_kam poora_kilo_nahi pura_kilo_nahi \
  kilo_pura_nahi वजन_कम कम_तौल तौल_में_कम kaante_mein_gadbad kata_mara
torn_packet torn_packaging packet_torn packaging_torn damaged_packaging poor_packaging bad_packaging packaging_issue \
  packing_issue leaking_packet packet_leaking torn_bag damaged_packet damaged_pack damaged_pouch broken_packet ~ \
  phata_packet phati_thaili thaili_phati bori_phati packet_phata pouch_phata packet_se_gir packet_leak thaili_leak \
  dhakkan_khula पैकेट_फटा थैली_फटी saada_polythene bina_bubble bubble_wrap_nahi packing_dheeli packing_kharab \
  phata_hua phati_hui phata phati फटा damaged broken toota toot_gaya pichka
address_not_found address_issue address_issues address_problem incorrect_address incomplete_address \
  address_incomplete address_incorrect unable_to_locate could_not_locate unable_to_find_address \
  could_not_find_address address_not_located address_unclear address_not_traceable untraceable_address \
  location_not_found house_not_found purana_address_daal address_nahi_mila address_nahi_mil address_samajh_nahi \
  purana_address address_purana address_galat ~ rasta_nahi_mila rasta_nahi_mil raasta_nahi_mila ghar_nahi_mila \
  ghar_nahi_mil pata_nahi_mila ghar_nahi_dhoondh ghar_nahi_dhundh nahi_dhoondh_paya nahi_dhundh_paya dhoondh_nahi \
  dhundh_nahi landmark_nahi landmark_galat location_galat galat_location map_galat map_pe_galat map_mein_galat \
  location_nahi_mil gali_nahi_mili gali_nahi_mil makaan_number_nahi house_number_nahi couldnt_find_my_house \
  couldnt_find_the_house couldnt_find_our_house couldnt_find_the_place couldnt_find_my_place ghoomta_raha \
  bhatakta_raha idhar_udhar_ghoom रास्ता_नहीं_मिला घर_नहीं_मिला पता_नहीं_मिला landmark_samajh_nahi rasta_nahi \
  pata_nahi_mil galat_landmark
+ nobody nobody_at_home customer_not_available customer_not_at_home consignee_not_available not_at_home not_home \
  nobody_home no_one_at_home house_locked door_locked premises_closed recipient_unavailable recipient_not_available \
  customer_unavailable ~ ghar_pe_nahi_tha ghar_par_nahi_tha ghar_pe_nahi_thi ghar_par_nahi_the ghar_pe_tala \
  ghar_pe_taala tala_laga taala_laga tala_tha was_not_home wasnt_home was_not_at_home werent_home we_were_out \
  i_was_out office_gaya_tha office_gayi_thi duty_pe_tha market_gaye_the market_gayi_thi घर_पे_नहीं घर_पर_नहीं \
  bahar_gaye bahar_gaya bahar_gayi office_mein market_gaye market_gayi
phone_not_reachable not_reachable unreachable phone_unreachable customer_not_reachable phone_switched_off phone_off \
  switched_off phone_not_answered did_not_answer no_answer call_not_answered calls_not_answered call_not_picked \
  phone_unanswered customer_not_contactable could_not_be_contacted phone_silent phone_band_tha phone_band \
  phone_off_tha phone_nahi_uthate phone_nahi_uthata phone_utha_nahi phone_ki_battery battery_khatam_thi \
  charging_pe_tha phone_ghar_pe phone_charging phone_on_silent ~ mobile_silent silent_pe silent_par silent_mode_pe \
  mobile_band_tha call_nahi_uthata call_nahi_uthaya call_utha_nahi call_miss missed_call miss_call miss_ho_gaya_call \
  missed_his_call missed_the_call फोन_बंद फोन_साइलेंट फोन_नहीं_उठा
+ refused refused_to_accept refused_delivery delivery_refused customer_refused refused_by_customer \
  rejected_by_customer customer_rejected rejected_delivery not_accepted declined_delivery ~ lene_se_mana \
  lene_se_inkaar lene_se_inkar maine_nahi_liya humne_nahi_liya wapas_bhej_diya vapas_bhej_diya wapis_bhej_diya \
  sent_it_back sent_back लेने_से_मना wapas_bhej mana_kar_diya_lene
cash_not_ready cash_not_available no_cash_available cod_not_ready cod_amount_not_ready exact_change no_change \
  change_not_available cash_unavailable did_not_have_cash payment_not_ready amount_not_ready cod_amount no_cash ~ \
  khulle_nahi khule_paise chhutta_nahi chhutte_nahi chutta_nahi chhutta_paisa atm_jana atm_nahi atm_band \
  didnt_have_cash ghar_mein_cash_nahi खुल्ले_नहीं paise_nahi paisa_nahi cash_nahi पैसे_नहीं कैश_नहीं cash_nahi_tha \
  nakad_nahi khulle_paise
asked_to_reschedule reschedule_requested reschedule future_delivery_requested delivery_rescheduled \
  another_day_requested customer_asked_to_reschedule ~ dusre_din_bulaya kal_bulaya_tha kal_aana_bola \
  baad_mein_aana_bola kisi_aur_din dusre_din doosre_din another_day some_other_day day_change din_badal date_badal \
  kal_aane_ko baad_mein_aane kal_ke_liye_bola kal_bulaya kal_aayenge parso_aayenge phir_kabhi kisi_din_aur \
  agli_baar_aayenge
open_delivery open_box_delivery wanted_to_open wanted_to_check_product open_box_check wants_open_box wants_to_check \
  open_and_check check_before_accepting ~ khol_ke_dekhna kholkar_dekhna check_karke_lena dekh_ke_lena \
  open_karke_dekhna kholne_nahi_diya check_nahi_karne_diya khol_ke_dikha kholkar_dikha khol_ke_dekh pehle_khol \
  pehle_dikha pehle_dekhenge dekh_ke_lenge dekh_ke_loonga check_karke_loonga check_karke_lenge dikhao_tab \
  dikha_do_tab
+ at_the_door leave_at_the_door leave_at_door leave_at_my_door leave_outside leave_on_doorstep at_door \
  at_the_doorstep contactless contactless_delivery no_contact contact_free door_drop drop_at_door ~ darwaze_ke_bahar \
  darwaze_pe_rakh darwaze_par_rakh darwaze_pe_chhod darwaze_par_chhod gate_ke_bahar gate_pe_rakh gate_par_rakh \
  bahar_rakh bahar_chhod bahar_hi_rakh bahar_tang outside_the_door outside_my_door door_pe_rakh door_ke_bahar \
  door_par_rakh handle_pe_tang handle_par_tang jaali_pe_tang doormat shoe_rack juton_ke shoe_rack_pe chaukhat \
  दरवाज़े_के_बाहर दरवाजे_पे_रख दरवाजे_पर_रख बाहर_रख गेट_पे_रख
+ neighbour aunty_next_door uncle_next_door next_door_neighbour next_door_aunty give_to_neighbour \
  give_to_a_neighbour bagal_wale_ghar bagal_wale pados_mein padosan ~ saamne_wale saamne_wali_aunty bagal_wali_aunty \
  upar_wali neeche_wali
+ guard gate_pe_guard security_guard society_guard watchman_ko gate_wale_ko gate_wale ~ gatekeeper gate_keeper \
  society_gate gate_pe_de gate_par_de main_gate_pe guard_bhaiya guard_uncle watchman_bhaiya gate_wale_bhaiya
only_to_me in_person_only only_me_in_person deliver_only_to_me deliver_to_me_only hand_to_me hand_over_to_me \
  hand_it_to_me only_me only_in_person deliver_in_person sirf_mere_haath_mein sirf_mere_hath_mein ~ mere_haath_mein \
  mere_hi_haath mere_hath_mein mujhe_hi_dena mujhko_hi_dena mujhe_hi_milna sirf_mujhe sirf_mujhko kisi_aur_ko_mat \
  kisi_aur_ko_na kisi_ko_mat_dena in_my_hands into_my_hands nobody_else_should dont_give_anyone dont_give_it_to \
  मेरे_हाथ_में सिर्फ_मुझे किसी_और_को_मत
call_before call_before_coming call_before_delivery call_before_delivering call_before_arrival call_me_before \
  call_on_arrival call_upon_arrival call_ahead call_before_visit aane_se_pehle_phone aane_se_pahle_phone pehle_phone \
  phone_karke_aana phone_karke_aao phone_karke_aaye neeche_aake_phone neeche_se_phone gate_pe_aake_phone \
  pahunch_ke_phone phone_karke phone_kar ~ aane_se_pehle_call pehle_call call_karke_aana give_me_a_ring \
  give_me_a_call ring_me_before ring_first pahunch_ke_call आने_से_पहले_फोन पहले_फोन_कर call_karke call_kar ring_me
exchange_size size_exchange exchange_for_another_size exchange_for_different_size exchange_for_size another_size \
  different_size change_size size_change change_of_size bada_size chhota_size bade_size chhote_size size_bada \
  size_chhota size_badal size_badalna size_change_karna ek_size_bada ek_size_chhota बड़ा_साइज छोटा_साइज साइज_बदल \
  साइज_बड़ा one_size_up one_size_down ~ bada_number chhota_number number_bada number_chhota ek_number_bada \
  ek_number_chhota सइज_बदल
change_colour colour_change exchange_colour another_colour different_colour change_color colour_badal \
  colour_change_karna dusra_colour doosra_colour ~ rang_badal rang_badalna color_badal dusra_rang doosra_rang \
  रंग_बदल दूसरा_रंग
change_size_or_colour change_size_or_color size_or_colour_change size_colour_change change_colour_or_size \
  change_variant change_product size_badal size_badalna colour_badal dusra_colour doosra_colour bada_size \
  chhota_size bade_size chhote_size ~ ki_jagah_xl ki_jagah_l ki_jagah_m ki_jagah_xxl xl_chahiye xxl_chahiye \
  rang_badal rang_badalna color_badal dusra_rang doosra_rang dusra_model doosra_model
change_payment_method payment_method_change change_payment_mode change_mode_of_payment payment_badal \
  payment_mode_badal ~ cash_pe_lena
change_address address_change change_delivery_address update_address address_update wrong_address_entered \
  address_badal address_badalna galat_address_daal purana_address_daal dusre_address_pe doosre_address_pe ~ \
  pata_badal pata_badalna galat_pata_daal एड्रेस_बदल
+ replace replace_the_item replacement_of_product send_replacement exchange_for_another_size size_exchange \
  exchange_size exchange_for_size ~ naya_piece naya_piece_bhej dusra_piece_de badal_ke_do badal_ke_de badal_kar_do \
  badal_do badal_dijiye dusra_de_do doosra_de_do dusra_bhijwa doosra_bhijwa same_product_again fresh_piece \
  another_piece बदल_के_दो बदल_दो नया_पीस dusra_bhej dobara_bhej phir_se_bhej
+ repair theek_karke thik_kar theek_karwa thik_karwa theek_karva banwa_do bana_do sudhar_do sudharwa ठीक_करके \
  ठीक_करवा mend_it ~ kharab_ho_gaya_hai
partial_refund partly_refund part_refund partial_amount_back some_money_back part_of_the_money discount_and_keep \
  keep_with_discount kuch_discount_de thoda_discount_de some_discount ~ thode_paise_wapas kuch_paise_wapas \
  aadhe_paise_wapas aadha_paisa_wapas kuch_paisa_wapas thoda_paisa_wapas thode_paise_lauta kuch_paise_lauta \
  main_rakh_lunga main_rakh_lungi hum_rakh_lenge rakh_lenge_par kuch_kam_kar half_the_money half_my_money \
  थोड़े_पैसे_वापस कुछ_पैसे_वापस thode_paise_vapas kuch_paise_vapas
original_payment_method original_payment_mode original_mode original_mode_of_payment original_method original_source \
  original_payment_source original_account source_account back_to_source back_to_original same_payment_method \
  same_payment_mode same_method same_account same_source usi_card usi_account jahan_se_payment jis_card_se \
  jis_account_se jisse_payment jaise_payment same_card card_i_paid ~ usi_khate usi_upi usi_mein usi_jagah \
  jahan_se_kata jahan_se_kate jahan_se_katey jahan_se_paise jahan_se_diye jahan_se_pay jis_khate_se jis_upi_se \
  jisse_pay jisse_kata jaise_pay_kiya same_upi same_place_i_paid same_way_i_paid way_i_paid जिस_कार्ड_से उसी_खाते \
  उसी_कार्ड उसी_में जहां_से_कटा
store_wallet app_wallet wallet_credit wallet_refund store_credit_wallet app_balance wallet_balance app_ke_wallet \
  app_wallet_mein wallet_mein_daal wallet_mein_dal wallet_mein_de next_order_mein agle_order_mein agle_bill_mein \
  अगले_ऑर्डर_में ~ agli_kharidari agli_baar_adjust adjust_kar_do adjust_in_next वॉलेट_में
+ store_credit agle_order_mein next_order_mein agli_kharidari agle_bill_mein adjust_in_next credit_note ~ \
  wallet_mein_daal wallet_mein_dal app_ke_wallet agli_baar_adjust adjust_kar_do dukaan_mein_adjust
gift_voucher gift_card voucher shopping_voucher e_voucher coupon_de coupon_bhej ~ voucher_de amazon_voucher
+ refund_pending refund_not_received refund_not_received_yet refund_delayed refund_awaited refund_not_credited \
  refund_not_processed refund_not_given delayed_refund refund_delay no_refund_received refund_issue refund_problem ~ \
  paisa_nahi_aaya paise_nahi_aaye paise_wapas_nahi paisa_wapas_nahi refund_nahi_aaya refund_nahi_mila \
  refund_nahi_hua refund_kab kab_aayega_refund paise_kab paisa_kab paise_nahi_mile paisa_nahi_mila refund_ka_kya \
  paise_kahan money_not_come money_not_back havent_got_my_money पैसे_नहीं_आए पैसा_नहीं_आया पैसे_कब रिफंड_नहीं \
  रिफंड_कब
amount_less amount_is_less less_amount short_refund refund_less less_refund less_refund_received lower_amount \
  lower_refund refund_amount_less incomplete_refund partial_refund_received received_less_amount \
  less_amount_received refund_short wrong_refund_amount incorrect_refund_amount poora_refund_nahi pura_refund_nahi \
  kam_refund refund_kam delivery_charge_kaat half_the_refund aadha_refund ~ poora_paisa_nahi pura_paisa_nahi \
  poore_paise_nahi pure_paise_nahi kam_paise_aaye kam_paisa_aaya kam_aaye_hain kam_aaya_hai paise_kam_aaye \
  paisa_kam_aaya kat_liye kaat_ke_diye kaat_ke_diya kaat_ke_bhej katke_aaya kam_mile_hain पूरा_पैसा_नहीं \
  पूरे_पैसे_नहीं कम_पैसे_आए kam_aaya got_less not_the_full_amount
wrong_account went_to_wrong_account credited_to_wrong_account refund_to_wrong_account different_account \
  dusre_account doosre_account galat_account purane_account band_account kisi_aur_ke_account closed_account \
  old_account ~ dusre_khate doosre_khate galat_khate purane_khate band_khate kisi_aur_ke_khate गलत_खाते
pickup_done item_picked_up product_picked_up picked_up_but_no_refund returned_but_no_refund item_returned_no_refund \
  no_refund refund_not_started refund_not_initiated pickup_ho_gaya pickup_ho_chuka pickup_kar_liya ~ saman_le_gaye \
  saaman_le_gaye samaan_le_gaye le_gaye_par le_gaya_par le_gaye_the wapas_le_gaye wapas_le_gaya return_ho_gaya_par \
  return_kar_diya_par they_took_it they_collected_it सामान_ले_गए पिकअप_हो
delivered order_delivered delivery_done successfully_delivered delivery_completed already_delivered \
  delivered_on_time delivered_successfully ~ mil_gaya mil_gayi mil_chuka mil_chuki aa_gaya aa_gayi aa_chuka \
  pahunch_gaya pahunch_gayi de_gaya de_gaye de_ke_gaya got_it received_it i_received reached_me it_came आ_गया दे_गया
shipped order_shipped dispatched order_dispatched in_transit on_the_way shipment_sent courier_mein courier_ko_de \
  courier_ke_paas ~ raste_mein rawana nikal_chuka nikal_gaya nikal_chuki hub_pe hub_mein hub_tak warehouse_se_nikal \
  रवाना निकल_चुका
out_for_delivery delivery_ke_liye_nikal aaj_delivery_ke_liye rider_nikal rider_aa_raha delivery_boy_aa_raha \
  delivery_boy_nikal ~ aaj_aane_wala thodi_der_mein_aane
returned order_returned item_returned sent_back returned_to_seller returned_to_sender return_completed ~ \
  wapas_kar_diya wapas_kiya vapas_kar_diya wapis_kar_diya wapas_bhej_diya wapas_de_diya lauta_diya return_kar_diya \
  return_kiya return_ho_gaya वापस_कर_दिया
order_placed order_confirmed order_received placed_order order_booked not_yet_shipped not_shipped not_dispatched \
  order_processing order_under_process order_lag_gaya order_ho_gaya order_kar_diya ~ abhi_nikla_nahi nikla_hi_nahi \
  bheja_nahi bheja_hi_nahi abhi_bheja_nahi pack_nahi_hua
track_order track_my_order order_tracking order_status status_of_order where_is_my_order track_package track_parcel \
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
  exchange_karna send_it_back give_it_back वापस_करना वापस_देना बदलना_है
+ refund_status paise_kab_aayenge paise_kab_wapas paise_kab_milenge paisa_kab_aayega refund_kab_aayega \
  refund_kab_milega refund_kahan refund_nahi_aaya paise_nahi_aaye paise_wapas_kab पैसे_कब_आएंगे रिफंड_कब_आएगा \
  my_money_back when_will_i_get_my ~ paise_nahi paisa_nahi paisa_nahi_aaya paise_kab
cancel_order cancel_my_order order_cancellation cancellation_of_order cancel_the_order cancel_an_order \
  cancellation_request order_nahi_chahiye order_cancel order_hatana order_hata_do order_rok_do order_radd \
  ऑर्डर_कैंसिल ऑर्डर_नहीं_चाहिए stop_the_order ~ mat_bhejo mat_bhejna mat_bhejiye ab_nahi_chahiye मत_भेजो मत_भेजना \
  dont_send_it
payment_issue payment_problem payment_failed payment_failing payment_failure payment_related payment_query \
  payment_not_going_through payment_error transaction_failed transaction_failure payment_stuck payment_declined \
  payment_fails payments_fail payment_atak payment_atka payment_nahi_ho payment_ho_nahi payment_nahi_ja payment_ruka \
  payment_fail card_decline ~ paise_kat_gaye paisa_kat_gaya paise_kate do_baar_kat upi_fail processing_mein_atka \
  pay_nahi_ho पेमेंट_नहीं_हो पेमेंट_फेल atak_gaya_processing processing_pe_atak beech_mein_atak paise_katne \
  paise_nahi_kat paise_atak
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
  बिल_चाहिए bill_bhej
money_deducted_no_order money_deducted_but_order amount_deducted_but_order payment_deducted_but_order \
  money_deducted_order_not deducted_but_order_not deducted_but_no_order order_not_placed order_not_confirmed \
  amount_debited_no_order debited_but_no_order debited_no_order deducted_no_order order_nahi_hua order_hua_nahi \
  order_hua_hi_nahi order_nahi_laga order_laga_nahi order_nahi_dikha order_dikh_nahi order_show_nahi \
  order_confirm_nahi no_order_number ऑर्डर_नहीं_हुआ order_nahi_dikh order_nahi_aa order_confirm_nahi_hua ~ \
  no_confirmation paise_kat_gaye paisa_kat_gaya kat_gaye amount_debited money_debited
+ money_deducted amount_debited money_debited payment_deducted amount_deducted ~ paise_kat_gaye paisa_kat_gaya \
  kat_gaye_par kat_gaye_lekin debit_ho_gaya paise_kat
+ charged_twice do_baar_kat_gaye do_baar_paise double_deduct deducted_twice double_deduction duplicate_charge \
  duplicate_payment double_charged debited_twice dono_baar ~ do_baar_debit do_baar_payment twice_deducted \
  dono_baar_kat do_baar_kat दो_बार_पैसे
coupon_not_applied coupon_not_working coupon_issue coupon_problem coupon_code_issue promo_not_working \
  promo_code_not_working promo_code_issue promo_not_applied code_not_working offer_not_applied offer_not_working \
  discount_not_applied discount_not_given discount_issue cashback_not_received offer_not_given promo_issue \
  code_nahi_laga code_nahi_lag code_lag_nahi coupon_nahi_laga coupon_nahi_lag code_invalid invalid_code \
  invalid_coupon coupon_invalid promo_code_invalid offer_nahi_mila offer_nahi_laga discount_nahi_mila \
  discount_nahi_laga code_nahi_chal code_expire code_galat कूपन_नहीं code_laga_nahi coupon_laga_nahi code_dala \
  code_daala discount_nahi offer_nahi coupon_nahi ~ promo_nahi chhoot_nahi_mili cashback_nahi कोड_नहीं \
  डिस्काउंट_नहीं ऑफर_नहीं phir_bhi_poora phir_bhi_pura laga_nahi
cod_not_available no_cod cod_unavailable cash_on_delivery_not_available cod_issue cod_not_offered \
  cash_on_delivery_nahi ~ cash_wala_option cash_option_nahi cash_nahi_le कैश_वाला_ऑप्शन
+ cod ~ saman_aane_par saman_aane_pe saaman_aane_par samaan_aane_par aane_par_de aane_pe_de milne_par_de \
  parcel_aane_par parcel_aane_pe delivery_boy_ko_de ghar_pe_cash delivery_ke_time सामान_आने_पर आने_पर_दे
pay_later paylater buy_now_pay_later bnpl pay_after_delivery baad_mein_payment ~ simpl simpl_se lazypay lazy_pay \
  amazon_pay_later flipkart_pay_later postpe baad_mein_de_dunga baad_mein_de_denge baad_mein_dunga next_month_pay \
  agle_mahine_de
on_account credit_account khata_account house_account monthly_credit on_credit shop_credit udhaar_khata ~ \
  khate_mein_likh khata_mein_likh udhaar_likh udhar_likh likh_lo_bhaiya hisaab_mein hisab_mein hisaab_kar hisab_kar \
  mahine_ka_hisab mahine_ke_end mahine_ke_aakhir mahine_ke_akhir khata_chalta khata_chal khate_pe udhaar_kar_lo \
  udhar_chalta खाते_में_लिख उधार_लिख हिसाब_में
meal_voucher meal_card food_card sodexo pluxee zeta_card food_coupon ~ meal_pass
`
