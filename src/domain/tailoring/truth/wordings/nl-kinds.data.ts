/** Dutch kinds that may be said for their members, sectors for their houses, and some words that say the same. See `wordings.ts`. */
export const kindWordingsNl = `
uitzendbranche uitzendwerk uitzendwezen uitzendsector
chemicalien chemische_middelen chemische_stoffen
personeelsbehoefte vraag_naar_personeel behoefte_aan_personeel
onbevooroordeeld* zonder_vooroordelen onpartijdig*
wegwijs_gemaakt geleerd* leren aangeleerd* bijgebracht*
meelopen meeloopdag* meegelopen snuffelstage*
bloemperk* perken bloembed* borders
chemievrij* zonder_chemische_middelen
bijtanken getankt* bijgetankt* tanken
scherp_houden slijpen geslepen scherp_gehouden
snoeiafval snoeihout groenafval tuinafval
werkverdeling werk_verdeeld taakverdeling taken_verdeeld
detailhandel retail winkelbranche < winkel winkels supermarkt* drogisterij* bouwmarkt* modezaak
horeca horecabranche gastvrijheidssector < restaurant* hotel hotels brasserie* lunchroom* cafe* eetcafe*
zorg gezondheidszorg zorgsector < ziekenhuis ziekenhuizen verpleeghuis verpleeghuizen thuiszorg kliniek
overheid publieke_sector openbaar_bestuur < gemeente gemeenten provincie* ministerie* waterschap*
onderwijs onderwijssector < school scholen basisschool basisscholen lyceum universiteit
media mediasector < omroep omroepen radio televisie krant kranten tijdschrift*
cultuur cultuursector culturele_sector < museum musea theater theaters bibliotheek bibliotheken
industrie maakindustrie < fabriek fabrieken productiebedrijf machinebouw
bouw bouwsector < aannemer* bouwbedrijf bouwbedrijven
groensector < hovenier* kwekerij* plantsoen*
landbouw agrarische_sector < melkvee* akkerbouw* veehouder* boerderij*
financiele_sector financiele_dienstverlening < bank banken verzekeraar*
recreatie vrijetijdssector < camping* zwembad* pretpark* vakantiepark*
ict it automatisering < softwareontwikkeling programmeren systeembeheer
zakelijke_dienstverlening < adviesbureau* accountantskantoor*
vervoer vervoerssector transport < busvervoer taxivervoer goederenvervoer
dieren < hond honden kat katten koe koeien paard paarden konijn* varken varkens kip kippen schapen geiten
huisdieren < hond honden kat katten konijn*
vee < koeien schapen geiten varkens runderen kalveren
gereedschap gereedschappen < hamer* boormachine* zaagmachine* schroevendraaier* slijptol* kettingzaag* motorzaag*
machines < graafmachine* heftruck* freesbank* draaibank* robot* maaier*
voertuigen < vrachtwagen* bestelbus* bestelwagen* trekker* tractor* heftruck*
groente groenten < tomaten komkommers paprika* sla kool wortelen spinazie
fruit < appels peren aardbeien kersen pruimen bessen druiven
gewassen < tarwe aardappelen mais bieten graan uien gerst
graan granen < tarwe gerst rogge haver
bomen < eiken beuken dennen fruitbomen knotwilgen
bloemen < rozen tulpen lelies chrysanten
planten < rozen tulpen heesters vaste_planten kruiden
dranken < wijn* bier bieren koffie thee cocktail* frisdrank*
gebak < taart taarten koek koeken cake* croissant*
vlees < rundvlees varkensvlees kip worst*
vis < zalm haring tong kabeljauw garnalen
zuivel < melk kaas boter yoghurt
metaal metalen < staal aluminium koper rvs messing ijzer
bouwmateriaal bouwmaterialen < stenen beton hout cement bakstenen gips
kunststof < pvc polyethyleen polypropyleen
meubels meubilair < stoel stoelen tafel tafels kast kasten banken bureaus
kleding kledingstukken < jurk jurken broek broeken hemd hemden jas jassen uniform uniformen
sieraden < ring ringen ketting kettingen armband*
muziekinstrumenten instrumenten < piano viool gitaar saxofoon
hulpmiddelen < rolstoel* rollator* tillift* krukken steunkousen
vitale_functies vitale_waarden < bloeddruk hartslag saturatie temperatuur
chronische_aandoening* chronische_ziekte* < diabetes astma copd hartfalen reuma
infectieziekte* < griep corona mrsa
kinderen < peuter* kleuter* baby* tieners
jongeren < pubers tieners
zorgverleners zorgprofessionals < verpleegkundigen artsen verzorgenden therapeuten
artsen < huisarts* chirurg* cardioloog cardiologen kinderarts*
specialisten < cardioloog cardiologen chirurg* longarts* neuroloog
vakmensen vaklieden < timmerlieden metselaars loodgieters elektriciens schilders dakdekkers stukadoors
instanties < gemeente politie uwv belastingdienst ggd
hulpdiensten < politie brandweer ambulance*
gebouwen < scholen kantoren ziekenhuizen woningen huizen flats schuren
woningen < appartement* flats rijtjeshuizen villa* studio's
documenten stukken < contract contracten rapport rapporten notulen brieven facturen vrachtbrieven offertes
contracten overeenkomsten < huurcontract* arbeidscontract* koopcontract*
toetsen < proefwerk* tentamen*
evenementen < feest feesten bruiloft* congres congressen beurs beurzen concert concerten festival*
activiteiten < uitstapje* spelletjes wandeling* knutsel* excursie*
feesten < bruiloft* verjaardag* jubilea
bijeenkomsten < vergadering* workshop* lezing* informatieavond*
maaltijden < ontbijt* lunch lunches diner diners warme_maaltijd*
gerechten < soep soepen salade* dessert* voorgerecht* hoofdgerecht*
voedsel levensmiddelen < groente fruit vlees brood zuivel
leidingen < gasleiding* waterleiding* cv-leiding*
installaties < ketel ketels warmtepomp* airco* zonnepanelen
technische_installaties < lift liften ketel ketels pompen
chemische_analyses laboratoriumanalyses < titratie* chromatografie spectrometrie
onderzoeksmethoden < interviews enquetes experimenten
kantoorapparatuur < printer* kopieerapparaat scanner*
apparatuur < printer* laptop* scanner* router*
randapparatuur < muis toetsenbord* printer*
media mediakanalen < krant kranten radio televisie
drukwerk < folder* flyer* affiche* brochure* posters
promotiemateriaal < folder* flyer* affiche* brochure* posters spandoek*
reclame-uitingen < advertentie* posters folders banners
beeldmateriaal < foto foto's video* filmpjes illustraties
kunst kunstwerken < schilderij* sculptuur sculpturen beelden tekeningen
podiumkunsten < theater dans muziek
sporten < voetbal hockey tennis volleybal basketbal
watersport < zeilen surfen roeien
veiligheidsmiddelen < helm helmen handschoenen veiligheidsschoenen
wegwerkzaamheden < asfalteren bestraten
afvalstromen < papier glas plastic gft
afval < papier glas plastic gft restafval puin
water < drinkwater afvalwater oppervlaktewater grondwater
persoonlijke_verzorging < wassen aankleden scheren tandenpoetsen
huishoudelijk_werk huishoudelijke_taken < stofzuigen strijken afwassen dweilen ramen_lappen
schoonmaakwerk schoonmaakwerkzaamheden < stofzuigen dweilen ramen_lappen sanitair_reinigen
tuinwerk tuinwerkzaamheden < snoeien maaien wieden schoffelen
bouwwerkzaamheden bouwwerk < metselen timmeren stukadoren voegen
houtbewerking < zagen schaven schuren timmeren
metaalbewerking < lassen draaien frezen slijpen zetten
landwerk veldwerk < ploegen zaaien oogsten eggen
grondbewerking < ploegen eggen spitten
gewasverzorging < snoeien bemesten bewateren
logistieke_werkzaamheden < laden lossen orderpicken inpakken
ramen_lappen ramen_gelapt glasbewassing ramen_gewassen ramen_wassen
tuinaanleg aanleg_van_tuinen tuinen_aangelegd
hekwerken hekken poorten
oprit opritten inrit inritten
klinkers straatstenen klinkerbestrating
bloembol* bollen bloembollen
openbaar_groen groenvoorziening plantsoenen
overhangend* hangende
voorleeswedstrijd* voorleeswedstrijden
leesbevordering leesplezier lezen_stimuleren
jeugdcollectie jeugdboeken collectie_jeugdboeken kinderboeken
boeken_ingenomen innemen_van_boeken inname
teruggezet* terugzetten opruimen opgeruimd*
gekaft* kaften kaft
tussenuur tussenuren vrije_uren
`
