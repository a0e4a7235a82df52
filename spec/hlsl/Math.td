// Functions of numbers, each lane for itself.

// Trigonometry.
def : LaneFunction<"acos", float_like_t, ["x"], LaneWise<int_Acos>, [Acos]>;
def : LaneFunction<"asin", float_like_t, ["x"], LaneWise<int_Asin>, [Asin]>;
def : LaneFunction<"atan", float_like_t, ["x"], LaneWise<int_Atan>, [Atan]>;
def : LaneFunction<"atan2", float_like_t, ["x", "y"], LaneWise<int_Atan2>, [Atan]>;
def : LaneFunction<"cos", float_like_t, ["x"], LaneWise<int_Cos>, [Cos]>;
def : LaneFunction<"cosh", float_like_t, ["x"], LaneWise<int_Cosh>, [Hcos]>;
def : LaneFunction<"degrees", float_like_t, ["x"], LaneWise<int_Degrees>>;
def : LaneFunction<"radians", float_like_t, ["x"], LaneWise<int_Radians>>;
def : LaneFunction<"sin", float_like_t, ["x"], LaneWise<int_Sin>, [Sin]>;
def : Function<"sincos", [
  Overload<Void, [In<"x", Any<float_like_t>>, Out<"s", Any<float_like_t, 1, 1>>, Out<"c", Any<float_like_t, 1, 1>>]>
], Custom<"Sincos">, [Sin, Cos]>;
def : LaneFunction<"sinh", float_like_t, ["x"], LaneWise<int_Sinh>, [Hsin]>;
def : LaneFunction<"tan", float_like_t, ["x"], LaneWise<int_Tan>, [Tan]>;
def : LaneFunction<"tanh", float_like_t, ["x"], LaneWise<int_Tanh>, [Htan]>;

// Powers and logarithms.
def : LaneFunction<"exp", float_like_t, ["x"], LaneWise<int_Exp>, [Exp]>;
def : LaneFunction<"exp2", float_like_t, ["x"], LaneWise<int_Exp2>, [Exp]>;
def : LaneFunction<"ldexp", float_like_t, ["x", "exp"], LaneWise<int_Ldexp>, [Exp]>;
def : LaneFunction<"log", float_like_t, ["x"], LaneWise<int_Log>, [Log]>;
def : LaneFunction<"log10", float_like_t, ["x"], LaneWise<int_Log10>, [Log]>;
def : LaneFunction<"log2", float_like_t, ["x"], LaneWise<int_Log2>, [Log]>;
def : LaneFunction<"pow", float_like_t, ["x", "y"], Custom<"Pow">, [Log, Exp]>;
def : LaneFunction<"rcp", any_float_t, ["x"], Custom<"Rcp">>;
def : LaneFunction<"rsqrt", float_like_t, ["x"], LaneWise<int_Rsqrt>, [Rsqrt]>;
def : LaneFunction<"sqrt", float_like_t, ["x"], LaneWise<int_Sqrt>, [Sqrt]>;

// Rounding and parts.
def : LaneFunction<"ceil", float_like_t, ["x"], LaneWise<int_Ceil>, [Round_pi]>;
def : LaneFunction<"floor", float_like_t, ["x"], LaneWise<int_Floor>, [Round_ni]>;
def : LaneFunction<"fmod", float_like_t, ["a", "b"], Custom<"Fmod">, [FAbs, Frc]>;
def : LaneFunction<"frac", float_like_t, ["x"], LaneWise<int_Frac>, [Frc]>;
def : Function<"frexp", [
  Overload<Any<float_t, 1, 1>, [In<"x", Any<float_t>>, Out<"exp", Any<float_t, 1, 1>>]>
], Custom<"Frexp">>;
def : Function<"modf", [
  Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>, Out<"ip", Any<float_like_t, 1, 1>>]>
], Custom<"Modf">, [Round_z]>;
def : LaneFunction<"round", float_like_t, ["x"], LaneWise<int_RoundEven>, [Round_ne]>;
def : LaneFunction<"trunc", float_like_t, ["x"], LaneWise<int_FTrunc>, [Round_z]>;

