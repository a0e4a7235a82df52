//! The connection to a server, and what becomes of one batch.

mod blobs;
mod execute;

use crate::action::{ANSWER, Task, Tool};
use crate::digest::{digest, name};
use crate::figures::{Figures, Trace, Watch, milliseconds};
use crate::options::FarmOptions;
use crate::retry::{Failure, Tries, with_causes, within};
use bazel_remote_apis::build::bazel::remote::execution::v2::action_cache_client::ActionCacheClient;
use bazel_remote_apis::build::bazel::remote::execution::v2::capabilities_client::CapabilitiesClient;
use bazel_remote_apis::build::bazel::remote::execution::v2::digest_function::Value::Sha256;
use bazel_remote_apis::build::bazel::remote::execution::v2::{
    ActionResult, ExecutedActionMetadata, GetActionResultRequest, GetCapabilitiesRequest, OutputFile,
    RequestMetadata, ServerCapabilities, ToolDetails,
};
use bazel_remote_apis::google::protobuf::Timestamp;
use blobs::Present;
use prost::Message;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;
use tonic::metadata::{AsciiMetadataKey, AsciiMetadataValue, BinaryMetadataValue};
use tonic::service::Interceptor;
use tonic::service::interceptor::InterceptedService;
use tonic::transport::{Certificate, Channel, ClientTlsConfig, Endpoint};
use tonic::{Code, Request, Status};
use trefoil_permute::{Answer, Batch};

/// How long a server may take to be reached, and to answer what costs it little.
const CONNECT: Duration = Duration::from_secs(20);
const SHORT: Duration = Duration::from_secs(60);
/// Connections that nobody answers any more are found out by the system.
const ALIVE: Duration = Duration::from_secs(30);
/// How often a batch is made anew because its answer was damaged.
const ATTEMPTS: u32 = 3;
/// Answers may come with the action's result.
const LARGEST_MESSAGE: usize = 64 << 20;

/// A channel whose calls have the headers that the user wants.
type Line = InterceptedService<Channel, Guest>;

/// Adds headers to every call.
#[derive(Clone)]
struct Guest {
    headers: Vec<(AsciiMetadataKey, AsciiMetadataValue)>,
    about: BinaryMetadataValue,
}

impl Guest {
    fn new(headers: &[(String, String)]) -> Result<Guest, String> {
        let header = |(key, value): &(String, String)| {
            let known = AsciiMetadataKey::from_bytes(key.to_ascii_lowercase().as_bytes()).ok();
            let known = known.filter(|key| !key.as_str().ends_with("-bin"));
            let key = known.ok_or_else(|| format!("'{key}' cannot be the name of a header"))?;
            let value = AsciiMetadataValue::try_from(value.as_str());
            Ok((key.clone(), value.map_err(|_| format!("the header '{key}' has a value that is not ASCII"))?))
        };
        let tool =
            ToolDetails { tool_name: "trefoil".into(), tool_version: env!("CARGO_PKG_VERSION").into() };
        let about = RequestMetadata { tool_details: Some(tool), ..RequestMetadata::default() };
        let about = BinaryMetadataValue::from_bytes(&about.encode_to_vec());
        Ok(Guest { headers: headers.iter().map(header).collect::<Result<_, String>>()?, about })
    }
}

impl Interceptor for Guest {
    fn call(&mut self, mut request: Request<()>) -> Result<Request<()>, Status> {
        let metadata = request.metadata_mut();
        metadata.insert_bin("build.bazel.remote.execution.v2.requestmetadata-bin", self.about.clone());
        for (key, value) in &self.headers {
            metadata.append(key.clone(), value.clone());
        }
        Ok(request)
    }
}

/// A server, and what is known of it.
pub(crate) struct Client {
    line: Line,
    /// The server's name in messages.
    server: String,
    instance: String,
    tool: Tool,
    /// How many bytes one call may bring.
    call_bytes: usize,
    present: Present,
    pub(crate) figures: Mutex<Figures>,
    /// Why the server is not asked any more: it has not answered for long enough, or has refused.
    given_up: OnceLock<String>,
}

