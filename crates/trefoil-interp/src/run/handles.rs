//! Handles: how programs name what is bound.

use super::bound::{Bytes, Storage, Texels};
use super::call::Operation;
use super::frame::{Frame, try_each};
use super::machine::Machine;
use super::scalar::Value;
use crate::memory::{ABSENT, UNDEF};
use crate::outcome::Memory;
use crate::program::{Class, Home, Object, View};
use crate::world::{Binding, Content};
use crate::{Fault, Result};
use std::collections::BTreeMap;

/// The kind that stands for no view.
const BARE: u8 = u8::MAX;

impl Machine<'_> {
    /// The operations that make handles.
    pub(super) fn create_handle(
        &mut self,
        frame: &mut Frame,
        call: &Operation<'_>,
        lanes: u64,
    ) -> Result<()> {
        use crate::program::DxilOp;
        let v = call.operands;
        try_each(lanes, |lane| {
            let at = |index: usize| frame.value(v[index], lane);
            let (binding, view, flags) = match call.op {
                DxilOp::CreateHandle => {
                    let resource = &self.program.resources[at(0).0 as usize];
                    let binding = Binding::Register(resource.class, resource.space, at(1).0 as u32);
                    (self.or_record(binding), Some(resource.view), at(1).1)
                }
                DxilOp::CreateHandleFromBinding => {
                    let class = Class::from_number(at(3).0).ok_or_else(|| Fault::damaged("a class"))?;
                    let binding = Binding::Register(class, at(2).0 as u32, at(4).0 as u32);
                    (self.or_record(binding), None, at(4).1)
                }
                DxilOp::CreateHandleFromHeap => {
                    let (index, flags) = at(0);
                    let heap = match at(1).0 & 1 {
                        0 => Binding::Heap(index as u32),
                        _ => Binding::SamplerHeap(index as u32),
                    };
                    (heap, None, flags)
                }
                _ => {
                    let (handle, flags) = at(0);
                    let view = self.program.views[at(1).0 as usize];
                    let binding = match self.bound.get((handle as usize).wrapping_sub(1)) {
                        Some(storage) => storage.binding(),
                        None => None,
                    };
                    match binding {
                        Some(binding) => (binding, Some(view), flags),
                        None => {
                            frame.set(call.dst, lane, (0, UNDEF));
                            return Ok(());
                        }
                    }
                }
            };
            let handle = self.handle(binding, view)?;
            frame.set(call.dst, lane, (handle, flags));
            Ok(())
        })
    }

    /// The handle of a library's variable.
    pub(super) fn library_handle(&mut self, (address, flags): Value) -> Result<Value> {
        let object = self.program.objects.get((address >> 32) as usize);
        if let Some(&Object { home: Home::Descriptor(resource, element), .. }) = object {
            return Ok((self.descriptor(resource, element)?, flags));
        }
        let Some(Home::Resource(resource)) = object.map(|object| object.home) else {
            return Err(Fault::unsupported("a resource that lies in memory"));
        };
        let size = object.map_or(1, |object| object.size);
        let resource = &self.program.resources[resource as usize];
        let index = resource.first.wrapping_add(address as u32 / size);
        let binding = self.or_record(Binding::Register(resource.class, resource.space, index));
        Ok((self.handle(binding, Some(resource.view))?, flags))
    }

    /// Constants that nothing else is bound to are those of the shader's record, as by a local root signature.
    fn or_record(&self, binding: Binding) -> Binding {
        match (binding, self.record) {
            (Binding::Register(Class::Cbv, ..), Some(record)) if self.world.given(binding).is_none() => {
                Binding::Record(record)
            }
            _ => binding,
        }
    }

    /// The handle of the shader's record.
    pub(super) fn record_handle(&mut self) -> Result<u64> {
        const CONSTANTS: View = View { kind: 13, component: 0, stride: 0 };
        self.handle(Binding::Record(self.record.unwrap_or(0)), Some(CONSTANTS))
    }

    /// The handle of what a descriptor names.
    pub(super) fn descriptor(&mut self, resource: u32, element: u32) -> Result<u64> {
        let resource = &self.program.resources[resource as usize];
        let binding = Binding::Descriptor(resource.class, resource.space, resource.first, element);
        self.handle(binding, Some(resource.view))
    }

    /// The handle of a binding under a view.
    fn handle(&mut self, binding: Binding, view: Option<View>) -> Result<u64> {
        let kind = view.map_or(BARE, |view| view.kind);
        if let Some(&known) = self.by_binding.get(&(binding, kind)) {
            return Ok(known.into());
        }
        if self.bound.len() >= 1 << 16 {
            return Err(Fault::Limit("resources"));
        }
        let storage = match view {
            None => Storage::Bare(binding),
            Some(View { kind: 14, .. }) => Storage::Sampler(self.world.sampler(binding)),
            Some(view @ View { kind: 11..=13 | 15, .. }) => {
                let size = self.world.size(binding, view) as usize;
                let memory = match self.world.given(binding) {
                    Some(Content::Bytes(bytes)) => Memory { bytes: bytes.clone(), flags: vec![0; size] },
                    _ => Memory { bytes: vec![0; size], flags: vec![ABSENT; size] },
                };
                Storage::Bytes(Bytes { binding, view, memory })
            }
            Some(view) => {
                let shape = self.world.shape(binding, view);
                Storage::Texels(Texels { binding, view, shape, written: BTreeMap::new() })
            }
        };
        self.bound.push(storage);
        let handle = self.bound.len() as u32;
        self.by_binding.insert((binding, kind), handle);
        Ok(handle.into())
    }

    /// What a handle names, as an index into what is bound; none when nothing does.
    pub(super) fn named(&self, (handle, flags): Value) -> Option<usize> {
        let index = (handle as usize).wrapping_sub(1);
        (flags & UNDEF == 0 && index < self.bound.len()).then_some(index)
    }

    /// The buffer of bytes that a handle names.
    pub(super) fn bytes(&self, handle: Value) -> Option<usize> {
        self.named(handle).filter(|&index| matches!(self.bound[index], Storage::Bytes(_)))
    }

    /// The texture or typed buffer that a handle names.
    pub(super) fn texels(&self, handle: Value) -> Option<&Texels> {
        match self.bound.get(self.named(handle)?)? {
            Storage::Texels(texels) => Some(texels),
            _ => None,
        }
    }

    /// The binding and the kind of what a handle names.
    pub(super) fn seen(&self, handle: Value) -> Option<(Binding, View)> {
        match self.bound.get(self.named(handle)?)? {
            Storage::Bytes(Bytes { binding, view, .. }) | Storage::Texels(Texels { binding, view, .. }) => {
                Some((*binding, *view))
            }
            Storage::Bare(_) | Storage::Sampler(_) => None,
        }
    }
}
