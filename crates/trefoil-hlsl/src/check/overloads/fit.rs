//! Which overload of a built-in fits its arguments: the type of each slot, and what the conversions to it cost.

use crate::builtins::{Base, Entry, Io, Overload, Relation};
use crate::check::Context;
use crate::check::conversions::convert::Rank;
use crate::check::conversions::place::PlaceKind;
use crate::check::conversions::score::{Kind, common};
use crate::check::model::Model;
use crate::check::overloads::alike::are_alike;
use crate::check::overloads::dims::Dims;
use crate::check::overloads::slots::{element_root, slot};
use crate::typed::{AccessOp, ArgIo, Const, ExprId, ExprKind, NodeTy, Scalar, Ty, TyId};
use smallvec::SmallVec;
use trefoil_ir::{NodeFlags, ResourceKind, ShaderModel};

/// What a call brings along beside its arguments.
#[derive(Clone, Copy, Default)]
pub(in crate::check) struct TemplateArguments {
    /// The template argument of the object.
    pub element: Option<TyId>,
    /// The template argument of the call.
    pub function: Option<TyId>,
}

/// An overload that fits.
pub(in crate::check) struct Fit {
    pub result: TyId,
    pub params: SmallVec<[(TyId, ArgIo); 8]>,
    rank: u32,
}

/// What is known of an overload while it is tried.
#[derive(Clone, Copy, Default)]
struct Trial {
    /// What the conversions so far cost.
    rank: u32,
    /// The scalar of the slots that were asked for last, by the slot that they take their elements from: mostly all slots take
    /// them from one.
    element: Option<(usize, (Scalar, Rank))>,
}

/// What came of looking for an overload.
pub(in crate::check) enum Match {
    Fit(Fit),
    /// One would fit, but for the shader model.
    Newer(u8),
    None,
}

/// The scalar that a class of element types makes of one, and how willingly.
fn legal(base: Base, s: Scalar) -> Option<(Scalar, Rank)> {
    use Scalar::*;
    let s = match (s, base) {
        (LiteralInt, Base::UintOnly | Base::AnyInt32) => U32,
        (LiteralInt, Base::Numeric16Only) => I16,
        (LiteralFloat, Base::Numeric16Only) => F16,
        (LiteralFloat, Base::DoubleOnly) => F64,
        (LiteralInt, _) => I32,
        (LiteralFloat, _) => F32,
        (other, _) => other,
    };
    let only = |list: &[Scalar]| list.contains(&s).then_some((s, 0));
    let to = |t: Scalar| Some((t, if s == t { 0 } else { 2 }));
    let prefer = |ok: bool, t: Scalar| if ok { Some((s, 0)) } else { to(t) };
    match base {
        Base::Any => Some((s, 0)),
        Base::AnyFloat => prefer(s.is_float(), F32),
        Base::FloatLike => prefer(s.is_float() && s != F64, F32),
        Base::Numeric => prefer(s != Bool, F32),
        Base::AnyInt => prefer(s.is_int() && !s.is_min_precision(), I32),
        // What is not of the class becomes its first one, also where it has no sign, as in DXC.
        Base::AnyInt32 => prefer(matches!(s, I32 | U32), I32),
        Base::AnyInt64 => prefer(matches!(s, I64 | U64), I64),
        Base::AnyInt16or32 => prefer(matches!(s, I16 | U16 | I32 | U32), I32),
        Base::Bool => to(Bool),
        Base::Double => to(F64),
        Base::DoubleOnly => only(&[F64]),
        Base::Float => to(F32),
        Base::Float16T => to(F16),
        Base::Float32Only => only(&[F32]),
        Base::Int => to(I32),
        Base::Uint => to(U32),
        Base::UintOnly => only(&[U32, U64]),
        Base::Int16T => to(I16),
        Base::Uint16T => to(U16),
        Base::Int32Only => only(&[I32, U32]),
        Base::Int64Only => only(&[I64, U64]),
        Base::Numeric16Only => only(&[F16, I16, U16]),
        Base::Numeric32Only if s == Half => Some((F32, 1)),
        Base::Numeric32Only => only(&[F32, I32, U32]),
        Base::Sint16or32Only => only(&[I16, I32]),
        Base::P32i8 => to(Int8x4),
        Base::P32u8 => to(Uint8x4),
        Base::U64 => to(U64),
        _ => None,
    }
}

