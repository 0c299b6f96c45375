/** Where work is done in French, a row the names of one place; see `wordings.ts`. */
export const placeWordingsFr = `
etablissement*_de_sante hopital* clinique* centre*_hospitalier*
cabinet* bureau*
cabinet_medical cabinet maison_de_sante
dispensaire* centre*_de_sante
maison*_de_repos maison*_de_retraite ehpad residence*
ems etablissement_medico-social ehpad
chsld centre_d_hebergement
clsc centre_local_de_services_communautaires
mrs maison_de_repos_et_de_soins
foyer* residence* centre*_d_hebergement
refuge* abri* spa
creche* garderie* halte-garderie*
cpe centre_de_la_petite_enfance garderie* creche*
garderie* creche* service_de_garde
cours_de_recreation cour_de_recreation preau*
salle*_de_classe classe*
internat* pensionnat*
gymnase* salle*_de_sport salle*_omnisports halle*_de_sport
salle*_de_sport gymnase* club clubs
stade* terrain_de_sport
piscine* centre_aquatique bassin*
patinoire* glace
centre*_equestre* club clubs_hippique* manege*
station*_de_ski domaine*_skiable*
domaine*_skiable* pistes station*
plage* littoral
littoral cote cotes bord_de_mer
camping* terrain_de_camping
gite* chambres_d_hotes hebergement*
auberge* hotel*
hotel* etablissement*_hotelier* hotellerie
restaurant* etablissement* table
brasserie* restaurant*
bar bars cafe comptoir
cantine* self restaurant*_scolaire* restaurant*_d_entreprise
office* cuisine_satellite
arriere-cuisine office plonge
cave caves cellier* chai*
cuverie* chai* cave
fournil* atelier_de_boulangerie
laboratoire* labo fournil
supermarche* grande_surface hypermarche* magasin*
grande_surface supermarche* hypermarche* gms
epicerie* alimentation_generale
superette* commerce_de_proximite
librairie* boutique
parfumerie* cosmetique*
bijouterie* joaillerie* bijou*
jardinerie* pepiniere*
animalerie* magasin*
station-service station*
parking* parc_de_stationnement stationnement*
quai quais zone*_de_chargement
plateforme* plate-forme*
gare gares station*
aeroport* aerogare*
chantier*_naval chantiers_navals
manufacture* usine* fabrique*
usine* site sites_de_production manufacture* unite*_de_production
centrale* site sites_de_production
station*_d_epuration step assainissement
barrage* ouvrage*_hydraulique*
sous-station* poste*_electrique*
tunnel* galerie*
pont ponts ouvrage*_d_art passerelle*
ouvrage*_d_art pont ponts viaduc*
caserne* centre_de_secours
commissariat* police
prison* maison*_d_arret etablissement*_penitentiaire*
palais_de_justice tribunal*
mairie* hotel_de_ville maison_communale administration_communale
administration_communale commune* mairie*
musee* museographi*
chateau* monument*_historique*
eglise* lieu_de_culte
cimetiere* concession* funeraire*
theatre* salle*_de_spectacle scene*
salle*_de_spectacle theatre* salle*_de_concert
cinema* salles_obscures
plateau* scene* studio*
regie* cabine*
coulisse* plateau
hall halls entree accueil
comptoir* guichet* banque_d_accueil
guichet* comptoir* accueil
etage* chambre* niveau*
sous-sol* cave caves
grenier* combles
toit toits toiture*
jardin* exterieur* terrain*
exterieurs jardin* abords espaces_exterieurs
square* jardin* parc*
voie_publique rue rues espace_public
quartier* secteur* arrondissement*
banlieue* peripherie
agglomeration* ville* metropole*
centre-ville ville
zone*_industrielle* zone*_d_activite*
open_space bureau*
domicile* foyer* chez_l_habitant
chez_les_clients a_domicile domicile* sur_place
sur_place sur_site in_situ
sur_le_terrain terrain in_situ
a_bord bord cabine
hors_les_murs exterieur
siege_social siege bureau_principal maison_mere
succursale* agence* filiale* antenne*
`
