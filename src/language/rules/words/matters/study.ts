/** Study, examinations, jobs and recruiting: lines as in `everyday-words.ts`. */
export const STUDY_WORDS = `engineering_entrance engineering_exam ~ jee jee_mains jee_main jee_advanced iit iitjee \
  bitsat viteee mht_cet wbjee comedk kcet जेईई आईआईटी
medical_entrance medical_exam ~ neet aiims mbbs नीट एम्स doctor_banna doctor_banne
management_entrance mba_entrance mba_exam ~ xat nmat cmat iim
law_entrance law_exam ~ clat ailet lsat क्लैट judiciary_exam vakil_banna wakil_banna
civil_services civil_service ~ upsc ias ips prelims uppsc bpsc mppsc collector_banna आईएएस आईपीएस यूपीएससी
government_exam government_exams government_job_exam sarkari_pariksha competitive_exam competitive_exams ~ ssc \
  ssc_cgl ssc_chsl cgl chsl rrb ntpc_exam group_d upsc uppsc bpsc mppsc ibps sbi_po ctet nda cds_exam
defence_exam defence_entrance defence ~ nda cds_exam afcat agniveer ssb_interview fauj sena_mein एनडीए
railway_exam railways_exam rrb ~ ntpc_exam group_d loco_pilot alp_exam
teaching_exam teacher_eligibility tet ctet ~ stet uptet kvs_exam dsssb सीटेट
abroad_exam study_abroad overseas_education ~ ielts toefl gre_exam gmat videsh_padhna videsh_padhne \
  bahar_padhne_jana आईईएलटीएस
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
  naukri_karti office_jata office_jaati office_jati already_working i_work_at जॉब_करता जॉब_करती नौकरी_करता \
  नौकरी_करती
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
skill_training kaushal_vikas skill_india pmkvy ~ hunar_seekhna kaam_seekhna कौशल_विकास`