/// Whether a class names objects, and whether a resource is one of them.
fn object_fits(base: Base, kind: ResourceKind, writable: bool) -> Option<bool> {
    use ResourceKind::{
        AccelerationStructure, RawBuffer, Sampler, SamplerComparison, Texture2D, Texture2DArray,
    };
    Some(match base {
        Base::Sampler | Base::Sampler1d | Base::Sampler2d | Base::Sampler3d | Base::SamplerCube => {
            kind == Sampler
        }
        Base::SamplerCmp => kind == SamplerComparison,
        Base::AnySampler => kind.is_sampler(),
        Base::AccelerationStruct => kind == AccelerationStructure,
        Base::Texture2D => kind == Texture2D,
        Base::Texture2DArray => kind == Texture2DArray,
        Base::ByteAddressBuffer | Base::RWByteAddressBuffer => kind == RawBuffer,
        Base::Resource => true,
        Base::NodeRecordOrUAV => writable,
        _ => return None,
    })
}

impl Context<'_> {
    /// The overload of a built-in that fits best.
    pub(in crate::check) fn best_overload(
        &mut self,
        entry: &'static Entry,
        args: &[ExprId],
        around: TemplateArguments,
    ) -> Match {
        let ShaderModel { major, minor } = self.options.shader_model;
        let mut best: Option<Fit> = None;
        let mut newer = None;
        for o in entry.overloads() {
            if o.params().len() != args.len() {
                continue;
            }
            let fit = self.fit_alike(o, args).or_else(|| self.fit(o, args, around));
            let Some(fit) = fit else { continue };
            if major == 6 && o.since > minor {
                newer = newer.or(Some(o.since));
            } else if best.as_ref().is_none_or(|b| fit.rank < b.rank) {
                // Nothing fits better than without conversions.
                let is_exact = fit.rank == 0;
                best = Some(fit);
                if is_exact {
                    break;
                }
            }
        }
        match (best, newer) {
            (Some(fit), _) => Match::Fit(fit),
            (None, Some(minor)) => Match::Newer(minor),
            (None, None) => Match::None,
        }
    }

    /// The fit of an overload whose parameters are all like the first for arguments that are all of one type, or become it.
    fn fit_alike(&mut self, o: &'static Overload, args: &[ExprId]) -> Option<Fit> {
        let (ty, scalar) = self.model.type_of_all(args)?;
        let is_vector = matches!(self.model.program.types.get(ty), Ty::Vector(..));
        if legal(slot(o, 1).base, scalar) != Some((scalar, 0)) || !are_alike(o, is_vector) {
            return None;
        }
        let mut rank = 0;
        for &arg in args {
            rank += u32::from(self.model.conversion(self.model.ty(arg), ty)?);
        }
        let result = self.model.result_of_all(o, (ty, scalar))?;
        let params = SmallVec::from_elem((ty, ArgIo::In), args.len());
        Some(Fit { result, params, rank })
    }

    #[inline(never)]
    fn fit(&mut self, o: &'static Overload, args: &[ExprId], around: TemplateArguments) -> Option<Fit> {
        let n = args.len() + 1;
        let atomic = o.params().first().is_some_and(|p| p.io == Io::Ref);
        let dims = Dims::of(&self.model, o, args)?;
        let mut params: SmallVec<[(TyId, ArgIo); 8]> = SmallVec::new();
        let mut trial = Trial::default();
        for (i, &arg) in args.iter().enumerate() {
            let param = &o.params()[i];
            let io = match param.io {
                Io::In | Io::InColumnMajor | Io::InRowMajor => ArgIo::In,
                Io::Out => ArgIo::Out,
                Io::InOut => ArgIo::InOut,
                Io::Ref => ArgIo::Ref,
                Io::GroupShared | Io::Variadic => return None,
            };
            let mut ty = self.slot_type(o, i + 1, args, around, &dims, &mut trial)?;
            if atomic && io == ArgIo::In && self.model.num(ty).is_some() {
                // The operand is of the destination's type.
                ty = params.first().map_or(ty, |p| p.0);
            }
            trial.rank += u32::from(self.model.slot_rank(arg, ty, io)?);
            params.push((ty, io));
        }
        debug_assert_eq!(params.len() + 1, n);
        // What the result is costs nothing.
        let rank = trial.rank;
        let result = self.slot_type(o, 0, args, around, &dims, &mut trial)?;
        Some(Fit { result, params, rank })
    }

    /// The type of a slot for those arguments.
    fn slot_type(
        &mut self,
        o: &'static Overload,
        i: usize,
        args: &[ExprId],
        around: TemplateArguments,
        dims: &Dims,
        trial: &mut Trial,
    ) -> Option<TyId> {
        let s = slot(o, i);
        match s.shape_from {
            Relation::Object => return around.element,
            Relation::Function => return self.model.function_type(i, args, around),
            Relation::FunctionSecond | Relation::Variadic => return None,
            _ => {}
        }
        if s.base == Base::Void && s.element_from == Relation::Own {
            return (i == 0).then_some(self.model.common.void);
        }
        let root = slot(o, element_root(o, i));
        if let Some(arg) = i.checked_sub(1).map(|i| args[i])
            && let Ty::Resource(r) = self.model.ty_of(arg)
            && let Some(fits) = object_fits(root.base, r.kind, r.writable)
        {
            return fits.then(|| self.model.ty(arg));
        }
        if let Some(ty) = self.node_slot(root.base, i, args, around) {
            return ty;
        }
        match root.base {
            Base::RayDesc => return Some(self.ray_desc()),
            Base::DxHitObject => return Some(self.model.program.types.intern(Ty::HitObject)),
            Base::RayQuery => {
                let ty = self.model.ty(args[i.checked_sub(1)?]);
                return self.model.query_of(ty).map(|_| ty);
            }
            // A payload or attributes: any structure of the source's own.
            Base::Udt => {
                let ty = self.model.ty(args[i.checked_sub(1)?]);
                return matches!(self.model.program.types.get(ty), Ty::Struct(_)).then_some(ty);
            }
            _ => {}
        }
        if object_fits(root.base, ResourceKind::Sampler, false).is_some() {
            return None;
        }
        let scalar = match s.element_from {
            Relation::Object => self.model.num(around.element?)?.scalar,
            _ => {
                let root = element_root(o, i);
                let (scalar, worse) = match trial.element {
                    Some((of, known)) if of == root => known,
                    _ => self.model.element(o, root, args)?,
                };
                trial.element = Some((root, (scalar, worse)));
                trial.rank += u32::from(worse);
                scalar
            }
        };
        let shape = dims.shape(o, i);
        Some(self.model.num_ty(scalar, shape))
    }
}

