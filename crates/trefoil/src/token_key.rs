//! The key of a compile: a hash of what it depends on after the preprocessor.
//!
//! That is the tokens, the entry and profile, the target, and all options but those that the preprocessor alone reads. Where a
//! compile warns, the places of the tokens count too, since warnings name them. The key does not depend on where the compile
//! began: one that goes on from the end of headers goes on from the hashes of the tokens there.

use crate::{Options, Request};
use siphasher::sip128::{Hasher128, SipHasher13};
use std::hash::{BuildHasher, Hash, Hasher, RandomState};
use trefoil_hlsl::lex::Token;
use trefoil_hlsl::preprocess::Preprocessed;
use trefoil_hlsl::source::{Interner, Name};

/// A hash of everything that a compile depends on after the preprocessor: requests with the same key give the same bytes.
/// Keys compare within one session, or among sessions of one program with the same secret (see
/// [`Session::with_secret`](crate::Session::with_secret)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TokenKey {
    /// The tokens and what is asked of them.
    pub what: u128,
    /// Where the tokens stand. It matters for warnings alone.
    pub places: u128,
}

/// What keys are hashed with, so that no source can be written to collide with another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Secret(pub(crate) u64, pub(crate) u64);

impl Default for Secret {
    fn default() -> Self {
        let secret = RandomState::new();
        Secret(secret.hash_one(0), secret.hash_one(1))
    }
}

impl Secret {
    fn hasher(self) -> SipHasher13 {
        SipHasher13::new_with_keys(self.0, self.1)
    }
}

/// The hashes of tokens, as far as they were read.
#[derive(Clone, Debug)]
pub(crate) struct Hashed {
    what: SipHasher13,
    places: SipHasher13,
    spelt: Spelling,
}

impl Hashed {
    /// No tokens yet.
    pub(crate) fn new(secret: Secret) -> Hashed {
        Hashed { what: secret.hasher(), places: secret.hasher(), spelt: Spelling::default() }
    }

    /// Goes on with tokens whose names are these.
    pub(crate) fn add<'a>(&mut self, tokens: impl IntoIterator<Item = &'a Token>, names: &Interner) {
        self.spelt.numbers.resize(names.len(), 0);
        for token in tokens {
            self.what.write_u8(token.kind as u8);
            if token.kind.has_name() {
                self.spelt.hash(token.name, names, &mut self.what);
            } else {
                self.what.write_u32(token.name.0);
            }
            self.places.write_u32(token.span.lo.0);
        }
    }

    /// The key of a request whose tokens have all been added.
    pub(crate) fn key(mut self, secret: Secret, request: &Request<'_>, tokens: &Preprocessed) -> TokenKey {
        self.add(tokens.wanted.iter().flatten(), &tokens.names);
        tokens.wanted.is_some().hash(&mut self.what);
        for file in tokens.sources.files() {
            file.name.hash(&mut self.places);
            file.base.hash(&mut self.places);
        }
        let mut what = secret.hasher();
        hash_request(request, &mut what);
        what.write_u128(self.what.finish128().into());
        TokenKey { what: what.finish128().into(), places: self.places.finish128().into() }
    }
}

/// Whether requests with these tokens may be known by a key: not where the source changes its warnings, nor where the artifact tells
/// of places in it.
pub(crate) fn has_key(request: &Request<'_>, tokens: &Preprocessed) -> bool {
    let tells_places =
        (request.target.spec().tells_places)(&request.options) || request.options.for_execution;
    tokens.diagnostics.is_untouched() && !tells_places
}

/// Names by their text, each text hashed once: the number of a name differs from compile to compile.
#[derive(Clone, Debug, Default)]
struct Spelling {
    /// The number of each name among those hashed, from 1.
    numbers: Vec<u32>,
    next: u32,
}

impl Spelling {
    fn hash(&mut self, name: Name, names: &Interner, into: &mut SipHasher13) {
        let known = &mut self.numbers[name.index()];
        if *known != 0 {
            return into.write_u32(*known);
        }
        self.next += 1;
        *known = self.next;
        into.write_u32(0);
        names.get(name).hash(into);
    }
}

/// All of a request that counts after the preprocessor.
fn hash_request(request: &Request<'_>, into: &mut SipHasher13) {
    let Request { source_name, source: _, entry, profile, target, options, include: _ } = request;
    (source_name, entry, profile, target).hash(into);
    hash_options(options, into);
}

/// All options that count after the preprocessor.
pub(crate) fn hash_options(options: &Options, into: &mut SipHasher13) {
    let Options {
        input,
        defines: _,
        include_dirs: _,
        legacy_macro_expansion: _,
        ignore_line_directives: _,
        hlsl_version,
        opt_level,
        stop_after_front_end,
        verify_each,
        validate,
        for_execution,
        row_major,
        ieee_strict,
        branches,
        dx9_compat,
        precise_outputs,
        warnings,
        root_signature,
        root_signature_define,
        attached_root_signature,
        private_data,
        binding_table,
        root_signature_version,
        exports,
        payload_qualifiers,
        debug,
        codegen,
        dxil,
        spirv,
        dxbc,
    } = options;
    (input, hlsl_version, opt_level, stop_after_front_end, verify_each, validate).hash(into);
    (for_execution, row_major, ieee_strict, branches, dx9_compat, precise_outputs).hash(into);
    (warnings, root_signature, root_signature_define, root_signature_version, exports).hash(into);
    (attached_root_signature, private_data, binding_table).hash(into);
    (payload_qualifiers, debug).hash(into);
    (codegen, dxil, spirv, dxbc).hash(into);
}
