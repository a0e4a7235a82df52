//! Work on a batch: what a machine of a farm does.

use crate::digest::{Digest, digest, hex};
use crate::inputs::Inputs;
use crate::message::Message;
use crate::parcel::{Order, Reply, encode_answer};
use crate::plan::Job;
use crate::settings::Settings;
use crate::work::Workshop;
use std::sync::Arc;
use trefoil::{Session, Target};

/// Compiles the permutations of a batch and gives the answer, which depends on nothing but the batch and the files that it
/// names. `file` gives the bytes of one by the SHA-256 of its bytes, in hexadecimal digits.
///
/// # Errors
/// When the batch is damaged or of another version, and when a file is not what it should be. Errors in shaders are in the answer.
pub fn work(batch: &[u8], file: &dyn Fn(&str) -> Result<Vec<u8>, String>) -> Result<Vec<u8>, String> {
    let (order, attempt) = Order::decode(batch)?;
    let load = |(path, hash): &(String, Digest)| -> Result<(String, Arc<[u8]>, Digest), String> {
        let bytes = file(&hex(hash))?;
        if digest(&bytes) != *hash {
            return Err(format!("'{path}' is damaged: its bytes are not of the hash {}", hex(hash)));
        }
        Ok((path.clone(), bytes.into(), *hash))
    };
    let files = order.files.iter().map(load).collect::<Result<Vec<_>, String>>()?;
    let inputs = Inputs::sealed(files);
    let settings = |(target, words): &(String, Vec<String>)| {
        let target = Target::from_name(target).ok_or_else(|| format!("'{target}' is no target"))?;
        Settings::of_words(words, Some(target), &inputs).map(Arc::new)
    };
    let settings = order.settings.iter().map(settings).collect::<Result<Vec<_>, String>>()?;
    let session = Session::new();
    let workshop = Workshop::new(&inputs, None, &session);
    let reply = |(number, defines): (u32, _)| {
        let settings = settings.get(number as usize).ok_or("the batch is damaged")?;
        Ok(workshop.reply(&Job::of_settings(settings.clone(), defines)))
    };
    let replies = order.jobs.into_iter().map(reply).collect::<Result<Vec<Reply>, String>>()?;
    Ok(encode_answer(&replies, attempt))
}

impl Workshop<'_> {
    /// What becomes of a permutation that nobody has compiled yet.
    pub(crate) fn reply(&self, job: &Job) -> Reply {
        let (made, _) = self.with_request(job, |request, _| self.session.compile(request));
        let artifact = made.map_err(|why| vec![Message::error(why)])?.map_err(|it| Message::all(&it))?;
        Ok((artifact.bytes.into(), Message::all(&artifact.warnings)))
    }
}
