/** Software, data, systems and security. Format: see `../lexicon.ts`. */
export const softwareSkills = `
JavaScript | js; ECMAScript; ES6; ES6+; ES2015; ES5; vanilla JavaScript | > Programming
TypeScript | =TS | > JavaScript
Python | python3; python 2 | > Programming
Java | core java; java 8; java 11; java 17; java se; java 21 | > Programming
Java EE | j2ee; jee; java-ee; Jakarta EE; java enterprise edition | > Java
!C | ?C; C programming; ansi c; embedded c; C99 | > Programming
C++ | cpp; c plus plus; C++11; C++17; C++20; C++14 | > Programming
C# | c sharp; csharp; c#.net | > Programming; .NET
.NET | dotnet; dot net; .net core; .net framework | < ASP.NET~asp net core; ASP.NET MVC; ADO.NET
!Go | ?Go; golang; go programming language; =?go; ?go | > Programming
!Rust | =Rust; rustlang | > Programming
Ruby | > Programming
Ruby on Rails | rails; RoR | > Ruby
PHP | php 7; php 8; php7 | > Programming
!Swift | =Swift; ?swift | > Programming | < SwiftUI~swift ui
Kotlin | > Programming
!Scala | =Scala | > Programming
!R | ?R; r programming; r language | > Programming | < RStudio~tidyverse~ggplot2
MATLAB | > Programming
Perl | > Programming
Objective-C | objective c; objc | > Programming
!Dart | =Dart | > Programming
Elixir | > Programming
Erlang | > Programming
Haskell | > Programming; Functional Programming
Clojure | > Programming; Functional Programming
F# | fsharp | > .NET; Functional Programming
Groovy | > Programming
Lua | > Programming
Julia programming | julia lang | > Programming
COBOL | > Programming
Fortran | > Programming
Visual Basic | vb.net; vb6; visual basic .net | > Programming
VBA | visual basic for applications; excel macros; excel vba | de: Makros | > Microsoft Excel
Assembly language | assembler | > Programming
Delphi | > Programming
Solidity | > Blockchain
ABAP | sap abap | > SAP
Apex | salesforce apex; =Apex | > Salesforce
PL/SQL | plsql | > SQL
T-SQL | tsql; transact-sql | > SQL
Bash | bash scripting; bash shell | > Shell Scripting
Shell Scripting | shell script; unix shell; shell scripts; unix scripting; linux shell; ?shell; ?Shell | de: Shell-Skripte; Shellskripte | > Scripting
PowerShell | power shell | > Scripting
Scripting | scripting languages; scripting language; script languages; scripting skills | de: Skriptsprachen; Skripting | fr: langages de script | es: lenguajes de script | pt: linguagens de script | nl: scripttalen
Programming | ?coding; ?Coding; computer programming; programming languages; programming language; software programming; modern programming languages; code development | de: Programmierung; Programmieren; Programmiersprachen; Programmierkenntnisse | fr: programmation; langages de programmation | es: programación; lenguajes de programación | pt: programação; linguagens de programação | nl: programmeren; programmeertalen
Software Development | ?software engineering; ?Software Engineering; software design; application development; development of software; software design and development; software delivery; developing software; ?development; ?Development; enterprise software; computer software | de: Softwareentwicklung; Software-Entwicklung; Anwendungsentwicklung; Softwaretechnik | fr: développement logiciel; développement de logiciels; développement d'applications; génie logiciel | es: desarrollo de software; ingeniería de software; desarrollo de aplicaciones | pt: desenvolvimento de software; engenharia de software; desenvolvimento de aplicações | nl: softwareontwikkeling; software ontwikkeling; applicatieontwikkeling
Software Development Life Cycle | SDLC; software development lifecycle; software lifecycle; software development process; software delivery lifecycle; software development processes; development lifecycle; software development cycle; development life cycle | de: Softwarelebenszyklus; Software-Lebenszyklus | fr: cycle de vie logiciel | es: ciclo de vida del software | pt: ciclo de vida de software | nl: softwareontwikkelingsproces
Web Development | web application development; web applications; web apps; web-applications; web application; web technologies; web technology; website development; ?web | de: Webentwicklung; Web-Entwicklung; Webanwendungen; Webtechnologien | fr: développement web; applications web; technologies web | es: desarrollo web; aplicaciones web | pt: desenvolvimento web; aplicações web | nl: webontwikkeling; webapplicaties
Front-End Development | frontend; front end; front-end; frontend development; client-side; frontend architecture; front end technologies; front-end technologies | de: Frontend-Entwicklung; Frontendentwicklung | fr: développement front-end | es: desarrollo front-end; desarrollo frontend | pt: desenvolvimento front-end; desenvolvimento frontend | nl: front-end ontwikkeling
Back-End Development | backend; back end; back-end; server-side; server side; backend services; backend development | de: Backend-Entwicklung; Backendentwicklung | fr: développement back-end | es: desarrollo back-end; desarrollo backend | pt: desenvolvimento back-end; desenvolvimento backend | nl: back-end ontwikkeling
Full-Stack Development | full stack; fullstack; full-stack; full stack development | > Front-End Development; Back-End Development
Mobile Development | mobile app development; mobile apps; mobile applications; mobile application development; mobile technologies; ?mobile; mobile development space | de: App-Entwicklung; mobile Entwicklung; mobile Anwendungen | fr: développement mobile; applications mobiles | es: desarrollo móvil; aplicaciones móviles | pt: desenvolvimento mobile; aplicativos móveis; aplicações móveis | nl: mobiele ontwikkeling; mobiele apps
Game Development | game design; game programming; video game development | de: Spieleentwicklung | fr: développement de jeux; développement de jeux vidéo | es: desarrollo de videojuegos | pt: desenvolvimento de jogos | nl: gameontwikkeling
Android | android development; android sdk; android studio; android apps; android platform; android framework | > Mobile Development
iOS | ios development; ios sdk; ios apps | > Mobile Development
React | react.js; reactjs; react js | > JavaScript; Front-End Development
React Native | > React; Mobile Development
Redux | redux toolkit; redux-saga; redux saga | > React
Next.js | nextjs | > React
Angular | angularjs; angular.js; angular 2+; angular 2; angular js | > TypeScript; JavaScript; Front-End Development
Vue.js | ?vue; =Vue; vuejs; vue 2; vue developer; vue 3; vue js | > JavaScript; Front-End Development
Vuex | pinia | > Vue.js
Nuxt.js | nuxtjs; nuxt | > Vue.js
Svelte | sveltekit | > JavaScript
Ember.js | emberjs; ember | > JavaScript
Backbone.js | backbonejs | > JavaScript
jQuery | > JavaScript
RxJS | ReactiveX
NgRx
RxJava | rx-java
Node.js | nodejs; node js; ?Node; ?node; node.js development | > JavaScript; Back-End Development
Express.js | expressjs; express js; ?Express | > Node.js
NestJS | nest.js | > Node.js
npm | package managers
Yarn
pnpm
Webpack | > JavaScript
Vite | > JavaScript
Rollup.js | > JavaScript
Snowpack | > JavaScript
Parcel.js | > JavaScript
Babel | > JavaScript
ESLint | > JavaScript
D3.js | d3js | > JavaScript
Three.js | threejs | > JavaScript
HTML | html5; xhtml; html 5 | > Web Development
CSS | css3; cascading style sheets; css 3 | > Web Development
Sass | scss | > CSS
Less CSS | > CSS
PostCSS | > CSS
Tailwind CSS | tailwindcss; tailwind | > CSS
Bootstrap | bootstrap css; twitter bootstrap | > CSS
Material UI | material-ui; mui
Responsive Design | responsive web design; responsive web apps; responsive web; mobile first; mobile-first design | de: responsives Webdesign; Responsive Webdesign | fr: conception responsive; design responsive | es: diseño responsive; diseño adaptable | pt: design responsivo | nl: responsief ontwerp
Web Accessibility | wcag; accessibility standards; wai-aria; digital accessibility; a11y; accessibility testing; section 508 | de: Barrierefreiheit; digitale Barrierefreiheit | fr: accessibilité web; accessibilité numérique; rgaa | es: accesibilidad web | pt: acessibilidade web; acessibilidade digital | nl: webtoegankelijkheid; digitale toegankelijkheid
Progressive Web Apps | pwa; progressive web app; single page applications; spas; single-page applications | > Web Development
Web Performance | web application performance; page speed; core web vitals; performance optimization; performance optimisation; performance tuning; ?performance; system performance; application performance | de: Performance-Optimierung; Leistungsoptimierung | fr: optimisation des performances | es: optimización del rendimiento | pt: otimização de desempenho; otimização de performance | nl: performance-optimalisatie
Spring | spring framework; spring mvc; spring-mvc; spring cloud; spring security; =Spring; ?spring | > Java
Spring Boot | springboot; spring-boot; Spring ( Boot ) | > Spring; Java
Hibernate | jpa; hibernate orm; ORM; object-relational mapping | > Java
Quarkus | > Java
Micronaut | > Java
Maven | apache maven | > Java
Gradle | > Java
JUnit | junit 5 | > Java; Unit Testing
Mockito | > Java; Unit Testing
MockK | > Java; Unit Testing
PowerMock | > Java; Unit Testing
EasyMock | > Java; Unit Testing
TestNG | > Java; Unit Testing
Tomcat | apache tomcat | > Java
JBoss | wildfly | > Java
WebLogic | > Java
WebSphere | > Java
JSF | java server faces | > Java
JSP | > Java
Servlets | > Java
JVM | jvm ecosystem; java virtual machine
Django | > Python
Flask | > Python
FastAPI | > Python
Pandas | > Python; Data Analysis
NumPy | > Python
SciPy | > Python
Jupyter | jupyter notebook; jupyter notebooks | > Python
pytest | > Python; Unit Testing
Celery | celery queue; rabbitmq celery | > Python
Laravel | > PHP
Symfony | symfony2; symfony 4 | > PHP
CodeIgniter | > PHP
CakePHP | > PHP
Yii | > PHP
Zend Framework | > PHP
WordPress | woocommerce | > CMS
Drupal | > CMS
Joomla | > CMS
TYPO3 | > CMS
CMS | content management system; content management systems | de: Content-Management-System; Redaktionssystem | fr: système de gestion de contenu; gestion de contenus | es: gestor de contenidos; sistema de gestión de contenidos | pt: sistema de gestão de conteúdo; gestor de conteúdos | nl: contentmanagementsysteem
Magento | adobe commerce | > E-Commerce
Shopify | > E-Commerce
Entity Framework | ef core | > .NET | < LINQ
Blazor | > .NET; C#
WPF | > .NET; C#
WinForms | > .NET; C#
Xamarin | > .NET; C#
.NET MAUI | > .NET; C#
Flutter | > Dart; Mobile Development
Ionic | > Mobile Development
Cordova | phonegap | > Mobile Development
Capacitor.js | > Mobile Development
Unity | unity3d; =Unity; unity engine | > Game Development; C#
Unreal Engine | unreal; ue4; ue5 | > Game Development; C++
OpenGL
Vulkan
DirectX
WebGL
Qt | qt framework; qml | > C++
CMake
GCC
Clang
Makefile
SQL | sql queries; structured query language; sql development; sql databases | de: SQL-Abfragen | > Databases
NoSQL | nosql databases; no-sql databases; non-relational databases; no-sql | > Databases
Databases | database; relational databases; database design; rdbms; relational database; database management; database development; dbms; relational dbs; data modeling and databases | de: Datenbanken; relationale Datenbanken; Datenbank; Datenbankentwicklung | fr: bases de données; base de données | es: bases de datos; base de datos | pt: bancos de dados; banco de dados; bases de dados; base de dados | nl: databanken
Database Administration | dba; sql server administration; database tuning | de: Datenbankadministration; Datenbankverwaltung | fr: administration de bases de données | es: administración de bases de datos | pt: administração de banco de dados; administração de bases de dados | nl: databasebeheer | > Databases
PostgreSQL | postgres; postgre sql | > SQL | < PostGIS
MySQL | my sql | > SQL
MariaDB | maria db | > SQL
Microsoft SQL Server | sql server; mssql; ms sql; ms sql server; sql-server; microsoft sql | > SQL | < SSIS; SSRS; SSAS; Azure SQL Database~azure-sql-database
Oracle Database | oracle db; oracle sql; oracle 12c; oracle rac; =Oracle; ?oracle; oracle databases | > SQL
SQLite | > SQL
DB2 | ibm db2 | > SQL
MongoDB | mongo; mongo db | > NoSQL
Redis
Memcached
Hazelcast
Caching | distributed caching; distributed cache
Cassandra | apache cassandra | > NoSQL
ScyllaDB | > NoSQL
DynamoDB | > NoSQL; AWS
Elasticsearch | elastic search | < OpenSearch; Kibana; Logstash; Solr; Lucene; CloudSearch; ELK Stack~=ELK~?elk~elastic stack
Neo4j | < Graph Databases~graph database~graph dbs
Firebase
Firestore
Supabase
Couchbase | couchdb | > NoSQL
HBase | > NoSQL
Aerospike | > NoSQL
InfluxDB
Time-Series Databases
TimescaleDB
Snowflake | =Snowflake; ?snowflake | > Data Warehousing
BigQuery | google bigquery | > Data Warehousing; Google Cloud
Amazon Redshift | redshift | > Data Warehousing; AWS
Databricks | delta lake | > Apache Spark
Teradata | > Data Warehousing
Data Warehousing | data warehouse; dwh; data warehouses | fr: entrepôt de données; entrepôts de données | es: almacén de datos; almacenes de datos | > Databases | < OLAP; Data Lake~data lakes~lakehouse; Data Mart; Star Schema
ETL | elt; etl pipelines; data pipelines; data integration; data pipeline; etl processes; extract transform load; data extraction; data ingestion | de: Datenintegration; Datenpipelines | fr: intégration de données; pipelines de données | es: integración de datos | pt: integração de dados; pipelines de dados | nl: data-integratie
!Informatica | Informatica PowerCenter | > ETL
Talend | > ETL
Pentaho | > ETL
DataStage | > ETL
Ab Initio | > ETL
dbt | data build tool | > ETL; SQL
Fivetran | > ETL; SQL
Airbyte | > ETL; SQL
Apache Airflow | airflow | > ETL
Dagster | > ETL
Apache Spark | spark; pyspark; apache-spark; spark streaming; sparkml | > Big Data
Hadoop | apache hadoop | > Big Data | < Hive; Cloudera; Sqoop; HDFS; MapReduce
Apache Kafka | kafka; kafka streams; confluent kafka; apache-kafka | > Message Queues
Apache Flink | flink | > Big Data
Apache Storm | > Big Data
Apache Beam | > Big Data
Stream Processing | streaming data; real-time data processing | > Big Data
Big Data | bigdata; big-data; large data sets; large datasets; big data technologies | fr: données massives; mégadonnées | es: datos masivos
Data Engineering | data architecture; data platform; data infrastructure | de: Datenarchitektur | fr: ingénierie des données; architecture de données; ingénierie de données | es: ingeniería de datos; arquitectura de datos | pt: engenharia de dados; arquitetura de dados | nl: data-architectuur
Data Modeling | data modelling; data models; dimensional modeling; entity relationship diagrams; conceptual logical and physical diagrams | de: Datenmodellierung | fr: modélisation de données; modélisation des données | es: modelado de datos; modelización de datos | pt: modelagem de dados; modelação de dados | nl: datamodellering
Data Analysis | data analytics; ?analytics; ?Analytics; analysing data; analyzing data; analyze data; analyse data; data & analytics; data interpretation; analysis of data; ad hoc analysis; data mining | de: Datenanalyse; Datenauswertung; Datenanalysen; Auswertung von Daten | fr: analyse de données; analyse des données; analyses de données | es: análisis de datos; analítica de datos | pt: análise de dados; análises de dados | nl: data-analyse; data analyse; gegevensanalyse
Data Science | applied data science | fr: science des données; sciences des données | es: ciencia de datos; ciencia de los datos | pt: ciência de dados; ciência dos dados | de: Datenwissenschaft | > Statistics; Data Analysis
Machine Learning | ml; statistical learning; supervised learning; machine learning algorithms; machine learning models | de: maschinelles Lernen; maschinellem Lernen | fr: apprentissage automatique; apprentissage machine | es: aprendizaje automático | pt: aprendizado de máquina; aprendizagem automática | nl: machinaal leren | < Recommender Systems; Predictive Modeling~predictive modelling~predictive models~predictive analytics
Deep Learning | neural networks; neural network; cnn; rnn; convolutional neural networks; transformers models | de: neuronale Netze; tiefes Lernen | fr: apprentissage profond; réseaux de neurones | es: aprendizaje profundo; redes neuronales | pt: aprendizado profundo; redes neurais | nl: neurale netwerken | > Machine Learning
Artificial Intelligence | =AI; ?ai; applied ai; a.i. | de: künstliche Intelligenz; KI | fr: intelligence artificielle; =IA | es: inteligencia artificial | pt: inteligência artificial | nl: kunstmatige intelligentie
Generative AI | genai; gen ai | de: generative KI; große Sprachmodelle | fr: ia générative; grands modèles de langage | es: ia generativa | pt: ia generativa | nl: generatieve ai | > Artificial Intelligence | < Prompt Engineering; RAG~retrieval augmented generation; LangChain; GPT; ChatGPT; OpenAI API; Large Language Models~llm~llms~large language model
Natural Language Processing | nlp; nlu; computational linguistics | de: Sprachverarbeitung; Computerlinguistik | fr: traitement du langage naturel; traitement automatique des langues | es: procesamiento de lenguaje natural; procesamiento del lenguaje natural | pt: processamento de linguagem natural | nl: natuurlijke taalverwerking | > Machine Learning | < Sentiment Analysis; spaCy; NLTK; Hugging Face; Text Mining
Computer Vision | image recognition; machine vision | de: Bildverarbeitung; Bilderkennung | fr: vision par ordinateur; traitement d'images; traitement d'image | es: visión por computador; visión artificial; procesamiento de imágenes | pt: visão computacional; processamento de imagens | nl: beeldverwerking; beeldherkenning | < OpenCV; Image Processing; Object Detection
TensorFlow | > Deep Learning; Python
Keras | > Deep Learning; Python
PyTorch | > Deep Learning; Python
scikit-learn | sklearn | > Machine Learning; Python
XGBoost | > Machine Learning; Python
statsmodels | > Machine Learning; Python
LightGBM | > Machine Learning; Python
MLOps | model deployment | > Machine Learning | < MLflow; Kubeflow; Amazon SageMaker~sagemaker; Vertex AI
Reinforcement Learning | > Machine Learning
Statistics | statistical analysis; statistical modeling; statistical modelling; statistical methods; probability; statistical; statistical techniques; statistical software | de: Statistik; statistische Methoden; statistische Analyse; statistische Auswertung | fr: statistiques; statistique; analyse statistique; analyses statistiques; biostatistique | es: estadística; análisis estadístico; bioestadística | pt: estatística; análise estatística; bioestatística | nl: statistiek; statistische analyse | < Regression Analysis; Biostatistics; Bayesian Statistics; Hypothesis Testing
SAS | =SAS; sas programming; base sas; sas enterprise guide | > Statistics
SPSS | ibm spss | > Statistics
Stata | > Statistics
EViews | > Statistics
Power BI | powerbi; power-bi; microsoft power bi; ms power bi | > Business Intelligence; Data Visualization | < DAX; Power Query
!Tableau | =Tableau; tableau dashboards; tableau software; tableau desktop; tableau server | > Business Intelligence; Data Visualization
Qlik | qlikview; qlik sense; qliksense | > Business Intelligence
Looker | > Business Intelligence
Looker Studio | google data studio; data studio | > Business Intelligence
Metabase | > Business Intelligence
Apache Superset | superset | > Business Intelligence
Sisense | > Business Intelligence
MicroStrategy | > Business Intelligence
Cognos | > Business Intelligence
SAP BusinessObjects | business objects; sap bo | > Business Intelligence
Business Intelligence | =BI; bi tools; bi reporting; business analytics; bi solutions | fr: informatique décisionnelle; intelligence d'affaires | es: inteligencia de negocio; inteligencia de negocios; inteligencia empresarial | pt: inteligência de negócios; inteligência de negócio
Data Visualization | data visualisation; dashboards; dashboarding; dashboard development; data storytelling; infographics; charts and graphs | de: Datenvisualisierung; Visualisierung von Daten | fr: visualisation de données; visualisation des données; datavisualisation; tableaux de bord | es: visualización de datos; cuadros de mando | pt: visualização de dados; painéis de indicadores | nl: datavisualisatie
Data Governance | data management; data stewardship; data integrity | de: Datenqualität; Datenmanagement; Stammdatenpflege; Stammdaten; Datenpflege; Stammdatenmanagement | fr: gouvernance des données; qualité des données; gestion des données; gouvernance de données | es: gobierno del dato; gobierno de datos; calidad de datos; gestión de datos | pt: governança de dados; qualidade de dados; gestão de dados | nl: datakwaliteit; databeheer; datamanagement | < Master Data Management~mdm~master data; Data Quality~data cleansing~data cleaning; Metadata Management
Bioinformatics | computational biology | de: Bioinformatik; Genomik | fr: bio-informatique; bioinformatique; génomique | es: bioinformática; genómica | pt: bioinformática; genômica | nl: bio-informatica; bioinformatica | < Genomics; Phylogenetics; Next Generation Sequencing~ngs~sequence analysis; Biopython
GIS | geographic information systems; geospatial; geospatial analysis; geographic information system; geospatial data | de: Geoinformationssysteme; Geodaten; Geoinformatik | fr: SIG; systèmes d'information géographique; géomatique; géospatial | es: sistemas de información geográfica; SIG | pt: sistemas de informação geográfica; geoprocessamento | nl: geo-informatie; geografische informatiesystemen | < ArcGIS~arcmap; QGIS
Remote Sensing | de: Fernerkundung; Photogrammetrie | fr: télédétection; photogrammétrie | es: teledetección; fotogrametría | pt: sensoriamento remoto; deteção remota; fotogrametria | nl: remote sensing technieken; fotogrammetrie
LiDAR
Photogrammetry
AWS | amazon web services; amazon-web-services; amazon aws; amazon cloud; aws cloud; Amazon Web Services ( AWS ) | > Cloud Computing
Amazon EC2 | ec2; aws ec2 | > AWS
Elastic Beanstalk | > AWS
Amazon ECS | ecs; aws ecs | > AWS
AWS Fargate | fargate | > AWS
Amazon EKS | eks; aws eks | > AWS
AWS Lambda | =Lambda; lambdas; aws lambda functions | > AWS; Serverless
Amazon S3 | =S3; s3 buckets | > AWS
Amazon RDS | =RDS; aurora db; amazon aurora | > AWS
AWS CloudFormation | cloudformation | > AWS
AWS CDK | > AWS
Amazon CloudWatch | cloudwatch; cloud watch | > AWS
Amazon CloudFront | cloudfront | > AWS
Amazon SNS | sns | > AWS
Amazon SQS | sqs | > AWS
Amazon VPC | vpc; vpcs | > AWS
AWS SAM | > AWS
Azure | microsoft azure; ms azure; azure cloud | > Cloud Computing | < Azure Functions; Azure Data Factory; Azure Active Directory~azure ad~entra id; Azure Kubernetes Service~aks; Azure Synapse
Azure DevOps | tfs; team foundation server; azure pipelines; vsts | > CI/CD; DevOps
Google Cloud | gcp; google cloud platform; google-cloud-platform; Google Cloud Platform ( GCP ) | > Cloud Computing | < Google Kubernetes Engine~gke
IBM Cloud | > Cloud Computing
Oracle Cloud | oci | > Cloud Computing
Alibaba Cloud | > Cloud Computing
DigitalOcean | > Cloud Computing
Heroku | > Cloud Computing
Vercel | > Cloud Computing
Netlify | > Cloud Computing
Cloudflare | > Cloud Computing
OpenStack | > Cloud Computing | < Private Cloud; Hybrid Cloud
Cloud Computing | cloud; cloud technologies; cloud services; public cloud; cloud platforms; cloud infrastructure; cloud-native; cloud native; cloud architecture; cloud solutions; cloud deployment; cloud migration; iaas; paas; cloud platform; multi-cloud; cloud engineering | de: Cloud-Technologien; Cloud-Lösungen; Cloud-Infrastruktur; Cloud-Dienste | fr: infonuagique; informatique en nuage; technologies cloud; solutions cloud | es: computación en la nube; servicios en la nube; la nube; soluciones cloud | pt: computação em nuvem; computação na nuvem; soluções em nuvem; nuvem | nl: cloudtechnologie; cloudoplossingen; clouddiensten
SaaS | software as a service; software-as-a-service; b2b saas; multi-tenant | > Cloud Computing
Serverless | serverless framework; function as a service; faas; aws serverless; serverless architecture | > Cloud Computing
Docker | dockerfile | > Containerization
Docker Compose | docker-compose | > Containerization
Docker Swarm | > Containerization
Podman | > Containerization
Containerization | ?containers; ?Containers; ?container; software containers; application containers; linux containers; container images; container platforms; containerisation; container technologies; container technology; containerized applications; container orchestration; containerized | de: Containerisierung; Container-Technologien; Containertechnologien | fr: conteneurisation; conteneurs applicatifs | es: contenerización | pt: conteinerização | nl: containertechnologie
Kubernetes | k8s; kubernets; kubectl | > Containerization | < Helm~helm charts; Rancher; Istio; Service Mesh
OpenShift | red hat openshift | > Kubernetes
Cloud Foundry | pcf | > Kubernetes
Terraform | hashicorp terraform | > Infrastructure as Code
Terragrunt | > Infrastructure as Code
OpenTofu | > Infrastructure as Code
Pulumi | > Infrastructure as Code
Infrastructure as Code | iac; infrastructure-as-code; infrastructure automation
Ansible | ansible playbooks; ansible tower | > Infrastructure as Code; Configuration Management
Puppet | =Puppet | > Configuration Management
Chef automation | chef infra; opscode chef; chef cookbooks; &Chef | > Configuration Management
SaltStack | > Configuration Management
Configuration Management | configurationmanager; configuration manager; network configuration management | de: Konfigurationsmanagement; Releasemanagement | fr: gestion de configuration; gestion des configurations | es: gestión de la configuración; gestión de configuración | pt: gestão de configuração; gerência de configuração | nl: configuratiebeheer | < SCCM; Release Management~release control
CI/CD | ci cd; cicd; continuous integration; continuous delivery; continuous deployment; ci/cd pipelines; build pipelines; deployment pipelines; build automation; ci tools; ?CI; ?CD; continuous integration and delivery; cicd pipelines; deployment automation; ci/cd pipeline; build and release; continuous integration and deployment | fr: intégration continue; déploiement continu; livraison continue | es: integración continua; entrega continua; despliegue continuo | pt: integração contínua; entrega contínua | de: kontinuierliche Integration
Jenkins | jenkins pipelines | > CI/CD
GitLab CI | gitlab ci/cd; gitlab-ci | > CI/CD; Git
GitHub Actions | > CI/CD; Git
CircleCI | circle ci | > CI/CD
Travis CI | > CI/CD
TeamCity | > CI/CD
Concourse CI | > CI/CD
Argo CD | argocd | > CI/CD
Spinnaker | > CI/CD
GitOps | > CI/CD
Octopus Deploy | > CI/CD
Buildkite | > CI/CD
Git | git flow; gitflow; =GIT; version control git | > Version Control
GitHub | > Git
GitLab | > Git
Bitbucket | > Git
Subversion | svn | > Version Control
Perforce | > Version Control
Mercurial | > Version Control
ClearCase | > Version Control
Version Control | source control; version control systems; source code management; scm; source code management tools; version control system; revision control | de: Versionsverwaltung; Versionskontrolle | fr: gestion de versions; contrôle de version; gestion de version | es: control de versiones | pt: controle de versão; controlo de versões; controle de versões | nl: versiebeheer
DevOps | dev ops; dev-ops; devops practices; devops engineering; devops methodology; devops culture; dev/sec ops
DevSecOps | agile-sdl | > DevOps; Cybersecurity | < Secure Coding~secure development~secure sdlc
Site Reliability Engineering | sre; site reliability; reliability engineering | de: Hochverfügbarkeit; Skalierbarkeit | fr: haute disponibilité | es: alta disponibilidad; escalabilidad | pt: alta disponibilidade; escalabilidade | nl: hoge beschikbaarheid; schaalbaarheid | < High Availability; Scalability; Resiliency
Monitoring | application monitoring; system monitoring; infrastructure monitoring; telemetry; apm; alerting; performance monitoring | de: Systemüberwachung; Überwachung von Systemen | fr: supervision informatique; supervision des systèmes; monitorage | es: monitorización; monitoreo; monitorización de sistemas | pt: monitoramento; monitorização; monitoramento de sistemas | nl: systeemmonitoring | < Observability; Logging~log aggregation~log management
Prometheus | alertmanager; alert manager; thanos prometheus | > Monitoring
Grafana | loki grafana | > Monitoring
Splunk | > Monitoring
Graylog | > Monitoring
Sumo Logic | > Monitoring
Datadog | > Monitoring
New Relic | > Monitoring
Dynatrace | > Monitoring
AppDynamics | > Monitoring
OpenTelemetry | > Monitoring
Nagios | > Monitoring
Zabbix | > Monitoring
PRTG | > Monitoring
Icinga | > Monitoring
Checkmk | > Monitoring
PagerDuty | > Monitoring
SolarWinds | > Monitoring
Linux | linux administration; unix/linux; linux/unix; linux operating systems; linux system administration; gnu/linux | de: Linux-Administration; Linux-Systeme | > Operating Systems | < Unix~unix systems; Red Hat~rhel~red hat enterprise linux; Ubuntu; CentOS; Debian; SUSE Linux~suse; Embedded Linux
Windows Server | windows servers; microsoft windows server; windows administration; windows domain | de: Windows-Server; Windows-Administration | > Windows | < Active Directory~?AD; Group Policy~gpo; Hyper-V; Microsoft Exchange~exchange server; IIS
Windows | microsoft windows; windows 10; windows 11; ms windows; windows operating systems; windows os; windows 7 | > Operating Systems
macOS | mac os; os x; mac os x; apple macos | > Operating Systems | < Jamf
Operating Systems | operating system | de: Betriebssysteme; Betriebssystem | fr: systèmes d'exploitation; système d'exploitation | es: sistemas operativos; sistema operativo | pt: sistemas operacionais; sistemas operativos | nl: besturingssystemen; besturingssysteem | < Real-Time Operating Systems~rtos; FreeRTOS
System Administration | systems administration; sysadmin; server administration; server management; server maintenance; it administration | de: Systemadministration; Serveradministration; Systemadministrator; Administration von Servern; Systembetreuung | fr: administration système; administration systèmes; administration de systèmes; administration des systèmes | es: administración de sistemas; administración de servidores | pt: administração de sistemas; administração de servidores | nl: systeembeheer; serverbeheer
IT Infrastructure | infrastructure architecture; server infrastructure; data center; data centre; data center operations; datacenter; infrastructure management; enterprise infrastructure; it operations; infrastructure cloud services; ?infrastructure | de: IT-Infrastruktur; IT-Infrastrukturen; Rechenzentrum; IT-Betrieb | fr: infrastructure informatique; infrastructures informatiques; centre de données; infrastructures it | es: infraestructura ti; infraestructura tecnológica; infraestructura informática; centro de datos | pt: infraestrutura de ti; infraestruturas de ti; centro de dados | nl: it-infrastructuur; ict-infrastructuur; datacenters
Computer Networking | computer networks; network administration; networking protocols; network engineering; network troubleshooting; networking technologies; network infrastructure; network protocols; network operations; network management; network configuration; network design | ?networking; ?Networking | de: Netzwerktechnik; Netzwerkadministration; Netzwerke; Netzwerkprotokolle; Netzwerkinfrastruktur | fr: réseaux informatiques; administration réseau; administration réseaux; réseau informatique; protocoles réseau | es: redes informáticas; redes de computadoras; administración de redes; redes de datos; protocolos de red | pt: redes de computadores; redes informáticas; administração de redes; protocolos de rede | nl: netwerkbeheer; computernetwerken; netwerken en protocollen; netwerktechniek | < TCP/IP~tcp; DNS; DHCP; BGP; OSPF; MPLS; IPv6~ipv4; SD-WAN; Load Balancing~load balancers; VLAN~vlans; Routing and Switching~routers~switches and routers; LAN/WAN~lan~wan; Network Monitoring
Cisco | cisco ios; cisco networking; cisco routers; nexus switches | > Computer Networking | < CCNA; CCNP; CCIE; Cisco ASA; Cisco Meraki
Juniper | > Computer Networking
Arista | > Computer Networking
Aruba Networks | > Computer Networking
F5 BIG-IP | f5 networks; f5 ltm; big-ip | > Computer Networking
Palo Alto Networks | > Computer Networking
Fortinet | fortigate | > Computer Networking
Check Point Firewall | > Computer Networking
Ubiquiti | > Computer Networking
MikroTik | > Computer Networking
VPN | virtual private network; ssl vpn | > Computer Networking | < IPsec; WireGuard; OpenVPN
Firewalls | firewall; web application firewall; waf; firewall administration | fr: pare-feu; pare-feux | es: cortafuegos | > Network Security
Wi-Fi | wifi; wireless networks; wlan; wireless networking; wireless lan | fr: réseaux sans fil | es: redes inalámbricas | pt: redes sem fio; redes sem fios | nl: draadloze netwerken | > Computer Networking
VoIP | sip telephony; ip telephony; voice over ip; telephony systems | de: IP-Telefonie | fr: téléphonie ip | es: telefonía ip | pt: telefonia ip | nl: ip-telefonie | < Asterisk PBX
Telecommunications | telecom; telecoms; fttx; ftth | de: Telekommunikation | fr: télécommunications; télécoms | es: telecomunicaciones | pt: telecomunicações | nl: telecommunicatie | < 5G; LTE; GSM; Fiber Optics~fibre optics~optical fiber~glasfaser~fibre optique~fibra óptica~fibra ótica~glasvezel; DWDM
VMware | vsphere; esxi; vcenter; vmware esx; vmware vsphere | > Virtualization | < VMware NSX
Virtualization | virtualisation; virtual machines | de: Virtualisierung | es: virtualización; máquinas virtuales | pt: virtualização; máquinas virtuais | nl: virtualisatie | < KVM; Proxmox; Nutanix
Citrix | xenapp; xendesktop; citrix virtual apps | > Virtualization | < VDI~virtual desktops~desktop as a service
Storage Systems | =SAN; =NAS; backup and recovery; storage administration; backup solutions; data backup; backups; backup systems; backup & recovery; ?Backup | de: Datensicherung; Speichersysteme; Backup-Systeme | fr: systèmes de stockage; sauvegarde des données; sauvegardes | es: sistemas de almacenamiento; copias de seguridad | pt: sistemas de armazenamento; cópias de segurança | nl: opslagsystemen; gegevensback-up | < NetApp; Veeam; Commvault; RAID; Disaster Recovery~reprise après sinistre~plan de reprise d'activité~recuperación ante desastres~recuperação de desastres
IT Support | technical support; help desk; helpdesk; service desk; desktop support; user support; 1st level support; 2nd level support; first level support; second level support; it helpdesk; first line support; second line support; tech support; end user support; troubleshooting computers; it service desk; technical assistance; pc support; end-user support | de: IT-Support; Anwenderbetreuung; Anwendersupport; technischer Support; technischen Support; Benutzerbetreuung; IT-Anwenderbetreuung; First-Level-Support; Second-Level-Support | fr: support informatique; support technique; assistance technique; support utilisateur; support utilisateurs; assistance utilisateurs; dépannage informatique; assistance informatique | es: soporte técnico; soporte informático; asistencia técnica; soporte a usuarios; atención a usuarios; mesa de ayuda | pt: suporte técnico; suporte de ti; apoio técnico; assistência técnica; suporte ao usuário; suporte a usuários; apoio ao utilizador; suporte ao utilizador | nl: technische ondersteuning; it-ondersteuning; gebruikersondersteuning; ict-ondersteuning; ict-support; eerstelijns support; tweedelijns support
ITIL | itil v3; itil v4; itil 4; itil foundation; itsm; it service management; incident management; change management process; problem management; service level management; it service continuity | de: IT-Service-Management; Incident-Management; Störungsmanagement | fr: gestion des incidents; gestion des services informatiques | es: gestión de incidencias; gestión de servicios ti; gestión de servicios de ti | pt: gestão de incidentes; gerenciamento de incidentes; gestão de serviços de ti | nl: incidentbeheer; it-servicemanagement
ServiceNow | service now; ticketing systems; ticketing system; ticket system | de: Ticketsystem; Ticketsysteme | fr: outil de ticketing; gestion de tickets | es: sistema de tickets; gestión de tickets | pt: sistema de tickets; sistema de chamados | nl: ticketsysteem; ticketsystemen
Zendesk
Freshdesk
Jira Service Management | jira service desk
OTRS
BMC Remedy | remedy itsm
TOPdesk
GLPI
Freshservice
Computer Hardware | pc hardware; hardware troubleshooting; hardware installation; hardware maintenance; hardware repair; pc repair; computer repair; printers and peripherals; computer assembly; hardware and software troubleshooting; server hardware | de: Computerhardware; Hardware-Kenntnisse; PC-Hardware; Hardware-Wartung | fr: matériel informatique; maintenance informatique | es: hardware informático; reparación de ordenadores; mantenimiento de equipos informáticos; reparación de computadoras | pt: hardware de computadores; manutenção de computadores; montagem de computadores | nl: computerhardware; hardwareonderhoud
Cybersecurity | cyber security; information security; it security; infosec; network and information security; security engineering; data security; application security; cloud security; computer security; security operations; security best practices; ?security; ?Security; security architecture; cyber defense; software security; cyber security engineering | de: IT-Sicherheit; Informationssicherheit; Cybersicherheit; Datensicherheit | fr: cybersécurité; sécurité informatique; sécurité de l'information; sécurité des systèmes d'information; sécurité des données | es: ciberseguridad; seguridad informática; seguridad de la información; seguridad de los datos | pt: cibersegurança; segurança da informação; segurança informática; segurança de dados | nl: informatiebeveiliging; cyberbeveiliging; it-beveiliging; gegevensbeveiliging; databeveiliging
Network Security | netzwerksicherheit; intrusion detection; ids/ips; intrusion prevention; network security design; nac | de: Netzwerksicherheit | fr: sécurité réseau; sécurité des réseaux | es: seguridad de redes; seguridad de red | pt: segurança de redes; segurança de rede | nl: netwerkbeveiliging | > Cybersecurity; Computer Networking
Penetration Testing | pen testing; pentesting; ethical hacking; red teaming; pentest | de: Penetrationstests; Schwachstellenanalyse | fr: tests d'intrusion; test d'intrusion; hacking éthique | es: pruebas de penetración; hacking ético; pruebas de intrusión | pt: testes de penetração; testes de invasão; hacking ético | nl: penetratietesten | > Cybersecurity | < Kali Linux; Metasploit; Burp Suite; OWASP~owasp top 10; Nessus; OSCP; Vulnerability Management~vulnerability assessment~vulnerability scanning~gestion des vulnérabilités~gestión de vulnerabilidades~gestão de vulnerabilidades~kwetsbaarheidsbeheer~schwachstellenmanagement
SIEM | security information and event management; security monitoring; threat detection | de: Sicherheitsüberwachung | fr: détection des menaces | > Cybersecurity | < QRadar; ArcSight; Microsoft Sentinel~azure sentinel; CrowdStrike; EDR; Threat Hunting; Threat Intelligence~inteligencia de amenazas~inteligência de ameaças; Malware Analysis~análisis de malware; Digital Forensics~computer forensics~it-forensik~digitale forensik~criminalistique numérique~informática forense~forense digital~computação forense~digitaal forensisch onderzoek; Incident Response~réponse aux incidents~respuesta a incidentes~resposta a incidentes~incidentrespons; Endpoint Security~endpoint protection
Identity and Access Management | =IAM; ?iam; identity management; access management; authentication and authorization; authn; authz; access control systems; federation protocols | de: Identitätsmanagement; Identitäts- und Zugriffsmanagement; Berechtigungsmanagement; Zugriffsverwaltung | fr: gestion des identités; gestion des accès; gestion des identités et des accès | es: gestión de identidades; gestión de accesos; control de accesos | pt: gestão de identidades; gestão de acessos; gestão de identidade e acesso | nl: identiteitsbeheer; toegangsbeheer | > Cybersecurity | < OAuth~oauth2~oauth 2.0; SAML; OpenID Connect~oidc; Okta; Keycloak; PKI; LDAP; JWT; Multi-Factor Authentication~mfa~two-factor authentication; Single Sign-On~sso
Cryptography | encryption | de: Kryptographie; Kryptografie; Verschlüsselung | fr: cryptographie; chiffrement | es: criptografía; cifrado | pt: criptografia; cifragem | nl: cryptografie; versleuteling | > Cybersecurity | < SSL/TLS~ssl~tls
ISO 27001 | iso/iec 27001; iso27001; iso 27001 certification | > Cybersecurity
IT-Grundschutz | bsi grundschutz | > Cybersecurity
NIST Framework | nist | > Cybersecurity
SOC 2 | > Cybersecurity
PCI DSS | > Cybersecurity
TISAX | > Cybersecurity
NIS2 | > Cybersecurity
CISSP | > Cybersecurity
CISM | > Cybersecurity
CISA | > Cybersecurity
Blockchain | distributed ledger; decentralized systems | < Smart Contracts; Ethereum; Web3; Hyperledger; Cryptocurrency~bitcoin
Internet of Things | iot; industrial iot; iiot; iot devices; iot platforms; connected devices | fr: internet des objets; objets connectés | es: internet de las cosas | pt: internet das coisas | nl: internet der dingen | < MQTT
APIs | api; api development; api design; web apis; api integration; api's; api gateway; web api; apis design; application programming interface; database and api design | de: Schnittstellen; Schnittstellenentwicklung; API-Entwicklung | fr: développement d'api; interfaces de programmation | es: desarrollo de api; desarrollo de apis | pt: desenvolvimento de apis; desenvolvimento de api | nl: api-ontwikkeling; koppelingen
REST APIs | restful; rest api; rest apis; restful apis; restful api; restful services; restful web services; =REST; ?rest; rest services; rest-api; rest/json; rest api's; restful webservices; RESTful web services | > APIs | < OpenAPI~swagger; OData
GraphQL | apollo graphql | > APIs | < Hasura
gRPC | protobuf; protocol buffers | > APIs
SOAP | =SOAP; wsdl; soap web services; soap services | > Web Services
Web Services | web-services; webservices; xml web services; web service | de: Webdienste; Webservices | fr: services web | es: servicios web | pt: serviços web | nl: webdiensten | > APIs
WebSockets | websocket; web socket
Socket.IO
WebRTC
JSON | json schema; json rpc
YAML
XML | dita xml | < XSLT; XQuery; XPath
Microservices | micro services; micro-services; micro service; microservice; microservice architecture; microservices architecture; micro-service architecture; service-oriented architecture; soa; service oriented architecture; micro service architecture; service orientated architectures | de: Microservice-Architektur; serviceorientierte Architektur | fr: architecture microservices; micro-services | es: microservicios; arquitectura de microservicios | pt: microsserviços; microserviços; arquitetura de microsserviços | < Micro Frontends
Event-Driven Architecture | event driven; event-driven; event streaming; asynchronous communication; asynchronous programming; messaging systems; event-driven architectures | fr: architecture événementielle | es: arquitectura orientada a eventos; arquitectura dirigida por eventos | pt: arquitetura orientada a eventos | nl: event-gedreven architectuur | < Event Sourcing; CQRS; Reactive Programming~reactive systems
Message Queues | message queue; message broker; message brokers; ?messaging; =Messaging; messaging services; messaging technologies | < RabbitMQ; ActiveMQ; JMS; AMQP; ZeroMQ; IBM MQ~mq series; TIBCO; MuleSoft; Apache Camel; BizTalk; Enterprise Service Bus~esb
Software Architecture | solution architecture; system architecture; application architecture; system design; enterprise architecture; technical architecture; software architectures; solution design; systems architecture; solutions architecture; systems design; architecture design; application architecture design; architectural patterns; architectural design patterns; ?architecture; technical design | de: Softwarearchitektur; Software-Architektur; Systemarchitektur; Lösungsarchitektur; Unternehmensarchitektur; Softwaredesign | fr: architecture logicielle; architecture applicative; architecture technique; architecture système; architecture d'entreprise; architecture des systèmes | es: arquitectura de software; arquitectura de sistemas; arquitectura empresarial; arquitectura de soluciones; diseño de software | pt: arquitetura de software; arquitetura de sistemas; arquitetura de soluções; arquitetura corporativa | nl: softwarearchitectuur; systeemarchitectuur; oplossingsarchitectuur; enterprise-architectuur | < TOGAF; Distributed Systems~verteilte systeme~systèmes distribués~sistemas distribuidos~sistemas distribuídos~gedistribueerde systemen
Design Patterns | software design patterns; gang of four; modern design patterns; best coding practices; software craftsmanship; coding best practices; coding standards; 12 factor app; code quality; twelve-factor; software development best practices; engineering best practices; software engineering practices; KISS; DRY principle; best software development practices | de: Entwurfsmuster; sauberer Code | fr: patrons de conception; bonnes pratiques de développement; design pattern | es: patrones de diseño; buenas prácticas de programación | pt: padrões de projeto; padrões de desenho; boas práticas de programação | nl: ontwerppatronen | < MVC; MVVM; Refactoring; Dependency Injection; Clean Code~código limpio~código limpo; Clean Architecture~hexagonal architecture; SOLID Principles
Domain-Driven Design | ddd; domain driven design
Object-Oriented Programming | oop; object oriented; object-oriented; ooad; object oriented design; object-oriented design; object oriented programming; object orientated programming; oo design; oop concepts; oo concepts; object-orientation; oo programming | de: objektorientierte Programmierung; objektorientierter Programmierung; Objektorientierung | fr: programmation orientée objet; programmation objet; orienté objet | es: programación orientada a objetos; orientado a objetos | pt: programação orientada a objetos; programação orientada a objectos; orientação a objetos | nl: objectgeoriënteerd programmeren; objectgeoriënteerd
Functional Programming | de: funktionale Programmierung; funktionaler Programmierung | fr: programmation fonctionnelle | es: programación funcional | pt: programação funcional | nl: functioneel programmeren
Multithreading | concurrency; multi-threading; concurrent programming; parallel programming; parallel computing; distributed computing | de: Nebenläufigkeit; parallele Programmierung; Hochleistungsrechnen | fr: programmation concurrente; calcul parallèle; calcul haute performance | es: programación concurrente; computación paralela | pt: programação concorrente; computação paralela | nl: parallel programmeren | < CUDA; OpenMP; High Performance Computing~hpc
Algorithms | data structures; algorithm design; algorithms and data structures; data structures and algorithms; algorithm | de: Algorithmen; Datenstrukturen | fr: algorithmes; algorithmique; structures de données | es: algoritmos; estructuras de datos | pt: algoritmos e estruturas de dados; estruturas de dados | nl: algoritmen; datastructuren
Computer Science | informatics; computing science; computer sciences; software engineering degree; computer engineering; information technology; information systems | de: Informatik; Wirtschaftsinformatik; Informationstechnik; Informationstechnologie; Fachinformatiker; Fachinformatikerin; Angewandte Informatik | fr: informatique; technologies de l'information; systèmes d'information; sciences informatiques | es: informática; ciencias de la computación; ingeniería informática; tecnologías de la información; ingeniería en sistemas; sistemas de información; ingeniería de sistemas informáticos | pt: ciência da computação; ciências da computação; engenharia informática; tecnologia da informação; tecnologias de informação; sistemas de informação; engenharia da computação | nl: informatica; informatietechnologie; informatiekunde; computerwetenschappen
Unit Testing | unit tests; unit test; unit and integration tests; test coverage; mocking; test frameworks; testing frameworks; mocking techniques | de: Unit-Tests; Modultests; Komponententests | fr: tests unitaires; test unitaire | es: pruebas unitarias; tests unitarios | pt: testes unitários; testes de unidade | nl: unittests; unit-testen | > Software Testing | < Jest; Mocha; Jasmine; NUnit; xUnit; PHPUnit; Vitest; RSpec; Integration Testing~integration tests~tests d'intégration~pruebas de integración~testes de integração~integratietesten~integrationstests
Test-Driven Development | tdd; test driven development; test driven; test first; acceptance tests | de: testgetriebene Entwicklung | fr: développement piloté par les tests | es: desarrollo guiado por pruebas | pt: desenvolvimento orientado a testes; desenvolvimento guiado por testes | nl: testgedreven ontwikkeling | > Software Testing | < Cucumber~gherkin; SpecFlow; BDD~behavior driven development~behaviour driven development~behavior-driven development
Test Automation | automated testing; automated tests; automation testing; test automation frameworks; end-to-end testing; e2e testing; e2e tests; ui testing; automated test; regression testing; browserstack; automated acceptance tests; test automation tools; end to end testing | de: Testautomatisierung; automatisierte Tests | fr: automatisation des tests; tests automatisés; automatisation de tests | es: automatización de pruebas; pruebas automatizadas | pt: automação de testes; testes automatizados; automatização de testes | nl: testautomatisering; geautomatiseerd testen; geautomatiseerde testen | > Software Testing
Selenium | webdriver; selenium webdriver; webdriverio | > Test Automation
Cypress | =Cypress; cypress.io | > Test Automation
Playwright | > Test Automation
Puppeteer | > Test Automation
TestCafe | > Test Automation
Protractor | > Test Automation
Katalon | > Test Automation
Appium | > Test Automation
XCUITest | > Test Automation
Postman | =Postman | > Software Testing
SoapUI | > Software Testing
REST Assured | > Software Testing
API Testing | > Software Testing
JMeter | > Software Testing
Gatling | > Software Testing
k6 | > Software Testing
Performance Testing | load testing; performance testing; stress testing; lasttests; performancetests; tests de charge; tests de performance; pruebas de carga; pruebas de rendimiento; testes de carga; testes de performance; testes de desempenho; loadtesten; performancetesten | > Software Testing
Software Testing | software quality assurance; qa testing; manual testing; test cases; test plans; functional testing; test strategy; test management; system testing; exploratory testing; smoke testing; test planning; test design; testing methodologies; testing tools; quality assurance testing; software qa; ?testing; ?Testing; ?QA; test case design; testing processes; testing techniques; defect management; bug tracking; sanity testing; black box testing; white box testing | de: Softwaretests; Software-Tests; Testmanagement; Testfälle; Testplanung; Softwaretest; Systemtests | fr: tests logiciels; test logiciel; recette fonctionnelle; plan de test; plans de tests; cahier de recette; tests fonctionnels; tests d'acceptation | es: pruebas de software; pruebas funcionales; casos de prueba; plan de pruebas; pruebas de aceptación; pruebas de sistema | pt: testes de software; testes funcionais; casos de teste; plano de testes; testes de aceitação; testes manuais | nl: softwaretesten; testen van software; functioneel testen; testplannen; acceptatietesten; testmanagement | < ISTQB; User Acceptance Testing~uat~acceptance testing~abnahmetests
Code Review | code reviews; peer review of code; pair programming; pair-programming; mob programming; peer programming; peer code review; code inspection | fr: revue de code; revues de code | es: revisión de código; revisiones de código | pt: revisão de código; revisões de código; programação em pares
Debugging | root cause analysis of bugs; bug fixing; bug fixes; bug resolution; troubleshooting code | de: Fehlersuche; Fehlerbehebung; Fehleranalyse; Debuggen | fr: débogage; correction de bugs | es: depuración; depuración de errores; corrección de errores | pt: depuração; correção de bugs; depuração de código | nl: foutopsporing; bugfixing
Agile | agile methodologies; agile methodology; agile development; agile software development; agile methods; scaled agile; safe agile; agile/scrum; lean-agile; =SAFe; agile development process; agile way of working; agile project management; waterfall and agile; scaled agile framework | de: agile Methoden; agiles Arbeiten; agile Softwareentwicklung; agiler Softwareentwicklung; agilen Methoden; agile Arbeitsweise; agile Vorgehensmodelle; agiles Projektmanagement; agilen Umfeld | fr: méthodes agiles; méthode agile; méthodologie agile; agilité; méthodologies agiles; environnement agile; gestion de projet agile | es: metodologías ágiles; metodología ágil; métodos ágiles; desarrollo ágil; entorno ágil | pt: metodologias ágeis; metodologia ágil; métodos ágeis; desenvolvimento ágil | nl: agile werken; agile werkwijze; agile methodieken; agile methodes
Scrum | scrum master; sprint planning; product backlog; retrospectives; scrum framework; backlog refinement; backlog management; daily stand-ups; scrum ceremonies; csm; certified scrum master; stand-ups; psm; backlog grooming | > Agile
Extreme Programming | =XP; extreme programming culture | > Agile
Disciplined Agile | disciplined agile delivery | > Agile
User Stories | user story; user story mapping; writing user stories | de: User Stories schreiben; Anwenderstories | fr: récits utilisateur; user stories et critères d'acceptation | es: historias de usuario | pt: histórias de usuário; histórias de utilizador | nl: gebruikersverhalen; user story's | > Agile
Kanban | kanban boards; kanban method; scrumban | > Agile
Jira | atlassian jira; atlassian; =JIRA; atlassian suite; jira/confluence
YouTrack
Redmine
Confluence | =Confluence; sharepoint wiki; notion wiki; ?confluence; technical wiki
Product Management | product roadmap; product strategy; product roadmaps; product development strategy; product lifecycle management; product vision; product ownership; product planning; roadmapping; cspo; product launches; product discovery; prioritization of features; product backlog management; product marketing management; minimum viable product; mvp | de: Produktmanagement; Produktmanager; Produktmanagerin; Produktstrategie; Produktentwicklung; Produktverantwortung | fr: gestion de produit; gestion de produits; chef de produit; cheffe de produit; feuille de route produit; stratégie produit; développement de produits; développement produit | es: gestión de producto; gestión de productos; estrategia de producto; hoja de ruta de producto; desarrollo de producto; desarrollo de productos | pt: gestão de produto; gestão de produtos; estratégia de produto; gerente de produto; desenvolvimento de produto; desenvolvimento de produtos | nl: productmanagement; productmanager; productontwikkeling; productstrategie
Business Analysis | requirements analysis; requirements gathering; requirements engineering; requirement gathering; functional specifications; requirements management; gap analysis; process modeling; bpmn; requirement analysis; system analysis; systems analysis; needs analysis; uml; requirement engineering; process mapping; functional analysis; functional requirements; business process analysis; requirements elicitation | de: Anforderungsanalyse; Anforderungsmanagement; Geschäftsanalyse; Businessanalyse; Prozessmodellierung; Systemanalyse; Bedarfsanalyse; Anforderungsaufnahme; Anforderungserhebung; Lastenheft; Pflichtenheft | fr: analyse fonctionnelle; analyse des besoins; analyse métier; recueil des besoins; cahier des charges; cahiers des charges; spécifications fonctionnelles; analyse d'affaires; modélisation de processus; expression de besoins | es: análisis de negocio; análisis de requisitos; toma de requisitos; levantamiento de requisitos; análisis funcional; análisis de requerimientos; levantamiento de requerimientos; análisis de sistemas; modelado de procesos | pt: análise de negócio; análise de negócios; análise de requisitos; levantamento de requisitos; análise funcional; análise de sistemas; levantamento de necessidades; modelagem de processos; mapeamento de processos | nl: businessanalyse; functionele analyse; requirementsanalyse; behoefteanalyse; systeemanalyse; procesmodellering; functioneel ontwerp
UX Design | user experience design; ?user experience; ?User Experience; ?User experience; ux; user-experience; ux/ui; ui/ux; ui/ux design; ux/ui design; interaction design; user-centered design; human-computer interaction; hci; user centered design; information architecture; human centered design; usability; user-centred design; human-centered design; user journey; journey mapping; customer journey mapping; user personas; heuristic evaluation | de: Benutzererfahrung; Nutzererfahrung; Interaktionsdesign; Benutzerfreundlichkeit; nutzerzentriertes Design | fr: expérience utilisateur; ergonomie web; conception centrée utilisateur; design d'interaction; tests d'utilisabilité | es: experiencia de usuario; diseño de experiencia de usuario; usabilidad; diseño de interacción; diseño centrado en el usuario | pt: experiência do usuário; experiência do utilizador; usabilidade; design de interação; experiência de usuário | nl: gebruikerservaring; gebruiksvriendelijkheid; interactieontwerp; usabilitytesten | < User Research~ux research~user interviews~nutzerforschung~recherche utilisateur~investigación de usuarios~pesquisa com usuários~gebruikersonderzoek; Usability Testing~user testing~usability tests~tests utilisateurs~pruebas de usabilidad~testes de usabilidade~usability-tests~nutzertests; Design Thinking; Service Design; UX Writing
UI Design | user interface design; ui; user-interface; user interface; user interfaces; interface design; visual design; ui development; user interface development; design systems; ui frameworks; design system; ui libraries | de: Oberflächengestaltung; Benutzeroberflächen; Interface-Design | fr: design d'interface; interface utilisateur; conception d'interfaces; interfaces utilisateur | es: diseño de interfaces; interfaces de usuario; diseño de interfaz; interfaz de usuario | pt: design de interface; interface do usuário; design de interfaces; interfaces de usuário | nl: interfaceontwerp; gebruikersinterface; gebruikersinterfaces
Figma | > UI Design
Sketch App | sketch app | > UI Design
Adobe XD | > UI Design
InVision | > UI Design
Zeplin | > UI Design
Axure | > UI Design
Balsamiq | > UI Design
Framer | > UI Design
Prototyping | prototypes; wireframes; wireframing; mockups; mock-ups; rapid prototyping; wireframe; low-fidelity prototypes; high-fidelity prototypes; high fidelity prototypes; prototype; clickable prototypes | de: Prototypenbau; Prototypenentwicklung; Prototypen | fr: prototypage; maquettage; maquettes; prototypes interactifs | es: prototipado; prototipos; maquetación | pt: prototipagem; protótipos | nl: prototypen; prototypes maken
Technical Documentation | technical writing; software documentation; technical documents; system documentation; user manuals; api documentation; documentation writing; technical manuals; user documentation; technical reports; ?documentation; process documentation | de: technische Dokumentation; technischer Dokumentation; technische Redaktion; Handbücher; Benutzerhandbücher; technischen Dokumentationen; technische Dokumentationen | fr: documentation technique; rédaction technique; manuels d'utilisation; rédaction de documentation | es: documentación técnica; redacción técnica; manuales de usuario; manuales técnicos | pt: documentação técnica; redação técnica; manuais técnicos; manuais de usuário; escrita técnica | nl: technische documentatie; technisch schrijven; gebruikershandleidingen; handleidingen schrijven
Open Source | open-source; open source software; open source projects; foss; open-source software
Nginx | reverse proxy; web servers; web server | de: Webserver
Apache HTTP Server | apache web server; httpd
HAProxy
Traefik
CDN | cdns; content delivery network
HTTP | https; http/2; http protocols; internet protocols
Embedded Systems | embedded software; firmware; embedded development; firmware development; embedded programming; embedded software development; spi/i2c; bsp development; embedded systems programming; embedded firmware | de: eingebettete Systeme; Embedded-Systeme; Embedded-Software; Firmware-Entwicklung; Embedded-Entwicklung; Hardwarenahe Programmierung; Softwareentwicklung für eingebettete Systeme | fr: systèmes embarqués; logiciel embarqué; informatique embarquée; logiciels embarqués; développement embarqué | es: sistemas embebidos; sistemas empotrados; software embebido | pt: sistemas embarcados; sistemas embebidos; software embarcado | nl: embedded systemen; embedded software ontwikkeling; ingebedde systemen | < Arduino; Raspberry Pi; STM32; ARM Cortex; ESP32; Yocto; Keil; AUTOSAR; CAN bus; Linux Kernel~device drivers; JTAG; UART; Bluetooth~ble; Microcontrollers~microcontroller programming~mikrocontroller~microcontrôleurs~microcontroladores
FPGA | rtl design; hdl coding | > Electronics | < VHDL; Verilog; SystemVerilog; Xilinx; Vivado; System on Chip~soc design; ASIC Design~asic
Signal Processing | digital signal processing; dsp; audio processing; signal analysis; digital filters; video processing | de: Signalverarbeitung; digitale Signalverarbeitung | fr: traitement du signal; traitement de signal | es: procesamiento de señales; procesamiento digital de señales; tratamiento de señal | pt: processamento de sinais; processamento digital de sinais; processamento de sinal | nl: signaalverwerking; digitale signaalverwerking
Robotics | robot programming; industrial robots; mobile robots; slam robotics; autonomous systems; motion planning; robotic arms; robot systems | de: Robotik; Roboterprogrammierung; Industrieroboter; Robotertechnik | fr: robotique; programmation de robots; robots industriels | es: robótica; programación de robots; robots industriales | pt: robótica; programação de robôs; robôs industriais | nl: robotica; robotprogrammering; industriële robots | < ROS~robot operating system~ros2; KUKA~kuka robots; ABB Robots; FANUC
Robotic Process Automation | rpa; process automation; workflow automation; business process automation | de: Prozessautomatisierung; Automatisierung von Prozessen | fr: automatisation des processus; automatisation de processus; automatisation des tâches | es: automatización de procesos; automatización robótica de procesos | pt: automação de processos; automatização de processos; automação robótica de processos | nl: procesautomatisering; automatiseren van processen | < UiPath; Blue Prism; Automation Anywhere; Power Automate~microsoft power automate~ms flow; Zapier; n8n; Power Apps~powerapps; Power Platform~microsoft power platform; Low-Code~no-code~low code
Automation | automation tools; ?automation; it automation; automation tooling; network automation; automation and orchestration; automation scripts; orchestration tools; orchestration | de: Automatisierung; Automatisierungslösungen | fr: automatisation | es: automatización | pt: automação; automatização | nl: automatisering
Mainframe | as400; ibm mainframe | < AS/400~iseries~ibm i~rpg as400; z/OS; JCL; CICS
Video Streaming | hls streaming; live streaming technology; multimedia codecs; streaming protocols; ott platforms | < FFmpeg; IPTV; GStreamer
E-Commerce Platforms | > E-Commerce | < Salesforce Commerce Cloud; SAP Commerce~hybris; BigCommerce; PrestaShop; Shopware; Spryker
Headless CMS | > CMS | < Contentful; Strapi; Sanity CMS; Adobe Experience Manager~aem; Sitecore; Liferay; Umbraco; Optimizely; Contao; Neos CMS
AJAX | > JavaScript
DHTML | > HTML
JDBC | > Java; Databases
EJB | enterprise javabeans | > Java EE
MyBatis | ibatis | > Java
Vaadin | > Java
GWT | google web toolkit | > Java
Grails | > Groovy
Vert.x | > Java
Akka | > Scala
Play Framework | > Scala
JAX-RS | jax-ws; jaxb | > Java
Swing | =JavaFX | > Java
Log4j | slf4j | > Java
!Apache Ant | =Ant | > Java
Sonatype Nexus | ?Nexus; nexus repository
Artifactory | jfrog
SonarQube | sonar; sonarcloud
!Bamboo CI | ?Bamboo; atlassian bamboo | > CI/CD
GoCD | > CI/CD
NiFi | apache nifi
!NATS messaging | ?NATS | > Message Queues
Avro | apache avro
!Apache Thrift | ?Thrift
!Apache Pig | =Pig | > Hadoop
Oozie | apache oozie | > Hadoop
Flume | apache flume | > Hadoop
Impala | apache impala; cloudera impala | > Hadoop
ZooKeeper | apache zookeeper
Hortonworks | horton works; hdp | > Hadoop
MapR | > Hadoop
Presto | prestodb; trino | > SQL
Amazon Kinesis | kinesis | > AWS
Amazon Athena | athena | > AWS
AWS Glue | ?Glue | > AWS
Amazon EMR | =EMR cluster; aws emr | > AWS
AWS IAM | > AWS
AWS Step Functions | > AWS
Amazon API Gateway | aws api gateway | > AWS
Amazon Route 53 | route53; route 53 | > AWS
Azure SQL | > Azure; SQL
Cosmos DB | azure cosmos db | > Azure; NoSQL
Google App Engine | =GAE | > Google Cloud
Pub/Sub | google pub/sub | > Google Cloud
Vagrant | > Virtualization
Packer | hashicorp packer | > Infrastructure as Code
Consul | hashicorp consul
HashiCorp Vault | ?Vault
!HashiCorp Nomad | ?Nomad
Envoy | envoy proxy
!Flux CD | fluxcd | > GitOps
Sentry | sentry.io
Xen | xenserver | > Virtualization
VirtualBox | > Virtualization
Intune | microsoft intune; endpoint manager
Kerberos | > Identity and Access Management
SSH | =SFTP
Nmap | > Network Security
Wireshark | tcpdump; packet analysis | > Computer Networking
Threat Modeling | > Cybersecurity
Data Loss Prevention | =DLP | > Cybersecurity
CEH | certified ethical hacker | > Cybersecurity
CompTIA Security+ | security+ | > Cybersecurity
CompTIA A+ | =A+ Certification | > IT Support
CompTIA Network+ | network+; =N+ | > IT Support
Microsoft Visio | =Visio; ms visio
MCSA | mcse; mcp
EIGRP | > Computer Networking
HSRP | vrrp; glbp | > Computer Networking
IGMP | multicast; pim-sm | > Computer Networking
NAT | =NAT | > Computer Networking
QoS | quality of service | > Computer Networking
SNMP | > Computer Networking
SIP | =SIP; sip trunking | > VoIP
Solaris | > Unix
AIX | ibm aix | > Unix
HP-UX | > Unix
Awk | =sed | > Shell Scripting
Tcl | =Tcl
Ada programming | =Ada
Pascal | object pascal; turbo pascal
!Crystal language | crystal lang
OCaml | > Functional Programming
VBScript | vb script | > Scripting
ActionScript | adobe flash; =Flash
CoffeeScript | > JavaScript
Deno | > JavaScript
Bun.js | > JavaScript
Koa.js | koajs | > Node.js
Hapi.js | hapijs | > Node.js
Prisma | prisma orm
TypeORM | sequelize | > TypeScript
Storybook
MobX | zustand | > React
Gatsby | gatsbyjs | > React
Remix | remix.run | > React
!Electron framework | ?Electron; electronjs; electron.js
Jetpack Compose | > Android; Kotlin
Xcode | > iOS
Core Data | > iOS
Godot | > Game Development
OpenCL
Matplotlib | seaborn; plotly | > Python; Data Visualization
Streamlit | > Python
Tornado | > Python
SQLAlchemy | > Python; SQL
Time Series Analysis | time series forecasting | > Statistics
Visual Studio | visual studio code; vs code; vscode
Eclipse | eclipse ide
IntelliJ IDEA | intellij; pycharm; webstorm
Informix | > Databases
Sybase | > Databases
Netezza | > Data Warehousing
Vertica | greenplum | > Data Warehousing
Oracle Forms | oracle apex; oracle reports
Oracle EBS
Exadata | > Oracle Database
Stored Procedures | > SQL
Query Optimization | sql tuning
Data Migration
Crystal Reports | > Business Intelligence
Hyperion | oracle hyperion; essbase
Siebel | siebel crm
PeopleSoft
JD Edwards | =JDE; jde e1; enterpriseone
Workday | workday hcm
Pega | pega prpc; pegasystems
Appian
Camunda | business process modeling
!Boomi | dell boomi; ?Boomi
webMethods
Visualforce | visual force | > Salesforce
SOQL | sosl | > Salesforce
Salesforce Lightning | lightning web components; =LWC | > Salesforce
WCF | windows communication foundation | > .NET
NHibernate | > .NET
SignalR | > .NET
Classic ASP
Waterfall | waterfall model
HP ALM | hp quality center; quality center; =ALM | > Software Testing | < !UFT~=UFT~=QTP
Bugzilla | defect tracking
Azure Boards | > Azure DevOps
Blue-Green Deployment | canary releases | > DevOps
Amazon Alexa | chatbots; voice assistants
Augmented Reality | virtual reality; =AR/VR; =VR
Computer Graphics | 3d graphics; rendering
LaTeX
Markdown
Content Delivery Networks
Regular Expressions | regex
Web Scraping
Search Engine Optimization Tools | screaming frog; ahrefs; semrush
Marketo | pardot; eloqua
Pardot Engage
Remote Desktop | =RDP; teamviewer
COBIT | it governance
`
