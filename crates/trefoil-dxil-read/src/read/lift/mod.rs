//! From bitcode as read to the IR: typed pointers become opaque ones, constant expressions instructions, and calls of
//! DXIL's operations stay calls of declared functions. Debug information is left out.
//!
//! Several modules may be lifted into one ([`lift_all`]): types, constants and functions of the same name become one, which is
//! what a linker starts from.

mod body;
mod bools;

use super::model::{self, Constant, Kind, Meta, Ty};
use super::{ReadError, kinds};
use crate::constructors;
use trefoil_dxil::lower::OpAttributes;
use trefoil_ir::{
    Attribute, ConstId, ConstKind, FuncId, Function, Global, GlobalId, HashMap, HashSet, Loc, Memory,
    Message, Metadata, MetadataId, MetadataParts, Module, NamedNodes, Param, Symbol, Type, TypeId, Value,
    verify,
};

type Result<T = ()> = std::result::Result<T, ReadError>;

/// Types nest no deeper than this.
const MAX_DEPTH: u32 = 64;

/// A module of the IR, and the attributes of its functions that the IR does not have.
pub(crate) struct Lifted {
    pub(crate) module: Module,
    pub(crate) attributes: Vec<(FuncId, OpAttributes)>,
}

/// What one of several modules brought along.
#[derive(Default)]
pub(crate) struct LiftedPart {
    /// Its named metadata.
    pub(crate) named: Vec<(Symbol, NamedNodes)>,
    /// The functions that it has bodies of.
    pub(crate) defined: Vec<FuncId>,
    /// Those of them that set its variables before anything else runs (`llvm.global_ctors`); they are not among `defined`.
    pub(crate) constructors: Vec<FuncId>,
    /// The functions and variables that a module before it defines as well.
    pub(crate) twice: Vec<Twice>,
}

/// What two modules define.
pub(crate) enum Twice {
    /// A function.
    Function(String),
    /// A variable.
    Variable(String),
}

/// Turns a module as read into one of the IR.
pub(super) fn lift(from: &model::Module) -> Result<Lifted> {
    let mut lift = Lift::new(from, Lifted { module: Module::default(), attributes: Vec::new() }, None);
    lift.run()?;
    checked(Lifted { module: lift.to, attributes: lift.attributes })
}

/// Turns several modules into one. A function that one declares and another defines is one function; what only its own module
/// sees keeps apart. The named metadata of the whole is empty: each part has its own.
pub(super) fn lift_all(all: &[model::Module]) -> Result<(Lifted, Vec<LiftedPart>)> {
    let mut lifted = Lifted { module: Module::default(), attributes: Vec::new() };
    let (mut names, mut parts) = (Names::default(), Vec::with_capacity(all.len()));
    for from in all {
        let mut lift = Lift::new(from, lifted, Some(names));
        lift.run()?;
        let mut part = std::mem::take(&mut lift.part);
        let mut defined = HashSet::default();
        let bodies = from.functions.iter().zip(&lift.functions).filter(|(func, _)| !func.declaration);
        for (func, id) in bodies.filter_map(|(func, id)| Some((func, (*id)?))) {
            match defined.insert(id) {
                true if part.constructors.contains(&id) => {}
                true => part.defined.push(id),
                false => part.twice.push(Twice::Function(func.name.clone())),
            }
        }
        names = lift.names.take().unwrap_or_default();
        lifted = Lifted { module: lift.to, attributes: lift.attributes };
        part.named = std::mem::take(&mut lifted.module.named_metadata);
        parts.push(part);
    }
    Ok((checked(lifted)?, parts))
}

/// Reads containers with DXIL in them, or bare bitcode, into one module: what a linker starts from. Gives what each brought.
///
/// # Errors
/// What is wrong with the first that is neither, or is damaged.
pub(crate) fn read_modules(all: &[&[u8]]) -> Result<(Lifted, Vec<LiftedPart>)> {
    let models = all.iter().map(|bytes| super::read_bitcode(bytes));
    lift_all(&models.collect::<Result<Vec<_>>>()?)
}

fn checked(mut lifted: Lifted) -> Result<Lifted> {
    bools::widen(&mut lifted.module);
    match verify::verify(&lifted.module).first() {
        Some(error) => fail(kinds::INVALID_MODULE.with(&[&error.invariant()])),
        None => Ok(lifted),
    }
}

/// The functions and variables of modules that were lifted before, by their names.
#[derive(Default)]
struct Names {
    functions: HashMap<Symbol, FuncId>,
    globals: HashMap<Symbol, GlobalId>,
    /// The structures of the source, by what its name begins with.
    structures: HashMap<String, Vec<TypeId>>,
}

