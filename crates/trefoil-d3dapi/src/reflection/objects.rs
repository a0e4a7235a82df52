//! Buffers, variables and types as clients hold them: trees that do not move, each node with its own interface. What is not
//! there is an object too, which has no description.

use super::tables::{
    BufferDesc, BufferMethods, BufferTable, TypeDesc, TypeMethods, TypeTable, VariableDesc, VariableMethods,
    VariableTable,
};
use crate::com::args::{NarrowArg, Out};
use crate::com::plain::Plain;
use crate::com::{E_FAIL, Hresult, S_FALSE, S_OK, code};
use std::ffi::{CString, c_void};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicPtr, Ordering};
use trefoil_dxcontainer::rdef;

type Type = Plain<TypeTable, TypeNode>;
type Variable = Plain<VariableTable, VariableNode>;
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
pub(crate) struct TypeNode {
    /// The type, and where it lies in the structure that it is a member of.
    described: Option<(rdef::Type, u32)>,
    /// None in the byte code of shader model 4, which has no names of types.
    name: Option<CString>,
    members: Vec<(CString, Box<Type>)>,
}

impl TypeNode {
    fn new(ty: &rdef::Type, offset: u32) -> Box<Type> {
        let member =
            |(name, offset, ty): &(String, u32, rdef::Type)| (text(name), TypeNode::new(ty, *offset));
        TypeNode {
            name: (!ty.name.is_empty()).then(|| text(&ty.name)),
            members: ty.members.iter().map(member).collect(),
            described: Some((rdef::Type { members: Vec::new(), ..ty.clone() }, offset)),
        }
        .object()
    }
}

impl TypeMethods for TypeNode {
    fn get_desc(&self, desc: Out<TypeDesc>) -> Hresult {
        let Some((ty, offset)) = &self.described else { return E_FAIL };
        code(desc.put(TypeDesc {
            class: ty.class.into(),
            kind: ty.base.into(),
            rows: ty.rows.into(),
            columns: ty.cols.into(),
            elements: ty.elements.into(),
            members: self.members.len() as u32,
            offset: *offset,
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

    // The very same type, by its address: what lies behind another pointer is not looked at.
    fn is_equal(&self, other: *mut c_void) -> Hresult {
        let own = std::ptr::from_ref(self).addr();
        let inside = |at: usize| (at..at + size_of::<Type>()).contains(&own);
        if self.described.is_some() && inside(other.addr()) { S_OK } else { S_FALSE }
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

    fn is_of_type(&self, other: *mut c_void) -> Hresult {
        self.is_equal(other)
    }

    fn implements_interface(&self, _base: *mut c_void) -> Hresult {
        S_FALSE
    }
}

/// A variable; none where there is no such variable.
#[derive(Default)]
pub(crate) struct VariableNode {
    /// Offset, bytes, and whether it is used.
    described: Option<(u32, u32, bool)>,
    name: CString,
    ty: Option<Box<Type>>,
    buffer: AtomicPtr<c_void>,
}

impl VariableNode {
    fn new(variable: &rdef::Variable) -> Box<Variable> {
        VariableNode {
            described: Some((variable.offset, variable.size, variable.used)),
            name: text(&variable.name),
            ty: Some(TypeNode::new(&variable.ty, 0)),
            buffer: AtomicPtr::default(),
        }
        .object()
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
            textures: [u32::MAX, 0],
            samplers: [u32::MAX, 0],
        }))
    }

    fn get_type(&self) -> *mut c_void {
        self.ty.as_ref().map_or(NO_TYPE.pointer(), |ty| ty.pointer())
    }

    fn get_buffer(&self) -> *mut c_void {
        match self.buffer.load(Ordering::Relaxed) {
            buffer if buffer.is_null() => NO_BUFFER.pointer(),
            buffer => buffer,
        }
    }

    fn get_interface_slot(&self, _index: u32) -> u32 {
        u32::MAX
    }
}

/// A buffer; none where there is no such buffer.
#[derive(Default)]
pub(crate) struct BufferNode {
    /// What kind it is, its bytes and flags.
    described: Option<(u32, u32, u32)>,
    name: CString,
    #[expect(clippy::vec_box, reason = "clients hold the address of each")]
    variables: Vec<Box<Variable>>,
}

impl BufferNode {
    pub(super) fn new(buffer: &rdef::Buffer) -> Box<Buffer> {
        let made = BufferNode {
            described: Some((buffer.ty, buffer.size, buffer.flags)),
            name: text(&buffer.name),
            variables: buffer.variables.iter().map(VariableNode::new).collect(),
        }
        .object();
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
        let Some((kind, size, flags)) = self.described else { return E_FAIL };
        let variables = self.variables.len() as u32;
        code(desc.put(BufferDesc { name: pointer(&self.name), kind, variables, size, flags }))
    }

    fn get_variable_by_index(&self, index: u32) -> *mut c_void {
        variable_or_none(self.variables.get(index as usize).map(|variable| variable.pointer()))
    }

    fn get_variable_by_name(&self, name: NarrowArg) -> *mut c_void {
        variable_or_none(self.variable(name))
    }
}
