//! Arguments of functions of the source: what each parameter is in the body.
//!
//! In: a call's arguments. Out: a place for each parameter, and what is copied back after the body. `this` is the object
//! itself. Of the others, those that come back, and structures and arrays that lie somewhere or are made by a call, come
//! first, from left to right; then the rest, from right to left. What comes back is copied in first as well, unless it is part of
//! a local: a local is passed by its address, which is computed in its turn from the right, so that its value is taken last. (A structure or an array that came in is no local
//! in this sense: its address is the caller's.) For a target whose arguments go from left to right
//! all of them do, structures as well, and what comes back without a conversion is passed by its address. Where the target passes
//! places in memory that other threads write, such a place is the parameter itself. Where no argument
//! writes anything, and no two that come back are parts of one local, the order is that of the source, which gives the same values.

use crate::lower::Lowerer;
use crate::lower::globals::Purpose;
use crate::lower::types::Memory;
use crate::lower::values::{MeshPlace, Place, Val};
use crate::typed::{Arg, ArgIo, ExprId, ExprKind, Param, Ty, TyId, VarId, VarKind};
use smallvec::SmallVec;

/// What is written back to an argument after the body.
pub(super) struct CopyBack {
    pub own: Place,
    pub own_ty: TyId,
    /// The argument.
    pub target: ExprId,
    pub to: Place,
    pub to_ty: TyId,
}

/// What is written back, in order.
pub(super) type Back = SmallVec<[CopyBack; 4]>;

/// The places of parameters.
pub(super) type Bound = SmallVec<[Place; 8]>;

