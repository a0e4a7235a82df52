//! A server of the Remote Execution API that executes what trefoil sends in the test's own process, with faults.

use bazel_remote_apis::build::bazel::remote::execution::v2 as re;
use bazel_remote_apis::google::bytestream as bytes;
use bazel_remote_apis::google::longrunning::{Operation, operation};
use bazel_remote_apis::google::protobuf::Any;
use prost::Message;
use sha2::Digest as _;
use std::collections::BTreeMap;
use std::net::TcpListener;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use tokio_stream::Stream;
use tonic::transport::{Identity, Server, ServerTlsConfig};
use tonic::{Request, Response, Status, Streaming};

/// What the server does wrong, and how often still.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Faults {
    /// It refuses to say what it can do.
    pub(crate) refuses: bool,
    /// It cannot execute.
    pub(crate) stores_only: bool,
    /// Calls of `Execute` that fail because a machine was lost.
    pub(crate) lost_machines: u32,
    /// Streams of `Execute` that end before the action does.
    pub(crate) lost_streams: u32,
    /// Outputs that are stored damaged.
    pub(crate) damaged: u32,
    /// Blobs that it lets go of before they are needed.
    pub(crate) let_go: u32,
}

/// What it stores and has been asked.
#[derive(Default)]
pub(crate) struct State {
    faults: Faults,
    blobs: BTreeMap<String, Vec<u8>>,
    results: BTreeMap<String, re::ActionResult>,
    /// Actions whose stream was lost.
    running: BTreeMap<String, re::Digest>,
    pub(crate) executed: u32,
    pub(crate) header: Option<String>,
}

/// The server.
#[derive(Clone, Default)]
pub(crate) struct Fake(pub(crate) Arc<Mutex<State>>);

type Reply<T> = Result<Response<T>, Status>;
type Many<T> = Pin<Box<dyn Stream<Item = Result<T, Status>> + Send>>;

fn many<T: Send + 'static>(items: Vec<Result<T, Status>>) -> Reply<Many<T>> {
    Ok(Response::new(Box::pin(tokio_stream::iter(items))))
}

fn digest(bytes: &[u8]) -> re::Digest {
    let hash: [u8; 32] = sha2::Sha256::digest(bytes).into();
    let hash = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    re::Digest { hash, size_bytes: bytes.len() as i64 }
}

/// Takes one of a number of faults.
fn take(left: &mut u32) -> bool {
    let some = *left > 0;
    *left = left.saturating_sub(1);
    some
}

impl State {
    fn blob(&self, digest: &Option<re::Digest>) -> Result<&Vec<u8>, Status> {
        let hash = digest.as_ref().map(|digest| digest.hash.clone()).unwrap_or_default();
        self.blobs.get(&hash).ok_or_else(|| Status::failed_precondition(format!("blob {hash} is missing")))
    }

    fn message<T: Message + Default>(&self, digest: &Option<re::Digest>) -> Result<T, Status> {
        T::decode(&self.blob(digest)?[..]).map_err(|e| Status::invalid_argument(e.to_string()))
    }

    /// Does what an action says, as far as trefoil's are concerned.
    fn execute(&mut self, action: &re::Digest) -> Result<re::ActionResult, Status> {
        let whole: re::Action = self.message(&Some(action.clone()))?;
        let command: re::Command = self.message(&whole.command_digest)?;
        assert_eq!(command.arguments, ["./trefoil", "work", "batch", "files", "answer"]);
        assert!(command.environment_variables.is_empty());
        let root: re::Directory = self.message(&whole.input_root_digest)?;
        let names: Vec<&str> = root.files.iter().map(|file| &*file.name).collect();
        assert_eq!(names, ["batch", "trefoil"], "sorted, and nothing else");
        assert_eq!(self.blob(&root.files[1].digest)?, b"the program");
        let folder: re::Directory = self.message(&root.directories[0].digest)?;
        let file = |name: &str| {
            let node = folder.files.iter().find(|node| node.name == name).ok_or("no such file")?;
            self.blob(&node.digest).cloned().map_err(|status| status.to_string())
        };
        let batch = self.blob(&root.files[0].digest)?.clone();
        let answer = trefoil_permute::work(&batch, &file).map_err(Status::internal)?;
        self.executed += 1;
        let file =
            re::OutputFile { path: "answer".into(), digest: Some(digest(&answer)), ..Default::default() };
        let mut stored = answer;
        if take(&mut self.faults.damaged) {
            stored[9] ^= 1;
        }
        self.blobs.insert(file.digest.clone().unwrap().hash, stored);
        let result = re::ActionResult { output_files: vec![file], ..Default::default() };
        self.results.insert(action.hash.clone(), result.clone());
        Ok(result)
    }
}

