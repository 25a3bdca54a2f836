/**
 * Insurance, claims, savings and tax: lines as in `everyday-words.ts`; one that begins with `+` adds to the line of its
 * first word.
 */
export const INSURANCE_WORDS = `+ theft jeb_kat chura_liya chura_li break_in broke_in tala_tod tala_toda ताला_तोड़ \
  gaadi_gayab gaadi_gaayab bike_gayab parking_se_gaadi parking_se_gayab utha_le_gaye utha_ke_le ~ utha_le_gaya \
  chheen_liya chhin_liya le_ke_bhaag chor_le_gaye
+ mutual_fund mf groww zerodha_coin kuvera lumpsum_fund index_funds parag_parikh equity_fund म्यूच्युअल_फंड sip_karta \
  sip_karna सिप
+ shares stock_trading share_trading share_bazaar share_bazar sher_bazar stock_exchange nse bse f_and_o futures \
  options_trading शेयर_बाजार ~ zerodha upstox angel_one demat_account
+ gold digital_gold gold_etf sone sone_ke sone_mein
real_estate realty zameen_jaydad jaydad ~ dukaan farm_house commercial_space villa apartment land flat plot house \
  ghar makaan makan zameen jameen jamin zamin
+ ppf public_provident_fund provident pf_account ~ 15_saal pandrah_saal fifteen_year
+ nps national_pension_scheme national_pension_system pension_scheme ~ budhape_ke_liye retirement
crypto cryptocurrency bitcoin ethereum btc
post_office_scheme post_office nsc kvp sukanya_samriddhi kisan_vikas_patra senior_citizen_scheme scss dakghar \
  daak_ghar डाकघर
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
+ gst gst_registration gst_return gst_filing gst_bharna gstr1
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
old_regime old_tax_regime old_scheme purani_vyavastha with_deductions ~ deductions 80c hra hra_wali jisme_chhoot \
  deduction_wali chhoot purani
new_regime new_tax_regime new_scheme nayi_vyavastha without_deductions without_deduction bina_chhoot bina_deduction ~ \
  kam_slab default_wali default no_deductions nayi
+ accident truck_ne_maara gaadi_thuk gaadi_thuki peeche_se_thoka someone_hit_my hit_my_car palat_gayi palat_gaya \
  bike_se_gir gir_gaya_bike thok_gaya गाड़ी_ठुक टक्कर_हो ~ hit_my_bike rear_ended
+ hospitalisation admit_hua hospital_mein_bharti ~ dengue heart_attack delivery_hui hospital_ka_bill hospital \
  treatment dialysis chemo typhoid ilaaj ilaj surgery operation bharti admit icu
natural_calamity natural_calamities natural_disaster act_of_god calamity prakritik_aapda aapda paani_bhar_gaya \
  pani_bhar_gaya bijli_giri ped_gir_gaya ped_gira ped_gir tree_fell ~ barish heavy_rain paani_ghus pani_ghus storm \
  aandhi tsunami flood baadh toofan cyclone earthquake bhookamp bhukamp lightning ole hailstorm landslide बाढ़ \
  ole_gire
+ natural_disaster natural_calamity ped_gir_gaya ped_gir tree_fell bijli_giri paani_bhar_gaya pani_bhar_gaya ~ \
  ole_gire
+ fire short_circuit jal_gaya jal_gayi burnt cylinder_phat cylinder_fata blast_ho raakh जल_गया ~ raakh_ho dhamaka
+ maturity at_the_end end_of_term end_of_the_term on_completion aakhir_mein आखिर_में policy_poori policy_complete policy_matured term_poora term_khatam term_complete term_over saal_poore \
  मैच्योरिटी policy_khatam_ho ~ fd_poori fd_puri poori_hone poora_hone पूरी_होने all_together all_at_once ek_saath ek_sath एक_साथ paise_milne_wale samay_pura samay_poora avadhi_poori saal_ho_gaye
+ death death_claim late_husband marne marne_ke_baad ~ mrityu
+ health star_health niva_bupa max_bupa care_health swasthya_bima medical_policy aarogya arogya स्वास्थ्य_बीमा \
  बीमारी_वाला ~ hospital_policy aditya_birla_health hospital ilaj medical cashless
+ health_insurance star_health niva_bupa max_bupa care_health swasthya_bima aarogya arogya swasthya ~ ilaj ilaaj \
  bimari treatment hospital medical cashless
+ life life_cover life_policy jeevan_beema sbi_life hdfc_life max_life मनी_बैक ulip_policy ~ marne_ke_baad mere_baad \
  death_benefit lic
+ life_insurance life_cover life_policy jeevan_beema sbi_life hdfc_life max_life ~ marne_ke_baad mere_baad lic
term_plan term_insurance term_life term_policy pure_term pure_protection टर्म_प्लान टर्म_इंश्योरेंस pure_life ~ term \
  term_wala term_wali ek_crore ek_crore_wala one_crore_cover mere_baad_family marne_ke_baad टर्म crore crore_wala \
  parivar_ko_paise family_ko_paise
+ motor_insurance gaadi_ka_insurance gaadi_ka_beema motor vahan_bima ~ gaadi scooty activa
premium_too_high high_premium premium_high premium_increased premium_increase premium_hike premium_costly \
  premium_zyada premium_badh premium_jyada zyada_premium costly_premium expensive_premium premium_mehnga \
  premium_mahnga प्रीमियम_ज्यादा प्रीमियम_महंगा ~ mehnga mahnga mahanga mehenga expensive costly too_much zyada_maang \
  bahut_zyada_paise rate_badh rate_badha daam_badh sasta_de_rahi sasta_mil cheaper_elsewhere went_up price_increase \
  afford paise_zyada itna_paisa itne_paise budget_nahi out_of_budget kam_mein_mil cant_afford afford_nahi \
  itna_paisa_nahi nahi_de_sakte budget
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
  kisi_aur_company दूसरी_जगह दूसरी_कंपनी changed_insurer insurer_changed other_company another_company \
  competitor_policy moved_to_competitor went_to_competitor port_karwa_liya dusri_company_mein doosri_company_mein \
  dusri_company doosri_company ~ policybazaar policy_bazaar acko digit_se agent_se_karwa agent_se_le agent_se_kara \
  showroom_se_kara showroom_se_karwa showroom_se_le online_le_liya hdfc_ergo icici_lombard port_kar port_karwa \
  with_someone_else kahin_aur_se dusre_se_le doosre_se_le bank_se_le dealer_se_le le_li_hai le_chuka
+ found_another switched_to_another dusri_company_se doosri_company_se
sold_the_vehicle vehicle_sold sold_vehicle sold_my_car sold_the_car car_sold bike_sold gaadi_bech gaadi_bech_di \
  gaadi_bik bike_bech car_bech scooty_bech bech_di bech_diya bik_gayi bik_gaya sold_it i_sold sold_off बेच_दी \
  बेच_दिया बिक_गई ~ scrap_kar scrap scrapped kabaad kabad gaadi_nahi_hai gaadi_hi_nahi gaadi_nahi_rahi \
  exchange_mein_de exchange_mein_di vehicle_is_gone kisi_ko_de_di dont_have_the_car dont_have_the_vehicle
+ not_required no_use faltu faltu_hai koi_kaam_ki_nahi kaam_ki_nahi kaam_ka_nahi kisi_kaam_ka_nahi kya_zaroorat \
  kya_jarurat kya_zarurat kya_karna zaroorat_hi_nahi zarurat_hi_nahi koi_zaroorat_nahi chahiye_hi_nahi ज़रूरत_नहीं \
  जरूरत_नहीं ~ company_se_mila company_se_milta office_se_milta office_ka_insurance company_ka_insurance company_deti \
  useless ab_kya_karna
+ not_needed no_use faltu_hai kaam_ka_nahi kya_zaroorat kya_jarurat kya_zarurat zaroorat_hi_nahi zarurat_hi_nahi \
  chahiye_hi_nahi ज़रूरत_नहीं जरूरत_नहीं
+ no_need no_use faltu faltu_hai kaam_ka_nahi kya_zaroorat kya_jarurat kya_zarurat zaroorat_hi_nahi zarurat_hi_nahi \
  chahiye_hi_nahi kuch_nahi_hone ज़रूरत_नहीं जरूरत_नहीं dont_need ~ i_am_healthy healthy tandurust fit
+ do_not_need no_use kya_zaroorat kya_jarurat chahiye_hi_nahi ज़रूरत_नहीं जरूरत_नहीं
+ only_me only_self self_only only_self_cover just_for_me just_for_myself mere_liye_hi sirf_mere_liye सिर्फ_मेरे \
  सिर्फ_मेरा bachelor unmarried kunwara apne_liye_hi for_me_only khud_ke_liye ~ apne_liye sirf_apna sirf_main akela \
  akele
only_self self_only just_self only_me self individual sirf_main sirf_mera sirf_mere sirf_apna sirf_apne just_me \
  only_myself only_for_me सिर्फ_मेरे सिर्फ_मेरा मेरे_लिए_ही mere_liye apne_liye for_me khud_ke_liye ~ akela akele \
  bachelor unmarried kunwara single
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
son beta bete ladka suputra putra पुत्र सुपुत्र betaji ~ munna chhota_beta bada_beta boy
daughter beti betiya bitiya ladki suputri putri little_girl बिटिया पुत्री ~ gudiya munni chhoti_beti badi_beti
+ brother bhaiya bhaisahab bhai_sahab bhaijaan bhrata bro_hai
+ sister behna bahna bahan behan didi bhagini
+ monthly month_wise mahine_mahine mahina_mahina mahinewar
+ quarterly every_quarter once_a_quarter per_quarter har_teen_mahine teen_teen_mahine teen_mahine_mein three_months \
  three_monthly saal_mein_chaar saal_mein_chaar_baar four_times_a_year तिमाही तीन_महीने every_three_months \
  teen_mahine_mein_ek ~ quarter
+ half_yearly half_year chhah_mahine_mein har_chhah_mahine chhe_mahine_mein saal_mein_do twice_a_year छमाही छह_महीने \
  semi_annual semiannual ardhvarshik
+ yearly per_year per_annum once_a_year har_saal ek_saal_ka prati_varsh वार्षिक सालाना
single_premium one_time_premium single_payment one_time_payment lump_sum lumpsum single_pay ek_hi_baar ek_baar_mein \
  ek_mushta ek_musht ek_sath_sab ek_saath_sab once_and_done all_at_once एक_बार_में एक_ही_बार one_off one_time ~ \
  ek_sath ek_saath ek_baar_ka
+ third_party third_party_only only_third_party tp_only liability_only samne_wale_ka saamne_wale_ka kanooni \
  compulsory minimum_wala थर्ड_पार्टी ~ basic_wala challan minimum jo_zaroori jo_compulsory mandatory dusre_ki_gaadi \
  tp legal sasta
own_damage own_damage_only only_own_damage standalone_own_damage od_only od_cover ओन_डैमेज ऑन_डैमेज ओन_डेमेज ओन_डैमेज_वाला ~ apni_gaadi_ka_nuksan apni_gaadi_ka_damage
comprehensive full_insurance full_cover package_policy first_party full_package complete_cover \
  poora_insurance pura_insurance poora_cover pura_cover फुल_इंश्योरेंस कॉम्प्रिहेंसिव ~ own_damage sab_cover sab_kuch_cover \
  everything_covered apni_gaadi_ka_bhi all_inclusive full poora pura
zero_depreciation zero_dep nil_dep nil_depreciation bumper_to_bumper zero_dap jiro_dep ज़ीरो_डेप जीरो_डेप ~ \
  bina_katauti without_deduction full_bumper no_depreciation
vehicle_private private_use personal_use family_use own_use private_vehicle niji_upyog personal ghar_ki_gaadi \
  apne_use nij apne_istemal ~ khud_chalata khud_chalati ghar_ke_liye white_number_plate white_plate safed_plate \
  office_jaane office_jane ghar
retirement retirement_planning retired_life pension_planning budhapa budhape budhaape after_retirement old_age \
  after_60 saath_ke_baad रिटायरमेंट ~ pension naukri_ke_baad kaam_nahi_karunga kaam_chhodne_ke_baad when_i_am_old \
  when_i_stop_working
child_education children_education childrens_education childs_education child's_education children's_education \
  kids_education education_of_children bachchon_ki_padhai bachche_ki_padhai bachon_ki_padhai bete_ki_padhai \
  beti_ki_padhai बच्चों_की_पढ़ाई sons_studies daughters_studies ~ padhai school_fees college_ke_liye beti_ke_college \
  bete_ki_engineering higher_studies son's_studies education studies kids_studies college
buying_a_house buy_a_house buying_house buy_house house_purchase home_purchase buying_home ghar_lena ghar_kharidna \
  ghar_khareedna apna_ghar makaan_lena makaan_kharidna flat_lena flat_kharidna घर_खरीदना अपना_घर ~ makaan makan flat \
  plot own_a_home own_home house ghar
wealth_creation wealth_building grow_money growth grow_my_money wealth create_wealth capital_growth long_term_growth \
  paisa_badhana paise_badhana paisa_badhe paise_se_paisa dhan_badhana पैसा_बढ़ाना grow_savings growing_savings \
  grow_wealth savings_growth better_returns good_returns ~ ameer amir_banna corpus zyada_return multiply munafa \
  mota_paisa invest_and_grow bachat_badhe returns_chahiye return_zyada
emergency_fund emergency_savings contingency_fund rainy_day bura_waqt bure_waqt bure_samay mushkil_waqt mushkil_time \
  musibat आपातकाल आपात बुरे_वक्त emergencies emergency_needs emergency_corpus unexpected_expenses ~ emergency \
  bimari_waghera bimari_ke_liye zarurat_ke_time zaroorat_ke_time zaroorat_pad zarurat_pad jarurat_pad hard_times \
  bad_times unforeseen aade_waqt achanak bimari achanak_zaroorat
+ marriage childs_marriage children_marriage beti_ki_shaadi bete_ki_shaadi bachchon_ki_shaadi bachon_ki_shaadi \
  bitiya_ki_shaadi
low_risk no_risk risk_free zero_risk conservative safe safest secure surakshit kam_risk risk_nahi bina_risk \
  without_risk सुरक्षित गारंटी ~ paisa_doobna doobna doob_na fd_jaisa fd_jaise pakka_return fixed_return capital_safe \
  paisa_safe guarantee
medium_risk moderate_risk balanced moderate some_risk thoda_risk thoda_bahut_risk ~ thoda_bahut na_zyada_na_kam \
  na_kam_na_zyada medium beech
high_risk aggressive big_risk big_risks more_risk full_risk zyada_risk jyada_risk poora_risk risk_le_sakta \
  ज्यादा_रिस्क ~ risk_se_darta jitna_risk zyada_return
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
no_trust lack_of_trust dont_trust do_not_trust trust_issue trust_issues no_trust_in_companies bharosa_nahi \
  vishwas_nahi yakeen_nahi yakin_nahi bharosa_hi_nahi aitbaar_nahi भरोसा_नहीं विश्वास_नहीं ~ chor chor_hain sab_chor \
  dhokha dhokha_dete dhokebaaz fraud fraud_company lootte lootera paise_kha_jaate paise_kha_jate paisa_kha bhaag_jate \
  claim_nahi_dete claim_dete_nahi dont_believe scam jhoothe jhooth_bolte cheat loot
ask_family need_to_ask_family discuss_with_family family_discussion consult_family family_decision ask_spouse \
  need_to_discuss ghar_par_puch ghar_pe_puch ghar_par_baat ghar_pe_baat ghar_mein_baat ghar_mein_puch ghar_walon_se \
  ghar_waalon_se gharwalon_se घर_वालों_से घर_में_बात घर_पर_बात ~ discuss_at_home ask_my_wife ask_my_husband \
  biwi_se_puch biwi_se_pooch patni_se_puch patni_se_pooch wife_se_puch wife_se_pooch pati_se_puch pati_se_pooch \
  papa_se_puch papa_se_pooch husband_se_puch mummy_se_puch talk_to_my_wife talk_to_my_husband talk_to_my_family \
  check_with_my_husband check_with_my_wife salah_karke salah_leke puchh_kar puchkar poochkar family_se_puch \
  family_se_baat biwi_se_baat patni_se_baat pati_se_baat wife_se_baat poochna puchna poochunga puchunga poochungi \
  puchungi puchke poochke discuss talk_to_my_mother parents
too_young young jawan jawaan naujawan umar_kam kam_umar umar_hi_kya उम्र_कम कम_उम्र जवान ~ abhi_chhota abhi_chhoti \
  only_22 only_21 only_23 only_20 just_22 just_21 umar_hogi abhi_umar
fir ~ thana police complaint_copy police_report police_complaint fir_copy police_fir thane_ki_report thana_report \
  एफआईआर
discharge_summary discharge_card discharge_paper discharge_papers discharge discharge_slip chhutti_ka_kagaz डिस्चार्ज \
  ~ chhutti_pe_diya hospital_ne_diya
hospital_bills bills medical_bills bill raseed rasid parchi dawai_ke_bill dawai_ka_bill hospital_ka_bill बिल रसीद
claim_form form claim_ka_form claim_wala_form form_bharna form_bhar फॉर्म
non_smoker non-smoker not_a_smoker dont_smoke nahi_peeta nahi_peeti never_smoked no_smoking cigarette_nahi \
  no_cigarettes never_smoke ~ haath_nahi_lagaya quit
+ heart_disease dil_ka_daura heart_attack attack_aaya heart_surgery dil_ka_operation cardiac
+ asthma saans_ki_dikkat saans_ki_bimari saans_ki_problem breathing_problem breathing
none_healthy no_illness no_disease none bilkul_fit perfectly_fine ekdum_theek ekdam_theek swasthya_theek \
  koi_bimari_nahi koi_nahi ~ healthy fit tandurust swasth
unmarried single never_married kunwara kunwari kunware avivahit bachelor spinster not_married shaadi_nahi shadi_nahi \
  shaadi_nahi_hui ~ akela abhi_akela
married vivahit shaadi_shuda shadi_shuda shaadishuda shadishuda shaadi_ho_gayi shaadi_ho_chuki ho_gayi_shaadi \
  शादीशुदा विवाहित ~ got_married
divorced divorcee talaqshuda talaakshuda alag_ho_gaye alag_rehte talaq तलाकशुदा ~ court_se_alag divorce split \
  separated
widowed widow widower vidhva vidhur विधुर pati_nahi_rahe patni_nahi_rahi pati_guzar biwi_guzar patni_guzar \
  wife_passed husband_passed wife_passed_away husband_passed_away pati_ki_death patni_ki_death wife_expired \
  husband_expired late_husband
+ police_report police_complaint fir_copy police_fir thane_ki_report thana_report ~ thana police
+ divorce divorced divorcee
+ widow widowed
not_filed not_yet_filed claim_not_filed not_applied not_registered yet_to_file to_be_filed ~ kiya_hi_nahi file_nahi \
  abhi_karna not_yet_applied apply_nahi claim_nahi_kiya abhi_tak_nahi_kiya nahi_dala
investment_plan investment_policy savings_plan ulip endowment_plan guaranteed_plan money_back_plan child_plan ~ \
  paisa_badhe nivesh returns return savings guaranteed bachat
missed_due_date missed_the_due_date missed_the_date missed_payment missed_date due_date_missed missed_the_deadline \
  deadline_missed date_nikal_gayi date_nikal date_miss tarikh_nikal ~ forgot forget bhool bhool_gaya bhool_gayi \
  yaad_nahi_raha yaad_nahi dhyan_nahi_diya dhyan_nahi_raha slipped_my_mind slipped_mind dhyan_nahi skip_ho_gaya
agent_did_not_inform no_reminder not_informed not_reminded no_intimation no_follow_up did_not_get_reminder \
  reminder_nahi reminder_nahi_aaya koi_reminder_nahi ~ agent_ne_bataya agent_ne_nahi_bataya kisi_ne_bataya_nahi \
  kisi_ne_nahi_bataya kisi_ne_phone phone_nahi_kiya nobody_told nobody_called no_one_told agent_gayab agent_ne_call \
  bataya_nahi
child_future children's_future childrens_future child's_future future_of_children kids_future future_of_kids \
  bachchon_ka_bhavishya bachche_ka_bhavishya ~ bachchon_ke_liye bachchon_ki_padhai beti_ki_padhai beti_ki_shaadi \
  bete_ke_college beti_ke_college bete_ki_padhai bete_ke_liye beti_ke_liye kids_ke_liye children education padhai \
  beta beti
house_rent rental_income house_property income_from_house_property rent_income kiraya_income ~ kiraya kiraye rent \
  makaan_ka_kiraya kirayedar flat_ka_kiraya
+ capital_gains shares_beche zameen_bechi plot_becha sale_of_shares sale_of_property property_sale ~ stock_market \
  us_stocks redeem zameen_bech
foreign_income foreign_assets income_from_abroad overseas_income ~ nri dubai videsh abroad us_stocks foreign
could_not_afford cannot_afford unable_to_afford affordability afford_nahi could_not_pay unable_to_pay ~ mehnga mahnga \
  mahanga premium_zyada paise_nahi tangi balance_nahi job_chali naukri_chali cant_afford expensive costly \
  paise_ki_kami paise_ki_dikkat haath_tang no_money
`
