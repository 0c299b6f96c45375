/** Everyday Portuguese words for one thing, from the office, the desk, the counter and the studio; see `wordings.ts`. */
export const wordWordingsPt = `
testemunho* depoimento* relato* declarac*
seccao seccoes pagina paginas caderno rubrica*
em_antena no_ar em_direto ao_vivo
direto ao_vivo em_direto
impressao grafica ida_para_a_grafica imprimir tipografia
episodio* emiss* programa*
podcast podcasts programa*_em_audio
audiencia audiencias ouvinte* espetadores leitores
noticiario* jornal_de_informac* boletim_noticioso boletins_noticiosos servico_noticioso
exterior exteriores no_terreno rua terreno
gravador* gravac* equipamento_de_gravac*
historia*_de_vida relatos_de_vida memorias
berma bermas beira_da_estrada junto_as_estradas
mato matos vegetac* silvas
foco focos inicio
saida saidas intervenc* ocorrencia* servico servicos
ocorrencia* sinistro* intervenc*
encarcerad* presos_nas_viaturas desencarcer*
aparelho* equipamento* dispositivo*
respiratori* arica
quilometragem quilometros km
painel paineis modulo modulos
fiacao fios cabos cablag* cabeamento
massa argamassa massas
aterramento ligac*_a_terra terra
entrega_das_chaves entrega entrega_da_casa
movid* aliment* acion* funciona*
a_energia_solar solar fotovoltaic*
bomba_de_agua bomba bombas bombeamento bombagem
homologac* aprovac* licenciament*
levantament* medic* apurament* inventari*
interno interna internas internos interior interiores
concluir conclu* termin* finaliz* acabei acabar acabou encerr*
comecar comec* inici* arranc* abri abriu abrir abertura aberturas
continuar continu* prossegu* mante*
acelerar aceler* apress* agiliz*
atrasar atras* adiei adiar adiamento* posterg*
adiar adiei adiament* remarc* reagend*
verificar confirm* conferi confer* certificar-se validar validei
confirmar confirm* reconfirm* valid*
corrigir corrig* retific* acert* emend*
regularizar regulariz* acert* resol*
alertar alert* aviso avisos avisei avisar chamar_a_atenc* notific*
lembrar lembr* aviso avisos avisei avisar relembr*
exigir exigi requer* pedi pedir pedido pedidos
oferecer oferec* disponibiliz* proporcion* prest* facult*
emprestar emprest* cedi ceder cedenc* requisic*
devolver devolv* devoluc* entreg*
receber receb* recec* recolh* entrada
juntar juntei juncao reuni reunir reuniu agrup* compil*
dividir divid* repart* separei separar separacao distribu*
repartir repart* distribu* divid* aloquei alocar alocacao
escolher escolh* selec* selecion* eleger elegi
preferir prefer*
decidir decid* decis* deliber* resolv*
combinar combin* acordei acordar acordo acert* articul*
acordar acordei acordo acordo* combin*
discutir discut* debat* analis* abord*
opinar opinei opiniao parecer* apreciac*
ouvir ouvi ouvid* escut* auscult*
falar falei falar_com convers* contact* dialog*
dizer disse inform* comunic*
ler leitura leituras li lido consult*
assinar assinei assinatur* subscrev* rubric*
conferir_assinaturas reconheciment*
carimbar carimb* visar visei
enviar enviei envio envios remet* mandei mandar despach* expedi*
buscar busquei busca buscas ir_buscar fui_buscar recolh* levant*
levantar levant* recolh* retirada retir*
levar levei transportei transportar transporte entreg* conduz*
trazer trouxe transportei transportar transporte
empurrar empurr* desloc* movi mover movimentacao
puxar puxei tracao
segurar segur* fixei fixar fixacao sustent*
apoiar apoio apoiei apoiou suporte suportei ajuda ajudei ajudar ajudou auxili* coadjuv* reforc*
suportar suporte suportei apoio apoiei apoiar apoiou
participar particip* tomar_parte tomei_parte integr* intervir intervenc* colabor* presenca
intervir intervim intervenc* particip* atuac*
representar represent* em_nome
substituir substitu* render rendi assumi_as_func* fazer_as_vezes cobrir cobertura
assumir assum* fic*_com encarreg* substitu*
cobrir cobri cobertura acompanh* noticiar
acompanhar acompanh* segui seguir seguiment* cobertura
observar observ* assist* vigiei vigiar vigilancia acompanh*
vigiar vigiei vigilancia guard* control* monitoriz*
proteger proteg* protec* defend* salvaguard*
defender defend* defesa proteg*
prevenir preven* evitei evitar acautel*
preservar preserv* conserv* mante* salvaguard*
cuidar cuidei cuidado cuidados tratei tratar tratamento zelei zelar zelo olhar_por tomar_conta
tomar_conta cuidei cuidar cuidado cuidados vigiei vigiar vigilancia guarda
alimentar aliment* dar_de_comer comida
vestir vesti* vestuario
deitar deitei adormec*
acordar_criancas levant*
brincar brinc* brincadeira* jogo jogos
cantar cantei cancoes cancao
desenhar desenh* esboc* tracei tracar tracado ilustr*
criar criei criacao criou conceb* desenvolv* elabor* lancei lancar lancamento lancamentos produz*
lancar lancei lancamento lancamentos criei criar criacao criou inaugur* arranc* estrei*
estrear estrei* apresent* lancei lancar lancamento lancamentos
fundar fundei fundacao cri*_de_raiz
montar montei montagem montagens instal* armei armar
armar montag* montei montar montagem montagens
construir constru* edific* ergui erguer erigi*
colocar coloc* pus instal* dispus* fixei fixar fixacao assent*
pendurar pendur* afix* fixei fixar fixacao
afixar afix* coloc* pendur*
retirar retir* remov* tirei levant*
desligar deslig*
acender acend* liguei ligar ligacao ligacoes acion*
acionar acion* liguei ligar ligacao ligacoes ativei ativar ativacao arranq*
desativar desativ* deslig* cancel*
bloquear bloque* bloqueio
desbloquear desbloque* desbloqueio repos*_de_acesso
repor_palavras-passe reposic*_de_palavras-passe redefinic*_de_senha* redefinir_senhas reset_de_senhas recuperac*_de_senhas
redefinir redefin* repos* alter*
descarregar_ficheiros download* transferenc*_de_ficheiros
carregar_ficheiros upload* publicac*_de_ficheiros
gravar gravei gravacao gravacoes regist* captacao captei captar
captar captacao captei gravei gravar gravacao gravacoes recolh* angari*
recolher_dados recolha_de_dados coleta_de_dados levantamento_de_dados
tratar_dados tratamento_de_dados processamento_de_dados trabalh*_dados
limpar_dados limpeza_de_dados correc*_de_dados depurac*_de_dados
comparar compar* confront* cotej* cruzei cruzar cruzamento
somar somei soma somas total totais
descontar descont* desconto abatimento*
multiplicar multiplic*
contar contei contagem contag* contabiliz*
registar_entradas registo_de_entradas controlo_de_entradas
anotar anotei anotacao anotacoes apontei apontar apontamento* regist* toma*_nota tom*_de_nota
sumariar resumo resumos resumi resumir sintet* sintes* sumari*
resumir resumo resumos resumi sintes* sintetiz* condens*
desenvolver desenvolv* criei criar criacao criou elabor* program*
diminuir diminu* reduz* reduc* baixei baixar baixou descid* queda encurt* menos
duplicar duplic* dobrei dobrar dobrou
atingir atingi alcanc* cheg*_a cumpr*
alcancar alcanc* atingi atingir consegu* obtive obter obtencao obtenc*
ultrapassar ultrapass* super* exced*
cumprir cumpr* respeit* observ* execu*
manter mantive manteve manutencao mante* conserv* preserv*
ajustar ajust* adapt* afin* regul*
transformar transform* convert* mudei mudar mudanca mudancas
converter convert* convers* transform* passei passar passagem
traduzir traduz* traduc* verti verter
explicar explic* esclarec* elucid* expliq*
mostrar mostr* apresent* exibi exibir exibicao demonstr* expus expor exposicao
apresentar apresent* expus expor exposicao mostr* divulg*
divulgar divulg* public* anunci* promov* difund* difus* dar_a_conhecer
anunciar anunci* divulg* comunic*
convidar convid* convite*
receber_visitas recec*_de_visitas acolhimento_de_visitas visitas
guiar guiei guia conduz* orientei orientar orientacao visita*_guiada*
viajar viagem viagens desloc*
organizar organiz* prepar* montei montar montagem montagens realiz* promov*
limpar limpei limpeza limpezas lavei lavar lavagem lavagens higieniz* asseio desinfet*
secar sequei secagem
aquecer aquec* aqueciment*
arrefecer arrefec* arrefeciment* resfri* refriger*
congelar congel* ultracongel*
descongelar descongel* descongelac*
cortar cortei corte cortes aparar aparei aparo tosqu* recort*
medir medi medicao medicoes medic* mensur* afer*
aferir afer* aferic* calibr* medic*
pesar pesei pesagem pesagens pesag*
calibrar calibr* afer* ajust*
testar testei teste testes ensai* prova provas provei provar experiment*
analisar analis* estudei estudar estudo estudos examin* exame exames
examinar examin* exame exames analis* observ*
investigar investig* pesquis* averigu* apurei apurar apuramento*
descobrir descob* detet* encontr*
trocar troca trocas troquei substitu* mudei mudar mudanca mudancas
montar_exposic* exposic* montagem
acolher acolh* recebi* recec* receb* boas-vindas hosped*
hospedar hosped* alojei alojar alojamento estadi*
comer refeic*
provar prova provas provei degust* prova*
vender vendi venda vendas comercializ* escoa*
comprar compr* adquir* aquisic* encomend*
pagar paguei pagamento pagamentos liquid* regulariz*
investir investi investimento* aplic*
gastar gasto gastos gastei consum* despend*
consumir consum* gasto* utiliz*
`