impl Client {
    /// Reaches a server and asks what it can do.
    ///
    /// # Errors
    /// When it cannot be reached or lacks what is needed.
    pub(crate) async fn connect(options: FarmOptions) -> Result<Client, String> {
        let server = options.address.to_string();
        let guest = Guest::new(&options.headers)?;
        let cannot = |e: tonic::transport::Error| format!("cannot reach {server}: {}", with_causes(&e));
        let mut endpoint = Endpoint::from_shared(options.address.uri()).map_err(cannot)?;
        endpoint = endpoint.connect_timeout(CONNECT).tcp_keepalive(Some(ALIVE)).tcp_nodelay(true);
        if options.address.is_secure {
            let tls = match &options.ca {
                Some(ca) => ClientTlsConfig::new().ca_certificate(Certificate::from_pem(ca)),
                None => ClientTlsConfig::new().with_native_roots(),
            };
            endpoint = endpoint.tls_config(tls).map_err(cannot)?;
        }
        let line = InterceptedService::new(endpoint.connect().await.map_err(cannot)?, guest);
        let mut client = Client {
            line,
            server,
            instance: options.instance,
            tool: Tool::new(options.program, &options.properties),
            call_bytes: 0,
            present: Present::default(),
            figures: Mutex::new(Figures::default()),
            given_up: OnceLock::new(),
        };
        client.call_bytes = call_bytes(&client.capabilities().await?);
        Ok(client)
    }

    /// What the server can do; an error where it cannot do what is needed.
    async fn capabilities(&self) -> Result<ServerCapabilities, String> {
        let mut tries = Tries::few();
        let found = loop {
            let mut calls = CapabilitiesClient::new(self.line.clone());
            let request = GetCapabilitiesRequest { instance_name: self.instance.clone() };
            match within(SHORT, calls.get_capabilities(request)).await {
                Ok(found) => break found.into_inner(),
                Err(failure) => self.again(&mut tries, failure, "GetCapabilities").await?,
            }
        };
        let lacks = |what: &str| Err(format!("{}{}: the server {what}", self.server, self.shown_instance()));
        let Some(cache) = &found.cache_capabilities else { return lacks("has no store of blobs") };
        if !cache.digest_functions.is_empty() && !cache.digest_functions.contains(&(Sha256 as i32)) {
            return lacks("does not take SHA-256 as the digest function");
        }
        if !found.execution_capabilities.as_ref().is_some_and(|execution| execution.exec_enabled) {
            return lacks("executes no actions");
        }
        Ok(found)
    }

    /// Compiles a batch.
    ///
    /// # Errors
    /// Why it cannot be had.
    pub(crate) async fn compile(&self, batch: &Batch) -> Result<Answer, String> {
        self.check()?;
        for attempt in 0..ATTEMPTS {
            let task = self.tool.task(batch, attempt);
            if let Some(answer) = self.attempt(&task).await? {
                return Ok(answer);
            }
            self.note(|figures| figures.damaged += 1);
        }
        Err(format!(
            "{}: the answer to a batch of {} permutations was damaged {ATTEMPTS} times over",
            self.server,
            batch.len()
        ))
    }

    /// Compiles a batch; none when the answer is damaged where it is stored.
    async fn attempt(&self, task: &Task) -> Result<Option<Answer>, String> {
        let mut watch = Watch::new();
        let mut trace = Trace { permutations: task.permutations, ..Trace::default() };
        let known = self.cached(task).await?;
        trace.look_up = watch.lap();
        trace.bytes_up = task.own.iter().map(|blob| blob.bytes.len() as u64).sum();
        let mut skips_cache = false;
        if let Some(result) = known.filter(|result| result.exit_code == 0) {
            trace.is_hit = true;
            match self.answer(task, &result, &mut trace).await? {
                Fetched::Whole(answer) => return Ok(Some(self.done(answer, &result, trace))),
                Fetched::Damaged => return Ok(None),
                // The server remembers the result but has let go of the output.
                Fetched::Missing => skips_cache = true,
            }
            trace.is_hit = false;
            watch.lap();
        }
        let result = self.execute(task, skips_cache, &mut trace).await?;
        match self.answer(task, &result, &mut trace).await? {
            Fetched::Whole(answer) => Ok(Some(self.done(answer, &result, trace))),
            Fetched::Damaged => Ok(None),
            Fetched::Missing => Err(self.says(task, "the action made no answer")),
        }
    }

    /// What the action cache knows; an answer that cannot be read is none.
    async fn cached(&self, task: &Task) -> Result<Option<ActionResult>, String> {
        let mut tries = Tries::default();
        loop {
            let mut calls =
                ActionCacheClient::new(self.line.clone()).max_decoding_message_size(LARGEST_MESSAGE);
            let request = GetActionResultRequest {
                instance_name: self.instance.clone(),
                action_digest: Some(task.action.digest.clone()),
                inline_output_files: vec![ANSWER.into()],
                ..GetActionResultRequest::default()
            };
            match within(SHORT, calls.get_action_result(request)).await {
                Ok(result) => return Ok(Some(result.into_inner())),
                Err(failure) if failure.code() == Code::NotFound => return Ok(None),
                Err(failure) => self.again(&mut tries, failure, "GetActionResult").await?,
            }
        }
    }

