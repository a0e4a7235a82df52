//! Products of vectors and matrices, and Direct3D 9's lighting.

use crate::lower::Lowerer;
use crate::lower::values::Val;
use crate::typed::{Arg, Scalar, Ty, TyId};
use trefoil_ir::{Intrinsic, Opcode};

impl Lowerer<'_> {
    /// `mul(a, b)`
    pub(super) fn product(&mut self, args: &[Arg]) -> Val {
        let (a, b) = (self.arg(&args[0]), self.arg(&args[1]));
        self.mul(&a, args[0].ty, &b, args[1].ty)
    }

    /// `dot(a, b)`
    pub(super) fn dot_of(&mut self, args: &[Arg]) -> Val {
        let scalar = self.scalar_of(args[0].ty);
        let (a, b) = (self.single_arg(&args[0]), self.single_arg(&args[1]));
        Val::Single(self.dot(a, b, scalar))
    }

    /// `transpose(m)`
    pub(super) fn transpose_of(&mut self, arg: &Arg, ty: TyId) -> Val {
        let m = self.arg(arg);
        self.transpose(&m, ty)
    }

    /// `determinant(m)`
    pub(super) fn determinant_of(&mut self, arg: &Arg) -> Val {
        let m = self.arg(arg);
        Val::Single(self.determinant(&m))
    }

    /// `dst(a, b)`: `(1, a.y * b.y, a.z, b.w)`
    pub(super) fn distance_vector(&mut self, args: &[Arg]) -> Val {
        let (a, b) = (self.single_arg(&args[0]), self.single_arg(&args[1]));
        let (ay, by) = (self.b.extract(a, 1), self.b.extract(b, 1));
        let element = self.b.type_of(ay);
        let is_float = self.scalar_of(args[0].ty).is_float();
        let one = if is_float { self.b.ctx.float(element, 1.0) } else { self.b.ctx.int(element, 1) };
        let product = self.b.binary(if is_float { Opcode::FMul } else { Opcode::Mul }, ay, by);
        let parts = [one, product, self.b.extract(a, 2), self.b.extract(b, 3)];
        Val::Single(self.b.vector(&parts))
    }

    /// `lit(n.l, n.h, m)`: ambient, diffuse and specular light.
    pub(super) fn lit(&mut self, args: &[Arg]) -> Val {
        let [l, h, m] = [0, 1, 2].map(|i| self.single_arg(&args[i]));
        let ty = self.b.type_of(l);
        let (zero, one) = (self.b.ctx.float(ty, 0.0), self.b.ctx.float(ty, 1.0));
        let diffuse = self.b.intrinsic(Intrinsic::MaxNum, ty, &[l, zero]);
        let power = self.power(h, m);
        let (back, away) = (self.less(l, zero), self.less(h, zero));
        let dark = self.b.binary(Opcode::Or, back, away);
        let specular = self.b.select(dark, zero, power);
        Val::Single(self.b.vector(&[one, diffuse, specular, one]))
    }

    /// `D3DCOLORtoUBYTE4(color)`
    pub(super) fn color_to_bytes(&mut self, args: &[Arg], ty: TyId) -> Val {
        let v = self.single_arg(&args[0]);
        let v = self.b.swizzle(v, &[2, 1, 0, 3]);
        let shape = self.b.type_of(v);
        let scale = self.b.ctx.float(shape, 255.001_953_125);
        let v = self.b.binary(Opcode::FMul, v, scale);
        let to = match self.ty(ty) {
            Ty::Vector(s, _) => s,
            _ => Scalar::I32,
        };
        Val::Single(self.convert(v, Scalar::F32, to))
    }
}
