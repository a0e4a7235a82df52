//! Buffers, variables and types as clients hold them: trees that do not move, each node with its own interface. What is not
//! there is an object too, which has no description.

use super::numbers;
use super::tables::{
    BufferDesc, BufferMethods, BufferTable, TypeDesc, TypeMethods, TypeTable, VariableDesc, VariableMethods,
    VariableTable,
};
use crate::com::args::{NarrowArg, Out};
use crate::com::plain::Plain;
use crate::com::{E_FAIL, E_POINTER, Hresult, S_FALSE, code};
use std::ffi::{CString, c_void};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicPtr, Ordering};
use trefoil::reflected::{DescribedBuffer, DescribedType, DescribedVariable, Shape};
use trefoil_dxcontainer::ResourceKind;

pub(super) type Type = Plain<TypeTable, TypeNode>;
pub(super) type Variable = Plain<VariableTable, VariableNode>;
pub(super) type Buffer = Plain<BufferTable, BufferNode>;

/// What stands for a type, variable or buffer that there is not.
static NO_TYPE: LazyLock<Box<Type>> = LazyLock::new(|| TypeNode::default().object());
static NO_VARIABLE: LazyLock<Box<Variable>> = LazyLock::new(|| VariableNode::default().object());
static NO_BUFFER: LazyLock<Box<Buffer>> = LazyLock::new(|| BufferNode::default().object());

/// Text as clients read it, up to its first null.
pub(super) fn text(text: &str) -> CString {
    CString::new(text.split('\0').next().unwrap_or_default()).unwrap_or_default()
}

/// Where a client reads text.
pub(super) fn pointer(text: &CString) -> *const u8 {
    text.as_ptr().cast()
}

/// A type; none where there is no such type.
#[derive(Default)]
pub(super) struct TypeNode {
    described: Option<(DescribedType, u32)>,
    /// None of a type that nothing describes.
    name: Option<CString>,
    members: Vec<(CString, Box<Type>)>,
}

impl TypeNode {
    fn new(mut ty: DescribedType, min_precision: bool) -> Box<Type> {
        let (kind, name) = numbers::type_of(&ty, min_precision);
        let members = std::mem::take(&mut ty.members).into_iter();
        let members = members.map(|(name, ty)| (text(&name), TypeNode::new(ty, min_precision))).collect();
        let name = (ty.rows > 0).then(|| text(&name));
        TypeNode { name, described: Some((ty, kind)), members }.object()
    }
}

impl TypeMethods for TypeNode {
    fn get_desc(&self, desc: Out<TypeDesc>) -> Hresult {
        let Some((ty, kind)) = &self.described else { return E_FAIL };
        code(desc.put(TypeDesc {
            class: numbers::class(ty.shape),
            kind: if ty.shape == Shape::Structure { 0 } else { *kind },
            rows: ty.rows,
            columns: ty.columns,
            elements: ty.elements,
            members: self.members.len() as u32,
            offset: ty.offset,
            name: self.name.as_ref().map_or(std::ptr::null(), pointer),
        }))
    }

    fn get_member_type_by_index(&self, index: u32) -> *mut c_void {
        self.members.get(index as usize).map_or(NO_TYPE.pointer(), |(_, ty)| ty.pointer())
    }

    fn get_member_type_by_name(&self, name: NarrowArg) -> *mut c_void {
        let found = self.members.iter().find(|(member, _)| name.is(member));
        found.map_or(NO_TYPE.pointer(), |(_, ty)| ty.pointer())
    }

    fn get_member_type_name(&self, index: u32) -> *const u8 {
        self.members.get(index as usize).map_or(std::ptr::null(), |(name, _)| pointer(name))
    }

    // As in DXC: no type is equal to another, not even to itself.
    fn is_equal(&self, _other: *mut c_void) -> Hresult {
        S_FALSE
    }

    fn get_sub_type(&self) -> *mut c_void {
        std::ptr::null_mut()
    }

    fn get_base_class(&self) -> *mut c_void {
        std::ptr::null_mut()
    }

    fn get_num_interfaces(&self) -> u32 {
        0
    }

    fn get_interface_by_index(&self, _index: u32) -> *mut c_void {
        std::ptr::null_mut()
    }

    fn is_of_type(&self, _other: *mut c_void) -> Hresult {
        S_FALSE
    }