/// What all names of a structure of the source begin with: compilers add to it where they have several of that name.
fn base_name(name: &str) -> Option<&str> {
    let prefix = ["struct.", "class."].into_iter().find(|prefix| name.starts_with(prefix))?;
    let end = name[prefix.len()..].find('.').map_or(name.len(), |dot| prefix.len() + dot);
    Some(&name[prefix.len()..end])
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
    /// The number of its first metadata node.
    first_node: u32,
    /// What other modules have, where there are others.
    names: Option<Names>,
    part: LiftedPart,
}

/// Linkage of lists that a linker joins.
const APPENDING: u64 = 2;
/// Linkage of what only its own module sees.
const INTERNAL: u64 = 3;

impl<'a> Lift<'a> {
    /// Goes on from what was lifted before.
    fn new(from: &'a model::Module, before: Lifted, names: Option<Names>) -> Self {
        let Lifted { module: to, attributes } = before;
        Lift {
            from,
            types: vec![None; from.types.len()],
            constants: HashMap::default(),
            globals: Vec::new(),
            functions: vec![None; from.functions.len()],
            attributes,
            first_node: to.ctx.metadata.next_id().as_u32(),
            names,
            part: LiftedPart::default(),
            to,
        }
    }

    fn head(&mut self) -> Result {
        self.to.triple.clone_from(&self.from.triple);
        self.to.data_layout.clone_from(&self.from.data_layout);
        self.globals()?;
        self.declare()?;
        self.initialisers()?;
        self.metadata()
    }

    fn run(&mut self) -> Result {
        let from = self.from;
        self.head()?;
        for (index, func) in from.functions.iter().enumerate() {
            if let Some(id) = self.functions[index]
                && !func.declaration
                && self.to.functions[id].is_declaration()
            {
                self.body(func, id)?;
            }
        }
        Ok(())
    }

    /// The node of a number of the file.
    fn node(&self, number: u32) -> MetadataId {
        MetadataId::from_u32(self.first_node + number)
    }

