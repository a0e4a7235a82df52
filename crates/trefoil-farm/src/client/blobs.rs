//! The store of blobs: what it lacks is uploaded, what is wanted is read.

use super::{Client, SHORT};
use crate::digest::{Blob, name};
use crate::retry::{Failure, Tries, within};
use bazel_remote_apis::build::bazel::remote::execution::v2::batch_update_blobs_request::Request;
use bazel_remote_apis::build::bazel::remote::execution::v2::content_addressable_storage_client::ContentAddressableStorageClient;
use bazel_remote_apis::build::bazel::remote::execution::v2::{
    BatchUpdateBlobsRequest, Digest, FindMissingBlobsRequest,
};
use bazel_remote_apis::google::bytestream::byte_stream_client::ByteStreamClient;
use bazel_remote_apis::google::bytestream::{ReadRequest, WriteRequest};
use std::collections::BTreeSet;
use std::hash::{BuildHasher, RandomState};
use std::time::Duration;
use tonic::Status;

/// How many blobs are asked for at once.
const ASKED: usize = 10_000;
/// How large a part of a streamed blob is.
const PART: usize = 256 << 10;
/// Besides a time for the call, a second for so many bytes.
const SLOWEST: usize = 1 << 20;

/// The blobs that are known to be there. Who uploads holds it, so that what many actions need is uploaded once.
#[derive(Default)]
pub(super) struct Present(tokio::sync::Mutex<BTreeSet<String>>);

impl Client {
    /// Sees to it that blobs which many actions need are there.
    ///
    /// # Errors
    /// When they cannot be uploaded.
    pub(super) async fn share(&self, blobs: &[&Blob]) -> Result<(), String> {
        let mut present = self.present.0.lock().await;
        self.check()?;
        let unknown: Vec<&Blob> =
            blobs.iter().copied().filter(|blob| !present.contains(&blob.digest.hash)).collect();
        self.upload(&unknown).await?;
        present.extend(unknown.iter().map(|blob| blob.digest.hash.clone()));
        Ok(())
    }

    /// Nothing is known to be there any more: the server has let go of something.
    pub(super) async fn forget(&self) {
        self.present.0.lock().await.clear();
    }

    /// Uploads those of the blobs that are not there.
    ///
    /// # Errors
    /// When they cannot be uploaded.
    pub(super) async fn upload(&self, blobs: &[&Blob]) -> Result<(), String> {
        let mut missing = BTreeSet::new();
        for asked in blobs.chunks(ASKED) {
            missing.extend(self.missing(asked).await?);
        }
        let mut wanted: Vec<&Blob> =
            blobs.iter().copied().filter(|blob| missing.remove(&blob.digest.hash)).collect();
        wanted.sort_by_key(|blob| blob.bytes.len());
        let large = wanted.partition_point(|blob| blob.bytes.len() <= self.call_bytes);
        let (mut small, large) = wanted.split_at(large);
        while !small.is_empty() {
            let fits = |count: &usize| {
                let bytes = small[..*count].iter().map(|blob| blob.bytes.len() + 128);
                *count == 1 || bytes.sum::<usize>() <= self.call_bytes
            };
            let count = (1..=small.len()).take_while(fits).last().unwrap_or(1);
            self.update(&small[..count]).await?;
            small = &small[count..];
        }
        for blob in large {
            self.write(blob).await?;
        }
        let bytes: u64 = wanted.iter().map(|blob| blob.bytes.len() as u64).sum();
        self.note(|figures| {
            figures.uploaded.0 += wanted.len() as u64;
            figures.uploaded.1 += bytes;
        });
        Ok(())
    }

    /// Which of the blobs are not there.
    async fn missing(&self, blobs: &[&Blob]) -> Result<Vec<String>, String> {
        if blobs.is_empty() {
            return Ok(Vec::new());
        }
        let mut tries = Tries::default();
        loop {
            let mut calls = ContentAddressableStorageClient::new(self.line.clone());
            let request = FindMissingBlobsRequest {
                instance_name: self.instance.clone(),
                blob_digests: blobs.iter().map(|blob| blob.digest.clone()).collect(),
                ..FindMissingBlobsRequest::default()
            };
            match within(SHORT, calls.find_missing_blobs(request)).await {
                Ok(found) => {
                    let missing = found.into_inner().missing_blob_digests;
                    return Ok(missing.into_iter().map(|digest| digest.hash).collect());
                }
                Err(failure) => self.again(&mut tries, failure, "FindMissingBlobs").await?,
            }
        }
    }