impl Context<'_> {
    /// The type of a slot for objects of nodes: what an output gives, or any records; none of other slots.
    fn node_slot(
        &mut self,
        base: Base,
        i: usize,
        args: &[ExprId],
        around: TemplateArguments,
    ) -> Option<Option<TyId>> {
        let kind = match base {
            Base::GroupNodeOutputRecords => NodeFlags::of_object("GroupNodeOutputRecords")?,
            Base::ThreadNodeOutputRecords => NodeFlags::of_object("ThreadNodeOutputRecords")?,
            Base::NodeRecordOrUAV => {
                let ty = self.model.ty(args[i.checked_sub(1)?]);
                let is_records = |node: NodeTy| node.kind.is_records() && !node.kind.has(NodeFlags::EMPTY);
                return Some(self.model.as_node(ty).filter(|&node| is_records(node)).map(|_| ty));
            }
            _ => return None,
        };
        let made = |record| self.model.program.types.intern(Ty::Node(NodeTy { kind, record }));
        Some(around.element.map(made))
    }
}

impl Model {
    fn slot_rank(&self, arg: ExprId, ty: TyId, io: ArgIo) -> Option<Rank> {
        let from = self.ty(arg);
        match io {
            ArgIo::In => self.conversion(from, ty),
            _ if self.place_kind(arg) == PlaceKind::Value => None,
            ArgIo::Ref if self.is_of_read_only_record(arg) => None,
            ArgIo::Ref if matches!(self.program.exprs[arg].kind, ExprKind::Bits { .. }) => None,
            ArgIo::Ref => (from == ty).then_some(0),
            // Numbers become enumerations nowhere else.
            ArgIo::Out if matches!(self.program.types.get(from), Ty::Enum(..)) => self.conversion(from, ty),
            ArgIo::Out => self.conversion(ty, from),
            ArgIo::InOut => Some(self.conversion(ty, from)?.max(self.conversion(from, ty)?)),
        }
    }

