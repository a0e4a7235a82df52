//! A batch as an action: command, input root, and the blobs of both.

use crate::digest::Blob;
use bazel_remote_apis::build::bazel::remote::execution::v2::platform::Property;
use bazel_remote_apis::build::bazel::remote::execution::v2::{
    Action, Command, Directory, DirectoryNode, FileNode, Platform,
};
use trefoil_permute::Batch;

/// The names in the input root.
const PROGRAM: &str = "trefoil";
const BATCH: &str = "batch";
const FILES: &str = "files";
/// The output.
pub(crate) const ANSWER: &str = "answer";

/// An action with all that it consists of.
pub(crate) struct Task {
    pub(crate) action: Blob,
    /// What only this action has.
    pub(crate) own: Vec<Blob>,
    /// What other actions of the build have too, the program aside.
    pub(crate) shared: Vec<Blob>,
    /// For messages.
    pub(crate) permutations: usize,
}

/// What actions run on and by.
pub(crate) struct Tool {
    pub(crate) program: Blob,
    command: Blob,
    platform: Option<Platform>,
}

impl Tool {
    /// A program, and the properties of machines that can run it.
    pub(crate) fn new(program: Vec<u8>, properties: &[(String, String)]) -> Tool {
        let mut properties: Vec<Property> = properties
            .iter()
            .map(|(name, value)| Property { name: name.clone(), value: value.clone() })
            .collect();
        properties.sort_by(|a, b| (&a.name, &a.value).cmp(&(&b.name, &b.value)));
        let platform = (!properties.is_empty()).then_some(Platform { properties });
        let program = Blob::new(program);
        let command = Blob::message(&command(platform.clone()));
        Tool { program, command, platform }
    }

    /// The action that works on a batch.
    pub(crate) fn task(&self, batch: &Batch, attempt: u32) -> Task {
        let files: Vec<Blob> =
            batch.files().iter().map(|file| Blob::known(file.bytes.clone(), &file.name)).collect();
        let node = |name: &str, blob: &Blob, is_executable| FileNode {
            name: name.to_owned(),
            digest: Some(blob.digest.clone()),
            is_executable,
            node_properties: None,
        };
        let folder = Directory {
            files: files.iter().map(|file| node(&file.digest.hash, file, false)).collect(),
            ..Directory::default()
        };
        let (folder, bytes) = (Blob::message(&folder), Blob::new(batch.bytes(attempt)));
        let root = Directory {
            files: vec![node(BATCH, &bytes, false), node(PROGRAM, &self.program, true)],
            directories: vec![DirectoryNode { name: FILES.into(), digest: Some(folder.digest.clone()) }],
            ..Directory::default()
        };
        let root = Blob::message(&root);
        let action = Action {
            command_digest: Some(self.command.digest.clone()),
            input_root_digest: Some(root.digest.clone()),
            platform: self.platform.clone(),
            ..Action::default()
        };
        let action = Blob::message(&action);
        let shared = files.into_iter().chain([self.command.clone(), folder]).collect();
        Task { own: vec![bytes, root, action.clone()], action, shared, permutations: batch.len() }
    }
}

/// No environment, and paths as seen from the input root.
#[expect(
    deprecated,
    reason = "servers of version 2.0 read output_files, later ones output_paths; both read the platform here"
)]
fn command(platform: Option<Platform>) -> Command {
    let words = [&format!("./{PROGRAM}"), "work", BATCH, FILES, ANSWER];
    Command {
        arguments: words.map(str::to_owned).to_vec(),
        output_files: vec![ANSWER.into()],
        output_paths: vec![ANSWER.into()],
        platform,
        ..Command::default()
    }
}
