//! Containers part by part: `IDxcContainerReflection` lists, `IDxcContainerBuilder` changes.

use crate::com::args::{Id, Lent, Out, OutObject};
use crate::com::malloc::Allocator;
use crate::com::object::{Class, FaceOf};
use crate::com::reference::Ref;
use crate::com::storage::{Storage, blob_bytes};
use crate::com::{
    Com, DXC_E_DUPLICATE_PART, DXC_E_MISSING_PART, E_BOUNDS, E_INVALIDARG, E_NOT_VALID_STATE, E_NOTIMPL,
    E_POINTER, Hresult, NO_SUCH_PART, code,
};
use crate::interfaces::{
    BuilderMethods, IDxcBlob, IDxcContainerBuilder, IDxcContainerReflection, PartsMethods,
};
use crate::result::{Kind, Outcome, TextForm, older};
use crate::{blob, parts, reflection};
use std::sync::{Mutex, MutexGuard, PoisonError};
use trefoil_dxcontainer::digest::container_digest;
use trefoil_dxcontainer::{Builder, Container, FourCc};
use trefoil_pdb::Pdb;

/// A loaded container: where its parts lie.
struct Loaded {
    blob: Ref<IDxcBlob>,
    parts: Vec<(FourCc, usize, usize)>,
}

impl Loaded {
    /// Reads a container, or the one in a PDB file.
    fn read(allocator: &Allocator, blob: Ref<IDxcBlob>) -> Com<Loaded> {
        let blob = match Pdb::read(blob_bytes(&blob)) {
            Ok(pdb) => blob::of_bytes(allocator, pdb.container)?,
            Err(_) => blob,
        };
        let bytes = blob_bytes(&blob);
        let container = Container::parse(bytes).map_err(|_| E_INVALIDARG)?;
        let start = bytes.as_ptr().addr();
        let place = |data: &[u8]| (data.as_ptr().addr() - start, data.len());
        let parts = container.parts.iter().map(|part| {
            let (offset, size) = place(part.data);
            (part.name, offset, size)
        });
        let parts = parts.collect();
        Ok(Loaded { blob, parts })
    }
}

/// Lists a container's parts.
pub(crate) struct Parts {
    allocator: Allocator,
    loaded: Mutex<Option<Loaded>>,
}

impl Parts {
    /// Nothing is loaded.
    pub(crate) fn new(allocator: Allocator) -> Parts {
        Parts { allocator, loaded: Mutex::default() }
    }

    fn with<T>(&self, body: impl FnOnce(&Loaded) -> Com<T>) -> Com<T> {
        let loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        body(loaded.as_ref().ok_or(E_NOT_VALID_STATE)?)
    }

    fn part(&self, index: u32) -> Com<(Ref<IDxcBlob>, FourCc, usize, usize)> {
        self.with(|loaded| {
            let &(name, offset, size) = loaded.parts.get(index as usize).ok_or(E_BOUNDS)?;
            Ok((loaded.blob.clone(), name, offset, size))
        })
    }
}

impl Class for Parts {
    type First = IDxcContainerReflection;

    const FACES: &'static [FaceOf] = &[FaceOf::new(const { &IDxcContainerReflection::of::<Parts>() })];
}

impl PartsMethods for Parts {
    fn load(&self, container: Lent<IDxcBlob>) -> Hresult {
        // A null blob unloads; a failure leaves what was there.
        let loaded = container.get().map(|blob| Loaded::read(&self.allocator, blob)).transpose();
        code(loaded.map(|loaded| *self.loaded.lock().unwrap_or_else(PoisonError::into_inner) = loaded))
    }

    fn get_part_count(&self, count: Out<u32>) -> Hresult {
        code(in_place(&count).and_then(|()| self.with(|loaded| count.put(loaded.parts.len() as u32))))
    }

    fn get_part_kind(&self, index: u32, kind: Out<u32>) -> Hresult {
        code(in_place(&kind).and_then(|()| kind.put(self.part(index)?.1.0)))
    }

    fn get_part_content(&self, index: u32, out: OutObject) -> Hresult {
        out.giving(|| {
            let (parent, _, offset, size) = self.part(index)?;
            out.give(blob::of_unknown(&self.allocator, Storage::part(parent, offset, size)?)?)
        })
    }

    fn find_first_part_kind(&self, kind: u32, index: Out<u32>) -> Hresult {
        let find = || {
            in_place(&index)?;
            index.put(0)?;
            self.with(|loaded| {
                let at = loaded.parts.iter().position(|part| part.0.0 == kind).ok_or(NO_SUCH_PART)?;
                index.put(at as u32)
            })
        };
        code(find())
    }

