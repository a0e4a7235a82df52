//! From bitcode as read to the IR: typed pointers become opaque ones, constant expressions instructions, and calls of
//! DXIL's operations stay calls of declared functions. Debug information is left out.

mod body;

use super::model::{self, Constant, Kind, Meta, Ty};
use super::{ReadError, kinds};
use crate::lower::OpAttributes;
use trefoil_ir::{
    Attribute, ConstId, ConstKind, FuncId, Function, Global, GlobalId, HashMap, Loc, Memory, Message,
    Metadata, MetadataId, MetadataParts, Module, Param, Type, TypeId, Value, verify,
};

type Result<T = ()> = std::result::Result<T, ReadError>;

/// Types nest no deeper than this.
const MAX_DEPTH: u32 = 64;

/// A module of the IR, and the attributes of its functions that the IR does not have.
pub(crate) struct Lifted {
    pub(crate) module: Module,
    pub(crate) attributes: Vec<(FuncId, OpAttributes)>,
}

/// Turns a module as read into one of the IR.
pub(super) fn lift(from: &model::Module) -> Result<Lifted> {
    let mut lift = Lift {
        from,
        to: Module::default(),
        types: vec![None; from.types.len()],
        constants: HashMap::default(),
        globals: Vec::new(),
        functions: vec![None; from.functions.len()],
        attributes: Vec::new(),
    };
    lift.to.triple.clone_from(&from.triple);
    lift.to.data_layout.clone_from(&from.data_layout);
    lift.globals()?;
    lift.declare()?;
    lift.initialisers()?;
    lift.metadata()?;
    for (index, func) in from.functions.iter().enumerate() {
        if let Some(id) = lift.functions[index]
            && !func.declaration
        {
            lift.body(func, id)?;
        }
    }
    match verify::verify(&lift.to).first() {
        Some(error) => fail(kinds::INVALID_MODULE.with(&[&error.invariant()])),
        None => Ok(Lifted { module: lift.to, attributes: lift.attributes }),
    }
}

fn fail<T>(what: impl Into<Message>) -> Result<T> {
    Err(what.into().into())
}

struct Lift<'a> {
    from: &'a model::Module,
    to: Module,
    types: Vec<Option<TypeId>>,
    /// The module's constants by their value's number; a function's own are not kept here.
    constants: HashMap<u32, ConstId>,
    globals: Vec<GlobalId>,
    functions: Vec<Option<FuncId>>,
    attributes: Vec<(FuncId, OpAttributes)>,
}

