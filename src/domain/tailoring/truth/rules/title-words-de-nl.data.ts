/**
 * Words of job titles that name the same work at the same rank, in German and Dutch beside the
 * English word that resumes of these languages use as well, and in English itself. One row a word:
 * `en | de | nl`; see `title-words.data.ts` for how forms are written. Nobody is raised: who helps,
 * who leads and who is learning stand in rows of their own.
 */
export const titleWordsDeNl = `
software_engineer* software_developer* developer* programmer* software_programmer* | developer* entwickler* softwareentwickler* software_entwickler* programmierer* softwareingenieur* software_ingenieur* anwendungsentwickler* | developer* ontwikkelaar* softwareontwikkelaar* software_ontwikkelaar* programmeur* applicatieontwikkelaar*
web_developer* web_programmer* | webentwickler* web_entwickler* webprogrammierer* | webontwikkelaar* web_ontwikkelaar* webprogrammeur*
developer* engineer* | entwickler* | ontwikkelaar*
frontend front_end | frontend front_end | frontend front_end
backend back_end | backend back_end | backend back_end
fullstack full_stack | fullstack full_stack | fullstack full_stack
data_analyst* data_analytics_specialist* | datenanalyst* daten_analyst* datenanalytiker* | data_analist* dataanalist* gegevensanalist*
data_engineer* | dateningenieur* data_ingenieur* | data_ingenieur*
data_scientist* | datenwissenschaftler* | datawetenschapper*
business_analyst* | geschaftsanalyst* business_analyst* | bedrijfsanalist* business_analist*
system_administrator* systems_administrator* sysadmin* it_administrator* it_system_administrator* | systemadministrator* it_administrator* it_systemadministrator* system_administrator* | systeembeheerder* ict_beheerder* it_beheerder* netwerkbeheerder*
database_administrator* dba | datenbankadministrator* | databasebeheerder*
it_support_technician* it_support_specialist* helpdesk_technician* it_support_engineer* support_technician* helpdesk_agent* service_desk_analyst* service_desk_agent* | it_supporter* helpdesk_mitarbeiter* support_mitarbeiter* supportmitarbeiter* it_support_mitarbeiter* it_supporttechniker* supporttechniker* | helpdeskmedewerker* servicedeskmedewerker* ict_supportmedewerker* it_supportmedewerker* medewerker*_servicedesk medewerker*_helpdesk
software_tester* qa_tester* test_engineer* qa_engineer* quality_assurance_engineer* | softwaretester* testingenieur* qa_ingenieur* | softwaretester* testengineer*
ux_designer* user_experience_designer* | ux_designer* ux_gestalter* | ux_ontwerper* ux_vormgever*
graphic_designer* visual_designer* | grafikdesigner* grafik_designer* grafiker* | grafisch_vormgever* grafisch_ontwerper* grafisch_designer* vormgever*
project_manager* | projektleiter* projektmanager* | projectleider* projectmanager*
product_manager* | produktmanager* | productmanager*
project_coordinator* | projektkoordinator* | projectcoordinator*
consultant* adviser* advisor* | berater* | adviseur* consultant* consulent*
hr human_resources personnel people | personal hr human_resources | hr p_o p_en_o personeel personeelszaken
hr_adviser* hr_advisor* hr_officer* human_resources_adviser* human_resources_advisor* human_resources_officer* hr_generalist* | personalreferent* hr_referent* referent*_personal hr_generalist* personalsachbearbeiter* hr_sachbearbeiter* personalmitarbeiter* mitarbeiter*_personal | hr_adviseur* p_o_adviseur* personeelsadviseur* hr_medewerker* personeelsfunctionaris* hr_functionaris*
recruiter* talent_acquisition_specialist* recruitment_consultant* | recruiter* personalberater* personalvermittler* | recruiter* werver* recruitmentconsultant*
marketing_manager* | marketingmanager* | marketingmanager*
marketing_officer* marketing_executive* marketing_specialist* | marketingreferent* referent*_marketing marketingspezialist* marketing_mitarbeiter* mitarbeiter*_marketing | marketingmedewerker* medewerker*_marketing marketeer* marketingspecialist*
social_media_officer* social_media_executive* social_media_specialist* | social_media_referent* social_media_spezialist* | social_media_medewerker* social_media_specialist*
communications_officer* communications_executive* communications_specialist* communication_officer* | kommunikationsreferent* referent*_kommunikation | communicatiemedewerker* communicatieadviseur* medewerker*_communicatie
accountant* | buchhalter* finanzbuchhalter* | boekhouder*
bookkeeper* accounts_clerk* | buchhalter* | boekhouder*
accounts_assistant* accounting_assistant* finance_assistant* | buchhaltungsassistent* assistent*_buchhaltung | boekhoudkundig_medewerker* administratief_medewerker*_financien financieel_administratief_medewerker* financieel_medewerker*
tax_adviser* tax_advisor* tax_consultant* | steuerberater* | belastingadviseur*
office_clerk* administrative_officer* administrator* office_administrator* | burokraft* verwaltungsmitarbeiter* verwaltungsangestellt* sachbearbeiter* burosachbearbeiter* buroangestellt* kaufmannische*_angestellt* | administratief_medewerker* medewerker*_administratie kantoormedewerker* administratiefmedewerker*
administrative_assistant* admin_assistant* office_assistant* | buroassistent* assistenz assistent*_buro | administratief_assistent* secretariaatsmedewerker* office_assistent*
secretary* | sekretar* | secretaris secretaresse*
executive_assistant* personal_assistant* pa | direktionsassistent* assistent*_der_geschaftsfuhrung assistenz_der_geschaftsfuhrung geschaftsfuhrungsassistent* chefsekretar* | directiesecretaresse* directieassistent*
receptionist* front_desk_agent* front_desk_clerk* front_office_agent* front_desk_receptionist* | rezeptionist* empfangsmitarbeiter* mitarbeiter*_empfang empfangskraft* front_office_agent* mitarbeiter*_am_empfang empfangssekretar* | receptionist* baliemedewerker* medewerker*_receptie receptiemedewerker* front_office_medewerker* frontofficemedewerker*
customer_service_adviser* customer_service_advisor* customer_service_agent* customer_service_representative* customer_service_assistant* customer_support_agent* customer_support_representative* customer_care_agent* customer_adviser* customer_advisor* | kundenberater* kundenbetreuer* mitarbeiter*_kundenservice kundenservicemitarbeiter* kundenservice_mitarbeiter* mitarbeiter*_kundenbetreuung mitarbeiter*_im_kundenservice servicemitarbeiter* kundendienstmitarbeiter* | klantenservicemedewerker* medewerker*_klantenservice medewerker*_klantcontact klantcontactmedewerker* klantadviseur* customer_service_medewerker* klantenservicemedewerkster
call_centre_agent* contact_centre_agent* call_center_agent* contact_center_agent* telephone_agent* | callcenter_agent* call_center_agent* callcentermitarbeiter* callcenter_mitarbeiter* telefonagent* | callcentermedewerker* callcenter_medewerker* telefonist*
sales_assistant* shop_assistant* retail_assistant* sales_associate* store_assistant* retail_sales_assistant* sales_clerk* | verkaufer* verkaufsberater* verkaufsmitarbeiter* mitarbeiter*_verkauf verkaufskraft* | verkoper* verkoopmedewerker* winkelmedewerker* medewerker*_verkoop winkelverkoper* winkelbediende*
sales_representative* sales_executive* sales_rep* field_sales_representative* | vertriebsmitarbeiter* mitarbeiter*_vertrieb vertreter* aussendienstmitarbeiter* vertriebsreprasentant* handelsvertreter* vertriebler* mitarbeiter*_im_vertrieb | vertegenwoordiger* verkoopadviseur* sales_medewerker* buitendienstmedewerker* salesmedewerker*
account_manager* | key_account_manager* kundenbetreuer* | accountmanager* relatiebeheerder*
cashier* till_operator* checkout_assistant* checkout_operator* | kassierer* kassenkraft* mitarbeiter*_kasse kassenmitarbeiter* | kassamedewerker* caissiere* kassier* medewerker*_kassa
buyer* purchaser* procurement_officer* purchasing_officer* | einkaufer* mitarbeiter*_einkauf | inkoper* medewerker*_inkoop inkoopmedewerker*
warehouse_operative* warehouse_worker* warehouse_operator* warehouse_assistant* warehouse_associate* storeperson* | lagerist* lagermitarbeiter* lagerarbeiter* mitarbeiter*_lager mitarbeiter*_im_lager lagerlogistiker* | magazijnmedewerker* medewerker*_magazijn logistiek_medewerker* medewerker*_logistiek warehousemedewerker*
order_picker* picker_packer* picker_and_packer* | kommissionierer* | orderpicker* orderverzamelaar*
forklift_driver* forklift_operator* forklift_truck_driver* fork_lift_driver* flt_driver* | gabelstaplerfahrer* staplerfahrer* | heftruckchauffeur* heftruckbestuurder*
lorry_driver* truck_driver* hgv_driver* heavy_goods_vehicle_driver* lgv_driver* | lkw_fahrer* lastwagenfahrer* kraftfahrer* berufskraftfahrer* lastkraftwagenfahrer* fernfahrer* | vrachtwagenchauffeur* truckchauffeur* chauffeur*_ce
delivery_driver* courier* | auslieferungsfahrer* kurierfahrer* paketzusteller* zusteller* lieferfahrer* | bezorger* koerier* pakketbezorger* postbezorger*
bus_driver* coach_driver* | busfahrer* | buschauffeur*
registered_nurse* rn | krankenschwester* krankenpfleger* gesundheits_und_krankenpfleger* pflegefachkraft pflegefachfrau pflegefachmann pflegefachperson examinierte_pflegekraft | verpleegkundige*
nurse* | pflegekraft* pfleger* | verpleger* verpleegster*
geriatric_nurse* elderly_care_nurse* | altenpfleger* | bejaardenverzorg* ouderenverzorg*
care_assistant* care_worker* carer* caregiver* healthcare_assistant* support_worker* home_carer* | pflegehelfer* pflegeassistent* pflegehilfskraft* altenpflegehelfer* | verzorgende* zorgmedewerker* helpende* zorghulp*
- | - | verzorgende*_ig verzorgende*_individuele_gezondheidszorg
medical_assistant* doctor_s_assistant* | arzthelfer* medizinische*_fachangestellt* mfa | doktersassistent* medisch_assistent*
dental_nurse* dental_assistant* | zahnarzthelfer* zahnmedizinische*_fachangestellt* zfa | tandartsassistent*
physiotherapist* physical_therapist* | physiotherapeut* krankengymnast* | fysiotherapeut*
speech_therapist* speech_and_language_therapist* | logopad* sprachtherapeut* | logopedist*
occupational_therapist* | ergotherapeut* | ergotherapeut*
pharmacy_technician* pharmacy_assistant* | pharmazeutisch_technische*_assistent* pta | apothekersassistent*
veterinary_nurse* vet_nurse* | tiermedizinische*_fachangestellt* tierarzthelfer* tfa | dierenartsassistent* paraveterinair*
nursery_nurse* nursery_practitioner* early_years_educator* early_years_practitioner* childcare_practitioner* nursery_teacher* | erzieher* padagogische_fachkraft kindergartner* kita_erzieher* krippenerzieher* | pedagogisch_medewerker* kinderopvangmedewerker* medewerker*_kinderopvang kinderleidster*
teaching_assistant* classroom_assistant* learning_support_assistant* ta | schulbegleiter* schulassistent* | onderwijsassistent* klassenassistent*
teacher* | lehrer* lehrkraft | leraar* lerares* docent*
primary_school_teacher* primary_teacher* elementary_teacher* elementary_school_teacher* | grundschullehrer* grundschullehrkraft lehrkraft_an_der_grundschule lehrer*_an_der_grundschule lehrkraft_grundschule | leerkracht* onderwijzer* basisschoolleerkracht* basisschoolleraar leraar_basisonderwijs leerkracht_basisonderwijs lerares_basisonderwijs leraar_primair_onderwijs leerkracht_primair_onderwijs
secondary_school_teacher* secondary_teacher* high_school_teacher* | gymnasiallehrer* lehrer*_gymnasium lehrer*_am_gymnasium lehrkraft_am_gymnasium studienrat studienratin | docent*_voortgezet_onderwijs leraar_voortgezet_onderwijs docent*_vo
lecturer* university_lecturer* | dozent* lehrbeauftragt* | hogeschooldocent* universitair_docent*
social_worker* | sozialarbeiter* sozialpadagog* | maatschappelijk_werker* sociaal_werker*
psychologist* | psycholog* | psycholoog* psychologe*
chef_de_partie section_chef* station_chef* | chef_de_partie postenchef* | chef_de_partie
cook* line_cook* | koch kochin | kok kokkin
kitchen_assistant* kitchen_porter* kitchen_helper* | kuchenhilfe* kuchenhelfer* | keukenhulp* keukenmedewerker* keukenassistent*
waiter* waitress* waiting_staff server* | kellner* servicekraft* restaurantfachfrau restaurantfachmann servicemitarbeiter*_gastronomie | ober serveerster* kelner* bedieningsmedewerker* medewerker*_bediening horecamedewerker*
bartender* barman barmaid bar_staff | barkeeper* barmitarbeiter* | barman barvrouw barmedewerker* barkeeper*
barista* | barista* | barista*
housekeeper* room_attendant* chambermaid* | zimmermadchen hausdame zimmerreinigungskraft* roomboy* | kamermeisje* medewerker*_housekeeping
cleaner* cleaning_operative* cleaning_assistant* | reinigungskraft* raumpfleger* putzkraft* gebaudereiniger* | schoonmaker* schoonmaakmedewerker* schoonmaakster* interieurverzorg*
caretaker* janitor* facilities_assistant* | hausmeister* haustechniker* hauswart* | conciërge* concierge* huismeester*
electrician* electrical_installer* electrical_technician* electrical_fitter* | elektriker* elektroniker* elektroinstallateur* elektromonteur* | elektricien* elektromonteur* elektrotechnisch_monteur*
plumber* plumbing_engineer* | klempner* installateur* sanitarinstallateur* anlagenmechaniker* | loodgieter* installatiemonteur* sanitairmonteur*
heating_engineer* | heizungsbauer* heizungsinstallateur* anlagenmechaniker* | cv_monteur* verwarmingsmonteur*
carpenter* joiner* | tischler* schreiner* zimmerer* zimmermann | timmerman timmervrouw meubelmaker* schrijnwerker*
bricklayer* mason* | maurer* | metselaar*
painter* decorator* painter_and_decorator* | maler* maler_und_lackierer* lackierer* | schilder* huisschilder*
mechanic* vehicle_technician* motor_mechanic* car_mechanic* auto_mechanic* automotive_technician* vehicle_mechanic* | kfz_mechaniker* kfz_mechatroniker* automechaniker* kraftfahrzeugmechatroniker* kraftfahrzeugmechaniker* | automonteur* autotechnicus autotechnici autotechnieker*
maintenance_technician* maintenance_engineer* maintenance_fitter* | instandhaltungstechniker* wartungstechniker* instandhalter* betriebstechniker* | onderhoudsmonteur* onderhoudstechnicus onderhoudstechnieker*
industrial_mechanic* mechanical_fitter* | industriemechaniker* betriebsschlosser* | monteur*_werktuigbouw werktuigbouwkundig_monteur* mechanisch_monteur*
machinist* cnc_operator* cnc_machinist* cnc_machine_operator* | zerspanungsmechaniker* cnc_fachkraft cnc_dreher* cnc_fraser* cnc_bediener* | cnc_operator* cnc_verspaner* verspaner* cnc_draaier* cnc_frezer*
machine_operator* production_operator* plant_operator* process_operator* | maschinenbediener* anlagenfuhrer* maschinenfuhrer* anlagenbediener* maschinen_und_anlagenfuhrer* | machineoperator* productieoperator* procesoperator* machinebediener*
production_worker* factory_worker* production_operative* assembly_worker* | produktionsmitarbeiter* mitarbeiter*_produktion fertigungsmitarbeiter* | productiemedewerker* medewerker*_productie fabrieksmedewerker*
welder* welder_fabricator* | schweisser* | lasser*
fitter* assembler* | monteur* | monteur*
quality_inspector* quality_controller* quality_control_inspector* | qualitatsprufer* qualitatskontrolleur* | kwaliteitscontroleur* kwaliteitsinspecteur*
laboratory_technician* lab_technician* laboratory_assistant* | laborant* laborassistent* labortechniker* | laborant* laboratoriumassistent* laboratoriummedewerker*
gardener* groundskeeper* landscaper* | gartner* landschaftsgartner* | hovenier* tuinman tuinvrouw
hairdresser* hair_stylist* hairstylist* | friseur* haarstylist* hairstylist* | kapper* kapster* haarstylist*
beautician* beauty_therapist* | kosmetiker* | schoonheidsspecialist*
security_guard* security_officer* | sicherheitsmitarbeiter* wachmann sicherheitskraft* wachkraft* | beveiliger* beveiligingsmedewerker* bewaker*
lawyer* solicitor* attorney* | rechtsanwalt rechtsanwaltin jurist* | advocaat advocate jurist*
paralegal* legal_assistant* | rechtsanwaltsfachangestellt* rechtsanwaltsgehilf* refa | juridisch_medewerker* paralegal*
architect* | architekt* | architect*
civil_engineer* | bauingenieur* | civiel_ingenieur* civieltechnisch_ingenieur*
mechanical_engineer* | maschinenbauingenieur* ingenieur*_maschinenbau | werktuigbouwkundig_ingenieur* werktuigbouwkundige*
design_engineer* | konstrukteur* konstruktionsingenieur* | constructeur* ontwerpingenieur*
draughtsman draftsman draughtsperson drafter* cad_technician* | technische*_zeichner* technische*_produktdesigner* cad_zeichner* bauzeichner* | technisch_tekenaar* cad_tekenaar* tekenaar*
journalist* reporter* | journalist* reporter* redakteur* | journalist* verslaggever* redacteur*
copywriter* | texter* werbetexter* copywriter* | copywriter* tekstschrijver*
translator* | ubersetzer* | vertaler* vertaalster*
librarian* | bibliothekar* | bibliothecar*
photographer* | fotograf* | fotograaf fotografe
event_manager* events_manager* | eventmanager* veranstaltungsmanager* | evenementenmanager* eventmanager*
event_coordinator* events_coordinator* event_planner* | veranstaltungskoordinator* eventkoordinator* eventplaner* veranstaltungsplaner* | evenementencoordinator* eventcoordinator*
dispatcher* transport_planner* | disponent* transportdisponent* speditionsdisponent* | transportplanner* planner*_transport
production_planner* | produktionsplaner* fertigungsplaner* | productieplanner* planner*_productie
tutor* private_tutor* | nachhilfelehrer* tutor* | bijlesdocent* huiswerkbegeleider* tutor*
apprentice* trainee* | auszubildend* azubi* lehrling* | leerling*
intern* | praktikant* | stagiair* stagiaire*
working_student* | werkstudent* studentische_aushilfe | werkstudent*
temp temporary_worker* temporary_assistant* | aushilfe* aushilfskraft* | uitzendkracht* oproepkracht*
volunteer* | ehrenamtliche*_mitarbeiter* freiwillige* ehrenamtler* | vrijwilliger*
self_employed freelance freelancer* | freiberuflich* freelancer* selbststandig* freiberufler* | freelance* zelfstandig* zzp zzp_er
part_time | teilzeit in_teilzeit | parttime part_time deeltijd
team_leader* team_lead* | teamleiter* teamleitung | teamleider* teamleidster*
shift_leader* shift_supervisor* shift_lead* | schichtleiter* schichtfuhrer* schichtleitung | ploegleider* dienstleider*
store_manager* shop_manager* branch_manager* | filialleiter* marktleiter* filialleitung marktleitung | filiaalmanager* winkelmanager* filiaalleider* bedrijfsleider*
warehouse_manager* | lagerleiter* lagerleitung | magazijnchef* magazijnmanager* magazijnbeheerder* warehousemanager*
head_of_department* department_manager* | abteilungsleiter* abteilungsleitung | afdelingshoofd* afdelingsmanager* hoofd_afdeling
managing_director* chief_executive* ceo | geschaftsfuhrer* | directeur* algemeen_directeur*
maths mathematics math | mathe mathematik | wiskunde
snr senior sr | senior sr | senior sr
bar_person bar_tender bar_staff bartender* barman barmaid | - | -
postdoc post_doc postdoctoral_researcher* postdoctoral_fellow* research_fellow* | postdoc* postdoktorand* | postdoc* postdoctoraal_onderzoeker*
groundsman groundswoman groundskeeper* grounds_maintenance_operative* | platzwart* | terreinknecht* terreinmedewerker*
farm_hand farm_worker* farmhand* agricultural_worker* stockperson stockman | landwirtschaftliche*_mitarbeiter* landarbeiter* | landarbeider* agrarisch_medewerker* medewerker*_veehouderij
chairman chairperson chairwoman chair | vorsitzend* | voorzitter*
salesman salesperson saleswoman salespeople sales_person | - | -
fireman firefighter* fire_fighter* firewoman | feuerwehrmann feuerwehrfrau feuerwehrleute | brandweerman brandweervrouw brandwacht*
policeman police_officer* police_constable* policewoman pc | polizist* polizeibeamt* polizeivollzugsbeamt* | politieagent* agent*_van_politie
room_attendant* housekeeping_attendant* housekeeping_assistant* chambermaid* hotel_housekeeper* | zimmermadchen zimmerfrau mitarbeiter*_housekeeping housekeeping_mitarbeiter* etagenkraft housekeeperin mitarbeiter*_etage | kamermeisje* medewerker*_housekeeping housekeepingmedewerker* housekeeping_medewerker*
housekeeping domestic_services | housekeeping hauswirtschaft | housekeeping huishouding huishoudelijke_dienst
cleaner* domestic_assistant* cleaning_assistant* domestic | reinigungskraft reinigungskrafte mitarbeiter*_reinigung reinigungsmitarbeiter* | schoonmaker* medewerker*_schoonmaak schoonmaakmedewerker*
admin administration administrative | - | -
dustman binman refuse_collector* waste_collector* | mullwerker* mullader* | vuilnisman afvalinzamelaar* belader* medewerker*_afvalinzameling
lollipop_man lollipop_lady school_crossing_patrol* | schulerlotse* | verkeersbrigadier*
dinner_lady lunchtime_assistant* school_catering_assistant* | - | -
handyman handyperson maintenance_operative* odd_job_man | - | -
craftsman craftsperson craftswoman | handwerker* | vakman vakvrouw vakkracht
lift_engineer* elevator_technician* lift_technician* | aufzugsmonteur* aufzugtechniker* | liftmonteur* lifttechnicus
h_s health_safety health_and_safety | arbeitssicherheit | arbo veiligheid_gezondheid
hse health_safety_environment health_and_safety_environment | hse | hse vgm kam
p_a personal_assistant* pa | - | -
purchase_ledger accounts_payable | kreditorenbuchhaltung kreditoren | crediteurenadministratie crediteuren
sales_ledger accounts_receivable credit_control | debitorenbuchhaltung debitoren | debiteurenadministratie debiteuren
lgv hgv heavy_goods_vehicle | - | -
- | lkw_fahrer*_ce kraftfahrer*_ce berufskraftfahrer*_ce lastwagenfahrer*_ce chauffeur*_ce | vrachtwagenchauffeur*_ce chauffeur*_ce truckchauffeur*_ce
- | efz eidg_fahigkeitszeugnis* eidgenossisch*_fahigkeitszeugnis* fahigkeitszeugnis* | -
- | eba eidgenossisch*_berufsattest* berufsattest* | -
- | fage fachfrau_gesundheit fachmann_gesundheit fachperson_gesundheit | -
- | fabe fachfrau_betreuung fachmann_betreuung fachperson_betreuung | -
- | hf_dipl dipl_hf hohere_fachschule | -
- | pflegefachfrau_hf pflegefachmann_hf pflegefachperson_hf dipl_pflegefachfrau_hf dipl_pflegefachmann_hf dipl_pflegefachperson_hf diplomierte_pflegefachfrau_hf diplomierter_pflegefachmann_hf diplomierte_pflegefachperson_hf | -
- | servicekraft* servicemitarbeiter* servicefachkraft* kellner* mitarbeiter*_service serviceangestellt* servicefachangestellt* | -
- | assistenzarzt assistenzarztin arzt_weiterbildung arztin_weiterbildung arzt_in_weiterbildung arztin_in_weiterbildung weiterbildungsassistent* | -
- | doktorand* promovend* promotionsstudent* | promovend* phd_student* aio
- | landschaftsgartner* gartner*_garten_landschaftsbau garten_landschaftsgartner* gartner*_galabau galabauer* | -
- | burokauffrau burokaufmann kauffrau_buromanagement kaufmann_buromanagement kaufmann_burokommunikation kauffrau_burokommunikation burokaufleute | -
- | industriekauffrau industriekaufmann kaufmann_industrie kauffrau_industrie | -
- | einzelhandelskauffrau einzelhandelskaufmann kaufmann_einzelhandel kauffrau_einzelhandel | -
- | bankkauffrau bankkaufmann kaufmann_bank kauffrau_bank | -
- | hotelfachfrau hotelfachmann fachfrau_hotel hotelkauffrau hotelkaufmann | -
- | detailhandelsfachfrau detailhandelsfachmann verkaufer*_detailhandel detailhandelsverkaufer* verkaufer*_einzelhandel | -
- | sanitarinstallateur* anlagenmechaniker*_shk anlagenmechaniker*_sanitar sanitarmonteur* gas_wasserinstallateur* installateur*_sanitar | -
- | shk sanitar_heizung_klima sanitar_heizungs_klimatechnik | -
- | hlk heizung_luftung_klima hlks | -
- | schlosser* konstruktionsmechaniker* metallbauer* bauschlosser* | -
- | rettungssanitater* rs | -
- | krankenschwester* gesundheits_krankenpfleger* gkp pflegefachkraft | -
- | pflegehelfer* pflegehilfskraft* pflegehilfe* schwesternhelfer* | -
- | altenpflegehelfer* pflegehelfer*_altenpflege | -
- | rezeption empfang reception | receptie balie
- | buchhaltung rechnungswesen finanzbuchhaltung | boekhouding financiele_administratie
- | einkauf beschaffung | inkoop
- | vertrieb sales | verkoop sales
- | versand expedition spedition | expeditie verzending
- | qualitatssicherung qs qualitatskontrolle | kwaliteitscontrole
- | technik technisch* | techniek technisch*
- | wissenschaftlich* wiss | wetenschappelijk*
- | kaufmannisch* kfm kaufm | commercieel commerciele
- | hauswart* hausmeister* hausabwart* abwart* facility_mitarbeiter* | -
- | chauffeur* fahrer* lenker* kraftfahrer* | -
- | velokurier* fahrradkurier* | fietskoerier*
- | coiffeur* coiffeuse* friseur* frisor* | -
- | pfleger* pflegeperson* pflegekraft | -
- | lernende lernender auszubildend* azubi* lehrling* lehrtochter | -
- | hilfskraft hilfskrafte aushilfe* helfer* | -
- | maurerpolier* polier* | -
- | kindererzieher* erzieher* kitaerzieher* fachkraft_kindertagesstatte | -
- | sozialpadagogisch*_assistent* kinderpfleger* | -
- | rechtsanwaltsfachangestellt* refa rechtsfachangestellt* | -
- | steuerfachangestellt* steuerfachgehilf* stfa | -
- | fachinformatiker* informatiker* | -
- | mechatroniker* kfz_mechatroniker* | -
- | galabau garten_landschaftsbau gartenbau_landschaftsbau | groenvoorziening groen
- | - | verkoopster* verkoper* verkoopmedewerk* winkelmedewerk* medewerk*_verkoop
- | - | interaction_designer* interactieontwerper* interactie_ontwerper* interactiedesigner*
- | - | groepsleerkracht* leerkracht* groepsleraar
- | - | serveerster* bedieningsmedewerk* medewerk*_bediening ober* kelner* gastheer gastvrouw
- | - | buschauffeur* chauffeur*_openbaar_vervoer ov_chauffeur* chauffeur*_ov stadsbuschauffeur* streekbuschauffeur*
- | - | hovenier* medewerk*_groenvoorziening groenmedewerk* groenwerker* plantsoenmedewerk*
- | - | elektromonteur* monteur*_elektrotechniek monteur*_elektro
- | - | helpende* helpende*_zorg_welzijn
- | - | verpleegkundige*_niveau_4 mbo_verpleegkundige* verpleegkundige*_4
- | - | verpleegkundige*_niveau_5 hbo_verpleegkundige* verpleegkundige*_5
- | - | pedagogisch_medewerk* pedagogisch_medewerk*_kinderopvang pm_er pmer
- | - | boa buitengewoon_opsporingsambtenaar
- | - | ggz geestelijke_gezondheidszorg
- | - | wtb werktuigbouwkunde werktuigbouw werktuigkundig*
- | - | ict it informatietechnologie
- | - | p_o hr personeel_organisatie personeelszaken hrm
- | - | kam kwaliteit_arbo_milieu
- | - | bso buitenschoolse_opvang
- | - | poh praktijkondersteuner*
- | - | ig individuele_gezondheidszorg
- | - | og onroerend_goed
- | - | cv centrale_verwarming
- | - | vmbo voorbereidend_middelbaar_beroepsonderwijs
- | - | po primair_onderwijs basisonderwijs basisschool
- | - | vo voortgezet_onderwijs
- | - | so speciaal_onderwijs
- | - | directeur*_eigenaar eigenaar_directeur
- | - | zweminstructeur* zwemonderwijzer* zwemleraar
- | - | productiemedewerk* operator*_productie fabrieksarbeider* productiearbeider*
- | - | stratenmaker* straatmaker*
- | - | glazenwasser* ramenlapper* glasbewasser*
- | - | postbode* postbezorger*
- | - | vrachtwagenchauffeur* chauffeur*_vrachtwagen chauffeur*_vrachtverkeer
- | - | chef_kok chefkok keukenchef
- | - | souschef* sous_chef* plaatsvervangend_chef
`
