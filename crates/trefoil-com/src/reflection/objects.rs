//! Buffers, variables and types as clients hold them: trees that do not move, each node with its own interface. What is not
//! there is an object too, which has no description.

use super::tables::{
    BufferDesc, BufferMethods, BufferTable, TypeDesc, TypeMethods, TypeTable, VariableDesc, VariableMethods,
    VariableTable,
};
use crate::args::{NarrowArg, Out};
use crate::plain::Plain;
use crate::{E_FAIL, Hresult, S_FALSE, S_OK, code};
use std::ffi::{CString, c_void};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicPtr, Ordering};

/// A type.
pub type Type = Plain<TypeTable, TypeNode>;
/// A variable of a buffer.
pub type Variable = Plain<VariableTable, VariableNode>;
/// A constant buffer, or what else has variables.
pub type Buffer = Plain<BufferTable, BufferNode>;

/// What stands for a type, variable or buffer that there is not.
static NO_TYPE: LazyLock<Box<Type>> = LazyLock::new(|| TypeNode::default().object());
static NO_VARIABLE: LazyLock<Box<Variable>> = LazyLock::new(|| VariableNode::default().object());
static NO_BUFFER: LazyLock<Box<Buffer>> = LazyLock::new(|| BufferNode::default().object());

/// Text as clients read it, up to its first null.
pub fn text(text: &str) -> CString {
    CString::new(text.split('\0').next().unwrap_or_default()).unwrap_or_default()
}

/// Where a client reads text.
pub fn pointer(text: &CString) -> *const u8 {
    text.as_ptr().cast()
}

/// What is told of a type beside its name and members, in the numbers of `d3dcommon.h`.
pub struct TypeFacts {
    /// `D3D_SHADER_VARIABLE_CLASS`
    pub class: u32,
    /// `D3D_SHADER_VARIABLE_TYPE`
    pub kind: u32,
    /// Rows of a matrix; 1 of a vector or a scalar, 0 of a structure.
    pub rows: u32,
    /// Columns of a matrix, lanes of a vector.
    pub columns: u32,
    /// Elements of an array; 0 of what is none.
    pub elements: u32,
    /// Bytes from the start of the structure that it is a member of.
    pub offset: u32,
    /// Whether the type is equal to itself, as in Direct3D 11; in DXC no type is equal to any.
    pub equals_itself: bool,
}

/// A type; none where there is no such type.
#[derive(Default)]
pub struct TypeNode {
    described: Option<TypeFacts>,
    name: Option<CString>,
    members: Vec<(CString, Box<Type>)>,
}

impl TypeNode {
    /// A type with its members by name. None that nothing describes, nor one of shader model 4's byte code, has a name.
    pub fn new(facts: TypeFacts, name: Option<&str>, members: Vec<(CString, Box<Type>)>) -> Box<Type> {
        TypeNode { described: Some(facts), name: name.map(text), members }.object()
    }
}

impl TypeMethods for TypeNode {
    fn get_desc(&self, desc: Out<TypeDesc>) -> Hresult {
        let Some(facts) = &self.described else { return E_FAIL };
        code(desc.put(TypeDesc {
            class: facts.class,
            kind: facts.kind,
            rows: facts.rows,
            columns: facts.columns,
            elements: facts.elements,
            members: self.members.len() as u32,
            offset: facts.offset,
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
        let told = self.described.as_ref().is_some_and(|facts| facts.equals_itself);
        if told && inside(other.addr()) { S_OK } else { S_FALSE }
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

/// What is told of a variable beside its name and type.
pub struct VariableFacts {
    /// Bytes from the start of its buffer.
    pub offset: u32,
    /// Bytes.
    pub size: u32,
    /// Whether the shader uses it.
    pub used: bool,
    /// The first texture and sampler: `u32::MAX` for none.
    pub slots: u32,
}

/// A variable; none where there is no such variable.
#[derive(Default)]
pub struct VariableNode {
    described: Option<VariableFacts>,
    name: CString,
    ty: Option<Box<Type>>,
    buffer: AtomicPtr<c_void>,
}

impl VariableNode {
    /// A variable, whose buffer is known once that is made.
    pub fn new(facts: VariableFacts, name: &str, ty: Box<Type>) -> Box<Variable> {
        let buffer = AtomicPtr::default();
        VariableNode { described: Some(facts), name: text(name), ty: Some(ty), buffer }.object()
    }
}

impl VariableMethods for VariableNode {
    fn get_desc(&self, desc: Out<VariableDesc>) -> Hresult {
        const USED: u32 = 2;
        let Some(VariableFacts { offset, size, used, slots }) = self.described else { return E_FAIL };
        code(desc.put(VariableDesc {
            name: pointer(&self.name),
            offset,
            size,
            flags: if used { USED } else { 0 },
            default: std::ptr::null(),
            textures: [slots, 0],
            samplers: [slots, 0],
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

/// What is told of a buffer beside its name and variables.
#[derive(Clone, Copy)]
pub struct BufferFacts {
    /// `D3D_CBUFFER_TYPE`
    pub kind: u32,
    /// Bytes.
    pub size: u32,
    /// `D3D_SHADER_CBUFFER_FLAGS`
    pub flags: u32,
}

/// A buffer; none where there is no such buffer.
#[derive(Default)]
pub struct BufferNode {
    described: Option<BufferFacts>,
    name: CString,
    #[expect(clippy::vec_box, reason = "clients hold the address of each")]
    variables: Vec<Box<Variable>>,
}

impl BufferNode {
    /// A buffer with its variables.
    pub fn new(facts: BufferFacts, name: &str, variables: Vec<Box<Variable>>) -> Box<Buffer> {
        let made = BufferNode { described: Some(facts), name: text(name), variables }.object();
        for variable in &made.value().variables {
            variable.value().buffer.store(made.pointer(), Ordering::Relaxed);
        }
        made
    }

    /// What it is called.
    pub fn name(&self) -> &CString {
        &self.name
    }

    /// The variable of a name.
    pub fn variable(&self, name: NarrowArg) -> Option<*mut c_void> {
        let found = self.variables.iter().find(|variable| name.is(&variable.value().name));
        found.map(|variable| variable.pointer())
    }
}

/// The pointer to a buffer, or to what stands for none.
pub fn buffer_or_none(buffer: Option<&Buffer>) -> *mut c_void {
    buffer.map_or(NO_BUFFER.pointer(), Plain::pointer)
}

/// The pointer to a variable, or to what stands for none.
pub fn variable_or_none(variable: Option<*mut c_void>) -> *mut c_void {
    variable.unwrap_or(NO_VARIABLE.pointer())
}

impl BufferMethods for BufferNode {
    fn get_desc(&self, desc: Out<BufferDesc>) -> Hresult {
        let Some(BufferFacts { kind, size, flags }) = self.described else { return E_FAIL };
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