impl Lift<'_> {
    // Types.

    fn ty(&mut self, id: u32) -> Result<TypeId> {
        self.nested_ty(id, 0)
    }

    fn nested_ty(&mut self, id: u32, depth: u32) -> Result<TypeId> {
        match self.types.get(id as usize) {
            None => return fail(kinds::UNKNOWN_TYPE.with(&[&id])),
            Some(Some(known)) => return Ok(*known),
            Some(None) if depth > MAX_DEPTH => return fail(&kinds::TYPES_TOO_DEEP),
            Some(None) => {}
        }
        let from = self.from;
        let ty = match from.ty(id) {
            Ty::Void => TypeId::VOID,
            Ty::Half => TypeId::HALF,
            Ty::Float => TypeId::FLOAT,
            Ty::Double => TypeId::DOUBLE,
            Ty::Label => TypeId::LABEL,
            Ty::Metadata => TypeId::METADATA,
            Ty::Int(bits @ 1..=64) => self.to.ctx.types.int(*bits),
            Ty::Int(bits) => return fail(kinds::INTEGER_WIDTH.with(&[bits])),
            Ty::Other(name) => return fail(kinds::TYPE_UNSUPPORTED.with(&[name])),
            Ty::Pointer { space, .. } => self.to.ctx.types.ptr(*space),
            Ty::Array { len, elem } => {
                let elem = self.nested_ty(*elem, depth + 1)?;
                let len = short(*len)?;
                self.to.ctx.types.array(elem, len)
            }
            Ty::Vector { len, elem } => {
                let elem = self.nested_ty(*elem, depth + 1)?;
                let len = short(*len)?;
                self.to.ctx.types.intern(Type::Vector { elem, len })
            }
            Ty::Struct { name, fields, packed } => {
                let fields = self.all(fields, depth)?;
                self.structure(name.as_deref(), fields, *packed)?
            }
            Ty::Opaque { name } => self.structure(Some(name), Vec::new(), false)?,
            Ty::Function { ret, params, .. } => {
                let ret = self.nested_ty(*ret, depth + 1)?;
                let params = self.all(params, depth)?.into();
                self.to.ctx.types.intern(Type::Function { ret, params })
            }
        };
        self.types[id as usize] = Some(ty);
        Ok(ty)
    }

    fn all(&mut self, ids: &[u32], depth: u32) -> Result<Vec<TypeId>> {
        ids.iter().map(|&id| self.nested_ty(id, depth + 1)).collect()
    }

    fn structure(&mut self, name: Option<&str>, fields: Vec<TypeId>, packed: bool) -> Result<TypeId> {
        let Some(name) = name else {
            return Ok(self.to.ctx.types.intern(Type::Struct { name: None, fields: fields.into(), packed }));
        };
        if packed {
            return fail(kinds::PACKED_STRUCTURE.with(&[&name]));
        }
        let symbol = self.to.ctx.symbol(name);
        match self.to.ctx.types.named_struct(symbol, &fields) {
            Some(ty) => Ok(ty),
            None => fail(kinds::STRUCTURE_TWICE.with(&[&name])),
        }
    }

    // Globals and functions.

    fn globals(&mut self) -> Result {
        for global in &self.from.globals {
            let ty = self.ty(global.ty)?;
            if !matches!(global.space, 0 | 3) {
                return fail(kinds::ADDRESS_SPACE.with(&[&global.name, &global.space]));
            }
            let name = self.to.ctx.symbol(&global.name);
            let align = global.align.checked_sub(1).map_or(0, |shift| 1 << shift.min(30));
            self.globals.push(self.to.ctx.globals.push(Global {
                name,
                ty,
                space: global.space,
                constant: global.constant,
                init: None,
                align,
                loc: Loc::NONE,
            }));
        }
        Ok(())
    }

    fn initialisers(&mut self) -> Result {
        for (index, global) in self.from.globals.iter().enumerate() {
            if let Some(init) = global.init {
                let init = self.constant(init, 0)?;
                self.to.ctx.globals[self.globals[index]].init = Some(init);
            }
        }
        Ok(())
    }

    fn declare(&mut self) -> Result {
        let from = self.from;
        for (index, func) in from.functions.iter().enumerate() {
            if func.declaration && func.name.starts_with("llvm.dbg.") {
                continue;
            }
            let Ty::Function { ret: ret_ty, params, variadic: false } = from.ty(func.ty) else {
                return fail(kinds::FUNCTION_TYPE.with(&[&func.name]));
            };
            let ret = self.ty(*ret_ty)?;
            let mut list = Vec::with_capacity(params.len());
            for &param in params {
                list.push(Param { ty: self.ty(param)?, name: None });
            }
            let name = self.to.ctx.symbol(&func.name);
            let mut function = Function::new(name, ret, list);
            let own = self.attributes_of(func, &mut function);
            self.pointees(*ret_ty, params, &mut function)?;
            let id = self.to.functions.push(function);
            self.functions[index] = Some(id);
            self.attributes.extend(own.map(|own| (id, own)));
        }
        Ok(())
    }

    /// Keeps what the addresses are of that a function takes and gives, when not of bytes: as `elementtype(T)`.
    fn pointees(&mut self, ret: u32, params: &[u32], function: &mut Function) -> Result {
        let from = self.from;
        let pointee = |ty: u32| match from.ty(ty) {
            Ty::Pointer { to, .. } if *from.ty(*to) != Ty::Int(8) => Some(*to),
            _ => None,
        };
        if params.iter().copied().chain([ret]).all(|ty| pointee(ty).is_none()) {
            return Ok(());
        }
        let word = self.to.ctx.symbol("elementtype");
        let said = |lift: &mut Self, ty: u32| -> Result<Vec<Attribute>> {
            let to = pointee(ty).map(|to| lift.ty(to)).transpose()?;
            Ok(to.map(|to| Attribute::Type(word, to)).into_iter().collect())
        };
        let extras = function.extras_mut();
        extras.ret = said(self, ret)?;
        for &param in params {
            extras.params.push(said(self, param)?);
        }
        Ok(())
    }

    /// Reads a function's attributes: those of operations, and the pairs of strings.
    fn attributes_of(&mut self, func: &model::Function, function: &mut Function) -> Option<OpAttributes> {
        let list = self.from.lists.get((func.attributes as usize).checked_sub(1)?)?;
        let mut words: Vec<&str> = Vec::new();
        for group in list {
            let Some(group) = self.from.groups.iter().find(|g| g.id == *group) else { continue };
            if group.slot != u32::MAX {
                continue;
            }
            for attribute in &group.attributes {
                match attribute {
                    model::Attribute::Word(word) => words.push(word),
                    model::Attribute::Number(..) => {}
                    model::Attribute::Text(key, value) => {
                        let key = self.to.ctx.symbol(key);
                        let value = self.to.ctx.symbol(value.as_deref().unwrap_or(""));
                        function.attributes.push((key, value));
                    }
                }
            }
        }
        let has = |word: &str| words.contains(&word);
        let (memory, own) = match () {
            () if has("readnone") => (Memory::None, OpAttributes::ReadNone),
            () if has("readonly") => (Memory::Read, OpAttributes::ReadOnly),
            () if has("noreturn") => (Memory::ReadWrite, OpAttributes::NoReturn),
            () if has("noduplicate") => (Memory::ReadWrite, OpAttributes::NoDuplicate),
            () if has("nounwind") => (Memory::ReadWrite, OpAttributes::Plain),
            () => return None,
        };
        function.memory = memory;
        Some(own)
    }

    // Constants.

    /// A constant of the module that is no expression.
    fn constant(&mut self, id: u32, depth: u32) -> Result<ConstId> {
        if let Some(&known) = self.constants.get(&id) {
            return Ok(known);
        }
        let Some(model::Value { ty, kind: Kind::Constant(constant) }) = self.from.value(None, id) else {
            return fail(&kinds::ADDRESS_IN_CONSTANT);
        };
        let made = self.plain(None, *ty, constant, depth)?;
        self.constants.insert(id, made);
        Ok(made)
    }

    /// A constant of a function or of the module.
    fn plain(
        &mut self,
        func: Option<&model::Function>,
        ty: u32,
        constant: &Constant,
        depth: u32,
    ) -> Result<ConstId> {
        if depth > MAX_DEPTH {
            return fail(&kinds::CONSTANTS_TOO_DEEP);
        }
        let ty = self.ty(ty)?;
        let ctx = &mut self.to.ctx;
        let float = ctx.types.is_float(ty);
        Ok(match constant {
            Constant::Null => ctx.consts.zero(&ctx.types, ty),
            Constant::Undef => ctx.consts.undef(ty),
            Constant::Int(value) => ctx.consts.int(&ctx.types, ty, *value as u64),
            Constant::Float(bits) if float => ctx.consts.intern(ty, ConstKind::Float(*bits)),
            Constant::Aggregate(parts) => {
                let mut made = Vec::with_capacity(parts.len());
                for (index, &part) in parts.iter().enumerate() {
                    let Some(model::Value { ty: part_ty, kind: Kind::Constant(c) }) =
                        self.from.value(func, part)
                    else {
                        return fail(&kinds::ADDRESS_IN_CONSTANT);
                    };
                    let made_part = self.plain(func, *part_ty, c, depth + 1)?;
                    let types = &self.to.ctx.types;
                    if types.member(ty, index as u32) != Some(self.to.ctx.consts.get(made_part).ty) {
                        return fail(&kinds::CONSTANT_PARTS);
                    }
                    made.push(made_part);
                }
                if self.to.ctx.types.member(ty, made.len() as u32).is_some() {
                    return fail(&kinds::CONSTANT_PARTS);
                }
                self.to.ctx.consts.aggregate(ty, &made)
            }
            Constant::Data(numbers) => self.numbers(ty, numbers)?,
            Constant::Text(bytes) => {
                let numbers: Vec<u64> = bytes.iter().map(|&b| u64::from(b)).collect();
                self.numbers(ty, &numbers)?
            }
            Constant::Float(_) => return fail(&kinds::FLOAT_TYPE),
            Constant::Cast { .. } | Constant::Gep { .. } => return fail(&kinds::EXPRESSION_IN_CONSTANT),
            Constant::Unknown(code) => return fail(kinds::UNKNOWN_CONSTANT.with(&[code])),
        })
    }

    /// An array or vector of plain numbers.
    fn numbers(&mut self, ty: TypeId, numbers: &[u64]) -> Result<ConstId> {
        let ctx = &mut self.to.ctx;
        let elem = match *ctx.types.get(ty) {
            Type::Array { elem, len } | Type::Vector { elem, len } if len as usize == numbers.len() => elem,
            _ => return fail(&kinds::CONSTANT_PARTS),
        };
        let float = ctx.types.is_float(elem);
        let parts: Vec<ConstId> = numbers
            .iter()
            .map(|&n| match float {
                true => ctx.consts.intern(elem, ConstKind::Float(n)),
                false => ctx.consts.int(&ctx.types, elem, n),
            })
            .collect();
        Ok(ctx.consts.aggregate(ty, &parts))
    }

    // Metadata.

    /// Nodes keep their numbers, so that attachments and named nodes find them.
    fn metadata(&mut self) -> Result {
        let from = self.from;
        for node in &from.metadata {
            let node = match node {
                Meta::Text(text) => Metadata::String(self.to.ctx.symbol(text)),
                Meta::Value { value } => self.metadata_value(*value)?,
                Meta::Node { parts, distinct } => {
                    let mut list = Vec::with_capacity(parts.len());
                    for part in parts {
                        if part.is_some_and(|p| p as usize >= from.metadata.len()) {
                            return fail(kinds::UNKNOWN_METADATA.with(&[&"a metadata node"]));
                        }
                        list.push(part.map(MetadataId::from_u32));
                    }
                    let list = self.to.ctx.metadata_parts(&list);
                    if *distinct { Metadata::Distinct(list) } else { Metadata::Node(list) }
                }
                Meta::Debug(_) => Metadata::Node(MetadataParts::default()),
            };
            self.to.add_metadata(node);
        }
        for (name, nodes) in from.named.iter().filter(|(name, _)| !name.starts_with("llvm.dbg.")) {
            if nodes.iter().any(|&n| n as usize >= from.metadata.len()) {
                return fail(kinds::UNKNOWN_METADATA.with(&[&format_args!("!{name}")]));
            }
            let name = self.to.ctx.symbol(name);
            self.to.named_metadata.push((name, nodes.iter().map(|&n| MetadataId::from_u32(n)).collect()));
        }
        Ok(())
    }

    fn metadata_value(&mut self, value: u32) -> Result<Metadata> {
        let from = self.from;
        Ok(match from.value(None, value) {
            Some(model::Value { kind: Kind::Global(g), .. }) => {
                Metadata::Value(self.globals[*g as usize].into())
            }
            Some(model::Value { kind: Kind::Function(f), .. }) => match self.functions[*f as usize] {
                Some(f) => Metadata::Value(f.into()),
                None => Metadata::Node(MetadataParts::default()),
            },
            Some(model::Value { ty, kind: Kind::Constant(Constant::Undef) })
                if let Ty::Pointer { to, .. } = from.ty(*ty) =>
            {
                Metadata::TypeUndef(self.ty(*to)?)
            }
            Some(model::Value { ty, kind: Kind::Constant(Constant::Cast { value, .. }) })
                if let Ty::Pointer { to, .. } = from.ty(*ty)
                    && let Some(model::Value { kind: Kind::Global(g), .. }) = from.value(None, *value) =>
            {
                Metadata::AddressAs(self.globals[*g as usize], self.ty(*to)?)
            }
            Some(model::Value { kind: Kind::Constant(_), .. }) => {
                Metadata::Value(Value::from(self.constant(value, 0)?))
            }
            // Debug information of a function's values.
            _ => Metadata::Node(MetadataParts::default()),
        })
    }
}

/// A length as the IR holds it.
fn short(len: u64) -> Result<u32> {
    u32::try_from(len).or_else(|_| fail(&kinds::TYPE_TOO_LONG))
}
