/** More verbs of French resumes that carry another and say as little; see `wordings.ts`. */
export const carrierWordingsFr = `
acquerir acquis acquise acquisition* achat* obten* appri*
activer active activation* mise_en_service
adherer adhesion* inscription*
agrandir agrandi* agrandissement* extension*
amener amene amenee conduire condui* transport*
arranger arrange arrangement* disposition agenc*
assumer assume assumee endoss* prise_en_charge
endosser endosse assumer
cadrer cadre cadrage* defini*
conclure conclu conclue conclus conclusion* signature*
signature* conclu* contrat*
confirmer confirme confirmation* valid*
cotoyer cotoie contact*
decider decide decision*
declencher declenche declenchement* lancement*
degager degage liberer evacu*
liberer libere degag* evacu*
distinguer distinction* differenci*
diviser division* repart* partag*
entreprendre entrepris entreprise* demarche* engag*
escorter escorte accompagn*
exprimer expression*
franchir passage* passer
indiquer indication* indique mention* signal*
mentionner mention* indication*
investir investi investissement*
libeller libelle redaction*
lier lien liens relation*
lutter lutte luttes prevention combat*
combattre combat lutte
nommer nomination* designation*
nouer etabli* creation* contact*
operer opere operation* condui*
reconduire reconduction* renouvel* raccompagn*
reconstituer reconstitution*
reconstruire reconstruction* construction* renov*
reevaluer reevaluation* revision* evalu*
rehausser relever ameliorer releve
relater raconter recit* redaction*
raconter conter conte contes histoire* narration*
narration* raconter conte contes recit*
rentrer entrer saisie saisir
reproduire reproduction* copie*
retracer retrace historique*
soulager soulagement* allege* douleur*
viser vise visant objectif*
servir servi service utilis*
tirer tire extraction* impression*
occuper occupation* animation* activite*
decomposer decomposition* detail*
detailler detail* precis*
enumerer liste listes enumeration*
chercher recherche* quete*
fouiller fouille* recherche*
parcourir parcours lecture visite*
survoler lecture*
feuilleter lecture*
compulser consultation* lecture* dossier*
eplucher analyse* lecture depouill*
scruter examen* surveill* observ*
guetter surveill* observ*
reperer reperage* detect* identif*
cerner identif* comprend* analys*
saisir saisie enregistr*
apprehender comprend*
comprendre comprehension*
comprehension* comprend*
interroger question* enquete* entretien*
sonder sondage* enquete*
jauger evalu* mesur*
ponderer ponderation* calcul*
majorer majoration* hausse augment*
minorer minoration* baisse diminu*
diviser_par_deux moitie reduction*
doubler double doublement* deux_fois_plus
tripler triple triplement*
croitre croissance augment* hausse
grimper hausse augment* progress*
bondir hausse augment* bond
plafonner limit* plafond*
stagner stabl*
chuter chute baisse diminu*
fondre baisse fonte
ecourter raccourci* redui* abreg*
abreger raccourci* resum*
etaler etalement* repart*
echelonner echelonnement* repart* etal*
espacer espacement*
avancer avance avancement* progress*
retarder retard* report*
reporter report* decal*
decaler decalage* report*
ajourner ajournement* report*
suspendre suspension* interromp* arret*
interrompre interruption* arret* suspen*
cesser cessation* arret* fin
quitter depart* sortie*
rejoindre integr* arriv* entree
revenir retour*
retourner retour* renvoi*
renvoyer renvoi* retour*
restituer restitution* rendre rendu
rendre rendu remise* restitu*
ceder cession* vente* transfer*
cession* vente* transfert*
leguer transmission* legs
echanger echange* troc
troquer echange*
substituer substitution* remplac*
permuter permutation* echange* rotation
alterner alternance rotation roulement
tourner rotation roulement
relayer relais releve transmission*
parrainer parrainage* tutorat
chaperonner accompagn* surveill*
epauler soutien aide appui
materner soin soins
cajoler soin soins rassur*
consoler reconfort* rassur*
bercer endormi* coucher
endormir endormissement* sieste* coucher
reveiller lever reveil*
habiller habillage* vetir vetement*
vetir habillage* habill*
devetir deshabill* habill*
deshabiller deshabillage* habillage*
laver lavage* nettoyage toilette*
doucher douche* toilette* bain
baigner bain bains toilette*
maquiller maquillage*
epiler epilation*
relaxer relaxation* detente
detente relaxation* bien-etre loisir*
promener promenade* sortie* balade*
balader balade* promenade*
randonner randonnee* marche*
randonnee* marche* balade*
marcher marche deplacement*
courir course*
nager natation piscine*
grimper escalade*
escalader escalade*
skier ski skis
pedaler velo velos cyclis*
jouer jeu jeux
chanter chant chants chorale*
danser danse danses
dessiner dessin dessins croquis
colorier coloriage* dessin*
bricoler bricolage* activites_manuelles
coudre couture confection
tricoter tricot tricots
jardiner jardinage* potager*
potager* jardinage* legume*
cuisiner cuisine preparation_des_repas repas
mitonner cuisine repas prepar*
rechauffer rechauffage* remise_en_temperature
remise_en_temperature rechauff*
regenerer remise_en_temperature regeneration*
refroidir refroidissement* froid
rafraichir rafraichissement*
geler congel* gel
decongeler decongelation*
portionner portion* decoup* dosage
doser dosage* portion*
emulsionner emulsion* melang*
fouetter monter
poeler cuisson*
frire friture* cuisson*
braiser cuisson*
paner panure*
garnir garniture*
napper nappage*
decorer decor decoration*
fleurir fleurissement* fleurs
embellir embellissement* decor*
enjoliver decor* embelli*
agrementer decor* garni*
habiller habillage* decor*
orner ornement* decor*
illuminer illumination* eclair* lumiere*
eclairer eclairage* lumiere*
sonoriser sonorisation* son
amplifier amplification* son
diffuser diffusion*
retransmettre retransmission* diffus*
televiser television* diffus*
publier publication* parution*
paraitre parution* publication*
afficher affichage*
placarder affichage*
distribuer distribution* remise
tracter tract tracts distribution
promouvoir promotion* publicite*
vanter promotion*
recompenser prix
`