impl Lowerer<'_> {
    /// Adds the place of each parameter in the body.
    pub(super) fn bind_arguments(
        &mut self,
        params: &[Param],
        args: &[Arg],
        bound: &mut Bound,
        back: &mut Back,
    ) {
        if self.any_has_effects(args) || self.share_a_local(args) {
            *bound = self.bind_in_order(params, args, back);
            return;
        }
        for (param, arg) in params.iter().zip(args) {
            let place = match self.unchanged(param, arg, args) {
                Some(lies) => lies,
                None => self.bind_argument(arg, param, back),
            };
            bound.push(place);
        }
    }

    /// The memory of an array or structure that is passed in, where the body reads it by variable indices and nothing writes to it
    /// before that returns: a local of the caller, of which no method is called and no part comes back before the end.
    fn unchanged(&mut self, param: &Param, arg: &Arg, args: &[Arg]) -> Option<Place> {
        let ExprKind::Load(lies) = self.program.exprs[arg.expr].kind else { return None };
        let ty = self.program.vars[param.var].ty;
        let is_read = param.io == ArgIo::In && self.reached.is_fixed(param.var);
        let has_address = self.is_passed_by_address(ty) && self.reached.is_indexed(param.var);
        if !is_read || !has_address || self.program.exprs[lies].ty != ty {
            return None;
        }
        let root = self.root(lies)?;
        let is_local =
            matches!(self.program.vars[root].kind, VarKind::Local | VarKind::Param(ArgIo::In | ArgIo::InOut));
        let is_lent = args.iter().any(|other| other.io == ArgIo::Ref);
        if !is_local || is_lent || self.program.vars[param.var].precise {
            return None;
        }
        let place = self.place(lies);
        let is_own = matches!(place, Place::Memory { memory: Memory::Own, .. }) && !place.is_shared();
        is_own.then_some(place)
    }

    fn bind_argument(&mut self, arg: &Arg, param: &Param, back: &mut Back) -> Place {
        match param.io {
            ArgIo::Ref => self.bind_this(arg, param),
            ArgIo::In => self.bind_value(arg, param),
            ArgIo::Out | ArgIo::InOut => {
                let place = self.place(arg.expr);
                self.bind_place(arg, param, place, back)
            }
        }
    }

    /// The arguments of a call where one of them writes something. Kept out of the frame of a call, of which a stack holds many.
    #[inline(never)]
    fn bind_in_order(&mut self, params: &[Param], args: &[Arg], back: &mut Back) -> Bound {
        let from_left = self.options.target.evaluates_from_left;
        let mut bound: SmallVec<[Option<Place>; 8]> = SmallVec::from_elem(None, args.len());
        let mut locals: SmallVec<[VarId; 4]> = SmallVec::new();
        // Parts of locals, each by its position.
        let mut last: SmallVec<[(usize, Place); 4]> = SmallVec::new();
        // Those whose addresses are computed among the values, from right to left.
        let mut deferred: SmallVec<[(usize, ExprId); 4]> = SmallVec::new();
        for (i, (param, arg)) in params.iter().zip(args).enumerate() {
            let lies = match param.io {
                ArgIo::Ref => {
                    bound[i] = Some(self.bind_this(arg, param));
                    continue;
                }
                ArgIo::Out | ArgIo::InOut => arg.expr,
                ArgIo::In if from_left => {
                    bound[i] = Some(self.bind_value(arg, param));
                    continue;
                }
                ArgIo::In if !self.is_passed_by_address(arg.ty) => continue,
                ArgIo::In => match self.program.exprs[arg.expr].kind {
                    ExprKind::Load(place) => place,
                    _ => {
                        bound[i] = Some(self.bind_value(arg, param));
                        continue;
                    }
                },
            };
            let is_same = self.program.exprs[lies].ty == self.program.vars[param.var].ty;
            // Several lanes, in an order of their own, have no address.
            let is_lanes = matches!(
                self.program.exprs[lies].kind,
                ExprKind::Swizzle { len: 2.., .. } | ExprKind::MatrixSwizzle { len: 2.., .. }
            );
            if from_left && is_same && !is_lanes {
                last.push((i, self.place(lies)));
                continue;
            }
            match self.local_root(lies).filter(|local| is_same && !locals.contains(local)) {
                Some(local) => {
                    locals.push(local);
                    deferred.push((i, lies));
                }
                None => {
                    let place = self.place(lies);
                    bound[i] = Some(self.bind_at(arg, param, place, back));
                }
            }
        }
        for (i, (param, arg)) in params.iter().zip(args).enumerate().rev() {
            if let Some(&(at, lies)) = deferred.last()
                && at == i
            {
                deferred.pop();
                last.push((i, self.place(lies)));
            } else if !from_left && param.io == ArgIo::In && !self.is_passed_by_address(arg.ty) {
                bound[i] = Some(self.bind_value(arg, param));
            }
        }
        if !from_left {
            last.reverse();
        }
        // A local holds what the body wrote as soon as that returns, before anything is copied back.
        let copied = std::mem::take(back);
        for (i, place) in last {
            bound[i] = Some(self.bind_at(&args[i], &params[i], place, back));
        }
        back.extend(copied);
        bound.into_iter().map(|place| place.unwrap_or(Place::Value(Val::Void))).collect()
    }

    /// Whether an argument of this type is passed by its address, though only in.
    pub(in crate::lower) fn is_passed_by_address(&self, ty: TyId) -> bool {
        matches!(self.ty(ty), Ty::Struct(_) | Ty::Array(..)) && !self.holds_resource(ty)
    }

    fn bind_at(&mut self, arg: &Arg, param: &Param, place: Place, back: &mut Back) -> Place {
        if param.io != ArgIo::In {
            return self.bind_place(arg, param, place, back);
        }
        let from = self.program.exprs[arg.expr].ty;
        let val = self.load(&place, from);
        self.bound_value(val, from, param)
    }

    /// `this`: the object itself, unless that may not be written and the method writes to it.
    fn bind_this(&mut self, arg: &Arg, param: &Param) -> Place {
        let mut place = self.place(arg.expr);
        let ty = self.program.exprs[arg.expr].ty;
        if matches!(place, Place::Own { .. }) && self.reached.is_indexed(param.var) {
            // What a call gave: it goes to memory once, not wherever the body indexes it.
            let val = self.load(&place, ty);
            place = self.own_memory(ty);
            self.store(&place, ty, &val);
        }
        if arg.io == ArgIo::Ref || self.reached.is_fixed(param.var) {
            return place;
        }
        let val = self.load(&place, ty);
        self.bound_value(val, ty, param)
    }

    /// The argument's value, in fresh memory where the body writes to it; arrays of resources are the argument itself.
    fn bind_value(&mut self, arg: &Arg, param: &Param) -> Place {
        let ty = self.program.vars[param.var].ty;
        if self.holds_resource(ty) && matches!(self.ty(ty), Ty::Array(..)) {
            return self.place(arg.expr);
        }
        let before = self.count_handles();
        let val = self.expr(arg.expr);
        let place = self.bound_value(val, self.program.exprs[arg.expr].ty, param);
        self.note_copied_parts(before, ty);
        place
    }

    fn bound_value(&mut self, val: Val, from: TyId, param: &Param) -> Place {
        let ty = self.program.vars[param.var].ty;
        let val = self.cast_val(val, from, ty);
        self.note_value(&val, ty, self.program.vars[param.var].precise);
        self.note_purpose(&val, Purpose::Copy);
        if let Val::Memory(lies) = &val
            && (matches!(**lies, Place::Vertices(_)) || self.program.patch(self.ty(ty)).is_some())
            && self.reached.is_fixed(param.var)
        {
            return (**lies).clone();
        }
        if self.is_value(param.var) {
            return Place::Value(val);
        }
        let own = self.home(param.var);
        self.store(&own, ty, &val);
        own
    }

    /// Memory of the parameter's own for an argument that comes back; a stream, or an array of a mesh, is itself. So is what
    /// lies in memory that others write, for a target that asks it: what the body leaves as it is is then not written.
    fn bind_place(&mut self, arg: &Arg, param: &Param, place: Place, back: &mut Back) -> Place {
        let ty = self.program.vars[param.var].ty;
        let arg_ty = self.program.exprs[arg.expr].ty;
        let is_mesh = matches!(place, Place::Mesh(MeshPlace { index: None, .. }));
        let is_itself = self.options.target.passes_shared_places && ty == arg_ty && place.is_shared();
        if arg.io == ArgIo::Ref || is_mesh || is_itself || self.program.stream(self.ty(ty)).is_some() {
            return place;
        }
        let own = self.home(param.var);
        // What the body does not set keeps its value, as with DXC: what has no address, so that the copy costs nothing.
        let is_kept = matches!((&place, &own), (Place::Own { .. }, Place::Own { .. }));
        if param.io == ArgIo::InOut || is_kept {
            let val = self.load(&place, arg_ty);
            let val = self.cast_val(val, arg_ty, ty);
            self.store(&own, ty, &val);
            self.note_value(&val, ty, self.program.vars[param.var].precise);
        }
        back.push(CopyBack { own: own.clone(), own_ty: ty, target: arg.expr, to: place, to_ty: arg_ty });
        own
    }
}
