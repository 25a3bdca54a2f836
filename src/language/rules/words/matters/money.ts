/**
 * Banks, cards, loans, payments, insurance, investments and tax: lines as in `everyday-words.ts`; one that begins with `+`
 * adds to the line of its first word.
 */
export const MONEY_WORDS = `salary_delayed salary_delay delayed_salary delay_in_salary salary_late late_salary \
  salary_not_received salary_not_credited salary_not_come salary_issue salary_pending salary_nahi salary_hi_nahi \
  tankhwah_nahi vetan_nahi pagar_nahi pagaar_nahi tankhwah_late salary_ruki tankhwah_ruki sailary_late pagar_late \
  vetan_ruka सैलरी_नहीं वेतन_नहीं ~ waiting_for_my_salary waiting_for_salary waiting_for_my_pay company_ne_abhi_paise \
  company_ne_paise_nahi boss_ne_paise seth_ne_paise malik_ne_paise pay_is_late payment_company_se no_salary \
  didnt_get_salary not_got_salary salary_hold tankhwah_atki salary_atki paycheck salary_latak
+ wages salary_delayed salary_delay delayed_salary delay_in_salary salary_late late_salary salary_not_received \
  salary_not_credited salary_nahi pagar_nahi vetan_nahi tankhwah_nahi company_deti_hai
+ salary salary_delayed salary_delay delayed_salary delay_in_salary salary_late late_salary salary_not_received \
  salary_not_credited
+ forgot missed_the_date missed_the_due_date skip_ho_gaya date_nikal_gayi date_nikal date_yaad_nahi dhyan_se_utar \
  due_date_nahi_pata ~ missed_the_payment missed_it miss_ho_gaya chook_gaya chuk_gaya reh_gaya_mujhse date_miss \
  tarikh_nikal tarikh_yaad dimag_mein_nahi_raha didnt_realise didnt_realize didnt_know_it_expired khayal_nahi \
  khayal_se wasnt_aware didnt_notice last_date_nikal lost_track hosh_nahi_raha
+ job_loss lost_my_work naukri_khatam out_of_work out_of_job job_khatam ~ company_ne_nikal nikal_diya_mujhe \
  naukri_se_nikal kaam_se_nikal office_se_nikal job_se_nikal kaam_chhoot kaam_chhut kaam_choot kaam_chut rozgar_gaya \
  they_let_me_go position_eliminated terminated sacked pink_slip dont_have_a_job no_job job_nahi kaam_nahi_hai \
  naukri_nahi rojgar_nahi dhanda_band company_closed factory_closed chhatni
+ unemployed no_job job_nahi naukri_nahi job_dhundh naukri_dhundh kaam_dhundh looking_for_a_job looking_for_job \
  searching_for_job searching_job job_hunting ~ dont_have_a_job kaam_nahi_hai naukri_chali naukri_talash \
  naukri_ki_talash kuch_nahi_karta kuch_nahi_karti not_doing_anything khali_hu between_two_jobs naukri_dhoondh \
  kaam_dhoondh
+ technical technical_issue technical_error technical_glitch technical_fault network_issue system_issue ~ \
  auto_pay_fail autopay_fail autopay_nahi auto_debit_nahi auto_debit_fail mandate_fail link_expire link_kaam_nahi \
  link_work upi_nahi upi_down upi_fail otp_nahi otp_na_aana gateway site_nahi site_khul app_band app_crash app_error \
  payment_stuck payment_atak net_slow loading link_was_not_opening payment_decline transaction_decline
+ dispute disputed amount_dispute billing_dispute not_agreed dont_agree do_not_agree disagreement sehmat_nahi \
  manzoor_nahi manjoor_nahi never_took_any never_took_a_loan loan_liya_hi_nahi ~ galat_amount galat_rakam rakam_galat \
  amount_zyada zyada_maang extra_maang charged_me_extra charged_extra interest_zyada byaj_zyada_lagaya penalty_galat \
  galat_penalty banta_hi_nahi banta_nahi liya_hi_nahi loan_liya_hi hisab_galat galat_hisab not_my_loan not_mine \
  mera_nahi not_agree overcharged galat_interest wrong_interest hisab_mil_nahi rakam_sahi_nahi
+ medical medical_emergency health_emergency health_issue health_issues health_problem medical_reason medical_reasons \
  medical_expenses ~ hospital_bill icu bharti_the bharti_tha bharti_thi dengue typhoid cancer
business_slow slow_business business_loss business_down business_problem business_issue business_losses \
  loss_in_business dhandha_manda dhanda_manda dhandha_thap kaam_manda kaam_thap kaam_thanda business_not_doing_well \
  dukaan_nahi_chal dhandha_nahi dhanda_nahi dukan_nahi_chal kaam_nahi_chal मंदा धंधा_मंदा ~ market_down market_slow \
  manda mandi mandi_chal no_sales no_sale low_sales bikri_nahi bikri_kam grahak_nahi grahak_kam customers_nahi \
  party_ne_payment party_payment party_ne_paise party_ka_paisa payment_atka paise_atke paisa_atka payment_ruka \
  season_off off_season ghata nuksan loss_ho dhandha_band dhanda_band business_band orders_nahi
+ loss business_loss business_losses loss_in_business
+ business business_slow slow_business business_loss business_down business_problem loss_in_business business_owner \
  business_person shop_owner
cash_shortage shortage_of_cash money_shortage shortage_of_money low_funds low_balance insufficient_funds \
  insufficient_balance no_funds lack_of_funds lack_of_money financial_issue financial_issues financial_problem \
  financial_problems financial_difficulty financial_crisis financial_constraint financial_constraints \
  financial_trouble money_problem money_issue no_money cash_crunch fund_shortage short_of_money short_of_cash \
  short_of_funds paise_nahi paise_hi_nahi paisa_nahi fund_nahi funds_nahi haath_tang hath_tang paise_ki_dikkat \
  paise_ki_kami paise_ki_tangi paise_ki_problem paiso_ki_dikkat paiso_ki_kami paise_ki_kadki paisa_hi_nahi \
  aarthik_tangi aarthik_dikkat arthik_tangi arthik_dikkat पैसे_नहीं पैसा_नहीं पैसे_की_दिक्कत पैसे_की_तंगी ~ \
  balance_kam balance_nahi kam_balance paise_kam paisa_kam tangi kadki kangali jeb_khali intezaam_nahi intejam_nahi \
  jugad_nahi jugaad_nahi broke bankrupt tight_hai thoda_tight money_is_tight haath_khali hath_khali paise_khatam \
  paisa_khatam salary_khatam budget_nahi budget_tight afford arthik aarthik pocket_khali out_of_money \
  ran_out_of_money no_balance no_cash cash_nahi paise_nahin paisa_nahin paise_bachte_nahi paise_nahi_bachte \
  kharcha_zyada_ho kharche_zyada khali_haath paise_nahi_hue paise_kahan
+ no_money paise_hi_nahi paisa_hi_nahi paise_ki_problem paiso_ki_dikkat paiso_ki_kami aarthik_dikkat arthik_tangi \
  no_funds no_balance insufficient_funds low_funds cash_shortage shortage_of_cash lack_of_funds ~ balance_kam \
  kam_balance jeb_khali intezaam_nahi intejam_nahi jugad_nahi jugaad_nahi paise_khatam paisa_khatam no_cash \
  budget_nahi haath_khali
out_of_station out_of_town out_of_city not_in_town not_in_city travelling traveling away_from_home ~ gaon_gaya \
  gaon_gayi gaon_gaye gaon_mein gaanv_mein gaon_tha gaon_me gaanv_gaya gaanv_gaye shahar_se_bahar sheher_se_bahar \
  shehar_se_bahar was_abroad i_was_abroad vacation holiday tour_pe trip_pe on_a_trip on_tour safar_mein yatra_pe \
  yatra_par ghoomne_gaya ghumne_gaye ghumne_gaya videsh_mein_tha desh_se_bahar station_se_bahar बाहर_गया बाहर_था \
  बाहर_गए बाहर_थे गांव_गया गांव_में गाँव_गया गाँव_में native_gaya native_place dusre_shahar bahar_gaya bahar_gayi \
  bahar_gaye
account_issue account_issues account_problem account_frozen account_blocked account_block account_closed \
  account_inactive khata_band account_band account_freeze khata_freeze account_hold account_lock khata_lock \
  khata_block account_locked khata_mein_problem खाता_बंद ~ account_number_badal bank_ne_hold lien lien_marked \
  kyc_pending kyc_nahi khate_mein_problem account_mein_problem account_change bank_change account_number_change \
  account_dormant
+ account account_issue account_problem account_frozen account_blocked account_closed khata_band account_freeze \
  khata_freeze
already_paid payment_already_made payment_made payment_done amount_paid paid_already already_done already_cleared \
  payment_ho_gaya payment_ho_chuka payment_kar_diya ~ cleared_it cleared bhar_chuka bhar_chuki bhara_hai bhara_tha \
  jama_ho_gaya jama_kiya jama_kar paise_kat_gaye paisa_kat_gaya debit_ho amount_debit already_debited \
  transfer_kar_diya kara_diya pehle_hi_bhar pehle_hi_de de_diye_hain emi_kat
family_problem family_problems family_issue family_issues family_reason family_reasons family_emergency \
  problem_in_family ghar_ki_problem ghar_mein_problem parivarik_dikkat parivarik_samasya ghar_ki_dikkat ~ dehant \
  guzar_gaye guzar_gayi guzar_gaya death passed_away papa_nahi_rahe ghar_mein_shaadi ki_shaadi_mein ki_shaadi_thi \
  ki_shadi_thi wedding_in shaadi_thi shaadi_ka_kharcha ghar_mein_jhagda jhagda divorce talaq ghar_mein_bimari \
  papa_bimar maa_bimar mummy_bimar bachche_bimar in_the_family ghar_pe_dikkat family_matter wife_se_jhagda terahvi \
  antim_sanskar
+ family family_problem family_problems family_issue family_issues family_reason family_reasons family_emergency
+ upi upi_app upi_payment scanner gpay_se phonepay phone_pe phonpe phonepe_se gpe_se paytm_se vpa scan_karke scan_kar \
  scan_kiya scan_and_pay navi_app फोन_पे गूगल_पे पेटीएम भीम ~ cred super_money qr_pe qr_code_pe upi_id mobile_se_bhej \
  phone_se_bhej bharat_pe jio_pay
+ net_banking bank_site bank_ki_website bank_ki_site bank_website banks_website website_of_the_bank \
  online_from_my_bank bank_se_online internet_bank bank_portal nb_se ~ neft_se imps_se rtgs_se account_se_transfer \
  khate_se_transfer transfer_from_account laptop_se computer_se bank_ke_app bank_app wire_transfer account_to_account \
  bank_login khate_se_bhej net_se_transfer नेफ्ट आरटीजीएस
bank_transfer account_transfer neft rtgs imps wire_transfer fund_transfer नेफ्ट आरटीजीएस ~ net_banking \
  khate_mein_bhej account_mein_dal account_mein_daal khate_mein_dal khate_mein_daal direct_account seedha_khate
debit_card debit_cards debit atm_card atm_wala_card atm_cum_debit rupay_card ~ atm_wala paise_nikalne_wala \
  account_wala_card withdraw_cash savings_account_card card_with_my_account bank_wala_card khate_wala \
  paise_nikalte_hain paise_nikalta paise_nikalti paise_nikalne visa
+ card card_swipe swipe_card debit_card credit_card
+ credit_card amex american_express ~ limit_wala limit_hoti bill_aata monthly_bill udhaar_wala bill_wala \
  one_with_bill card_with_limit emi_wala_card
prepaid_card gift_card wallet_card recharge_card topup_card top_up_card loadable ~ recharge_wala paise_daal_ke \
  load_karke load_karna load_money loaded paise_bharke pehle_paise_daal
forex_card forex travel_card currency_card foreign_card multicurrency multi_currency travel_money_card ~ dollar \
  dollars euro videsh_wala foreign_travel foreign_trip videshi foreign_currency international_card विदेश_वाला \
  bahar_ghumne bahar_desh
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
  in_parts
auto_debit autodebit auto_pay autopay automatic_payment automatic_debit auto_payment standing_instruction \
  standing_instructions ecs nach e_nach enach e_mandate emandate mandate auto_deduction direct_debit auto_renewal \
  autorenewal auto_renew ऑटो_पे ऑटो_डेबिट ~ apne_aap_kat apne_aap khud_kat khud_hi_kat automatic automatically \
  auto_cut automatic_cut apne_aap_cut khud_ba_khud khud_se_kat seedha_khate_se khate_se_seedha seedha_kaat \
  account_se_kat account_se_kaat khate_se_kat khate_se_kaat auto_kat अपने_आप अपने_आप_कट deduct_from_account
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
+ instalment two_instalments two_installments 2_instalments three_instalments
restructure restructure_the_loan restructure_loan loan_restructuring restructuring reschedule_emi lower_emi \
  reduce_emi emi_reduction smaller_emi extend_tenure tenure_extension increase_tenure longer_tenure emi_kam kist_kam \
  kisht_kam kist_chhoti kisht_chhoti tenure_badha tenure_badhana avadhi_badha avadhi_badhana loan_lamba किस्त_कम \
  ईएमआई_कम ~ extend_the_tenure reduce_my_emi lower_my_emi reduce_the_emi emi_thodi_kam emi_chhoti make_emi_smaller \
  more_time_to_pay loan_ki_avadhi time_badha samay_badha tenure avadhi emi_ghata kist_ghata moratorium
settlement settle settled one_time_settlement ots loan_settlement settle_the_loan settle_karna settle_kar nipta \
  nipta_dena niptara nipatara samjhauta ~ kuch_kam_karke kam_karke_close kam_mein_close kam_mein_khatam chhoot_de_do \
  byaj_maaf byaaj_maaf interest_maaf waive waiver waive_the_interest waive_off maaf_kar ek_amount khatam_karte \
  close_kar_do_kam discount_de_do
+ travel air_miles airmiles fly_a_lot europe_tour ghoomne ghumne ghoomna ghumna sair_sapata घूमना ~ ghoomne_jaana \
  ghumne_jaana make_my_trip makemytrip irctc thailand bali singapore maldives goa_trip lounge lounge_access \
  airport_lounge miles flight_booking hotel_booking hawai_jahaz honeymoon char_dham vacations vacation holiday hajj \
  haj umrah foreign_tour dubai_trip
+ holiday honeymoon vacations dubai_trip europe_tour
+ cashback paise_wapas paisa_wapas paisa_wapis money_back cash_back paise_vaapas paisa_vaapas
fuel diesel_pump tel_dalwata tel_dalwana tel_bharwana petrol_bharwata petrol_bharwana filling_station ~ pump_pe \
  pump_par tanki_full tank_full surcharge indian_oil bpcl hpcl bharat_petroleum petrol diesel cng petrol_pump
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
+ theft jeb_kat chura_liya chura_li break_in broke_in tala_tod tala_toda ताला_तोड़ ~ utha_le_gaya utha_le_gaye \
  chheen_liya chhin_liya le_ke_bhaag chor_le_gaye
+ card_blocked blocked_card card_inactive card_frozen card_freeze card_deactivate card_deactivated card_declined \
  card_not_working card_kaam_nahi ~ block_ho lock_ho freeze_ho deactivate_ho deactivated deactivate inactive declined \
  decline band_ho_gaya freeze frozen chal_nahi_raha nahi_chal_raha ब्लॉक_हो लॉक_हो बंद_हो_गया
+ blocked block block_ho band_ho_gaya lock_ho locked lock_kar freeze frozen deactivated card_blocked account_blocked \
  ब्लॉक ~ inactive declined
block_the_card block_card block_my_card card_block_kar hotlist hotlisting hot_list stop_the_card freeze_card \
  freeze_my_card lock_the_card card_band_kar_do card_lock_kar card_rok card_ko_rok ~ turant_band band_kar_do_turant \
  rok_do rok_dijiye koi_use_na ब्लॉक_कर block_kar lock_kar freeze_kar band_kar_do_abhi stop_it block_it
+ card block_the_card block_card reissue_the_card close_the_card activate_card activate_the_card
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
  use_nahi_kiya istemal_nahi_kiya never_used koi_transaction_nahi saalon_se do_saal_se band_pada_hai purana_pada \
  not_used_for didnt_use no_transaction bahut_dino_se
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
  passbook_update khata_vivaran transaction_history len_den_ka_hisab len_den स्टेटमेंट ~ khate_ka_hisab hisab hisaab \
  transactions_ki_list list_of_transactions transactions entries entry_dekhni mahine_ka_hisab record pass_book \
  past_transactions last_transactions
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
  we_have_moved moved_to shifted_to new_house shift_ho shift_kiya moved shifted
+ address change_address address_change update_address new_address
close_account close_my_account close_the_account account_closure account_closing closing_account closure_of_account \
  khata_band_kar account_band_kar khata_band_karna khata_band_karwana account_band_karna account_band_karwana \
  account_close shut_my_account shut_account बंद_करवाना_है खाता_बंद_करवाना खाता_बंद_करना ~ nahi_rakhna_khata \
  khata_nahi_rakhna account_nahi_rakhna account_nahi_chahiye khata_nahi_chahiye dont_want_this_account \
  dont_want_the_account
+ close account_closure close_account khata_band_karna khata_band_karwana account_band_karna band_karna band_karwani
+ account open_account open_an_account close_account account_opening account_closure
+ open open_account open_an_account account_opening new_account khata_khulwana
+ open_account khata_khul account_khul zero_balance_account khata_khulwana_hai jandhan_khata jan_dhan_khata \
  minor_account minor_ka_khata जन_धन naya_account bank_account_opening
+ open_an_account khata_khul zero_balance_account jan_dhan_khata minor_ka_khata naya_account जन_धन
+ savings bachat_khata bachat_account saving_khata sadharan_khata saadharan_khata normal_khata normal_account seving \
  ordinary_account basic_account zero_balance_account
+ current_account chaalu_account business_account dukaan_ka_khata dukan_ka_khata firm_ka_khata firm_account \
  company_account company_ka_khata vyapar_ka_khata cc_account ~ vyapar_wala business_wala dukaan_wala dukan_wala \
  shop_account for_my_business
+ current_account business_account chalu_khata current_khata dukaan_ka_khata company_account firm_account ~ \
  vyapar_wala for_my_business
+ salary_account payroll salary_khata company_ne_khulwaya company_ne_khola office_wala_account pay_account pagar_wala \
  tankhwah_wala vetan_khata vetan_wala
+ wages payroll pay_account monthly_pay salary_account
+ nri dubai_mein usa_mein canada_mein abroad_mein live_abroad living_abroad foreign_mein gulf_mein ~ australia \
  singapore london bahar_rehta
+ fixed_deposit fix_deposit fixed_dep miyadi_jama miyaadi bank_fd fd_karna fd_karwana f_d एफ_डी mein_fd term_deposits \
  ~ lock_in ek_saath_jama ek_baar_jama ek_mushta_jama lump_sum paanch_saal_ke_liye bank_mein_rakhna guaranteed_return \
  safe_wala tax_saver_fd
recurring_deposit recurring rd r_d आरडी आर_डी monthly_deposit monthly_saving har_mahine_jama aavarti_jama avarti_jama \
  ~ monthly_jama har_mahine_thoda mahine_ka_hazaar every_month_deposit mahine_mahine_jama thoda_thoda_jama \
  har_mahine_dalna har_mahine_daalna
+ mutual_fund mf groww zerodha_coin kuvera lumpsum_fund index_funds parag_parikh equity_fund म्यूच्युअल_फंड sip_karta \
  sip_karna सिप
+ shares stock_trading share_trading share_bazaar share_bazar sher_bazar stock_exchange nse bse f_and_o futures \
  options_trading शेयर_बाजार ~ zerodha upstox angel_one demat_account
+ gold digital_gold gold_etf sone sone_ke sone_mein
real_estate realty zameen_jaydad jaydad ~ dukaan farm_house commercial_space villa apartment land flat plot house \
  ghar makaan makan zameen jameen jamin zamin
+ ppf public_provident_fund provident pf_account ~ 15_saal pandrah_saal fifteen_year
+ nps national_pension_scheme national_pension_system pension_scheme ~ retirement_wala budhape_ke_liye
crypto cryptocurrency bitcoin ethereum btc
post_office_scheme post_office nsc kvp sukanya_samriddhi kisan_vikas_patra senior_citizen_scheme scss dakghar \
  daak_ghar डाकघर
+ property makan_girvi ghar_ke_badle ghar_ke_kagaz ghar_ke_kagaj makaan_ke_kagaz plot_ke_kagaz
+ mortgage loan_against_land loan_against_house makan_girvi makaan_girvi ghar_girvi zameen_girvi jameen_girvi \
  plot_girvi property_girvi ghar_ke_kagaz ghar_ke_kagaj makaan_ke_kagaz plot_ke_kagaz ज़मीन_गिरवी घर_गिरवी मकान_गिरवी \
  ~ zameen_rakh property_rakh plot_ke_badle ghar_ke_badle makaan_rakh plot_rakh property_ke_against against_my_house \
  against_my_property
+ home_loan ghar_ke_liye_loan ~ makaan_lena makaan_ke_liye ghar_lena new_house builder_flat under_construction \
  ghar_banwana makaan_kharidna
+ personal_loan niji_kaam trip_ke_liye purana_karz karz_chukana ghar_ke_kharche apne_kaam apne_liye personal_kaam \
  medical_kharche ghoomne_ke_liye ghumne_ke_liye
car_loan car_finance four_wheeler_loan new_car_loan used_car_loan ~ car gaadi four_wheeler chaar_pahiya swift creta \
  maruti suv alto baleno nexon brezza innova scorpio thar venue seltos tiago punch_gaadi wagonr wagon_r i20 i10 \
  hyundai tata_motors fronx ertiga bolero
two_wheeler_loan bike_loan scooter_loan two-wheeler_loan ~ bike scooty scooter activa splendor pulsar bullet \
  royal_enfield enfield jupiter motorcycle access_125 shine_bike apache do_pahiya electric_scooter ola_scooter ather \
  passion_pro platina hf_deluxe
+ two-wheeler bike_loan ~ bullet ather apache jupiter_scooty activa splendor pulsar royal_enfield electric_scooter
+ bike ~ activa splendor pulsar royal_enfield bullet_bike bullet_hai ather
+ car four_wheeler ~ swift creta baleno brezza nexon wagonr wagon_r maruti innova alto hyundai ertiga bolero i20 i10 \
  fortuner tiago scorpio_gaadi suv_hai
+ vehicle vehicle_purchase ~ four_wheeler two_wheeler tractor truck auto_rickshaw e_rickshaw erickshaw scooty bike \
  car tempo activa
+ gold_loan gold_pe sone_pe sone_par sone_ke_badle gold_rakh gehne_rakh jewar_rakh zevar_rakh sona_rakh \
  gold_ke_against pledge_gold सोना_गिरवी
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
  naukri_karti company_mein_kaam office_mein_kaam bank_mein_kaam school_mein_padhata teacher_hoon teacher_hu \
  work_in_a_company work_for_a_company working_in working_professional ~ tcs infosys wipro it_company mnc \
  private_company work_in_a i_work_in service_karta service_karti clerk officer bank_job police_mein railway_mein
+ self_employed self-employed own_work apna_kaam_hai khud_ka_kaam own_practice ca_practice freelance apni_clinic \
  khud_ki_clinic ~ lawyer advocate architect auto_chalata taxi_chalata cab_chalata tailor electrician plumber \
  beautician_hoon tuition_padhata clinic_hai thekedari apni_taxi
business_owner business_person businessman business_man shop_owner owner_of_business dukandar dukaandar vyapari \
  vyapaari company_ka_malik factory_owner karobari कारोबारी dhandha dhanda karobar vyapar ~ dukaan dukan dukaan_hai \
  dukan_hai shop kirana_store kirana wholesale factory hotel_chalata own_a transport_business apni_company \
  apni_factory showroom shop_chalata dukaan_chalata dukan_chalata business business_hai कारोबार trading distributor \
  manufacturer
+ retired superannuated pension_pe pension_par sevanivritt_ho retire_ho fauj_se_retire bank_se_retire
+ student student_hoon padh_raha padh_rahi b_tech_kar taiyari_kar study_karta study_karti ~ school
+ housewife ghar_ka_kaam_karti ghar_dekhti ghar_sambhalti house_maker take_care_of_the_house at_home_only
+ homemaker ghar_ka_kaam_karti ghar_dekhti house_maker take_care_of_the_house
+ rent rental tenants rental_income kiraye_se kirayedar_se bhada_aata
+ pension sarkari_pension pension_aati
+ agriculture kheti_baadi kheti_badi zameen_se khet_se farming krishi खेती ~ dairy fasal khet
+ interest byaj_se fd_ka_byaj bank_ka_byaj interest_income deposits_se ~ fd_se
interest_rate rate_of_interest roi interest_rates byaj_dar byaaj_dar byaj_ki_dar ब्याज_दर ~ byaj byaaj sood interest \
  kitna_byaj kitne_percent kitne_pratishat percent_byaj rate_kam rate_zyada rate_high high_rate
+ interest high_interest interest_high interest_zyada byaj_zyada interest_rate byaj_dar rate_of_interest zyada_byaj
commission commission_income brokerage dalali कमीशन ~ lic_agent insurance_agent property_dealer agent_hoon agent_hu \
  broker
salary_slip salary_slips pay_slip payslip pay_slips vetan_parchi salary_parchi tankhwah_parchi tankhwah_ki_parchi \
  vetan_ki_parchi sailary_slip सैलरी_स्लिप वेतन_पर्ची ~ slip_deti company_ki_slip
form_16 form16 form_sixteen form_solah फॉर्म_16 फार्म_16 tds_certificate ~ company_ka_tds
itr income_tax_return income_tax_returns itr_filing itr_copy tax_return tax_returns aaykar_return aaykar_vivarani \
  आयकर_रिटर्न आईटीआर ~ return_bhara return_bharta tax_file ca_ne_bhara return_file tax_bhara income_tax_bharta
+ income_tax आयकर_रिटर्न itr_filing income_tax_bharna tax_file file_tax file_return salary_ka_return \
  return_bharna_hai income_tax_filing
itr_filing file_itr income_tax_filing return_filing income_tax_return_filing filing_of_return itr_bharna itr_bharwana \
  aaykar_return aaykar_vivarani आयकर_रिटर्न itr ~ return_bharna return_bharwana file_my_return file_return tax_file \
  salary_ka_return income_tax_bharna form_16_se tax_return income_tax
gst_registration gst_number new_gst gst_lena gst_banwana gst_apply gst_karwana gst_no gstin naya_gst apply_for_gst \
  register_for_gst जीएसटी_नंबर ~ gst_ka_number gst_chahiye gst_nikalwana
gst_return gst_returns gst_filing gst_return_filing gst_bharna gstr gstr1 gstr_1 gstr-1 gstr3b gstr_3b gstr-3b \
  gst_file gst_bharwana monthly_gst quarterly_gst file_gst जीएसटी_रिटर्न ~ har_mahine_ka_gst gst_ka_return gst_jama \
  mahine_ka_gst
+ gst gst_registration gst_return gst_filing gst_bharna
tds tds_return tds_refund tax_deducted tax_deducted_at_source 26as form_26as टीडीएस ~ tds_kata tds_kaata \
  source_pe_tax tax_kata tax_kat_gaya tax_kaat
tax_notice income_tax_notice it_notice gst_notice notice_reply notice scrutiny scrutiny_notice demand_notice notis \
  नोटिस ~ department_se letter_from_department department_ka_letter vibhag_se vibhag_ka demand_aayi tax_department \
  143_1 department_letter
refund_status income_tax_refund tax_refund refund_pending refund_delay refund_not_received refund_nahi refund_stuck \
  refund_atka रिफंड ~ where_is_my_refund refund_kab refund_ka_kya paise_wapas_kab tax_ka_paisa_wapas refund
+ refund refund_status tax_refund refund_pending
pan_correction correction_in_pan pan_update update_pan pan_mein_galti pan_mein_naam pan_mein_galat pan_sudharna \
  pan_sudhar pan_galat पैन_में_गलती ~ pan_card_mein_galat pan_card_mein_naam naam_galat_pan
tax_saving save_tax saving_tax tax_benefit tax_bachana tax_bachane tax_bachat 80c section_80c 80_c elss टैक्स_बचाना ~ \
  tax_mein_chhoot tax_chhoot income_tax tax tax_deduction tax_kam
old_regime old_tax_regime old_scheme purani_vyavastha with_deductions ~ deductions 80c hra hra_wali chhoot_wali \
  jisme_chhoot deduction_wali purani_wali
new_regime new_tax_regime new_scheme nayi_vyavastha without_deductions without_deduction bina_chhoot bina_deduction ~ \
  kam_slab default_wali default nayi_wali no_deductions
+ video_call video_kyc camera_pe camera_par video_pe_kar video_conferencing
agent_at_home home_visit doorstep_service doorstep_visit doorstep agent_visit agent_visit_at_home visit_at_home \
  executive_visit home_pickup pickup_from_home agent_home_visit field_agent ghar_pe_bhej ghar_par_bhej ghar_bhej \
  kisi_ko_bhej kisi_ko_ghar ladka_bhej aadmi_bhej banda_bhej ghar_aake ghar_aakar ghar_aa_ke ~ come_home \
  come_to_my_home send_someone send_your_person send_a_person ghar_pe_aa ghar_se_le kisi_ko_bhijwa ghar_se_kar
+ doorstep ghar_pe_bhej ladka_bhej aadmi_bhej kisi_ko_bhej ghar_aake_kar
online_upload upload upload_online upload_documents digital_upload self_upload अपलोड ~ photo_bhej photo_kheech \
  app_pe_daal app_par_daal mail_kar whatsapp_pe_bhej whatsapp_par_bhej scan_karke_bhej scan_karke documents_online \
  website_pe website_par online_bhej online_daal pdf_bhej
submitted documents_submitted jama_kar_diye jama_kar_diya jama_kar_di jama_ho_gaye jama_ho_gaya de_diye bhej_diye \
  bhej_diya bhej_di upload_kar_diye upload_kar_diya handed_over uploaded दे_दिए दे_दिया भेज_दिए भेज_दिया जमा_कर_दिए \
  जमा_करा_दिए ~ sent_them sent_it sent_yesterday gave_them mail_kar_diye diye_hain kara_diye de_chuka de_chuke \
  bhej_chuka already_given
not_yet_submitted not_submitted not_submitted_yet yet_to_submit still_to_submit not_given pending_from_customer \
  pending_from_my_side to_be_submitted jama_nahi_kiye jama_nahi jama_karne_hain jama_karna_hai dene_hain dena_baaki \
  bhejne_hain bhejna_hai abhi_baaki अभी_देना नहीं_दिए नहीं_भेजे ~ baaki_hai baki_hai abhi_dena still_have_to \
  have_to_send will_send kal_dunga kal_bhejunga kal_de_dunga meri_taraf_se_pending mere_taraf_se not_given_yet
under_process in_process in_progress under_review under_verification being_processed processing under_processing \
  process_mein verification_pending in_review verify_ho verification_ho jaanch_mein jaanch_chal prakriya_mein जांच_चल \
  प्रक्रिया_में ~ chal_raha chal_rahi dekh_rahe being_checked being_reviewed review_mein pending_with_bank file_aage \
  file_gayi file_gayi_hai with_the_bank checking_mein waiting_for_approval abhi_chal
rejected reject_ho reject_kar_diya declined turned_down not_approved not_accepted denied asvikrit radd_ho \
  radd_kar_diya manjoor_nahi manzoor_nahi mana_kar_diya खारिज नामंजूर ~ wapas_aa_gaya wapas_aa_gaye return_ho \
  nahi_maane nahi_mana they_refused sent_back returned
+ refused turned_down not_accepted radd_kar nahi_maane
approved sanctioned sanction accepted manjoor manzoor manjoor_ho manzoor_ho pass_ho pass_ho_gaya clear_ho_gaya \
  cleared approval_aa swikrit svikrit मंजूर मंज़ूर स्वीकृत पास_हो ~ okay_ho ok_ho approve_ho approval sanction_ho \
  loan_mil_gaya
+ accident truck_ne_maara gaadi_thuk gaadi_thuki peeche_se_thoka someone_hit_my hit_my_car palat_gayi palat_gaya \
  bike_se_gir gir_gaya_bike thok_gaya गाड़ी_ठुक टक्कर_हो ~ hit_my_bike rear_ended
+ theft gaadi_gayab gaadi_gaayab bike_gayab parking_se_gaadi parking_se_gayab utha_le_gaye utha_ke_le
+ hospitalisation bharti_the bharti_tha bharti_thi admit_hua admit_the icu_mein hospital_mein_bharti ~ dengue \
  heart_attack delivery_hui hospital_ka_bill hospital treatment dialysis chemo typhoid ilaaj ilaj surgery operation
natural_calamity natural_calamities natural_disaster act_of_god calamity prakritik_aapda aapda paani_bhar_gaya \
  pani_bhar_gaya bijli_giri ped_gir_gaya ped_gira ped_gir tree_fell ~ barish heavy_rain paani_ghus pani_ghus storm \
  aandhi tsunami flood baadh toofan cyclone earthquake bhookamp bhukamp lightning ole hailstorm landslide बाढ़ \
  ole_gire
+ natural_disaster natural_calamity ped_gir_gaya ped_gir tree_fell bijli_giri paani_bhar_gaya pani_bhar_gaya ~ \
  ole_gire
+ fire short_circuit jal_gaya jal_gayi jal_ke burnt cylinder_phat cylinder_fata blast_ho raakh जल_गया ~ raakh_ho \
  dhamaka aag_se
+ maturity policy_poori policy_complete policy_matured term_poora term_khatam term_complete term_over saal_poore \
  मैच्योरिटी policy_khatam_ho ~ paise_milne_wale samay_pura samay_poora avadhi_poori saal_ho_gaye
+ death death_claim late_husband marne marne_ke_baad mrityu_ho
+ health star_health niva_bupa max_bupa care_health swasthya_bima hospital_wala hospital_wali ilaj_wala ilaj_wali \
  medical_policy medical_wali cashless_wala cashless_wali aarogya arogya स्वास्थ्य_बीमा बीमारी_वाला ~ hospital_policy \
  doctor_wala aditya_birla_health
+ health_insurance star_health niva_bupa max_bupa care_health swasthya_bima hospital_wala hospital_wali ilaj_wala \
  medical_wali cashless_wala aarogya arogya swasthya
+ life life_cover life_policy jeevan_beema lic_wali lic_wala lic_ki sbi_life hdfc_life max_life मनी_बैक ~ \
  marne_ke_baad mere_baad death_benefit
+ life_insurance life_cover life_policy jeevan_beema lic_wali lic_wala lic_ki sbi_life hdfc_life max_life ~ \
  marne_ke_baad mere_baad
term_plan term_insurance term_life term_policy pure_term pure_protection टर्म_प्लान टर्म_इंश्योरेंस ~ term term_wala \
  term_wali ek_crore ek_crore_wala one_crore_cover mere_baad_family marne_ke_baad टर्म
+ motor_insurance gaadi_ka_insurance gaadi_ka_beema motor motor_wali motor_wala vahan_bima ~ gaadi scooty activa
+ travel foreign_trip_ke visa_ke_liye schengen travel_insurance yatra_bima
+ home ghar_ka_bima makaan_ka_bima home_insurance house_insurance building_ka apna_ghar khud_ka_ghar own_home अपना_घर \
  ghar_pe_bhej ghar_par_bhej ghar_bhej ghar_aake ghar_aakar ghar_aa_ke
premium_too_high high_premium premium_high premium_increased premium_increase premium_hike premium_costly \
  premium_zyada premium_badh premium_jyada zyada_premium costly_premium expensive_premium premium_mehnga \
  premium_mahnga प्रीमियम_ज्यादा प्रीमियम_महंगा ~ mehnga mahnga mahanga mehenga expensive costly too_much zyada_maang \
  bahut_zyada_paise rate_badh rate_badha daam_badh sasta_de_rahi sasta_mil cheaper_elsewhere went_up price_increase \
  afford paise_zyada itna_paisa itne_paise budget_se budget_nahi out_of_budget kam_mein_mil cant_afford afford_nahi \
  itna_paisa_nahi nahi_de_sakte
+ expensive premium_high high_premium premium_zyada premium_badh zyada_maang rate_badha rate_badh went_up \
  price_increase ~ cant_afford afford_nahi itna_nahi_bhar nahi_bhar_sakta itne_paise_nahi paise_nahi_bachte \
  budget_ke_bahar
+ too_expensive premium_high high_premium premium_zyada premium_badh zyada_maang ~ cant_afford afford_nahi \
  nahi_bhar_sakta itna_nahi itna_paisa paise_nahi_bachte budget_ke_bahar
bad_claim_experience claim_experience claim_rejected claim_rejection claim_denied claim_not_settled claim_not_paid \
  claim_issue claim_issues claim_problem claim_reject claim_nahi claim_nahi_mila claim_nahi_diya claim_pass_nahi \
  claim_radd क्लेम_नहीं ~ claim_mein_tang claim_mein_bahut claim_mein_dikkat claim_mein_pareshani claim_ke_paise_nahi \
  claim_ka_paisa_nahi claim_ke_waqt claim_ke_time claim_ke_samay didnt_settle didnt_settle_my_claim \
  didnt_pay_my_claim claim_atka claim_kata claim_kaat
+ claim claim_rejected claim_experience claim_not_settled
+ bought_elsewhere bought_from_other bought_from_another other_insurer another_insurer switched_insurer \
  switched_company moved_to_another_insurer renewed_elsewhere already_renewed switched_to_another switched_to_other \
  shifted_to_another took_from_another dusri_company_se doosri_company_se dusri_jagah_se doosri_jagah_se \
  kisi_aur_company दूसरी_जगह दूसरी_कंपनी ~ policybazaar policy_bazaar acko digit_se agent_se_karwa agent_se_le \
  agent_se_kara showroom_se_kara showroom_se_karwa showroom_se_le online_le_liya hdfc_ergo icici_lombard port_kar \
  port_karwa with_someone_else kahin_aur_se dusre_se_le doosre_se_le bank_se_le dealer_se_le le_li_hai le_chuka
+ found_another switched_to_another dusri_company_se doosri_company_se
sold_the_vehicle vehicle_sold sold_vehicle sold_my_car sold_the_car car_sold bike_sold gaadi_bech gaadi_bech_di \
  gaadi_bik bike_bech car_bech scooty_bech bech_di bech_diya bik_gayi bik_gaya sold_it i_sold sold_off बेच_दी \
  बेच_दिया बिक_गई ~ scrap_kar scrap scrapped kabaad kabad gaadi_nahi_hai gaadi_hi_nahi gaadi_nahi_rahi \
  exchange_mein_de exchange_mein_di vehicle_is_gone kisi_ko_de_di dont_have_the_car dont_have_the_vehicle
+ not_required no_use faltu faltu_hai bekaar_ki koi_kaam_ki_nahi kaam_ki_nahi kaam_ka_nahi kisi_kaam_ka_nahi \
  kya_zaroorat kya_jarurat kya_zarurat kya_karna zaroorat_hi_nahi zarurat_hi_nahi koi_zaroorat_nahi chahiye_hi_nahi \
  ज़रूरत_नहीं जरूरत_नहीं ~ company_se_mila company_se_milta office_se_milta office_ka_insurance company_ka_insurance \
  company_deti useless ab_kya_karna
+ not_needed no_use faltu_hai kaam_ka_nahi kya_zaroorat kya_jarurat kya_zarurat zaroorat_hi_nahi zarurat_hi_nahi \
  chahiye_hi_nahi ज़रूरत_नहीं जरूरत_नहीं
+ no_need no_use faltu faltu_hai kaam_ka_nahi kya_zaroorat kya_jarurat kya_zarurat zaroorat_hi_nahi zarurat_hi_nahi \
  chahiye_hi_nahi kuch_nahi_hone ज़रूरत_नहीं जरूरत_नहीं dont_need ~ i_am_healthy healthy fit_hoon fit_hu tandurust
+ do_not_need no_use kya_zaroorat kya_jarurat chahiye_hi_nahi ज़रूरत_नहीं जरूरत_नहीं
+ bad_service customer_service_bad service_bad support_bad support_is_bad support_kharab customer_care_bekar \
  customer_care_kharab सर्विस_खराब service_achhi_nahi service_acchi_nahi bekar_company ~ phone_nahi_uthata \
  phone_nahi_uthate koi_phone_nahi call_nahi_uthata jawab_nahi jawab_nahi_deta jawab_nahi_dete nobody_responds \
  no_one_responds no_response nobody_answers no_one_answers koi_sunta_nahi sunwai_nahi koi_sunwai agent_gayab
poor_service bad_service service_issue poor_support bad_support service_kharab kharab_service service_bekar \
  bekar_service ghatiya_service customer_service_bad service_bad support_bad support_is_bad support_kharab \
  customer_care_bekar customer_care_kharab सर्विस_खराब service_achhi_nahi bekar_company ~ phone_nahi_uthata \
  phone_nahi_uthate koi_phone_nahi call_nahi_uthata jawab_nahi_deta jawab_nahi_dete nobody_responds no_one_responds \
  no_response nobody_answers koi_sunta sunta_nahi sunte_nahi koi_sunta_nahi sunwai_nahi support_nahi customer_care
+ only_me only_self self_only only_self_cover just_for_me just_for_myself mere_liye_hi sirf_mere_liye सिर्फ_मेरे \
  सिर्फ_मेरा bachelor unmarried kunwara apne_liye_hi for_me_only khud_ke_liye akela_hoon akela_hu ~ khud_ka apne_liye \
  sirf_apna sirf_main akele_ka
only_self self_only just_self only_me self individual sirf_main sirf_mera sirf_mere sirf_apna sirf_apne just_me \
  only_myself only_for_me सिर्फ_मेरे सिर्फ_मेरा मेरे_लिए_ही mere_liye apne_liye for_me for_myself khud_ka \
  khud_ke_liye ~ akela akele bachelor unmarried kunwara single
self_and_spouse me_and_spouse self_spouse self_and_wife self_and_husband myself_and_spouse main_aur_biwi \
  main_aur_patni main_aur_mera_pati main_aur_meri mera_aur_patni mera_aur_meri_patni mera_aur_biwi me_and_my_wife \
  me_and_my_husband me_and_wife me_and_husband husband_and_me wife_and_me husband_wife pati_patni hum_dono हम_दोनों \
  पति_पत्नी ~ couple hum_do_log hum_do two_of_us both_of_us biwi patni wife husband pati
family_with_children self_spouse_and_children self_spouse_children family_and_children spouse_and_children \
  wife_and_children family_with_kids whole_family pura_parivar poora_parivar पूरा_परिवार पूरे_परिवार family_floater \
  wife_and_kids wife_and_two_kids biwi_bachche biwi_aur_bachche patni_bachche patni_aur_bachche bachche_bhi \
  bachchon_ke_saath with_children ~ bachche kids children beta_beti beta_beti_bhi hum_chaar_log hum_char_log char_jan \
  chaar_jan family_of_four sab_ka sabka all_of_us
+ parents saas_sasur in_laws in-laws sasural_wale ammi_abbu amma_appa माता_पिता
+ wife dharampatni dharmpatni shrimati lugaai
+ husband shohar miyan mister pati_dev mere_wo
son beta bete ladka suputra putra my_boy पुत्र सुपुत्र betaji ~ munna chhota_beta bada_beta
daughter beti betiya bitiya ladki suputri putri little_girl बिटिया पुत्री ~ gudiya munni chhoti_beti badi_beti
+ brother bhaiya bhaisahab bhai_sahab bhaijaan bhrata bro_hai
+ sister behna bahna bahan behan didi bhagini
+ monthly month_wise mahine_mahine mahina_mahina mahinewar
+ quarterly every_quarter once_a_quarter per_quarter quarter_mein har_teen_mahine teen_teen_mahine teen_mahine_mein \
  three_months three_monthly saal_mein_chaar saal_mein_chaar_baar four_times_a_year तिमाही तीन_महीने
+ half_yearly half_year chhah_mahine_mein har_chhah_mahine chhe_mahine_mein saal_mein_do twice_a_year छमाही छह_महीने \
  semi_annual semiannual ardhvarshik
+ yearly per_year per_annum once_a_year har_saal ek_saal_ka prati_varsh वार्षिक सालाना
single_premium one_time_premium single_payment one_time_payment lump_sum lumpsum single_pay ek_hi_baar ek_baar_mein \
  ek_mushta ek_musht ek_sath_sab ek_saath_sab once_and_done all_at_once एक_बार_में एक_ही_बार ~ ek_sath ek_saath \
  ek_baar_ka
+ third_party third_party_only only_third_party tp_only tp_wala liability_only samne_wale_ka saamne_wale_ka kanooni \
  compulsory minimum_wala थर्ड_पार्टी ~ legal_wala sasta_wala basic_wala challan minimum jo_zaroori jo_compulsory \
  mandatory dusre_ki_gaadi
comprehensive full_insurance full_cover package_policy first_party own_damage full_package complete_cover \
  poora_insurance pura_insurance poora_cover pura_cover full_wala फुल_इंश्योरेंस कॉम्प्रिहेंसिव ~ poora_wala \
  pura_wala sab_cover sab_kuch_cover everything_covered apni_gaadi_ka_bhi all_inclusive full
zero_depreciation zero_dep nil_dep nil_depreciation bumper_to_bumper zero_dap jiro_dep ज़ीरो_डेप जीरो_डेप ~ \
  bina_katauti without_deduction full_bumper no_depreciation
vehicle_private private_use personal_use family_use own_use private_vehicle niji_upyog personal ghar_ki_gaadi \
  apne_use nij apne_istemal ~ khud_chalata khud_chalati ghar_ke_liye white_number_plate white_plate safed_plate \
  office_jaane office_jane ghar_ki
+ private personal_use family_use private_use own_use apne_use khud_chalata khud_chalati ghar_ki_gaadi white_plate \
  white_number_plate ~ ghar_ki personal
+ commercial taxi_hai ola_uber ola_mein uber_mein kiraye_pe_chalti kiraye_par_chalti yellow_plate peeli_plate \
  goods_carrier maal_dhone maal_dhota passenger_vehicle कमर्शियल ~ taxi cab kiraye_pe tempo truck rapido
retirement retirement_planning retired_life pension_planning budhapa budhape budhaape after_retirement old_age \
  after_60 saath_ke_baad रिटायरमेंट ~ pension naukri_ke_baad kaam_nahi_karunga kaam_chhodne_ke_baad when_i_am_old \
  when_i_stop_working
child_education children_education childrens_education childs_education child's_education children's_education \
  kids_education education_of_children bachchon_ki_padhai bachche_ki_padhai bachon_ki_padhai bete_ki_padhai \
  beti_ki_padhai बच्चों_की_पढ़ाई sons_studies daughters_studies ~ padhai school_fees college_ke_liye beti_ke_college \
  bete_ki_engineering higher_studies son's_studies education studies kids_studies college
buying_a_house buy_a_house buying_house buy_house house_purchase home_purchase buying_home own_house ghar_lena \
  ghar_kharidna ghar_khareedna apna_ghar makaan_lena makaan_kharidna flat_lena flat_kharidna घर_खरीदना अपना_घर ~ \
  makaan makan flat plot own_a_home own_home house ghar
wealth_creation wealth_building grow_money growth grow_my_money wealth create_wealth capital_growth long_term_growth \
  paisa_badhana paise_badhana paisa_badhe paise_se_paisa dhan_badhana पैसा_बढ़ाना ~ ameer amir_banna corpus \
  zyada_return multiply munafa mota_paisa invest_and_grow
emergency_fund emergency_savings contingency_fund rainy_day bura_waqt bure_waqt bure_samay mushkil_waqt mushkil_time \
  musibat आपातकाल आपात बुरे_वक्त ~ emergency bimari_waghera bimari_ke_liye zarurat_ke_time zaroorat_ke_time \
  zaroorat_pad zarurat_pad jarurat_pad hard_times bad_times unforeseen aade_waqt
+ marriage childs_marriage children_marriage beti_ki_shaadi bete_ki_shaadi bachchon_ki_shaadi bachon_ki_shaadi \
  bitiya_ki_shaadi
low_risk no_risk risk_free zero_risk conservative safe safest secure surakshit guarantee_wala kam_risk risk_nahi \
  bina_risk without_risk सुरक्षित गारंटी ~ paisa_doobna doobna doob_na fd_jaisa fd_jaise pakka_return fixed_return \
  capital_safe paisa_safe
medium_risk moderate_risk balanced moderate some_risk thoda_risk thoda_bahut_risk beech_ka ~ thoda_bahut \
  na_zyada_na_kam na_kam_na_zyada medium
high_risk aggressive big_risk big_risks more_risk full_risk zyada_risk jyada_risk poora_risk risk_le_sakta \
  ज्यादा_रिस्क ~ risk_se_darta jitna_risk zyada_return
deposit_money deposit cash_deposit jama_karna jama_karne jama_karwana jama_karana paise_jama paisa_jama put_in_money \
  paise_dalna paise_dalne paise_daalne khate_mein_dalna khate_mein_daalna khate_mein_daalne जमा_करना ~ daalne_hain \
  dalna_hai daalna_hai credit_karna paisa_rakhna paise_rakhne put_money add_money
withdrawal withdraw cash_withdrawal withdraw_cash withdraw_money take_out_cash take_out_money nikasi nikaasi \
  paise_nikalne paise_nikalna paise_nikaalne paise_nikalwane paise_nikalte paise_nikaal paisa_nikalna cash_nikalna \
  cash_nikalte nikalwana_hai नकद_निकालना पैसे_निकालना ~ cash_chahiye nikalna_hai nikalne_hain paise_nikale \
  nikaal_raha nikale_the
money_transfer fund_transfer transfer_money send_money remit remittance paise_bhejne paise_bhejna paisa_bhejna neft \
  imps rtgs move_money dusre_khate doosre_khate पैसे_भेजना ~ bhai_ko_paise ko_paise_bhej to_another_account
bill_payment bill_payments pay_bill pay_bills bill_bharna utility_bill bijli_ka_bill bijli_bill light_bill \
  light_ka_bill electricity_bill pani_ka_bill paani_ka_bill gas_bill gas_ka_bill phone_bill water_bill broadband_bill \
  credit_card_bill बिल_भरना बिजली_का_बिल ~ bills bill pay_my_bills
+ recharge mobile_recharge phone_recharge dth_recharge fastag data_pack jio_ka mobile_ka dth data_recharge ~ jio \
  airtel phone_mein_balance net_pack
after_salary after_salary_credit on_salary_day once_salary_comes salary_ke_baad salary_aane_par salary_aate_hi \
  salary_milne_par salary_aayegi salary_milegi tankhwah_aate tankhwah_milte tankhwah_aane_par tankhwah_aayegi \
  pagar_milne_par pagar_aate pagar_aayegi pay_day payday सैलरी_आने सैलरी_आते तनख्वाह_आने ~ get_paid i_get_paid \
  salary_comes salary_is_credited salary_aane_do salary_aa_jaye
+ sms text msg text_msg text_karo message_kar message_bhej mesej मैसेज ~ messages message_karo
+ phone ring_me call_kar_dena call_kar_do ghanti phone_kar phone_pe_bata बात_कर
cashless cash_less cashless_claim direct_settlement hospital_direct direct_hospital hospital_ko_seedha \
  seedha_hospital hospital_se_hi network_hospital ~ bina_paise bina_paise_diye without_paying company_seedha \
  company_direct direct_to_hospital paise_na_dene tpa
+ reimbursement reimbursement_claim reimbursed claim_back get_back_money pehle_bhar_dunga pehle_main_bhar \
  baad_mein_paise baad_mein_claim paise_baad_mein रीइंबर्समेंट ~ bill_bhar_diya bill_bhar bills_submit \
  paid_the_hospital paid_already i_have_paid kharcha_kar_diya apni_jeb jeb_se out_of_pocket pehle_bharunga \
  paise_wapas paisa_wapas
already_insured already_covered have_insurance existing_policy already_have_insurance already_have_a_policy \
  already_have_policy have_a_policy pehle_se_hai pehle_se_bima pehle_se_policy pehle_se_insurance already_have \
  already_have_one पहले_से_है पहले_से ~ lic_li company_ne_diya office_se_milta company_se_milta i_am_covered \
  am_covered policy_chal policy_li_hui hai_mere_paas mere_paas_hai have_one pehle_se_hi do_policy pehle_hi_le \
  le_rakha le_rakhi
already_have_a_card have_a_card already_have_card existing_card already_using already_have pehle_se_card \
  card_hai_pehle pehle_se_hai already_have_one do_card_hain पहले_से_है पहले_से ~ mere_paas_hai mere_paas_ek \
  hai_mere_paas ek_hai_mere have_one have_two have_three i_have_three have_another dusra_card_hai doosra_card_hai \
  do_card card_use_karta pehle_se_hi
no_trust lack_of_trust dont_trust do_not_trust trust_issue trust_issues no_trust_in_companies bharosa_nahi \
  vishwas_nahi yakeen_nahi yakin_nahi bharosa_hi_nahi aitbaar_nahi भरोसा_नहीं विश्वास_नहीं ~ chor chor_hain sab_chor \
  dhokha dhokha_dete dhokebaaz fraud fraud_company fraud_hai loot_hai lootte lootera paise_kha_jaate paise_kha_jate \
  paisa_kha bhaag_jate claim_nahi_dete claim_dete_nahi dont_believe scam jhoothe jhooth_bolte cheat
ask_family need_to_ask_family discuss_with_family family_discussion consult_family family_decision ask_spouse \
  need_to_discuss ghar_par_puch ghar_pe_puch ghar_par_baat ghar_pe_baat ghar_mein_baat ghar_mein_puch ghar_walon_se \
  ghar_waalon_se gharwalon_se घर_वालों_से घर_में_बात घर_पर_बात ~ discuss_at_home ask_my_wife ask_my_husband \
  biwi_se_puch biwi_se_pooch patni_se_puch patni_se_pooch wife_se_puch wife_se_pooch pati_se_puch pati_se_pooch \
  papa_se_puch papa_se_pooch husband_se_puch mummy_se_puch talk_to_my_wife talk_to_my_husband talk_to_my_family \
  check_with_my_husband check_with_my_wife salah_karke salah_leke puchh_kar puchkar poochkar family_se_puch \
  family_se_baat biwi_se_baat patni_se_baat pati_se_baat parents_se wife_se_baat poochna puchna poochunga puchunga \
  poochungi puchungi puchke poochke discuss talk_to_my_mother
+ family ask_family need_to_ask_family family_discussion family_decision
too_young young jawan jawaan naujawan umar_kam kam_umar umar_hi_kya उम्र_कम कम_उम्र जवान ~ abhi_chhota abhi_chhoti \
  only_22 only_21 only_23 only_20 just_22 just_21 umar_hogi abhi_umar
annual_fee annual_fees annual_charges annual_charge yearly_fee yearly_charges saalana_charge salana_charge \
  saalana_fees salana_fees saalana_fee joining_fee joining_fees card_fee card_fees membership_fee सालाना_फीस \
  सालाना_चार्ज ~ fees fee charges hidden_charges har_saal_paise charge_lagta fees_lagti fee_lagti chhupe_hue_charge \
  charges_bahut
fear_of_debt debt_fear afraid_of_debt debt debt_trap karz_ka_dar karz_mein karz_me_phas udhaar_ka_dar udhar_ka_dar \
  कर्ज_का_डर उधार_से_डर ~ overspend overspending kharcha_badh kharch_badh zyada_kharch zyada_kharcha fizool \
  udhaar_pasand_nahi udhar_pasand_nahi loan_nahi_chahta karz_nahi_chahta phas_jaunga fas_jaunga kharche_pe_control \
  control_nahi_rehta karz_pasand_nahi spend_too_much
low_usage less_usage low_use rarely_use rarely_used dont_use_much not_used_much kam_use kam_istemal istemal_kam \
  use_kam कम_इस्तेमाल ~ use_nahi use_hi_nahi never_use never_used zyada_kharidari_nahi rarely rarely_shop \
  mostly_use_upi cash_se_kaam upi_se_kaam cash_se_hi upi_se_hi dont_shop kabhi_kabhar
reissue reissue_the_card reissue_card reissue_of_card replacement_card replace_card replace_the_card new_card \
  card_reissue duplicate_card naya_card dusra_card doosra_card card_dobara dobara_card नया_कार्ड दूसरा_कार्ड ~ \
  replacement new_one naya_bhej dobara_bhej send_a_new
increase_limit limit_increase raise_limit higher_limit limit_enhancement enhance_limit credit_limit_increase \
  increase_credit_limit increase_the_limit limit_badha limit_badhana limit_badhwana limit_badhani zyada_limit \
  raise_my_limit increase_my_limit लिमिट_बढ़ा लिमिट_बढ़ाना ~ limit_kam more_credit limit
convert_to_emi emi_conversion conversion_to_emi convert_into_emi emi_bana kisht_bana kist_bana kishton_mein \
  kiston_mein kist_mein kisht_mein kist_bandh किश्तों_में किस्तों_में ~ instalments_mein emi_mein mahine_mahine_bhar \
  turn_into_emi emi emi_kar
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
  फालतू_चार्ज गलत_चार्ज ~ minimum_balance_charge minimum_balance_ka annual_fee processing_fee sms_charges sms_charge \
  penalty penalty_laga late_fee charge_kaat charges_kaat charge_kat charges_kat bina_matlab zyada_charge gst_zyada \
  overcharged fees_zyada
charges fees fee processing_fee processing_fees processing_charges bank_charges service_charges hidden_cost \
  hidden_charges shulk ~ kharcha kharche paise_zyada zyada_paise extra_paise चार्ज
+ staff_behaviour staff_rude rude_staff manager_rude staff_attitude theek_se_baat_nahi dhang_se_baat_nahi \
  theek_se_baat daanta dant_diya chillaya_mujh sunta_nahi sunte_nahi staff_sunta ~ counter_wali counter_wala madam_ne \
  nobody_helped no_one_helped not_helpful unhelpful
+ behaviour chillaya daanta badtameezi badtamizi theek_se_baat dhang_se_baat_nahi
app_not_working app_issue app_problem app_issues app_down app_crash app_crashing app_not_opening app_error app_hang \
  application_hang app_nahi app_khulta app_khulti app_khul app_band app_band_ho application_nahi ऐप_नहीं एप_नहीं ~ \
  login_nahi login_problem login_issue otp_nahi yono_nahi net_banking_nahi password_reset site_nahi site_khul hang \
  crash white_screen loading phonepe_nahi gpay_nahi paytm_nahi gpay_open khul_nahi_raha nahi_khul_raha
app_not_opening app_crash app_khul app_nahi_khul app_nahi app_hang ऐप_नहीं ~ khul_nahi nahi_khul hang crash \
  white_screen loading phonepe_nahi gpay_nahi paytm_nahi gpay_open
delay_in_service service_delay slow_service delay delayed_service late_service long_delay delay_in_work ~ bahut_der \
  der_lagate der_lagti der_ho der_kar देर_हो ghanto_khada ghanto_line line_mein_ghanto no_response \
  no_one_has_responded kaam_latka latka_rakha latka_diya latka_rahe taking_too_long too_long itne_din chakkar_kaat \
  chakkar_laga ek_mahine_se mahine_se_wait waiting_for_a_month kab_se waiting
waiting_time long_wait waiting long_queue queue lambi_line intezaar घंटों ~ line line_mein der_lagi bahut_der ghanto \
  ghante took_hours token_leke baithe_rahe baithna_pada khade_rahe
atm_problem atm_issue atm_not_working atm_out_of_cash atm_complaint cash_not_dispensed atm_kharab atm_band \
  atm_machine atm_se_paise atm_mein_cash एटीएम_से_पैसे ~ atm paise_nahi_nikle cash_nahi_nikla paise_nikle_nahi \
  machine_kharab machine_band dispensed note_phate phate_note fate_note nakli_note cash_nahi_tha
atm_place atm एटीएम cash_machine atm_machine cash_withdrawal ~ withdrawal paise_nikalte paise_nikaal paise_nikalne \
  cash_nikalte machine_se_nikal machine_se_nikale machine_se_paise
pos pos_machine swipe_machine card_machine edc edc_machine swipe card_swipe swipe_kiya card_swipe_kiya swaip स्वाइप \
  shop_machine dukaan_ki_machine ~ dukaan_pe_swipe dukan_pe_swipe tap tap_kiya tap_karke restaurant_mein_card \
  shop_mein_card pump_pe_swipe card_diya tap_and_pay
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
fir ~ police police_wala complaint_copy police_report police_complaint fir_copy police_fir \
  thane_ki_report thana_report एफआईआर
discharge_summary discharge_card discharge_paper discharge_papers discharge discharge_slip chhutti_ka_kagaz डिस्चार्ज \
  ~ chhutti_pe_diya hospital_ne_diya
hospital_bills bills medical_bills bill raseed rasid parchi dawai_ke_bill dawai_ka_bill hospital_ka_bill बिल रसीद
claim_form form claim_ka_form claim_wala_form form_bharna form_bhar फॉर्म
cancelled_cheque cancel_cheque cancelled_check cancel_check kata_hua_check cancelled_chek cheque ~ check_kata \
  bank_ka_check check
non_smoker non-smoker not_a_smoker dont_smoke nahi_peeta nahi_peeti never_smoked no_smoking cigarette_nahi \
  no_cigarettes never_smoke ~ haath_nahi_lagaya quit
+ heart_disease dil_ka_daura heart_attack attack_aaya heart_surgery dil_ka_operation cardiac
+ asthma saans_ki_dikkat saans_ki_bimari saans_ki_problem breathing_problem breathing
none_healthy no_illness no_disease none bilkul_fit perfectly_fine ekdum_theek ekdam_theek swasthya_theek \
  koi_bimari_nahi koi_nahi ~ healthy fit tandurust swasth
company_provided company_accommodation company_quarter company_flat company_quarters company_house staff_quarter \
  staff_quarters govt_quarter government_quarter railway_quarter sarkari_quarter office_ne_diya company_ne_diya \
  सरकारी_क्वार्टर ~ quarter quarters
with_parents parents_house parental_house parents_home lives_with_parents mummy_papa_ke maa_baap_ke papa_ka_ghar \
  papa_ke_ghar माता_पिता_के ~ with_my_family with_family family_ke_saath pitaji_ka_ghar
+ own ancestral apna_ghar apna_makaan khud_ka_ghar khud_ka_makaan own_house own_flat own_home owned_house paitrik \
  pushtaini अपना_घर अपना_मकान ghar_ka_makaan business_owner shop_owner
unmarried single never_married kunwara kunwari kunware avivahit bachelor spinster not_married shaadi_nahi shadi_nahi \
  shaadi_nahi_hui ~ akela abhi_akela
married vivahit shaadi_shuda shadi_shuda shaadishuda shadishuda shaadi_ho_gayi shaadi_ho_chuki ho_gayi_shaadi \
  शादीशुदा विवाहित ~ got_married
divorced divorcee talaqshuda talaakshuda alag_ho_gaye alag_rehte alag_ho talaq तलाकशुदा ~ court_se_alag divorce split \
  separated
widowed widow widower vidhva vidhur विधुर pati_nahi_rahe patni_nahi_rahi pati_guzar biwi_guzar patni_guzar \
  wife_passed husband_passed wife_passed_away husband_passed_away pati_ki_death patni_ki_death wife_expired \
  husband_expired late_husband
+ transfer paise_bhejne paise_bhejna paisa_bhejna send_money remit remittance fund_transfer money_transfer \
  dusre_khate doosre_khate पैसे_भेजना ~ neft imps rtgs ko_paise_bhej to_another_account
+ police_report police_complaint fir_copy police_fir thane_ki_report thana_report ~ police
+ outside bahar_gaya bahar_gayi bahar_gaye
+ sell bech_di bech_diya bik_gayi bik_gaya gaadi_bech bike_bech car_bech sold_it i_sold sold_my_car no_sales
+ divorce divorced divorcee
+ widow widowed
+ gst gstr1
+ retailer dukaandar
`
