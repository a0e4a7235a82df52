//! An action executed: the stream of `Execute` is followed to its end, and taken up again where it is lost.

use super::Client;
use crate::action::Task;
use crate::figures::{Trace, Watch};
use crate::retry::{Failure, Tries};
use bazel_remote_apis::build::bazel::remote::execution::v2::execution_client::ExecutionClient;
use bazel_remote_apis::build::bazel::remote::execution::v2::{
    ActionResult, ExecuteRequest, ExecuteResponse, WaitExecutionRequest,
};
use bazel_remote_apis::google::longrunning::Operation;
use bazel_remote_apis::google::longrunning::operation::Result as Ended;
use prost::Message;
use std::time::Duration;
use tonic::{Code, Status, Streaming};

/// How long an action may take from when it is sent, its time in the queue included.
const LONGEST: Duration = Duration::from_secs(1800);
/// How much of what a program says is repeated.
const SAID: usize = 2000;
/// How large a message of the stream may be: it may bring the output.
const LARGEST_MESSAGE: usize = 64 << 20;

impl Client {
    /// Executes an action, whose inputs are uploaded where they are not there.
    ///
    /// # Errors
    /// When it cannot be had, and when the program failed.
    pub(super) async fn execute(
        &self,
        task: &Task,
        skips_cache: bool,
        trace: &mut Trace,
    ) -> Result<ActionResult, String> {
        let (mut tries, mut failed_before) = (Tries::default(), false);
        let mut watch = Watch::new();
        let mut skips_cache = skips_cache;
        loop {
            self.upload_inputs(task).await?;
            trace.upload += watch.lap();
            let ended = tokio::time::timeout(LONGEST, self.follow(task, skips_cache)).await;
            trace.execute += watch.lap();
            match ended.unwrap_or(Err(Failure::TooLate(LONGEST))) {
                Ok(result) if result.exit_code == 0 => return Ok(result),
                // A cache may know that it failed on a machine that was full.
                Ok(_) if !failed_before => (failed_before, skips_cache) = (true, true),
                Ok(result) => return Err(self.says(task, &self.why(&result).await)),
                Err(failure) => {
                    // What was uploaded may have been let go of since.
                    let is_missing = matches!(failure.code(), Code::FailedPrecondition | Code::NotFound);
                    let failure =
                        if is_missing { Status::unavailable(failure.to_string()).into() } else { failure };
                    self.forget().await;
                    let what = format!("Execute of a batch of {} permutations", task.permutations);
                    self.again(&mut tries, failure, &what).await?;
                }
            }
        }
    }

    async fn upload_inputs(&self, task: &Task) -> Result<(), String> {
        let shared: Vec<_> = [&self.tool.program].into_iter().chain(&task.shared).collect();
        self.share(&shared).await?;
        self.upload(&task.own.iter().collect::<Vec<_>>()).await
    }

    /// Executes an action and follows its stream to the end.
    async fn follow(&self, task: &Task, skips_cache: bool) -> Result<ActionResult, Failure> {
        let mut calls = ExecutionClient::new(self.line.clone()).max_decoding_message_size(LARGEST_MESSAGE);
        let request = ExecuteRequest {
            instance_name: self.instance.clone(),
            skip_cache_lookup: skips_cache,
            action_digest: Some(task.action.digest.clone()),
            inline_stderr: true,
            ..ExecuteRequest::default()
        };
        let mut name = String::new();
        let mut lost = match follow_stream(calls.execute(request).await?.into_inner(), &mut name).await {
            Ok(Some(result)) => return Ok(result),
            Ok(None) => Status::unavailable("the stream of Execute ended before the action did"),
            Err(status) => status,
        };
        // The operation goes on without its stream.
        let mut tries = Tries::default();
        while !name.is_empty() && is_lost(&lost) {
            tries.after(lost.into()).await?;
            self.note(|figures| figures.retries += 1);
            let stream = calls.wait_execution(WaitExecutionRequest { name: name.clone() }).await;
            lost = match stream {
                Ok(stream) => match follow_stream(stream.into_inner(), &mut name).await {
                    Ok(Some(result)) => return Ok(result),
                    Ok(None) => {
                        Status::unavailable("the stream of WaitExecution ended before the action did")
                    }
                    Err(status) => status,
                },
                Err(status) => status,
            };
        }
        Err(lost.into())
    }

    /// Why a program failed: what it said.
    async fn why(&self, result: &ActionResult) -> String {
        let said = match &result.stderr_digest {
            Some(digest) if result.stderr_raw.is_empty() => self.read(digest).await.unwrap_or_default(),
            _ => result.stderr_raw.clone(),
        };
        let said = String::from_utf8_lossy(&said[..said.len().min(SAID)]).trim().to_owned();
        let code = result.exit_code;
        match said.is_empty() {
            true => format!(
                "the program ended with code {code}; --remote-binary names one that the machines can run"
            ),
            false => format!("the program ended with code {code}: {said}"),
        }
    }
}

/// Whether a stream was cut off, and not ended by the server's verdict.
fn is_lost(status: &Status) -> bool {
    matches!(status.code(), Code::Unavailable | Code::Cancelled | Code::Unknown)
}

/// Follows a stream of what becomes of an operation, and notes its name; none where it ends too soon.
async fn follow_stream(
    mut stream: Streaming<Operation>,
    name: &mut String,
) -> Result<Option<ActionResult>, Status> {
    while let Some(operation) = stream.message().await? {
        if !operation.name.is_empty() {
            *name = operation.name;
        }
        if !operation.done {
            continue;
        }
        // The verdict of an operation that ended is no loss of its stream.
        name.clear();
        return match operation.result {
            Some(Ended::Response(any)) => result(&any.value).map(Some),
            Some(Ended::Error(status)) => Err(Status::new(status.code.into(), status.message)),
            None => Err(Status::internal("an operation ended without a result")),
        };
    }
    Ok(None)
}

/// The result in the answer to an execution.
fn result(response: &[u8]) -> Result<ActionResult, Status> {
    let response = ExecuteResponse::decode(response)
        .map_err(|e| Status::internal(format!("the answer to Execute cannot be read: {e}")))?;
    if let Some(status) = response.status.filter(|status| status.code != 0) {
        return Err(Status::new(status.code.into(), status.message));
    }
    response.result.ok_or_else(|| Status::internal("the answer to Execute has no result"))
}
