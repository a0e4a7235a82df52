//! The cache that shares lexed files.

use super::file::LexedFile;
use super::lexer::lex;
use crate::source::SourceText;
use std::hash::Hasher;
use std::sync::{Arc, Mutex, PoisonError};
use trefoil_entity::HashMap;

/// Files that have been lexed, by their text: a header that many compiles include is lexed once.
#[derive(Debug, Default)]
pub struct LexCache {
    files: Mutex<CacheState>,
}

#[derive(Debug, Default)]
struct CacheState {
    by_hash: HashMap<u64, Arc<LexedFile>>,
    /// The file that was lexed last: a compile asks for its main file again, which is told from others faster than it is hashed.
    last: Option<Arc<LexedFile>>,
    bytes: usize,
    tokens: usize,
}

impl LexCache {
    /// When the cached texts and tokens are larger than this, the cache starts anew.
    const MAX_BYTES: usize = 256 << 20;

    /// An empty cache.
    pub fn new() -> LexCache {
        LexCache::default()
    }

    /// How many tokens all of its files have: about as many as a unit of them, where they are the headers of one program.
    pub fn token_count(&self) -> usize {
        self.files.lock().unwrap_or_else(PoisonError::into_inner).tokens
    }

    /// The tokens of a file with this text.
    pub fn lex(&self, bytes: &[u8]) -> Arc<LexedFile> {
        let lock = || self.files.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(last) = &lock().last
            && last.is_of(bytes)
        {
            return last.clone();
        }
        let mut hasher = rustc_hash::FxHasher::default();
        hasher.write(bytes);
        let key = hasher.finish();
        if let Some(found) = lock().by_hash.get(&key)
            && found.is_of(bytes)
        {
            return found.clone();
        }
        let file = Arc::new(lex(SourceText::new(bytes)));
        let mut state = lock();
        let size = file.bytes();
        if size > Self::MAX_BYTES {
            return file;
        }
        if state.bytes + size > Self::MAX_BYTES {
            *state = CacheState::default();
        }
        state.bytes += size;
        state.tokens += file.tokens().len();
        state.by_hash.insert(key, file.clone());
        state.last = Some(file.clone());
        file
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_share_tokens() {
        let cache = LexCache::new();
        let a = cache.lex(b"int a;");
        assert!(Arc::ptr_eq(&a, &cache.lex(b"int a;")));
        assert_eq!(cache.token_count(), a.tokens().len());
        assert!(!Arc::ptr_eq(&a, &cache.lex(b"int b;")));
    }
}
