/**
 * Banks, cards, accounts, loans and payments: lines as in `everyday-words.ts`; one that begins with `+` adds to the line
 * of its first word.
 */
export const MONEY_WORDS = `salary_delayed salary_delay delayed_salary delay_in_salary salary_late late_salary \
  salary_not_received salary_not_credited salary_not_come salary_issue salary_pending salary_nahi salary_hi_nahi \
  tankhwah_nahi vetan_nahi pagar_nahi pagaar_nahi tankhwah_late salary_ruki tankhwah_ruki sailary_late pagar_late \
  vetan_ruka सैलरी_नहीं वेतन_नहीं salary_hold wages_delayed wages_not_paid ~ waiting_for_my_salary waiting_for_salary \
  waiting_for_my_pay company_ne_abhi_paise company_ne_paise_nahi boss_ne_paise seth_ne_paise malik_ne_paise \
  pay_is_late payment_company_se no_salary didnt_get_salary not_got_salary tankhwah_atki salary_atki paycheck \
  salary_latak payroll seth_ne_abhi pay_nahi_kiya payroll_late
+ wages salary_delayed salary_delay delayed_salary delay_in_salary salary_late late_salary salary_not_received \
  salary_not_credited salary_nahi pagar_nahi vetan_nahi tankhwah_nahi company_deti_hai payroll salary_pending \
  salary_problem pay_account monthly_pay salary_account
+ salary salary_delayed salary_delay delayed_salary delay_in_salary salary_late late_salary salary_not_received \
  salary_not_credited
+ forgot missed_the_date missed_the_due_date skip_ho_gaya date_nikal_gayi date_nikal date_yaad_nahi dhyan_se_utar \
  due_date_nahi_pata forgot_to_renew forgot_to_pay forgot_due_date missed_due_date ~ missed_the_payment missed_it \
  miss_ho_gaya chook_gaya chuk_gaya reh_gaya_mujhse date_miss tarikh_nikal tarikh_yaad dimag_mein_nahi_raha \
  didnt_realise didnt_realize didnt_know_it_expired khayal_nahi wasnt_aware didnt_notice last_date_nikal lost_track \
  hosh_nahi_raha
+ job_loss lost_my_work naukri_khatam out_of_work out_of_job job_khatam ~ company_ne_nikal nikal_diya_mujhe \
  naukri_se_nikal kaam_se_nikal office_se_nikal job_se_nikal kaam_chhoot kaam_chhut kaam_choot kaam_chut rozgar_gaya \
  they_let_me_go position_eliminated terminated sacked pink_slip dont_have_a_job no_job job_nahi kaam_nahi_hai \
  naukri_nahi rojgar_nahi dhanda_band company_closed factory_closed chhatni
+ unemployed no_job job_nahi naukri_nahi job_dhundh naukri_dhundh kaam_dhundh looking_for_a_job looking_for_job \
  searching_for_job searching_job job_hunting ~ dont_have_a_job kaam_nahi_hai naukri_chali naukri_talash \
  naukri_ki_talash kuch_nahi_karta kuch_nahi_karti not_doing_anything between_two_jobs naukri_dhoondh kaam_dhoondh
+ technical technical_issue technical_error technical_glitch technical_fault network_issue system_issue ~ \
  auto_pay_fail autopay_fail autopay_nahi auto_debit_nahi auto_debit_fail mandate_fail link_expire link_kaam_nahi \
  link_work upi_nahi upi_down upi_fail otp_nahi otp_na_aana gateway site_nahi site_khul app_band app_crash app_error \
  payment_stuck payment_atak net_slow loading link_was_not_opening payment_decline transaction_decline
+ dispute disputed amount_dispute billing_dispute not_agreed dont_agree do_not_agree disagreement sehmat_nahi \
  manzoor_nahi manjoor_nahi never_took_any never_took_a_loan loan_liya_hi_nahi amount_disputed disputes_the_amount \
  disputed_amount disagrees_with_amount wrong_amount amount_wrong amount_not_correct incorrect_amount ~ galat_amount \
  galat_rakam rakam_galat amount_zyada zyada_maang extra_maang charged_me_extra charged_extra interest_zyada \
  byaj_zyada_lagaya penalty_galat galat_penalty banta_hi_nahi banta_nahi liya_hi_nahi loan_liya_hi hisab_galat \
  galat_hisab not_my_loan not_mine mera_nahi not_agree overcharged galat_interest wrong_interest hisab_mil_nahi \
  rakam_sahi_nahi amount_sahi_nahi sahi_nahi_hai penalty_kyun extra_charge
+ medical medical_emergency health_emergency health_issue health_issues health_problem medical_reason medical_reasons \
  medical_expenses health_reason illness_in_family family_illness hospitalised hospitalisation ~ hospital_bill icu \
  dengue typhoid cancer dawaiyon bharti admitted
business_slow slow_business business_loss business_down business_problem business_issue business_losses \
  loss_in_business dhandha_manda dhanda_manda dhandha_thap kaam_manda kaam_thap kaam_thanda business_not_doing_well \
  dukaan_nahi_chal dhandha_nahi dhanda_nahi dukan_nahi_chal kaam_nahi_chal मंदा धंधा_मंदा ~ market_down market_slow \
  manda mandi mandi_chal no_sales no_sale low_sales bikri_nahi bikri_kam grahak_nahi grahak_kam customers_nahi \
  party_ne_payment party_payment party_ne_paise party_ka_paisa payment_atka paise_atke paisa_atka payment_ruka \
  season_off off_season ghata nuksan dhandha_band dhanda_band business_band orders_nahi loss
+ loss business_loss business_losses loss_in_business
+ business business_slow slow_business business_loss business_down business_problem loss_in_business business_owner \
  business_person shop_owner
cash_shortage shortage_of_cash money_shortage shortage_of_money low_funds low_balance insufficient_funds \
  insufficient_balance no_funds lack_of_funds lack_of_money financial_issue financial_issues financial_problem \
  financial_problems financial_difficulty financial_crisis financial_constraint financial_constraints \
  financial_trouble money_problem money_issue no_money cash_crunch fund_shortage short_of_money short_of_cash \
  short_of_funds paise_nahi paise_hi_nahi paisa_nahi fund_nahi funds_nahi haath_tang hath_tang paise_ki_dikkat \
  paise_ki_kami paise_ki_tangi paise_ki_problem paiso_ki_dikkat paiso_ki_kami paise_ki_kadki paisa_hi_nahi \
  aarthik_tangi aarthik_dikkat arthik_tangi arthik_dikkat पैसे_नहीं पैसा_नहीं पैसे_की_दिक्कत पैसे_की_तंगी \
  cash_problem financial_hardship hardship cash_flow_problem cash_flow_issue cash_flow cant_afford could_not_pay \
  unable_to_pay paisa_khatam paise_khatam no_money_to_pay ~ balance_kam balance_nahi kam_balance paise_kam paisa_kam \
  tangi kadki kangali jeb_khali intezaam_nahi intejam_nahi jugad_nahi jugaad_nahi broke bankrupt thoda_tight \
  money_is_tight haath_khali hath_khali salary_khatam budget_nahi budget_tight afford arthik aarthik pocket_khali \
  out_of_money ran_out_of_money no_balance no_cash cash_nahi paise_nahin paisa_nahin paise_bachte_nahi \
  paise_nahi_bachte kharcha_zyada_ho kharche_zyada khali_haath paise_nahi_hue paise_kahan balance_zero tight paiso_ki \
  afford_nahi bhar_nahi_paya bhar_nahi_paaya nahi_bhar_paya
+ no_money paise_hi_nahi paisa_hi_nahi paise_ki_problem paiso_ki_dikkat paiso_ki_kami aarthik_dikkat arthik_tangi \
  no_funds no_balance insufficient_funds low_funds cash_shortage shortage_of_cash lack_of_funds ~ balance_kam \
  kam_balance jeb_khali intezaam_nahi intejam_nahi jugad_nahi jugaad_nahi paise_khatam paisa_khatam no_cash \
  budget_nahi haath_khali
out_of_station out_of_town out_of_city not_in_town not_in_city travelling traveling away_from_home outstation \
  out_station away not_at_home_town ~ gaon_gaya gaon_gayi gaon_gaye gaanv_gaya gaanv_gaye shahar_se_bahar \
  sheher_se_bahar shehar_se_bahar was_abroad i_was_abroad vacation holiday on_a_trip on_tour ghoomne_gaya ghumne_gaye \
  ghumne_gaya videsh_mein_tha desh_se_bahar station_se_bahar बाहर_गया बाहर_था बाहर_गए बाहर_थे गांव_गया गांव_में \
  गाँव_गया गाँव_में native_gaya native_place dusre_shahar bahar_gaya bahar_gayi bahar_gaye dubai_mein gaon gaanv tour \
  trip safar yatra videsh foreign
account_issue account_issues account_problem account_frozen account_blocked account_block account_closed \
  account_inactive khata_band account_band account_freeze khata_freeze account_hold account_lock khata_lock \
  khata_block account_locked khata_mein_problem खाता_बंद bank_account_problem bank_account_issue problem_with_account \
  problem_with_bank_account bank_account_frozen account_not_working ~ account_number_badal bank_ne_hold lien \
  lien_marked kyc_pending kyc_nahi khate_mein_problem account_mein_problem account_change bank_change \
  account_number_change account_dormant account_hold_pe bank_merge account_number
+ account account_issue account_problem account_frozen account_blocked account_closed khata_band account_freeze \
  khata_freeze bank_account_problem bank_account_issue open_account open_an_account close_account account_opening \
  account_closure
already_paid payment_already_made payment_made payment_done amount_paid paid_already already_done already_cleared \
  payment_ho_gaya payment_ho_chuka payment_kar_diya ~ cleared_it cleared bhar_chuka bhar_chuki bhara_hai bhara_tha \
  jama_ho_gaya jama_kiya jama_kar paise_kat_gaye paisa_kat_gaya amount_debit already_debited transfer_kar_diya \
  kara_diya pehle_hi_bhar pehle_hi_de de_diye_hain emi_kat
family_problem family_problems family_issue family_issues family_reason family_reasons family_emergency \
  problem_in_family ghar_ki_problem ghar_mein_problem parivarik_dikkat parivarik_samasya ghar_ki_dikkat ~ dehant \
  guzar_gaye guzar_gayi guzar_gaya death passed_away papa_nahi_rahe ghar_mein_shaadi ki_shaadi_mein ki_shaadi_thi \
  ki_shadi_thi wedding_in shaadi_ka_kharcha ghar_mein_jhagda jhagda divorce talaq ghar_mein_bimari papa_bimar \
  maa_bimar mummy_bimar bachche_bimar in_the_family ghar_pe_dikkat family_matter wife_se_jhagda terahvi antim_sanskar \
  shaadi
+ family family_problem family_problems family_issue family_issues family_reason family_reasons family_emergency \
  whole_family ghar_ke_sab sab_ghar_wale sabke_liye sab_ke_liye ask_family need_to_ask_family family_discussion \
  family_decision
+ upi upi_app upi_payment scanner gpay_se phonepay phonpe phonepe_se gpe_se paytm_se vpa scan_karke scan_kar \
  scan_kiya scan_and_pay navi_app फोन_पे गूगल_पे पेटीएम भीम ~ cred super_money qr_pe qr_code_pe upi_id mobile_se_bhej \
  phone_se_bhej jio_pay
+ net_banking bank_site bank_ki_website bank_ki_site bank_website banks_website website_of_the_bank \
  online_from_my_bank bank_se_online internet_bank bank_portal nb_se ~ neft_se imps_se rtgs_se account_se_transfer \
  khate_se_transfer transfer_from_account bank_ke_app bank_app wire_transfer account_to_account bank_login \
  khate_se_bhej net_se_transfer नेफ्ट आरटीजीएस laptop computer
bank_transfer account_transfer neft rtgs imps wire_transfer fund_transfer नेफ्ट आरटीजीएस ~ net_banking \
  khate_mein_bhej account_mein_dal account_mein_daal khate_mein_dal khate_mein_daal direct_account seedha_khate
debit_card debit_cards debit atm_card atm_wala_card atm_cum_debit rupay_card ~ atm_wala paise_nikalne_wala \
  account_wala_card withdraw_cash savings_account_card card_with_my_account bank_wala_card paise_nikalte_hain \
  paise_nikalta paise_nikalti paise_nikalne visa khate
+ card card_swipe swipe_card debit_card credit_card block_the_card block_card reissue_the_card close_the_card \
  activate_card activate_the_card
+ credit_card amex american_express ~ limit_wala limit_hoti bill_aata monthly_bill one_with_bill card_with_limit \
  emi_wala_card udhaar bill
prepaid_card gift_card wallet_card recharge_card topup_card top_up_card loadable ~ paise_daal_ke load_karke \
  load_karna load_money loaded paise_bharke pehle_paise_daal recharge
forex_card forex travel_card currency_card foreign_card multicurrency multi_currency travel_money_card ~ dollar \
  dollars euro foreign_travel foreign_trip videshi foreign_currency international_card विदेश_वाला bahar_ghumne \
  bahar_desh videsh
cash_at_branch pay_at_branch cash_in_branch cash_deposit deposit_at_branch branch_deposit branch_payment \
  pay_in_branch branch_cash ~ branch_aake branch_aakar bank_aake bank_aakar bank_mein_aakar bank_jaake bank_jaakar \
  bank_mein_jama branch_mein_jama at_the_counter bank_counter come_to_the_bank come_to_the_branch go_to_the_bank \
  nakad_jama cash_jama nakad haath_mein_paise nakad_de cash_de cash_dunga teller cashier challan_bharke counter bank
+ cash cash_at_branch cash_in_branch cash_deposit cash_payment cash_to_agent
+ bank cash_at_branch cash_in_branch branch_visit visit_branch visit_the_branch bank_branch at_branch branch_deposit
branch_visit visit_branch visit_the_branch visit_to_branch come_to_branch branch_walk_in bank_aa bank_aake bank_aakar \
  bank_jaake bank_jaakar bank_jaunga bank_mein_aakar branch bank_jaungi bank_gaya bank_gayi bank_gaye \
  bank_mein_jaakar bank_ke_andar inside_the_bank bank_ja_kar bank_jaa_kar cash_at_branch cash_in_branch bank_gaye_the \
  शाखा ~ branch_aake branch_aakar khud_aaunga khud_aaungi khud_aa_jaunga i_will_come_there come_there nearest_branch \
  wahan_aakar bank_pe_aa at_the_counter teller cashier form_bharke come_to_the_bank go_to_the_bank visit_the_bank \
  bank_visit token_leke counter
+ cheque check_de cheque_de pdc_diya chek_bhej cheq cancel_check cancelled_check
+ instalment emi_payment kist_mein kisht_mein kiston_mein kishton_mein kist_mein_kar in_instalments in_installments \
  in_parts two_instalments two_installments 2_instalments three_instalments
auto_debit autodebit auto_pay autopay automatic_payment automatic_debit auto_payment standing_instruction \
  standing_instructions ecs nach e_nach enach e_mandate emandate mandate auto_deduction direct_debit auto_renewal \
  autorenewal auto_renew ऑटो_पे ऑटो_डेबिट ach mandate_se auto_pay_se e_nach_mandate ~ apne_aap_kat apne_aap khud_kat \
  khud_hi_kat automatic automatically auto_cut automatic_cut apne_aap_cut khud_ba_khud khud_se_kat seedha_khate_se \
  khate_se_seedha seedha_kaat account_se_kat account_se_kaat khate_se_kat khate_se_kaat auto_kat अपने_आप अपने_आप_कट \
  deduct_from_account
+ full_payment complete_payment pay_in_full pay_full full_amount pura_amount poora_amount entire_amount whole_amount \
  total_amount full_and_final full_settlement puri_rakam poori_rakam pura_paise pura_bhugtan poora_bhugtan sab_clear \
  poora_clear pura_clear total_clear ~ sara_paisa saara_paisa sara_amount saari_rakam whole_thing entire_outstanding \
  total_outstanding jitna_banta sab_chuka sab_de_dunga pura_de poora_de pura_bhar poora_bhar pura_chuka poora_chuka \
  ek_baar_mein_sab sab_ek_saath pay_everything pay_it_all all_of_it sab_bhar पूरा_एक पूरा_पैसा पूरी_रकम सारा_पैसा \
  ek_mushta ek_musht
+ part_payment partial part_amount partial_amount half_payment minimum_due minimum_amount_due kuch_payment \
  thoda_payment aanshik ~ thoda_abhi abhi_thoda kuch_abhi abhi_kuch some_of_it some_amount some_now half_of_it \
  aadha_de thoda_de thoda_sa_de kuch_paise_de kuch_paise_abhi kuch_amount kuch_hissa baaki_baad thoda_thoda_karke \
  rest_later remaining_later balance_later abhi_itna_hi itna_hi_de थोड़ा_अभी अभी_थोड़ा कुछ_अभी pay_some
two_instalments two_installments two_parts two_payments 2_instalments 2_installments two_emis do_kist do_kisht \
  do_kishton do_kiston do_kistein do_hisson do_hisse do_baar_mein do_baar_me do_tukdon 2_kist 2_kisht 2_parts \
  दो_किस्त दो_किश्त दो_किश्तों दो_किस्तों दो_बार_में ~ half_now aadha_abhi_aadha aadha_aadha half_half \
  half_this_month half_now_half
restructure restructure_the_loan restructure_loan loan_restructuring restructuring reschedule_emi lower_emi \
  reduce_emi emi_reduction smaller_emi extend_tenure tenure_extension increase_tenure longer_tenure emi_kam kist_kam \
  kisht_kam kist_chhoti kisht_chhoti tenure_badha tenure_badhana avadhi_badha avadhi_badhana loan_lamba किस्त_कम \
  ईएमआई_कम ~ extend_the_tenure reduce_my_emi lower_my_emi reduce_the_emi emi_thodi_kam emi_chhoti make_emi_smaller \
  more_time_to_pay loan_ki_avadhi time_badha samay_badha tenure avadhi emi_ghata kist_ghata moratorium
settlement settle settled one_time_settlement ots loan_settlement settle_the_loan settle_karna settle_kar nipta \
  nipta_dena niptara nipatara samjhauta ~ kuch_kam_karke kam_karke_close kam_mein_close kam_mein_khatam chhoot_de_do \
  byaj_maaf byaaj_maaf interest_maaf waive waiver waive_the_interest waive_off maaf_kar ek_amount khatam_karte \
  close_kar_do_kam discount_de_do
+ travel air_miles airmiles fly_a_lot europe_tour ghoomne ghumne ghoomna ghumna sair_sapata घूमना videsh_jana \
  videsh_jaana foreign_jana visit_abroad foreign_trip_ke visa_ke_liye schengen travel_insurance yatra_bima ~ \
  ghoomne_jaana ghumne_jaana make_my_trip makemytrip irctc thailand bali singapore maldives goa_trip lounge \
  lounge_access airport_lounge miles flight_booking hotel_booking hawai_jahaz honeymoon char_dham vacations vacation \
  holiday hajj haj umrah foreign_tour dubai_trip
+ holiday honeymoon vacations dubai_trip europe_tour
+ cashback paise_wapas paisa_wapas paisa_wapis money_back cash_back paise_vaapas paisa_vaapas
fuel diesel_pump tel_dalwata tel_dalwana tel_bharwana petrol_bharwata petrol_bharwana filling_station ~ tanki_full \
  tank_full surcharge indian_oil bpcl hpcl bharat_petroleum petrol diesel cng petrol_pump pump
shopping kharidari kharidaari khareedari online_shopping shopping_mall mall mall_mein e_commerce ecommerce खरीदारी \
  शॉपिंग ~ amazon flipkart myntra ajio meesho nykaa kapde_kharid kapde_mall dmart big_bazaar
dining eating_out eat_out dine_out food_orders bahar_khana bahar_khaana bahar_ka_khana खाने_पीने ~ zomato swiggy \
  khana_peena foodie eat_outside cafe hotel_ka_khana restaurant
+ lost lost_card card_lost lost_the_card lost_my_card card_kho card_gum kho_gaya kho_gayi kho_diya gum_ho gum_gaya \
  gum_gayi misplaced mislaid cant_find couldnt_find mil_nahi_raha mil_nahi_rahi nahi_mil_raha gir_gaya_kahin \
  kahin_gir kahin_kho kahin_gum खो_गया खो_गई गुम_हो गुम_गया ~ dropped dropped_it gir_gaya gir_gayi kahin_rakh \
  rakh_ke_bhool chhoot_gaya chhut_gaya left_it_somewhere left_behind purse_ke_saath
+ missing kho_gaya kho_gayi gum_ho gum_gaya misplaced kahin_kho
+ stolen stolen_card card_stolen jeb_kat jeb_kati jebkatra pickpocket pickpocketed purse_maar purse_chori batua_chori \
  parse_chura chura_liya chura_li chura_ke chori_kar wallet_stolen जेब_कट चुरा_लिया ~ maar_liya someone_took snatched \
  chheen chhin_liya chheen_liya utha_le_gaya utha_le_gaye le_ke_bhaag
+ card_blocked blocked_card card_inactive card_frozen card_freeze card_deactivate card_deactivated card_declined \
  card_not_working card_kaam_nahi ~ block_ho lock_ho freeze_ho deactivate_ho deactivated deactivate inactive declined \
  decline band_ho_gaya freeze frozen chal_nahi_raha nahi_chal_raha ब्लॉक_हो लॉक_हो बंद_हो_गया
+ blocked block block_ho band_ho_gaya lock_ho locked lock_kar freeze frozen deactivated card_blocked account_blocked \
  ब्लॉक ~ inactive declined
block_the_card block_card block_my_card card_block_kar hotlist hotlisting hot_list stop_the_card freeze_card \
  freeze_my_card lock_the_card card_band_kar_do card_lock_kar card_rok card_ko_rok block block_it temporary_block \
  card_blocking ~ turant_band band_kar_do_turant rok_do rok_dijiye koi_use_na ब्लॉक_कर block_kar lock_kar freeze_kar \
  band_kar_do_abhi stop_it kho_gaya_block band_kar_do
wrong_pin pin_issue pin_problem forgot_pin pin_forgotten incorrect_pin pin_galat galat_pin pin_bhool pin_bhul \
  pin_yaad_nahi pin_lock pin_block pin_blocked पिन_भूल गलत_पिन पिन_गलत ~ mpin pin_set pin_nahi pin_reset upi_pin \
  password_galat pin_attempts wrong_password
change_pin pin_change reset_pin pin_reset new_pin naya_pin set_pin pin_set generate_pin pin_generate pin_generation \
  pin_badalna pin_badalwana पिन_बदलना नया_पिन ~ reset_my_pin change_my_pin pin_badal pin_bhool pin_banana pin_banwana
swallowed swallowed_by_atm card_swallowed card_stuck_in_atm stuck_in_atm card_stuck captured retained card_captured \
  nigal_liya nigal_gaya nigal kha_liya kha_gaya kha_gayi ate_my_card stuck_in_the_machine atm_mein_phas \
  machine_mein_phas atm_mein_fas machine_mein_fas machine_mein_atak atm_mein_atak फंस_गया निगल ~ phas_gaya fas_gaya \
  phans_gaya fans_gaya andar_reh_gaya bahar_nahi_nikla bahar_nahi_aaya didnt_come_out
unknown_transaction unauthorised_transaction unauthorized_transaction fraud_transaction fraudulent_transaction \
  suspicious_transaction unrecognised_transaction wrong_transaction unauthorised unauthorized fraudulent card_misuse \
  misuse misused ~ fraud fraud_ho hacked kisi_aur_ne_use kisi_ne_use someone_used someone_else_used didnt_do_this \
  didnt_make_this did_not_make not_done_by_me maine_nahi_kiya maine_kiya_hi kiya_hi_nahi kharida_hi_nahi \
  transaction_mera_nahi mera_transaction_nahi not_my_transaction otp_de_diya otp_le_liya bina_bataye bina_puche \
  bina_pooche without_my_permission without_my_knowledge without_otp
+ fraud fraudulent unauthorised_transaction unauthorized_transaction cyber_fraud online_fraud bank_fraud thugi \
  thag_liya loot_liya paise_uda paisa_uda uda_liye uda_liya chuna_laga धोखा_हुआ धोखाधड़ी ठगी ~ fake_call otp_share \
  otp_bata otp_puch link_pe_click link_par_click clicked_a_link click_kiya remote_app anydesk farzi_call \
  someone_cheated
suspicious_activity suspicious_transaction suspicious_transactions unusual_activity unusual_transaction \
  unusual_transactions fraud_alert shaq sandigdh shak_hai ~ cyber_cell cyber_crime cyber_police bada_amount \
  badi_rakam big_amount large_amount बड़ी_रकम galat_transaction bahut_paisa_aaya bahut_paise_aaye galat_paise_aaye \
  fraud
dormant dormant_account inactive inactive_account account_inactive not_used nishkriya निष्क्रिय unused_account ~ \
  use_nahi_kiya istemal_nahi_kiya never_used koi_transaction_nahi do_saal_se band_pada_hai purana_pada not_used_for \
  didnt_use no_transaction bahut_dino_se
court_order court_case legal_order court_notice legal_notice legal_hold adalat_ka_aadesh adalat_ka_order \
  कोर्ट_का_आदेश ~ adalat court police_case case_chal kanooni legal income_tax_wale ed_ka police_ne mukadma
+ not_received card_not_received card_not_delivered not_delivered aaya_hi_nahi aayi_hi_nahi havent_got \
  havent_received ~ courier_nahi dispatch_nahi
+ damaged card_damaged damaged_card chip_kharab chip_not_working mud_gaya mud_gayi do_tukde strip_ghis ghis_gaya \
  ghis_gayi bend_ho tut_gaya toot_gaya toot_gayi chip_damage
balance_enquiry balance_inquiry balance_check check_balance account_balance balance_information balance_details \
  balance balans bailens bailance shesh_rashi ~ kitne_paise kitna_paisa kitni_rakam kitna_balance kitna_hai_khate \
  how_much_is_in how_much_money how_much_balance paisa_aaya_ki paise_aaye_ki khate_mein_kitna account_mein_kitna \
  paise_pade paisa_pada kitna_bacha kitne_bache
statement account_statement bank_statement statement_of_account mini_statement passbook passbook_print \
  passbook_update khata_vivaran transaction_history len_den_ka_hisab len_den स्टेटमेंट card_statement bill_statement \
  kharche_ki_list ~ khate_ka_hisab hisab hisaab transactions_ki_list list_of_transactions transactions entries \
  entry_dekhni mahine_ka_hisab record pass_book past_transactions last_transactions bill_bhej kharche_ka_hisab \
  month_ka_detail
+ accounting accounting_service
loan_statement statement repayment_schedule outstanding outstanding_amount loan_ka_hisab loan_balance ~ kitna_bacha \
  kitni_kist_baaki kitni_kisht kitna_baaki kitna_baki kist_baaki emi_baaki account_details loan_details hisab \
  schedule
bank_statement account_statement bank_statements passbook pass_book khate_ka_statement bank_ka_statement \
  bank_ka_record khata_vivaran बैंक_स्टेटमेंट ~ statement khate_ka_hisab bank_ki_copy bank_record bank_copy
cheque_book chequebook check_book checkbook chek_book chekbook cheque_leaves cheque_leaf cheque_book_request चेक_बुक \
  चेकबुक chek_ki_kitab
update_kyc kyc_update re_kyc rekyc kyc_updation kyc_renewal kyc kyc_karwana kyc_karana kyc_karani केवाईसी ~ \
  aadhaar_link aadhar_link aadhaar_jodna aadhar_jodna pan_link pan_update aadhaar_update aadhar_update pan_card_link \
  documents_update link_aadhaar link_pan kyc_expire kyc_expired kyc_khatam
kyc_pending kyc_not_done kyc_not_updated kyc_incomplete pending_kyc kyc_expired kyc_expire kyc_nahi kyc_nahi_hui \
  kyc_baaki kyc_due kyc केवाईसी_नहीं केवाईसी ~ aadhaar_link_nahi aadhar_link_nahi aadhaar_nahi aadhar_nahi \
  documents_nahi document_nahi pan_nahi pan_link_nahi kagaz_nahi_diye re_kyc
change_address address_change update_address address_update new_address change_of_address address_updation \
  pata_badalna pata_badalwana pata_badal naya_pata ghar_badal makaan_badal पता_बदलना पता_बदलवाना नया_पता ~ \
  we_have_moved new_house shift_kiya moved shifted shift
+ address change_address address_change update_address new_address
close_account close_my_account close_the_account account_closure account_closing closing_account closure_of_account \
  khata_band_kar account_band_kar khata_band_karna khata_band_karwana account_band_karna account_band_karwana \
  account_close shut_my_account shut_account बंद_करवाना_है खाता_बंद_करवाना खाता_बंद_करना ~ nahi_rakhna_khata \
  khata_nahi_rakhna account_nahi_rakhna account_nahi_chahiye khata_nahi_chahiye dont_want_this_account \
  dont_want_the_account
+ close account_closure close_account khata_band_karna khata_band_karwana account_band_karna band_karna band_karwani
+ open open_account open_an_account account_opening new_account khata_khulwana
+ open_account khata_khul account_khul zero_balance_account khata_khulwana_hai jandhan_khata jan_dhan_khata \
  minor_account minor_ka_khata जन_धन naya_account bank_account_opening
+ open_an_account khata_khul zero_balance_account jan_dhan_khata minor_ka_khata naya_account जन_धन
+ savings bachat_khata bachat_account saving_khata sadharan_khata saadharan_khata normal_khata normal_account seving \
  ordinary_account basic_account zero_balance_account
+ current_account chaalu_account business_account dukaan_ka_khata dukan_ka_khata firm_ka_khata firm_account \
  company_account company_ka_khata vyapar_ka_khata cc_account chalu_khata current_khata ~ shop_account \
  for_my_business vyapar business dukaan dukan
+ salary_account payroll salary_khata company_ne_khulwaya company_ne_khola office_wala_account pay_account \
  vetan_khata ~ pagar tankhwah vetan
+ nri dubai_mein usa_mein canada_mein live_abroad living_abroad gulf_mein ~ australia singapore london bahar_rehta \
  abroad foreign
+ fixed_deposit fix_deposit fixed_dep miyadi_jama miyaadi bank_fd fd_karna fd_karwana f_d एफ_डी term_deposits ~ \
  lock_in ek_saath_jama ek_baar_jama ek_mushta_jama lump_sum paanch_saal_ke_liye bank_mein_rakhna guaranteed_return \
  safe_wala tax_saver_fd
recurring_deposit recurring rd r_d आरडी आर_डी monthly_deposit monthly_saving har_mahine_jama aavarti_jama avarti_jama \
  ~ monthly_jama har_mahine_thoda mahine_ka_hazaar every_month_deposit mahine_mahine_jama thoda_thoda_jama \
  har_mahine_dalna har_mahine_daalna
+ property makan_girvi ghar_ke_badle ghar_ke_kagaz ghar_ke_kagaj makaan_ke_kagaz plot_ke_kagaz
+ mortgage loan_against_land loan_against_house makan_girvi makaan_girvi ghar_girvi zameen_girvi jameen_girvi \
  plot_girvi property_girvi ghar_ke_kagaz ghar_ke_kagaj makaan_ke_kagaz plot_ke_kagaz ज़मीन_गिरवी घर_गिरवी मकान_गिरवी \
  ~ zameen_rakh property_rakh plot_ke_badle ghar_ke_badle makaan_rakh plot_rakh property_ke_against against_my_house \
  against_my_property
+ home_loan ~ flat_lena plot_lena makaan_lena makaan_ke_liye ghar_lena ghar_ke_liye_loan new_house builder_flat \
  builder under_construction ghar_banwana makaan_kharidna housing housing_finance
+ personal_loan niji_kaam trip_ke_liye purana_karz karz_chukana ghar_ke_kharche apne_kaam apne_liye personal_kaam \
  medical_kharche ghoomne_ke_liye ghumne_ke_liye
car_loan car_finance four_wheeler_loan new_car_loan used_car_loan ~ car gaadi four_wheeler chaar_pahiya swift creta \
  maruti suv alto baleno nexon brezza innova scorpio thar venue seltos tiago punch_gaadi wagonr wagon_r i20 i10 \
  hyundai tata_motors fronx ertiga bolero
two_wheeler_loan bike_loan scooter_loan two-wheeler_loan ~ bike scooty scooter activa splendor pulsar bullet \
  royal_enfield enfield jupiter motorcycle access_125 shine_bike apache do_pahiya electric_scooter ola_scooter ather \
  passion_pro platina hf_deluxe
+ two-wheeler bike_loan ~ bullet ather apache jupiter_scooty activa splendor pulsar royal_enfield electric_scooter
+ bike ~ activa splendor pulsar royal_enfield bullet_bike ather
+ car four_wheeler ~ swift creta baleno brezza nexon wagonr wagon_r maruti innova alto hyundai ertiga bolero i20 i10 \
  fortuner tiago scorpio_gaadi suv
+ vehicle vehicle_purchase ~ four_wheeler two_wheeler tractor truck auto_rickshaw e_rickshaw erickshaw scooty bike \
  car tempo activa
+ gold_loan sone_pe sone_par sone_ke_badle gold_rakh gehne_rakh jewar_rakh zevar_rakh sona_rakh gold_ke_against \
  pledge_gold सोना_गिरवी ~ gold
+ education_loan abroad_padhai masters foreign_university mba_karna engineering_karna studying_abroad study_abroad \
  school_ki_fees
+ business_loan dukaan_badhani dukan_badhani dukaan_kholni dukan_kholni kaam_shuru dhandha_shuru dhanda_shuru \
  business_shuru business_start stock_bharna machine_leni maal_bharna new_shop startup karobar_badhana
+ agriculture_loan kheti_loan khet_ke_liye kheti_ke_liye tubewell beej_khaad bhains_leni gaay_leni dairy_ke_liye \
  खेती_के_लिए tractor_lena
home_renovation renovation house_renovation home_repair house_repair home_improvement ghar_ki_marammat \
  makaan_ki_marammat ghar_theek makaan_theek ghar_ka_kaam_karwana घर_की_मरम्मत मकान_ठीक मकान_की_मरम्मत ~ \
  chhat_dalwani chhat_dalwana chhat_dalni plaster paint_karwana putai interior modular_kitchen kitchen_banwana \
  kitchen_banwani upar_ka_floor floor_dalwana bathroom_banwana tiles_lagwani ek_floor kamra_banwana waterproofing
debt_consolidation consolidation repay_loans repay_other_loans repaying_loans debt_repayment loan_repayment \
  pay_off_debts clear_dues clear_debts paying_off_loans karz_chukana karza_chukana karze_chukane udhaar_chukana \
  udhar_chukana purana_karz purane_karze purana_loan_band कर्ज_चुकाना कर्जा_चुकाना ~ other_loans pay_off sahukar \
  saare_loan sare_loan sab_loan_ek loan_chukana credit_card_ka_bill existing_dues old_loans existing_loans \
  udhari_chukani dena_hai_logon purane_loan
+ salaried private_sector government_employee private_employee sarkari_naukari job_karta job_karti naukri_karta \
  naukri_karti company_mein_kaam office_mein_kaam bank_mein_kaam school_mein_padhata work_in_a_company \
  work_for_a_company working_in working_professional ~ tcs infosys wipro it_company mnc private_company work_in_a \
  i_work_in service_karta service_karti clerk officer bank_job teacher police railway
+ self_employed self-employed own_work apna_kaam_hai khud_ka_kaam own_practice ca_practice freelance apni_clinic \
  khud_ki_clinic ~ lawyer advocate architect auto_chalata taxi_chalata cab_chalata tailor electrician plumber \
  tuition_padhata thekedari apni_taxi beautician clinic
business_owner business_person businessman business_man shop_owner owner_of_business dukandar dukaandar vyapari \
  vyapaari company_ka_malik factory_owner karobari कारोबारी dhandha dhanda karobar vyapar profession \
  professional_income business_or_profession ~ dukaan dukan shop kirana_store kirana wholesale factory hotel_chalata \
  transport_business apni_company apni_factory showroom shop_chalata dukaan_chalata dukan_chalata business कारोबार \
  trading distributor manufacturer clinic ca_hoon practice
+ retired superannuated fauj_se_retire bank_se_retire ~ pension sevanivritt retire
+ student padh_raha padh_rahi b_tech_kar taiyari_kar study_karta study_karti ~ school
+ housewife ghar_ka_kaam_karti ghar_dekhti ghar_sambhalti house_maker take_care_of_the_house at_home_only
+ homemaker ghar_ka_kaam_karti ghar_dekhti house_maker take_care_of_the_house
+ rent rental tenants rental_income bhada_aata ~ kiraye kirayedar
+ pension sarkari_pension pension_aati
+ agriculture kheti_baadi kheti_badi farming krishi खेती ~ dairy fasal khet zameen
+ interest fd_ka_byaj bank_ka_byaj interest_income high_interest interest_high interest_zyada byaj_zyada \
  interest_rate byaj_dar rate_of_interest zyada_byaj ~ byaj deposits fd
interest_rate rate_of_interest roi interest_rates byaj_dar byaaj_dar byaj_ki_dar ब्याज_दर ~ byaj byaaj sood interest \
  kitna_byaj kitne_percent kitne_pratishat percent_byaj rate_kam rate_zyada rate_high high_rate
commission commission_income brokerage dalali कमीशन ~ lic_agent insurance_agent property_dealer broker agent
salary_slip salary_slips pay_slip payslip pay_slips vetan_parchi salary_parchi tankhwah_parchi tankhwah_ki_parchi \
  vetan_ki_parchi sailary_slip सैलरी_स्लिप वेतन_पर्ची ~ slip_deti company_ki_slip
+ video_call video_kyc video_pe_kar video_conferencing ~ camera
agent_at_home home_visit doorstep_service doorstep_visit doorstep agent_visit agent_visit_at_home visit_at_home \
  executive_visit home_pickup pickup_from_home agent_home_visit field_agent ghar_pe_bhej ghar_par_bhej ghar_bhej \
  kisi_ko_bhej kisi_ko_ghar ladka_bhej aadmi_bhej banda_bhej ghar_aake ghar_aakar ghar_aa_ke ~ come_home \
  come_to_my_home send_someone send_your_person send_a_person ghar_pe_aa ghar_se_le kisi_ko_bhijwa ghar_se_kar
+ doorstep ghar_pe_bhej ladka_bhej aadmi_bhej kisi_ko_bhej ghar_aake_kar
online_upload upload upload_online upload_documents digital_upload self_upload अपलोड ~ photo_bhej photo_kheech \
  app_pe_daal app_par_daal mail_kar whatsapp_pe_bhej whatsapp_par_bhej scan_karke_bhej scan_karke documents_online \
  online_bhej online_daal pdf_bhej website
submitted documents_submitted jama_kar_diye jama_kar_diya jama_kar_di jama_ho_gaye jama_ho_gaya de_diye bhej_diye \
  bhej_diya bhej_di upload_kar_diye upload_kar_diya handed_over uploaded दे_दिए दे_दिया भेज_दिए भेज_दिया जमा_कर_दिए \
  जमा_करा_दिए ~ sent_them sent_it sent_yesterday gave_them mail_kar_diye diye_hain kara_diye de_chuka de_chuke \
  bhej_chuka already_given
not_yet_submitted not_submitted not_submitted_yet yet_to_submit still_to_submit not_given pending_from_customer \
  pending_from_my_side to_be_submitted jama_nahi_kiye jama_nahi jama_karne_hain jama_karna_hai dene_hain dena_baaki \
  abhi_baaki अभी_देना नहीं_दिए नहीं_भेजे documents_pending pending_documents documents_awaited awaiting_documents \
  document_pending papers_pending documents_required ~ abhi_dena still_have_to have_to_send will_send kal_dunga \
  kal_bhejunga kal_de_dunga meri_taraf_se_pending mere_taraf_se not_given_yet kagaz_dene documents_dene papers_baki \
  kagaz_baaki documents_baaki documents_maange papers_baaki kagaz_maange bill_dena baaki baki
under_process in_process in_progress under_review under_verification being_processed processing under_processing \
  process_mein verification_pending in_review verify_ho verification_ho jaanch_chal prakriya_mein जांच_चल \
  प्रक्रिया_में pending_verification ongoing in_transit_process claim_in_process ~ chal_raha chal_rahi dekh_rahe \
  being_checked being_reviewed review_mein pending_with_bank file_aage file_gayi file_gayi_hai with_the_bank \
  waiting_for_approval abhi_chal company_dekh dekh_rahi jaanch
rejected reject_ho reject_kar_diya declined turned_down not_approved not_accepted denied asvikrit radd_kar_diya \
  manjoor_nahi manzoor_nahi mana_kar_diya खारिज नामंजूर claim_rejected loan_rejected khaarij kharij khaarij_kar \
  radd_ho_gaya ~ wapas_aa_gaya wapas_aa_gaye nahi_maane nahi_mana they_refused sent_back returned radd \
  nahi_mila_claim reject
+ refused turned_down not_accepted radd_kar nahi_maane
approved sanctioned sanction accepted manjoor manzoor manjoor_ho manzoor_ho pass_ho pass_ho_gaya clear_ho_gaya \
  cleared approval_aa swikrit svikrit मंजूर मंज़ूर स्वीकृत पास_हो claim_approved loan_approved approval_received \
  manjoori mil_gayi_manjoori ~ ok_ho approve_ho approval sanction_ho loan_mil_gaya approval_mil
+ home ghar_ka_bima makaan_ka_bima home_insurance house_insurance ghar_pe_bhej ghar_par_bhej ghar_bhej ghar_aake \
  ghar_aakar ghar_aa_ke housing ~ flat_kharidna flat_lena plot_lena makaan_lena
+ bad_service customer_service_bad service_bad support_bad support_is_bad support_kharab customer_care_bekar \
  customer_care_kharab सर्विस_खराब service_achhi_nahi service_acchi_nahi bekar_company unhappy_with_service \
  dissatisfied_with_service not_happy_with_service unsatisfied_with_service service_not_good service_problem ~ \
  phone_nahi_uthata phone_nahi_uthate koi_phone_nahi call_nahi_uthata jawab_nahi jawab_nahi_deta jawab_nahi_dete \
  nobody_responds no_one_responds no_response nobody_answers no_one_answers koi_sunta_nahi sunwai_nahi koi_sunwai \
  agent_gayab naraz_hoon bekar_service claim_mein_dikkat
poor_service bad_service service_issue poor_support bad_support service_kharab kharab_service service_bekar \
  bekar_service ghatiya_service customer_service_bad service_bad support_bad support_is_bad support_kharab \
  customer_care_bekar customer_care_kharab सर्विस_खराब service_achhi_nahi bekar_company service_issues \
  service_not_good unhappy_with_service not_happy_with_service ~ phone_nahi_uthata phone_nahi_uthate koi_phone_nahi \
  call_nahi_uthata jawab_nahi_deta jawab_nahi_dete nobody_responds no_one_responds no_response nobody_answers \
  koi_sunta sunta_nahi sunte_nahi koi_sunta_nahi sunwai_nahi support_nahi customer_care staff_kharab line_lambi \
  lambi_line
+ private personal_use family_use private_use own_use apne_use khud_chalata khud_chalati ghar_ki_gaadi white_plate \
  white_number_plate ~ personal ghar
+ commercial ola_uber ola_mein uber_mein kiraye_pe_chalti kiraye_par_chalti yellow_plate peeli_plate goods_carrier \
  maal_dhone maal_dhota passenger_vehicle कमर्शियल ~ taxi cab tempo truck rapido
deposit_money deposit cash_deposit jama_karna jama_karne jama_karwana jama_karana paise_jama paisa_jama put_in_money \
  paise_dalna paise_dalne paise_daalne khate_mein_dalna khate_mein_daalna khate_mein_daalne जमा_करना ~ dalna_hai \
  daalna_hai credit_karna paisa_rakhna paise_rakhne put_money add_money
withdrawal withdraw cash_withdrawal withdraw_cash withdraw_money take_out_cash take_out_money nikasi nikaasi \
  paise_nikalne paise_nikalna paise_nikaalne paise_nikalwane paise_nikalte paise_nikaal paisa_nikalna cash_nikalna \
  cash_nikalte नकद_निकालना पैसे_निकालना ~ cash_chahiye paise_nikale nikaal_raha nikale_the
money_transfer fund_transfer transfer_money send_money remit remittance paise_bhejne paise_bhejna paisa_bhejna neft \
  imps rtgs move_money dusre_khate doosre_khate पैसे_भेजना ~ bhai_ko_paise ko_paise_bhej to_another_account
bill_payment bill_payments pay_bill pay_bills bill_bharna utility_bill bijli_ka_bill bijli_bill light_bill \
  light_ka_bill electricity_bill pani_ka_bill paani_ka_bill gas_bill gas_ka_bill phone_bill water_bill broadband_bill \
  credit_card_bill बिल_भरना बिजली_का_बिल ~ bills bill pay_my_bills
+ recharge mobile_recharge phone_recharge dth_recharge fastag data_pack dth data_recharge ~ jio airtel \
  phone_mein_balance net_pack mobile
after_salary after_salary_credit on_salary_day once_salary_comes salary_ke_baad salary_aane_par salary_aate_hi \
  salary_milne_par salary_aayegi salary_milegi tankhwah_aate tankhwah_milte tankhwah_aane_par tankhwah_aayegi \
  pagar_milne_par pagar_aate pagar_aayegi pay_day payday सैलरी_आने सैलरी_आते तनख्वाह_आने ~ get_paid i_get_paid \
  salary_comes salary_is_credited salary_aane_do salary_aa_jaye
+ sms text msg text_msg text_karo message_kar message_bhej mesej मैसेज ~ messages message_karo
+ phone call_kar_dena call_kar_do ghanti phone_kar phone_pe_bata बात_कर
already_have_a_card have_a_card already_have_card existing_card already_using already_have pehle_se_card \
  card_hai_pehle pehle_se_hai already_have_one do_card_hain पहले_से_है पहले_से ~ mere_paas_hai mere_paas_ek \
  hai_mere_paas ek_hai_mere have_one have_two have_three i_have_three have_another dusra_card_hai doosra_card_hai \
  do_card card_use_karta pehle_se_hi
annual_fee annual_fees annual_charges annual_charge yearly_fee yearly_charges saalana_charge salana_charge \
  saalana_fees salana_fees saalana_fee joining_fee joining_fees card_fee card_fees membership_fee सालाना_फीस \
  सालाना_चार्ज ~ fees fee charges hidden_charges har_saal_paise charge_lagta fees_lagti fee_lagti chhupe_hue_charge \
  charges_bahut
fear_of_debt debt_fear afraid_of_debt debt debt_trap karz_ka_dar karz_me_phas udhaar_ka_dar udhar_ka_dar कर्ज_का_डर \
  उधार_से_डर ~ overspend overspending kharcha_badh kharch_badh zyada_kharch zyada_kharcha fizool udhaar_pasand_nahi \
  udhar_pasand_nahi loan_nahi_chahta karz_nahi_chahta phas_jaunga fas_jaunga kharche_pe_control control_nahi_rehta \
  karz_pasand_nahi spend_too_much karz
low_usage less_usage low_use rarely_use rarely_used dont_use_much not_used_much kam_use kam_istemal istemal_kam \
  use_kam कम_इस्तेमाल ~ use_nahi use_hi_nahi never_use never_used zyada_kharidari_nahi rarely rarely_shop \
  mostly_use_upi cash_se_kaam upi_se_kaam cash_se_hi upi_se_hi dont_shop kabhi_kabhar
reissue reissue_the_card reissue_card reissue_of_card replacement_card replace_card replace_the_card new_card \
  card_reissue duplicate_card naya_card dusra_card doosra_card card_dobara dobara_card नया_कार्ड दूसरा_कार्ड \
  new_card_request ~ replacement new_one naya_bhej dobara_bhej send_a_new duplicate dusra_bhejo nayi_copy naya_bhejo \
  toot_gaya
increase_limit limit_increase raise_limit higher_limit limit_enhancement enhance_limit credit_limit_increase \
  increase_credit_limit increase_the_limit limit_badha limit_badhana limit_badhwana limit_badhani zyada_limit \
  raise_my_limit increase_my_limit लिमिट_बढ़ा लिमिट_बढ़ाना limit_change credit_limit limit_related ~ limit_kam \
  more_credit limit
convert_to_emi emi_conversion conversion_to_emi convert_into_emi emi_bana kisht_bana kist_bana kishton_mein \
  kiston_mein kist_mein kisht_mein kist_bandh किश्तों_में किस्तों_में ~ mahine_mahine_bhar turn_into_emi emi emi_kar \
  instalments
activate_card activate_the_card card_activation activate activation enable card_chalu chalu_kar chaalu_kar \
  chalu_karna chalu_karwana start_my_card start_the_card card_on_kar चालू_कर चालू_करना ~ on_kar_do on_karna start_kar \
  enable_kar
+ close_account account_surrender
close_the_card close_card card_closure cancel_card cancel_the_card cancel_my_card card_cancellation surrender_card \
  card_band_karna card_band_karwana card_surrender ~ surrender card_return card_wapas nahi_chahiye_card \
  nahi_chahiye_ab_card hamesha_ke_liye band_karwana बंद_करवाना
foreclosure foreclose foreclosing preclosure pre_closure prepayment pre_payment prepay preclose pre_close \
  part_prepayment loan_closure close_the_loan close_loan loan_close loan_band loan_band_karna loan_khatam \
  loan_khatam_karna pura_loan poora_loan प्री_क्लोजर फोरक्लोजर लोन_बंद ~ close_early pehle_hi_chukana pehle_chukana \
  jaldi_chukana time_se_pehle samay_se_pehle pura_chukana poora_chukana ek_saath_dekar pay_it_off_early
emi_date_change change_emi_date emi_date due_date_change change_due_date change_in_emi_date due_date emi_ki_date \
  kist_ki_date kisht_ki_date kist_ki_tarikh emi_ki_tarikh date_badal date_badalni date_badalna tarikh_badal \
  tarikh_badalni किस्त_की_तारीख तारीख_बदल ~ date_aage due_date_aage shift_my_emi shift_the_date
noc no_objection no_objection_certificate no_dues no_dues_certificate no_due_certificate ndc closure_letter \
  clearance_letter loan_closure_letter एनओसी ~ hypothecation hypothecation_hatana clearance_certificate \
  gaadi_ke_kagaz rc_se_naam loan_khatam_hua closure_certificate
topup_loan top_up_loan top_up topup loan_top_up loan_topup टॉप_अप extra_loan additional_loan more_loan aur_loan \
  loan_badhana ~ aur_paisa aur_paise isi_pe_aur more_money zyada_loan
money_debited_but_not_received debited_but_not_credited amount_debited_but_not_credited money_debited amount_debited \
  debited_not_received ~ samne_wale_ko_nahi saamne_wale_ko_nahi usko_nahi_mila usko_nahi_mile dukaandar_ko_nahi \
  merchant_didnt_get pahuncha_nahi pahunche_nahi nahi_pahuncha nahi_pahunche paise_kat_gaye paisa_kat_gaya \
  kat_gaye_par kat_gaye_lekin पहुंचे_नहीं
+ money_deducted money_debited amount_debited paise_gaye paisa_gaya khate_se_paise khate_se_paisa kat_gaya kat_gaye \
  kat_liya kat_liye katt_gaye kam_ho_gaye do_baar_kat paise_kat_gaye paisa_kat_gaya paise_kate
failed_transaction transaction_failed transaction_failure payment_failed payment_failure failed_payment \
  failed_transfer payment_fail transaction_fail transaction_atak transaction_stuck payment_stuck stuck_transaction \
  payment_atak paisa_atak paise_atak upi_fail transfer_nahi transfer_fail फेल_हो पेमेंट_फेल ~ fail_ho failed declined \
  decline_ho pending_dikha paise_pahunche_nahi nahi_pahunche nahi_pahuncha samne_wale_ko_nahi pahuncha_nahi \
  pahunche_nahi stuck latka_hua processing_dikha
wrong_charges wrong_charge extra_charges extra_charge hidden_charges hidden_charge excess_charges unnecessary_charges \
  charges_issue unwanted_charges charges_deducted galat_charge galat_charges faltu_charge faltu_charges extra_paise \
  फालतू_चार्ज गलत_चार्ज undisclosed_charges unexplained_charges charges_not_told hidden_fees hidden_fee extra_fees \
  chhupe_charge chhupe_hue_charge charge_lag ~ minimum_balance_charge minimum_balance_ka annual_fee processing_fee \
  sms_charges sms_charge penalty penalty_laga late_fee charge_kaat charges_kaat charge_kat charges_kat bina_matlab \
  zyada_charge gst_zyada overcharged fees_zyada bina_bataye_paise bina_bataye_kaat nahi_bataya_tha extra_paise_liye \
  bina_bataye
charges fees fee processing_fee processing_fees processing_charges bank_charges service_charges hidden_cost \
  hidden_charges shulk ~ kharcha kharche paise_zyada zyada_paise extra_paise चार्ज
+ staff_behaviour staff_rude rude_staff manager_rude staff_attitude theek_se_baat_nahi dhang_se_baat_nahi \
  theek_se_baat daanta dant_diya chillaya_mujh sunta_nahi sunte_nahi staff_sunta rude_employee rude_behaviour \
  employee_behaviour misbehaviour rude_executive rude_manager bad_behaviour ~ madam_ne nobody_helped no_one_helped \
  not_helpful unhelpful counter
+ behaviour chillaya daanta badtameezi badtamizi theek_se_baat dhang_se_baat_nahi
app_not_working app_issue app_problem app_issues app_down app_crash app_crashing app_not_opening app_error app_hang \
  application_hang app_nahi app_khulta app_khulti app_khul app_band app_band_ho application_nahi ऐप_नहीं एप_नहीं ~ \
  login_nahi login_problem login_issue otp_nahi yono_nahi net_banking_nahi password_reset site_nahi site_khul hang \
  crash white_screen loading phonepe_nahi gpay_nahi paytm_nahi gpay_open khul_nahi_raha nahi_khul_raha
app_not_opening app_crash app_khul app_nahi_khul app_nahi app_hang ऐप_नहीं ~ khul_nahi nahi_khul hang crash \
  white_screen loading phonepe_nahi gpay_nahi paytm_nahi gpay_open
delay_in_service service_delay slow_service delay delayed_service late_service long_delay delay_in_work ~ bahut_der \
  der_lagate der_lagti der_kar देर_हो ghanto_khada ghanto_line line_mein_ghanto no_response no_one_has_responded \
  kaam_latka latka_rakha latka_diya latka_rahe taking_too_long too_long itne_din chakkar_kaat chakkar_laga \
  ek_mahine_se mahine_se_wait waiting_for_a_month kab_se waiting
waiting_time long_wait waiting long_queue queue lambi_line intezaar घंटों ~ line line_mein der_lagi bahut_der ghanto \
  ghante took_hours token_leke baithe_rahe baithna_pada khade_rahe
atm_problem atm_issue atm_not_working atm_out_of_cash atm_complaint cash_not_dispensed atm_kharab atm_band \
  atm_machine atm_se_paise atm_mein_cash एटीएम_से_पैसे ~ atm paise_nahi_nikle cash_nahi_nikla paise_nikle_nahi \
  machine_kharab machine_band dispensed note_phate phate_note fate_note nakli_note cash_nahi_tha
atm_place atm एटीएम cash_machine atm_machine cash_withdrawal ~ withdrawal paise_nikalte paise_nikaal paise_nikalne \
  cash_nikalte machine_se_nikal machine_se_nikale machine_se_paise
pos pos_machine swipe_machine card_machine edc edc_machine swipe card_swipe swipe_kiya card_swipe_kiya swaip स्वाइप \
  shop_machine dukaan_ki_machine shop_pos merchant shop_payment in_store card_at_shop swipe_at_shop ~ dukaan_pe_swipe \
  dukan_pe_swipe tap tap_kiya tap_karke restaurant_mein_card shop_mein_card pump_pe_swipe card_diya tap_and_pay \
  petrol_pump mall restaurant
mobile_banking mobile_bank bank_app bank_ke_app bank_ka_app banks_app app_of_the_bank mobile_app_of yono imobile \
  hdfc_app sbi_app axis_app icici_app kotak_app banking_app phone_app मोबाइल_बैंकिंग ~ mobile_app
wrong_person_paid wrong_transfer paid_wrong_person wrong_person sent_to_wrong_person wrong_upi wrong_account \
  wrong_beneficiary galat_number galat_aadmi galat_upi galat_khate galat_khata galat_account गलत_नंबर गलत_खाते ~ \
  dusre_ko_chala doosre_ko_chala kisi_aur_ke_khate kisi_aur_ko wrong_number someone_else by_mistake_sent \
  galti_se_bhej galti_se_chala wrong
limit_exceeded limit_over limit_reached limit_cross limit_crossed limit_khatam limit_ho_gayi limit_poori daily_limit \
  limit_exceed transaction_limit लिमिट_खत्म ~ limit quota ek_din_ka_limit se_upar_nahi quota_khatam upar_nahi_ja
bank_server_down server_down bank_server server_issue server_busy bank_down server_error bank_side_issue सर्वर_डाउन \
  सर्वर ~ server bank_ka_server bank_not_responding bank_side bank_ki_taraf server_nahi
paperwork documentation too_much_paperwork too_many_documents formalities formality kagazi kagzi kagazi_karwai kagaji \
  कागज़ी कागजी kagazi_kaam ~ kagaz_bahut documents_bahut bahut_kagaz bahut_documents bahut_document itne_form \
  itne_kagaz itne_document many_documents signature bahut_form form_bharwaye
cancelled_cheque cancel_cheque cancelled_check cancel_check kata_hua_check cancelled_chek cheque ~ check_kata \
  bank_ka_check check
company_provided company_accommodation company_quarter company_flat company_quarters company_house staff_quarter \
  staff_quarters govt_quarter government_quarter railway_quarter sarkari_quarter office_ne_diya company_ne_diya \
  सरकारी_क्वार्टर ~ quarter quarters
with_parents parents_house parental_house parents_home lives_with_parents mummy_papa_ke maa_baap_ke papa_ka_ghar \
  papa_ke_ghar माता_पिता_के ~ with_my_family with_family family_ke_saath pitaji_ka_ghar
+ own ancestral apna_ghar apna_makaan khud_ka_ghar khud_ka_makaan own_flat own_home owned_house paitrik pushtaini \
  अपना_घर अपना_मकान ghar_ka_makaan business_owner shop_owner
+ transfer paise_bhejne paise_bhejna paisa_bhejna send_money remit remittance fund_transfer money_transfer \
  dusre_khate doosre_khate पैसे_भेजना ~ neft imps rtgs ko_paise_bhej to_another_account
+ outside bahar_gaya bahar_gayi bahar_gaye
+ sell bech_di bech_diya bik_gayi bik_gaya gaadi_bech bike_bech car_bech sold_it i_sold sold_my_car no_sales
+ retailer dukaandar
will_not_pay refuses_to_pay refuse_to_pay refusal_to_pay not_willing_to_pay unwilling_to_pay wont_pay refused_to_pay \
  does_not_want_to_pay nahi_bharunga nahi_bharungi nahi_bharenge nahi_dunga nahi_dungi nahi_denge nahi_bharna \
  paise_nahi_dunga ~ jo_karna_hai_kar kar_lo_jo_karna not_going_to_pay case_kar_do mujhe_nahi_bharna
cash_to_agent cash_to_executive cash_pickup cash_collection collection_agent pay_to_agent doorstep_collection \
  cash_from_home ~ ghar_aake ghar_aakar aadmi_bhej ghar_se_le paise_le_jao paise_le_jaye nakad cash haath agent
atm_withdrawal withdrawal_at_atm cash_withdrawal atm_cash_withdrawal ~ cash_nikala cash_nikale paise_nikale \
  paise_nikala paise_nikal paisa_nikala atm machine
online_purchase online_shopping online_payment ecommerce e_commerce website_purchase internet_purchase online_order \
  online_transaction amazon_pe amazon_par flipkart_pe flipkart_par ~ amazon flipkart myntra meesho website online \
  order_kiya online_kharida internet
paid_out claim_paid paid settled amount_credited payment_received amount_received money_received paise_aa_gaye \
  paisa_aa_gaya paise_mil_gaye paisa_mil_gaya mil_gaya_paisa mil_gaye_paise paise_aaye ~ settle_ho credit_ho_gaya \
  amount_credit khate_mein_aa_gaye
not_credited money_not_credited amount_not_credited payment_not_received money_not_received amount_not_received \
  not_received_money paise_nahi_aaye paisa_nahi_aaya credit_nahi credit_nahi_hua paise_nahi_mile paisa_nahi_mila \
  paisa_nahi_pahuncha paise_nahi_pahunche ~ account_mein_nahi_aaya khate_mein_nahi_aaya khate_mein_nahi_aaye \
  pahuncha_nahi nahi_pahuncha
housing ~ home_loan flat makaan makan ghar plot house villa ghar_banana flat_lena
vehicle_finance auto_loan ~ auto gaadi bike scooty tractor car
+ education mbbs engineering b_tech mba
unblock unblock_card unblock_the_card unlock unlock_card unfreeze card_unblock khol_do kholna kholo ~ chalu_kar \
  activate_kar wapas_chalu
hidden_charges hidden_fees undisclosed_charges hidden_cost chhupe_charge chhupe_hue_charge chhupa_charge ~ \
  bina_bataye_paise bina_bataye nahi_bataya_tha processing_fee extra_paise_liye
+ rude rude_employee rude_executive rude_behaviour
harassment recovery_harassment harassment_by_recovery_agents recovery_agents recovery_agent harassed_by_agents \
  pressure_by_agents threatening_calls abusive_calls dhamki dhamkate dhamka dhamki_de dhamka_rahe tang_kar_rahe \
  tang_kar_raha ~ gunde goonde baar_baar_phone threat threaten threatening threatened ghar_pe_aate gaali_dete \
  phone_karke_gaali bar_bar_call recovery padosiyon
wrong_information wrong_information_given misinformation mis_selling misselling mis_sold missold misguided misled \
  false_promise false_promises wrong_promise galat_jaankari galat_jankari jhooth_bola jhoot_bola jhooth_bolkar \
  jhooth_bol_kar gumrah galat_bataya ~ kuch_aur_bola kuch_aur_nikla kuch_aur_bataya mis-selling galat_policy jhooth \
  sach_nahi_bataya
loan_not_closed closure_pending account_not_closed loan_still_active loan_still_open ~ band_nahi_hua noc_nahi \
  phir_bhi_chal still_active abhi_bhi_active pura_bhar_diya_phir
too_many_charges high_charges charges_too_high excessive_charges charges_high high_fees many_charges charge_kaatte \
  charges_kaatte paise_kaat_lete paise_kaatte charge_zyada charges_zyada ~ charges fees har_cheez_ka_paisa sms_charge \
  charge_kaat bahut_charge
+ relocation moving_to_another_city moving_city moved_city change_of_city shifting_city changing_city city_change \
  relocating transfer_ho_gaya shahar_chhod sheher_chhod shahar_badal sheher_badal ~ dusre_shahar doosre_shahar shift \
  dusri_city doosri_city transfer
another_account have_another_account other_account another_bank_account account_in_another_bank account_elsewhere \
  moved_to_another_bank switching_bank another_bank other_bank dusra_khata doosra_khata dusra_account doosra_account \
  do_account do_khate dusre_bank doosre_bank dusri_bank ~ sbi_mein hdfc_mein already_account icici_mein pnb_mein
minimum_balance minimum_balance_issue minimum_balance_requirement average_balance balance_requirement mab \
  nyuntam_balance ~ balance_maintain maintain_nahi maintain_nahi_hota balance_rakhna rakhna_padta \
  itna_paisa_nahi_rakh paisa_nahi_rakh
`