    fn implements_interface(&self, _base: *mut c_void) -> Hresult {
        S_FALSE
    }
}

/// A variable; none where there is no such variable.
#[derive(Default)]
pub(super) struct VariableNode {
    described: Option<(u32, u32, bool)>,
    name: CString,
    ty: Option<Box<Type>>,
    buffer: AtomicPtr<c_void>,
    /// The first texture and sampler: none, in what is no constant buffer.
    slots: u32,
}

impl VariableNode {
    fn new(variable: DescribedVariable, slots: u32, min_precision: bool) -> Box<Variable> {
        let DescribedVariable { name, offset, size, used, ty } = variable;
        let described = Some((offset, size, used));
        let ty = Some(TypeNode::new(ty, min_precision));
        VariableNode { described, name: text(&name), ty, buffer: AtomicPtr::default(), slots }.object()
    }
}

impl VariableMethods for VariableNode {
    fn get_desc(&self, desc: Out<VariableDesc>) -> Hresult {
        const USED: u32 = 2;
        let Some((offset, size, used)) = self.described else { return E_FAIL };
        code(desc.put(VariableDesc {
            name: pointer(&self.name),
            offset,
            size,
            flags: if used { USED } else { 0 },
            default: std::ptr::null(),
            textures: [self.slots, 0],
            samplers: [self.slots, 0],
        }))
    }

    fn get_type(&self) -> *mut c_void {
        self.ty.as_ref().map_or(NO_TYPE.pointer(), |ty| ty.pointer())
    }

    fn get_buffer(&self) -> *mut c_void {
        let buffer = self.buffer.load(Ordering::Relaxed);
        if buffer.is_null() { NO_BUFFER.pointer() } else { buffer }
    }

    fn get_interface_slot(&self, _index: u32) -> u32 {
        u32::MAX
    }
}

/// A buffer; none where there is no such buffer.
#[derive(Default)]
pub(super) struct BufferNode {
    described: Option<(u32, u32)>,
    name: CString,
    #[expect(clippy::vec_box, reason = "clients hold the address of each")]
    variables: Vec<Box<Variable>>,
}

impl BufferNode {
    /// A buffer with its variables.
    pub(super) fn new(buffer: DescribedBuffer, min_precision: bool) -> Box<Buffer> {
        let kind = match buffer.kind {
            ResourceKind::TBuffer => 1,
            ResourceKind::StructuredBuffer => 3,
            _ => 0,
        };
        let slots = if kind == 0 { 0 } else { u32::MAX };
        let variables = buffer.variables.into_iter();
        let variables = variables.map(|variable| VariableNode::new(variable, slots, min_precision)).collect();
        let name = text(&buffer.name);
        let made = BufferNode { described: Some((kind, buffer.size)), name, variables }.object();
        for variable in &made.value().variables {
            variable.value().buffer.store(made.pointer(), Ordering::Relaxed);
        }
        made
    }

    /// What it is called.
    pub(super) fn name(&self) -> &CString {
        &self.name
    }

    /// The variable of a name.
    pub(super) fn variable(&self, name: NarrowArg) -> Option<*mut c_void> {
        let found = self.variables.iter().find(|variable| name.is(&variable.value().name));
        found.map(|variable| variable.pointer())
    }
}

/// The pointer to a buffer, or to what stands for none.
pub(super) fn buffer_or_none(buffer: Option<&Buffer>) -> *mut c_void {
    buffer.map_or(NO_BUFFER.pointer(), Plain::pointer)
}

/// The pointer to a variable, or to what stands for none.
pub(super) fn variable_or_none(variable: Option<*mut c_void>) -> *mut c_void {
    variable.unwrap_or(NO_VARIABLE.pointer())
}

impl BufferMethods for BufferNode {
    fn get_desc(&self, desc: Out<BufferDesc>) -> Hresult {
        let Some((kind, size)) = self.described else { return E_FAIL };
        if desc.is_null() {
            return E_POINTER;
        }
        let variables = self.variables.len() as u32;
        code(desc.put(BufferDesc { name: pointer(&self.name), kind, variables, size, flags: 0 }))
    }

    fn get_variable_by_index(&self, index: u32) -> *mut c_void {
        variable_or_none(self.variables.get(index as usize).map(|variable| variable.pointer()))
    }

    fn get_variable_by_name(&self, name: NarrowArg) -> *mut c_void {
        variable_or_none(self.variable(name))
    }
}
