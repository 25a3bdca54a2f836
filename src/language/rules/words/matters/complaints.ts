/**
 * Things out of order; what people complain of when work was done for them, why they call it off and when it suits them: lines as
 * in `everyday-words.ts`; one that begins with `+` adds to the line of its first word.
 */
export const COMPLAINTS_WORDS = `work_incomplete incomplete not_complete kaam_adhoora aadha_kaam adhoora adhura half_done beech_mein_chhod \
  left_halfway latka_ke_chala aadha_wire beech_mein_chala chala_gaya_beech kaam_pura_nahi poora_nahi_kiya \
  kal_aunga_bol dobara_nahi_aaya ~ aadha_adhoora thoda_bacha thoda_reh
left_a_mess mess_left gandagi_chhod kachra_chhod saaf_nahi_kiya safai_nahi_ki mess_left_behind did_not_clean_up \
  area_dirty ~ poora_kachra mitti_chhod jhadu_nahi gandagi_faila kachra_faila faila_ke_gaya
used_wrong_part local_part local_parts duplicate_part sasta_part naqli_part ~ duplicate_laga local_laga
part_not_available part_nahi part_nahi_mila spare_nahi
wrong_part galat_part galat_saamaan
i_am_at_home i_will_be_home main_hi_rahunga main_hi_rahungi main_rahunga main_rahungi main_ghar_pe_hoon main_ghar_par_hoon \
  ill_be_home ill_be_there i_will_be_there myself_at_home मैं_रहूंगा मैं_रहूंगी ~ main_hi_hoon khud_rahunga \
  khud_rahungi
family_member_at_home ~ mummy papa wife husband biwi mataji pitaji beta bhai behen saas bahu patni my_mother \
  my_father gharwale
security_guard gate_pe_chabi guard_ke_paas watchman_ke_paas chabi_guard chaabi_guard चाबी_गार्ड
nobody_at_home no_one_at_home koi_nahi_rahega koi_nahi_hoga ghar_pe_koi_nahi ghar_band sab_bahar tala_laga \
  locked_house taala_laga बाहर_गए_हैं ~ sab_office
maid_at_home ~ bai_hogi maid_hogi kaamwali_hogi
+ damaged tod_diya tod_di tod_dala tod_daala toot_gaya_unse gira_diya gira_di gir_ke_toot deewar_tod diwar_tod \
  tiles_tod tile_tod farsh_tod broke_my broke_the he_broke they_broke she_broke scratched_my scratched_the \
  scratch_maar scratch_laga scratch_kar scratch_daal dent_laga dent_daal furniture_tod sheesha_tod kaanch_tod \
  nishaan_laga daag_laga_diya spoiled_my nuksaan_kar दीवार_तोड़ तोड़_दिया kapde_mein_chhed shirt_phat kurta_phat \
  saree_phat pant_phat kapda_phat chhed_ho_gaya taang_toot paaya_toot broke_something cracked_a broke_a chipped \
  scratched_a left_a_dent with_a_hole a_hole_in hole_in_my ~ chhed chhed_ho phat_gayi phat_gaya jala_diya jal_gayi \
  button_toot
today abhi_ke_abhi jitni_jaldi jaldi_se_jaldi aaj_hi as_soon_as asap right_away immediately aaj_ke_aaj
+ weekend shanivar itvaar shani_ravi saturday sunday
after_sales ~ service_nahi_di
did_not_come nobody_came no_one_came never_came no_show noshow technician_did_not_come technician_not_come \
  technician_did_not_arrive staff_did_not_come aadmi_bheja_hi_nahi ladka_bheja_hi_nahi aadmi_nahi_aaya \
  koi_aaya_hi_nahi koi_nahi_aaya koi_aaya_nahi aaya_hi_nahi aaye_hi_nahi aayi_hi_nahi bheja_hi_nahi bheja_nahi \
  kisi_ko_nahi_bheja koi_pahuncha_nahi nobody_turned_up nobody_showed no_one_showed didnt_turn_up didnt_show_up \
  never_showed never_turned_up still_waiting waiting_since kal_se_wait subah_se_wait subah_se_intezaar \
  kal_se_intezaar intezaar_mein subah_se_baitha kab_se_wait kab_se_intezaar raah_dekh raasta_dekh poora_din_wait \
  whole_day_waiting waited_all_day waited_whole_day din_barbaad chhutti_leke_baitha कोई_आया_ही_नहीं कोई_नहीं_आया \
  ladka_nahi_aaya mistri_nahi_aaya never_arrived never_reached stood_me_up no_one_turned nobody_arrived \
  wasted_my_day
+ late ghante_baad_aaya ghanta_late ghante_late der_se_aaya der_se_aaye bahut_late late_aaye late_aaya late_pahuncha \
  der_se_pahuncha time_pe_nahi_aaya time_par_nahi_aaya samay_par_nahi_aaya time_pe_nahi time_par_nahi samay_pe_nahi \
  samay_par_nahi not_on_time hours_late made_me_wait wait_karwaya intezaar_karwaya do_baje_bola dus_baje_bola \
  subah_bola_shaam bola_tha_subah shaam_ko_aaye shaam_ko_pahunche agle_din_aaye two_hours_late an_hour_late \
  one_hour_late kept_me_waiting kept_us_waiting arrived_after reached_after
came_late arrived_late late_arrival technician_late ghante_baad_aaya ghanta_late ghante_late der_se_aaya der_se_aaye \
  bahut_late late_aaye late_aaya late_pahuncha der_se_pahuncha time_pe_nahi_aaya time_par_nahi_aaya \
  samay_par_nahi_aaya time_pe_nahi time_par_nahi samay_pe_nahi samay_par_nahi not_on_time hours_late made_me_wait \
  wait_karwaya intezaar_karwaya do_baje_bola dus_baje_bola subah_bola_shaam bola_tha_subah late_technician \
  late_visit late_service delay_in_service do_ghante_late two_hours_late an_hour_late one_hour_late kept_me_waiting \
  kept_us_waiting reached_after ~ late
problem_came_back problem_again repeat_problem same_problem_again issue_came_back phir_kharab phir_kharab_ho \
  phir_se_kharab fir_kharab dobara_kharab dubara_kharab phir_wahi fir_wahi phir_se_wahi dobara_wahi wahi_problem \
  wahi_dikkat wahi_haal wahi_awaaz same_problem same_issue phir_band phir_se_band dobara_band phir_se_tapakne \
  phir_tapak phir_se_shuru dobara_shuru came_back_again started_again again_stopped again_leaking leaking_again \
  stopped_again broke_again not_working_again started_leaking_again phir_aa_gaye phir_se_aa_gaye wapas_aa_gaye \
  keede_phir cockroach_phir ek_din_chala do_din_chala do_din_baad_phir hafte_baad_phir ek_hafte_baad_phir \
  mahine_baad_phir फिर_से_खराब वही_दिक्कत फिर_वही दोबारा_खराब recurring repeated_problem repeated_breakdown \
  dobara_wahi_ho dobara_ho phir_ho_gaya
problem_not_fixed problem_not_solved issue_not_resolved problem_not_resolved not_repaired_properly waise_ka_waisa \
  waisa_ka_waisa waise_hi_hai waisi_hi_hai jaisa_tha_waisa still_the_same still_same theek_nahi_hua thik_nahi_hua \
  theek_hi_nahi_hua theek_nahi_kiya theek_kiye_bina bina_theek_kiye not_solved not_fixed not_repaired not_resolved \
  couldnt_fix couldnt_repair could_not_fix unable_to_fix nahi_kar_paya uske_bas_ka_nahi samajh_nahi_aaya_usko \
  problem_abhi_bhi dikkat_abhi_bhi abhi_bhi_waise abhi_bhi_wahi awaaz_abhi_bhi abhi_bhi_tapak abhi_bhi_aa_rahi \
  koi_farak_nahi koi_fark_nahi वैसे_का_वैसा ठीक_नहीं_हुआ problem_remains problem_persists issue_persists \
  issue_remains problem_continues did_not_fix didnt_fix did_not_fix_it didnt_fix_it next_day_again \
  the_next_day_again made_it_worse ~ phir_kharab phir_kharab_ho phir_se_kharab fir_kharab dobara_kharab \
  dubara_kharab phir_wahi fir_wahi phir_se_wahi dobara_wahi wahi_problem wahi_dikkat wahi_haal wahi_awaaz \
  same_problem same_issue phir_band phir_se_band dobara_band phir_se_tapakne phir_tapak phir_se_shuru dobara_shuru \
  came_back_again problem_came_back started_again again_stopped again_leaking leaking_again stopped_again \
  broke_again not_working_again started_leaking_again phir_aa_gaye phir_se_aa_gaye wapas_aa_gaye keede_phir \
  cockroach_phir ek_din_chala do_din_chala do_din_baad_phir hafte_baad_phir ek_hafte_baad_phir mahine_baad_phir \
  फिर_से_खराब वही_दिक्कत फिर_वही दोबारा_खराब dobara_wahi_ho dobara_ho phir_se_ho wahi_ho_gaya
work_not_done_properly poor_quality_work poor_work bad_work poor_quality work_not_done work_not_proper \
  not_done_properly bad_workmanship poor_workmanship improper_work aadha_kaam aadha_chhod aadha_karke adhoora_chhod \
  aadhe_mein_chhod half_work half_done left_halfway beech_mein_chhod kaam_chhod_ke adhoora_kaam kaam_adhoora jugaad \
  theek_se_nahi_ki theek_se_nahi_kiya theek_se_kaam_nahi dhang_se_nahi dhang_se_nahi_kiya dhang_ka_kaam_nahi \
  dhang_ka_nahi kaam_theek_nahi sahi_se_nahi sahi_se_nahi_kiya achhe_se_nahi achhe_se_nahi_kiya sloppy careless \
  laparwahi laparwah ghatiya_kaam bekar_kaam kaam_chalau kaam_chori jaldi_jaldi_mein jaldbaazi rushed_job \
  hurried_job bas_upar_upar upar_upar_se kone_chhod corners_left left_corners not_properly_done didnt_do_properly \
  अधूरा_काम जुगाड़ ढंग_से_नहीं ठीक_से_नहीं_किया safai_theek_se_nahi aadha_adhoora tape_laga tape_laga_ke \
  chipka_ke_chala thook_laga bina_dekhe kacha_kaam kaccha_kaam kachcha_kaam temporary_kaam loose_chhod \
  dhang_se_kaam_nahi theek_se_kaam_nahi_kiya work_poor poor_job bad_job ~ safai_theek_se kaam_kharab_kiya
+ overcharged charged_too_much charged_more charged_extra overpriced zyada_liya zyada_liye zyada_le_liya zyada_paise \
  zyada_paise_le jyada_paise paise_zyada zyada_charge zyada_maanga zyada_maange zyada_lagaya zyada_lagaye \
  extra_charged extra_charge charged_double charged_a_lot asked_for_more more_than_the_quote more_than_quoted \
  more_than_told estimate_se_zyada rate_se_zyada rate_list_se quote_se_zyada bataya_kuch_liya paisa_jod paise_jod \
  jod_diya double_le_liya double_charge loot_liya lut_liya thag_liya bill_badha extra_paise hazaar_le_liye \
  hazar_le_liye sau_le_liye itne_paise_le ज्यादा_पैसे ज्यादा_ले bola_tha_liya bola_tha_le_liya teen_hazaar_le \
  do_hazaar_le paanch_sau_le high_charges charges_high high_price_charged overbilling over_billing expensive_service \
  hidden_charges hidden_cost hazaar_rupaye chhoti_si_cheez chhote_se_kaam chhote_kaam_ke zara_se_kaam double_aaya \
  bill_double bill_zyada bill_bahut baad_mein_zyada baad_mein_paise extra_charges petrol_ke_paise alag_se_maange \
  alag_se_paise aane_jaane_ke_paise tip_maanga saaman_ke_paise_alag bahut_paise_le bahut_paise_liye kaafi_paise_le \
  asked_for_extra asked_extra wanted_more_money billed_me_double billed_double quoted_less charged_me_more \
  more_than_agreed added_to_the_bill
+ rude badtameez badtameezi badtameezi_se_baat badtameezi_se_bola badtamizi tez_awaaz_mein unchi_awaaz oonchi_awaaz \
  chilla_ke chillaya chilla_raha chillane gussa_karne gusse_se gusse_mein_bola tu_tadak tu_tadaak dhang_se_baat \
  izzat_se_nahi tameez_se_baat_nahi koi_tameez jhagda_kiya jhagda_karne ladne_laga behas_ki behas_karne aankh_dikha \
  mooh_bana raised_his_voice shouted_at talked_badly spoke_badly talked_back bad_attitude तू_तड़ाक unfriendly \
  impolite akad_ke akad_dikha attitude_dikha seedhe_mooh seedhi_baat_nahi mithi_baat muh_phula hass_ke_nahi \
  badla_hua_lehja ulta_seedha ulta_seedha_bola ulti_seedhi misbehave bad_mouthed yelled screamed_at swore cursed \
  abusive_language shouted_at_me ignored_me ignored_us foul_language
half_day morning_slot ~ subah_ke_samay
solved_itself problem_solved_itself fixed_itself apne_aap_theek apne_aap_thik khud_theek khud_hi_theek \
  theek_ho_gaya_ab ab_chal_raha ab_chal_rahi chalne_laga chalne_lagi its_working_now started_working \
  started_on_its_own अपने_आप_ठीक अब_चल_रहा चलने_लगा
found_cheaper found_someone_cheaper cheaper_elsewhere sasta_mil sasta_mila saste_mein kam_mein_ho kam_paise_mein \
  pados_wale_mistri local_mistri local_wale_se local_mechanic dusre_se_karwa doosre_se_karwa kisi_aur_se_karwa \
  someone_else_did got_it_done_locally karwa_liya_bahar सस्ते_में ~ kar_diya_sasta
not_at_home ghar_pe_koi_nahi ghar_par_nahi ghar_pe_nahi ghar_par_koi_nahi bahar_ja_raha bahar_ja_rahi bahar_ja_rahe \
  bahar_hoon going_out out_of_town shahar_mein_nahi office_mein_hounga sheher_se_bahar gaon_ja away_from_home \
  wont_be_home not_be_home घर_पे_नहीं bahar_nikal bahar_nikal_rahe nikal_rahe_hain ghar_se_bahar \
  ghar_pe_nahi_rahenge
booked_by_mistake by_mistake galti_se galti_se_ho galti_se_book galti_se_dab accidentally wrong_booking do_baar_book \
  double_booking bachche_ne_book didnt_mean_to mistakenly गलती_से
too_long_a_wait long_wait itna_nahi_ruk nahi_ruk_sakta nahi_ruk_sakte intezaar_nahi_kar wait_nahi_kar cant_wait \
  cannot_wait do_din_ka_time itne_din_baad bahut_din_baad slot_bahut_late late_slot jaldi_chahiye_tha itna_time_nahi
book_later will_book_later will_call_later baad_mein_kara baad_mein_karwa baad_mein_book abhi_nahi_baad phir_kabhi \
  agle_mahine_karwa some_other_time next_month_maybe salary_aane_pe बाद_में_करवा फिर_कभी
reschedule ~ kisi_aur_din kal_kar_do dusre_din aur_kisi_time
neither ~ koi_nahi_hai dono_nahi na_bachche
+ once bas_is_baar is_baar_hi sirf_is_baar ek_hi_baar_ka just_this_time only_this_time इस_बार
one_time_service single_service ~ bas_is_baar is_baar_hi
technician_unskilled unskilled inexperienced untrained not_skilled not_trained unprofessional not_professional \
  kaam_nahi_aata kaam_hi_nahi kuch_nahi_aata_tha naya_ladka seekh_raha_tha anadi anari nausikhiya trainee \
  samajh_nahi_aaya samajh_hi_nahi didnt_know_how didnt_know_what no_knowledge jaankari_nahi_thi \
  pata_hi_nahi_tha_usko नौसिखिया
high_charges charges_too_high costly_service expensive ~ hazaar_rupaye chhoti_si_cheez chhote_se_kaam zyada_paise \
  paise_zyada bahut_paise itne_paise loot visiting_charge
faster quicker ~ aaj_hi_aa jaldi_aa_gaye turant_aa same_day jaldi_kar_diya usi_din
better_reviews better_rating reviews ~ rating_achhi google_rating google_pe_rating review_achhe star_zyada stars
bad_past_experience bad_experience past_experience ~ pichhli_baar last_time pehle_kharab pehle_bhi_aisa aapne_kharab \
  pehle_dhokha
cheaper lower_price better_price ~ kam_paise kam_paise_le kam_le_rahe sasta sasta_mila kam_rate aadhe_daam
recommended_by_friend recommended word_of_mouth ~ padosi_ne_bola padosi_ne_bataya dost_ne_bola dost_ne_bataya \
  rishtedar_ne saheli_ne kisi_ne_bataya bataya_tha_kisi
anytime jab_bhi_aa any_time jab_bhi jab_marzi jab_chaho kabhi_bhi_aa kisi_bhi_samay kisi_bhi_time whenever all_day \
  poore_din din_bhar_hoon जब_भी कभी_भी
extra_charges extra_payment ~ petrol_ke_paise alag_se_maange alag_se_paise zyada_paise tip_maang paise_maange
misbehaviour misbehavior misconduct ~ ulta_seedha badtameezi gaali ghoor_raha chhed tez_awaaz akad
no_issue no_issues no_complaint no_complaints koi_shikayat_nahi koi_dikkat_nahi sab_badhiya sab_theek sab_achha \
  sab_sahi sab_mast everything_fine all_good all_okay nothing_wrong सब_बढ़िया सब_ठीक
guests_coming guests_at_home visitors_coming ~ mehmaan mehmaan_aa mehman_aa rishtedar_aa guests_aa
+ family mehmaan_aa_rahe
medical_emergency health_emergency ~ hospital_jaana hospital_ja hospital_le accident_ho tabiyat_bigad heart_attack \
  ambulance admit_karna
office_work work_came_up ~ boss_ne_bula boss_ne office_jaana office_mein_kaam meeting_aa urgent_meeting kaam_aa_gaya \
  duty_lag shift_lag client_aa
power_cut_that_day ~ us_din_light_nahi
wrong_day ~ galat_din
same_technician ~ wahi_ladka pichhle_wale pichhli_baar_wala
female_technician ~ ladki_bhejna mahila_bhejna
price_increase ~ rates_badha daam_badha mehnga_kar_diya
quality_dropped ~ pehle_jaisa_nahi pehle_jaisa_kaam quality_gir
+ quality pehle_jaisa pehle_jaisa_nahi pehle_wali_baat quality_gir
+ price rates_badha daam_badha mehnga_kar
staff_changed staff_left ~ jo_ladki_karti chali_gayi_wo naukri_chhod_gayi
+ staff jo_ladki_karti jo_karti_thi jo_ladka_aata
+ found_another ghar_ke_neeche_hi naya_khul parlour_khul dukaan_khul paas_mein_khul bagal_mein_khul
+ too_far door_ho_gaya ab_door
+ distance door_ho_gaya ab_door ghar_se_door
better improved improvement ~ makkhan smooth_ho pehle_se_achha pehle_se_behtar pehle_se_badhiya bahut_achhi_chal \
  sudhar
no_change no_difference koi_farak_nahi koi_fark_nahi farak_nahi fark_nahi waisa_hi_hai waisi_hi waise_hi_hai \
  jaisa_tha jaisi_thi pehle_jaisa_hi wahi_ka_wahi
worse worsened pehle_se_kharab pehle_se_bhi pehle_se_bhi_kharab aur_kharab aur_bigad aur_zyada_kharab zyada_bigad \
  और_खराब
not_yet_used not_driven_yet not_tried_yet ~ abhi_chalayi_nahi chalayi_nahi abhi_use_nahi chala_ke_nahi \
  abhi_dekha_nahi abhi_nahi_chalayi
renew_later ~ salary_aane baad_mein_renew agle_mahine abhi_nahi_baad
renew_now ~ abhi_kar_do abhi_karwa aaj_kar_do payment_bhej link_bhej_do renew_kar_do
not_renewing not_renew will_not_renew ~ ab_nahi_aana nahi_aana_ab nahi_chahiye_ab band_kar_do nahi_karwana_renew \
  chhod_diya chhod_di
downgrade lower_plan smaller_plan ~ chhota_plan sasta_plan kam_wala_plan basic_wala plan_chhota
+ upgrade bada_plan bada_wala_plan higher_plan better_plan premium_plan
+ fridge fridge_kharab fridge_band_ho fridge_band_hai fridge_band_pad fridge_nahi_chal fridge_not_working \
  fridge_is_not_working fridge_stopped_working फ्रिज_खराब फ्रिज_बंद फ्रिज_नहीं_चल
+ washing_machine washing_machine_kharab washing_machine_band_ho washing_machine_band_hai washing_machine_band_pad \
  washing_machine_nahi_chal washing_machine_not_working washing_machine_stopped_working वॉशिंग_मशीन_खराब \
  वॉशिंग_मशीन_बंद वॉशिंग_मशीन_नहीं_चल
+ geyser geyser_kharab geyser_band_ho geyser_band_hai geyser_band_pad geyser_nahi_chal geyser_not_working \
  geyser_is_not_working geyser_stopped_working गीजर_खराब गीजर_बंद गीजर_नहीं_चल
+ microwave microwave_kharab microwave_band_ho microwave_band_hai microwave_band_pad microwave_nahi_chal \
  microwave_not_working microwave_is_not_working microwave_stopped_working oven_kharab oven_band_ho oven_band_hai \
  oven_band_pad oven_nahi_chal oven_not_working oven_is_not_working oven_stopped_working
+ television tv_kharab tv_band_ho tv_band_hai tv_band_pad tv_nahi_chal tv_not_working tv_is_not_working \
  tv_stopped_working टीवी_खराब टीवी_बंद टीवी_नहीं_चल
+ chimney chimney_kharab chimney_band_ho chimney_band_hai chimney_band_pad chimney_nahi_chal chimney_not_working \
  chimney_is_not_working chimney_stopped_working
+ water_purifier ro_kharab ro_band_ho ro_band_hai ro_band_pad ro_nahi_chal ro_not_working ro_is_not_working \
  ro_stopped_working purifier_kharab purifier_band_ho purifier_band_hai purifier_band_pad purifier_nahi_chal \
  purifier_not_working purifier_is_not_working purifier_stopped_working
+ cooler cooler_kharab cooler_band_ho cooler_band_hai cooler_band_pad cooler_nahi_chal cooler_not_working \
  cooler_is_not_working cooler_stopped_working
+ mixer mixer_kharab mixer_band_ho mixer_band_hai mixer_band_pad mixer_nahi_chal mixer_not_working \
  mixer_is_not_working mixer_stopped_working
+ stove gas_chulha_kharab gas_chulha_band_ho gas_chulha_band_hai gas_chulha_band_pad gas_chulha_nahi_chal \
  gas_chulha_not_working gas_chulha_stopped_working
+ appliance_repair ~ fridge_kharab fridge_band_ho fridge_band_hai fridge_band_pad fridge_nahi_chal \
  fridge_not_working fridge_is_not_working fridge_stopped_working फ्रिज_खराब फ्रिज_बंद फ्रिज_नहीं_चल \
  washing_machine_kharab washing_machine_band_ho washing_machine_band_hai washing_machine_band_pad \
  washing_machine_nahi_chal washing_machine_not_working washing_machine_stopped_working वॉशिंग_मशीन_खराब \
  वॉशिंग_मशीन_बंद वॉशिंग_मशीन_नहीं_चल geyser_kharab geyser_band_ho geyser_band_hai geyser_band_pad geyser_nahi_chal \
  geyser_not_working geyser_is_not_working geyser_stopped_working गीजर_खराब गीजर_बंद गीजर_नहीं_चल microwave_kharab \
  microwave_band_ho microwave_band_hai microwave_band_pad microwave_nahi_chal microwave_not_working \
  microwave_is_not_working microwave_stopped_working oven_kharab oven_band_ho oven_band_hai oven_band_pad \
  oven_nahi_chal oven_not_working oven_is_not_working oven_stopped_working tv_kharab tv_band_ho tv_band_hai \
  tv_band_pad tv_nahi_chal tv_not_working tv_is_not_working tv_stopped_working टीवी_खराब टीवी_बंद टीवी_नहीं_चल \
  chimney_kharab chimney_band_ho chimney_band_hai chimney_band_pad chimney_nahi_chal chimney_not_working \
  chimney_is_not_working chimney_stopped_working ro_kharab ro_band_ho ro_band_hai ro_band_pad ro_nahi_chal \
  ro_not_working ro_is_not_working ro_stopped_working purifier_kharab purifier_band_ho purifier_band_hai \
  purifier_band_pad purifier_nahi_chal purifier_not_working purifier_is_not_working purifier_stopped_working \
  cooler_kharab cooler_band_ho cooler_band_hai cooler_band_pad cooler_nahi_chal cooler_not_working \
  cooler_is_not_working cooler_stopped_working mixer_kharab mixer_band_ho mixer_band_hai mixer_band_pad \
  mixer_nahi_chal mixer_not_working mixer_is_not_working mixer_stopped_working gas_chulha_kharab gas_chulha_band_ho \
  gas_chulha_band_hai gas_chulha_band_pad gas_chulha_nahi_chal gas_chulha_not_working gas_chulha_stopped_working \
  machine_kharab machine_band_ho ac_kharab ac_nahi_chal ac_not_working ac_band_ho
+ plumbing ~ nal_kharab nal_band_ho nal_band_hai nal_band_pad nal_nahi_chal nal_not_working nal_is_not_working \
  nal_stopped_working tap_kharab tap_band_ho tap_band_hai tap_band_pad tap_nahi_chal tap_not_working \
  tap_is_not_working tap_stopped_working flush_kharab flush_band_ho flush_band_hai flush_band_pad flush_nahi_chal \
  flush_not_working flush_is_not_working flush_stopped_working shower_kharab shower_band_ho shower_band_hai \
  shower_band_pad shower_nahi_chal shower_not_working shower_is_not_working shower_stopped_working commode_kharab \
  commode_band_ho commode_band_hai commode_band_pad commode_nahi_chal commode_not_working commode_is_not_working \
  commode_stopped_working tanki_kharab tanki_band_ho tanki_band_hai tanki_band_pad tanki_nahi_chal tanki_not_working \
  tanki_is_not_working tanki_stopped_working basin_kharab basin_band_ho basin_band_hai basin_band_pad \
  basin_nahi_chal basin_not_working basin_is_not_working basin_stopped_working नल_खराब
+ electrician ~ pankha_kharab pankha_band_ho pankha_band_hai pankha_band_pad pankha_nahi_chal pankha_not_working \
  pankha_is_not_working pankha_stopped_working fan_kharab fan_band_ho fan_band_hai fan_band_pad fan_nahi_chal \
  fan_not_working fan_is_not_working fan_stopped_working switch_kharab switch_band_ho switch_band_hai \
  switch_band_pad switch_nahi_chal switch_not_working switch_is_not_working switch_stopped_working light_kharab \
  light_band_ho light_band_hai light_band_pad light_nahi_chal light_not_working light_is_not_working \
  light_stopped_working tubelight_kharab tubelight_band_ho tubelight_band_hai tubelight_band_pad tubelight_nahi_chal \
  tubelight_not_working tubelight_is_not_working tubelight_stopped_working board_kharab board_band_ho board_band_hai \
  board_band_pad board_nahi_chal board_not_working board_is_not_working board_stopped_working socket_kharab \
  socket_band_ho socket_band_hai socket_band_pad socket_nahi_chal socket_not_working socket_is_not_working \
  socket_stopped_working inverter_kharab inverter_band_ho inverter_band_hai inverter_band_pad inverter_nahi_chal \
  inverter_not_working inverter_is_not_working inverter_stopped_working bell_kharab bell_band_ho bell_band_hai \
  bell_band_pad bell_nahi_chal bell_not_working bell_is_not_working bell_stopped_working पंखा_खराब पंखा_बंद \
  motor_kharab wiring_kharab
+ fan_repair ~ pankha_kharab pankha_band_ho pankha_band_hai pankha_band_pad pankha_nahi_chal pankha_not_working \
  pankha_is_not_working pankha_stopped_working fan_kharab fan_band_ho fan_band_hai fan_band_pad fan_nahi_chal \
  fan_not_working fan_is_not_working fan_stopped_working
+ switch ~ switch_kharab switch_band_ho switch_band_hai switch_band_pad switch_nahi_chal switch_not_working \
  switch_is_not_working switch_stopped_working socket_kharab socket_band_ho socket_band_hai socket_band_pad \
  socket_nahi_chal socket_not_working socket_is_not_working socket_stopped_working
+ doorbell bell_kharab bell_band_ho bell_band_hai bell_band_pad bell_nahi_chal bell_not_working bell_is_not_working \
  bell_stopped_working
+ missing ek_pant_nahi ek_shirt_nahi ek_kurta_nahi ek_kapda_nahi ek_saree_nahi
+ broken taang_toot paaya_toot cracked_a broke_a
late_arrival ~ reached_after arrived_after after_the_guests
`
