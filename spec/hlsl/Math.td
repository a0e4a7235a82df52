// Functions of numbers, each lane for itself.

// Trigonometry.
def : LaneFunction<"acos", float_like_t, ["x"], LaneWise<int_Acos>, [Acos]>;
def : LaneFunction<"asin", float_like_t, ["x"], LaneWise<int_Asin>, [Asin]>;
def : LaneFunction<"atan", float_like_t, ["x"], LaneWise<int_Atan>, [Atan]>;
def : LaneFunction<"atan2", float_like_t, ["x", "y"], LaneWise<int_Atan2>, [Atan],
                   "atan(y / x), put into its quadrant">;
def : LaneFunction<"cos", float_like_t, ["x"], LaneWise<int_Cos>, [Cos]>;
def : LaneFunction<"cosh", float_like_t, ["x"], LaneWise<int_Cosh>, [Hcos]>;
def : LaneFunction<"degrees", float_like_t, ["x"], LaneWise<int_Degrees>, [], "x * (180 / pi)">;
def : LaneFunction<"radians", float_like_t, ["x"], LaneWise<int_Radians>, [], "x * (pi / 180)">;
def : LaneFunction<"sin", float_like_t, ["x"], LaneWise<int_Sin>, [Sin]>;
def : Function<"sincos", [
  Overload<Void, [In<"x", Any<float_like_t>>, Out<"s", Any<float_like_t, 1, 1>>, Out<"c", Any<float_like_t, 1, 1>>]>
], Custom<"Sincos">, [Sin, Cos]>;
def : LaneFunction<"sinh", float_like_t, ["x"], LaneWise<int_Sinh>, [Hsin]>;
def : LaneFunction<"tan", float_like_t, ["x"], LaneWise<int_Tan>, [Tan]>;
def : LaneFunction<"tanh", float_like_t, ["x"], LaneWise<int_Tanh>, [Htan]>;

// Powers and logarithms.
def : LaneFunction<"exp", float_like_t, ["x"], LaneWise<int_Exp>, [Exp], "exp2(x * log2(e))">;
def : LaneFunction<"exp2", float_like_t, ["x"], LaneWise<int_Exp2>, [Exp]>;
def : LaneFunction<"ldexp", float_like_t, ["x", "exp"], LaneWise<int_Ldexp>, [Exp], "x * exp2(e)">;
def : LaneFunction<"log", float_like_t, ["x"], LaneWise<int_Log>, [Log], "log2(x) * ln(2)">;
def : LaneFunction<"log10", float_like_t, ["x"], LaneWise<int_Log10>, [Log], "log2(x) * log10(2)">;
def : LaneFunction<"log2", float_like_t, ["x"], LaneWise<int_Log2>, [Log]>;
def : LaneFunction<"pow", float_like_t, ["x", "y"], Custom<"Pow">, [Log, Exp], "y is the constant 2 ? x * x : exp2(y * log2(x))">;
def : LaneFunction<"rcp", any_float_t, ["x"], Custom<"Rcp">, [], "1 / x">;
def : LaneFunction<"rsqrt", float_like_t, ["x"], LaneWise<int_Rsqrt>, [Rsqrt]>;
def : LaneFunction<"sqrt", float_like_t, ["x"], LaneWise<int_Sqrt>, [Sqrt]>;

// Rounding and parts.
def : LaneFunction<"ceil", float_like_t, ["x"], LaneWise<int_Ceil>, [Round_pi]>;
def : LaneFunction<"floor", float_like_t, ["x"], LaneWise<int_Floor>, [Round_ni]>;
def : LaneFunction<"fmod", float_like_t, ["a", "b"], Custom<"Fmod">, [FAbs, Frc], "x - y * trunc(x / y)">;
def : LaneFunction<"frac", float_like_t, ["x"], LaneWise<int_Frac>, [Frc]>;
def : Function<"frexp", [
  Overload<Any<float_t, 1, 1>, [In<"x", Any<float_t>>, Out<"exp", Any<float_t, 1, 1>>]>
], Custom<"Frexp">, [], "from the bits of the exponent and the mantissa">;
def : Function<"modf", [
  Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>, Out<"ip", Any<float_like_t, 1, 1>>]>
], Custom<"Modf">, [Round_z], "trunc(x), and what is left">;
def : LaneFunction<"round", float_like_t, ["x"], LaneWise<int_RoundEven>, [Round_ne]>;
def : LaneFunction<"trunc", float_like_t, ["x"], LaneWise<int_FTrunc>, [Round_z]>;

// Ranges and steps.
def : LaneFunction<"abs", numeric_t, ["x"], Custom<"Abs">, [FAbs, IMax], "max(x, -x) for integers", "uabs">;
def : LaneFunction<"clamp", numeric_t, ["x", "min", "max"], BySign<int_NClamp, int_SClamp, int_UClamp>,
                   [FMax, FMin, IMax, IMin, UMax, UMin], "min(max(x, low), high)", "uclamp">;
