/**
 * How much of a thing an act makes one's own, in six languages: who looked on, noted down or
 * prepared did not make, run or decide it. Folded; `stem*` matches by its beginning.
 *
 * - `slight`: looking at it, passing it on, being there; `recording`: writing it down;
 *   `preparing`: making it ready for others.
 * - `making`: it is new by one's own hand; `running`: one carries it out or answers for it.
 */
import type { Language } from '../../language/languages.ts'

export type ActRank = 'slight' | 'recording' | 'preparing' | 'making' | 'running'

export const actRanks: Readonly<Record<Language, Readonly<Record<ActRank, string>>>> = {
  en: {
    slight:
      'attend* observ* shadow* review* check* proofread* test tests tested testing read reading visit* forward* relay* sort* filed filing monitor* track* watch* accompan* kept keep keeping maintain*',
    recording:
      'notes minutes minuted transcrib* record* log logged logging document* schedul* book* collect* register* enter* compil*',
    preparing: 'prepar* draft* plan plans planned planning',
    making:
      'design* develop* creat* built build building conceiv* invent* devis* engineered architect*',
    running:
      'conduct* led lead leading ran running directed directing chair* moderat* facilitat* decid* resolv* solv* negotiat* approv* responsible responsibility owned performed performing taught teach* train trained training trains audit audited auditing authoris* authoriz*',
  },
  de: {
    slight:
      'teilnahm* teilgenommen beobacht* hospit* gepruft pruf* prufung* uberpruf* kontroll* begutacht* gesichtet sichtung durchsicht gelesen getestet test* besuch* weitergeleit* weiterleit* weitergegeben weitergabe sortier* ablage abgelegt uberwach* begleit* pflege gepflegt',
    recording:
      'protokoll* mitgeschrieben mitschrift* notiz* erfass* dokumentier* dokumentation registr* eintrag* eingetragen gebucht buchung* terminier* sammel* gesammelt',
    preparing: 'vorbereit* planung* geplant terminvereinbar*',
    making:
      'entwickl* entwickel* entworfen entwurf* konzip* konzeption gestaltung gestaltet aufgebaut aufbau programmier* konstruier* konstruktion erfunden',
    running:
      'durchfuhr* durchgefuhrt geleitet leitung verantwort* moderier* moderation entschied* entscheid* gelost losung behoben behebung verhandl* verhandel* genehmig* freigabe freigegeben abnahme abgenommen abgehalten unterrichtet ausbildung ausgebildet schulung* geschult*',
  },
  es: {
    slight:
      'observ* revis* comprob* verific* lectura lei visit* reenvi* remit* traslad* deriv* clasific* archiv* vigil* seguimiento acompan*',
    recording:
      'acta actas apunt* anot* notas registr* document* transcri* recopil* recog* agend* reserv*',
    preparing: 'prepar* planific* borrador*',
    making:
      'disen* desarroll* cree creo crear creacion construi* construcc* concepcion conceb* invent*',
    running:
      'conducc* conduje condujo conducir dirigi* dirijo dirig* direccion imparti* imparto lider* encabez* moder* decid* decision* resol* resuel* negoci* aprob* firm* responsab* realiz* celebr* formacion forme formar formando autoriz*',
  },
  fr: {
    slight:
      'observ* relu relecture verifi* control* lecture visit* transmi* transfer* tri archiv* surveill* suivi suivre accompagn*',
    recording:
      'notes note saisi* enregistr* consign* document* transcri* recueil* collect* inscri* reserv*',
    preparing: 'prepar* planif* brouillon*',
    making:
      'conception concu* concev* developp* cree creee creer creation construi* construct* invent*',
    running:
      'conduit* conduite mene menee mener menes dirig* direction encadr* decid* decision* resol* negoci* approuv* valid* sign* responsab* dispens* enseign* anim* formation forme former formant autoris*',
  },
  pt: {
    slight:
      'observ* revis* verific* confer* leitura visit* encaminh* reencaminh* remet* classific* arquiv* vigi* acompanh*',
    recording: 'ata atas notas apont* anot* regist* document* transcri* recolh* agend* reserv*',
    preparing: 'prepar* planea* planeja* planific* rascunh*',
    making:
      'desenh* desenvolv* criei criou criar criacao constru* conceb* concecao concepcao invent* projet*',
    running:
      'conduc* conduz* dirig* direcao lider* ministr* lecion* moder* decid* decisao resol* negoci* aprov* assin* responsab* realiz* formacao formei formar formando treinei trein* autoriz*',
  },
  nl: {
    slight:
      'bijgewoond bijwonen observ* geobserveerd gecontroleerd control* nagekeken nakijken gelezen lezen getest test* bezocht bezoek* doorgestuurd doorsturen gesorteerd sorter* archiv* gearchiveerd bewak* bewaakt begeleid* bijgehouden bijhouden',
    recording:
      'notul* notities genoteerd noteren vastgelegd vastleggen geregistreerd registr* document* gedocumenteerd verzamel* verzameld ingepland',
    preparing: 'voorbereid* voorbereiding* plannen gepland planning',
    making:
      'ontworpen ontwerp* ontwikkel* gebouwd bouwen gecreeerd bedacht uitgevonden geprogrammeerd',
    running:
      'uitgevoerd uitvoer* geleid leiden leiding verantwoord* gevoerd voeren gemodereerd beslis* beslist opgelost oploss* onderhandel* goedgekeurd goedkeur* opgeleid opleiding getraind training* voorgezeten voorzitten',
  },
}
