//! `IDxcRewriter2` and `IDxcRewriter`: HLSL rewritten to HLSL.

use crate::com::args::{Array, Define, Lent, OutObject, WideArg};
use crate::com::malloc::Allocator;
use crate::com::object::{self, Class, FaceOf};
use crate::com::reference::Ref;
use crate::com::storage::blob_bytes;
use crate::com::{Com, E_FAIL, E_INVALIDARG, E_POINTER, Hresult, UNREADABLE_TEXT, calls};
use crate::include::{FromClient, FromFiles};
use crate::interfaces::{
    IDxcBlobEncoding, IDxcIncludeHandler, IDxcRewriter2, Rewriter2Methods, RewriterMethods,
};
use crate::result::{Kind, Outcome, TextForm, older};
use crate::text::decode;
use crate::words;
use trefoil::{RewriteArgs, Session};

/// The class.
pub(crate) struct Rewriter {
    allocator: Allocator,
    session: Session,
}

/// The bits of `RewriterOptionMask`.
const SKIP_BODIES: u32 = 1;
const SKIP_STATICS: u32 = 2;
const EXTERN_GLOBALS: u32 = 4;
const KEEP_USER_MACROS: u32 = 8;

impl Rewriter {
    pub(crate) fn new(allocator: Allocator) -> Rewriter {
        Rewriter { allocator, session: Session::new() }
    }

    /// Rewrites a source; `name` is what messages call it.
    fn run(
        &self,
        source: &Lent<IDxcBlobEncoding>,
        name: Option<String>,
        args: RewriteArgs,
        includes: Option<Ref<IDxcIncludeHandler>>,
        out: &OutObject,
    ) -> Com {
        let blob = source.get().ok_or(E_POINTER)?.up();
        let text = decode(blob_bytes(&blob), calls::code_page(&blob)).ok_or(UNREADABLE_TEXT)?;
        let include = FromClient::new(includes);
        let name = name.or_else(|| args.input.clone()).unwrap_or_else(|| "input.hlsl".to_owned());
        let made = self.session.rewrite(&name, &text, &include, &args);
        let mut outcome = Outcome::new(&self.allocator, Kind::Hlsl, TextForm::Utf8);
        outcome.status(if made.is_right { 0 } else { E_FAIL });
        outcome.text(Kind::Hlsl, &made.text)?;
        outcome.text(Kind::Errors, &made.messages)?;
        out.give(older(outcome.finish()?))
    }

    /// Where a method without a handler has its included files from.
    fn files(&self) -> Com<Option<Ref<IDxcIncludeHandler>>> {
        object::new(&self.allocator, FromFiles { allocator: self.allocator.clone() }).map(Some)
    }

    /// What is wrong with the words of a command line.
    fn misuse(&self, why: &str, out: &OutObject) -> Com {
        let mut outcome = Outcome::new(&self.allocator, Kind::None, TextForm::Utf8);
        outcome.status(E_INVALIDARG);
        outcome.text(Kind::Errors, why)?;
        out.give(older(outcome.finish()?))
    }
}

/// Adds the macros of a client.
fn define(args: &mut RewriteArgs, defines: &Array<Define>, count: u32) -> Com {
    for define in defines.get(count).map_err(|_| E_POINTER)? {
        let name = define.name.get().ok_or(E_INVALIDARG)?;
        args.options.defines.push((name, define.value.get()));
    }
    Ok(())
}

impl Class for Rewriter {
    type First = IDxcRewriter2;

    const FACES: &'static [FaceOf] = &[FaceOf::new(const { &IDxcRewriter2::of::<Rewriter>() })];
}

impl RewriterMethods for Rewriter {
    fn remove_unused_globals(
        &self,
        source: Lent<IDxcBlobEncoding>,
        entry: WideArg,
        defines: Array<Define>,
        define_count: u32,
        out: OutObject,
    ) -> Hresult {
        out.giving_or_invalid(|| {
            source.get().ok_or(E_INVALIDARG)?;
            let entry = Some(entry.get().ok_or(E_POINTER)?);
            let mut args = RewriteArgs { entry, remove_unused_globals: true, ..RewriteArgs::new() };
            define(&mut args, &defines, define_count).map_err(|_| E_INVALIDARG)?;
            self.run(&source, None, args, self.files()?, &out)
        })
    }

    fn rewrite_unchanged(
        &self,
        source: Lent<IDxcBlobEncoding>,
        defines: Array<Define>,
        define_count: u32,
        out: OutObject,
    ) -> Hresult {
        out.giving(|| {
            let mut args = RewriteArgs::new();
            define(&mut args, &defines, define_count)?;
            self.run(&source, None, args, self.files()?, &out)
        })
    }

    fn rewrite_unchanged_with_include(
        &self,
        source: Lent<IDxcBlobEncoding>,
        name: WideArg,
        defines: Array<Define>,
        define_count: u32,
        includes: Lent<IDxcIncludeHandler>,
        options: u32,
        out: OutObject,
    ) -> Hresult {
        out.giving(|| {
            let has = |bit: u32| options & bit != 0;
            let mut args = RewriteArgs {
                skip_bodies: has(SKIP_BODIES),
                skip_statics: has(SKIP_STATICS),
                extern_globals: has(EXTERN_GLOBALS),
                keep_user_macros: has(KEEP_USER_MACROS),
                ..RewriteArgs::new()
            };
            define(&mut args, &defines, define_count)?;
            self.run(&source, name.get(), args, includes.get(), &out)
        })
    }
}

impl Rewriter2Methods for Rewriter {
    fn rewrite_with_options(
        &self,
        source: Lent<IDxcBlobEncoding>,
        name: WideArg,
        arguments: Array<WideArg>,
        argument_count: u32,
        defines: Array<Define>,
        define_count: u32,
        includes: Lent<IDxcIncludeHandler>,
        out: OutObject,
    ) -> Hresult {
        out.giving(|| {
            if source.get().is_none() || defines.as_ptr().is_null() && define_count > 0 {
                return Err(E_POINTER);
            }
            let arguments = words::of_wide(arguments.get(argument_count).map_err(|_| E_POINTER)?)?;
            let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
            let mut args = match RewriteArgs::parse(&arguments) {
                Ok(args) => args,
                Err(why) => return self.misuse(&why.0, &out),
            };
            define(&mut args, &defines, define_count)?;
            self.run(&source, name.get(), args, includes.get(), &out)
        })
    }
}