def : LaneFunction<"lerp", float_like_t, ["a", "b", "s"], LaneWise<int_Lerp>, [], "a + t * (b - a)">;
def : LaneFunction<"max", numeric_t, ["a", "b"], BySign<int_MaxNum, int_SMax, int_UMax>, [FMax, IMax, UMax], "",
                   "umax">;
def : LaneFunction<"min", numeric_t, ["a", "b"], BySign<int_MinNum, int_SMin, int_UMin>, [FMin, IMin, UMin], "",
                   "umin">;
def : LaneFunction<"saturate", any_float_t, ["x"], LaneWise<int_Saturate>, [Saturate]>;
def : Function<"sign", [
  Overload<Any<int_t, 1>, [In<"x", Any<numeric_t>>], [readnone], 0, "usign">
], Custom<"Sign">, [], "(x > 0) - (x < 0)">;
def : LaneFunction<"smoothstep", float_like_t, ["a", "b", "x"], LaneWise<int_SmoothStep>, [Saturate],
                   "t * t * (3 - 2 * t), t = saturate((x - a) / (b - a))">;
def : LaneFunction<"step", float_like_t, ["a", "x"], LaneWise<int_Step>, [], "x >= a ? 1 : 0">;

// Products with a sum.
def : LaneFunction<"fma", double_only_t, ["a", "b", "c"], LaneWise<int_Fma>, [Fma]>;
def : LaneFunction<"mad", numeric_t, ["a", "b", "c"], BySign<int_FMulAdd, int_IMad, int_UMad>, [FMad, IMad, UMad], "",
                   "umad">;

// `bool f(float x)`: what kind of number each lane is.
class Classification<string name, Lowering how, list<DXILOp> ops, list<BuiltinAttribute> also = []>
    : Function<name, [
        Overload<Any<bool_t, 1>, [In<"x", Any<float_like_t>>], !listconcat([readnone], also)>
      ], how, ops>;
def : Classification<"isfinite", LaneWiseTo<int_IsFinite>, [IsFinite]>;
def : Classification<"isinf", LaneWiseTo<int_IsInf>, [IsInf]>;
def : Classification<"isnan", LaneWiseTo<int_IsNan>, [IsNaN]>;
// DXC offers no name for it.
def : Classification<"isnormal", LaneWiseTo<int_IsNormal>, [IsNormal], [hidden]>;

// How a value differs between the pixels of a quad.
def : LaneFunction<"ddx", float_like_t, ["x"], LaneWise<int_Ddx>, [DerivCoarseX]>;
def : LaneFunction<"ddx_coarse", float_like_t, ["x"], LaneWise<int_DdxCoarse>, [DerivCoarseX]>;
def : LaneFunction<"ddx_fine", float_like_t, ["x"], LaneWise<int_DdxFine>, [DerivFineX]>;
def : LaneFunction<"ddy", float_like_t, ["x"], LaneWise<int_Ddy>, [DerivCoarseY]>;
def : LaneFunction<"ddy_coarse", float_like_t, ["x"], LaneWise<int_DdyCoarse>, [DerivCoarseY]>;
def : LaneFunction<"ddy_fine", float_like_t, ["x"], LaneWise<int_DdyFine>, [DerivFineY]>;
def : LaneFunction<"fwidth", float_like_t, ["x"], Custom<"Fwidth">, [DerivCoarseX, DerivCoarseY],
                   "abs(ddx(x)) + abs(ddy(x))">;

// Truth.
class Truth<string name, Lowering how, string expansion>
    : Function<name, [Overload<Bool, [In<"x", Any<any_t>>], [readnone]>], how, [], expansion>;
def : Truth<"all", Custom<"All">, "and over the elements that are not zero">;
def : Truth<"any", Custom<"Any">, "or over the elements that are not zero">;
class Logic<string name, Lowering how, string expansion>
    : Function<name, [Overload<Any<bool_t, 1>, Alike<bool_t, ["x", "y"]>.List, [readnone]>], how, [], expansion>;
def : Logic<"and", Custom<"And">, "a && b, for each element">;
def : Logic<"or", Custom<"Or">, "a || b, for each element">;
def : Function<"select", [
  Overload<Any<any_t, 2, 2>, [In<"cond", Any<bool_t>>, In<"t", Any<any_t, 1>>, In<"f", Any<any_t, 2, 2>>], [readnone]>,
  Overload<Slot<any_sampler_t, "", 2, 2>,
           [In<"cond", Bool>, In<"t", Slot<any_sampler_t>>, In<"f", Slot<any_sampler_t, "", 2, 2>>], [readnone]>
], Custom<"Select">, [], "c ? a : b, for each element">;
