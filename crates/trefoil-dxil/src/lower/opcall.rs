//! Calls of DXIL operations: the declared functions, their types, and whether the operation may stand here.

use super::memory::Leaf;
use super::{Lower, Result};
use crate::kinds;
use crate::module::types;
use crate::ops::{Attributes, DxilOp, OpClass, OverloadKind, OverloadType, ParamType};
use trefoil_ir::{
    Attribute, Context, EntityMap, Flags, FuncId, Function, GlobalId, HashMap, Memory, MetadataId, Opcode,
    Param, Symbol, Type, TypeId, Value,
};

/// The functions of the module that comes out: operations are declared after those that are there.
#[derive(Default)]
pub struct Declared {
    /// All functions: those that were there, then operations.
    pub functions: EntityMap<FuncId, Function>,
    /// What each declared operation may do.
    pub attributes: Vec<(FuncId, OpAttributes)>,
    /// The functions by name, where the module may have declared operations itself.
    named: HashMap<Symbol, FuncId>,
    /// The function that operations of a class share.
    known: HashMap<(OpClass, TypeId), FuncId>,
    /// The function of each operation that has been called, which may stand where it does.
    called: HashMap<(DxilOp, TypeId), FuncId>,
    /// The arrays that variables of the module have become, for all functions of a library.
    pub(super) arrays: HashMap<GlobalId, Vec<Leaf>>,
    /// The variables of the group that some function gives to mesh shaders, with what each has become once one uses it.
    pub payloads: Vec<(GlobalId, Option<GlobalId>)>,
    /// Where names of functions are put together.
    text: String,
    /// `%dx.types.Handle`, once it is asked for.
    handle: Option<TypeId>,
    /// The node of `dx.precise`, once it is made.
    pub(super) precise: Option<(Symbol, MetadataId)>,
}

/// Operations that a usual shader calls.
const USUAL: usize = 14;

impl Declared {
    /// Nothing declared yet after these functions.
    pub fn after(functions: EntityMap<FuncId, Function>) -> Self {
        let known = HashMap::with_capacity(USUAL);
        let called = HashMap::with_capacity(USUAL);
        let attributes = Vec::with_capacity(USUAL);
        let mut named = HashMap::default();
        for (id, function) in functions.iter() {
            named.entry(function.name).or_insert(id);
        }
        Declared { functions, attributes, named, known, called, ..Declared::default() }
    }
}

/// What a declared operation may do, as attributes of its function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OpAttributes {
    /// `nounwind`
    Plain,
    /// `nounwind readnone`
    ReadNone,
    /// `nounwind readonly`
    ReadOnly,
    /// `noduplicate nounwind`
    NoDuplicate,
    /// `noreturn nounwind`
    NoReturn,
}

impl OpAttributes {
    /// LLVM's attributes of each call.
    pub fn at_calls(self) -> Option<&'static str> {
        match self {
            OpAttributes::Plain => None,
            OpAttributes::ReadNone => Some("memory(none)"),
            OpAttributes::ReadOnly => Some("memory(read)"),
            OpAttributes::NoDuplicate => Some("noduplicate"),
            OpAttributes::NoReturn => Some("noreturn"),
        }
    }
}

