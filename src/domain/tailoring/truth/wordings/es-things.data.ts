/** Things that are worked on and with in Spanish, over the trades; see `wordings.ts`. */
export const thingWordingsEs = `
tarro* frasco* bote botes envase*
frasco* tarro* pomo pomos
bote botes lata latas
bolsa* saco sacos
saco sacos bolsa* costal costales
bidon bidones garrafa* tambor tambores
garrafa* damajuana* bidon
cubo cubos balde* cubeta*
cesta* canasta* canasto*
caja cajas embalaje* cajon cajones
cajon cajones caja cajas gaveta*
contenedor* container* conteiner*
barril barriles tonel toneles barrica*
barrica* tonel toneles cuba cubas
deposito* tanque* cisterna*
cisterna* camion_cuba
vasija* recipiente* vaso vasos
recipiente* envase* contenedor*
bandeja* charola* azafate*
mochila* bolso*
sobre sobres carta cartas
precinto* sello* cierre_de_seguridad
palanca* barra barras
tornillo* tornilleria
tornilleria tornillos fijaciones
taladro* taladradora* perforadora*
amoladora* radial esmeril*
lijadora* lija
destornillador* atornillador*
llave_inglesa llaves herramienta_de_apriete
alicate* pinza* tenaza*
martillo* mazo
sierra* serrucho* cortadora*
motosierra* sierra_de_cadena
desbrozadora* motoguadana* bordeadora*
cortacesped* podadora_de_cesped maquina_de_cortar_cesped
azada* azadon*
rastrillo* herramienta_de_mano
manguera* manga mangas
pistola* pulverizador* aerografo
brocha* pincel* rodillo*
espatula* llana paleta
plomada* nivel_laser
escalera_de_mano escalera
elevador* plataforma_elevadora
polipasto* puente_grua grua
cinta_transportadora banda_transportadora cintas
banda* cinta* correa*
correa* banda* faja*
rodamiento* cojinete* balero*
engranaje* reductor* transmision
eje ejes arbol_de_transmision
manometro* medidor_de_presion
valvula* llave_de_paso
bomba bombas grupo_de_presion motobomba*
compresor* aire_comprimido
generador* grupo_electrogeno planta_electrica
transformador* trafo trafos
interruptor* llave_de_luz disyuntor* magnetotermico*
magnetotermico* interruptor* termomagnetico*
diferencial* disyuntor* interruptor_diferencial
fusible* proteccion_electrica
enchufe* tomacorriente* contacto_electrico
bombilla* foco focos lampara* ampolleta*
farola* alumbrado luminaria*
contador* medidor*
lectura_de_contadores toma_de_lectura
cerradura* chapa_de_puerta cerrojo*
persiana* cortina_metalica
toldo* lona lonas
vallado* valla* cerca* cerco* cercado* alambrado*
valla* vallado* cerca* cerramiento*
baranda* barandilla* pasamanos
bordillo* cordon cordones
acera* vereda* banqueta*
asfalto pavimento aglomerado*
adoquin* pavimento
teja tejas tejado*
canalon* canaleta* bajante*
desague* alcantarilla* saneamiento
alcantarillado saneamiento cloaca*
arqueta* registro pozo
sifon* desague*
griferia grifo* llave_de_agua canilla*
inodoro* vater* sanitario*
lavabo* lavamanos lavatorio*
ducha* plato_de_ducha regadera*
banera* tina
fregadero* pila lavaplatos
lavavajillas lavaplatos tren_de_lavado
lavadora* lavarropas
secadora* secarropas
nevera* frigorifico* heladera* refrigerador*
congelador* freezer camara_de_congelacion arcon*
horno* hornos
estufa* calefactor*
freidora* fritura*
parrilla* brasa* asador*
batidora* licuadora* mezcladora*
amasadora* mezcladora_de_masa
cuchillo* cuchilleria
cuberteria cubiertos
cristaleria copas vasos
mantel* manteleria ropa_de_mesa
servilleta* manteleria
toalla* lenceria ropa_de_bano
cama camas lecho lechos
almohada* ropa_de_cama
delantal* uniforme*
uniforme* ropa_de_trabajo indumentaria
bata batas uniforme*
epi epis equipo_de_proteccion equipos_de_proteccion < guante* casco cascos mascarilla* arnes* gafas_de_seguridad chaleco*
mascarilla* cubrebocas barbijo* tapabocas
arnes arneses linea_de_vida
extintor* extinguidor* matafuego*
sandwich* bocadillo* emparedado* bocata*
patata* papa papas
alubia* judia judias frijol* poroto*
maiz choclo elote*
tomate* jitomate*
pimiento* chile aji
aguacate* palta*
melocoton* durazno*
fresa* frutilla*
zumo* jugo jugos
gambas camaron* langostino*
cerdo puerco chancho
embutido* fiambre* chacina*
queso quesos lacteo*
nata crema
mantequilla manteca
helado* heladeria
magdalena* bizcocho*
galleta* bizcocho*
empanada* masa_rellena
croissant* cruasan* medialuna* bolleria
barra_de_pan baguette*
levadura* fermento* masa_madre
harina* molienda
azucar edulcorante*
especia* condimento* alino*
salsa* alino*
caldo* sopa* fondo*
sopa* crema cremas caldo*
guiso* estofado* cocido*
asado* carne_asada
fritura* frito*
entrante* primeros_platos
tapa tapas pincho* picoteo
aperitivo* picoteo canape*
refresco* gaseosa* bebida*
cerveza* cana canas
coctel* trago tragos combinado*
vino vinos caldo_de_uva
infusion* te manzanilla
menu menus carta minuta
comanda* pedido* orden_de_mesa
vale vales cupon* bono
propina* gratificacion*
bata_blanca uniforme
silla_de_ruedas sillas_de_ruedas ayudas_tecnicas ayuda_tecnica
andador* ayuda_tecnica ayudas_tecnicas
vendaje* venda vendas
aposito* gasa gasas
jeringa* jeringuilla*
cateter* via vias via_venosa
sonda* sondaje*
suero* fluidoterapia goteo*
bisturi* instrumental_quirurgico
instrumental instrumentos material_quirurgico
botiquin* material_de_primeros_auxilios
desfibrilador* desa dea
respirador* ventilador_mecanico
oxigeno oxigenoterapia
fonendo* estetoscopio*
tensiometro* presion
glucometro* glucosa
termometro* temperatura
electrocardiograma* ecg electro electros
ecografia* ultrasonid*
radiografia* rayos_x placas
resonancia* rm resonador
tac tomografia* escaner
analitica* analisis_de_sangre hemograma*
biopsia* muestra_de_tejido
receta* prescripcion* formula_medica
pastillero* sistema_personalizado_de_dosificacion spd
pastilla* comprimido* tableta* medicacion_oral
jarabe* medicacion_oral
pomada* crema unguento*
dosis toma tomas
panal* absorbente*
empapador* absorbente*
ictus acv derrame_cerebral
infarto* ataque_al_corazon
parada_cardiorrespiratoria pcr paro_cardiaco
traumatismo* lesion* < fractura* esguince* luxacion* contusion*
esguince* torcedura*
quemadura* lesion_por_calor
resfriado* catarro*
fiebre temperatura
hipertension tension_alta presion_alta
embarazo* gestacion*
cesarea* parto_quirurgico
alumbramiento* parto*
vacuna* inmunizacion*
cuento* historia* fabula*
ficha_didactica fichas ejercicios
pizarra* pizarron*
proyector* canon
mochila_escolar material_escolar
boletin_de_notas calificaciones libreta_de_notas
beca* ayuda_al_estudio
expediente_academico notas
asignatura* materia* ramo curso
trimestre* evaluacion
tablet* tableta*
portatil* notebook* laptop* ordenador_portatil
servidor* servidores
cableado* cable* cables
enrutador* router*
punto_de_acceso wifi
contrasena* clave* password*
inicio_de_sesion login autenticacion
permisos accesos privilegios
hoja_de_calculo hojas_de_calculo planilla* excel_compartido
planilla* hoja_de_calculo hojas_de_calculo tabla
carpeta* legajo* archivador*
copia_en_papel papel
script* rutina* automatismo*
rutina* procedimiento*
automatizacion* automatismo*
vulnerabilidad* fallo_de_seguridad brecha*
version* release* entrega*
modulo* componente*
componente* modulo* pieza*
formulario* impreso* plantilla*
consulta_sql query queries
registro* log logs
aviso* alerta* notificacion*
alerta* aviso* notificacion* alarma*
notificacion* aviso* comunicacion*
comunicacion* escrito* notificacion*
recordatorio* aviso*
carta cartas misiva* escrito*
oficio* escrito* comunicacion_oficial
circular* nota_interna
memorando* nota_interna circular
borrador* version_preliminar
dictamen* informe_juridico
certificado* acreditacion* constancia*
constancia* certificado* justificante*
ticket* boleto* entrada*
entrada* ticket* boleto* localidad*
billete* pasaje* boleto* tiquete*
pasaje* billete* boleto* ticket* tiquete*
visado* visa visas
pasaporte* documento_de_viaje
dni documento_de_identidad cedula* carne
carne carnet carnets carnes_de_socio credencial*
licencia_de_conducir carnet_de_conducir permiso_de_conducir
matricula* placa patente
itv inspeccion_tecnica vtv
poliza* contrato_de_seguro seguro*
prima primas cuota*
cuota* mensualidad* plazo
mensualidad* cuota_mensual cuotas
letra* pagare*
pagare* documento_de_pago
transferencia* giro giros
remesa* lote_de_recibos domiciliacion*
domiciliacion* debito_automatico recibo_domiciliado
anticipo* adelanto* pago_a_cuenta
anulacion* cancelacion*
cancelacion* anulacion* baja
reprogramacion* cambio_de_fecha cambios_de_fecha aplazamiento*
aplazamiento* prorroga* cambio_de_fecha
prorroga* ampliacion_de_plazo extension
penalizacion* multa* recargo*
descuento* bonificacion* rebaja*
presupuesto* estimacion_de_costes
gastos_generales costes_fijos
dietas viaticos gastos_de_viaje
ingreso* entrada_de_dinero
beneficio* ganancia* utilidad*
perdida* deficit
margen* rentabilidad
rentabilidad margen beneficio
saldo* balance_de_cuenta
arqueo* recuento_de_caja cuadre_de_caja
patrimonio* bienes activos
herencia* caudal_hereditario
testamento* ultima_voluntad
poder_notarial apoderamiento*
escritura* documento_notarial
pleito* litigio* juicio* causa_judicial
litigio* pleito* contencioso*
recurso* apelacion* impugnacion*
fallo_judicial sentencia*
resolucion* sentencia* fallo_judicial
indemnizacion* resarcimiento* compensacion*
clausula* condicion* contractual
arrendamiento* alquiler* arriendo* renta
fianza* deposito garantia aval
hipoteca* prestamo_hipotecario credito_hipotecario
tasacion* valoracion* avaluo*
cedula_de_habitabilidad licencia_de_ocupacion
camion* vehiculo_de_carga
trailer* camion_articulado tractocamion* cabeza_tractora
remolque* acoplado*
furgoneta* furgon* van camioneta*
autobus* bus buses omnibus micro camion_de_pasajeros
autocar* autobus_de_larga_distancia omnibus
metro subte subterraneo
tranvia* metro_ligero
helicoptero* aeronave*
barco* nave navio*
lancha* bote embarcacion*
motocicleta* moto motos
ambulancia* vehiculo_sanitario
carreta* carro
parabrisas luna lunas
parachoques paragolpes
maletero* cajuela* baul
capo cofre
embrague* transmision
combustible* carburante*
gasolina nafta combustible carburante
gasoil diesel gasoleo
repostaje carga_de_combustible
averia* desperfecto* descompostura*
pinchazo* rueda_pinchada
atasco* embotellamiento*
semaforo* senal_luminosa
senalizacion senales senaletica
senal senales senaletica cartel_indicador
pancarta* lona
valla_publicitaria cartel_publicitario
octavilla* volante* flyer*
flyer* octavilla* volante* folleto*
folleto* flyer* diptico* desplegable*
tarjeta_de_visita tarjeta_de_presentacion
catalogo* muestrario*
logo logos logotipo* imagotipo*
portada* cubierta* tapa
contraportada* contracubierta*
lamina* plancha*
chapa* lamina* plancha*
viga vigas perfil perfiles travesano*
pilar* columna*
forjado* losa losas
losa losas placa_de_hormigon
vigueta* vigas
encofrado* molde_de_hormigon cimbra*
armadura* ferralla hierro
ferralla armadura* acero_corrugado
mortero* mezcla argamasa
yeso escayola
pladur carton_yeso placa_de_yeso durlock drywall
tabique* pared_divisoria
parquet tarima suelo_de_madera entarimado
moqueta* alfombra*
azulejo* ceramica*
papel_pintado empapelado
barniz* laca
aislamiento* aislante*
impermeabilizacion* tela_asfaltica
ladrillo* bloque
arena aridos grava
grava aridos gravilla
escombro* cascote* residuos_de_obra
zanja* excavacion* apertura_de_zanja
abono* fertilizante* < estiercol guano compost
plantones plantula* plantin*
plantel plantin* almacigo*
esqueje* estaquilla*
injerto* injertado
maleza* malas_hierbas hierbas
malas_hierbas maleza* hierba_espontanea
plaga* insecto*
plaguicida* pesticida*
fitosanitario* producto_fitosanitario < herbicida* fungicida* plaguicida* pesticida* insecticida*
varroa acaro acaros antivarroa
antiparasitari* desparasit*
cria crias camada*
cordero* borrego*
ternero* becerro*
lechon* cochinillo*
pollito* pollo*
rebano* hato ovejas ganado
pienso* balanceado
forraje* pasto heno
heno paja forraje
leche producto_lacteo
lana vellon*
cuero* piel pieles
miel productos_de_la_colmena
panal panales cuadro cuadros
red redes aparejo* arte_de_pesca
anzuelo* aparejo*
tela telas pano panos tejido*
hilo hilos hilado*
aguja* agujas
cremallera* cierre_relampago
dobladillo* bajo bajos ruedo
boton botones botonadura
pantalon pantalones vaquero*
chaqueta* americana saco
jersey jerseis sueter*
camiseta* playera* remera* polera*
falda* pollera*
vestido* traje*
abrigo* chaqueton*
zapatilla* tenis deportivas
bolso* cartera*
gafas anteojos lentes
joya* alhaja* joyeria
anillo* sortija*
collar* gargantilla*
maquillaje cosmetica
esmalte_de_unas manicura
depilacion* cera
mechas reflejos
flequillo* corte
barba afeitado
afeitado* barba rasurado*
pelicula* film filme* cinta largometraje*
cortometraje* corto cortos
documental* reportaje*
serie* ficcion
escena* plano planos
toma tomas plano planos
rodaje* grabacion* filmacion*
grabacion* rodaje* registro_audiovisual
montaje* edicion
banda_sonora musica
disco* album
partitura* obra_musical
concierto* recital*
gira giras tournee
obra_de_teatro montaje_teatral funcion_teatral
vestuario* trajes
decorado* escenografia*
atrezo* utileria
cuadro* lienzo* pintura*
lienzo* cuadro* tela
escultura* talla
grabado* estampa
ceramica* alfareria
exposicion* muestra_de_arte
catalogo_de_exposicion catalogo
pieza_de_museo obra
columna_de_opinion articulo
entrevista* conversacion
revista* magacin* publicacion*
periodico* diario* rotativo*
boletin_informativo newsletter* boletin*
podcast* programa_de_audio
directo* emision_en_vivo en_vivo
retransmision* emision* transmision*
partido* encuentro* juego
campeonato* torneo* liga
carrera* prueba_deportiva
maraton* carrera_popular
premio* galardon* < medalla* trofeo* copa copas
balon* pelota*
pesas mancuernas
colchoneta* esterilla*
material_deportivo equipamiento_deportivo implementos
ensayo_clinico estudio_clinico
probeta* tubo_de_ensayo
matraz* material_de_vidrio vidrio
microscopio* microscopia
reactivo* producto_quimico
cepa* cultivo*
placa_de_petri placas_de_cultivo
cromatografo* cromatografia hplc
espectrometro* espectrometria
balanza* bascula*
bascula* balanza* peso
sensor* sonda* detector*
dron drones uas vant
satelite* imagen_satelital
mapa* cartografia plano
cartografia mapas planos
coordenada* georreferencia*
roca* piedra* material_geologico
arma armas armamento
chaleco* prenda_de_proteccion
camara* videocamara*
alarma* sistema_de_seguridad
llave llaves llavero*
tarjeta* credencial*
acreditacion* credencial* pase
pulsera* identificacion
lista_de_espera cola
cola colas fila filas
buzon* correo
giro_postal envio_de_dinero
telegrama* burofax
sello* estampilla* timbre*
franqueo* envio_postal
guia_de_carga carta_de_porte
carta_de_porte cmr albaran_de_transporte
conocimiento_de_embarque bl
contenedor_maritimo contenedor*
inventario* recuento_de_existencias toma_de_inventario
rotura_de_stock quiebre_de_stock falta_de_existencias
faltante* falta faltas
sobrante* excedente* remanente*
devolucion* mercancia_devuelta logistica_inversa
codigo_de_barras lectura_de_codigos
pistola_lectora escaner terminal_de_mano pda radiofrecuencia
retractilado* film_estirable plastificado
fleje* zuncho*
wifi wlan red_inalambrica redes_inalambricas inalambric* wireless
dobladillo* bajos acort*
arregl* acort*
`