    /// Whether a place lies in a record that may only be read.
    fn is_of_read_only_record(&self, mut e: ExprId) -> bool {
        loop {
            match self.program.exprs[e].kind {
                ExprKind::Field(base, _) | ExprKind::Index(base, _) => e = base,
                ExprKind::Swizzle { base, .. } | ExprKind::MatrixSwizzle { base, .. } => e = base,
                ExprKind::Access { op: AccessOp::Record, .. } => {
                    return self.place_kind(e) == PlaceKind::Const;
                }
                _ => return false,
            }
        }
    }

    /// `T` of `Load<T>`; for stores without one, the type of the argument.
    fn function_type(&mut self, i: usize, args: &[ExprId], around: TemplateArguments) -> Option<TyId> {
        if around.function.is_some() {
            return around.function;
        }
        if i == 0 {
            return Some(self.common.uint);
        }
        let ty = self.ty(args[i - 1]);
        if ty == self.common.void {
            return None;
        }
        Some(if ty == self.common.literal_int { self.common.uint } else { self.settled_type(ty) })
    }

    /// Whether an expression is a constant below zero.
    fn is_negative(&self, e: ExprId) -> bool {
        matches!(self.const_value(e), Some((Const::Int(..0), _)))
    }

    /// The scalar of all slots that take their elements from `root`.
    fn element(&self, o: &Overload, root: usize, args: &[ExprId]) -> Option<(Scalar, Rank)> {
        let mut kind: Option<Kind> = None;
        for (i, &arg) in args.iter().enumerate() {
            if element_root(o, i + 1) != root {
                continue;
            }
            let k = self.kind(self.ty(arg))?;
            kind = Some(kind.map_or(k, |before| common(before, k)));
        }
        let base = slot(o, root).base;
        match kind {
            // DXC takes a negated literal as signed.
            Some(Kind::Scalar(Scalar::LiteralInt))
                if base == Base::AnyInt32 && args.get(root - 1).is_some_and(|&arg| self.is_negative(arg)) =>
            {
                legal(base, Scalar::I32)
            }
            Some(Kind::Scalar(s)) => legal(base, s),
            Some(Kind::Enum) => of_enum(base),
            None => legal(base, default_scalar(base)).map(|(s, _)| (s, 0)),
        }
    }
}

/// What a class of element types makes of an enumeration: its own first one, where it takes others at all.
fn of_enum(base: Base) -> Option<(Scalar, Rank)> {
    let (s, _) = legal(base, Scalar::Bool)?;
    Some((if s == Scalar::Bool && base != Base::Bool { Scalar::F32 } else { s }, 2))
}

/// The scalar of a slot that no argument decides.
fn default_scalar(base: Base) -> Scalar {
    match base {
        Base::Bool => Scalar::Bool,
        Base::Int | Base::AnyInt | Base::AnyInt32 | Base::Int32Only => Scalar::I32,
        Base::Uint | Base::UintOnly => Scalar::U32,
        Base::P32i8 => Scalar::Int8x4,
        Base::P32u8 => Scalar::Uint8x4,
        Base::U64 => Scalar::U64,
        Base::AnyInt64 | Base::Int64Only => Scalar::I64,
        Base::Double | Base::DoubleOnly => Scalar::F64,
        Base::Int16T => Scalar::I16,
        Base::Uint16T => Scalar::U16,
        Base::Float16T => Scalar::F16,
        _ => Scalar::F32,
    }
}