impl Lower<'_> {
    /// Calls an operation; `overload` is `void` where its name ends with no type. The opcode is put in front.
    pub(super) fn call(&mut self, op: DxilOp, overload: TypeId, arguments: &[Value]) -> Result<Value> {
        let callee = self.declare(op, overload)?;
        let ret = self.declared.functions[callee].ret;
        let mut operands: smallvec::SmallVec<[Value; 20]> = smallvec::smallvec![self.ctx.i32(op.opcode())];
        operands.extend_from_slice(arguments);
        debug_assert_eq!(operands.len(), self.declared.functions[callee].params.len(), "{op:?}");
        operands.push(callee.into());
        Ok(self.inst(Opcode::Call, ret, &operands, 0, Flags::NONE))
    }

    /// The function of an operation: asked for once, it is known.
    pub(super) fn declare(&mut self, op: DxilOp, overload: TypeId) -> Result<FuncId> {
        if let Some(&known) = self.declared.called.get(&(op, overload)) {
            return Ok(known);
        }
        let callee = self.declare_class(op, overload)?;
        self.declared.called.insert((op, overload), callee);
        Ok(callee)
    }

    /// The function that operations of a class share.
    fn declare_class(&mut self, op: DxilOp, overload: TypeId) -> Result<FuncId> {
        let of_struct = match self.ctx.types.get(overload) {
            Type::Struct { name: Some(name), .. } => Some(self.ctx.name(*name).to_owned()),
            _ => None,
        };
        let one = self::overload(self.ctx, overload).or(of_struct.as_deref().map(OverloadType::Struct));
        let overloads = one.as_slice();
        let checked = match self.input.entry.stage {
            // The entry that calls a library's function decides what that may do.
            trefoil_ir::Stage::Library => op.check_anywhere(overloads, self.input.target.version),
            stage => op.check(overloads, stage, self.input.target.version),
        };
        checked.map_err(|error| {
            // What is lowered from LLVM's IR says it in LLVM's words too.
            let words = error.in_llvms_words().unwrap_or_default();
            let name = self.ctx.name(self.input.func.name);
            let (brief, detail) = (error.in_dxcs_words(self.input.target.stage), error.to_string());
            let message = kinds::OPERATION_NOT_ALLOWED.with(&[&brief, &words, &name, &detail]);
            self.user(message).with_note(kinds::OPERATION_ALLOWED.with(&[&detail]))
        })?;
        if let Some(&known) = self.declared.known.get(&(op.class(), overload)) {
            return Ok(known);
        }
        let mut text = std::mem::take(&mut self.declared.text);
        text.clear();
        op.write_function_name(overloads, &mut text);
        let name = self.ctx.symbol(&text);
        self.declared.text = text;
        let info = op.info();
        let ret = self.param_type(info.result, overload)?;
        let mut params = Vec::with_capacity(info.params().len() + 1);
        params.push(Param { ty: TypeId::I32, name: None });
        for param in info.params() {
            params.push(Param { ty: self.param_type(param.ty, overload)?, name: None });
        }
        let mut function = Function::new(name, ret, params);
        let attributes = attributes_of(op.attributes(self.input.target.version));
        function.memory = match attributes {
            OpAttributes::ReadNone => Memory::None,
            OpAttributes::ReadOnly => Memory::Read,
            _ => Memory::ReadWrite,
        };
        let may_be_there = self.input.mode != super::Mode::All;
        let said = if may_be_there { self.said_by_module(&function)? } else { None };
        let id = said.unwrap_or_else(|| {
            if may_be_there {
                self.declared.named.insert(name, self.declared.functions.next_id());
            }
            if self.input.mode == super::Mode::Operations {
                let words = if attributes == OpAttributes::NoDuplicate {
                    &["noduplicate", "nounwind"][..]
                } else {
                    &["nounwind"]
                };
                let words = words.iter().map(|word| Attribute::Word(self.ctx.symbol(word)));
                function.extras_mut().words.extend(words);
            }
            self.declared.functions.push(function)
        });
        self.declared.attributes.push((id, attributes));
        self.declared.known.insert((op.class(), overload), id);
        Ok(id)
    }

    fn param_type(&mut self, param: ParamType, overload: TypeId) -> Result<TypeId> {
        use TypeId as T;
        Ok(match param {
            ParamType::Void => T::VOID,
            ParamType::OverloadI1 => self.ctx.types.with_shape_of(overload, T::I1),
            ParamType::OverloadI32 => self.ctx.types.with_shape_of(overload, T::I32),
            ParamType::I1 => T::I1,
            ParamType::I8 => T::I8,
            ParamType::I16 => T::I16,
            ParamType::I32 => T::I32,
            ParamType::I64 => T::I64,
            ParamType::Half => T::HALF,
            ParamType::Float => T::FLOAT,
            ParamType::Double => T::DOUBLE,
            ParamType::OverloadElement => self.ctx.types.scalar(overload),
            ParamType::Overload | ParamType::Object | ParamType::Udt => overload,
            ParamType::ResRet
                if let Some(of @ OverloadType::Vector(..)) = self::overload(self.ctx, overload) =>
            {
                let name = format!("dx.types.ResRet.{of}");
                self.named(&name, &[overload, T::I32])
            }
            ParamType::ResRet => {
                let o = overload;
                self.overloaded("dx.types.ResRet", o, &[o, o, o, o, T::I32])
            }
            ParamType::CBufRet => self.cbuf_ret(overload),
            ParamType::Handle => self.handle_type(),
            ParamType::HitObject => self.ctx.hit_object(),
            ParamType::NodeHandle => self.ctx.node_handle(),
            ParamType::NodeRecordHandle => self.ctx.node_records(),
            ParamType::NodeProperties => self.named("dx.types.NodeInfo", &[T::I32; 2]),
            ParamType::NodeRecordProperties => self.named("dx.types.NodeRecordInfo", &[T::I32; 2]),
            ParamType::ResourceProperties => types::properties(self.ctx),
            ParamType::ResBind => types::binding(self.ctx),
            ParamType::Dimensions => self.named("dx.types.Dimensions", &[T::I32; 4]),
            ParamType::SamplePos => self.named("dx.types.SamplePos", &[T::FLOAT; 2]),
            ParamType::SplitDouble => self.named("dx.types.splitdouble", &[T::I32; 2]),
            ParamType::TwoI32 => self.named("dx.types.twoi32", &[T::I32; 2]),
            ParamType::FourI32 => self.named("dx.types.fouri32", &[T::I32; 4]),
            ParamType::I32Carry => self.named("dx.types.i32c", &[T::I32, T::I1]),
            _ => return Err(self.user(&kinds::OPERATION_TYPE)),
        })
    }

    fn cbuf_ret(&mut self, overload: TypeId) -> TypeId {
        let o = overload;
        match self.ctx.types.scalar_bits(o) {
            64 => self.overloaded("dx.types.CBufRet", o, &[o; 2]),
            16 if self.input.target.native_16bit() => {
                let name = format!("dx.types.CBufRet.{}.8", suffix(self.ctx.types.get(o)));
                self.named(&name, &[o; 8])
            }
            _ => self.overloaded("dx.types.CBufRet", o, &[o; 4]),
        }
    }

    /// The function of an operation's name that the module declares itself.
    fn said_by_module(&self, wanted: &Function) -> Result<Option<FuncId>> {
        let same = |f: &Function| {
            f.ret == wanted.ret && f.params.iter().map(|p| p.ty).eq(wanted.params.iter().map(|p| p.ty))
        };
        let known = self.declared.named.get(&wanted.name).map(|&id| (id, &self.declared.functions[id]));
        match known {
            None => Ok(None),
            Some((id, f)) if f.is_declaration() && same(f) => Ok(Some(id)),
            Some(_) => {
                let name = self.ctx.name(wanted.name);
                Err(self.user(kinds::FOREIGN_OPERATION.with(&[&name])))
            }
        }
    }

    fn overloaded(&mut self, name: &str, overload: TypeId, fields: &[TypeId]) -> TypeId {
        let mut full = String::with_capacity(32);
        full.extend([name, ".", suffix(self.ctx.types.get(overload))]);
        self.named(&full, fields)
    }

    /// A structure with a name that is DXIL's own; a user's structure of that name does not matter to readers.
    pub(super) fn named(&mut self, name: &str, fields: &[TypeId]) -> TypeId {
        types::named(self.ctx, name, fields)
    }

    /// `%dx.types.Handle`
    pub(super) fn handle_type(&mut self) -> TypeId {
        if let Some(known) = self.declared.handle {
            return known;
        }
        let handle = types::handle(self.ctx);
        self.declared.handle = Some(handle);
        handle
    }
}