fn ended(name: &str, result: re::ActionResult) -> Operation {
    let response = re::ExecuteResponse { result: Some(result), ..Default::default() };
    let any = Any { type_url: String::new(), value: response.encode_to_vec() };
    Operation {
        name: name.into(),
        done: true,
        result: Some(operation::Result::Response(any)),
        metadata: None,
    }
}

#[tonic::async_trait]
impl re::capabilities_server::Capabilities for Fake {
    async fn get_capabilities(
        &self,
        request: Request<re::GetCapabilitiesRequest>,
    ) -> Reply<re::ServerCapabilities> {
        let mut state = self.0.lock().unwrap();
        state.header = request.metadata().get("x-ticket").map(|it| it.to_str().unwrap().to_owned());
        if state.faults.refuses {
            return Err(Status::permission_denied("no ticket, no ride"));
        }
        let exec_enabled = !state.faults.stores_only;
        Ok(Response::new(re::ServerCapabilities {
            cache_capabilities: Some(re::CacheCapabilities {
                digest_functions: vec![1],
                ..Default::default()
            }),
            execution_capabilities: Some(re::ExecutionCapabilities { exec_enabled, ..Default::default() }),
            ..Default::default()
        }))
    }
}

#[tonic::async_trait]
impl re::action_cache_server::ActionCache for Fake {
    async fn get_action_result(
        &self,
        request: Request<re::GetActionResultRequest>,
    ) -> Reply<re::ActionResult> {
        let hash = request.into_inner().action_digest.unwrap().hash;
        let found = self.0.lock().unwrap().results.get(&hash).cloned();
        found.map(Response::new).ok_or_else(|| Status::not_found("not yet"))
    }

    async fn update_action_result(
        &self,
        _: Request<re::UpdateActionResultRequest>,
    ) -> Reply<re::ActionResult> {
        Err(Status::unimplemented("results are made here"))
    }
}

#[tonic::async_trait]
impl re::execution_server::Execution for Fake {
    type ExecuteStream = Many<Operation>;
    type WaitExecutionStream = Many<Operation>;

    async fn execute(&self, request: Request<re::ExecuteRequest>) -> Reply<Many<Operation>> {
        let action = request.into_inner().action_digest.unwrap();
        let mut state = self.0.lock().unwrap();
        if take(&mut state.faults.let_go) {
            state.blobs.clear();
        }
        if take(&mut state.faults.lost_machines) {
            return many(vec![Err(Status::unavailable("the machine is gone"))]);
        }
        let name = format!("operations/{}", action.hash);
        if take(&mut state.faults.lost_streams) {
            state.running.insert(name.clone(), action);
            return many(vec![Ok(Operation { name, ..Default::default() })]);
        }
        let result = state.execute(&action)?;
        many(vec![Ok(ended(&name, result))])
    }

    async fn wait_execution(&self, request: Request<re::WaitExecutionRequest>) -> Reply<Many<Operation>> {
        let name = request.into_inner().name;
        let mut state = self.0.lock().unwrap();
        let action = state.running.remove(&name).ok_or_else(|| Status::not_found(name.clone()))?;
        let result = state.execute(&action)?;
        many(vec![Ok(ended(&name, result))])
    }
}

#[tonic::async_trait]
impl re::content_addressable_storage_server::ContentAddressableStorage for Fake {
    type GetTreeStream = Many<re::GetTreeResponse>;

    async fn find_missing_blobs(
        &self,
        request: Request<re::FindMissingBlobsRequest>,
    ) -> Reply<re::FindMissingBlobsResponse> {
        let state = self.0.lock().unwrap();
        let mut missing = request.into_inner().blob_digests;
        missing.retain(|digest| !state.blobs.contains_key(&digest.hash));
        Ok(Response::new(re::FindMissingBlobsResponse { missing_blob_digests: missing }))
    }

