/** Portuguese nouns of any trade that stand for each other, singular and plural; see `wordings.ts`. */
export const nounWordingsPt = `
laudo laudos parecer pareceres relatorio_tecnico relatorios_tecnicos
humidade umidade teor_de_agua
evolucao progresso progressos desenvolvimento
tendencia tendencias evolucao
baixa_medica baixas_medicas afastamento afastamentos atestado atestados licenca_medica
convenio convenios protocolo protocolos acordo acordos
album albuns disco discos
monicao retorno_de_palco
adesao adesoes inscricao inscricoes
caloiro caloiros novos_alunos calouro calouros
estilista estilistas designer_de_moda
junior juniores iniciante iniciantes em_inicio_de_carreira
direitos_aduaneiros direitos taxas_alfandegarias taxas_aduaneiras
lotacao capacidade
assiduidade presenca presencas frequencia
pontualidade cumprimento_de_horarios
lugar lugares posto postos
cargo cargos posicao funcao funcoes posto
bonus premio_de_produtividade gratificacao
turno turnos jornada jornadas
rapidez velocidade celeridade prontidao
precisao exatidao rigor
rigor cuidado zelo minucia
ruido barulho ruidos
cheiro cheiros odor odores
poeira poeiras po
fumo fumaca fumos
chuva chuvas intemperie* mau_tempo temporal temporais
cheia cheias inundacao inundacoes enchente enchentes alagamento*
sismo sismos terramoto* terremoto*
queimada queimadas fogo_controlado fogos_controlados
salvamento salvamentos resgate resgates
vitima vitimas ferido feridos sinistrado sinistrados
falecido falecidos defunto defuntos
funeral funerais enterro enterros sepultamento* exequias
caixao caixoes urna urnas
gravidez gestacao
mulher mulheres senhora senhoras
homem homens senhor senhores
casal casais noivos par pares
patrocinador patrocinadores mecenas apoiante apoiantes
patrocinio patrocinios apoio_financeiro mecenato
doacao doacoes oferta ofertas donativo donativos
doado doados doada doadas oferecid*
quota quotas mensalidade mensalidades
mensalidade mensalidades propina propinas pagamento_mensal
prejuizo prejuizos perda perdas dano danos
ganho ganhos
infracao infracoes violacao violacoes incumprimento*
crime crimes delito delitos
furto furtos roubo roubos assalto assaltos
fraude fraudes burla burlas
apelacao apelacoes recurso recursos
clausula clausulas condicao condicoes
prorrogacao extensao_do_prazo renovacao
despedimento despedimentos rescisao rescisoes cessacao_de_contrato
levantamento levantamentos diagnostico diagnosticos
inquerito inqueritos levantamento levantamentos
apontamento apontamentos notas anotacao anotacoes
rascunho rascunhos minuta minutas
convocatoria convocatorias convite convites
ordem_de_trabalhos agenda pauta
pasta pastas dossie dossies dossier dossiers
caixa-forte cofre cofres
portao portoes entrada entradas
cancela cancelas barreira barreiras
vedacao vedacoes cerca cercas muro muros
infiltracao infiltracoes humidade
fissura fissuras racha rachas rachadura* fenda fendas
vala valas trincheira trincheiras
talude taludes encosta encostas
caminho caminhos trilho trilhos trilha trilhas vereda*
ponte pontes viaduto viadutos
passadeira passadeiras travessia travessias faixa_de_pedestres
semaforo semaforos sinal_luminoso sinais_luminosos sinaleira*
placa placas letreiro letreiros tabuleta*
faixa faixas cartaz cartazes
guiche guiches balcao balcoes bilheteira
fila filas espera
dinheiro troco trocos notas_e_moedas
acumulador acumuladores bateria baterias
fusivel fusiveis disjuntor disjuntores
engrenagem engrenagens transmissao
vedante vedantes junta juntas
broca brocas ponta pontas
martelo martelos maco macete
escadote escadotes
caixote caixotes contentor contentores
tampa tampas rolha rolhas
termometro termometros sonda_de_temperatura
panela panelas tacho tachos
assado assados grelhado grelhados < carnes_assadas
taca tacas copo copos
avental aventais farda fardas
manta mantas cobertor cobertores
almofada almofadas travesseiro*
tapete tapetes alcatifa alcatifas carpete*
sofa sofas estofo estofos
assento assentos cadeira cadeiras banco_de_jardim
estampa estampas gravura gravuras
retrato retratos fotografia fotografias
pelicula peliculas filme filmes
tablado palco palcos
orquestra orquestras banda bandas grupo_musical
maestro maestrina regente_de_coro diretor_musical
coreografia coreografias danca dancas
quarto quartos dormitorio*
vestiario vestiarios balneario balnearios
copa copas cozinha_de_apoio
cave caves subsolo porao
sotao sotaos aguas-furtadas
varanda varandas terraco terracos
quintal quintais patio patios
garagem garagens estacionamento parque_de_estacionamento
arrecadacao arrecadacoes arrumos deposito
entrada_do_edificio atrio hall
corredor corredores passagem passagens
sala_de_espera salas_de_espera
gabinete gabinetes sala escritorio
secretaria_da_escola secretaria secretarias servicos_administrativos
reitoria direcao_da_universidade
dormida dormidas pernoita pernoitas pernoite* estadia*
chegada chegadas entrada_de_hospedes
bagageiro* paquete paquetes mandarete*
gorjeta* gratificacao
ementa_do_dia prato_do_dia
petisco petiscos tapas aperitivo* entrada*
ceia ceias jantar jantares
dieta dietas regime_alimentar
papas papa comida_de_bebe
biberao biberoes mamadeira*
chucha chupeta*
fralda fraldas muda_de_fraldas troca_de_fraldas
birra birras conflito conflitos
zanga zangas conflito conflitos discussao discussoes
comportamento comportamentos conduta atitude*
disciplina_na_sala gestao_de_sala
castigo castigos sancao sancoes
bullying assedio_escolar
assedio abuso abusos
negligencia maus-tratos maus_tratos
toxicodependencia consumo_de_drogas drogas
alcool alcoolismo
fome carencia_alimentar inseguranca_alimentar
pobreza carencia_economica exclusao_social
solidao isolamento isolamento_social
luto perda perda_de_familiar
fim_de_vida cuidados_paliativos paliativos
dor dores sofrimento
febre temperatura_alta
tosse constipacao constipacoes gripe
vomito* enjoo*
ferimento* ferida* lesao lesoes
hematoma* pisadura* nodoa_negra
desmaio* sincope perda_de_consciencia
convulsao convulsoes epilepsia
ataque_cardiaco enfarte infarto
arritmia* ritmo_cardiaco
tumor tumores cancro neoplasia*
transfusao transfusoes sangue
dialise hemodialise
quimioterapia tratamento_oncologico
bloco blocos sala_de_cirurgia
maternidade sala_de_partos
lar_de_idosos lares_de_idosos asilo asilos casa_de_repouso
visita_medica ronda_medica
exame_medico consulta_medica
prevencao profilaxia
dose doses toma tomas dosagem
efeitos_secundarios reac*_adversas efeitos_adversos
farmacovigilancia reac*_adversas
cosmetico* produto*_de_beleza produto*_de_cosmetica
perfume* fragrancia*
champo xampu xampus
verniz_de_unhas esmalte_de_unhas
madeixa* nuance* mechas
barba barbas barbear
bouquet ramo ramos
aluguer alugueres locacao locacoes aluguel
compra_e_venda transac* transac*_imobiliaria
mediacao_imobiliaria venda_de_casas
visita visitas mostra_de_casas
avaliacao_imobiliaria avaliacao_de_imoveis
promessa_de_compra cpcv contrato_promessa contrato-promessa
condominio condominios assembleia_de_condominos
obra_de_conservacao obras_de_conservacao reparacao_do_predio
seguro_de_saude seguro_medico
mutuo emprestimo
cobranca_coerciva execucao_fiscal
aplicacao_de_poupancas investimento
carteira_de_titulos carteira_de_investimento
cotacao_em_bolsa bolsa mercado_de_capitais
lingua_de_trabalho idioma_de_trabalho
clientes_estrangeiros clientes_internacionais
loja_fisica lojas_fisicas ponto_de_venda
armazenista* grossista*
concurso_publico concursos_publicos licitac* contratac*_publica
caderno cadernos bloco_de_notas
canhoto talao
agrafo* clipe*
envelope* sobrescrito*
selo selos franquia
fotocopiadora* copiadora* multifunc*
arquivo_morto arquivo_intermedio
chamada_perdida chamadas_perdidas
quadro_negro lousa quadro
recreio_escolar patio_da_escola
excursao excursoes visita_de_estudo visitas_de_estudo viagem_de_estudo
colonia campo_de_ferias
monitor_de_campo animador*
torneio torneios campeonato* competicao competicoes
equipa_de_juniores equipa_junior escalao_de_juniores escaloes_jovens
aquecimento_fisico preparac*_para_o_treino
ginasio ginasios academia academias sala_de_exercicio
plano_de_treino planos_de_treino programa_de_treino programas_de_treino
estudo_de_caso caso_pratico
hipotese hipoteses suposic*
medicao medicoes leitura leituras
achado achados descoberta descobertas resultado
coautor coautores autoria_conjunta
revista revistas periodico periodicos
conferencia_cientifica congresso congressos
maquina_parada paragem_de_maquina paragens_de_maquinas
arranque arranques inicio_de_producao
afinacao_de_maquinas regulac*_de_maquinas ajuste_de_maquinas setup
troca_de_ferramenta mudanca_de_ferramenta
primeira_peca arranque_de_serie
peca_defeituosa pecas_defeituosas rejeitados refugo
retrabalho reprocessamento recuperac*_de_pecas
corte_a_laser corte_laser laser
quinadora* dobradora*
injetora* maquina*_de_injec*
ponte_rolante pontes_rolantes grua
oleo_de_corte fluido_de_corte
limalha* apara aparas
oficina_de_costura atelie_de_costura atelier
peca_de_vestuario pecas_de_vestuario roupa
modelagem molde moldes
plano_de_corte planos_de_corte otimizac*_de_corte
prototipo_de_roupa amostra_de_colec*
colecao colecoes linha_de_produtos
fiacao_textil tecelagem
tear teares tecelagem
estampado estampados padrao padroes
rega_gota_a_gota gota-a-gota rega_localizada
geada geadas frio_intenso
vindima vindimas colheita_da_uva apanha_da_uva
adega_cooperativa cooperativa
cooperativa* associac*_de_produtores
desbaste monda_de_frutos
calibragem calibrac* separac*_por_tamanho
escolha_de_fruta selec*_de_fruta
camara_fria camaras_frias camara_frigorifica
rebanho rebanhos efetivo manada*
parto_de_animais partos
inseminac* reproduc*_animal
vacinac*_de_animais vacinas
casco cascos pezunho*
pastagem pastagens prado prados pasto*
silo silos armazenamento_de_cereais
caca cinegetic*
corte_de_arvores abate_de_arvores
toros toro troncos madeira_em_toro
reflorest* rearboriz* plantac*_de_arvores
faixa_de_combustivel limpeza_de_matas limpeza_de_mato
vigia vigias posto_de_vigia
sapador* equipa_de_sapadores
limpa-neves remoc*_de_neve
`
