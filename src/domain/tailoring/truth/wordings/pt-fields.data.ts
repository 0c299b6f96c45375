/** Portuguese words of single fields of work, from wards, schools, courts and offices to fields and roads; see `wordings.ts`. */
export const fieldWordingsPt = `
pos-operatorio pos-operatoria pos-cirurgic* apos_cirurgia depois_de_cirurgia apos_operac* recuperac*_de_cirurgia
pre-operatorio pre-operatoria antes_da_cirurgia preparac*_para_cirurgia
operado operados operada operadas cirurgia*
quebrad* avari* defeituos* parados_na_estrada
veiculos_quebrados veiculo_quebrado socorro_mecanico pane panes viaturas_avariadas
caminhonete* picape* carrinha* pick-up
retirada retirar retirei busca buscar busquei recolha levantamento levantar
lanchonete* cantina* snack-bar
banheiro* casa_de_banho casas_de_banho instalac*_sanitaria* sanitario* lavabo*
geladeira* frigorifico* refrigerador*
acougue acougues talho talhos
onibus coletivo coletivos autocarro*
motorneiro* guarda-freio guarda-freios condutor_de_eletrico
frentista* abastecedor* funcionario_do_posto
posto_de_gasolina posto_de_combustivel bomba_de_gasolina posto_de_abastecimento
borracharia borracheir* oficina_de_pneus
lanternagem funilaria chaparia carrocaria
embreagem embreagens embraiagem
escapamento escape
parabrisa para-brisa para-brisas
porta-malas bagageira
estepe pneu_sobressalente
pedagio pedagios portagem portagens
rodovia rodovias estrada*
caminhao-tanque caminhao_tanque caminhoes-tanque carro-pipa cisterna autotanque
cavalo_mecanico trator_rodoviario
carreta carretas semirreboque* articulado articulados
frete fretes transporte de_carga
romaneio guia guias lista_de_entrega
nf nota_fiscal fatura*
boleto boletos cobranca
planilha planilhas folha_de_calculo folhas_de_calculo excel
escaninho* arquivo pasta pastas
apostila* sebenta* material_didatico fichas
vestibular vestibulares exame_de_acesso exames_de_acesso
ensino_fundamental fundamental ensino_basico
ensino_medio secundario ensino_secundario
pre-escola educacao_infantil pre-escolar jardim_de_infancia
bercario creche bebes
merendeir* cozinheira_escolar cozinheiro_escolar
diretoria direcao conselho_de_administracao
prefeitura* municipio municipal camara_municipal
vereador* camara_de_vereadores
delegacia* esquadra posto_policial
defensoria_publica defensor* apoio_judiciario
cartorio* notario* conservatoria*
aposentadoria aposentadorias reforma reformas pensao pensoes
inss previdencia previdencia_social seguranca_social
holerite* contracheque* recibo*_de_vencimento recibo*_de_salario
folha_de_ponto controle_de_ponto ponto_eletronico registo_de_assiduidade
crachas cracha cartao_de_identificac*
faxina faxinas limpeza limpezas
faxineir* empregad*_de_limpeza auxiliar*_de_limpeza servente_de_limpeza
diarista* empregad*_domestic*
marmita* quentinha* refeic*_embalad*
rodizio rodizios rotac*
garcom garcons empregados_de_mesa atendentes
comanda comandas pedido* talao_de_pedido
salgado salgados pasteis rissois
confeitar confeitei confeitaria decorac*_de_bolos decor*_bolos
bufe bufes catering
sorvete* gelado*
suco sucos sumo sumos
churrasco churrasqueir* grelha*
peixaria peixeir* banca_de_peixe
quitanda hortifruti frutaria secao_de_frutas seccao_de_frutas
encarte* folheto* panfleto*
crediario credito pagamento_a_prestacoes
atacado atacadista* grossista* venda_por_grosso
varejo varejista* retalho comercio_a_retalho retalhista*
atacarejo cash_and_carry
sacoleir* revendedor*
provador provadores cabine_de_prova
vitrinista* vitrinismo montra* vitrine*
consignac* a_consignacao
manequim manequins
sapataria* loja_de_calcado loja_de_sapatos
otica oticas loja_de_oculos
joalharia joalheria* ourivesaria
petshop pet_shop loja_de_animais
banho_e_tosa tosquia tosa
viveiro* horto hortos
roca rocas lavoura* campo_de_cultivo
lavoura* cultura* plantac*
safra safras colheita* campanha*
sitio sitios quinta chacara* fazenda*
boiadeir* vaqueir* tratador_de_gado
curral currais estabulo*
ordenhadeira* maquina_de_ordenha
silagem silo silos forragem
capim pasto pastos pastagem pastagens
agrotoxico* defensivo* fitofarmac* pesticida*
colheitadeira* ceifeira* maquina_de_colher
peao peoes trabalhador_rural trabalhadores_rurais trabalhador_agricola
trabalhador_sazonal trabalhador_temporario trabalhadores_sazonais
agronom* engenheir*_agric*
pedreir* construtor*
servente_de_pedreiro ajudante_de_pedreiro servente*
mestre_de_obras encarregado_de_obra encarregados_de_obra
azulejista* ladrilhador* assentador*
gesseir* estucador*
encanador* canalizador* bombeiro_hidraulico
encanamento* canalizac* tubulac* tubagem
esquadria* caixilh* serralh*
laje lajes placa_de_betao
vergalhao vergalhoes ferro_de_construcao armadura armaduras
formas_de_concreto cofragem cofragens molde
andaime andaimes plataforma_de_trabalho
alvara alvaras licenca* autorizac*
terreno terrenos lote lotes parcela*
reforma reformas remodelac* renovac* obras
pintura_predial pintura_de_edificios pintura_de_predios
poco_artesiano furo furos captac*
caixa_d_agua reservatorio* deposito
hidrometro* contador_de_agua contadores_de_agua
relogio_de_luz contador_de_eletricidade
poste postes apoio_de_linha
gerador* grupo_gerador grupos_geradores
placa_solar placas_solares painel painel_solar modulo*
rede_eletrica distribuidora concessionaria
apagao apagoes corte_de_energia falha_de_energia
eletrotecnic* eletricidade
retifica retificas recondicionamento
ferramentaria fabrico_de_moldes moldes
esmerilhadeira* rebarbadora*
furadeira* berbequim berbequins
parafusadeira* aparafusadora*
alicate alicates ferramenta_manual
paquimetro* calibrador*
gabarito gabaritos molde escantilhao
almoxarifado* armazem deposito stock
estoquista* operador_de_armazem repositor* fiel_de_armazem
conferente* conferencia_de_cargas verificador*
expedicao embarque envio saida_de_mercadoria
logistica_reversa devoluc*
motoboy motoboys estafeta* entregador*
recepcao rececao front_desk portaria
telemarketing televendas vendas_por_telefone contacto_telefonico
teleatendimento atendimento_telefonico call_center central_de_atendimento
ouvidoria provedor_do_cliente reclamac*
roteiro guiao guioes script argumentario*
retenc* fideliz* evitar_cancelamento*
cadastro cadastros registo* registro* ficha*
cadastramento inscric* registo registro
prontuario* processo_clinico registo_clinico ficha_clinica
receituario* receita* prescric*
soro soros infusao perfus*
puncao puncoes venopuncao colheita*
leito leitos cama camas
internac* internament*
plantonista* de_plantao de_servico
plantao plantoes turno turnos
glicemia acucar_no_sangue
ultrassom ultrassons ultrassonografia ecografia*
ressonancia rm ressonancia_magnetica
fonoaudiolog* terapeuta_da_fala terapia_da_fala
dentista* medico_dentista odontolog*
obturac* restaurac*_dentaria* chumbo
tratamento_de_canal desvitalizac* endodontia
limpeza_dentaria destartarizac* profilaxia
aparelho_ortodontico ortodontia
puericultura consulta_de_bebes
pre-natal gravidez vigilancia_da_gravidez
posto_de_saude unidade_de_saude centro_de_saude
agente_comunitario agente_de_saude
vigilancia_sanitaria fiscalizac*_sanitaria anvisa inspec*_sanitaria
mutirao mutiroes campanha acao
comunidade < favela
abrigo abrigos casa_de_acolhimento centro_de_acolhimento
conselho_tutelar comissao_de_protecao
medida_socioeducativa medidas_tutelares
roda_de_conversa rodas_de_conversa grupo_de_discussao sessao_de_partilha
contacao_de_historias hora_do_conto contar_historias leitura_de_historias leitura leituras
hora_do_conto leitura_em_voz_alta historias
toponimia nomes_de_ruas nomes
desenho_tecnico desenho_assistido desenho
roda_de_leitura clube_de_leitura
gestao_documental gestao_de_documentos gestao_de_arquivo
acondicion* coloc*_em_caixas arrum*_em_caixas embal*
descric*_arquivistica descric*_de_documentos inventariac*
depositos_de_arquivo arquivo_deposito
leitores utilizadores consulentes investigadores
consulente* leitor* utilizador*
incunabulo* livro*_antigo* fundo_antigo
restauro conservac* recuperac*
reposic*_de_dados recuperac*_de_dados restauro_de_dados reposic*_de_copias recuperac*_de_copias recuperac*_de_backups restauro_de_backups
ligadura* bandage* kinesiotape tape
entorse* torcedura*
lesao lesoes < rotura* rutura* entorse* fratura* distens*
musculo musculos muscular*
postura posturas ergonomia
marcha andar caminhada
equilibrio estabilidade propriocepc*
ginastica exercicio_fisico atividade_fisica
eletroterapia correntes
termoterapia calor
hidroterapia hidroginastica exercicio_na_agua
pilates aula_de_pilates
yoga ioga
acamado acamados dependente_no_leito
cama_articulada leito
banhista* nadador* praia
socorrista* nadador-salvador
bilheteira bilheteria bilhetica venda_de_bilhetes
camarim camarins bastidores
roadie montagem_de_palco
passagem_de_som soundcheck ensaio_de_som
tournee digressao digressoes turne turnes
estreia* apresentac* espetaculo*
elenco atores interpretes
ensaio_geral ensaios
guiao texto roteiro
longa-metragem longas-metragens filme*
curta-metragem curtas-metragens filme*
documentario* filme_documental
posproducao pos-producao montagem edicao
estudio_de_som sala_de_gravac*
anuncio_de_radio spot spots
boletim_meteorologico previsao_do_tempo
redacao redacoes equipa_de_jornalistas sala_de_imprensa
diretos emissao_em_direto
conferencia_de_imprensa coletiva_de_imprensa entrevista_coletiva
assessoria_de_imprensa relac*_com_a_imprensa comunicac*_com_os_media contacto_com_a_imprensa
clipping recortes_de_imprensa revista_de_imprensa monitoriz*_da_imprensa
relac*_publicas comunicac*_institucional
marketing_digital marketing_online
banner banners faixa*
capa capas sobrecapa
lombada encadernac*
romance romances ficcao obra
conto contos narrativa*
poema* poesia
traducao_juramentada traducao_certificada traduc*_oficia*
glossario* terminologia vocabulario
lingua_de_chegada lingua_alvo
memoria_de_traducao < trados memoq
aluno_com_dificuldades alunos_com_dificuldades dificuldade*_de_aprendizagem
reforco_escolar apoio_escolar apoio_ao_estudo aulas_de_apoio recuperac*
aulas_particulares explicac* lic*_particulares
aula_pratica aulas_praticas trabalho_pratico praticas
laboratorio_de_informatica sala_de_informatica
olimpiada* concurso* competic*
sarau saraus festa evento
formatura cerimonia_de_final_de_curso
conselho_de_turma conselhos_de_turma reuniao_de_professores
adaptac*_curricular* medidas_seletivas
plano_de_aula planos_de_aula planificac*
evasao abandono_escolar abandono
absentismo faltas absenteismo
bolseir* bolsa_de_estudo
mestrando* aluno*_de_mestrado
doutorando* aluno*_de_doutoramento
orientac*_de_teses acompanhamento_de_teses
grupo_de_investigac* grupo_de_pesquisa equipa_de_investigac*
iniciac*_cientifica projeto_de_pesquisa
trabalho_de_campo saida_de_campo saidas_de_campo campanha*_de_campo no_terreno
censo censos contagem recenseamento
avistamento* observac*
armadilha* captura
anilhagem marcac*_de_aves
herbario colec*_de_plantas
amostra_de_solo amostras_de_terra
perfil_de_solo sondagem
inquerito questionario* formulario*
revisao_de_literatura revisao_bibliografica levantamento_bibliografico
ata atas registo_da_reuniao memorando*
despacho_de_processos encaminhamento_de_processos
balcao_unico loja_do_cidadao
taxa taxas emolumento*
concurso procedimento_concursal
empreitada empreitadas obra_publica
ajuste_direto contratac*_publica
inventario_de_bens cadastro_de_bens patrimonio
viatura_municipal frota_municipal
recolha_de_lixo recolha_de_residuos coleta_de_lixo
varric* limpeza_de_ruas limpeza_urbana varredura
mercado_municipal feira
espaco_verde espacos_verdes jardins parques zonas_verdes areas_verdes
parque_infantil parques_infantis playground
iluminac*_publica luz_publica candeeiro*
queixa queixas denuncia* participac*
transito trafego
achado achados perdidos_e_achados
sala_de_controlo central_de_monitoramento sala_de_operac*
portaria controlo_de_acessos
consulta_juridica aconselhamento_juridico apoio_juridico assessoria_juridica
minuta_de_contrato redac*_de_contratos elaborac*_de_contratos
prazos_processuais prazos_judiciais
insolvencia* falencia* recuperac*_de_empresas
execuc* cobranca_judicial
injunc* cobranca
due_diligence auditoria_juridica
escritura_publica ato_notarial escrituras
heranca herancas partilhas sucess*
divorcio divorcios separac*
guarda_de_menores responsabilidades_parentais regulac*_do_poder_paternal
arrolamento inventario
recurso_de_multa impugnac*
contencioso litigio* pleito*
acordo_extrajudicial transac* acordo
arbitragem tribunal_arbitral
fecho_de_contas encerramento_de_contas
conciliac*_bancaria reconciliac*_bancaria
lancamento_contabilistico lancamento_contabil registo_contabilistico escriturac*
declarac*_fiscal declarac*_fiscais obrigac*_fiscais impostos
obrigac*_acessorias declarac*_fiscais
guia_de_pagamento guias_de_recolhimento darf
contas_medicas faturamento_hospitalar
inadimplente* devedor* incumpridor*
inadimplencia incumprimento dividas atraso
emprestimo_bancario financiamento credito
aplicac*_financeira investimento*
cambio divisas moeda_estrangeira
pagamento* < cheque cheques
numerario especie dinheiro
sangria_de_caixa recolha_de_valores
custo_fixo despesas_fixas
orcamento_anual budget
previsao previsoes forecast estimativa*
balanco_social relatorio_social
clima_organizacional satisfac*_dos_colaboradores ambiente_de_trabalho
desligamento* saida rescis*
vale-transporte subsidio_de_transporte
vale-refeicao subsidio_de_refeicao ticket_refeicao
plano_de_saude seguro_de_saude
beneficios regalias
`
