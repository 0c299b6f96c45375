/**
 * What is done at work in Spanish, a row the verbs and nouns that claim the same, as strong in each;
 * see `wordings.ts`. Who helped stands in no row with who did it, and who used in none with who made.
 */
export const verbWordingsEs = `
abord* trat* gestion* atend*
actualiz* renov* puesta_al_dia puesta_a_punto puse_al_dia refresc*
adapt* ajust* modific* personaliz* adecu* acomod*
adecu* acondicion* prepar* puesta_a_punto
adquir* adquisicion* compr* aprovision* abastec*
agendar agende agendado program* planific* concert* citacion* fij* calendariz*
agrup* reun* junt* consolid* unific* centraliz* integr* fusion*
alert* avis* notific* comunic* inform* advert* advirt* senal* report* dar_parte di_parte
almacen* guard* deposit* ubic* coloc*
amas* mezcl* trabajo_de_masas masa masas
analiz* analitic* estudi* evalu* examin* valor* interpret* diagnostic*
anot* apunt* registr* document* consign* transcri*
anunci* public* difu* divulg* promocion* publicit*
aplic* emple* utiliz* uso usar usando use manej*
implement* implant* puesta_en_marcha aplic* introduc* introduj* instaur* adopcion adopt*
apoy* ayud* colabor* asist* contribu* particip* auxili* respald* cooper* refuerz* reforz*
archiv* clasific* orden* organiz* guard* custodi*
arm* montar monte montaje montado ensambl* instal* coloc*
arregl* repar* subsan* solucion* correg* corrig* correccion* recompon* enmend* enmiend*
asesor* orient* aconsej* recomend* inform* consult*
asign* repart* distribu* adjudic* reasign*
asist* acud* presencia comparec*
atend* atencion servi* despach* trat* recib* respond*
audit* revis* control* verific* inspeccion* comprob*
busc* busqueda* localiz* encontr* investig* rastre* indag* pesquis*
calcul* estim* cuantific* valor* determin* comput*
canaliz* deriv* remit* tramit* traslad* redirig* reenvi* encauz* escal*
cobr* recaud* recaudacion
coloc* ubic* situ* dispon* dispus* puse poner exposicion
compar* contrast* cotej* concili* cuadr* cruce* cruz* confront*
complet* cumpliment* rellen* llen* diligenci*
solicit* pedi* pid* requer* peticion*
comprob* verific* control* revis* cheque* inspeccion* test* probar probe probado prueba pruebas valid* constat*
conduc* conduj* manej* pilot* al_volante
confeccion* elabor* coser cosi cosido costura fabric* produ*
configur* instal* parametriz* ajust* puesta_en_marcha
conserv* manten* mantuv* cuid* preserv*
constru* edific* levant* ejecu* obra obras
contest* respond* respuesta* atend* resolv* resuelv* resol*
contabiliz* registr* asent* asiento* imput*
contact* llam* comunic* telefone*
seguimiento segui* control* monitor* vigil* observ* supervision rastre*
cuid* atend* atencion asist* acompan* velar
cultiv* sembr* siembra plant* labranza
curar cure curacion trat* cura curas
decor* ambient* adorn* montaj* engalan*
depur* limpi* sane* correg* normaliz*
cargue cargar carga cargas carg* estib* desestib* descarg*
desinfect* higieniz* limpi* esteriliz* saniti* asepsia
desarroll* program* codific* implement* escrib* construcc*
detect* identific* localiz* encontr* descubr* hall* diagnostic*
digitaliz* escane* volc* informatiz*
disen* idear idee ideado conceb* conci* proyect* dibuj* plante* esboz* maquet*
distribu* repart* reparto entreg* despach*
edit* montar monte montaje montado retoc* correg* postproduc*
elabor* redact* escrib* prepar* confeccion*
elimin* quit* retir* borr* suprim* suprimi*
embal* empaquet* envas* retractil* envolv* envuelt*
emit* emis* emisi* expid* expedi* factur* extend*
entreg* repart* envi* suministr* facilit* hacer_llegar
entrevist* convers* encuentr*
envi* remit* expid* expedi* despach* hacer_llegar
evalu* calific* puntu* valor* correg* corrig*
explic* expus* expon* aclar* ilustr* mostr* present*
extra* obten* obtuv* sacar saque tom* recog*
fabric* produ* elabor* manufactur* hech*
facilit* proporcion* suministr* prove* ofrec* brind* aport* dar dando di
fij* establec* defin* determin* marc* estipul*
grab* introdu* registr* mecanografi* tecle* volc*
guia* guie gui* acompan* conduccion_de_visitas
incorpor* integr* anad* introdu* inclu* inclui* inclus* sumar sume
ingres* registr* alta altas
inscri* matricul* registr* apunt* suscri*
instal* montar monte montaje montado coloc* tend* tendido
inventari* contar conte contado contando recuent* conteo
lav* limpi* freg* aclarad* enjuag*
llev* transport* traslad* acarre* portear mover movi*
manej* oper* utiliz* uso control manipul*
manten* mantuv* conserv* repar* revis* puesta_a_punto
medir midi medicion* midiendo tom* control* registr*
organiz* celebr* prepar* montar monte montaje montado convoc* orden*
mover movi* traslad* desplaz* reubic* reubicacion*
observ* vigil* control*
orden* organiz* clasific* separ* triaje
pag* abon* liquid* desembols*
particip* colabor* intervin* interven* interviene forme_parte formar_parte formando_parte tome_parte tomar_parte contribu* implic*
pesar pese pesada pesaje porcion* dosific*
planific* program* organiz* prepar* calendariz*
prescri* recet* indic*
present* expus* expon* mostr* defend* defens*
prest* dar di ofrec* brind* atend* atencion
proces* tramit* gestion* trat*
public* edit* subir subida colg* divulg* difu*
realiz* efectu* llev* ejecu* practic* practiq*
recib* acog* acogida atend* atencion bienvenid* recepcion
reclam* exig* requer* reclamacion
recog* recolect* recopil* reun* retir* cosech*
reduj* reduc* reducc* disminu* baj* rebaj* recort* acort* minor* amino* abarat*
reform* rehabilit* renov* restaur* reacondicion*
registr* anot* apunt* introdu* document* inscri* alta altas fich*
repon* repus* repos* rellen* surt* abastec* provision*
resolv* resuel* resol* solucion* solvent* tramit* cerr* cierre
restaur* recuper* repar* reacondicion*
revis* correg* repas* comprob* relect* lectura
suministr* entreg* abastec* prove* reparto aprovision*
sustitu* cambi* reemplaz* recambi* relev* supl*
tom* recog* registr* obten*
traduc* traduj* verti* localizacion_de_textos
tramit* gestion* proces* curs* diligenci* formaliz*
traslad* transport* llev* mover traspas*
vend* comercializ* coloc* despach*
vigil* custodi* control* ronda* guard*
visit* acud* desplaz* recorr*
sirv* serv* servi* atend* despach*
tap* cubri* cubr* sellar selle sellado
cort* recort* podar sesg* troce*
podar poda podas recort* cort*
siega segar desbroz* cort*
orden* orden ordeno
mecaniz* torne* fres* rectific* ajust*
lubric* engras* aceit*
calibr* ajust* verific* contrast*
conect* cable* conexion* empalm* tend*
desmont* retir* despiec*
limpi* barr* aspir* freg* asea* higien*
coser cosi cosido costur* arregl* hilvan* zurc*
cocin* prepar* guis* elabor* culinari*
emplat* present* montaje_de_platos pase
comand* tom* pedido* orden*
cobr* caja pago* cuenta*
facturacion factur* check-in check-out registr*
vacun* inmuniz* inyect*
administr* suministr* dispens* aplic* dar inyect*
extraccion* sacar saque tom* puncion*
moviliz* traslad* levant* cambios_posturales
asear asee aseo higien* banar bane lav*
rehabilit* recuper* fisioterap*
diagnostic* detect* identific* evalu*
examin* explor* revis* reconoc*
ensen* imparti* impart* explic* clase clases docencia
corrig* correg* calific* evalu* puntu*
tutor* orient* acompan* segui*
educ* formar forme formacion formando ensen*
redact* escrib* escrit* elabor* prepar* formul*
interpus* interpon* present* formul*
asever* certific* dar_fe compuls*
convoc* cita citas citar avis* organiz*
contrast* verific* cotej* comprob*
cubr* cubri* cobertura* inform* narr*
fotografi* foto* retrat* captur* imagen*
grab* rod* film*
retoc* edit* revel* trat*
maquet* diagram* compagin*
programar programe programacion desarroll* codific* implement* script*
despleg* despliegue* puesta_en_produccion public* lanz* libera*
probar probe probado prueba pruebas test* valid* ensay*
migr* traslad* pasar pase pasando traspas* cambi*
modeliz* model* represent*
extra* consult* obten* descarg*
predic* pronostic* prev* prevision* estim*
evit* previn* preven* imped* prevenir
aument* increment* subi* subid* crec* elev* ampli* crecimiento*
abri* abr* apertura* inaugur* puesta_en_marcha
cerr* cierre* clausur* conclu* finaliz*
termin* complet* finaliz* acab* conclu*
inici* comenz* comienz* empez* arranc* lanz*
ocup* trabaj* desempen* ejerc*
desarroll* ejerc* desempen* realiz*
consig* consegu* logr* alcanz* obten* obtuv*
ahorr* econom* reduc*
devolv* devuel* devoluc* reembols* reinteg* retorn*
enviar_recordatorios reclam* recordator* insist*
tasar tase valor* peritaj* perit* tasacion*
alquil* arrend* renta* alquiler*
muestre* muestra* tom*_de_muestras recogida_de_muestras
cuantific* medir medicion* midi midiendo calcul* determin*
cifr* cuantific* calcul*
simul* ensay* model*
disert* ponencia* expus* present* comunicacion*
mediar medir midi medicion* midiendo intermedi* concili* arbitr*
`
