/**
 * More acts of the trades, in the columns of `acts.data.ts`: with the forms that no stem tells to be
 * one word ("li" and "leitura", "gaf" and "geven"), so that a noun may stand for its verb.
 */
export const tradeActs = `
read2 | read reads reading | lesen gelesen las liest lekture ablesen abgelesen | leer lei leyo leido lectura lecturas | lire lu lue lus lues lecture lectures | ler li leu lido leitura leituras | lezen gelezen las aflezen afgelezen
mark2 | mark_out marked_out marking_out set_out setting_out | anzeichn* angezeichnet abstecken abgesteckt markier* | marc* trazado traz* replante* | trac* tracage marqu* implant* | marc* marqu* tracado tracados tracar tracei | afgetekend aftekenen uitgezet uitzetten markeer* gemarkeerd
lay2 | lay laid laying pull pulled pulling run_cables ran_cables thread* | verleg* gezogen ziehen zog einziehen eingezogen | tend* tirar tirado pasar_cables paso_de_cables pase_cables | tir* pos* pass* | pass* puxar puxei lancamento | getrokken trekken trok leggen gelegd legde aanleg aangelegd aanleggen
open2 | carv* chas* | schlitz* geschlitzt stemm* gestemmt | abrir abri abrio apertura aperturas | ouvr* ouvert* ouverture | abrir abri abriu abertura aberturas aberto | openen geopend opende opening
fix2 | fix* fasten* mount* attach* hang hung hanging | befestig* anbring* angebracht aufgehangt aufhang* | fij* coloc* sujet* colg* | fix* accroch* pos* attach* | fix* coloc* pendur* | bevestig* opgehangen ophangen
repl2 | replac* swap* exchang* renew* substitut* | ersetz* ersatz austausch* ausgetauscht getauscht erneuer* gewechselt wechsel* | sustitu* cambi* reemplaz* recambio* | remplac* chang* substitu* | substitu* troc* troqu* mudanca | vervang* vervangen vervanging gewisseld wissel* omgewisseld
retouch | retouch* touch_up touched_up | retusch* bildbearbeit* nachbearbeit* | retoc* retoqu* | retouch* | retoc* retoqu* tratamento_de_imagem | geretoucheerd retoucher* bewerkt bewerken
defend | defend* defence defense plead* argu* litigat* | verteidig* pladier* prozess* | defend* defens* litig* | defend* defense defenses plaid* | defend* defes* litig* | verdedig* gepleit pleiten pleit
followup | follow_up followed_up following_up chas* dun dunning remind* | nachfass* nachgefasst mahn* gemahnt mahnwesen erinner* | seguimiento reclam* recordatorio* | relanc* suivi suivre | acompanh* seguimento insist* cobranca cobrei cobrar | opgevolgd opvolg* herinner* aangemaand aanman* nagebeld
grow2 | rais* breed* bred rear reared rearing | zucht* gezuchtet aufzucht aufgezogen | cri* cria crianza | elev* elevage | cri* criacao | gekweekt kweek* gefokt fok*
weigh | weigh* portion* | wieg* gewogen abgewogen portionier* | pes* pesaje porcion* | pes* pesage portionn* | pes* pesagem dos* | wegen gewogen afgewogen portioner*
pricetag | price priced pricing tag tagged tagging label labelled labelling labeled labeling | auszeichn* ausgezeichnet etikettier* beschrift* | etiquet* marcaje | etiquet* | etiquet* rotul* | geprijsd prijzen_van gelabeld etiketter* labelen
season2 | season seasoned seasoning garnish* plate plated plating dress | abschmeck* abgeschmeckt wurz* gewurzt anricht* angerichtet garnier* | sazon* emplat* guarnic* | assaison* dress* garnitur* | temper* empratamento emprat* | kruid* gekruid opmaken_van_borden garneer* gegarneerd
freeze | freez* froze* frozen chill* refrigerat* | einfrier* eingefroren kuhl* gekuhlt | congel* refriger* enfri* | congel* surgel* refriger* | congel* refriger* | invriez* ingevroren gekoeld koelen
scan2 | scan* digitis* digitiz* | scan* eingescannt gescannt digitalis* | escane* digitaliz* | scann* numeris* | digitaliz* | gescand scannen inscannen gedigitaliseerd digitalis*
stack2 | stack* palletis* palletiz* pil* | stapel* gestapelt palettier* | apil* paletiz* | empil* palettis* | empilh* paletiz* | gestapeld stapelen
fuel2 | refuel* fuel fuelled fuelling fueled | tank* getankt betankung | repost* | ravitaill* plein_de | abastec* | getankt tanken bijtanken
park2 | park parked parking | park* geparkt abgestellt abstellen | aparc* estacion* | stationn* gar garer gare_les | estacion* | geparkeerd parker*
patrol | patrol* guard guarded guarding surveill* watch_over watched_over supervis* invigilat* | bewach* uberwach* aufsicht beaufsichtig* kontrollgang* | vigil* patrull* custodi* | surveill* garde gardiennage patrouill* rond ronde rondes | vigi* patrulh* guard* | bewak* bewaakt toezicht gesurveilleerd surveill* surveiller* toegezien
rescue | rescu* evacuat* | rett* gerettet bergung geborgen evaku* | rescat* evacu* socorr* | secour* sauvet* evacu* | resgat* evacu* socorr* | gered redding evacu* geevacueerd
extinguish | extinguish* put_out_fires | losch_feuer brandbekampf* geloscht | extin* apag* | etein* extinction | extin* apag* | geblust blussen
mow | mow mowed mowing mown | mah* gemaht rasenmah* | segar siega segado cortar_el_cesped | tond* tonte | cortar_relva corte_de_relva | gemaaid maaien
fertilise | fertilis* fertiliz* spray* | dung* gedungt spritz* gespritzt | abon* fertiliz* fumig* | fertilis* epand* pulveris* | adub* fertiliz* pulveriz* | bemest* gespoten spuiten
fell | fell felled felling chop* saw sawed sawing sawn | gefallt baumfall* zersagt sagearbeit* holzeinschlag | tal* talado serr* aserr* | abatt* abattage sci* sciage | abat* serr* | geveld kappen gekapt gezaagd zagen zaagde
polish2 | sand sanded sanding polish* buff* | schleif* geschliffen polier* poliert | lij* pul* | ponc* poncage poli polir polissage | lix* poli* polimento | geschuurd schuren gepolijst polijst*
upholster | upholster* reupholster* | polster* gepolstert | tapiz* | tapiss* capitonn* | estof* | gestoffeerd stoffer*
renovate | renovat* refurbish* restor* moderni* redecorat* | renovier* sanier* restaurier* modernis* umbau* umgebaut | renov* reform* rehabilit* restaur* | renov* refect* rehabilit* restaur* refaire refait | renov* remodel* reabilit* restaur* | gerenoveerd renov* gerestaureerd restaur* verbouw* opgeknapt opknap*
insulate | insulat* | isolier* dammung gedammt | aisl* aislamiento | isol* isolation calorifug* | isol* isolamento | geisoleerd isoler* isolatie
plaster2 | plaster* render_walls | verputz* verputzt gips* gegipst | enlucid* enlucir revoc* | platr* enduit* | reboc* estuc* estuqu* | gestuct stukadoor* stuken stucwerk
pour | pour* concret* cast casting mould* | giess* gegossen betonier* | vaciado vert* hormigon* moldead* | coul* coulage betonn* moul* | betonag* beton* mold* vazamento | gestort storten gegoten gieten
pave | pav* tiled tiling | pflaster* gepflastert gefliest fliesenleg* | pavimen* solad* alicatad* enlos* | pav* pavage carrelage carrel* | paviment* assent* calcet* | bestraat bestrating getegeld tegelen
forge | forg* engrav* | schmied* geschmiedet gravier* | forj* grab* | forg* grav* | forj* grav* | gesmeed smeden gegraveerd graveren
dive | dive* dived diving swim swam swimming | tauch* getaucht schwimm* geschwommen | buce* nad* | plong* nag* natation | mergulh* nat* nadar | gedoken duiken zwem* gezwommen
sing | sing sang sung singing | sing* gesungen gesang | cant* | chant* | cant* | zing* gezongen zang
rehearse | rehears* practis* | geprobt proben_von einstudier* | ensay* | repet* repetition* | ensai* | gerepeteerd repeter* repetitie*
listen | listen* hear heard hearing | zuhor* zugehort anhor* angehort gehort | escuch* | ecout* | escut* ouvir ouvi | geluisterd luister* aangehoord
bathe | bathe* bathing wash* dress* groom* hygiene_care | wasch* gewaschen korperpflege ankleid* | aseo asear bano_de banar vestir | toilette toilettes habill* | banho banhos higiene_de vestir | gewassen wassen aankleed* aangekleed
sampleblood | take_blood took_blood drew_blood draw_blood blood_draws phlebotom* | blutabnahm* blutentnahm* | extraccion_de_sangre extracciones saque_sangre | prise_de_sang prises_de_sang prelev* | colheita_de_sangue colhi_sangue | bloed_afgenomen bloedafname* bloed_prikken
deploy2 | deploy* roll_out rolled_out rollout releas* ship shipped launch* | ausroll* ausgerollt rollout bereitstell* auslieferung* | despleg* despliegue* lanz* puesta_en_produccion | deploy* deploiement* livr* lanc* mise_en_production mis_en_production | implant* deploy* lanc* disponibiliz* | uitgerold uitrol* gedeployd deploy* opgeleverd oplever*
optimise | optimis* optimiz* tune tuned tuning speed_up sped_up | optimier* beschleunig* | optimiz* aceler* | optimis* accelere* | otimiz* aceler* | geoptimaliseerd optimalis* versneld versnel*
refactor | refactor* rewrite rewrote rewritten | refaktor* umgeschrieben | refactor* reescrib* reescrit* | refactor* reecri* | refator* reescrev* | gerefactord refactor* herschrev* herschreven
forecast2 | forecast* predict* project_costs | prognos* vorhersag* hochrechn* | pronostic* predic* prevision* | previ* prevu* pronosti* | previ* prever preve* | voorspel* prognos* geprognosticeerd
visualise | visualis* visualiz* chart charted plot plotted | visualis* veranschaulich* | visualiz* grafic* | visualis* graphi* | visualiz* | gevisualiseerd visualis*
extract2 | extract* retriev* pull_data queried query querying | extrahier* abfrag* abgefragt auszug* auslesen ausgelesen | extra* extraccion* consult* | extra* requet* interrog* | extra* extracao consult* | geextraheerd extra* opgevraagd opvrag*
declare | declar* fil filed filing submit* lodg* | anmeld* angemeldet einreich* eingereicht voranmeld* abgab* steuererklar* | declar* present* tramit* | declar* depos* teledeclar* soumis* soumett* | declar* entreg* submet* submiss* | aangegeven aangifte* ingediend indien*
issue2 | issu* emit* draw_up drew_up prepar* | ausstell* ausgestellt | emi* expedi* emision* | emi* etabli* emission* delivr* | emi* emissao emissoes pass* | uitgegeven uitgeven opgemaakt opmaken uitgeschreven uitschrijv*
cash | cash cashed cashing took_payment* take_payment* taking_payment* payments_taken collect_payment* | kassier* abkassier* kassiert einkassier* inkasso | cobr* caja | encaiss* | cobr* cobranc* receb* | afgerekend afreken* geincasseerd incass* kassa
import2 | import* | import* | import* | import* | import* | geimporteerd import*
export2 | export* | export* | export* | export* | export* | geexporteerd export*
inspectsite | patrol_site* walk_round walk-round | begeh* begehung* rundgang* | rondas | rondes | rondas | rondgang* rondes
park3 | tow towed towing | abschlepp* abgeschleppt | remolc* | remorqu* depann* | reboc* | gesleept slepen wegslepen
translate2 | subtitl* dub dubbed dubbing | untertitel* synchronis* | subtitul* dobl* doblaje | sous-titr* doubl* doublage | legend* dobr* dobragem | ondertitel* nasynchron*
interview2 | interview* | interview* | entrevist* | interview* entretien* | entrevist* | geinterviewd interview*
enrol | enrol* sign_up signed_up sign-up* subscri* subscription* registration* | einschreib* eingeschrieben anmeldung* abonn* | inscri* suscri* alta altas matricul* | inscri* abonn* | inscri* subscri* matricul* | ingeschreven inschrij* aanmeld* aangemeld abonn*
attract | attract* win won brought_in bring_in bringing_in gain* acquir* | gewinn* gewonnen anzieh* angezogen akquis* | capt* atra* consegu* gan* | attir* capt* gagn* acquis* conqu* | capt* atra* angari* conquist* | aangetrokken trok_aan geworven werven binnengehaald binnenhal*
comply | comply complied compliance observ* adher* follow followed | einhalt* eingehalten befolg* beacht* umsetz* | cumpl* observ* respet* | respect* applic* appliqu* conform* mise_aux_normes mises_aux_normes suivi | cumpr* respeit* aplic* | nageleefd nalev* naleven gevolgd volgen
hand | hand* giv* gave given administ* | verabreich* gabe gab gegeben austeil* ausgabe ausgegeben | administr* suministr* entreg* repart* | administr* donn* remis* distribu* | administr* entreg* distribu* | toegediend toedien* gegeven gaf uitgegeven uitdeel* uitgedeeld
`
