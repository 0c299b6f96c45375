/**
 * Acts that claim much by themselves, and the acts of a source that they may retell. Folded;
 * `stem*` matches by its beginning, `*stem*` anywhere in a word (of compounds).
 */
import type { Language } from '../../../language/languages.ts'

/** `claims`: what a line may not open with; `from`: unless its source says one of these. */
type WeightyAct = { id: string } & Readonly<Record<Language, { claims: string; from: string }>>

export const weightyActs: readonly WeightyAct[] = [
  {
    id: 'repair',
    en: {
      claims:
        'repair repairs repaired repairing restored restoring restoration refurbished refurbishing refurbishment',
      from: 'repair* fix* mend* overhaul* restor* rebuil* refurbish* renew* renovat* replac* servic* maint* damage* patch* remed* correct* troubleshoot* recondition* darn* alter* convert* resolv* changed changing panel* weld* rectif* swap* exchang* craft* restring* reglaz* rewir*',
    },
    de: {
      claims:
        'reparatur reparaturen repariert reparieren reparierte restaurierung restauriert restaurieren instandsetzung instandgesetzt',
      from: '*repar* *restaur* behob* *beheb* *instand* *wartung* gewartet warten erneuer* *erneuerung* ersetz* *ersatz* *austausch* ausgetauscht *wechsel* flick* *ausbess* *nacharbeit* *beseitig* *sanier* *konservier* nachgearbeitet *service* *uberhol* geloet* schweiss* *kundendienst*',
    },
    es: {
      claims: 'reparacion reparaciones reparar repare reparando restauracion restaure restaurar',
      from: 'repar* restaur* arregl* manten* sustitu* cambi* reemplaz* rehabilit* remend* zurc* renov* subsan* soluc* correct* retapiz* sold* reform* recuper*',
    },
    fr: {
      claims: 'reparation reparations reparer repare reparant',
      from: 'repar* restaur* depann* entretien* entreten* mainten* remplac* renov* remis* remise* raccommod* reprise* retouch* refection* change* soud* sav rebob* rehabilit* debosselage',
    },
    pt: {
      claims: 'reparacao reparacoes reparar reparei reparando restauro restauracao restaurei',
      from: 'repar* restaur* arranj* consert* manut* substitu* troc* recuper* renov* resoluc* reabilit* sold* remend*',
    },
    nl: {
      claims: 'reparatie reparaties gerepareerd repareren repareerde gerestaureerd restauratie',
      from: '*repar* *herstel* revis* gereviseerd restaur* gerestaureerd *onderhoud* onderhouden vervang* *vervanging* verholpen verhelp* gemaakt opgeknapt opknap* vernieuw* *service* *renov* gelast verwissel* gelapt',
    },
  },
  {
    id: 'overhaul',
    en: {
      claims: 'overhaul overhauled overhauling',
      from: 'overhaul* rebuil* repair* recondition* refurbish* restor* renew* renovat* moderni* redesign* rewr* rework* revis* replac* reorganis*',
    },
    de: {
      claims: 'uberholung uberholt generaluberholung',
      from: '*uberhol* *repar* *instand* *sanier* *restaur* *aufbereit* *revision*',
    },
    es: {
      claims: 'reacondicionamiento reacondicione',
      from: 'reacond* repar* restaur* reconstru* renov* recuper* reform* rectific*',
    },
    fr: {
      claims: 'refection reconditionnement',
      from: 'refec* recond* repar* restaur* renov* remise* remis*',
    },
    pt: {
      claims: 'recondicionamento recondicionei',
      from: 'recond* repar* restaur* reconstru* renov* recuper* reform* retif* rectif*',
    },
    nl: {
      claims: 'revisie revisies gereviseerd reviseren',
      from: 'revis* gereviseerd *repar* *herstel* *renov* vernieuw* herzien*',
    },
  },
  {
    id: 'build',
    en: {
      claims: 'erect erects erected erecting erection constructed constructing',
      from: 'erect* build* built construct* assembl* install* put rais* set mount* fit fitted mak* made creat* develop* design* produc* form*',
    },
    de: {
      claims: 'errichtung errichtet errichten errichtete',
      from: '*erricht* *bau *bauen *gebaut *montage* *montier* *erstell* *einricht* eingerichtet *grund* aufstell* aufgestellt stellen gestellt schaff* geschaffen gesetzt setzen',
    },
    es: {
      claims: 'construccion construi construir construyendo',
      from: 'constru* edific* levant* mont* cre* desarroll* elabor* arm* realiz* disen* fabric* instal* obra* alban* ejecu* confecc*',
    },
    fr: {
      claims: 'construction construit construire edification',
      from: 'constru* edifi* mont* bati* cre* elabor* realis* fabri* developp* conc* pose* install* maconn* executi*',
    },
    pt: {
      claims: 'construcao construi construir construindo',
      from: 'constru* edific* levant* mont* cri* desenvolv* elabor* realiz* conce* fabric* instal* obra* execu* projet* fiz',
    },
    nl: {
      claims: 'gebouwd bouwen bouwde opgetrokken',
      from: '*bouw* *gemaakt* maken *ontwikkel* opgericht oprich* opgezet opzet* *plaats* zetten gezet *monte* geprogrammeerd *gezet gerealiseerd gecreeerd',
    },
  },
  {
    id: 'design',
    en: {
      claims: 'design designs designed designing',
      from: '*design* draw drew drawn drafted drafting draft develop* creat* made mak* build* built plan* wrote writ* prepar* produc* concept* conceiv* model* sketch* layout* lay* laid architect* set defin* engineer* style* styl* put tailor* compil* devis* invent* compos* craft* author* customi* structur* introduc* establish* redesign* rework* came start* found* run ran',
    },
    de: {
      claims: 'entwurf entworfen entwarf entwerfen',
      from: '*entwurf* *entworf* entwarf *entwerf* *entwick* *gestalt* konz* *konzept* *erstell* *arbeitung* *gearbeitet* *zeichn* plan* geplant *planung* mach* gemacht gebaut bau* schreib* geschrieben *verfass* *layout* *skizz* *fertigung* gefertigt anfertig* *design* *konstru* *formulier* aufgebaut aufbau aufgesetzt aufsetz* schaff* geschaffen herstell* hergestellt *gebaut',
    },
    es: {
      claims: 'diseno disene disenar disenando',
      from: '*disen* cre* dibuj* desarroll* elabor* plan* hac* hic* hech* constru* model* redac* proyect* prepar* conce* conci* confecc* maquet* realiz* program* escrib* escri* mont* bocet* defin* patron* ide* compos* produc* formul* establec* adapt* traz* delin*',
    },
    fr: {
      claims: 'conception concu concevoir',
      from: '*conce* concu* cre* dessin* elabor* developp* realis* plan* prepar* redig* redac* fabriq* constru* maquett* mise* modelis* graph* ecri* produc* defin* mont* trac* imagin* programm* esquiss* compos* confec* etude* etudes',
    },
    pt: {
      claims: 'concecao concepcao concebi conceber',
      from: '*conce* cri* desenh* elabor* desenvolv* plan* faz* fez* fiz* feit* constru* prepar* redi* redac* redig* projet* model* escrev* escrit* produc* mont* program* defin* maquet* compos* confec* trac* formul* realiz*',
    },
    nl: {
      claims: 'ontwerp ontwerpen ontworpen ontwierp',
      from: '*ontwerp* ontworpen ontwierp *ontwik* maak* maken gemaakt *teken* *schrij* geschreven schreef *opgestel* *opstel* *stelde* bouw* gebouwd bedach* bedenk* plan* gepland *voorberei* *cree* *vorm* uitgewerk* uitwerk* samengesteld samenstel* opgezet opzet* *concept* *schets*',
    },
  },
  {
    id: 'grant',
    en: {
      claims:
        'authorise authorised authorising authorize authorized authorizing granted granting certified certifying',
      from: 'approv* authori* grant* sign* releas* valid* accept* agree* decid* decision* award* certif* confirm* clear* licensed licensing permitted permission issu* pass passed',
    },
    de: {
      claims:
        'beurkundung beurkundet beurkunden bewilligung bewilligt bewilligen genehmigung genehmigt genehmigen',
      from: '*beurkund* *bewillig* *genehm* *freigab* *freigeb* freigegeben unterschr* unterzeich* *abnahme* abgenommen *entscheid* entschied* zusag* vergab* vergeb* *vergabe* *erteil* zuerk* autoris* *zulass* gewahr* beglaubig* notar*',
    },
    es: {
      claims:
        'concesion concedi conceder concediendo adjudicacion adjudique homologacion homologue autorizacion autorice',
      from: 'conced* conces* aprob* autori* firm* adjudic* resol* resuel* decid* decis* otorg* homolog* valid* visto* acept* dict*',
    },
    fr: {
      claims:
        'indemnisation indemnise indemniser octroi octroye octroyer homologation homologue autorisation autorise',
      from: 'octr* appro* autor* valid* sign* accord* decid* decis* attrib* homolog* accept* indemn* rembours* agrement* reglement* regle* delivr*',
    },
    pt: {
      claims: 'concessao concedi conceder homologacao homologuei autorizacao autorizei',
      from: 'conced* concess* aprov* autori* assin* homolog* decid* decis* defer* valid* despach* atrib*',
    },
    nl: {
      claims:
        'toegekend toekennen toekenning vastgesteld vaststellen vaststelling goedgekeurd goedkeuren goedkeuring',
      from: 'vastst* vastgest* toegek* toeken* goedgek* goedkeur* akkoord* beslis* beslo* beslui* *teken* vrijgeg* *bepaal* *bepal* *constat* *control* *meet* *meting* *meten* *onderzo* *diagno* *signal* ontdek* gevonden geaccordeerd *keur*',
    },
  },
  {
    id: 'calibrate',
    en: {
      claims: 'calibrate calibrated calibrating calibration',
      from: '*calibr* adjust* set setting align* tun* zero* standardi* balanc* verif*',
    },
    de: {
      claims: 'kalibrierung kalibriert kalibrieren eichung geeicht',
      from: '*kalibr* *justier* *einstell* eingestellt *eich* *einricht* eingerichtet *abgleich*',
    },
    es: {
      claims: 'calibracion calibre calibrar calibrando',
      from: 'calibr* ajust* regul* puesta puse gradua* contrast*',
    },
    fr: {
      claims: 'calibration calibrage etalonnage calibre etalonne',
      from: 'calibr* etalon* ajust* regl* mise mis',
    },
    pt: {
      claims: 'calibracao calibrei calibrar calibragem',
      from: 'calibr* ajust* regul* afin* afer*',
    },
    nl: {
      claims: 'kalibratie kalibreren gekalibreerd ijking geijkt',
      from: '*kalibr* *kalibreer* *afstel* afgesteld *ingesteld *instel* *ijk *geijkt *justeer*',
    },
  },
  {
    id: 'analyse',
    en: {
      claims: 'analysis analyses analysed analysing analyzed analyzing analytics',
      from: 'analy* evaluat* assess* examin* investigat* research* stud* interpret* review* monitor* measur* test tests tested testing inspect* audit* check* diagnos* report* track* compar* calculat* forecast* model* survey* statistic* quer* lab laborator* sampl* apprais* break* broke explor* determin* quantif* profil* insight* dashboard* benchmark* identif* debug* troubleshoot* trac* predict* scor* trend* looked look mapp* control* observ* judg* plot* chart* figures',
    },
    de: {
      claims: '*analyse *analysen analysiert analysieren analysierte analytik',
      from: '*analy* *auswert* *ausgewert* *pruf* *untersuch* *bewert* *beurteil* *ermitt* *mess* *kontroll* *forsch* *studi* *diagnos* *test* *bericht* *vergleich* verglichen *berechn* *statist* *beobacht* *interpret* *begutacht* *evalu* *recherch* *monitor* *uberwach* *labor* *report* *controlling* *umfrag* *befrag* *bestimm* *identif* *fehlersuch* *inspekt* *prob* *schatz* *verfolg* *prognos* *aufbereit* *betracht* *sicht* *audit* *kennzahl*',
    },
    es: {
      claims: 'analisis analice analizar analizando analitica',
      from: 'anali* evalu* estud* examin* investig* revis* interpret* valor* medi* control* verific* comprob* diagn* prueb* prob* ensay* test* inform* seguim* monitor* calcul* estadis* compar* audit* inspec* observ* detec* identific* laborat* muestr* explot* consult* report* explor* determin* supervis*',
    },
    fr: {
      claims: 'analyse analyses analyser analysant analysee',
      from: 'analy* evalu* etud* examin* depouill* interpret* control* verif* mesur* suivi* suivr* test* essai* diagnos* recherch* enquet* rapport* compar* calcul* statist* audit* apprec* observ* identif* labo* prelev* echantil* pilot* veill* reporting* exploit* detect* revue* inspect* lecture* bilan* tableau* previs* determin* qualif*',
    },
    pt: {
      claims: 'analise analises analisei analisar analisando',
      from: 'anali* avali* estud* examin* investig* revis* interpret* apreci* med* control* verific* confer* diagn* test* ensai* relat* acompanh* monitor* calcul* estatis* compar* audit* inspe* observ* detet* detec* identific* labor* amostr* explor* pesquis* consult* apur* levant* determin*',
    },
    nl: {
      claims: '*analyse *analyses analyseren geanalyseerd analyseerde',
      from: '*analy* *evalu* *beoordel* *onderzo* *bestude* *studie* *interpret* *meting* *meten *gemeten *control* *test* *diagno* *rapport* *vergelijk* vergeleken *bereken* *statist* *monitor* *inspect* *audit* *toets* *bewak* gevolgd volgen *labor* *monster* *prognos* *bepaal* *bepal* *signal* *enquet* *nagaan *keur* *doorlicht* *inventaris* *cijfers*',
    },
  },
]