    async fn batch_update_blobs(
        &self,
        request: Request<re::BatchUpdateBlobsRequest>,
    ) -> Reply<re::BatchUpdateBlobsResponse> {
        let mut state = self.0.lock().unwrap();
        for one in request.into_inner().requests {
            assert_eq!(one.digest, Some(digest(&one.data)));
            state.blobs.insert(digest(&one.data).hash, one.data);
        }
        Ok(Response::new(re::BatchUpdateBlobsResponse::default()))
    }

    async fn batch_read_blobs(
        &self,
        _: Request<re::BatchReadBlobsRequest>,
    ) -> Reply<re::BatchReadBlobsResponse> {
        Err(Status::unimplemented("blobs are streamed"))
    }

    async fn get_tree(&self, _: Request<re::GetTreeRequest>) -> Reply<Self::GetTreeStream> {
        Err(Status::unimplemented("nobody asks for trees"))
    }

    type GetChunkMappingStream = Many<re::GetChunkMappingResponse>;

    async fn split_blob(&self, _: Request<re::SplitBlobRequest>) -> Reply<re::SplitBlobResponse> {
        Err(Status::unimplemented("nothing is so large"))
    }

    async fn get_chunk_mapping(
        &self,
        _: Request<re::GetChunkMappingRequest>,
    ) -> Reply<Self::GetChunkMappingStream> {
        Err(Status::unimplemented("nothing is so large"))
    }

    async fn splice_blob(&self, _: Request<re::SpliceBlobRequest>) -> Reply<re::SpliceBlobResponse> {
        Err(Status::unimplemented("nothing is so large"))
    }

    async fn register_chunk_mapping(
        &self,
        _: Request<Streaming<re::RegisterChunkMappingRequest>>,
    ) -> Reply<re::RegisterChunkMappingResponse> {
        Err(Status::unimplemented("nothing is so large"))
    }
}

#[tonic::async_trait]
impl bytes::byte_stream_server::ByteStream for Fake {
    type ReadStream = Many<bytes::ReadResponse>;

    async fn read(&self, request: Request<bytes::ReadRequest>) -> Reply<Self::ReadStream> {
        let name = request.into_inner().resource_name;
        let hash = name.split('/').nth_back(1).unwrap_or_default();
        let data =
            self.0.lock().unwrap().blobs.get(hash).cloned().ok_or_else(|| Status::not_found(name.clone()))?;
        many(data.chunks(1000).map(|part| Ok(bytes::ReadResponse { data: part.to_vec() })).collect())
    }

    async fn write(&self, _: Request<Streaming<bytes::WriteRequest>>) -> Reply<bytes::WriteResponse> {
        Err(Status::unimplemented("nothing is so large"))
    }

    async fn query_write_status(
        &self,
        _: Request<bytes::QueryWriteStatusRequest>,
    ) -> Reply<bytes::QueryWriteStatusResponse> {
        Err(Status::unimplemented("nothing is so large"))
    }
}

impl Fake {
    /// Starts it on a free port of the loopback; it ends with the test's process.
    pub(crate) fn start(faults: Faults, tls: bool) -> (Fake, String) {
        let fake = Fake::default();
        fake.0.lock().unwrap().faults = faults;
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let address = format!("{}://127.0.0.1:{port}", if tls { "grpcs" } else { "grpc" });
        let (own, place) = (fake.clone(), format!("127.0.0.1:{port}").parse().unwrap());
        std::thread::spawn(move || {
            let mut server = Server::builder();
            if tls {
                let identity = Identity::from_pem(SERVER, SERVER_KEY);
                server = server.tls_config(ServerTlsConfig::new().identity(identity)).unwrap();
            }
            let routes = server
                .add_service(re::capabilities_server::CapabilitiesServer::new(own.clone()))
                .add_service(re::action_cache_server::ActionCacheServer::new(own.clone()))
                .add_service(re::execution_server::ExecutionServer::new(own.clone()))
                .add_service(re::content_addressable_storage_server::ContentAddressableStorageServer::new(
                    own.clone(),
                ))
                .add_service(bytes::byte_stream_server::ByteStreamServer::new(own));
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(routes.serve(place)).unwrap();
        });
        while std::net::TcpStream::connect(format!("127.0.0.1:{port}")).is_err() {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        (fake, address)
    }
}

const SERVER: &str = include_str!("../certificates/server.pem");
const SERVER_KEY: &str = include_str!("../certificates/server.key");
