//! `ID3D12LibraryReflection`: the functions of a library, each with what it is bound to.

use super::tables::{
    BindDesc, FunctionDesc, FunctionMethods, FunctionParameterMethods, FunctionParameterTable, FunctionTable,
    ID3D12LibraryReflection, LibraryDesc, LibraryMethods,
};
use super::{Bound, binding, build};
use crate::com::args::{NarrowArg, Out};
use crate::com::object::{Class, FaceOf};
use crate::com::plain::Plain;
use crate::com::reflection::objects::{Buffer, buffer_or_none, pointer, text, variable_or_none};
use crate::com::{Bool, E_FAIL, E_INVALIDARG, Hresult, NO_SUCH_PART, code};
use std::ffi::{CString, c_void};
use std::sync::{Arc, LazyLock};
use trefoil::reflected::{DescribedResource, Reflected};
use trefoil_dxcontainer::ResourceClass;

type Function = Plain<FunctionTable, FunctionNode>;
type Parameter = Plain<FunctionParameterTable, NoParameter>;

/// What stands for a function, or a parameter of one, that there is not.
static NO_FUNCTION: LazyLock<Box<Function>> = LazyLock::new(|| FunctionNode::default().object());
static NO_PARAMETER: LazyLock<Box<Parameter>> = LazyLock::new(|| NoParameter.object());

/// The class.
pub(super) struct Library {
    #[expect(clippy::vec_box, reason = "clients hold the address of each")]
    functions: Vec<Box<Function>>,
}

/// What the functions of a library share: each lists those that it uses, and finds all by their names, as in DXC.
struct Shared {
    #[expect(clippy::vec_box, reason = "clients hold the address of each")]
    buffers: Vec<Box<Buffer>>,
    resources: Vec<Bound>,
}

/// What DXC says of a function's requirements: all but that it has derivatives.
const FEATURES: u64 = !(1 << 40);

impl Library {
    pub(super) fn new(told: Reflected) -> Library {
        let model = told.description.shader_model;
        let version = |kind: u32| kind << 16 | u32::from(model.major) << 4 | u32::from(model.minor);
        let min_precision = told.description.min_precision();
        let mut by_name: Vec<(&str, u32)> =
            told.buffers.iter().map(|buffer| buffer.name.as_str()).zip(0..).collect();
        by_name.sort_unstable();
        // Of one name and kind there is one buffer.
        let buffer_of = |resource: &DescribedResource| {
            let first = by_name.partition_point(|(name, _)| *name < resource.name.as_str());
            let mut alike = by_name[first..].iter().take_while(|(name, _)| *name == resource.name);
            let alike = alike.find(|&&(_, at)| told.buffers[at as usize].kind == resource.kind);
            alike.map(|&(_, at)| at as usize)
        };
        let key = |class: u32, id: u32| u64::from(class) << 32 | u64::from(id);
        let (mut places, mut buffers, mut resources) = (Vec::new(), Vec::new(), Vec::new());
        for class in [ResourceClass::CBuffer, ResourceClass::Sampler, ResourceClass::Srv, ResourceClass::Uav]
        {
            for resource in &told.description.resources[class.index()] {
                let buffer = if class == ResourceClass::Sampler { None } else { buffer_of(resource) };
                places.push((key(class.index() as u32, resource.id), resources.len() as u32));
                buffers.push(buffer);
                resources.push((text(&resource.name), resource.clone()));
            }
        }
        places.sort_unstable();
        let place_of = |&(class, id): &(u32, u32)| {
            let at = places.partition_point(|&(known, _)| known < key(class, id));
            let &(_, place) = places.get(at).filter(|&&(known, _)| known == key(class, id))?;
            Some((place as usize, buffers[place as usize]))
        };
        let functions = told.functions.iter().map(|function| {
            let used = function.resources.iter().filter_map(place_of);
            let (resources, buffers): (Vec<usize>, Vec<Option<usize>>) = used.unzip();
            let described = Some((version(function.kind), function.features & FEATURES));
            let buffers = buffers.into_iter().flatten().collect();
            (described, text(&function.name), buffers, resources)
        });
        let functions: Vec<_> = functions.collect();
        let buffers = told.buffers.into_iter().map(|buffer| build::buffer(buffer, min_precision)).collect();
        let shared = Arc::new(Shared { buffers, resources });
        let functions = functions.into_iter().map(|(described, name, buffers, resources)| {
            FunctionNode { described, name, buffers, resources, shared: Some(shared.clone()) }.object()
        });
        Library { functions: functions.collect() }
    }
}

