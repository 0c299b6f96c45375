/** Processes of French crafts, farms, works and laboratories, a row what names one of them; see `wordings.ts`. */
export const craftWordingsFr = `
adjudicat* enchere* vente_aux_encheres
encheres vente_publique adjudication*
alesage* aleser percage usinage
lotissement allotissement* lots
ancrage* fixation* scellement*
appairage jumelage couplage
jumelage* jumel* appairage partenariat*
arrachage* deterrage recolte arracher
aspersion* arrosage pulverisation
aspiration* aspirer depoussierage
depoussierage depoussier* nettoyage poussiere*
epoussetage epousset* depoussierage poussiere*
avitaillement ravitaillement plein carburant*
badigeonnage badigeonn* peinture chaux
baignade* natation bain bains
bapteme* ceremonie*
barbecue* grillade*
bachage bacher bache* couverture
biopsie* prelevement*
bitumage bitumer enrobe* goudronnage asphaltage
blanchiment* chaulage eclaircissement
bobinage* bobiner bobine* enroulement*
bornage* borne bornes delimitation*
delimitation* bornage* perimetre* trace
bouchage* boucher bouchon* fermeture
brassage* brasser biere* melange
brasure* brasage soudure*
cadrage* cadrer definition*
carenage* nettoyage_de_coque coque*
carottage* carotte* sondage* forage*
chromage galvanisation traitement_de_surface anodisation zingage
cimentage ciment scellement
cintrage cintrer pliage courbage
pliage plier cintrage
cirage cirer entretien_des_parquets encaustique*
coiffage coiffer coiffure* brushing*
brushing* coiffage sechage mise_en_plis
colportage porte-a-porte demarchage
incineration* cremation* combustion
inhumation* enterrement* mise_en_terre
enterrement* inhumation* obseques
fossoyage fosse fosses creusement
criee* halle*_a_maree vente_a_la_criee
cuvage cuvaison fermentation*
debarquement* dechargement debarquer
embarquement* chargement embarquer
debarras debarrass* vide-maison evacuation
debavurage* ebavurage* ebarbage* poncage finition*
ebavurage* debavurage* ebarbage* limage*
limage* limer ajustage ebavurage
deblaiement* deblay* evacuation deblais
deboisement* abattage defrichement
debosselage* carrosserie redressage
dechaumage* dechaumer travail_du_sol
dechiquetage* broyage dechiquet*
decoffrage* decoffrer coffrage*
decrassage* decrasser nettoyage degraissage*
degraissage* degraisser nettoyage
defeuillage* effeuillage* feuille*
degivrage* degivrer deneigement
deneigement deneiger neige degivrage
demoustication moustique*
deratisation* rongeur* rat rats nuisible*
desinsectisation* insecte* nuisible*
desamiantage amiante retrait
depecage* decoupe decoupage
equarrissage decoupe carcasse*
evisceration* eviscer* vidage vider
ecaillage ecailler poisson*
dessouchage* souche*
detourage* detourer retouche*
dialyse* hemodialyse*
dictee* transcription*
stenographie* prise_de_notes stenotypie
drainage* drain drains assechement
dragage* draguer curage
ecorcage* ecorcer
ecremage* lait
elevage engraissage engraissement
gavage* gaver
embottelage* botte bottes foin
emboutissage* emboutir presse* formage
emondage* elagage taille emonder
encartage* insertion* encart*
engazonnement* gazon pelouse* semis
ensemencement* semis semer
enherbement* herbe*
enrobage* enrober
epierrage* pierre* cailloux
epissage* epissure* raccordement
essorage* essorer sechage
essuyage* essuyer nettoyage sechage
sechage* secher deshydratation
etamage* soudure
etayage* etayer etai etais soutien*
etirage* etirer laminage
laminage* lamin*
extrusion* plasturgie extrud*
fanage* faner foin
fenaison* foin recolte_du_foin
ferronnerie* fer_forge metallerie
flambage flamber
flocage* marquage
fumage* fumer fumoir*
fumaison* fumage*
fumigation* traitement
glacage* glacer
gommage* exfoliation* soin*
grenaillage* sablage* decapage
harnachement* harnacher attelage
hersage* herser travail_du_sol
hydratation* boire boisson*
deshydratation sechage
infographie* graphisme creation_graphique
graphisme* infographie* creation_graphique
jalonnement* balisage piquetage
piquetage* piquet* implantation* jalon*
implantation* piquetage* trace tracage
lessivage* lessiver nettoyage lavage
ligature* attache*
marouflage* collage pose_de_papier_peint
martelage* marteler marquage
meul* poncage ponc* meulage
moulure* mouture*
mouture* meunerie farine
navigation* conduite bateau*
nivellement* niveler nivelage reglage
obturation* bouchage plombage*
plombage* obturation* carie*
oncologie cancer* cancerologie
oxygenation oxygene oxygenotherapie
panification pain pains boulangerie
pasteurisation pasteuris* traitement_thermique
patinage* patiner patinoire* glace
poinconnage* poinconn* perforation
pollinisation abeille*
prefabrication* prefabrique*
pressage* presser presse pressurage
pressurage* pressoir* pressage
purge* purger vidange
rabotage* raboter rabot*
raffinage raffinerie*
raffutage affutage aiguisage
ramonage* ramoner cheminee* conduit*
rapage raper rape rapee
rasage* raser barbe* tondre
recadrage* retouche*
recolement* inventaire*
regonflage* gonflage pression
gonflage* gonfler pression
rejointoiement* joint joints
rempaillage* rempailler cannage
cannage* cannag* rempaillage
remorquage* remorquer depannage
salage* salaison* sel
serigraphi* impression
sevrage* sevrer
soufflage* souffler soufflage_de_verre
sulfatage* traitement_de_la_vigne
tannage* tanner peaux cuir
taraudage* tarauder filetage*
filetage* fileter taraudage*
tatouage* tatouer
thermoformage* formage
thermoscellage* scellage
tonnellerie* tonneau* barrique*
torrefaction torrefier cafe
transbordement* transborder transfert
traite trayage salle_de_traite
trempage* tremper bain
traitement_thermique trempe revenu
truquage* trucage* effets_speciaux
typographi* composition caractere*
vitrification* vitrifier parquet*
vulcanisation caoutchouc pneu*
zonage* zone zones decoupage
desossage* desosser parage decoupe
amidonnage* repassage
detachage* detacher tache taches nettoyage_a_sec
nettoyage_a_sec pressing detachage*
pressing* blanchisserie nettoyage_a_sec teinturerie
teinturerie* pressing* teinture
cordonnerie* chaussure* reparation_de_chaussures
horlogerie montre montres horloge*
bijouterie joaillerie orfevrerie bijou*
lutherie violon* instrument*
vannerie osier panier*
vitrail vitraux verre
dorure* dorer feuille_d_or
placage* plaquage* marqueterie*
tournage_sur_bois bois tourneur*
chaudronnerie tolerie tole toles
tolerie* tole toles chaudronnerie carrosserie
ferblanterie* tole toles zinguerie
zinguerie* zinc ferblanterie*
platrerie* platre cloison*
hydrocurage* curage canalisation*
debouchage* deboucher canalisation*
detection_de_fuites fuite* recherche_de_fuites
epreuve_hydraulique epreuves_hydrauliques essai*_sous_pression pression
essai*_de_pression epreuve* pression hydraulique*
pression hydraulique* pneumatique*
soudage_a_l_arc arc electrode*
soudage_tig tig
soudage_mig mig mag semi-automatique
radiographie_industrielle radiographique*
controle_visuel inspection_visuelle examen_visuel
controle_non_destructif cnd ressuage
ressuage magnetoscopie cnd
metrologie mesure* tridimensionnel*
tridimensionnel* 3d trois_dimensions
impression_3d prototypage additive
prototypage prototype* impression_3d
programmation_cn programmation_numerique programme*
changement_de_serie changement_d_outil reglage*
changement_de_format reglage* format
mise_en_train reglage* calage
cariste* conduite_de_chariot chariot*
pontier* pont_roulant
brancardage brancard* transport_de_patients portage
portage* brancardage brancard* transport
decontamination* desinfection* nettoyage bionettoyage*
desinfectant* desinfection* antiseptique*
retroaction* commentaire* remarque* retour*
commentaire* retroaction* annotation*
annotation* commentaire* remarque*
recueil* livre livres ouvrage* anthologie*
radiophonique* radio radios
televise* television tele
peu faiblement
recyclage* remise_a_niveau mise_a_jour
test tests evaluation* examen*
examen* < tefaq tefoel tcf delf dalf toeic toefl ielts bac baccalaureat brevet
premiers_secours premiers_soins secourisme soins_d_urgence
restaurateur* restaurant*
perception* percu encaissement*
`