    /// A name that nothing else has, made of one that something has.
    fn fresh(&mut self, name: &str, is_taken: impl Fn(&Self, Symbol) -> bool) -> Symbol {
        let mut number = 0u32;
        loop {
            number += 1;
            let symbol = self.to.ctx.symbol(&format!("{name}.{number}"));
            if !is_taken(self, symbol) {
                return symbol;
            }
        }
    }
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
        if let Some(ty) = self.same_structure(name, &fields) {
            return Ok(ty);
        }
        let ty = self.new_structure(name, fields)?;
        if let (Some(names), Some(base)) = (&mut self.names, base_name(name)) {
            names.structures.entry(base.to_owned()).or_default().push(ty);
        }
        Ok(ty)
    }

    /// The structure of another module that one of the source is: what one module passes to another lies there.
    fn same_structure(&self, name: &str, fields: &[TypeId]) -> Option<TypeId> {
        let known = self.names.as_ref()?.structures.get(base_name(name)?)?;
        known.iter().copied().find(|&ty| self.to.ctx.types.has_fields(ty, fields))
    }

    fn new_structure(&mut self, name: &str, fields: Vec<TypeId>) -> Result<TypeId> {
        let symbol = self.to.ctx.symbol(name);
        match self.to.ctx.types.named_struct(symbol, &fields) {
            Some(ty) => Ok(ty),
            None if self.names.is_some() => {
                // Two modules may call different structures the same.
                let symbol = self.fresh(name, |lift, symbol| {
                    let known = lift.to.ctx.types.find_struct(symbol);
                    known.is_some_and(|ty| !lift.to.ctx.types.has_fields(ty, &fields))
                });
                Ok(self.to.ctx.types.named_struct(symbol, &fields).unwrap_or(TypeId::VOID))
            }
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
            let mut name = self.to.ctx.symbol(&global.name);
            if let Some(known) = self.known_global(name) {
                if let Some(same) = self.same_global(known, global, ty) {
                    self.globals.push(same);
                    continue;
                }
                name = self.fresh(&global.name, |lift, symbol| lift.known_global(symbol).is_some());
            }
            let align = global.align.checked_sub(1).map_or(0, |shift| 1 << shift.min(30));
            let id = self.to.ctx.globals.push(Global {
                name,
                ty,
                space: global.space,
                constant: global.constant,
                init: None,
                align,
                loc: Loc::NONE,
            });
            self.globals.push(id);
            if let Some(names) = &mut self.names {
                names.globals.insert(name, id);
            }
        }
        Ok(())
    }

    fn known_global(&self, name: Symbol) -> Option<GlobalId> {
        self.names.as_ref()?.globals.get(&name).copied()
    }

    /// The variable of another module that one of the same name is. One that both define is noted.
    fn same_global(&mut self, known: GlobalId, global: &model::Global, ty: TypeId) -> Option<GlobalId> {
        if matches!(global.linkage, INTERNAL | APPENDING) {
            return None;
        }
        let other = &self.to.ctx.globals[known];
        if other.init.is_some() && global.init.is_some() {
            self.part.twice.push(Twice::Variable(global.name.clone()));
        }
        (other.ty == ty && other.space == global.space).then_some(known)
    }

    fn initialisers(&mut self) -> Result {
        for (index, global) in self.from.globals.iter().enumerate() {
            if let Some(init) = global.init {
                let init = self.constant(init, 0)?;
                self.to.ctx.globals[self.globals[index]].init = Some(init);
                if global.name == constructors::LIST {
                    self.part.constructors = constructors::listed(&self.to.ctx, init);
                }
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
            let id = self.add_function(function, func);
            self.functions[index] = Some(id);
            self.attributes.retain(|(known, _)| self.names.is_none() || *known != id);
            self.attributes.extend(own.map(|own| (id, own)));
        }
        Ok(())
    }

    /// Takes in a function without its body; it may be one that another module has.
    fn add_function(&mut self, mut function: Function, from: &model::Function) -> FuncId {
        let Some(names) = &self.names else { return self.to.functions.push(function) };
        if let Some(&known) = names.functions.get(&function.name) {
            let other = &mut self.to.functions[known];
            let same = other.ret == function.ret
                && other.params.iter().map(|p| p.ty).eq(function.params.iter().map(|p| p.ty));
            if same && from.linkage != INTERNAL {
                match (from.declaration, other.is_declaration()) {
                    (false, true) => *other = function,
                    (false, false) => self.part.twice.push(Twice::Function(from.name.clone())),
                    (true, _) => {}
                }
                return known;
            }
            function.name = self.fresh(&from.name, |lift, symbol| {
                lift.names.as_ref().is_some_and(|names| names.functions.contains_key(&symbol))
            });
        }
        let name = function.name;
        let id = self.to.functions.push(function);
        if let Some(names) = &mut self.names {
            names.functions.insert(name, id);
        }
        id
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
        let is_scalar = ctx.types.scalar(ty) == ty;
        let float = is_scalar && ctx.types.is_float(ty);
        let int = is_scalar && ctx.types.is_int(ty);
        Ok(match constant {
            Constant::Null => ctx.consts.zero(&ctx.types, ty),
            Constant::Undef => ctx.consts.undef(ty),
            Constant::Int(value) if int => ctx.consts.int(&ctx.types, ty, *value as u64),
            Constant::Float(bits) if float => ctx.consts.intern(ty, ConstKind::Float(*bits)),
            Constant::Aggregate(parts) => {
                let mut made = Vec::with_capacity(parts.len());
                for (index, &part) in parts.iter().enumerate() {
                    let made_part = match self.from.value(func, part) {
                        Some(model::Value { ty, kind: Kind::Constant(c) }) => {
                            self.plain(func, *ty, c, depth + 1)?
                        }
                        // A list of constructors.
                        Some(model::Value { ty, kind: Kind::Function(number) }) => {
                            let address = self.functions.get(*number as usize).copied().flatten();
                            let address = address.ok_or(&kinds::ADDRESS_IN_CONSTANT)?;
                            let ty = self.ty(*ty)?;
                            self.to.ctx.consts.intern(ty, ConstKind::Address(address.into()))
                        }
                        _ => return fail(&kinds::ADDRESS_IN_CONSTANT),
                    };
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
            Constant::Int(_) => return fail(&kinds::INTEGER_TYPE),
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
        if !float && !ctx.types.is_int(elem) {
            return fail(&kinds::INTEGER_TYPE);
        }
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

    /// Nodes keep their order, so that attachments and named nodes find them.
    fn metadata(&mut self) -> Result {
        let from = self.from;
        for node in &from.metadata {
            let node = match node {
                &Meta::Text(text) => Metadata::String(self.to.ctx.symbol(from.text(text))),
                Meta::Value { value } => self.metadata_value(*value)?,
                Meta::Node { parts, distinct } => {
                    let parts = from.parts(*parts);
                    let mut list = Vec::with_capacity(parts.len());
                    for part in parts {
                        if part.is_some_and(|p| p as usize >= from.metadata.len()) {
                            return fail(kinds::UNKNOWN_METADATA.with(&[&"a metadata node"]));
                        }
                        list.push(part.map(|number| self.node(number)));
                    }
                    let list = self.to.ctx.metadata_parts(&list);
                    if *distinct { Metadata::Distinct(list) } else { Metadata::Node(list) }
                }
                Meta::Debug(..) => Metadata::Node(MetadataParts::default()),
            };
            self.to.add_metadata(node);
        }
        for (name, nodes) in from.named.iter().filter(|(name, _)| !name.starts_with("llvm.dbg.")) {
            if nodes.iter().any(|&n| n as usize >= from.metadata.len()) {
                return fail(kinds::UNKNOWN_METADATA.with(&[&format_args!("!{name}")]));
            }
            let name = self.to.ctx.symbol(name);
            self.to.named_metadata.push((name, nodes.iter().map(|&n| self.node(n)).collect()));
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
