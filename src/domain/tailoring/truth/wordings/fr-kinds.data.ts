/** French names of kinds, each before its members: a kind may be said for its member, never the reverse; see `wordings.ts`. */
export const kindWordingsFr = `
boisson* consommation* < cafe cafes the thes infusion* tisane* biere* vin vins cocktail* jus limonade* soda sodas cidre* champagne* smoothie*
alcool* < spiritueux vin vins biere* rhum whisky vodka gin liqueur* champagne* cidre*
fruit* < pomme* poire* cerise* fraise* framboise* raisin* abricot* peche peches orange* citron* kiwi* myrtille* bleuet* prune* agrume* baie baies
legume* < carotte* tomate* salade* poireau* chou choux courgette* courge* oignon* haricot* concombre* betterave* navet* asperge* endive* aubergine* poivron* radis epinard*
primeur* fruits_et_legumes < fruit* legume* pomme* tomate* salade* carotte* cerise* fraise*
aliment* denree* produits_alimentaires produit_alimentaire < viande* poisson* fruit* legume* pain* fromage* lait oeuf* œuf* farine* riz pates
produits_frais < fruit* legume* viande* poisson* fromage* lait yaourt*
produits_laitiers produit_laitier < lait fromage* yaourt* yogourt* beurre* creme*
viande* < boeuf bœuf veau porc agneau mouton volaille* poulet* canard* charcuterie* gibier*
volaille* < poulet* canard* dinde* oie oies pintade* poule*
poisson* < saumon* cabillaud* truite* thon sole soles bar sardine* hareng* morue*
fruits_de_mer < huitre* moule moules crevette* crabe* homard* coquille_saint-jacques
patisserie* < gateau* tarte* eclair* entremets macaron* biscuit* croissant* brioche* mille-feuille*
viennoiserie* < croissant* brioche* pains_au_chocolat chausson*
dessert* < gateau* tarte* glace* sorbet* entremets mousse* creme_brulee
cereale* < ble orge mais avoine seigle colza epeautre
culture* < ble mais orge colza tournesol betterave* pomme*_de_terre soja vigne*
animaux animal < chien* chat chats cheval chevaux vache* mouton* brebis chevre* porc* lapin* poule* oiseau* poney* rongeur* bovin* ovin* caprin* veau veaux agneau*
animaux_de_compagnie animal_de_compagnie < chien* chat chats lapin* oiseau* rongeur* cobaye* hamster*
betail < vache* bovin* mouton* brebis chevre* veau veaux agneau* ovin* caprin*
equide* < cheval chevaux poney* ane anes jument* poulain*
insecte* < abeille* mouche* fourmi* cafard* moustique*
nuisible* < rat rats souris cafard* punaise* pigeon* rongeur* termite* guepe*
plante* vegeta* < fleur* arbre* arbuste* haie* rose* rosier* vivace* gazon pelouse* orchidee*
fleur* < rose roses lys tulipe* orchidee* chrysantheme* pivoine*
arbre* < chene* pommier* poirier* sapin* hetre* bouleau* platane* peuplier* olivier* erable* pin pins epicea*
vehicule* < voiture* camion* camionnette* fourgon* bus autobus autocar* car cars moto motos scooter* tracteur* ambulance* tramway* minibus remorque* utilitaire* velo velos taxi taxis
poids_lourd poids_lourds < camion* semi-remorque* porteur* 
transports_en_commun < bus autobus metro tram tramway train trains autocar*
deux-roues < velo velos moto motos scooter* trottinette*
embarcation* < bateau* voilier* chalutier* kayak* canoe* peniche* zodiac*
aeronef* < avion* helicoptere* planeur* drone*
engin* < pelle* pelleteuse* grue* chargeuse* bulldozer* compacteur* nacelle* tracteur* moissonneuse* chariot* transpalette* tractopelle* mini-pelle*
engin*_de_chantier < pelle* pelleteuse* grue* chargeuse* bulldozer* compacteur* rouleau* tombereau* tractopelle* 
engin*_de_levage appareil*_de_levage < grue* palan* nacelle* chariot* pont_roulant potence*
engin*_agricole machine*_agricole materiel_agricole < tracteur* moissonneuse* charrue* semoir* pulverisateur* tonne_a_lisier
machine* < tour tours fraiseuse* presse* pelleteuse* tondeuse* tronconneuse* scie scies perceuse* robot* plieuse* meuleuse* rectifieuse* raboteuse* toupie* debroussailleuse* 
machine*_a_bois < scie scies raboteuse* toupie* degauchisseuse* tenonneuse*
machine*-outil* < tour tours fraiseuse* rectifieuse* perceuse* 
outil* outillage < marteau* tournevis perceuse* scie scies pince* cle cles secateur* truelle* ciseau* rabot* meuleuse* pelle pelles rateau* visseuse*
materiel equipement* < projecteur* enceinte* micro micros camera* ordinateur* echelle* echafaudage* casque* table tables chaise* tente* poste poste* imprimante* machine* appareil* instrument* outil* engin* harnais skis velos lit lits fauteuil*
materiel_de_sport equipement_sportif < skis ski raquette* ballon* velos velo tapis haltere* kayak*
materiel_informatique < ordinateur* imprimante* serveur* ecran* clavier* pc portable* tablette* scanner*
materiel_medical < lit_medicalise lits_medicalises fauteuil* deambulateur* tensiometre* perfusion* seringue* dispositif*
materiel_audiovisuel materiel_scenique < projecteur* enceinte* micro micros camera* console* 
appareil* < ordinateur* telephone* tablette* imprimante* four fours frigo* refrigerateur* lave-linge lave-vaisselle machine*_a_laver scanner* echographe* microscope* automate* balance* centrifugeuse* photocopieu* camera*
electromenager appareils_menagers < four fours frigo* refrigerateur* lave-linge lave-vaisselle machine*_a_laver seche-linge aspirateur* cuisiniere*
appareil*_de_mesure instrument*_de_mesure < sonde* thermometre* balance* multimetre* oscilloscope* manometre* pied_a_coulisse micrometre* ph-metre* niveau_laser theodolite* sonometre*
instrument*_de_musique < piano* guitare* violon* flute* saxophone* batterie* clarinette* trompette* accordeon* orgue* violoncelle*
mobilier meuble* < chaise* table tables armoire* bureau bureaux fauteuil* canape* lit lits etagere* commode* buffet* banc bancs
siege* < chaise* fauteuil* banc bancs canape* tabouret* gradin*
vetement* habit* < chemise* robe* pantalon* veste* manteau* costume* jupe* pull* t-shirt* blouson* jean jeans blouse* tailleur* 
textile* tissu* < coton lin laine* soie velours cuir toile* dentelle* drap draps rideau* nappe* linge
linge < drap draps serviette* nappe* torchon* vetement* couette* 
accessoire* < sac sacs ceinture* bijou* montre* chapeau* gant gants foulard* lunettes collier* laisse*
bijou* < bague* collier* bracelet* montre* boucle*_d_oreille alliance*
document* papier* piece* < contrat* lettre* courrier* rapport* facture* devis formulaire* attestation* certificat* dossier* acte* proces-verbal plan plans notice* fiche* bordereau* registre* note notes compte-rendu comptes-rendus declaration* permis passeport* brochure* manuel* ordonnance* bulletin*
document*_comptable piece*_comptable < facture* releve* ecriture* bilan* note*_de_frais 
document*_administratif < formulaire* attestation* certificat* courrier* declaration* acte* permis passeport* carte*_d_identite
document*_de_transport < cmr lettre*_de_voiture bordereau* bon*_de_livraison
document*_technique documentation_technique < plan plans schema* notice* fiche*_technique manuel* nomenclature*
dossier* < candidature* sinistre* demande* affaire* inscription* subvention* permis procedure* litige* 
ecrit* < rapport* lettre* article* note notes courrier* compte-rendu comptes-rendus memoire* proces-verbal
support* < brochure* affiche* flyer* depliant* diaporama* fiche* video* livret* guide* plaquette* newsletter*
support*_de_communication outil*_de_communication < brochure* affiche* flyer* depliant* plaquette* newsletter* infolettre* site site_web communique* publication*
support*_pedagogique outil*_pedagogique < fiche* exercice* livret* diaporama* manuel* jeu jeux video*
imprime* < brochure* affiche* flyer* depliant* catalogue* livre* carton*
publication* < article* livre* revue* rapport* brochure* bulletin* magazine* guide*
media* < presse radio radios television* journal journaux magazine*
evenement* manifestation* < mariage* concert* seminaire* salon* fete* congres festival* conference* exposition* tournoi* gala* kermesse* colloque* bapteme* anniversaire* banquet* foire* spectacle* course* vernissage* soiree* journee*_portes_ouvertes marche*_de_noel
manifestation*_culturelle evenement*_culturel < concert* exposition* festival* spectacle* vernissage* conference*
spectacle* < concert* theatre opera operas ballet* cirque piece*_de_theatre
reception* < mariage* banquet* cocktail* bapteme* gala*
sport* activite*_sportive discipline*_sportive < football basket* tennis natation ski skis escalade* judo handball rugby athletisme gymnastique volley* hockey yoga danse equitation cyclisme badminton randonnee*
activite*_manuelle < peinture* dessin* collage* bricolage poterie couture modelage
activite* animation* < jeu jeux atelier* sortie* chant* conte contes peinture* dessin* cuisine musique lecture* danse jardinage spectacle* promenade* sport* excursion* loto
jeux jeu < puzzle* carte*_a_jouer ballon* echecs construction* societe
etablissement* structure* < ecole* lycee* college* hopital* clinique* hotel* restaurant* ehpad creche* residence* maison*_de_retraite foyer* magasin* musee* camping* centre* mairie* banque* ems
etablissement*_scolaire < ecole* lycee* college* gymnase* cegep* maternelle*
etablissement*_de_sante etablissement*_de_soins < hopital* clinique* ehpad maternite* centre*_hospitalier ems dispensaire* 
institution* organisme* < ecole* hopital* mairie* prefecture* musee* association* fondation* caf cpam urssaf onss avs commune* ministere* universite*
service*_public* administration* < mairie* prefecture* caf cpam commune* ministere* tribunal*
partenaire* < association* ecole* mairie* fournisseur* entreprise* hopital* famille* collectivite* prestataire* distributeur* assureur* banque* hotel* commune*
intervenant* < medecin* artiste* formateur* psychologue* infirmier* educateur* animateur* artisan*
professionnel*_de_sante personnel_soignant soignant* < medecin* infirmier* aide-soignant* kinesitherapeute* sage-femme sages-femmes pharmacien* dentiste* physiotherapeute* ergotherapeute*
personnel_medical corps_medical < medecin* chirurgien* anesthesiste* 
personnel_enseignant corps_enseignant enseignant* < professeur* instituteur* institutrice* maitre maitresse* prof profs formateur*
artisan* corps_de_metier corps_d_etat < macon* plombier* electricien* peintre* menuisier* couvreur* carreleur* platrier* charpentier* chauffagiste* serrurier* 
homme*_de_loi < avocat* notaire* huissier* juge* greffier*
commerce* magasin* boutique* point*_de_vente < boulangerie* boucherie* librairie* pharmacie* epicerie* supermarche* superette* bijouterie* parfumerie* fleuriste* jardinerie* animalerie* hypermarche* opticien* 
local locaux < bureau bureaux salle salles chambre* couloir* sanitaires vestiaire* cuisine* classe* atelier* magasin* escalier* hall halls 
piece*  < chambre* salle salles cuisine* bureau bureaux salon*
batiment* < immeuble* maison* ecole* hopital* usine* entrepot* hangar* gymnase* eglise* hotel* villa villas bureau bureaux pavillon*
logement* < appartement* maison* studio* villa villas chambre* pavillon*
hebergement* < chambre* hotel* gite* camping* appartement* bungalow* chalet* auberge*
surface* < sol sols vitre* mur murs plan*_de_travail carrelage* parquet* table tables
ouvrage* < pont ponts mur murs tunnel* barrage* dalle* route* escalier* charpente* immeuble* meuble* 
ouvrage*_d_art < pont ponts tunnel* viaduc* passerelle* 
revetement* < carrelage* parquet* moquette* peinture* papier*_peint lino enrobe* faience*
materiau* < bois beton brique* pierre* platre metal acier verre sable ciment parpaing* tuile* ardoise* isolant* enrobe*
metal metaux < acier* inox aluminium alu cuivre fonte laiton titane zinc fer plomb or argent
bois < chene* sapin* hetre* pin pins noyer* epicea* frene* 
produit*_chimique < acide* solvant* chlore colle* peinture* vernis reactif*
produit*_d_entretien < detergent* desinfectant* javel 
consommable* < seringue* compresse* gant gants cartouche* toner papier filtre* 
fourniture*_de_bureau < papier stylo* classeur* cartouche* enveloppe*
emballage* < carton* caisse* sachet* film sac sacs palette* boite* barquette*
contenant* < caisse* fut futs cuve* bac bacs bouteille* flacon* boite* sac sacs bidon*
dechet* < carton* verre ferraille gravats plastique* papier* encombrant* piles huile* ordure*
colis < paquet* enveloppe* carton*
medicament* < antibiotique* insuline antalgique* vaccin* comprime* antidouleur* vermifuge* 
soin* < pansement* toilette* injection* perfusion* massage* vaccin* prise*_de_sang sonde* escarre* bain bains prelevement* 
soins_infirmiers < pansement* injection* perfusion* prise*_de_sang glycemie*
soins_d_hygiene < toilette* douche* bain bains change* 
acte*_medical gestes_techniques < injection* perfusion* prise*_de_sang suture* pansement*
examen* < radio radiographie* echographie* irm scanner* prise*_de_sang ecg fond_d_oeil bilan*
parametre* constante* < tension temperature pouls saturation frequence* glycemie* poids
mesure* < temperature ph debit pression humidite turbidite tension niveau bruit poussiere*
analyse* < dosage* numeration* ph culture* chromatographie* titrage*
maladie* pathologie* < diabete alzheimer cancer* grippe asthme parkinson avc eczema mildiou oidium
personne*_vulnerable public*_fragile public*_vulnerable < personne*_agee sans-abri refugie* handicape* detenu* migrant* demandeur*_d_asile 
public usager* < habitant* visiteur* riverain* enfant* eleve* touriste* lecteur* administre* locataire* famille* citoyen* passager* voyageur* jeunes patient* resident* spectateur* client*
jeune* < enfant* adolescent* eleve* lyceen* collegien* etudiant* apprenti* 
eleve* < lyceen* collegien* ecolier* 
adulte* < etudiant* salarie* parent* demandeur*_d_emploi 
client* clientele < touriste* particulier* entreprise* assure* locataire* acheteur* abonne* passager* vacancier* voyageur* hotes convive* emprunteur* 
famille* < parent* enfant* grands-parents 
personnel < infirmier* ouvrier* vendeur* agent* employe* technicien* chauffeur* cuisinier* serveur* enseignant* salarie* operateur* saisonnier* stagiaire* 
collegue* < infirmier* vendeur* professeur* technicien* 
exploitation* < ferme fermes elevage* vignoble* domaine* verger*
producteur* < agriculteur* eleveur* maraicher* vigneron* apiculteur*
installation* < chaudiere* ascenseur* climatiseur* pompe*_a_chaleur tableau*_electrique ligne* chauffage* alarme* ventilation* eolienne* panneaux_solaires 
energies_renouvelables < solaire eolien* eolienne* photovoltaique* biomasse hydroelectri* geothermi*
dispositif*_de_securite systeme*_de_securite < alarme* camera* extincteur* detecteur* 
equipement*_de_protection < casque* gant gants harnais masque* lunettes 
cours_d_eau < riviere* fleuve* ruisseau* canal canaux
espace*_naturel milieu*_naturel < foret* zone*_humide marais riviere* littoral prairie* dune* tourbiere* mare mares
espace*_vert espaces_exterieurs < jardin* parc parcs pelouse* massif* haie* square*
voie*_publique < rue rues trottoir* chaussee* route* place places
moyens_de_paiement < carte*_bancaire especes cheque* ticket*-restaurant
moyen*_de_communication < telephone* courriel* e-mail* radio 
canaux_de_communication < telephone* courriel* e-mail* reseaux_sociaux chat sms
langue*_etrangere < anglais allemand espagnol italien neerlandais arabe portugais russe chinois
matiere*_scientifique sciences < physique chimie biologie mathematique* maths svt
examen*_officiel < brevet baccalaureat bac maturite
impot* taxe* < tva impot*_sur_le_revenu taxe*_fonciere
charges_sociales cotisations_sociales < urssaf onss avs lpp rrq
assurance* < assurance*_auto assurance*_habitation mutuelle* responsabilite_civile
logiciel*_de_bureautique bureautique < excel word powerpoint outlook libreoffice
logiciel*_de_comptabilite < sage ciel cegid abacus quadratus winbooks bob acomba
logiciel*_de_cao outil*_de_dessin < autocad solidworks revit sketchup archicad catia 
logiciel*_de_cartographie sig < qgis arcgis mapinfo 
logiciel*_de_caisse < lightspeed hiboutik tiller cashpad 
`