    fn get_part_reflection(&self, index: u32, id: Id, out: OutObject) -> Hresult {
        out.giving(|| {
            let (parent, name, offset, size) = self.part(index)?;
            if !matches!(name, FourCc::DXIL | FourCc::ILDB | FourCc::STAT) {
                return Err(E_NOTIMPL);
            }
            let bytes = blob_bytes(&parent);
            let mut part = parts::part(name, bytes.get(offset..offset + size).ok_or(E_BOUNDS)?);
            let functions =
                |loaded: &Loaded| Ok(loaded.parts.iter().find(|part| part.0 == FourCc::RDAT).copied());
            if let Some((name, offset, size)) = self.with(functions)? {
                part.extend(parts::part(name, bytes.get(offset..offset + size).ok_or(E_BOUNDS)?));
            }
            reflection::create(&self.allocator, &part, &id, &out)
        })
    }
}

/// Whether there is somewhere to write.
fn in_place<T>(out: &Out<T>) -> Com {
    if out.is_null() { Err(E_POINTER) } else { Ok(()) }
}

/// Changes a container's parts.
pub(crate) struct Changes {
    allocator: Allocator,
    state: Mutex<Changed>,
}

/// A container that is being changed.
#[derive(Default)]
struct Changed {
    parts: Vec<(FourCc, Vec<u8>)>,
    /// Whether the container that was loaded had a digest; what comes out has one then.
    signed: bool,
    /// Whether a container was loaded.
    is_loaded: bool,
}

impl Changes {
    /// Nothing is loaded.
    pub(crate) fn new(allocator: Allocator) -> Changes {
        Changes { allocator, state: Mutex::default() }
    }

    fn state(&self) -> MutexGuard<'_, Changed> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The parts that may be added or removed: those that the program does not depend on.
const CHANGEABLE: [FourCc; 5] = [FourCc::ILDB, FourCc::ILDN, FourCc::RTS0, FourCc::PRIV, FourCc::STAT];

/// The size of a container's header; what is as long and begins with the name of containers is no part.
const HEADER: usize = 32;

impl Class for Changes {
    type First = IDxcContainerBuilder;

    const FACES: &'static [FaceOf] = &[FaceOf::new(const { &IDxcContainerBuilder::of::<Changes>() })];
}

impl BuilderMethods for Changes {
    fn load(&self, container: Lent<IDxcBlob>) -> Hresult {
        let load = || {
            let blob = container.get().ok_or(E_INVALIDARG)?;
            let container = Container::parse(blob_bytes(&blob)).map_err(|_| E_INVALIDARG)?;
            let parts = container.parts.iter().map(|part| (part.name, part.data.to_vec())).collect();
            let mut state = self.state();
            // One container a builder.
            if state.is_loaded {
                return Err(E_INVALIDARG);
            }
            *state = Changed { parts, signed: container.digest != [0; 16], is_loaded: true };
            Ok(())
        };
        code(load())
    }

    fn add_part(&self, name: u32, data: Lent<IDxcBlob>) -> Hresult {
        let add = || {
            let blob = data.get().ok_or(E_INVALIDARG)?;
            let (name, bytes) = (FourCc(name), blob_bytes(&blob));
            let is_container = bytes.starts_with(b"DXBC") && bytes.len() >= HEADER;
            if is_container || !CHANGEABLE.contains(&name) {
                return Err(E_INVALIDARG);
            }
            let mut state = self.state();
            if state.parts.iter().any(|part| part.0 == name) {
                return Err(DXC_E_DUPLICATE_PART);
            }
            state.parts.push((name, bytes.to_vec()));
            Ok(())
        };
        code(add())
    }

    fn remove_part(&self, name: u32) -> Hresult {
        let remove = || {
            let name = FourCc(name);
            if !CHANGEABLE.contains(&name) {
                return Err(E_INVALIDARG);
            }
            let mut state = self.state();
            let at = state.parts.iter().position(|part| part.0 == name).ok_or(DXC_E_MISSING_PART)?;
            state.parts.remove(at);
            Ok(())
        };
        code(remove())
    }

    fn serialize_container(&self, out: OutObject) -> Hresult {
        out.giving(|| {
            let bytes = serialized(&self.state());
            let mut outcome = Outcome::new(&self.allocator, Kind::Object, TextForm::Utf8);
            outcome.bytes(Kind::Object, bytes)?;
            outcome.text(Kind::Errors, "")?;
            out.give(older(outcome.finish()?))
        })
    }
}

fn serialized(state: &Changed) -> Vec<u8> {
    let mut builder = Builder::new();
    for (name, data) in &state.parts {
        builder.part(*name, data.clone());
    }
    let mut bytes = builder.finish_unsigned();
    if state.signed {
        let digest = container_digest(&bytes);
        bytes[4..20].copy_from_slice(&digest);
    }
    bytes
}