/// The overload that a number or a vector of numbers is.
pub(super) fn overload(ctx: &Context, ty: TypeId) -> Option<OverloadType<'static>> {
    match ctx.types.get(ty) {
        Type::Vector { elem, len } => {
            overload_kind(ctx.types.get(*elem)).map(|kind| OverloadType::Vector(kind, *len))
        }
        scalar => overload_kind(scalar).map(OverloadType::Scalar),
    }
}

fn overload_kind(ty: &Type) -> Option<OverloadKind> {
    Some(match ty {
        Type::Half => OverloadKind::Half,
        Type::Float => OverloadKind::Float,
        Type::Double => OverloadKind::Double,
        Type::Int(1) => OverloadKind::I1,
        Type::Int(8) => OverloadKind::I8,
        Type::Int(16) => OverloadKind::I16,
        Type::Int(32) => OverloadKind::I32,
        Type::Int(64) => OverloadKind::I64,
        _ => return None,
    })
}

fn suffix(ty: &Type) -> &'static str {
    overload_kind(ty).map_or("", OverloadKind::suffix)
}

fn attributes_of(attributes: Attributes) -> OpAttributes {
    if attributes.contains(Attributes::READ_NONE) {
        OpAttributes::ReadNone
    } else if attributes.contains(Attributes::READ_ONLY) {
        OpAttributes::ReadOnly
    } else if attributes.contains(Attributes::NO_DUPLICATE) {
        OpAttributes::NoDuplicate
    } else if attributes.contains(Attributes::NO_RETURN) {
        OpAttributes::NoReturn
    } else {
        OpAttributes::Plain
    }
}
