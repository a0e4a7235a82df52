//! What a call made: a status and outputs by their kind.

use crate::blob;
use crate::com::args::{Id, Out, OutObject};
use crate::com::malloc::Allocator;
use crate::com::object::{self, Class, FaceOf};
use crate::com::reference::Ref;
use crate::com::storage::Storage;
use crate::com::{Bool, Com, E_INVALIDARG, Hresult, S_OK};
use crate::interfaces::{
    IDxcBlob, IDxcBlobEncoding, IDxcBlobWide, IDxcOperationResult, IDxcResult, OperationMethods,
    ResultMethods,
};

/// `DXC_OUT_KIND`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub(crate) enum Kind {
    None = 0,
    Object = 1,
    Errors = 2,
    Pdb = 3,
    ShaderHash = 4,
    Disassembly = 5,
    Hlsl = 6,
    Text = 7,
    Reflection = 8,
    RootSignature = 9,
    Remarks = 11,
}

/// The least number that is no kind.
const KINDS: u32 = 14;

/// One output.
struct Output {
    kind: Kind,
    blob: Ref<IDxcBlob>,
    name: Option<(String, Ref<IDxcBlobWide>)>,
}

/// Text outputs come in this encoding.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum TextForm {
    #[default]
    Utf8,
    Wide,
}

/// Collects what a call makes.
pub(crate) struct Outcome {
    allocator: Allocator,
    status: Hresult,
    primary: Kind,
    form: TextForm,
    outputs: Vec<Output>,
}

impl Outcome {
    /// Nothing yet; `primary` is what the caller mainly wants.
    pub(crate) fn new(allocator: &Allocator, primary: Kind, form: TextForm) -> Outcome {
        Outcome { allocator: allocator.clone(), status: S_OK, primary, form, outputs: Vec::new() }
    }

    /// The outcome of what the caller could not have.
    pub(crate) fn failed(allocator: &Allocator, status: Hresult, words: &str) -> Com<Outcome> {
        let mut outcome = Outcome::new(allocator, Kind::Object, TextForm::Utf8);
        outcome.status = status;
        outcome.text(Kind::Errors, words)?;
        Ok(outcome)
    }

    /// Says how it went; good until said otherwise.
    pub(crate) fn status(&mut self, status: Hresult) {
        self.status = status;
    }

    /// Adds bytes.
    ///
    /// # Errors
    /// When there is no memory.
    pub(crate) fn bytes(&mut self, kind: Kind, bytes: Vec<u8>) -> Com {
        let blob = match kind {
            // DXC marks the blob of a hash as binary, and leaves that of an object unmarked.
            Kind::ShaderHash => {
                blob::of_unknown(&self.allocator, Storage::owned(&self.allocator, bytes)?)?.up()
            }
            _ => blob::of_bytes(&self.allocator, bytes)?,
        };
        self.outputs.push(Output { kind, blob, name: None });
        Ok(())
    }

    /// Adds text in the encoding of the outcome.
    ///
    /// # Errors
    /// When there is no memory.
    pub(crate) fn text(&mut self, kind: Kind, text: &str) -> Com {
        let blob = match self.form {
            TextForm::Utf8 => {
                blob::of_utf8(&self.allocator, text.as_bytes().to_vec())?.up::<IDxcBlobEncoding>().up()
            }
            TextForm::Wide => blob::of_wide(&self.allocator, text)?.up::<IDxcBlobEncoding>().up(),
        };
        self.outputs.push(Output { kind, blob, name: None });
        Ok(())
    }

    /// Adds a blob as it is.
    pub(crate) fn blob(&mut self, kind: Kind, blob: Ref<IDxcBlob>) {
        self.outputs.push(Output { kind, blob, name: None });
    }

    /// Names the output of a kind, as the file that it should go to.
    ///
    /// # Errors
    /// When there is no memory.
    pub(crate) fn name(&mut self, kind: Kind, name: &str) -> Com {
        if name.is_empty() {
            return Ok(());
        }
        let name = (name.to_owned(), blob::of_wide(&self.allocator, name)?);
        if let Some(output) = self.outputs.iter_mut().find(|output| output.kind == kind) {
            output.name = Some(name);
        }
        Ok(())
    }

    /// The output of a kind, and its name.
    pub(crate) fn output(&self, kind: Kind) -> Option<(Ref<IDxcBlob>, Option<&str>)> {
        let output = self.outputs.iter().find(|output| output.kind == kind)?;
        Some((output.blob.clone(), output.name.as_ref().map(|(name, _)| name.as_str())))
    }

    /// The object that the caller gets.
    ///
    /// # Errors
    /// When there is no memory.
    pub(crate) fn finish(mut self) -> Com<Ref<IDxcResult>> {
        // Who asks by number gets them by their kind, as from DXC.
        self.outputs.sort_by_key(|output| output.kind as u32);
        let allocator = self.allocator.clone();
        object::new(&allocator, Made(self))
    }
}

/// The class of results.
struct Made(Outcome);

impl Class for Made {
    type First = IDxcResult;

    const FACES: &'static [FaceOf] = &[FaceOf::new(const { &IDxcResult::of::<Made>() })];
}

impl Made {
    fn find(&self, kind: u32) -> Option<&Output> {
        self.0.outputs.iter().find(|output| output.kind as u32 == kind)
    }

    /// Gives an output where there is one.
    fn hand_over(&self, kind: Kind, out: &OutObject) -> Com {
        self.find(kind as u32).map_or(Ok(()), |output| out.give(output.blob.clone()))
    }
}

impl OperationMethods for Made {
    fn get_status(&self, status: Out<Hresult>) -> Hresult {
        match status.put(self.0.status) {
            Ok(()) => S_OK,
            Err(_) => E_INVALIDARG,
        }
    }

    fn get_result(&self, out: OutObject) -> Hresult {
        out.giving(|| self.hand_over(self.0.primary, &out))
    }

    fn get_error_buffer(&self, out: OutObject) -> Hresult {
        out.giving(|| self.hand_over(Kind::Errors, &out))
    }
}

impl ResultMethods for Made {
    fn has_output(&self, kind: u32) -> Bool {
        // On Windows it is a number.
        #[allow(clippy::useless_conversion)]
        Bool::from(self.find(kind).is_some())
    }

    fn get_output(&self, kind: u32, id: Id, out: OutObject, name: OutObject) -> Hresult {
        if !name.is_null() {
            let _ = name.clear();
        }
        if kind == 0 || kind >= KINDS {
            return E_INVALIDARG;
        }
        out.giving_or_invalid(|| {
            let output = self.find(kind).ok_or(E_INVALIDARG)?;
            out.give_as(&id, output.blob.clone())?;
            match &output.name {
                Some((_, text)) if !name.is_null() => name.give(text.clone()),
                _ => Ok(()),
            }
        })
    }

    fn get_num_outputs(&self) -> u32 {
        self.0.outputs.len() as u32
    }

    fn get_output_by_index(&self, index: u32) -> u32 {
        self.0.outputs.get(index as usize).map_or(0, |output| output.kind as u32)
    }

    fn primary_output(&self) -> u32 {
        self.0.primary as u32
    }
}

/// A result by the older interface.
pub(crate) fn older(result: Ref<IDxcResult>) -> Ref<IDxcOperationResult> {
    result.up()
}
