//! The source of a request as the preprocessor reads it: from the beginning, or from a point.

use super::{Begun, Kept, Start};
use crate::Request;
use std::borrow::Cow;
use trefoil_hlsl::lex::LexCache;
use trefoil_hlsl::preprocess::{self, Boundary, Loaded, Preprocessed};

/// The source of a request, and how it is read.
pub(super) struct Source<'a> {
    pub(super) request: &'a Request<'a>,
    pub(super) options: &'a preprocess::Options,
    pub(super) cache: &'a LexCache,
    pub(super) text: Cow<'a, [u8]>,
}

impl Source<'_> {
    fn named(&self) -> (&str, &[u8]) {
        (self.request.source_name, &self.text)
    }

    /// Its tokens, from the beginning.
    pub(super) fn anew(&self, loaded: Loaded) -> Begun {
        let Source { request, options, cache, .. } = *self;
        let tokens =
            preprocess::preprocess_loaded(self.named(), options, request.include, Some(cache), loaded);
        Begun { tokens, start: Start::Anew }
    }

    /// As [`anew`](Self::anew), and the point that is wished for.
    pub(super) fn keeping(
        &self,
        differing: Vec<String>,
        loaded: Loaded,
    ) -> (Preprocessed, Option<preprocess::Point>) {
        let Source { request, options, cache, .. } = *self;
        let wish = (differing, loaded);
        preprocess::preprocess_keeping(self.named(), options, request.include, Some(cache), wish)
    }

    /// Whether its tokens after a point may be had from there, where no file has changed.
    pub(super) fn would_go_on(&self, point: &preprocess::Point, boundary: Boundary) -> bool {
        let Source { request, options, cache, .. } = *self;
        preprocess::would_go_on(self.named(), options, request.include, Some(cache), (point, boundary))
    }

    /// Its tokens after a point, or what was read to find that it does not hold.
    pub(super) fn from(
        &self,
        kept: &Kept,
        boundary: Boundary,
        loaded: &Loaded,
    ) -> Result<Preprocessed, Loaded> {
        let Source { request, options, cache, .. } = *self;
        let at = (&kept.text, boundary, loaded);
        preprocess::preprocess_from(self.named(), options, request.include, Some(cache), at)
    }
}
