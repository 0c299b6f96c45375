/** Dutch words of time, measure, manner and cause, and fixed phrases, that say the same; see `wordings.ts`. */
export const phraseWordingsNl = `
met_inachtneming_van inachtneming volgens conform overeenkomstig
conform volgens overeenkomstig in_overeenstemming_met
naleving naleven nageleefd* in_acht in_acht_genomen
op_basis_van aan_de_hand_van uitgaande_van gebaseerd_op
met_behulp_van door_middel_van via middels
met_het_oog_op ten_behoeve_van voor bestemd_voor
ten_behoeve_van ten_dienste_van voor
in_opdracht_van voor namens
namens uit_naam_van voor
in_samenwerking_met samen_met samenwerking tezamen gezamenlijk
in_overleg_met in_samenspraak_met in_afstemming_met overleg samenspraak
samenspraak overleg afstemming
onder_begeleiding_van begeleid_door
in_het_kader_van kader binnen
op_het_gebied_van gebied rond inzake
ter_plaatse op_locatie aan_huis bij_de_klant on_site
op_locatie ter_plekke bij_klanten bij_de_klant ter_plaatse
aan_huis thuis bij_mensen_thuis bij_klanten_thuis
op_afstand remote vanop_afstand vanuit_huis
ter_voorbereiding_op voorbereiding voorafgaand
ter_vervanging_van vervanging in_plaats_van
ter_ondersteuning_van ondersteuning ondersteunen
ten_opzichte_van vergeleken_met in_vergelijking_met
naar_aanleiding_van na vanwege
eerste_aanspreekpunt vast_aanspreekpunt aanspreekpunt contactpersoon
contactpersoon aanspreekpersoon aanspreekpunt contact
dagelijks dagelijkse per_dag elke_dag iedere_dag daags van_dag_tot_dag
elke_ochtend iedere_ochtend elke_morgen iedere_morgen 's_ochtends 's_morgens
's_ochtends ochtenden ochtend ochtendlijk*
's_avonds avond avonden avondlijk*
's_nachts nacht nachten nachtelijk*
's_middags middag middagen namiddag*
overdag dagdienst* daguren
in_het_weekend weekend weekends weekeinde*
weekend weekends weekeinde* weekeinden
op_zaterdag zaterdag zaterdags zaterdagen
op_zondag zondag zondags zondagen
zaterdagochtend* zaterdagmorgen* zaterdagvoormiddag*
doordeweeks op_werkdagen werkdagen
wekelijks wekelijkse per_week elke_week iedere_week
tweewekelijks* om_de_twee_weken om_de_week tweemaal_per_maand
maandelijks maandelijkse per_maand elke_maand iedere_maand
per_kwartaal elk_kwartaal ieder_kwartaal driemaandelijks* kwartaal*
jaarlijks jaarlijkse per_jaar elk_jaar ieder_jaar
halfjaarlijks* tweemaal_per_jaar twee_keer_per_jaar ieder_half_jaar
per_dienst elke_dienst iedere_dienst
per_uur elk_uur
per_keer per_beurt elke_keer telkens
vooraf van_tevoren voorafgaand tevoren
voorafgaand_aan voor vooraf
achteraf na_afloop naderhand nadien
na_afloop aan_het_einde eind einde slot
voor_vertrek voor_afvaart voor_de_afvaart vertrek afvaart
bij_aanvang aan_het_begin begin aanvang start
binnen_de_termijn op_tijd tijdig
op_tijd tijdig stipt
binnen_de_gestelde_tijd binnen_de_termijn binnen_de_tijd
binnen_budget binnen_de_begroting
gedurende tijdens
sinds vanaf
voortdurend doorlopend permanent continu
gemiddeld doorgaans gewoonlijk
circa ongeveer zo'n rond plusminus
minimaal ten_minste minstens
verdubbeld twee_keer_zoveel verdubbeling
gehalveerd halvering helft
vloeiend vlot
moedertaal native eerste_taal
schriftelijk per_brief op_papier geschreven
mondeling gesproken
schriftelijk_en_mondeling woord_en_geschrift
telefonisch per_telefoon aan_de_telefoon via_de_telefoon telefoon*
per_mail via_de_mail e-mail mail mails per_e-mail
digitaal digitale online elektronisch elektronische
online via_internet internet digitaal
handmatig met_de_hand manueel manuele
machinaal met_machines machine machinale
eigen_lab eigen_laboratorium
gezamenlijk samen tezamen gemeenschappelijk*
tegelijkertijd gelijktijdig tegelijk
achtereenvolgens na_elkaar
apart afzonderlijk los
zowel evenals alsook alsmede
alsmede en ook tevens evenals
waaronder zoals onder_andere onder_meer
onder_andere onder_meer o.a. waaronder
met_name vooral in_het_bijzonder
inclusief met_inbegrip_van waaronder inbegrepen
betreffende omtrent inzake over
inzake rond over
aangaande over betreffende
jegens tegenover
ongevallenvrij zonder_ongevallen zonder_ongelukken
schadevrij zonder_schade zonder_schades
foutloos zonder_fouten
kosteloos gratis
schoon hygienisch proper schone
net netjes ordelijk opgeruimd
representatief verzorgd
tweetalig* in_twee_talen
meertalig* in_meerdere_talen
nederlandstalig* in_het_nederlands nederlands
engelstalig* in_het_engels engels
duitstalig* in_het_duits duits
franstalig* in_het_frans frans
spaanstalig* in_het_spaans spaans
ervaren ervaring werkervaring
werkzaam werkend actief
werkzaam_als gewerkt_als
gediplomeerd met_diploma diploma
voltijds fulltime voltijd
deeltijds parttime deeltijd
binnengekomen binnenkomend* inkomend* inkomende ingekomen
uitgaand* vertrekkend* te_verzenden
nieuw_binnengekomen nieuw nieuwe nieuwkomer*
aankomend* toekomstig* beginnend*
openstaand* onbetaald* niet_betaald
vervallen verlopen
achterstallig* te_laat
beschadigd* kapot stuk defect*
defect* kapot stuk niet_werkend
afgekeurd* afkeur uitval
versleten slijtage
ambachtelijk* handgemaakt* met_de_hand
biologisch* bio
vegetarisch* vleesloos
glutenvrij* zonder_gluten
diepgevroren ingevroren diepvries*
gekoeld* koel
gevaarlijke_stoffen adr-goederen gevaarlijke_goederen
breekbaar breekbare fragiel
lokaal plaatselijk* lokale
landelijk* in_heel_nederland door_heel_nederland nationaal nationale
regionaal regionale in_de_regio regio
buiten_kantooruren buiten_de_openingstijden
openingstijden openingsuren
werktijden werkuren diensttijden
spoedeisend* dringend* urgent* spoed
dringende spoedeisende spoed
vertrouwelijk* discreet discrete
wettelijk* volgens_de_wet
jaarrond het_hele_jaar het_hele_jaar_door
seizoensgebonden per_seizoen seizoen*
drukte drukke_periode* piek piekdrukte piekuren
spits spitsuur spitsuren
terugkerend* vast vaste periodiek*
periodiek* op_gezette_tijden regelmatig*
`
