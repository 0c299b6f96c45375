/**
 * What is done at work in Portuguese, a row the verbs and nouns that claim the same, as strong in each;
 * see `wordings.ts`. Who helped stands in no row with who did it, and who used in none with who made.
 */
export const verbWordingsPt = `
abord* tratar tratei tratamento discuss*
abastec* aprovision* fornec* reposic* repor
acolh* recec* recep* receb* boas-vindas atend*
acompanh* seguimento monitoriz* apoi* assist*
acondicion* embal* empacot* prepar*
adquir* adquiri* compr* aprovision* aquisic*
agendar agendei agendamento* marc* planea* planeja* program* calendariz*
agreg* agrup* consolid* reun* junt* centraliz* unific*
alert* avis* notific* comunic* inform* sinaliz* report* advert* participei
aliment* racionamento dar_de_comer racao
alter* mud* modific* ajust* troc*
amass* mistur* massa massas bater
analis* estud* avali* examin* interpret* diagnostic* apreci*
anot* apont* regist* document* consign*
apoi* ajud* auxili* assist* colabor* contribu* particip* reforc* reforco cooper* coadjuv*
aplic* empreg* utiliz* usar usei uso uso_de
implement* implant* introdu* entrada_em_vigor colocac*_em_pratica adoc* adot* aplic* instal*
aplicar administr* dar_inje* inoc*
apresent* expos* exposic* mostr* demonstr* expor
arquiv* classific* organiz* ordenar ordenei ordenacao guard*
arrum* organiz* ordenar ordenei ordenacao limp*
assent* coloc* revest* aplic*
assist* particip* presenca comparec*
atend* receb* servi* responde* resposta* tratar tratei tratamento*
atribu* distribu* repart* aloc* design*
atualiz* renov* rever revi revis* revisa* moderniz* pos_em_dia
audit* verific* revis* control* inspec* conferi* fiscaliz*
avali* classific* apreci* analis* estim* pontu*
calcul* estim* apur* quantific* determin* comput*
calibr* ajust* afin* verific* regul*
capt* angari* conquist* atra* obter obtive obtencao consegu*
carreg* descarreg* carga* descarga* estiv* moviment*
classific* ordenar ordenei ordenacao separ* triagem organiz* categoriz*
cobr* receb* recebimento pagamento*
colh* colheita* recolh* apanh* vindim*
compar* confront* concili* reconcili* cruz* cruzamento confer*
complet* preench* finaliz* inser*
comunic* inform* transmit* divulg* contact* partilh*
concili* reconcili* confer* conferencia*
conceb* concecao concepc* desenh* criar criei criacao criado projet* elabor* idealiz* maquet* esboc*
conduz* conduc* condutor guiar guiei ao_volante transport*
confec* confecion* elabor* fabric* cozinh* prepar* produz* produc*
confer* verific* control* revis* valid* checa* checag*
configur* instal* parametriz* prepar* ajust*
conserv* preserv* mante* manutenc* cuid*
constru* edific* ergu* execu* obra obras
consult* pesquis* perguntar lei leitura
contabiliz* lancar lancei lancamento* regist* escritur*
contact* ligar liguei telefon* comunic*
contar contei contagem inventari*
contribu* particip* colabor* envolv*
control* verific* acompanh* monitoriz* vigi* fiscaliz* seguir segui
convoc* convid* marc*
corrig* correc* revis* emend* retific*
costur* coser cosi arranj* confec*
cozinh* prepar* confec* culinari*
criar criei criacao criado desenvolv* elabor* conceb* produz* produc*
cuid* cuidado* atend* assist* tratar tratei tratamento* prest* acompanh*
cultiv* plant* seme* semente*
debat* discut* conversa* dialog* troc*_de_impress*
decor* ambient* enfeit* ornament*
defin* determin* fix* estabelec*
demonstr* mostr* apresent* exemplific*
depur* corrig* limp* sane*
desenvolv* program* codific* implement* constru* escrev*
desinfet* desinfec* higieniz* limp* esteriliz*
desmont* retir* remov*
despist* detet* detec* rastre* identific* diagnostic*
detet* detec* identific* localiz* encontr* descobr*
digitaliz* digit* informatiz*
diligenci* tratar tratei tratamento* procur*
dinamiz* anim* organiz* promov*
disponibiliz* fornec* ofere* facult* prest* disposicao entreg*
distribu* entreg* repart* expedi*
divulg* public* difus* difund* promov* promoc* anunci* publicit*
document* regist* redig* anot*
edit* montar montei montagem corrig* retoc*
elabor* redig* redac* escrev* prepar* criar criei criacao criado confec* produz*
elimin* remov* retir* apag* exclu*
embal* empacot* acondicion* embrulh*
emit* emiss* faturac* fatur* passar passei
empreg* utiliz* aplic* uso
encaminh* reencaminh* remet* transmit* direcion* transfer* triagem
encomend* compr* pedido* requisi*
ensin* lecion* lecc* dar_aulas aulas aula docencia formar formei formacao instru* explic*
entreg* distribu* fornec* envi* remet*
entrevist* convers* ouvir ouvi
envolv* particip*
escrev* redig* redac* elabor* escrit*
esclarec* explic* inform* responde* resposta*
estim* calcul* avali* orcament*
estrutur* organiz* ordenar ordenei ordenacao
estud* analis* investig* pesquis*
examin* analis* avali* observ*
explic* esclarec* aclar* mostr* apresent*
extra* recolh* obter obtive obtencao obten* tirar tirei
fabric* produz* produc* fabrico confec* manufatur*
fatur* emiss* emit*
fech* encerr* conclu* finaliz*
finaliz* conclu* termin* complet* acab*
fix* coloc* montar montei montagem prender
formar formei formacao capacit* trein* ensin* instru*
fornec* entreg* disponibiliz* abastec* prest*
fotograf* foto* imagen* sessoes_fotograficas captac*_de_imagen*
gerir geri gerido gest* administr* gerenci* tratar tratei tratamento* cuid*
grav* regist* film*
guard* armazen* arrum* conserv* arquiv*
guiar guiei acompanh* conduz* visita*
higieniz* limp* lav* desinfet* banho*
identific* detet* detec* reconhec* localiz* encontr*
indic* inform* orient* sugest*
inform* comunic* esclarec* report* avis* particip*
inici* comec* arranc* lancar lancei lancamento* abr*
inscrev* inscri* matricul* regist*
inser* introdu* regist* lancar lancei lancamento* preench* digit* carreg*
inspec* inspet* control* verific* vistori* fiscaliz* examin* revis*
instal* montar montei montagem coloc* assent*
instru* orient* formar formei formacao
integr* incorpor* inclu* junt* inser*
interpret* traduz* traduc*
introdu* inser* regist* lancar lancei lancamento* digit*
inventari* contar contei contagem levantamento
investig* pesquis* estud* inquir*
lav* limp* higieniz*
lancar lancei lancamento* regist* introdu* inser* contabiliz*
lecion* lecc* ensin* aula aulas
levar levei transport* acompanh*
levant* recolh* apur*
ligar liguei telefon* contact* chamad*
limp* higieniz* lav* asseio varr*
list* catalog* inventari* relacion*
manobr* oper* conduz*
mante* manutenc* conserv* atualiz* repar*
manuse* oper* utiliz* manipul*
marc* agend* reserv*
medir medicao medicoes medido mensur* control*
mistur* amass* bater
mobiliz* levant* transfer* posicion*
montar montei montagem instal* assembl* coloc* constru*
mostr* apresent* demonstr* exib*
mover movi movimentac* desloc* transfer* transport* mud*
observ* vigi* acompanh* monitoriz*
obter obtive obtencao obten* consegu* alcanc* recolh*
oper* manuse* conduz* utiliz* manobr*
ordenar ordenei ordenacao organiz* classific* arrum* separ*
organiz* prepar* planea* realiz* montar montei montagem
orient* aconselh* guiar guiei inform* encaminh* acompanh*
particip* colabor* contribu* envolv* integr*
pesar pesei pesagem dose*
pesquis* investig* busc* procur* estud*
planea* planeja* planific* program* organiz* calendariz* prepar*
podar podei poda cort* apar*
prepar* elabor* organiz* confec* apront*
prest* fornec* dar dei ofere*
process* tratar tratei tratamento* tramit*
produz* produc* fabric* elabor* criar criei criacao criado realiz*
program* desenvolv* codific*
propo* propus* proposta* suger* sugest* recomend* apresent*
public* edit* divulg* coloc*_online lancamento*
realiz* efetu* execut* fiz levei desenvolv*
receb* acolh* atend* recec* aceit*
recolh* recolha* recolhas coleta* colet* reun* compil* levant* angari*
recomend* aconselh* suger* propo*
reconcili* concili* confer*
redig* escrev* elabor* redac* prepar*
reduz* reduc* diminu* baix* descer desci descida cort* encurt* minimiz*
reencaminh* encaminh* transfer* direcion*
regist* anot* lancar lancei lancamento* introdu* document* inser* apont* assent*
regul* ajust* afin* calibr*
renov* remodel* atualiz* moderniz*
repar* arranj* consert* corrig* conserto* resol* solucion* recuper* reparac*
repor repus reposic* abastec* repon* encher preench*
report* comunic* sinaliz* inform* avis*
requisi* encomend* pedido* solicit*
reserv* marc*
resol* resoluc* soluc* solucion* tratar tratei tratamento* sanar sanei
respond* respost* esclarec* atend*
restaur* recuper* repar* reabilit*
reun* encontr* conversa*
rever revi revis* revisa* corrig* verific* leitura
seguir segui acompanh* monitoriz* control* vigi*
selec* selecion* escolh* triagem filtr*
separ* triagem classific* ordenar ordenei ordenacao picking
serv* servi* servir atend*
sinaliz* comunic* report* identific* avis*
solicit* pedi* pedido* requer* requisi*
substitu* troc* mud* render
suger* propo* recomend* sugest*
telefon* ligar liguei contact* chamad*
testar testei teste testes ensai* provar provei verific* valid* experiment*
tirar tirei recolh* retir* extra*
traduz* traduc* vers* localiz*
transcrev* transcri* passar passei digit*
transfer* encaminh* mud* transport* mover movi movimentac*
transmit* comunic* encaminh* passar passei partilh*
transport* levar levei entreg* desloc* acarret*
tratar tratei tratamento* cuid* process* resol* atend*
trein* formar formei formacao capacit* ensin* prepar*
troc* substitu* mud* permut*
utiliz* uso usar usei empreg* recurs* recorr* manuse*
vacin* imuniz* injec*
valid* aprov* confirm* verific*
varr* limp* aspir*
vend* comercializ* escoo*
verific* control* confer* inspec* revis* valid* comprov* checa* fiscaliz*
vigi* guard* observ* control* ronda*
visit* desloc* deslocac*
aument* cresc* subi* subida* increment* elev* acresc* ampli*
abr* abert* inaugur* arranq*
poup* economiz* reduz* reduc*
evit* preven* prevenc* imped*
baix* reduz* descer desci descida diminu*
fiscaliz* control* verific* inspec* acompanh*
`
