/** How, when, how often and how much in French resumes, a row what says the same; see `wordings.ts`. */
export const qualityWordingsFr = `
complementaire* additionnel* supplementaire* en_plus annexe*
courant* usuel* habituel* ordinaire* quotidien* routine de_base petit_entretien
entretien_courant petit_entretien entretien_de_base entretien_de_routine maintenance_courante maintenance_de_premier_niveau
abord* alentour* autour proximite pourtour* peripherie
issue* terme apres suite
au_terme a_l_issue a_la_suite a_la_fin en_fin apres
en_amont au_prealable avant prealable* preliminaire* preparatoire*
en_aval apres ulterieur* subsequent*
initial* premier* debut demarrage
definitif* definitive* final finale finaux
provisoire* temporaire* transitoire* interimaire*
saisonnier* saisonniere* saison haute_saison
nocturne* nuit nuits de_nuit
diurne* jour de_jour
dominical* dimanche dimanches
matinal* matin matinee*
vesperal* soir soiree*
midi dejeuner pause_de_midi pause_meridienne meridien*
mi-journee midi
fin_de_journee soir soiree fin_d_apres-midi fermeture
debut_de_journee matin ouverture
tous_les_matins chaque_matin matin matinal*
tous_les_soirs chaque_soir soir soiree*
lundi_au_vendredi en_semaine jours_ouvres jours_ouvrables
jours_feries fetes ferie*
vacances_scolaires petites_vacances conges_scolaires
rentree_scolaire rentree septembre
estival* ete saison_estivale
hivernal* hiver saison_hivernale
printanier* printemps
automnal* automne
annuel* par_an chaque_annee tous_les_ans annee*
biannuel* semestriel* deux_fois_par_an
bimestriel* tous_les_deux_mois
trimestriel* par_trimestre chaque_trimestre tous_les_trois_mois
mensuel* par_mois chaque_mois tous_les_mois
hebdomadaire* par_semaine chaque_semaine toutes_les_semaines
ponctuel* occasionnel* au_besoin a_l_occasion de_temps_en_temps
regulier* reguliere* periodique* recurrent*
permanent* continu* constant* sans_interruption
simultane* en_parallele parallele* en_meme_temps
successif* successive* d_affilee consecutif*
urgent* urgence* prioritaire* pressant*
immediat* instantane* sur-le-champ
differe* ulterieur* plus_tard
rapide* express prompt* accelere*
minutieu* soigneu* soigne* meticuleu* rigoureu*
exact* precis* juste justes fidele*
fiable* fiabilite sur sure surs
conforme* conformite respect en_regle
non_conforme* non-conforme* defectueu* hors_norme* fautif* fautive*
defectueu* en_panne hors_service endommag* abime* casse casses
abime* endommag* deteriore* degrade* use usee uses usees
usage* use usee uses usees usure
intact* en_bon_etat
neuf neufs neuve neuves nouveau
ancien* vieux vieille* ancienne*
d_occasion occasion seconde_main seconde-main reconditionne*
perime* expire* hors_date depasse*
peremption date_limite dates_limites limite_de_consommation dlc ddm
date_limite dates_limites peremption expiration echeance*
frais fraiche fraiches fraicheur
surgele* congele*
congel* surgel* negatif* negative* froid_negatif
chaud chaude chauds chaudes chaleur
froid froide froids froides
humide* humidite hygrometri*
sec seche secs seches sechage
propre* proprete net nette
sale sales souille* salissure*
steril* asepti*
toxique* dangereu* nocif* nocive*
dangereu* risque risques peril*
lourd* pesant* encombrant*
volumineu* encombrant* grand_format grands_formats
leger legere legers legeres
fragile* delicat*
gratuit* sans_frais offert*
rentab* profit* marge marges
onereu* couteu* cher chere
economi* bon_marche moins_cher
rural* campagne village* agricole*
urbain* ville villes citadin* municipal*
communal* municipal* commune mairie
departemental* departement
regional* region*
national* pays hexagon*
international* etranger* hors_frontieres a_l_etranger
frontalier* transfrontalier* frontiere*
multilingue* plurilingue* plusieurs_langues
bilingue* deux_langues
anglophone* en_anglais langue_anglaise anglais
germanophone* en_allemand langue_allemande allemand
neerlandophone* en_neerlandais langue_neerlandaise neerlandais
hispanophone* en_espagnol langue_espagnole espagnol
lusophone* en_portugais portugais
francophone* en_francais langue_francaise francais
allophone* non_francophone*
multiculturel* interculturel*
pluridisciplinaire* multidisciplinaire* interdisciplinaire*
polyvalent* multitache* touche-a-tout
periscolaire* extrascolaire* parascolaire* hors_temps_scolaire
universitaire* faculte universite academique*
academique* universitaire* scolaire*
professionnel* metier
reglementaire* reglementation* legal* norme* obligatoire*
obligatoire* reglementaire* legal* impose*
facultatif* facultative* optionnel*
confidentiel* secret discretion discret*
public publics publique*
prive privee prives privees particulier*
associatif* associative* association*
benevole* benevolat volontaire*
cooperatif* cooperative*
artisanal* artisan* fait_main a_la_main maison
industriel* usine* manufactur*
fait_main main a_la_main manuel* artisanal*
sur_mesure personnalise* adapte* a_la_carte
standard* type types courant*
haut_de_gamme luxe premium prestige
biologique* bio agriculture_biologique culture_biologique
ecologique* durable* respectueu* environnemental* ecoresponsable* eco-responsable*
durable* perenne* long_terme
recyclable* recycle*
numerique* digital* dematerialise* en_ligne electronique*
papier* imprime* physique*
automatique* automatise*
mecanique* mecanise*
informatique* informatise* numerique*
technique* techniques
graphique* visuel*
sonore* audio son
musical* musique*
theatral* theatre scenique*
scenique* scene plateau
cinematographique* cinema film*
photographique* photo*
litteraire* lettres livre livres
poetique* poesie poeme*
historique* histoire patrimoine patrimonial*
archeologique* archeologie fouille*
religieu* culte* eglise*
sportif* sportive* sport*
aquatique* natation piscine* eau
equestre* equitation cheval
nautique* voile mer bateau*
alpin* montagne*
montagnard* montagne* altitude
forestier* forestiere* foret* bois sylvicole*
viticole* vigne* vignoble*
arboricole* arboriculture verger* fruitier*
maraich* legume* potager*
horticole* horticulture fleur* plante* pepiniere*
apicole* apiculture ruche* abeille*
avicole* aviculture volaille*
porcin* porc porcs
bovin* vache* troupeau
caprin* chevre*
laitier* laitiere* lait
fromager* fromagere* fromage*
boulanger* boulangere* pain pains
chirurgical* chirurgie operatoire* operation* bloc_operatoire
operatoire* chirurgical* bloc operation*
preoperatoire* avant_l_operation avant_l_intervention
postoperatoire* post-operatoire* apres_l_operation apres_l_intervention suites_operatoires
prenatal* grossesse* avant_la_naissance femmes_enceintes
postnatal* post-natal* apres_la_naissance suites_de_couches post-partum
neonatal* nouveau-ne* naissance
pediatrique* enfant* pediatrie
geriatrique* geriatrie personnes_agees
psychiatrique* psychiatrie sante_mentale
palliatif* palliative* fin_de_vie
therapeutique* therapie* soin* traitement*
medicamenteu* medicament*
infirmier* infirmiere* soins_infirmiers
oculaire* oeil œil yeux vue
auditif* auditive* oreille* audition
cardiaque* coeur cœur cardio*
respiratoire* respiration poumon* pulmonaire*
cutane* peau dermatolog*
osseu* os squelett*
alimentaire* aliment* nourriture
nutritionnel* nutrition alimentaire*
dietetique* regime* nutrition*
hygienique* hygiene
sanitaire* sante hygiene
domestique* menager* maison menage
menager* menagere* menage domestique*
vestimentaire* vetement* tenue*
ferroviaire* train* rail chemin_de_fer voie_ferree
aerien* aerienne* avion*
maritime* mer navire*
fluvial* fluviale* fleuve* riviere* voies_navigables
portuaire* port ports quai*
aeroportuaire* aeroport*
douanier* douaniere* douane*
postal* postale* poste_aux_lettres courrier
boursier* bourse titres
monetaire* argent especes
fiscal* fiscaux impot* taxe*
budgetaire* budget*
salarial* salaire* remuneration*
social* sociaux
syndical* syndicat*
penal* penale criminel*
civil* civile civiles
conjugal* couple*
parental* parent*
familial* familiaux famille*
judiciaire* tribunal justice
carceral* prison* penitentiaire* detention
militaire* armee*
diplomatique* ambassade* consulat*
electoral* election* vote scrutin*
legislatif* legislative* loi lois
climatique* climat
meteorologique* meteo
pneumatique* air_comprime
thermique* chaleur chauffage
acoustique* son bruit* phonique*
optique* vue lunettes
chimique* produit*_chimique* chimie
microbiologique* microbiologie germe* bacterie*
bacteriologique* bacterie* microbiolog*
genetique* adn gene genes
moleculaire* molecule*
cellulaire* cellule*
botanique* plante* flore
zoologique* faune animaux
geologique* geologie sol sols
sismique* seisme*
statistique* chiffre* donnee* quantitatif*
quantitatif* quantitative* chiffre*
qualitatif* qualitative*
comparatif* comparative* comparaison* compar*
trilingue* trois_langues
`
