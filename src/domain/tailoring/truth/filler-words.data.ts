/**
 * More words that claim nothing, by language: how and in what way something was done, and the verbs
 * and nouns that only carry another. Words of degree ("considerably", "complex") are claims and are
 * not among them. See `light-words.data.ts`.
 */
import type { Language } from '../../language/languages.ts'

export const fillerWords: Readonly<Record<Language, string>> = {
  en: `
    chiefly predominantly principally held holding lasted lasting
    percentage percentages actively carefully closely diligently efficiently effectively regularly reliably thoroughly
    promptly smoothly correctly accurately personally directly technical
    rely relied relies relying depend depended depends depending served serves equipped supplied
    supplying available availability demand demands demanding usage day-to-day hand-in-hand
    cross-checked busy fast-paced lively long-term short-term routine routinely recurring periodic
    periodically occasional methodical methodically systematic systematically consistent
    consistently total totals tailored bespoke customised customized dedicated detailed clear
    concise straightforward friendly courteous courteously professionally independently_of
    hands-on face-to-face in-person manual manually physical physically verbal live thanks
    courtesy presence attendance arrival arrivals flow flows volume volumes batch batches
    round-the-clock side sides party parties set sets series group groups collection collections
    bulk lots portion wide-ranging everyday standard ordinary regular follow follows followed
    following subsequent downstream upstream onward forward maintain maintaining maintained
    ensuring ensured ensure keeping keep kept meet meets meeting_needs tackle tackled tackling
    address addressed addressing deal dealing dealt handle handled handling undertake undertaking
    facilitated facilitating execution executed delivering deliver delivered implementing
    implemented running ran run looked looking look responsible charge thereof whilst overall mix
    mixed broad-based respective own owned owner
  `,
  de: `
    dauern dauert dauerte dauerten vorrangig hauptsächlich segment segmente
    aktiv ende anfang technisch* prozentpunkt* anteil anteils anteile
    Verfügung bereitstellung bereit gewährleist* sichergestellt sicherstell* gewahrleistet
    wahrnehm* wahrgenommen übernahme übernommen durchführ* durchgeführt vornahm* vorgenommen
    vornehm* erledig* ausführ* ausgeführt abwickl* abgewickelt tätig* beschäftig* befasst*
    beinhalt* umfass* zählt* gehört* betreff* bezüglich hinsichtlich anfallend* eingehend*
    ausgehend* vorliegend* entsprechend* zugehörig* jeweil* laufend* fortlaufend* regulär*
    routine* routinemäßig* alltäglich* tagesgeschäft tagesaktuell* kurzfristig* langfristig*
    mittelfristig* dauerhaft* zeitnah* pünktlich* zügig* unverzüglich gründlich* sorgsam* korrekt*
    fachlich* fachkundig* professionell* individuell* persönlich* maßgeschneidert* passend*
    geeignet* nötig* notwendig* erforderlich* gewünscht* gezielt* systematisch* strukturiert*
    konsequent* manuell* telefonisch* schriftlich* mündlich* umgebung umfeld rahmen bereich gebiet
    feld sektor branche zusammenhang zweck zwecke seite seiten hinblick basis grundlage handhabung
    umgang nutzung anwendung verwendung wechselnd* unterschiedlich* vielfältig* weitergehend*
    gängig* üblich* reihe serie mehrzahl großteil teilweise vollständig* rund zuletzt aktuell*
    vormals ehemals
  `,
  es: `
    durar dura duró duraba segmento segmentos industria consecuencia consecuencias
    regimen principiante* conforme competenc* duracion tasa tasas titular
    sumando acumulando avalad* respaldad* aportando trabajando ejerciendo practicando orientad* contando
    porcentaje porcentual* puntualmente semanalmente mensualmente anualmente amablemente
    diariamente ademas integral integrales perfecta* perfecto oportunamente estrechamente
    activamente cuidadosamente eficazmente correctamente personalmente directamente tecnic*
    disposicion realizacion ejecucion tarea tareas labor labores actuacion actuaciones manejo uso
    utilizacion empleo_de ambito ambitos entorno entornos sector campo rama marco materia materias
    cuestion correspondiente* pertinente* relativo* relativa* relacionad* referente oportun*
    adecuad* necesari* requerid* solicitad* entrante* saliente* diverso* diversa* distint*
    diferente* multipl* variad* conjunto serie parte partes mayoria puntual* rutinari* cotidian*
    continu* constante* periodic* habitual* ocasional* frecuente* cuidados* minucios* detallad*
    precis* correct* profesional* personalizad* individual* agil agiles sistematic* estructurad*
    eficaz eficaces eficiente* manual* telefonic* presencial* a por escrito oral asegur* garantiz*
    velar velando velé procur* facilit* dispon* ofrec* brind* llevar llevado llevando encargad*
    encargue encargo abordar abordé tratar traté cubr* abarc* consist* implic* comprend* actual
    actuales reciente* anterior* ultim* tramo ritmo volumen lado dia_a_dia
  `,
  fr: `
    durer dure durait segment segments industrie conséquence conséquences
    regime debutant* conforme titulaire titulaires duree durees taux
    cotes pratiquant pratiquer pratique* fort forte oeuvrant exercant evoluant travaillant justifiant cumulant totalisant
    beneficiant alliant portant incluant comportant assorti* orientee oriente tourne intervenant
    menes menees menant conduits conduites pourcentage* mise mises mis mettre soit soient technique techniques hebdomadairement quotidiennement mensuellement
    chaleureu* attentivement consciencieusement prendre prend pris prenant parfaitement bonne bonnes
    rigoureusement methodiquement ponctuellement aisement mieux etroitement
    activement attentivement rigoureusement soigneusement regulierement directement etroitement
    facilement rapidement efficacement correctement pleinement personnellement telephoniquement fin
    jusqu lorsqu puisqu quelqu aujourd hui disposition realisation execution accomplissement
    prise_en_compte tache taches mission missions travail activite* utilisation usage emploi_de
    maniement domaine* secteur secteurs environnement* milieu cadre champ contexte matiere sujet
    sujets correspondant* relatif* relative* afferent* lie liee lies liees concernant concernes
    adequat* approprie* adapte* necessaire* requis* demande* entrant* sortant* divers diverse*
    different* multiple* varie* ensemble serie part parts majorite plupart ponctuel* continu*
    constant* periodique* habituel* occasionnel* frequent* soigne* soigneuse* minutieu* detaille*
    precis* correct* professionnel* personnalise* individuel* systematique* structure* efficace*
    efficient* manuelle* en ligne telephonique* presentiel ecrit ecrite oral orale assurer assure
    assures assuree assurant garantir garanti garantie garantissant veiller veille veillant
    faciliter facilite disposer dispose offrir offert proposer propose mener mene menee effectuer
    effectue realiser realise realises realisee aborder aborde traiter traite couvrir couvert
    consister comprendre actuel* recent* precedent* dernier* rythme volume cote lieu lieux
    axee axes axees axe basee basees fondee fondees fondes consacre consacree consacres consacrees
    dedie dediee dedies dediees situe situee situes situees venu venue venus venues originaire
    originaires provenant recourant recourir recours procedant visant portant touchant
    occasion moment moments vue sein celui celle
  `,
  pt: `
    durar dura durou demorar demora demorava segmento segmentos industria consequência
    regime iniciante* boas bons conforme duracao taxa taxas titular ministr*
    somando acumulando trabalhando exercendo praticando orientad* contando lado
    percentage* percentua* tecnica tecnicas semanalmente mensalmente anualmente diariamente
    integral integrais perfeit* oportunamente estreitamente rigorosamente atempad* celere celeres
    ativamente cuidadosamente eficazmente corretamente pessoalmente diretamente
    disposicao realizac* execuc* tarefa tarefas trabalho trabalhos atuac* utilizac* uso emprego_de
    manuseio ambito ambitos ambiente* setor setores campo ramo quadro contexto materia materias
    assunto assuntos correspondente* relativ* relacionad* referente* associad* respetiv* adequad*
    oportun* necessari* requerid* solicitad* entrad* saida* divers* distint* diferente* multipl*
    variad* conjunto serie parte partes maioria pontual pontuais rotineir* quotidian* cotidian*
    continu* constante* periodic* habitua* ocasiona* frequente* cuidados* minucios* detalhad*
    precis* corret* profissiona* personalizad* individua* agil ageis sistematic* estruturad*
    eficaz eficazes eficiente* telefonic* presencia* escrit* oral assegur* garant* zelar zelando
    zelei procur* facilit* dispon* oferec* prestar prestei levar levei encarregad* encarreguei
    abordar abordei tratar tratei abrang* consist* implic* compreend* atual atuais recente*
    anterior* ultim* ritmo volume lado junto junto_de
  `,
  nl: `
    duren duurt duurde duurden segment segmenten gevolg gevolgen
    procentpunt* percentage* aandeel actief zorgvuldig rechtstreeks persoonlijk technisch*
    beschikking beschikbaar* uitvoering uitgevoerd verricht* verrichting* werkzaam* handeling*
    taak taken gebruik toepassing inzet hantering gebied domein* sector* omgeving* kader context
    veld branche onderwerp* desbetreffend* betreffend* bijbehorend* gerelateerd* verwant*
    binnengekomen inkomend* uitgaand* passend* geschikt* nodig* noodzakelijk* gevraagd* gewenst*
    divers* verschillend* uiteenlopend* meerdere gevarieerd* geheel reeks deel delen meerderheid
    incidenteel incidentele routinematig* alledaags* continu* voortdurend* constant* periodiek*
    gebruikelijk* regelmatig* zorgvuldig* nauwgezet* gedetailleerd* nauwkeurig* correct*
    vakkundig* professionel* persoonlijk* individue* systematisch* gestructureerd* doeltreffend*
    efficient* handmatig* telefonisch* schriftelijk* mondeling* ter plaatse locatie gezorgd zorgde
    zorgen gewaarborgd waarborg* gegarandeerd garander* verzorgd verzorgde uitvoeren gedaan
    gehouden hield onderhielden tijdig prompt actuele recente eerdere laatste volume* tempo zijde
    kant waarbij mee werd wegwijs getroffen treffen afgehandeld afhandeling omgang
  `,
}
