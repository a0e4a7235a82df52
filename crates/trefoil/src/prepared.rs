//! A compile that has been preprocessed: its key is known, and nothing else has been done.

use crate::Request;
use crate::declared::{Begun, Declared, Start};
use crate::token_key::{Hashed, Secret, TokenKey, has_key};

/// A request after the preprocessor: see [`Session::prepare`](crate::Session::prepare).
pub struct Prepared<'a> {
    pub(crate) declared: &'a Declared,
    pub(crate) request: &'a Request<'a>,
    /// None for what is not HLSL.
    pub(crate) begun: Option<Begun>,
    pub(crate) key: Option<TokenKey>,
}

impl<'a> Prepared<'a> {
    pub(crate) fn new(
        declared: &'a Declared,
        request: &'a Request<'a>,
        begun: Option<Begun>,
        secret: Secret,
    ) -> Self {
        Prepared { declared, request, begun, key: None }.with_key(secret)
    }

    /// The same with its key, where there is one.
    pub(crate) fn with_key(mut self, secret: Secret) -> Self {
        self.key = self.begun.as_mut().and_then(|begun| begun.key(self.request, secret));
        self
    }

    /// The key of what would be compiled. There is none where bytes or warnings depend on more than the tokens: where the module tells
    /// of places in the source, or the source changes its warnings.
    pub fn key(&self) -> Option<TokenKey> {
        self.key
    }
}

impl Begun {
    /// The key of the request with these tokens. A point that is wanted on the way gets the hashes of the tokens before it, from
    /// which those that go on from it go on.
    fn key(&mut self, request: &Request<'_>, secret: Secret) -> Option<TokenKey> {
        if !has_key(request, &self.tokens) {
            return None;
        }
        let (tokens, names) = (&self.tokens.tokens[self.tokens.first..], &self.tokens.names);
        let mut hashed = Hashed::new(secret);
        let rest = match &mut self.start {
            Start::Anew => tokens,
            Start::From(kept) => {
                hashed = Hashed::clone(kept.hashed.as_deref()?);
                tokens
            }
            Start::Keeping(wanted) => {
                let (before, after) = tokens.split_at_checked(wanted.token_count)?;
                hashed.add(before, names);
                wanted.hashed = Some(Box::new(hashed.clone()));
                after
            }
        };
        hashed.add(rest, names);
        Some(hashed.key(secret, request, &self.tokens))
    }
}