impl Class for Library {
    type First = ID3D12LibraryReflection;

    const FACES: &'static [FaceOf] = &[FaceOf::new(const { &ID3D12LibraryReflection::of::<Library>() })];
}

impl LibraryMethods for Library {
    // As DXC has it: nobody made a library.
    fn get_desc(&self, desc: Out<LibraryDesc>) -> Hresult {
        let functions = self.functions.len() as u32;
        code(desc.put(LibraryDesc { creator: std::ptr::null(), flags: 0, functions }))
    }

    fn get_function_by_index(&self, index: i32) -> *mut c_void {
        let found = usize::try_from(index).ok().and_then(|index| self.functions.get(index));
        found.map_or(NO_FUNCTION.pointer(), |function| function.pointer())
    }
}

/// A function; none where there is no such function.
#[derive(Default)]
struct FunctionNode {
    /// Its stage with the shader model, and the features that it needs.
    described: Option<(u32, u64)>,
    name: CString,
    /// The buffers and resources that it uses, by their places in what is shared.
    buffers: Vec<usize>,
    resources: Vec<usize>,
    shared: Option<Arc<Shared>>,
}

impl FunctionNode {
    fn all_buffers(&self) -> &[Box<Buffer>] {
        self.shared.as_ref().map_or(&[], |shared| &shared.buffers)
    }

    fn all_resources(&self) -> &[Bound] {
        self.shared.as_ref().map_or(&[], |shared| &shared.resources)
    }
}

impl FunctionMethods for FunctionNode {
    // Of a function DXC counts nothing, and tells neither what it takes nor what it gives.
    fn get_desc(&self, desc: Out<FunctionDesc>) -> Hresult {
        let Some((version, required_features)) = self.described else { return E_FAIL };
        code(desc.put(FunctionDesc {
            version,
            creator: std::ptr::null(),
            flags: 0,
            constant_buffers: self.buffers.len() as u32,
            bound_resources: self.resources.len() as u32,
            counts: [0; 21],
            feature_level: 0,
            required_features,
            name: pointer(&self.name),
            parameters: 0,
            returns: Bool::from(false),
            level_9_vertex: Bool::from(false),
            level_9_pixel: Bool::from(false),
        }))
    }

    fn get_constant_buffer_by_index(&self, index: u32) -> *mut c_void {
        let place = self.buffers.get(index as usize);
        buffer_or_none(place.and_then(|&place| self.all_buffers().get(place)).map(Box::as_ref))
    }

    fn get_constant_buffer_by_name(&self, name: NarrowArg) -> *mut c_void {
        buffer_or_none(
            self.all_buffers().iter().find(|buffer| name.is(buffer.value().name())).map(Box::as_ref),
        )
    }

    fn get_resource_binding_desc(&self, index: u32, desc: Out<BindDesc>) -> Hresult {
        let place = self.resources.get(index as usize);
        binding(place.and_then(|&place| self.all_resources().get(place)), E_INVALIDARG, &desc)
    }

    fn get_variable_by_name(&self, name: NarrowArg) -> *mut c_void {
        variable_or_none(self.all_buffers().iter().find_map(|buffer| buffer.value().variable(name)))
    }

    fn get_resource_binding_desc_by_name(&self, name: NarrowArg, desc: Out<BindDesc>) -> Hresult {
        binding(self.all_resources().iter().find(|(known, _)| name.is(known)), NO_SUCH_PART, &desc)
    }

    fn get_function_parameter(&self, _index: i32) -> *mut c_void {
        NO_PARAMETER.pointer()
    }
}

/// A parameter of a function, of which nothing is told.
struct NoParameter;

impl FunctionParameterMethods for NoParameter {
    fn get_desc(&self, _desc: Out<c_void>) -> Hresult {
        E_FAIL
    }
}
