//! What a persistent worker is asked and answers.

/// What is to be done.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Request {
    pub(super) arguments: Vec<String>,
    /// The paths of files that may be read; any where there is none.
    pub(super) inputs: Vec<String>,
    /// Says which request an answer is for; 0 where there is one at a time.
    pub(super) id: i32,
    /// Whether an earlier request of this number is no longer wanted.
    pub(super) cancels: bool,
    /// The folder to which paths are relative, where it is another than that of the process.
    pub(super) sandbox: String,
}

/// What became of it.
#[derive(Debug)]
pub(super) struct Response {
    pub(super) exit_code: i32,
    /// What people are told.
    pub(super) output: String,
    pub(super) id: i32,
}