    /// Uploads small blobs in one call.
    async fn update(&self, blobs: &[&Blob]) -> Result<(), String> {
        let mut tries = Tries::default();
        loop {
            let one = |blob: &&Blob| Request {
                digest: Some(blob.digest.clone()),
                data: blob.bytes.to_vec(),
                ..Request::default()
            };
            let request = BatchUpdateBlobsRequest {
                instance_name: self.instance.clone(),
                requests: blobs.iter().map(one).collect(),
                ..BatchUpdateBlobsRequest::default()
            };
            let mut calls = ContentAddressableStorageClient::new(self.line.clone());
            let updated = within(SHORT, calls.batch_update_blobs(request)).await.and_then(|updated| {
                let responses = updated.into_inner().responses.into_iter();
                let refused = responses.filter_map(|it| Some((it.digest?, it.status?)));
                match refused.into_iter().find(|(_, status)| status.code != 0) {
                    Some((digest, status)) => {
                        let words = format!("{}: {}", name(&digest), status.message);
                        Err(Failure::Status(Status::new(status.code.into(), words)))
                    }
                    None => Ok(()),
                }
            });
            match updated {
                Ok(()) => return Ok(()),
                Err(failure) => self.again(&mut tries, failure, "BatchUpdateBlobs").await?,
            }
        }
    }

    /// Uploads a large blob in parts.
    async fn write(&self, blob: &Blob) -> Result<(), String> {
        let what = format!("ByteStream.Write of {}", name(&blob.digest));
        let size = blob.bytes.len();
        let mut tries = Tries::default();
        loop {
            let resource = self.resource(&format!("uploads/{}/", unique()), &blob.digest);
            let bytes = blob.bytes.clone();
            let parts = (0..size).step_by(PART).map(move |at| {
                let end = size.min(at + PART);
                WriteRequest {
                    resource_name: if at == 0 { resource.clone() } else { String::new() },
                    write_offset: at as i64,
                    finish_write: end == size,
                    data: bytes[at..end].to_vec(),
                }
            });
            let mut calls = ByteStreamClient::new(self.line.clone());
            match within(time_for(size), calls.write(tokio_stream::iter(parts))).await {
                Ok(written) => {
                    let committed = written.into_inner().committed_size;
                    // -1 is the answer of some servers to who uploads what is there already.
                    if committed == size as i64 || committed == -1 {
                        return Ok(());
                    }
                    let words = format!("{committed} of {size} bytes were taken");
                    self.again(&mut tries, Status::unavailable(words).into(), &what).await?;
                }
                Err(failure) => self.again(&mut tries, failure, &what).await?,
            }
        }
    }

    /// Reads a blob; whether it is what it should be is for who asks.
    ///
    /// # Errors
    /// The server's last answer.
    pub(super) async fn read(&self, digest: &Digest) -> Result<Vec<u8>, Failure> {
        let mut tries = Tries::default();
        loop {
            let size = usize::try_from(digest.size_bytes).unwrap_or_default();
            match within(time_for(size), self.read_once(digest, size)).await {
                Ok(bytes) => return Ok(bytes),
                Err(failure) if matches!(failure.code(), tonic::Code::Internal) => return Err(failure),
                Err(failure) => {
                    tries.after(failure).await?;
                    self.note(|figures| figures.retries += 1);
                }
            }
        }
    }

    async fn read_once(&self, digest: &Digest, size: usize) -> Result<Vec<u8>, Status> {
        let mut calls = ByteStreamClient::new(self.line.clone());
        let request = ReadRequest { resource_name: self.resource("", digest), ..ReadRequest::default() };
        let mut parts = calls.read(request).await?.into_inner();
        let mut bytes = Vec::new();
        while let Some(part) = parts.message().await? {
            bytes.extend_from_slice(&part.data);
            if bytes.len() > size {
                break;
            }
        }
        Ok(bytes)
    }

    /// The name of a blob for the stream of bytes.
    fn resource(&self, upload: &str, digest: &Digest) -> String {
        let instance = if self.instance.is_empty() { String::new() } else { format!("{}/", self.instance) };
        format!("{instance}{upload}blobs/{}", name(digest))
    }
}

fn time_for(size: usize) -> Duration {
    SHORT + Duration::from_secs((size / SLOWEST) as u64)
}

/// A name that no other upload has, in the form of a UUID.
fn unique() -> String {
    let random = RandomState::new();
    let (a, b) = (random.hash_one(0u8), random.hash_one(1u8));
    let (high, middle, low) = (a >> 32, (a >> 16) & 0xffff, a & 0xfff);
    format!(
        "{high:08x}-{middle:04x}-4{low:03x}-{:04x}-{:012x}",
        (b >> 48) & 0x3fff | 0x8000,
        b & 0xffff_ffff_ffff
    )
}
