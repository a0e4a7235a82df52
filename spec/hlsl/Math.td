// Functions of numbers, each lane for itself.

// Trigonometry.
def : LaneFunction<"acos", float_like_t, ["x"], [Acos]>;
def : LaneFunction<"asin", float_like_t, ["x"], [Asin]>;
def : LaneFunction<"atan", float_like_t, ["x"], [Atan]>;
def : LaneFunction<"atan2", float_like_t, ["x", "y"], [Atan], "atan(y / x), put into its quadrant">;
def : LaneFunction<"cos", float_like_t, ["x"], [Cos]>;
def : LaneFunction<"cosh", float_like_t, ["x"], [Hcos]>;
def : LaneFunction<"degrees", float_like_t, ["x"], [], "x * (180 / pi)">;
def : LaneFunction<"radians", float_like_t, ["x"], [], "x * (pi / 180)">;
def : LaneFunction<"sin", float_like_t, ["x"], [Sin]>;
def : Function<"sincos", [
  Overload<Void, [In<"x", Any<float_like_t>>, Out<"s", Any<float_like_t, 1, 1>>, Out<"c", Any<float_like_t, 1, 1>>]>
], [Sin, Cos]>;
def : LaneFunction<"sinh", float_like_t, ["x"], [Hsin]>;
def : LaneFunction<"tan", float_like_t, ["x"], [Tan]>;
def : LaneFunction<"tanh", float_like_t, ["x"], [Htan]>;

// Powers and logarithms.
def : LaneFunction<"exp", float_like_t, ["x"], [Exp], "exp2(x * log2(e))">;
def : LaneFunction<"exp2", float_like_t, ["x"], [Exp]>;
def : LaneFunction<"ldexp", float_like_t, ["x", "exp"], [Exp], "x * exp2(e)">;
def : LaneFunction<"log", float_like_t, ["x"], [Log], "log2(x) * ln(2)">;
def : LaneFunction<"log10", float_like_t, ["x"], [Log], "log2(x) * log10(2)">;
def : LaneFunction<"log2", float_like_t, ["x"], [Log]>;
def : LaneFunction<"pow", float_like_t, ["x", "y"], [Log, Exp], "exp2(y * log2(x))">;
def : LaneFunction<"rcp", any_float_t, ["x"], [], "1 / x">;
def : LaneFunction<"rsqrt", float_like_t, ["x"], [Rsqrt]>;
def : LaneFunction<"sqrt", float_like_t, ["x"], [Sqrt]>;

// Rounding and parts.
def : LaneFunction<"ceil", float_like_t, ["x"], [Round_pi]>;
def : LaneFunction<"floor", float_like_t, ["x"], [Round_ni]>;
def : LaneFunction<"fmod", float_like_t, ["a", "b"], [FAbs, Frc], "x - y * trunc(x / y)">;
def : LaneFunction<"frac", float_like_t, ["x"], [Frc]>;
def : Function<"frexp", [
  Overload<Any<float_t, 1, 1>, [In<"x", Any<float_t>>, Out<"exp", Any<float_t, 1, 1>>]>
], [], "from the bits of the exponent and the mantissa">;
def : Function<"modf", [
  Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>, Out<"ip", Any<float_like_t, 1, 1>>]>
], [Round_z], "trunc(x), and what is left">;
def : LaneFunction<"round", float_like_t, ["x"], [Round_ne]>;
def : LaneFunction<"trunc", float_like_t, ["x"], [Round_z]>;

// Ranges and steps.
def : LaneFunction<"abs", numeric_t, ["x"], [FAbs, IMax], "max(x, -x) for integers", "uabs">;
def : LaneFunction<"clamp", numeric_t, ["x", "min", "max"], [FMax, FMin, IMax, IMin, UMax, UMin],
                   "min(max(x, low), high)", "uclamp">;
def : LaneFunction<"lerp", float_like_t, ["a", "b", "s"], [], "a + t * (b - a)">;
def : LaneFunction<"max", numeric_t, ["a", "b"], [FMax, IMax, UMax], "", "umax">;
def : LaneFunction<"min", numeric_t, ["a", "b"], [FMin, IMin, UMin], "", "umin">;
def : LaneFunction<"saturate", any_float_t, ["x"], [Saturate]>;
def : Function<"sign", [
  Overload<Any<int_t, 1>, [In<"x", Any<numeric_t>>], [readnone], 0, "usign">
], [], "(x > 0) - (x < 0)">;
def : LaneFunction<"smoothstep", float_like_t, ["a", "b", "x"], [Saturate],
                   "t * t * (3 - 2 * t), t = saturate((x - a) / (b - a))">;
def : LaneFunction<"step", float_like_t, ["a", "x"], [], "x >= a ? 1 : 0">;

// Products with a sum.
def : LaneFunction<"fma", double_only_t, ["a", "b", "c"], [Fma]>;
def : LaneFunction<"mad", numeric_t, ["a", "b", "c"], [FMad, IMad, UMad], "", "umad">;

// `bool f(float x)`: what kind of number each lane is.
class Classification<string name, list<DXILOp> ops, list<BuiltinAttribute> also = []>
    : Function<name, [
        Overload<Any<bool_t, 1>, [In<"x", Any<float_like_t>>], !listconcat([readnone], also)>
      ], ops>;
def : Classification<"isfinite", [IsFinite]>;
def : Classification<"isinf", [IsInf]>;
def : Classification<"isnan", [IsNaN]>;
// DXC offers no name for it.
def : Classification<"isnormal", [IsNormal], [hidden]>;

// How a value differs between the pixels of a quad.
def : LaneFunction<"ddx", float_like_t, ["x"], [DerivCoarseX]>;
def : LaneFunction<"ddx_coarse", float_like_t, ["x"], [DerivCoarseX]>;
def : LaneFunction<"ddx_fine", float_like_t, ["x"], [DerivFineX]>;
def : LaneFunction<"ddy", float_like_t, ["x"], [DerivCoarseY]>;
def : LaneFunction<"ddy_coarse", float_like_t, ["x"], [DerivCoarseY]>;
def : LaneFunction<"ddy_fine", float_like_t, ["x"], [DerivFineY]>;
def : LaneFunction<"fwidth", float_like_t, ["x"], [DerivCoarseX, DerivCoarseY], "abs(ddx(x)) + abs(ddy(x))">;

// Truth.
class Truth<string name, string expansion>
    : Function<name, [Overload<Bool, [In<"x", Any<any_t>>], [readnone]>], [], expansion>;
def : Truth<"all", "and over the elements that are not zero">;
def : Truth<"any", "or over the elements that are not zero">;
class Logic<string name, string expansion>
    : Function<name, [Overload<Any<bool_t, 1>, Alike<bool_t, ["x", "y"]>.List, [readnone]>], [], expansion>;
def : Logic<"and", "a && b, for each element">;
def : Logic<"or", "a || b, for each element">;
def : Function<"select", [
  Overload<Any<any_t, 2, 2>, [In<"cond", Any<bool_t>>, In<"t", Any<any_t, 1>>, In<"f", Any<any_t, 2, 2>>], [readnone]>,
  Overload<Slot<any_sampler_t, "", 2, 2>,
           [In<"cond", Bool>, In<"t", Slot<any_sampler_t>>, In<"f", Slot<any_sampler_t, "", 2, 2>>], [readnone]>
], [], "c ? a : b, for each element">;