// Ranges and steps.
def : LaneFunction<"abs", numeric_t, ["x"], Custom<"Abs">, [FAbs, IMax]>;
def : LaneFunction<"clamp", numeric_t, ["x", "min", "max"], BySign<int_NClamp, int_SClamp, int_UClamp>,
                   [FMax, FMin, IMax, IMin, UMax, UMin]>;
def : LaneFunction<"lerp", float_like_t, ["a", "b", "s"], LaneWise<int_Lerp>>;
def : LaneFunction<"max", numeric_t, ["a", "b"], BySign<int_MaxNum, int_SMax, int_UMax>, [FMax, IMax, UMax]>;
def : LaneFunction<"min", numeric_t, ["a", "b"], BySign<int_MinNum, int_SMin, int_UMin>, [FMin, IMin, UMin]>;
def : LaneFunction<"saturate", any_float_t, ["x"], LaneWise<int_Saturate>, [Saturate]>;
def : Function<"sign", [
  Overload<Any<int_t, 1>, [In<"x", Any<numeric_t>>], [readnone]>
], Custom<"Sign">>;
def : LaneFunction<"smoothstep", float_like_t, ["a", "b", "x"], LaneWise<int_SmoothStep>, [Saturate]>;
def : LaneFunction<"step", float_like_t, ["a", "x"], LaneWise<int_Step>>;

// Products with a sum.
def : LaneFunction<"fma", double_only_t, ["a", "b", "c"], LaneWise<int_Fma>, [Fma]>;
def : LaneFunction<"mad", numeric_t, ["a", "b", "c"], BySign<int_FMulAdd, int_IMad, int_UMad>, [FMad, IMad, UMad]>;

// `bool f(float x)`: what kind of number each lane is.
class Classification<string name, Lowering how, list<DXILOp> ops, int since = 0>
    : Function<name, [
        Overload<Any<bool_t, 1>, [In<"x", Any<float_like_t>>], [readnone], since>
      ], how, ops>;
def : Classification<"isfinite", LaneWiseTo<int_IsFinite>, [IsFinite]>;
def : Classification<"isinf", LaneWiseTo<int_IsInf>, [IsInf]>;
def : Classification<"isnan", LaneWiseTo<int_IsNan>, [IsNaN]>;
def : Classification<"isnormal", LaneWiseTo<int_IsNormal>, [IsNormal], 9>;

// How a value differs between the pixels of a quad.
def : LaneFunction<"ddx", float_like_t, ["x"], LaneWise<int_Ddx>, [DerivCoarseX]>;
def : LaneFunction<"ddx_coarse", float_like_t, ["x"], LaneWise<int_DdxCoarse>, [DerivCoarseX]>;
def : LaneFunction<"ddx_fine", float_like_t, ["x"], LaneWise<int_DdxFine>, [DerivFineX]>;
def : LaneFunction<"ddy", float_like_t, ["x"], LaneWise<int_Ddy>, [DerivCoarseY]>;
def : LaneFunction<"ddy_coarse", float_like_t, ["x"], LaneWise<int_DdyCoarse>, [DerivCoarseY]>;
def : LaneFunction<"ddy_fine", float_like_t, ["x"], LaneWise<int_DdyFine>, [DerivFineY]>;
def : LaneFunction<"fwidth", float_like_t, ["x"], Custom<"Fwidth">, [DerivCoarseX, DerivCoarseY]>;

// Truth.
class Truth<string name, Lowering how>
    : Function<name, [Overload<Bool, [In<"x", Any<any_t>>], [readnone]>], how>;
def : Truth<"all", Custom<"All">>;
def : Truth<"any", Custom<"Any">>;
class Logic<string name, Lowering how>
    : Function<name, [Overload<Any<bool_t, 1>, Alike<bool_t, ["x", "y"]>.List, [readnone]>], how>;
def : Logic<"and", Custom<"And">>;
def : Logic<"or", Custom<"Or">>;
def : Function<"select", [
  Overload<Any<any_t, 2, 2>, [In<"cond", Any<bool_t>>, In<"t", Any<any_t, 1>>, In<"f", Any<any_t, 2, 2>>], [readnone]>,
  Overload<Slot<any_sampler_t, "", 2, 2>,
           [In<"cond", Bool>, In<"t", Slot<any_sampler_t>>, In<"f", Slot<any_sampler_t, "", 2, 2>>], [readnone]>
], Custom<"Select">>;