    /// The answer that a result speaks of, if it is what the result says.
    async fn answer(&self, task: &Task, result: &ActionResult, trace: &mut Trace) -> Result<Fetched, String> {
        let mut watch = Watch::new();
        let file = result.output_files.iter().find(|file| file.path == ANSWER);
        let Some(OutputFile { digest: Some(wanted), contents, .. }) = file else {
            return Ok(Fetched::Missing);
        };
        let bytes = match contents.is_empty() && wanted.size_bytes > 0 {
            false => contents.clone(),
            true => match self.read(wanted).await {
                Ok(bytes) => bytes,
                Err(failure) if failure.code() == Code::NotFound => return Ok(Fetched::Missing),
                // A server may notice damage itself.
                Err(failure) if matches!(failure.code(), Code::DataLoss | Code::Internal) => {
                    return Ok(Fetched::Damaged);
                }
                Err(failure) => {
                    let what = format!("the output {} cannot be fetched: {failure}", name(wanted));
                    return Err(self.says(task, &what));
                }
            },
        };
        trace.download = watch.lap();
        trace.bytes_down = bytes.len() as u64;
        Ok(if digest(&bytes) == *wanted { Fetched::Whole(bytes) } else { Fetched::Damaged })
    }

    /// Notes that a batch is done.
    fn done(&self, bytes: Vec<u8>, result: &ActionResult, mut trace: Trace) -> Answer {
        let about = result.execution_metadata.clone().unwrap_or_default();
        let ExecutedActionMetadata { queued_timestamp, worker_start_timestamp, .. } = &about;
        let took = between(&about.execution_start_timestamp, &about.execution_completed_timestamp);
        let shown = |time: Option<Duration>| time.map_or(0.0, milliseconds);
        if !trace.is_hit {
            trace.queued = shown(between(queued_timestamp, worker_start_timestamp));
            trace.fetch =
                shown(between(&about.input_fetch_start_timestamp, &about.input_fetch_completed_timestamp));
        }
        trace.run = shown(took);
        self.note(|figures| {
            figures.downloaded += trace.bytes_down;
            figures.batches.push(trace);
        });
        Answer { bytes, took }
    }

    /// Waits to try again.
    ///
    /// # Errors
    /// When it is not worth it, with the name of what was asked.
    async fn again(&self, tries: &mut Tries, failure: Failure, what: &str) -> Result<(), String> {
        match tries.after(failure).await {
            Ok(()) => {
                self.note(|figures| figures.retries += 1);
                Ok(())
            }
            Err(failure) => {
                let why = format!("{}{}: {what}: {failure}", self.server, self.shown_instance());
                let _ = self.given_up.set(why.clone());
                Err(why)
            }
        }
    }

    /// Fails where another batch has found out that the server does not do it: not every one waits for that anew.
    fn check(&self) -> Result<(), String> {
        self.given_up.get().map_or(Ok(()), |why| Err(why.clone()))
    }

    /// An error about a batch.
    fn says(&self, task: &Task, what: &str) -> String {
        let action = name(&task.action.digest);
        format!("{}: a batch of {} permutations (action {action}): {what}", self.server, task.permutations)
    }

    fn shown_instance(&self) -> String {
        if self.instance.is_empty() { String::new() } else { format!(" (instance '{}')", self.instance) }
    }

    fn note(&self, add: impl FnOnce(&mut Figures)) {
        add(&mut self.figures.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

/// What was fetched of an answer.
enum Fetched {
    Whole(Vec<u8>),
    /// It is not of its digest.
    Damaged,
    /// It is not there.
    Missing,
}

/// How many bytes one call may bring, by what the server says and what gRPC takes by itself.
fn call_bytes(server: &ServerCapabilities) -> usize {
    let room_for_the_rest = 64 << 10;
    let grpc = 4 << 20;
    let says = server.cache_capabilities.as_ref().map_or(0, |cache| cache.max_batch_total_size_bytes);
    let says = usize::try_from(says).ok().filter(|&bytes| bytes > 0).unwrap_or(grpc);
    says.min(grpc).saturating_sub(room_for_the_rest).max(room_for_the_rest)
}

fn between(from: &Option<Timestamp>, to: &Option<Timestamp>) -> Option<Duration> {
    let nanoseconds = |time: &Timestamp| i128::from(time.seconds) * 1_000_000_000 + i128::from(time.nanos);
    let passed = nanoseconds(to.as_ref()?) - nanoseconds(from.as_ref()?);
    u64::try_from(passed).ok().map(Duration::from_nanos)
}
