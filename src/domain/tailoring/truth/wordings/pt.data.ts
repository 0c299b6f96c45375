/**
 * Portuguese words for the same thing, a row a thing; see `wordings.ts`. What stands before a `<`
 * may be said for what stands behind it, and not the other way round.
 */
export const wordingsPt = `
pedido* questao questoes pergunta* duvida* solicitac* ticket* consulta consultas
incidente* problema* falha* erro* avaria* defeito* anomalia* bug bugs
prazo* data_limite cronograma* calendario* planeamento
marcac* consulta consultas compromisso*
chamada* telefone* telefonic* telefonema*
cliente* clientela comprador* consumidor* publico dono_de_obra dono_da_obra donos_de_obra
hospede* cliente* visitante*
utilizador* usuario* cliente* utente*
colega* equipa* equipe* pessoal
colaborador* empregad* trabalhador* funcionari* pessoal equipa* equipe*
novo*_colaborador* nova*_contratac* recem-chegad* novos_colegas integrac* acolhimento
chefe* chefia* responsavel responsaveis superior* gestor*
aluno* aluna* estudante* turma* crianca*
pais familia* encarregad*_de_educacao
aula* licao licoes curso* ensino disciplina*
trabalhos_de_casa tpc exercicio* tarefa*
documento* documentacao papeis papelada processo processos
processo* dossie* dossier* ficha* registo* registro*
proposta* orcamento* cotac* oferta*
cotac* orcamento* preco precos proposta*
fatura* factura* faturacao recibo*
custo* despesa* gasto* orcamental orcamentais
preco* tarif* tarifario*
venda* vendas faturacao receita* comercia*
encomenda* pedido* compra compras
compra* aprovisionamento aquisic* encomenda*
stock stocks existencias inventario* mercadoria* estoque*
mercadoria* produto* artigo*
entrega* envio* expedic* distribuicao
embalage* pacote* encomenda* volume
viatura* veiculo* < carro* carrinha* camiao camioes autocarro*
maquina* maquinaria equipamento* aparelho*
dispositivo* < portatil* telemovel* tablet* impressora*
material materiais materia-prima materias-primas consumive*
norma* regra* regulamento* normativo* procedimento* requisito* regulamentac*
cumprimento conformidade respeito observancia
inspec* controlo* controle* verificac* fiscalizac* revisao
verificac* fiscalizac* controlo* inspec* garantia garant*
teste* ensaio* prova*
folha*_de_calculo < excel
crm < salesforce hubspot dynamics pipedrive zoho
erp < sap phc primavera sage dynamics
nuvem cloud < aws azure gcp
aplicac* software programa* sistema* app apps ferramenta* plataforma*
implementac* implantac* introducao lancamento* arranque
migrac* mudanca* passagem transic*
requisito* especificac* caderno*_de_encargos
projeto* desenho* maquete* design
planta plantas desenho*
manual manuais guia guias instruc*
formac* curso* acao_de_formacao acoes_de_formacao workshop*
feira* exposic*
apresentac* palestra*
estudo* investigac* pesquisa*
sinistro* participac* processo*
conta contas contabilidade contabilistic*
contabilidade conta contas lancamento* registo*
fecho* encerramento* balanc*
escala* turno* horario*
agenda* calendario* marcac*
rececao recepcao atendimento
mesa mesas sala
limpeza higiene higienizac* arrumac*
paciente* utente* doente* residente*
tratamento* terapia* terapeutic*
medicamento* medicac* farmaco*
ferida* penso pensos
idos* senior* terceira_idade
casa casas moradia* habitac*
obra obras construc* empreitada*
construc* obra obras
instalac* montage*
eletricidade eletric*
cabo cabos cablage*
reparac* conserto* manutencao arranjo*
manutencao conservac*
entrevista* conversa*
foto* imagem imagens
livro* titulo* obra obras
suporte apoio assistencia ajuda
programa* iniciativa*
tarefa* func* atividade* trabalho*
equipa* equipe* grupo*
loja* estabelecimento* comercio
aumento* crescimento* subida*
reducao reducoes diminuic* descida*
diari* por_dia ao_dia cada_dia todos_os_dias
semana* por_semana cada_semana todas_as_semanas
mensa* por_mes cada_mes todos_os_meses
anua* por_ano cada_ano todos_os_anos
antig* existente* anterior*
empresa* sociedade* companhia*
cidada* municip*
previs* projec*
analise* avaliac* estudo*
relac* contacto* comunicac* ligac*
arquivo* arquiva*
roupa* vestuario textil texteis
tecido* textil texteis
socio* membro* participante* associad*
embalament* embalage*
amostra* colheita*
medic* auto*_de_medicao
exercicio* treino*
tecnic* engenharia
cotacao cotacoes
redac* elaborac* preparac*
supervis* acompanh* seguimento
cad software_de_desenho < autocad revit solidworks archicad
monitoriz* vigi* avali* control* observ* acompanh*
prevenc* preven* queda quedas
familia* familiares
ferida* penso pensos tratamento*
farmaco* medicac* terapeutic*
contributo* contribu* participac* colaborac*
atualizac* revisao revis* melhoria*
preparacao_de_encomendas picking encomendas pedidos
rececao_de_mercadoria entradas mercadoria*
lancamento* registo* contabilizac*
alta_hospitalar alta altas
urgencia* emergencia*
teste* exame* prova* avaliac*
correc* corrig* classifica*
medic* medir medido
acompanhamento_de_obra obra
quadro_eletrico eletric*
manutencao_preventiva manutenc* revis*
linha_de_producao producao fabrico
copia_de_seguranca backup*
chegada* check-in
saida* check-out
aconselhamento consulta* assessor*
reportad* comunicad* sinalizad* indicad*
plataforma* portal portais site
acolhimento integrac* rececao
festa* evento* cerimonia* banquete*
prototipo* modelo* amostra*
prazo_de_entrega entrega*
correc* revis* edic*
programa* plano_curricular
agenda marcac*
familiares familia*
inventario* contagem existencias
viagens bilhetes alojamento
mudar mudanca* troca* novo nova
`
