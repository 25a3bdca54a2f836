/** Study, examinations, jobs and recruiting: lines as in `everyday-words.ts`. */
export const STUDY_WORDS = `engineering_entrance engineering_exam ~ jee jee_mains jee_main jee_advanced iit iitjee \
  bitsat viteee mht_cet wbjee comedk kcet जेईई आईआईटी
medical_entrance medical_exam ~ neet aiims mbbs नीट एम्स doctor_banna doctor_banne
management_entrance mba_entrance mba_exam ~ xat nmat cmat iim
law_entrance law_exam ~ clat ailet lsat क्लैट judiciary_exam vakil_banna wakil_banna
civil_services civil_service ~ upsc ias ips prelims uppsc bpsc mppsc collector_banna आईएएस आईपीएस यूपीएससी
government_exam government_exams government_job_exam sarkari_pariksha competitive_exam competitive_exams ~ ssc ssc_cgl \
  ssc_chsl cgl chsl rrb ntpc_exam group_d upsc uppsc bpsc mppsc ibps sbi_po ctet nda cds_exam
defence_exam defence_entrance defence ~ nda cds_exam afcat agniveer ssb_interview fauj sena_mein एनडीए
railway_exam railways_exam rrb ~ ntpc_exam group_d loco_pilot alp_exam
teaching_exam teacher_eligibility tet ctet ~ stet uptet kvs_exam dsssb सीटेट
abroad_exam study_abroad overseas_education ~ ielts toefl gre_exam gmat videsh_padhna videsh_padhne bahar_padhne_jana \
  आईईएलटीएस
crash_course revision_course revision_batch ~ last_minute_preparation exam_paas_hai jaldi_revision quick_revision
dropper repeater drop_year gap_year ~ drop_liya drop_le_liya second_attempt dusra_attempt doosra_attempt saal_drop \
  ड्रॉप_लिया
distance_learning distance_education correspondence patrachar ~ ignou open_university nios इग्नू
recorded_lectures recorded recorded_class recorded_classes pre_recorded ~ video_lectures own_pace self_paced \
  apni_speed
diploma polytechnic डिप्लोमा पॉलिटेक्निक ~ iti
phd doctorate ph_d doctoral पीएचडी ~ research_scholar
scholarship chhatravritti chhatravriti vazifa wazifa छात्रवृत्ति fee_waiver fee_concession ~ fees_maaf \
  fees_mein_chhoot
working_professional working_person naukripesha ~ job_karta job_karti job_kar_raha job_kar_rahi naukri_karta \
  naukri_karti office_jata office_jaati office_jati already_working i_work_at जॉब_करता जॉब_करती नौकरी_करता नौकरी_करती
weekend_batch weekend_class weekend_classes ~ saturday_sunday sat_sun shani_ravi chutti_wale_din chhutti_wale_din \
  chhutti_ke_din शनि_रवि छुट्टी_वाले_दिन
weekday_batch weekday weekdays weekday_class ~ monday_to_friday mon_to_fri somvar_se_shukravar सोमवार_से_शुक्रवार
immediate_joiner immediate_joining immediately_available join_immediately ~ abhi_join turant_join kal_se_join \
  kal_se_aa can_start_tomorrow start_tomorrow notice_khatam already_relieved aaj_hi_join तुरंत_जॉइन कल_से_जॉइन
serving_notice on_notice ~ resign_kar_diya resign_kar_chuka put_in_my_papers paper_daal_diya istifa_de_diya \
  notice_chal_raha
work_from_office office_based on_site onsite in_office ~ office_aaunga office_aa_jaunga office_aakar come_to_office \
  coming_to_office
toxic_culture bad_manager manager_issue work_culture work_environment bad_environment ~ boss_se_nahi boss_kharab \
  mahaul_kharab mahol_kharab office_politics boss_chillata rude_boss manager_rude माहौल_खराब
company_closed company_shut ~ company_band_ho company_band_hui factory_band कंपनी_बंद
family_reasons personal_reasons parivarik_karan ~ shaadi_ho_gayi shadi_ho_gayi bachcha_hua maternity mother_unwell \
  father_unwell पारिवारिक_कारण शादी_हो_गई
contract_ended contract_over project_ended ~ contract_khatam project_khatam theka_khatam contract_finished
telecalling telecaller telesales call_centre call_center bpo ~ call_karne_ka calling_ka_kaam voice_process कॉल_सेंटर
field_sales field_work field_job ~ ghoom_ghoom ghoomne_wala
warehouse godown warehousing godam गोदाम ~ picking_packing packing_ka_kaam loading_unloading
data_entry typing ~ typing_ka_kaam computer_pe_kaam computer_par_kaam
software_developer programmer coder ~ coding full_stack frontend backend web_developer कोडिंग
referral referred employee_referral ~ dost_ne_bataya dost_ne_bola friend_told jaan_pehchan colleague_told
job_portal job_site job_board job_portals ~ naukri_com indeed workindia linkedin
housing_scheme awas_yojana housing_subsidy pmay ~ pakka_ghar ghar_banane_ke आवास_योजना पक्का_घर
health_scheme ayushman ayushman_bharat ~ ayushman_card muft_ilaaj muft_ilaj आयुष्मान
farmer_scheme kisan_yojana pm_kisan kisan_samman ~ kisan_nidhi किसान_सम्मान पीएम_किसान
pension_scheme pension_yojana ~ vridha_pension vidhwa_pension old_age_pension widow_pension वृद्धा_पेंशन विधवा_पेंशन
rural_employment mgnrega nrega manrega narega मनरेगा नरेगा
skill_training kaushal_vikas skill_india pmkvy ~ hunar_seekhna kaam_seekhna कौशल_विकास
teaching_quality poor_teaching bad_teaching teaching_issue faculty_issue faculty_quality quality_of_teaching faculty \
  teacher_quality ~ sir_achha_nahi sir_accha_nahi madam_achha_nahi padhate_nahi padhaate_nahi padhaya_nahi \
  achhe_se_nahi_padhate theek_se_nahi_padhate teacher_bekar teacher_achhe_nahi samajh_nahi_aata_padhate \
  teacher_ka_padhaya teachers_dont_teach teacher_badal sir_badal teachers_keep_changing faculty_changed samjhate_nahi \
  samjhaya_nahi samajh_nahi_aata_class ठीक_से_नहीं_पढ़ाते अच्छा_नहीं_पढ़ाते नहीं_पढ़ाते
doubts_not_cleared doubt_clearing doubt_sessions no_doubt_clearing doubts doubt_solving ~ doubt_nahi sawaal_poochne \
  sawal_poochne poochne_pe_daant poochne_par_daant doubt_clear doubt_pooch questions_not_answered \
  dont_answer_questions
syllabus_not_completed incomplete_syllabus syllabus_incomplete syllabus_pending slow_syllabus syllabus ~ \
  syllabus_poora_nahi syllabus_pura_nahi course_poora_nahi course_pura_nahi chapter_chhod aadha_syllabus padhai_dheere \
  padhai_peeche chapters_left portion_left portion_not_covered syllabus_baaki course_peeche chapters_are_left \
  chapters_are_still_left chapters_still_left chapters_baaki
too_fast pace_too_fast teaching_too_fast fast_pace ~ bahut_tez_padha jaldi_jaldi_padha tez_tez_padha cannot_keep_up \
  cant_keep_up peeche_reh_jata peeche_reh_jati jaldi_nikal_jate pace_bahut_tez saath_nahi_chal
large_batch crowded_class large_class_size class_size overcrowded_class batch_size big_batch ~ class_mein_bheed \
  bachche_bahut_zyada bahut_bachche bahut_zyada_bachche sau_bachche too_many_students so_many_students peeche_baithna \
  sir_ka_dhyan_nahi dhyan_nahi_dete no_personal_attention personal_attention
irregular_classes classes_cancelled class_cancelled classes_not_regular irregular_class ~ class_nahi_hoti \
  class_nahi_lagti class_cancel_ho baar_baar_chhutti_kar teacher_aate_nahi teacher_nahi_aate sir_nahi_aate \
  sir_aate_hi_nahi classes_often_cancelled roz_class_nahi
batch_timing timing_not_suitable unsuitable_timing timing_issue timing_clash timing_problem class_timing \
  inconvenient_timing timings timing ~ time_match_nahi timing_match_nahi time_suit_nahi timing_suit_nahi \
  school_ke_time_pe college_ke_time_pe school_se_clash college_se_clash office_se_clash timing_theek_nahi \
  time_theek_nahi_baith time_nahi_baith clashes_with timing_nahi_jam school_ke_time_se college_ke_time_se clash_hota
fees_too_high high_fees high_fee fee_too_high fees_high expensive_fees fees_not_affordable fee_issue unaffordable \
  itni_fees cant_afford_the_fees cannot_pay_the_fees fees ~ fees_bahut fees_zyada fees_jyada fees_nahi_de fees_mehngi \
  fees_nahi_bhar fees_bharne_ke_paise fees_ka_intezaam paise_nahi_padhane cant_afford_it fees_badha cannot_afford \
  cant_afford itna_paisa_nahi itne_paise_nahi
poor_results bad_results poor_marks low_marks no_improvement not_improving results ~ number_kam_aa marks_kam \
  number_nahi_badh marks_nahi_badh result_kharab fail_ho_gaya fail_ho_gayi koi_sudhar_nahi koi_fark_nahi_pada \
  marks_have_not no_progress percentage_gir result_achha_nahi number_gir
no_placement placement_issue poor_placement placement placement_support no_placement_support ~ naukri_nahi_lagi \
  naukri_nahi_lagwayi job_nahi_lagi placement_nahi job_ka_vaada job_guarantee company_nahi_aayi companies_dont_come \
  promised_a_job job_dilane interview_nahi_karwaya
poor_infrastructure infrastructure lack_of_facilities facilities ~ pankha_nahi_class class_mein_ac bench_tooti \
  lab_nahi library_nahi toilet_nahi_school peene_ka_paani_nahi building_purani projector_kharab playground_nahi \
  no_playground no_library benches_broken
study_material no_study_material study_material_not_received poor_study_material ~ notes_nahi books_nahi_mili \
  kitabein_nahi_mili material_nahi_mila module_nahi notes_adhure kitab_nahi_di notes_achhe_nahi purana_material
technical_issues app_or_video_problem video_problem technical_problem ~ class_mein_awaaz_nahi video_atak_jata \
  link_nahi_khul class_join_nahi class_nahi_khul live_class_band lecture_nahi_chal recording_nahi_mili lecture_load \
  screen_black_ho audio_nahi_aata
joined_elsewhere joined_another_institute another_institute admission_elsewhere enrolled_elsewhere \
  already_joined_elsewhere took_admission_elsewhere joined_competitor ~ kahin_aur_admission kahin_aur_le_liya \
  doosri_jagah_admission dusri_jagah_admission dusre_school doosre_school dusre_college doosre_college dusri_coaching \
  doosri_coaching allen aakash fiitjee kahin_aur_join admission_ho_gaya_hai got_admission got_into seat_mil_gayi \
  doosre_mein_daal
still_deciding not_decided undecided comparing_options considering still_comparing ~ teen_chaar_jagah_dekh \
  aur_bhi_jagah_dekh baaki_school_dekh dusre_college_bhi_dekh ghar_mein_baat_kar papa_se_pooch mummy_papa_se_pooch \
  parents_decide abhi_soch_rahe tay_nahi_kiya
waiting_for_results waiting_for_result result_awaited awaiting_results awaiting_result ~ result_nahi_aaya \
  result_ka_intezaar result_aane_do result_aane_ke_baad result_aa_jaye result_aayega_tab number_aane_do \
  after_the_result once_results result_not_out cutoff_dekh rank_aane_do board_ka_result result_aa
did_not_qualify not_qualified not_eligible failed_entrance low_rank ~ cutoff_nahi cut_off_nahi rank_nahi_aayi \
  rank_kharab entrance_nahi_nikla exam_nahi_nikla exam_clear_nahi select_nahi_hua marks_not_enough number_kam_reh \
  percentage_kam didnt_clear_the_exam couldnt_clear
lack_of_interest not_interested_in_studies no_interest_in_studies lost_interest ~ padhai_mein_mann_nahi \
  padhai_mein_man_nahi mann_nahi_lagta man_nahi_lagta padhna_nahi_chahta padhna_nahi_chahti dil_nahi_lagta bored_of_it \
  interest_nahi_raha ruchi_nahi
+ bullying bachche_chidhate bachche_marte baccho_se_ladai ladke_tang seniors_tang ragging_hui bachche_tang pitai_karte \
  other_children_tease other_kids_tease
punishment strict_teachers corporal_punishment strict_discipline teacher_behaviour ~ teacher_maarte teacher_marte \
  sir_maarte sir_marte madam_daantti danda_maar thappad_maar murga_bana teacher_daantti beaten_by_the_teacher \
  teacher_hit teacher_chillati teacher_insult
household_work work_at_home domestic_work helping_at_home ~ ghar_ka_kaam_karti chhote_bhai_behen_sambhal \
  ghar_sambhalna_padta khet_mein_kaam kheti_mein_haath dukaan_pe_baithta maa_ki_madad bakri_charane \
  looks_after_siblings ghar_mein_haath_batana behen_ko_sambhalti bhai_ko_sambhalti bachchon_ko_sambhalti \
  behen_ko_sambhalta
child_labour working_to_earn ~ kaam_pe_lag mazdoori_karta mazdoori_karne paise_kamane kamane_lag kamane_jata \
  dihadi_pe_ja dukaan_pe_kaam_karta hotel_mein_kaam_karta sent_to_work
early_marriage got_married ~ shaadi_kar_di shaadi_tay shaadi_ho_rahi byah_kar_diya rishta_ho_gaya
migration family_migrated migrated ~ parivaar_bahar_chala bhatte_pe_gaye bhatta_pe kamane_shahar dusre_rajya_chale \
  maa_baap_bahar_gaye parivaar_bahar
school_too_far distance_to_school far_from_home long_distance too_far distance ~ school_door school_dur college_door \
  coaching_door centre_door ghar_se_door ghar_se_dur aane_jaane_mein_do aane_jaane_mein_ghanta bahut_door_padta \
  travel_takes_too two_buses do_bus_badal roz_itni_door raasta_lamba kaafi_door bus_badalni bus_badalni_padti \
  do_bus_badalni bus_change_karni do_ghante_bus
class_attendance_reason_exam other_exam exam_preparation ~ exam_ki_taiyari_kar school_ke_exam_chal college_ke_exam \
  board_exam_chal semester_exam half_yearly_chal exams_are_going
hybrid blended mixed_mode both_online_and_offline ~ kabhi_online_kabhi aadha_online kuch_din_online dono_tarah_se
+ recorded_lectures baad_mein_dekh_lunga jab_time_mile_dekh apne_time_pe_dekh raat_ko_dekh_lunga
one_to_one individual_class private_tuition personal_tutor one_on_one home_tutor ~ akele_padhana akele_padhna \
  sirf_mere_bachche ek_ek_karke_padha ghar_aake_padha ghar_aakar_padha ghar_pe_aake_padha alone_with_the_teacher \
  ghar_pe_teacher
get_a_job job_oriented ~ naukri_lag_jaye naukri_pane job_lag_jaye job_chahiye_isliye naukri_ke_liye_seekh \
  placement_ke_liye kamana_shuru job_mil_jaye
promotion_at_work promotion career_growth better_position ~ promotion_ke_liye pramotion tarakki tarakki_ke_liye \
  aage_badhna_hai aage_badhne_ka salary_badhane post_badhe senior_post no_growth growth_nahi tarakki_nahi same_post
career_change career_switch change_of_career switch_career change_of_field ~ line_badalna line_change field_badalna \
  field_change it_mein_jana naya_field dusri_line doosri_line profile_change change_my_field move_into_it \
  alag_kaam_karna
+ own_business khud_ka_kaam_shuru apna_kaam_shuru apna_parlour_khol apni_dukaan_kholn business_shuru apna_kuch_shuru \
  start_my_own
hobby personal_interest for_fun self_improvement ~ shauk_hai shauk_ke_liye shaukiya mann_karta_hai_seekhne \
  bas_seekhna_hai khaali_time timepass_ke_liye apne_liye_seekh
+ abroad_exam bahar_jaakar_padh canada_jana america_jana germany_jana
united_states usa us_country america ~ amrika amerika american_university new_york california
united_kingdom uk britain england ~ london uk_mein_padh british_university scotland
canada ~ toronto vancouver kanada
australia ~ sydney melbourne australia_mein
germany ~ berlin munich germany_mein_padh
science_stream science ~ pcm pcb physics_chemistry maths_science bio_li maths_li science_li non_medical_stream \
  science_side
commerce_stream commerce ~ accounts_li ca_karna ca_banna bcom_karna commerce_li b_com_karna commerce_side \
  hisab_kitab_wali
arts_stream arts humanities ~ history_li arts_li ba_karna arts_side political_science_li humanities_li
parents_pay parents_will_pay ~ papa_denge papa_bharenge mummy_papa_denge ghar_wale_denge gharwale_denge pitaji_denge \
  ghar_se_milega papa_dete father_will_pay dad_pays my_father_will
+ scholarship scholarship_mili scholarship_ke_bharose fees_maaf_karwa chhatravritti_se
education_loan student_loan ~ loan_leke_padh loan_lekar_padh bank_se_loan_leke padhai_ka_loan padhai_ke_liye_loan
admission_query admission_enquiry admission new_admission ~ dakhila dakhile bachche_ko_daalna admission_karwana \
  school_mein_daalna form_bharna_admission admission_lena
attendance low_attendance attendance_issue poor_attendance ~ haziri hajiri upasthiti attendance_kam \
  attendance_nahi_lagi hazri short_attendance
transfer_certificate tc school_leaving_certificate leaving_certificate ~ tc_chahiye tc_nahi_di tc_nikalwa \
  school_chhodne_ka_kagaz
marksheet mark_sheet marksheets report_card result_card ~ ank_patra marksheet_nahi_mili result_ka_kagaz \
  number_wala_kagaz pragati_patra
admit_card hall_ticket ~ pravesh_patra admit_card_nahi roll_number_slip exam_ka_card
re_evaluation revaluation rechecking re_checking ~ copy_dobara_check dobara_jaanch number_galat_jod marks_galat \
  recheck_karwana answer_sheet_check copy_check_karwa
parent_teacher_meeting ptm parents_meeting ~ parents_ko_bulaya teacher_se_milna class_teacher_se_milna
english_speaking spoken_english communication_skills english_communication ~ angrezi_bolna english_bolna \
  english_bol_nahi angrezi_bol_nahi english_bolne_mein fluently_bolna hesitation_english baat_karne_mein_jhijhak \
  interview_english
unemployed looking_for_work job_seeker not_employed without_job jobless ~ naukri_dhundh naukri_dhoondh kaam_dhundh \
  kaam_dhoondh naukri_ki_talash kaam_ki_talash ghar_pe_baitha ghar_baitha_hoon khaali_baitha khali_baitha \
  naukri_nahi_hai_abhi kaam_nahi_hai_abhi between_jobs job_search koi_kaam_nahi_abhi naukri_chhod_di_hai left_my_last
currently_employed employed presently_working working_now currently_working ~ naukri_chal_rahi abhi_job_mein \
  abhi_naukri_mein abhi_kaam_kar_raha abhi_kaam_kar_rahi job_mein_hoon abhi_ek_company_mein kahin_kaam_kar \
  still_with_my_company on_a_job
+ fresher abhi_college_se abhi_padhai_poori abhi_padhai_khatam pehli_job pehli_baar_naukri never_worked \
  kabhi_naukri_nahi kabhi_kaam_nahi_kiya abhi_pass_out passed_out_this just_graduated just_passed padhke_nikla
experienced experience_holder with_experience has_experience ~ saal_ka_anubhav saal_ka_experience saal_ka_tajurba \
  tajurba_hai anubhav_hai pehle_bhi_kiya pehle_kaam_kiya kai_saal_se_kar years_in_this years_of_experience saal_se_isi
+ better_salary low_pay low_salary salary_low poor_salary less_salary salary_not_good paise_kam_dete paise_kam_milte \
  salary_kam_thi zyada_paise_ke_liye salary_nahi_badhi increment_nahi appraisal_nahi badhaya_nahi hike_nahi underpaid \
  paid_peanuts
salary_delay delayed_salary salary_not_paid late_salary irregular_salary unpaid_salary mahine_ki_salary_nahi \
  teen_mahine_ki_salary do_mahine_ki_salary salary_nahi_di salary_nahi_mili ~ salary_time_pe_nahi salary_late \
  tankhwah_nahi_di pagaar_nahi_di paise_rok_liye salary_atak time_pe_paise_nahi not_paid_for_months not_been_paid \
  werent_paying paise_maar_liye paise_rok_liye paise_time_pe_nahi hamesha_late_salary
shift_timings night_shifts odd_hours odd_shifts night_shift_issue shift_timing long_hours long_working_hours ~ \
  raat_ki_duty raat_ki_shift barah_ghante_ki bara_ghante_kaam raat_ko_kaam shift_badalti der_raat_tak_kaam \
  twelve_hour_shift raat_mein_nahi_aa rotational_shift_se
long_commute distance_from_home commute location_far far_location location_issue location_too_far office_too_far \
  distance far ~ office_bahut_door office_door company_door ghar_se_office_door do_ghante_lagte aane_jaane_mein_bahut \
  aane_jaane_mein_time travel_bahut bus_nahi_milti_wahan roz_do_ghante petrol_mein_paise kiraye_mein_chala_jata \
  too_much_travelling location_nahi_jama aane_jaane_mein_ghanta aane_jaane_mein_do do_ghante_bus roz_do_ghante \
  ghante_bus_mein
layoff laid_off retrenchment terminated downsizing lay_off job_cut lay_offs ~ nikaal_diya nikal_diya_company \
  nikala_gaya chhantni company_ne_hata staff_kam_kiya log_kam_kiye asked_to_leave cost_cutting \
  hata_diya_job sabko_nikaal
no_learning no_growth_opportunity limited_growth lack_of_growth growth career_growth ~ kuch_seekhne_ko_nahi \
  kuch_naya_nahi_seekh ek_hi_kaam same_work_every roz_wahi_kaam tarakki_nahi promotion_nahi promotion_nahi_mila \
  no_promotion nothing_new_to_learn stuck_in_the_same roz_ek_hi_kaam
counter_offer retained_by_current_employer current_company_increased ~ company_ne_salary_badha purani_company_ne_rok \
  rok_liya_company wahin_pe_badha company_ne_roka wahin_pe_zyada present_company_matched matched_the_offer \
  ne_jaane_nahi_diya boss_ne_rok
another_offer better_offer other_offer accepted_another_offer joined_another_company got_another_job another_job ~ \
  dusri_job_mil doosri_job_mil kahin_aur_lag kahin_aur_naukri dusri_jagah_lag doosri_jagah_lag kahin_aur_select \
  dusre_mein_ho_gaya doosri_company_mein_ho selected_elsewhere kahin_aur_join achhi_job_mil job_lag_gayi \
  naukri_lag_gayi
salary_not_matching salary_too_low low_salary_offer salary_low salary_mismatch salary_below_expectation \
  salary_expectation ~ itne_mein_nahi salary_kam_hai paise_kam_hain utne_mein_nahi_hoga salary_kam_lag kam_paise_de \
  itni_kam_salary package_kam expected_more less_than_my_current kam_mein_nahi current_se_bhi_kam
family_not_agreed family_objection family_did_not_agree family_not_permitting no_family_permission ~ \
  ghar_wale_nahi_maan gharwale_nahi_maan ghar_wale_mana papa_ne_mana pati_ne_mana husband_ne_mana sasural_wale_mana \
  ghar_se_permission ghar_se_ijazat parents_nahi_maan bhejne_ko_taiyar_nahi parents_said_no husband_said_no \
  papa_nahi_maane ghar_wale_nahi_maane gharwale_nahi_maane pati_nahi_maane
bond service_bond bond_issue agreement_bond ~ bond_bharwa bond_nahi_bharunga bond_sign do_saal_ka_bond \
  original_certificate_jama original_jama document_rakh_lete
job_profile_mismatch role_mismatch profile_not_suitable profile_mismatch role_not_suitable not_the_right_role job_role \
  ~ kaam_pasand_nahi profile_pasand_nahi sales_nahi_karna calling_nahi_karni target_wala_kaam target_ka_pressure \
  kaam_alag_bataya field_mein_nahi_ghoom mere_layak_kaam_nahi not_my_kind_of job_kuch_aur_thi target_nahi_chahiye
interview_missed_traffic traffic stuck_in_traffic traffic_jam ~ jaam_mein_phas jaam_mein_fas jam_mein_phas \
  traffic_mein_phas traffic_mein_fas bus_chhoot_gayi_interview bus_nahi_mili raste_mein_phas road_block signal_pe_phas
address_not_found could_not_find_location location_not_found could_not_find_address ~ address_nahi_mila pata_nahi_mila \
  jagah_nahi_mili office_nahi_mila map_galat location_galat_bheji location_nahi_mili dhundhta_raha \
  couldnt_find_the_place got_lost
no_call_letter not_informed no_information no_communication did_not_know kisi_ne_bataya_hi kisi_ne_bataya_nahi \
  kisi_ne_nahi_bataya ~ call_nahi_aaya_tha message_nahi_aaya_tha kisi_ne_call_nahi pata_hi_nahi_chala koi_soochna_nahi \
  nobody_informed no_one_told_me wasnt_told
day_shift morning_shift general_shift ~ din_wali_shift subah_ki_shift din_mein_kaam nau_se_chhah 9_se_6 das_se_chhah \
  9_to_6 10_to_7 din_ki_duty
+ night_shift raat_wali_shift raat_ki_duty raat_mein_kaam us_shift us_process_shift raat_bhar_kaam
rotational_shift rotational any_shift flexible_shift rotating_shift ~ koi_bhi_shift kabhi_bhi_bula badal_badal_ke \
  kabhi_din_kabhi_raat shift_badalti_rahe jab_bhi_bolo
full_time fulltime full_time_job ~ poore_din_ka_kaam pura_din poora_din aath_ghante_ka poore_time 8_ghante_ka \
  8_hours_a_day
part_time parttime part_time_job ~ do_chaar_ghante aadhe_din_ka shaam_ko_do college_ke_baad_kaam kuch_ghante_ka \
  padhai_ke_saath_kaam thode_time_ka chaar_ghante_ka few_hours_a_day half_day_job side_income side_mein_kaam
internship intern trainee apprenticeship ~ seekhne_ke_liye_kaam stipend_pe training_wala intern_banna apprentice \
  kaam_seekhna_hai
contract_job contractual temporary_job contract_basis ~ theke_pe thekedar_ke contract_pe_kaam kachchi_naukri \
  kuch_mahine_ka_kaam third_party_payroll agency_ke_through_kaam
permanent_job on_roll ~ pakki_naukri pakka_kaam company_payroll company_roll hamesha_wali_naukri
+ government sarkari_naukri government_job sarkari_job
work_from_home_job remote_job work_from_home ~ ghar_baithe_kaam ghar_baithe_job ghar_se_hi_kaam ghar_se_karne_wala \
  bachche_chhote_ghar_se laptop_se_ghar
delivery_job delivery_partner delivery_boy ~ swiggy zomato blinkit zepto parcel_baant amazon_ki_delivery \
  order_pahunchana rider_ka_kaam bike_se_delivery dunzo
security_guard guard ~ guard_ki_naukri chowkidari gate_pe_khada watchman_ka pehredari guard_ki_duty
housekeeping cleaning_job housekeeping_staff ~ jhadu_pocha_ka_kaam safai_ka_kaam saaf_safai_ka_kaam office_boy_ka
driver_job driver ~ gaadi_chalane_ka_kaam cab_chalata ola_chalata driver_ki_naukri truck_chalata gaadi_chalata \
  ola_uber_chalata
accounts_job accounts accountant accounting ~ hisab_kitab_ka_kaam tally_ka_kaam munim_ka_kaam gst_filing \
  billing_ka_kaam books_of_accounts
human_resources hr hr_job recruiter ~ hiring_ka_kaam bharti_ka_kaam recruitment_karta recruitment_karti payroll_ka
+ field_sales dukaan_dukaan_jaake ghar_ghar_jaake door_to_door dukan_dukan_ja market_mein_ghoom
receptionist front_desk front_office ~ reception_pe_baithna front_desk_ka phone_uthane_ka_kaam
selected got_selected offer_received offer_letter shortlisted ~ select_ho_gaya select_ho_gayi ho_gaya_selection \
  offer_letter_mila offer_letter_aa select_kar_liya mujhe_le_liya got_the_job chun_liya
not_selected rejected rejection ~ reject_kar reject_ho nahi_liya_mujhe select_nahi_hua select_nahi_hui unhone_mana_kar \
  mana_kar_diya_interview didnt_get_selected didnt_make_it
result_awaited waiting_for_reply awaiting_response no_response_yet ~ call_nahi_aaya_ab koi_jawab_nahi_aaya \
  batayenge_bola bole_call_karenge hr_ne_bola_batayenge reply_nahi_aaya hold_pe_rakha they_said_they_will \
  abhi_pata_nahi_chala havent_heard
health_problem ill_health medical_reason ~ tabiyat_kharab_ho tabiyat_theek_nahi beemari_ki_wajah operation_hua_tha \
  kamar_dard_ki health_theek_nahi
fluent fluent_english good_english ~ achhi_english acchi_english english_achhi_hai badhiya_english aaram_se_english \
  english_medium_se_padha english_mein_koi_dikkat convent_educated speak_well
basic_english little_english average_english ~ thodi_bahut_english thodi_english english_thodi kaam_chalau_english \
  tooti_phooti samajh_leta_hoon samajh_leti_hoon samajh_leta_bol_nahi broken_english manage_kar_leta kuch_kuch_english \
  understand_but_cannot
no_english english_not_known cannot_speak_english ~ english_nahi_aati angrezi_nahi_aati english_bilkul_nahi \
  english_zero sirf_hindi_aati english_bolni_nahi_aati hindi_hi_aati only_hindi
own_vehicle own_bike has_vehicle own_two_wheeler ~ apni_bike apni_gaadi_hai khud_ki_bike bike_hai_meri scooty_hai_meri \
  meri_scooty bike_hai_mere_paas scooty_hai_mere bike_hai_ghar
public_transport bus_or_metro bus_or_train ~ bus_se_aa metro_se_aa local_train_se auto_se_aa bus_se_aaunga \
  metro_se_aaunga bus_pakad ke_bus_se metro_pakad take_the_bus take_the_metro
+ better_salary paise_kam_dete paise_bahut_kam bahut_kam_dete
+ hostel ~ rehne_ki_jagah rehne_ka_intezaam rehne_ki_dikkat`
