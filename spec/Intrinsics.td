// The intrinsics of the IR: the operations that LLVM's instructions lack. The one place that says what each is and what
// each back end makes of it.
//
// `cargo xtask codegen` makes the rows of trefoil-ir and a column for each back end from here.

#ifndef INTRINSICS
#define INTRINSICS

include "IntrinsicsBase.td"


let Class = MathClass in {
def int_FAbs : LlvmIntrinsic<"fabs", Pure, Floats, ["x"]> {
  let Doc = "`|x|`";
  let Cheap = 1;
  let Dxil = DxilLanes<FAbs>;
  let Spirv = Glsl<"FAbs">;
  let Dxbc = DxbcCompute<"Absolute">;
  let DxbcDoubles = DxbcDouble<"Absolute">;
}
def int_Sqrt : LlvmIntrinsic<"sqrt", Pure, Floats, ["x"]> {
  let Doc = "Square root.";
  let Dxil = DxilLanes<Sqrt>;
  let Spirv = Glsl<"Sqrt">;
  let Dxbc = DxbcAlu<"Sqrt">;
}
def int_Sin : LlvmIntrinsic<"sin", Pure, Floats, ["x"]> {
  let Doc = "Sine.";
  let Dxil = DxilLanes<Sin>;
  let Spirv = GlslShort<"Sin">;
  let Dxbc = DxbcCompute<"Sin">;
}
def int_Cos : LlvmIntrinsic<"cos", Pure, Floats, ["x"]> {
  let Doc = "Cosine.";
  let Dxil = DxilLanes<Cos>;
  let Spirv = GlslShort<"Cos">;
  let Dxbc = DxbcCompute<"Cos">;
}
def int_Tan : LlvmIntrinsic<"tan", Pure, Floats, ["x"]> {
  let Doc = "Tangent.";
  let Dxil = DxilLanes<Tan>;
  let Spirv = GlslShort<"Tan">;
  let Dxbc = DxbcCompute<"Tan">;
}
def int_Asin : LlvmIntrinsic<"asin", Pure, Floats, ["x"]> {
  let Doc = "Arc sine.";
  let Dxil = DxilLanes<Asin>;
  let Spirv = GlslShort<"Asin">;
  let Dxbc = DxbcCompute<"Asin">;
}
def int_Acos : LlvmIntrinsic<"acos", Pure, Floats, ["x"]> {
  let Doc = "Arc cosine.";
  let Dxil = DxilLanes<Acos>;
  let Spirv = GlslShort<"Acos">;
  let Dxbc = DxbcCompute<"Acos">;
}
def int_Atan : LlvmIntrinsic<"atan", Pure, Floats, ["x"]> {
  let Doc = "Arc tangent.";
  let Dxil = DxilLanes<Atan>;
  let Spirv = GlslShort<"Atan">;
  let Dxbc = DxbcCompute<"Atan">;
}
def int_Atan2 : LlvmIntrinsic<"atan2", Pure, Floats, ["y", "x"]> {
  let Doc = "Arc tangent of `y / x` in the right quadrant.";
  let Dxil = DxilExpanded;
  let Spirv = GlslShort<"Atan2">;
  let Dxbc = DxbcCompute<"Atan2">;
}
def int_Sinh : LlvmIntrinsic<"sinh", Pure, Floats, ["x"]> {
  let Doc = "Hyperbolic sine.";
  let Dxil = DxilLanes<Hsin>;
  let Spirv = GlslShort<"Sinh">;
  let Dxbc = DxbcCompute<"Sinh">;
}
def int_Cosh : LlvmIntrinsic<"cosh", Pure, Floats, ["x"]> {
  let Doc = "Hyperbolic cosine.";
  let Dxil = DxilLanes<Hcos>;
  let Spirv = GlslShort<"Cosh">;
  let Dxbc = DxbcCompute<"Cosh">;
}
def int_Tanh : LlvmIntrinsic<"tanh", Pure, Floats, ["x"]> {
  let Doc = "Hyperbolic tangent.";
  let Dxil = DxilLanes<Htan>;
  let Spirv = GlslShort<"Tanh">;
  let Dxbc = DxbcCompute<"Tanh">;
}
def int_Exp : LlvmIntrinsic<"exp", Pure, Floats, ["x"]> {
  let Doc = "`e^x`";
  let Dxil = DxilExpanded;
  let Spirv = GlslShort<"Exp">;
  let Dxbc = DxbcCompute<"Exp">;
}
def int_Exp2 : LlvmIntrinsic<"exp2", Pure, Floats, ["x"]> {
  let Doc = "`2^x`";
  let Dxil = DxilLanes<Exp>;
  let Spirv = GlslShort<"Exp2">;
  let Dxbc = DxbcAlu<"Exp">;
}
def int_Log : LlvmIntrinsic<"log", Pure, Floats, ["x"]> {
  let Doc = "Natural logarithm.";
  let Dxil = DxilExpanded;
  let Spirv = GlslShort<"Log">;
  let Dxbc = DxbcCompute<"Log">;
}
def int_Log2 : LlvmIntrinsic<"log2", Pure, Floats, ["x"]> {
  let Doc = "Logarithm to base 2.";
  let Dxil = DxilLanes<Log>;
  let Spirv = GlslShort<"Log2">;
  let Dxbc = DxbcAlu<"Log">;
}
def int_Log10 : LlvmIntrinsic<"log10", Pure, Floats, ["x"]> {
  let Doc = "Logarithm to base 10.";
  let Dxil = DxilExpanded;
  let Spirv = SpirvCode<"Log10">;
  let Dxbc = DxbcCompute<"Log10">;
}
def int_Pow : LlvmIntrinsic<"pow", Pure, Floats, ["x", "y"]> {
  let Doc = "`x^y`";
  let Dxil = DxilExpanded;
  let Spirv = GlslShort<"Pow">;
  let Dxbc = DxbcCompute<"Pow">;
}
def int_Floor : LlvmIntrinsic<"floor", Pure, Floats, ["x"]> {
  let Doc = "Round down.";
  let Cheap = 1;
  let Dxil = DxilLanes<Round_ni>;
  let Spirv = Glsl<"Floor">;
  let Dxbc = DxbcAlu<"RoundNi">;
}
def int_Ceil : LlvmIntrinsic<"ceil", Pure, Floats, ["x"]> {
  let Doc = "Round up.";
  let Cheap = 1;
  let Dxil = DxilLanes<Round_pi>;
  let Spirv = Glsl<"Ceil">;
  let Dxbc = DxbcAlu<"RoundPi">;
}
def int_FTrunc : LlvmIntrinsic<"trunc", Pure, Floats, ["x"]> {
  let Doc = "Round toward zero.";
  let Cheap = 1;
  let Dxil = DxilLanes<Round_z>;
  let Spirv = Glsl<"Trunc">;
  let Dxbc = DxbcAlu<"RoundZ">;
}
def int_RoundEven : LlvmIntrinsic<"roundeven", Pure, Floats, ["x"]> {
  let Doc = "Round to nearest, ties to even.";
  let Cheap = 1;
  let Dxil = DxilLanes<Round_ne>;
  let Spirv = Glsl<"RoundEven">;
  let Dxbc = DxbcAlu<"RoundNe">;
}
def int_Fma : LlvmIntrinsic<"fma", Pure, Floats, ["a", "b", "c"]> {
  let Doc = "Fused `a * b + c`, rounded once.";
  let Dxil = DxilCode<"Fma", [FMad, Fma]>;
  let Spirv = Glsl<"Fma">;
  let Dxbc = DxbcAlu<"Mad">;
  let DxbcDoubles = DxbcDouble<"Fma">;
}
def int_FMulAdd : LlvmIntrinsic<"fmuladd", Pure, Floats, ["a", "b", "c"]> {
  let Doc = "`a * b + c`, rounded once or twice: HLSL's `mad` on floats.";
  let Cheap = 1;
  let Dxil = DxilLanes<FMad>;
  let Spirv = Glsl<"Fma">;
  let Dxbc = DxbcAlu<"Mad">;
  let DxbcDoubles = DxbcDouble<"MulAdd">;
}
def int_MinNum : LlvmIntrinsic<"minnum", Pure, Floats, ["a", "b"]> {
  let Doc = "The lesser float; the other operand when one is NaN.";
  let Cheap = 1;
  let Dxil = DxilLanes<FMin>;
  let Spirv = Glsl<"NMin">;
  let Dxbc = DxbcAlu<"Min">;
  let DxbcDoubles = DxbcDoubleAlu<"DMin">;
}
def int_MaxNum : LlvmIntrinsic<"maxnum", Pure, Floats, ["a", "b"]> {
  let Doc = "The greater float; the other operand when one is NaN.";
  let Cheap = 1;
  let Dxil = DxilLanes<FMax>;
  let Spirv = Glsl<"NMax">;
  let Dxbc = DxbcAlu<"Max">;
  let DxbcDoubles = DxbcDoubleAlu<"DMax">;
}
def int_SMin : LlvmIntrinsic<"smin", Pure, Ints, ["a", "b"]> {
  let Doc = "The lesser signed integer.";
  let Cheap = 1;
  let Dxil = DxilLanes<IMin>;
  let Spirv = Glsl<"SMin">;
  let Dxbc = DxbcAlu<"IMin">;
}
def int_SMax : LlvmIntrinsic<"smax", Pure, Ints, ["a", "b"]> {
  let Doc = "The greater signed integer.";
  let Cheap = 1;
  let Dxil = DxilLanes<IMax>;
  let Spirv = Glsl<"SMax">;
  let Dxbc = DxbcAlu<"IMax">;
}
def int_UMin : LlvmIntrinsic<"umin", Pure, Ints, ["a", "b"]> {
  let Doc = "The lesser unsigned integer.";
  let Cheap = 1;
  let Dxil = DxilLanes<UMin>;
  let Spirv = Glsl<"UMin">;
  let Dxbc = DxbcAlu<"UMin">;
}
def int_UMax : LlvmIntrinsic<"umax", Pure, Ints, ["a", "b"]> {
  let Doc = "The greater unsigned integer.";
  let Cheap = 1;
  let Dxil = DxilLanes<UMax>;
  let Spirv = Glsl<"UMax">;
  let Dxbc = DxbcAlu<"UMax">;
}
def int_Abs : LlvmIntrinsic<"abs", Pure, IntsWithFlag, ["x", "poison"]> {
  let Doc = "`|x|` of an integer: operand, and an `i1` that says whether the least value is poison.";
  let Constants = ["poison"];
  let Dxil = DxilCode<"IntAbs", [IMax]>;
  let Spirv = SpirvCode<"IntAbs">;
  let Dxbc = DxbcCompute<"IntAbs">;
}
def int_Ldexp : TargetIntrinsic<"ldexp", Pure, Floats, ["x", "exponent"]> {
  let Doc = "`x * 2^e` with a float `e`, as HLSL's `ldexp`.";
  let Dxil = DxilExpanded;
  let Spirv = SpirvCode<"Ldexp">;
  let Dxbc = DxbcCompute<"Ldexp">;
}
def int_CountBits : LlvmIntrinsic<"ctpop", Pure, IntsToInts, ["x"]> {
  let Doc = "Bits that are set: the result is `i32`-shaped.";
  let Dxil = DxilLanes<Countbits>;
  let Spirv = SpirvBits<"Count">;
  let Dxbc = DxbcAlu<"CountBits">;
}
def int_BitReverse : LlvmIntrinsic<"bitreverse", Pure, Ints, ["x"]> {
  let Doc = "Bits in reverse order.";
  let Dxil = DxilLanes<Bfrev>;
  let Spirv = SpirvBits<"Reverse">;
  let Dxbc = DxbcAlu<"BfRev">;
}
def int_FirstBitLow : TargetIntrinsic<"firstbitlow", Pure, IntsToInts, ["x"]> {
  let Doc = "Number of the lowest set bit from the lowest; all ones when none.";
  let Dxil = DxilLanes<FirstbitLo>;
  let Spirv = SpirvBits<"FirstLow">;
  let Dxbc = DxbcAlu<"FirstBitLo">;
}
def int_FirstBitUHigh : TargetIntrinsic<"firstbituhigh", Pure, IntsToInts, ["x"]> {
  let Doc = "Number of the highest set bit from the lowest; all ones when none.";
  let Dxil = DxilBy<"FirstBitHigh", FirstbitHi>;
  let Spirv = SpirvBits<"FirstUHigh">;
  let Dxbc = DxbcCompute<"FirstBitHigh(Op::FirstBitHi)">;
}
def int_FirstBitSHigh : TargetIntrinsic<"firstbitshigh", Pure, IntsToInts, ["x"]> {
  let Doc = "Number of the highest bit that differs from the sign, from the lowest; all ones when none.";
  let Dxil = DxilBy<"FirstBitHigh", FirstbitSHi>;
  let Spirv = SpirvBits<"FirstSHigh">;
  let Dxbc = DxbcCompute<"FirstBitHigh(Op::FirstBitShi)">;
}
def int_IMad : TargetIntrinsic<"imad", Pure, Ints, ["a", "b", "c"]> {
  let Doc = "`a * b + c` of signed integers.";
  let Dxil = DxilLanes<IMad>;
  let Spirv = SpirvCode<"IntMulAdd">;
  let Dxbc = DxbcAlu<"IMad">;
}
def int_UMad : TargetIntrinsic<"umad", Pure, Ints, ["a", "b", "c"]> {
  let Doc = "`a * b + c` of unsigned integers.";
  let Dxil = DxilLanes<UMad>;
  let Spirv = SpirvCode<"IntMulAdd">;
  let Dxbc = DxbcAlu<"UMad">;
}
def int_Saturate : TargetIntrinsic<"saturate", Pure, Floats, ["x"]> {
  let Doc = "To the range of 0 to 1; NaN becomes 0.";
  let Cheap = 1;
  let Dxil = DxilLanes<Saturate>;
  let Spirv = SpirvCode<"Saturate">;
  let Dxbc = DxbcCompute<"Saturate">;
}
def int_Frac : TargetIntrinsic<"frac", Pure, Floats, ["x"]> {
  let Doc = "`x - floor(x)`";
  let Cheap = 1;
  let Dxil = DxilLanes<Frc>;
  let Spirv = Glsl<"Fract">;
  let Dxbc = DxbcAlu<"Frc">;
}
def int_Rsqrt : TargetIntrinsic<"rsqrt", Pure, Floats, ["x"]> {
  let Doc = "`1 / sqrt(x)`";
  let Dxil = DxilLanes<Rsqrt>;
  let Spirv = Glsl<"InverseSqrt">;
  let Dxbc = DxbcAlu<"Rsq">;
}
def int_IsNan : TargetIntrinsic<"isnan", Pure, FloatsToFlags, ["x"]> {
  let Doc = "Whether each lane is NaN.";
  let Dxil = DxilLanes<IsNaN>;
  let Spirv = SpirvOp<"FloatTest", "IsNan">;
  let Dxbc = DxbcCompute<"IsNan">;
}
def int_IsInf : TargetIntrinsic<"isinf", Pure, FloatsToFlags, ["x"]> {
  let Doc = "Whether each lane is infinite.";
  let Dxil = DxilLanes<IsInf>;
  let Spirv = SpirvOp<"FloatTest", "IsInf">;
  let Dxbc = DxbcFloatClass<"Infinite">;
}
def int_IsFinite : TargetIntrinsic<"isfinite", Pure, FloatsToFlags, ["x"]> {
  let Doc = "Whether each lane is finite.";
  let Dxil = DxilLanes<IsFinite>;
  let Spirv = SpirvCode<"IsFinite">;
  let Dxbc = DxbcFloatClass<"Finite">;
}
def int_IsNormal : TargetIntrinsic<"isnormal", Pure, FloatsToFlags, ["x"]> {
  let Doc = "Whether each lane is normal.";
  let Dxil = DxilLanes<IsNormal>;
  let Spirv = SpirvCode<"IsNormal">;
  let Dxbc = DxbcFloatClass<"Normal">;
}
def int_NClamp : TargetIntrinsic<"nclamp", Pure, Floats, ["x", "low", "high"]> {
  let Doc = "Float `x` held between `lo` and `hi`.";
  let Cheap = 1;
  let Dxil = DxilExpanded;
  let Spirv = Glsl<"NClamp">;
  let Dxbc = DxbcClamp<"Max", "Min">;
  let DxbcDoubles = DxbcDouble<"Clamp">;
}
def int_SClamp : TargetIntrinsic<"sclamp", Pure, Ints, ["x", "low", "high"]> {
  let Doc = "Signed `x` held between `lo` and `hi`.";
  let Cheap = 1;
  let Dxil = DxilExpanded;
  let Spirv = Glsl<"SClamp">;
  let Dxbc = DxbcClamp<"IMax", "IMin">;
}
def int_UClamp : TargetIntrinsic<"uclamp", Pure, Ints, ["x", "low", "high"]> {
  let Doc = "Unsigned `x` held between `lo` and `hi`.";
  let Cheap = 1;
  let Dxil = DxilExpanded;
  let Spirv = Glsl<"UClamp">;
  let Dxbc = DxbcClamp<"UMax", "UMin">;
}
def int_Sign : TargetIntrinsic<"sign", Pure, LanesToInts, ["x"]> {
  let Doc = "-1, 0 or 1 as `i32`, by the sign of a float or signed integer.";
  let Dxil = DxilExpanded;
  let Spirv = SpirvCode<"Sign">;
  let Dxbc = DxbcCompute<"Sign">;
}
def int_Lerp : TargetIntrinsic<"lerp", Pure, Floats, ["x", "y", "s"]> {
  let Doc = "`x + s * (y - x)`";
  let Dxil = DxilExpanded;
  let Spirv = Glsl<"FMix">;
  let Dxbc = DxbcCompute<"Lerp">;
}
def int_Step : TargetIntrinsic<"step", Pure, Floats, ["edge", "x"]> {
  let Doc = "`x >= edge ? 1 : 0`, operands `edge, x`.";
  let Dxil = DxilExpanded;
  let Spirv = Glsl<"Step">;
  let Dxbc = DxbcCompute<"Step">;
}
def int_SmoothStep : TargetIntrinsic<"smoothstep", Pure, Floats, ["low", "high", "x"]> {
  let Doc = "Hermite step: operands `lo, hi, x`.";
  let Dxil = DxilExpanded;
  let Spirv = Glsl<"SmoothStep">;
  let Dxbc = DxbcCompute<"SmoothStep">;
}
def int_Degrees : TargetIntrinsic<"degrees", Pure, Floats, ["x"]> {
  let Doc = "Radians to degrees.";
  let Dxil = DxilExpanded;
  let Spirv = GlslShort<"Degrees">;
  let Dxbc = DxbcCompute<"Degrees">;
}
def int_Radians : TargetIntrinsic<"radians", Pure, Floats, ["x"]> {
  let Doc = "Degrees to radians.";
  let Dxil = DxilExpanded;
  let Spirv = GlslShort<"Radians">;
  let Dxbc = DxbcCompute<"Radians">;
}
}

let Class = VectorClass in {
def int_FDot : TargetIntrinsic<"fdot", Pure, FloatScalar, ["a", "b"]> {
  let Doc = "Dot product of float vectors.";
  let Dxil = DxilCode<"Dot", [Dot2, Dot3, Dot4, FDot]>;
  let Spirv = SpirvCode<"Dot">;
  let Dxbc = DxbcCompute<"Dot">;
}
def int_MatrixTimesVector : TargetIntrinsic<"matrix.times.vector", Pure,
    Typed<NumberType, [NumberType, NumberType, NumberType, NumberType, NumberType]>,
    ["vector", "a", "b", "c?", "d?"]> {
  let Doc = "The sum of a matrix's columns, which follow the vector, each times a lane of it.";
  let Dxil = DxilUnsupported;
  let Spirv = SpirvCode<"MatrixTimesVector">;
  let Dxbc = DxbcUnsupported;
}
def int_VectorTimesMatrix : TargetIntrinsic<"vector.times.matrix", Pure,
    Typed<NumberType, [NumberType, NumberType, NumberType, NumberType, NumberType]>,
    ["vector", "a", "b", "c?", "d?"]> {
  let Doc = "The dot products of a vector with the columns of a matrix, which follow it.";
  let Dxil = DxilUnsupported;
  let Spirv = SpirvCode<"VectorTimesMatrix">;
  let Dxbc = DxbcUnsupported;
}
def int_MatrixRow : TargetIntrinsic<"matrix.row", Pure,
    Typed<NumberType, [WordType, NumberType, NumberType, NumberType, NumberType]>,
    ["row", "a", "b", "c", "d?"]> {
  let Doc = "A row of a matrix, whose number comes before the matrix's columns.";
  let Constants = ["row"];
  let Dxil = DxilUnsupported;
  let Spirv = SpirvCode<"MatrixRow">;
  let Dxbc = DxbcUnsupported;
}
def int_Determinant : TargetIntrinsic<"determinant", Pure,
    Typed<NumberType, [WordType, NumberType, NumberType, NumberType, NumberType]>,
    ["count", "a", "b", "c?", "d?"]> {
  let Doc = "The determinant of a square matrix, whose columns follow their number.";
  let Constants = ["count"];
  let Dxil = DxilUnsupported;
  let Spirv = SpirvCode<"Determinant">;
  let Dxbc = DxbcUnsupported;
}
def int_SDot : TargetIntrinsic<"sdot", Pure, IntScalar, ["a", "b"]> {
  let Doc = "Dot product of signed integer vectors.";
  let Dxil = DxilExpanded;
  let Spirv = SpirvUnsupported;
  let Dxbc = DxbcCompute<"IntDot">;
}
def int_UDot : TargetIntrinsic<"udot", Pure, IntScalar, ["a", "b"]> {
  let Doc = "Dot product of unsigned integer vectors.";
  let Dxil = DxilExpanded;
  let Spirv = SpirvUnsupported;
  let Dxbc = DxbcCompute<"IntDot">;
}
def int_Length : TargetIntrinsic<"length", Pure, FloatScalar, ["x"]> {
  let Doc = "Length of a vector.";
  let Dxil = DxilExpanded;
  let Spirv = Glsl<"Length">;
  let Dxbc = DxbcCompute<"Length">;
}
def int_Distance : TargetIntrinsic<"distance", Pure, FloatScalar, ["a", "b"]> {
  let Doc = "Distance of two points.";
  let Dxil = DxilExpanded;
  let Spirv = Glsl<"Distance">;
  let Dxbc = DxbcCompute<"Distance">;
}
def int_Normalize : TargetIntrinsic<"normalize", Pure, Floats, ["x"]> {
  let Doc = "A vector made as long as 1.";
  let Dxil = DxilExpanded;
  let Spirv = Glsl<"Normalize">;
  let Dxbc = DxbcCompute<"Normalize">;
}
def int_Cross : TargetIntrinsic<"cross", Pure, ThreeFloats, ["a", "b"]> {
  let Doc = "Cross product of two vectors of three.";
  let Dxil = DxilExpanded;
  let Spirv = Glsl<"Cross">;
  let Dxbc = DxbcCompute<"Cross">;
}
def int_Reflect : TargetIntrinsic<"reflect", Pure, Floats, ["i", "n"]> {
  let Doc = "`i - 2 * n * dot(i, n)`";
  let Dxil = DxilExpanded;
  let Spirv = Glsl<"Reflect">;
  let Dxbc = DxbcCompute<"Reflect">;
}
def int_Refract : TargetIntrinsic<"refract", Pure, Refraction, ["i", "n", "eta"]> {
  let Doc = "Refraction: `i, n, eta` (a scalar).";
  let Dxil = DxilExpanded;
  let Spirv = Glsl<"Refract">;
  let Dxbc = DxbcCompute<"Refract">;
}
def int_FaceForward : TargetIntrinsic<"faceforward", Pure, Floats, ["n", "i", "ng"]> {
  let Doc = "`-n * sign(dot(i, ng))`";
  let Dxil = DxilExpanded;
  let Spirv = Glsl<"FaceForward">;
  let Dxbc = DxbcCompute<"FaceForward">;
}
def int_Any : TargetIntrinsic<"any", Pure, LanesToFlag, ["x"]> {
  let Doc = "Whether any lane is not zero (`i1`).";
  let Dxil = DxilCode<"Expanded", [VectorReduceOr]>;
  let Spirv = SpirvOp<"Truth", "Any">;
  let Dxbc = DxbcCompute<"Truth(Op::Or)">;
}
def int_All : TargetIntrinsic<"all", Pure, LanesToFlag, ["x"]> {
  let Doc = "Whether all lanes are not zero (`i1`).";
  let Dxil = DxilCode<"Expanded", [VectorReduceAnd]>;
  let Spirv = SpirvOp<"Truth", "All">;
  let Dxbc = DxbcCompute<"Truth(Op::And)">;
}
def int_Dot2Add : TargetIntrinsic<"dot2add", Pure, DotOntoFloat, ["acc", "a", "b"]> {
  let Doc = "SM 6.4: accumulate the dot product of two vectors of two halves: `acc, a, b`.";
  let OtherForm = 1;
  let Dxil = DxilCode<"Dot2Add", [Dot2AddHalf]>;
  let Spirv = SpirvCode<"Dot2Add">;
  let Dxbc = DxbcUnsupported;
}
def int_Dot4AddI8 : TargetIntrinsic<"dot4add.i8packed", Pure, Words, ["acc", "a", "b"]> {
  let Doc = "SM 6.4: accumulate the dot product of four signed bytes: `acc, a, b`.";
  let Dxil = DxilCall<Dot4AddI8Packed>;
  let Spirv = SpirvOp<"Dot4Add", "SDot">;
  let Dxbc = DxbcUnsupported;
}
def int_Dot4AddU8 : TargetIntrinsic<"dot4add.u8packed", Pure, Words, ["acc", "a", "b"]> {
  let Doc = "SM 6.4: accumulate the dot product of four unsigned bytes: `acc, a, b`.";
  let Dxil = DxilCall<Dot4AddU8Packed>;
  let Spirv = SpirvOp<"Dot4Add", "UDot">;
  let Dxbc = DxbcUnsupported;
}
def int_Msad4 : TargetIntrinsic<"msad4", Pure, WordsOntoFour, ["reference", "source", "acc"]> {
  let Doc = "Masked sum of absolute differences: `reference, source (2), accum (4)` as HLSL's `msad4`.";
  let Dxil = DxilCode<"Msad4", [Msad]>;
  let Spirv = SpirvCode<"Msad4">;
  let Dxbc = DxbcCompute<"Msad4">;
}
}

let Class = ConvertClass in {
def int_F16ToF32 : TargetIntrinsic<"legacyf16tof32", Pure, IntsToFloats, ["x"]> {
  let Doc = "The low 16 bits as binary16, widened to float.";
  let Dxil = DxilBy<"Scalars", LegacyF16ToF32>;
  let Spirv = SpirvCode<"HalfToFloat">;
  let Dxbc = DxbcAlu<"F16ToF32">;
}
def int_F32ToF16 : TargetIntrinsic<"legacyf32tof16", Pure, FloatsToInts, ["x"]> {
  let Doc = "A float narrowed to binary16, in the low 16 bits.";
  let Dxil = DxilBy<"Scalars", LegacyF32ToF16>;
  let Spirv = SpirvCode<"FloatToHalf">;
  let Dxbc = DxbcAlu<"F32ToF16">;
}
def int_AsDouble : TargetIntrinsic<"asdouble", Pure, WordsToDoubles, ["low", "high"]> {
  let Doc = "A double from its low and high `i32`.";
  let Dxil = DxilCode<"AsDouble", [MakeDouble]>;
  let Spirv = SpirvCode<"AsDouble">;
  let Dxbc = DxbcCompute<"AsDouble">;
}
def int_SplitDouble : TargetIntrinsic<"splitdouble", Pure, DoublesToWordPairs, ["x"]> {
  let Doc = "The low and high `i32` of a double, as `{i32, i32}` (or vectors of them).";
  let Dxil = DxilCode<"SplitDouble", [SplitDouble]>;
  let Spirv = SpirvCode<"SplitDouble">;
  let Dxbc = DxbcCompute<"SplitDouble">;
  let DxbcDoubles = DxbcDouble<"Split">;
}
}

let Class = WideClass in {
def int_IMul : TargetIntrinsic<"imul", Pure, IntsToPairs, ["a", "b"]> {
  let Doc = "The high and low half of the product of two signed words, as `{i32, i32}` (or vectors of them).";
  let Dxil = DxilBy<"BothHalves", IMul>;
  let Spirv = SpirvUnsupported;
  let Dxbc = DxbcUnsupported;
}
def int_UMul : TargetIntrinsic<"umul", Pure, IntsToPairs, ["a", "b"]> {
  let Doc = "The high and low half of the product of two unsigned words, as `{i32, i32}` (or vectors of them).";
  let Dxil = DxilBy<"BothHalves", UMul>;
  let Spirv = SpirvUnsupported;
  let Dxbc = DxbcUnsupported;
}
def int_UAddCarry : LlvmIntrinsic<"uadd.with.overflow", Pure, IntsWithCarry, ["a", "b"]> {
  let Doc = "Sum and carry, as `{T, i1}`.";
  let Dxil = DxilCode<"AddCarry", [UAddc]>;
  let Spirv = SpirvCode<"AddCarry">;
  let Dxbc = DxbcCompute<"AddCarry">;
}
}

let Class = SignatureClass in {
def int_LoadInput : TargetIntrinsic<"load.input", Pure, WordsToNumber, ["element", "row", "vertex?"]> {
  let Doc = "Input row: element id, row (both `i32`); the id is constant and indexes the entry's inputs. Where each vertex of a primitive has the input, the vertex (`i32`) follows.";
  let Constants = ["element"];
  let OtherForm = 1;
  let Uniformity = NeverUniform;
  let Dxil = DxilBy<"LoadInput", LoadInput>;
  let Spirv = SpirvCode<"LoadInput">;
  let Dxbc = DxbcCode<"LoadInput">;
}
def int_StoreOutput : TargetIntrinsic<"store.output", Write, StoredByWords, ["element", "row", "value"]> {
  let Doc = "Output row: element id, row, value.";
  let Constants = ["element"];
  let OtherForm = 1;
  let Dxil = DxilBy<"StoreOutput", StoreOutput>;
  let Spirv = SpirvCode<"StoreOutput">;
  let Dxbc = DxbcCode<"StoreOutput">;
}
}

let Class = StreamClass in {
def int_EmitStream : TargetIntrinsic<"emit.stream", Write, WordsToVoid, ["stream"]> {
  let Doc = "Ends a vertex of a stream (constant `i32`): its outputs are what was stored.";
  let Constants = ["stream"];
  let Dxil = DxilBy<"EndInStream", EmitStream>;
  let Spirv = SpirvCode<"EndInStream">;
  let Dxbc = DxbcCode<"EndInStream(Op::EmitStream)">;
}
def int_CutStream : TargetIntrinsic<"cut.stream", Write, WordsToVoid, ["stream"]> {
  let Doc = "Ends a strip of a stream (constant `i32`).";
  let Constants = ["stream"];
  let Dxil = DxilBy<"EndInStream", CutStream>;
  let Spirv = SpirvCode<"EndInStream">;
  let Dxbc = DxbcCode<"EndInStream(Op::CutStream)">;
}
}

let Class = SignatureClass in {
def int_LoadPatchConstant : TargetIntrinsic<"load.patch.constant", Pure, WordsToNumber, ["element", "row"]> {
  let Doc = "Row of what a patch has as a whole: element id, row.";
  let Constants = ["element"];
  let Uniformity = NeverUniform;
  let Dxil = DxilBy<"LoadOfPatch", LoadPatchConstant>;
  let Spirv = SpirvCode<"PatchConstant">;
  let Dxbc = DxbcCode<"LoadPatchConstant">;
}
def int_StorePatchConstant : TargetIntrinsic<"store.patch.constant", Write, StoredByWords, ["element", "row", "value"]> {
  let Doc = "Row of what a patch has as a whole: element id, row, value.";
  let Constants = ["element"];
  let Dxil = DxilBy<"StoreOutput", StorePatchConstant>;
  let Spirv = SpirvCode<"PatchConstant">;
  let Dxbc = DxbcCode<"StorePatchConstant">;
}
def int_LoadControlPoint : TargetIntrinsic<"load.output.control.point", Read, WordsToNumber, ["element", "row", "point"]> {
  let Doc = "Row of an output of a control point that a hull shader has made: element id, row, point.";
  let Constants = ["element"];
  let Uniformity = NeverUniform;
  let Dxil = DxilBy<"LoadOfPatch", LoadOutputControlPoint>;
  let Spirv = SpirvCode<"LoadControlPoint">;
  let Dxbc = DxbcCode<"LoadControlPoint">;
}
}

let Class = MeshClass in {
def int_SetMeshOutputCounts : TargetIntrinsic<"set.mesh.output.counts", ConvergentWrite, WordsToVoid, ["vertices", "primitives"]> {
  let Doc = "Says how many vertices and primitives the group of a mesh shader gives (`i32`).";
  let Dxil = DxilBy<"MeshOperation", SetMeshOutputCounts>;
  let Spirv = SpirvCode<"SetMeshOutputCounts">;
  let Dxbc = DxbcUnsupported;
}
def int_EmitIndices : TargetIntrinsic<"emit.indices", Write, WordsToVoid, ["primitive", "a", "b", "c"]> {
  let Doc = "The vertices of a primitive of a mesh shader: the primitive, then three vertices (`i32`); a line's third is 0.";
  let Dxil = DxilBy<"MeshOperation", EmitIndices>;
  let Spirv = SpirvCode<"EmitIndices">;
  let Dxbc = DxbcUnsupported;
}
def int_StoreVertexOutput : TargetIntrinsic<"store.vertex.output", Write, StoredByFourWords, ["element", "row", "column", "value", "vertex"]> {
  let Doc = "Part of an output row of a vertex of a mesh shader: element id, row, first column, value, vertex; the element and the column are constant.";
  let Constants = ["element", "column"];
  let Dxil = DxilBy<"StoreMeshOutput", StoreVertexOutput>;
  let Spirv = SpirvCode<"StoreMeshOutput">;
  let Dxbc = DxbcUnsupported;
}
def int_StorePrimitiveOutput : TargetIntrinsic<"store.primitive.output", Write, StoredByFourWords, ["element", "row", "column", "value", "primitive"]> {
  let Doc = "The same of a primitive.";
  let Constants = ["element", "column"];
  let Dxil = DxilBy<"StoreMeshOutput", StorePrimitiveOutput>;
  let Spirv = SpirvCode<"StoreMeshOutput">;
  let Dxbc = DxbcUnsupported;
}
def int_DispatchMesh : TargetIntrinsic<"dispatch.mesh", ConvergentWrite, PointerByWords, ["x", "y", "z", "payload"]> {
  let Doc = "Starts groups of a mesh shader (`i32` each way) and gives them what lies at an address: a groupshared variable, or a local one.";
  let Dxil = DxilCode<"DispatchMesh", [DispatchMesh]>;
  let Spirv = SpirvCode<"DispatchMesh">;
  let Dxbc = DxbcUnsupported;
}
}

let Class = SystemValueClass in {
def int_OutputControlPointId : TargetIntrinsic<"output.control.point.id", Pure, Words, []> {
  let Doc = "`SV_OutputControlPointID`";
  let Uniformity = NeverUniform;
  let Dxil = DxilCall<OutputControlPointID>;
  let Spirv = SpirvBuiltIn<"InvocationId">;
  let Dxbc = DxbcFile<"OutputControlPointId">;
}
def int_DomainLocation : TargetIntrinsic<"domain.location", Pure, WordsToFloat, ["component"]> {
  let Doc = "`SV_DomainLocation`, component by constant: a float.";
  let Constants = ["component"];
  let Uniformity = NeverUniform;
  let Dxil = DxilCode<"DomainLocation", [DomainLocation]>;
  let Spirv = SpirvCode<"DomainLocation">;
  let Dxbc = DxbcFile<"DomainPoint">;
}
}

let Class = BarrierClass in {
def int_PatchBarrier : TargetIntrinsic<"patch.barrier", ConvergentWrite, Typed<VoidType, []>, []> {
  let Doc = "Waits for all control points of a patch.";
  let Dxil = DxilUnsupported;
  let Spirv = SpirvCode<"PatchBarrier">;
  let Dxbc = DxbcUnsupported;
}
}

let Class = SystemValueClass in {
def int_GsInstanceId : TargetIntrinsic<"gs.instance.id", Pure, Words, []> {
  let Doc = "`SV_GSInstanceID`";
  let Uniformity = NeverUniform;
  let Dxil = DxilCall<GSInstanceID>;
  let Spirv = SpirvBuiltIn<"InvocationId">;
  let Dxbc = DxbcFile<"GsInstanceId">;
}
}

let Class = EvaluateClass in {
def int_EvalCentroid : TargetIntrinsic<"eval.centroid", Pure, Evaluated, ["element", "row"]> {
  let Doc = "Input row at the centroid: element id, row.";
  let Uniformity = NeverUniform;
  let Dxil = DxilBy<"LoadInput", EvalCentroid>;
  let Spirv = SpirvEvaluate<"InterpolateAtCentroid">;
  let Dxbc = DxbcCode<"Evaluate(Op::EvalCentroid)">;
}
def int_EvalSample : TargetIntrinsic<"eval.sample.index", Pure, Evaluated, ["element", "row", "sample"]> {
  let Doc = "Input row at a sample: element id, row, sample.";
  let Uniformity = NeverUniform;
  let Dxil = DxilBy<"LoadInput", EvalSampleIndex>;
  let Spirv = SpirvEvaluate<"InterpolateAtSample">;
  let Dxbc = DxbcCode<"Evaluate(Op::EvalSampleIndex)">;
}
def int_EvalSnapped : TargetIntrinsic<"eval.snapped", Pure, Evaluated, ["element", "row", "x", "y"]> {
  let Doc = "Input row at an offset in sixteenths: element id, row, x, y.";
  let Uniformity = NeverUniform;
  let Dxil = DxilBy<"LoadInput", EvalSnapped>;
  let Spirv = SpirvEvaluate<"InterpolateAtOffset">;
  let Dxbc = DxbcCode<"Evaluate(Op::EvalSnapped)">;
}
def int_AttributeAtVertex : TargetIntrinsic<"attribute.at.vertex", Pure, Evaluated, ["element", "row", "vertex"]> {
  let Doc = "Input row of one vertex of the triangle: element id, row, vertex.";
  let Uniformity = NeverUniform;
  let Dxil = DxilBy<"LoadInput", AttributeAtVertex>;
  let Spirv = SpirvCode<"AttributeAtVertex">;
  let Dxbc = DxbcUnsupported;
}
}

let Class = SystemValueClass in {
def int_ThreadId : TargetIntrinsic<"thread.id", Pure, Words, ["component"]> {
  let Doc = "`SV_DispatchThreadID`, component by constant.";
  let Uniformity = ByThread;
  let Dxil = DxilCall<ThreadId>;
  let Spirv = SpirvBuiltIn<"GlobalInvocationId">;
  let Dxbc = DxbcFile<"ThreadId">;
}
def int_GroupId : TargetIntrinsic<"group.id", Pure, Words, ["component"]> {
  let Doc = "`SV_GroupID`, component by constant.";
  let Dxil = DxilCall<GroupId>;
  let Spirv = SpirvBuiltIn<"WorkgroupId">;
  let Dxbc = DxbcFile<"ThreadGroupId">;
}
def int_ThreadIdInGroup : TargetIntrinsic<"thread.id.in.group", Pure, Words, ["component"]> {
  let Doc = "`SV_GroupThreadID`, component by constant.";
  let Uniformity = ByThread;
  let Dxil = DxilCall<ThreadIdInGroup>;
  let Spirv = SpirvBuiltIn<"LocalInvocationId">;
  let Dxbc = DxbcFile<"ThreadIdInGroup">;
}
def int_FlattenedThreadIdInGroup : TargetIntrinsic<"flattened.thread.id.in.group", Pure, Words, []> {
  let Doc = "`SV_GroupIndex`.";
  let Uniformity = ByGroup;
  let Dxil = DxilCall<FlattenedThreadIdInGroup>;
  let Spirv = SpirvBuiltIn<"LocalInvocationIndex">;
  let Dxbc = DxbcFile<"ThreadIdInGroupFlattened">;
}
def int_Coverage : TargetIntrinsic<"coverage", Pure, Words, []> {
  let Doc = "`SV_Coverage` as a pixel's input.";
  let Uniformity = NeverUniform;
  let Dxil = DxilCall<Coverage>;
  let Spirv = SpirvBuiltIn<"SampleMask">;
  let Dxbc = DxbcFile<"InputCoverage">;
}
def int_InnerCoverage : TargetIntrinsic<"inner.coverage", Pure, Words, []> {
  let Doc = "`SV_InnerCoverage`.";
  let Uniformity = NeverUniform;
  let Dxil = DxilCall<InnerCoverage>;
  let Spirv = SpirvBuiltIn<"FullyCoveredEXT">;
  let Dxbc = DxbcFile<"InnerCoverage">;
}
def int_ViewId : TargetIntrinsic<"view.id", Pure, Words, []> {
  let Doc = "`SV_ViewID`.";
  let Uniformity = NeverUniform;
  let Dxil = DxilCall<ViewID>;
  let Spirv = SpirvBuiltIn<"ViewIndex">;
  let Dxbc = DxbcUnsupported;
}
def int_SampleIndex : TargetIntrinsic<"sample.index", Pure, Words, []> {
  let Doc = "`SV_SampleIndex` where it is not in the signature.";
  let Uniformity = NeverUniform;
  let Dxil = DxilCall<SampleIndex>;
  let Spirv = SpirvBuiltIn<"SampleId">;
  let Dxbc = DxbcCode<"SampleIndex">;
}
def int_PrimitiveId : TargetIntrinsic<"primitive.id", Pure, Words, []> {
  let Doc = "`SV_PrimitiveID` where it is not in the signature.";
  let Uniformity = NeverUniform;
  let Dxil = DxilCall<PrimitiveID>;
  let Spirv = SpirvBuiltIn<"PrimitiveId">;
  let Dxbc = DxbcFile<"PrimitiveId">;
}
def int_StartVertexLocation : TargetIntrinsic<"start.vertex.location", Pure, Words, []> {
  let Doc = "`SV_StartVertexLocation` (SM 6.8).";
  let Dxil = DxilCall<StartVertexLocation>;
  let Spirv = SpirvBuiltIn<"BaseVertex">;
  let Dxbc = DxbcUnsupported;
}
def int_StartInstanceLocation : TargetIntrinsic<"start.instance.location", Pure, Words, []> {
  let Doc = "`SV_StartInstanceLocation` (SM 6.8).";
  let Dxil = DxilCall<StartInstanceLocation>;
  let Spirv = SpirvBuiltIn<"BaseInstance">;
  let Dxbc = DxbcUnsupported;
}
def int_RenderTargetSampleCount : TargetIntrinsic<"render.target.sample.count", Pure, Words, []> {
  let Doc = "`GetRenderTargetSampleCount`.";
  let Dxil = DxilCall<RenderTargetGetSampleCount>;
  let Spirv = SpirvUnsupported;
  let Dxbc = DxbcCode<"RenderTargetSampleCount">;
}
def int_RenderTargetSamplePosition : TargetIntrinsic<"render.target.sample.position", Pure, WordToTwoFloats, ["sample"]> {
  let Doc = "`GetRenderTargetSamplePosition`: a vector of two floats.";
  let Dxil = DxilBy<"SamplePosition", RenderTargetGetSamplePosition>;
  let Spirv = SpirvUnsupported;
  let Dxbc = DxbcCode<"RenderTargetSamplePosition">;
}
def int_ReadCycleCounter : LlvmIntrinsic<"readcyclecounter", Write, Typed<LongType, []>, []> {
  let Doc = "A counter of clock cycles (`i64`).";
  let Uniformity = NeverUniform;
  let Dxil = DxilCode<"CycleCounter", [CycleCounterLegacy]>;
  let Spirv = SpirvUnsupported;
  let Dxbc = DxbcUnsupported;
}
def int_IsHelperLane : TargetIntrinsic<"is.helper.lane", Convergent, Flags, []> {
  let Doc = "Whether this lane only helps its neighbours (SM 6.6).";
  let Uniformity = NeverUniform;
  let Dxil = DxilCall<IsHelperLane>;
  let Spirv = SpirvCode<"IsHelperLane">;
  let Dxbc = DxbcUnsupported;
}
}

let Class = DiscardClass in {
def int_Discard : TargetIntrinsic<"discard", ConvergentWrite, FlagToVoid, ["condition"]> {
  let Doc = "Ends the lane when the condition holds; in pixel shaders.";
  let OtherForm = 1;
  let Dxil = DxilCode<"Discard", [Discard]>;
  let Spirv = SpirvCode<"Discard">;
  let Dxbc = DxbcCode<"Discard">;
}
}

let Class = DerivativeClass in {
def int_Ddx : TargetIntrinsic<"ddx", Convergent, Floats, ["x"]> {
  let Doc = "Rate of change along x, as coarse or fine as the target likes; Direct3D's is coarse.";
  let Dxil = DxilExpanded;
  let Spirv = SpirvOp<"Derivative", "DPdx">;
  let Dxbc = DxbcAlu<"DerivRtxCoarse">;
}
def int_Ddy : TargetIntrinsic<"ddy", Convergent, Floats, ["x"]> {
  let Doc = "Rate of change along y, as coarse or fine as the target likes; Direct3D's is coarse.";
  let Dxil = DxilExpanded;
  let Spirv = SpirvOp<"Derivative", "DPdy">;
  let Dxbc = DxbcAlu<"DerivRtyCoarse">;
}
def int_DdxCoarse : TargetIntrinsic<"ddx.coarse", Convergent, Floats, ["x"]> {
  let Doc = "Rate of change along x, coarse.";
  let Dxil = DxilLanes<DerivCoarseX>;
  let Spirv = SpirvOp<"Derivative", "DPdxCoarse">;
  let Dxbc = DxbcAlu<"DerivRtxCoarse">;
}
def int_DdyCoarse : TargetIntrinsic<"ddy.coarse", Convergent, Floats, ["x"]> {
  let Doc = "Rate of change along y, coarse.";
  let Dxil = DxilLanes<DerivCoarseY>;
  let Spirv = SpirvOp<"Derivative", "DPdyCoarse">;
  let Dxbc = DxbcAlu<"DerivRtyCoarse">;
}
def int_DdxFine : TargetIntrinsic<"ddx.fine", Convergent, Floats, ["x"]> {
  let Doc = "Rate of change along x, fine.";
  let Dxil = DxilLanes<DerivFineX>;
  let Spirv = SpirvOp<"Derivative", "DPdxFine">;
  let Dxbc = DxbcAlu<"DerivRtxFine">;
}
def int_DdyFine : TargetIntrinsic<"ddy.fine", Convergent, Floats, ["x"]> {
  let Doc = "Rate of change along y, fine.";
  let Dxil = DxilLanes<DerivFineY>;
  let Spirv = SpirvOp<"Derivative", "DPdyFine">;
  let Dxbc = DxbcAlu<"DerivRtyFine">;
}
}

let Class = SystemValueClass in {
def int_WaveLaneIndex : TargetIntrinsic<"wave.getlaneindex", Convergent, Words, []> {
  let Doc = "Number of this lane.";
  let Uniformity = NeverUniform;
  let Dxil = DxilCall<WaveGetLaneIndex>;
  let Spirv = SpirvBuiltIn<"SubgroupLocalInvocationId">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveLaneCount : TargetIntrinsic<"wave.get.lane.count", Pure, Words, []> {
  let Doc = "Lanes in a wave.";
  let Dxil = DxilCall<WaveGetLaneCount>;
  let Spirv = SpirvBuiltIn<"SubgroupSize">;
  let Dxbc = DxbcUnsupported;
}
}

let Class = WaveClass in {
def int_WaveIsFirstLane : TargetIntrinsic<"wave.is.first.lane", Convergent, Flags, []> {
  let Doc = "Whether this is the first active lane.";
  let Uniformity = NeverUniform;
  let Dxil = DxilCall<WaveIsFirstLane>;
  let Spirv = SpirvWave<"Elect">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveAny : TargetIntrinsic<"wave.any", Convergent, Flags, ["condition"]> {
  let Doc = "Whether the condition holds in any active lane.";
  let Uniformity = AlwaysUniform;
  let Dxil = DxilCall<WaveAnyTrue>;
  let Spirv = SpirvWaveOp<"Vote", "GroupNonUniformAny">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveAll : TargetIntrinsic<"wave.all", Convergent, Flags, ["condition"]> {
  let Doc = "Whether the condition holds in all active lanes.";
  let Uniformity = AlwaysUniform;
  let Dxil = DxilCall<WaveAllTrue>;
  let Spirv = SpirvWaveOp<"Vote", "GroupNonUniformAll">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveAllEqual : TargetIntrinsic<"wave.all.equal", Convergent, LanesToFlags, ["value"]> {
  let Doc = "Whether the value is the same in all active lanes, lane by lane of a vector.";
  let Uniformity = AlwaysUniform;
  let Dxil = DxilWave<WaveActiveAllEqual>;
  let Spirv = SpirvWave<"AllEqual">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveBallot : TargetIntrinsic<"wave.ballot", Convergent, FlagToFourWords, ["condition"]> {
  let Doc = "A bit for each active lane where the condition holds, as four `i32`.";
  let Uniformity = AlwaysUniform;
  let Dxil = DxilBy<"Ballot", WaveActiveBallot>;
  let Spirv = SpirvWave<"Ballot">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveReadLane : TargetIntrinsic<"wave.readlane", Convergent, NumberByWord, ["value", "lane"]> {
  let Doc = "The value in a given lane.";
  let Uniformity = ByLane;
  let Dxil = DxilBy<"ReadLane", WaveReadLaneAt>;
  let Spirv = SpirvWave<"ReadLane">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveReadLaneFirst : TargetIntrinsic<"wave.readlane.first", Convergent, Same, ["value"]> {
  let Doc = "The value in the first active lane.";
  let Uniformity = AlwaysUniform;
  let Dxil = DxilWave<WaveReadLaneFirst>;
  let Spirv = SpirvWave<"ReadFirst">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveSum : TargetIntrinsic<"wave.reduce.sum", Convergent, Same, ["value"]> {
  let Doc = "Sum over active lanes, floats and signed integers.";
  let Uniformity = AlwaysUniform;
  let Dxil = DxilWave<WaveActiveOp, [0, 0]>;
  let Spirv = SpirvReduce<"Reduce", "FAdd", "IAdd">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveUSum : TargetIntrinsic<"wave.reduce.usum", Convergent, Ints, ["value"]> {
  let Doc = "Sum over active lanes, unsigned.";
  let Uniformity = AlwaysUniform;
  let Dxil = DxilWave<WaveActiveOp, [0, 1]>;
  let Spirv = SpirvReduce<"Reduce", "IAdd", "IAdd">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveProduct : TargetIntrinsic<"wave.product", Convergent, Same, ["value"]> {
  let Doc = "Product over active lanes, floats and signed integers.";
  let Uniformity = AlwaysUniform;
  let Dxil = DxilWave<WaveActiveOp, [1, 0]>;
  let Spirv = SpirvReduce<"Reduce", "FMul", "IMul">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveUProduct : TargetIntrinsic<"wave.uproduct", Convergent, Ints, ["value"]> {
  let Doc = "Product over active lanes, unsigned.";
  let Uniformity = AlwaysUniform;
  let Dxil = DxilWave<WaveActiveOp, [1, 1]>;
  let Spirv = SpirvReduce<"Reduce", "IMul", "IMul">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveMax : TargetIntrinsic<"wave.reduce.max", Convergent, Same, ["value"]> {
  let Doc = "Greatest over active lanes, floats and signed integers.";
  let Uniformity = AlwaysUniform;
  let Dxil = DxilWave<WaveActiveOp, [3, 0]>;
  let Spirv = SpirvReduce<"Reduce", "FMax", "SMax">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveUMax : TargetIntrinsic<"wave.reduce.umax", Convergent, Ints, ["value"]> {
  let Doc = "Greatest over active lanes, unsigned.";
  let Uniformity = AlwaysUniform;
  let Dxil = DxilWave<WaveActiveOp, [3, 1]>;
  let Spirv = SpirvReduce<"Reduce", "UMax", "UMax">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveMin : TargetIntrinsic<"wave.reduce.min", Convergent, Same, ["value"]> {
  let Doc = "Least over active lanes, floats and signed integers.";
  let Uniformity = AlwaysUniform;
  let Dxil = DxilWave<WaveActiveOp, [2, 0]>;
  let Spirv = SpirvReduce<"Reduce", "FMin", "SMin">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveUMin : TargetIntrinsic<"wave.reduce.umin", Convergent, Ints, ["value"]> {
  let Doc = "Least over active lanes, unsigned.";
  let Uniformity = AlwaysUniform;
  let Dxil = DxilWave<WaveActiveOp, [2, 1]>;
  let Spirv = SpirvReduce<"Reduce", "UMin", "UMin">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveBitAnd : TargetIntrinsic<"wave.reduce.and", Convergent, Ints, ["value"]> {
  let Doc = "Bitwise and over active lanes.";
  let Uniformity = AlwaysUniform;
  let Dxil = DxilWave<WaveActiveBit, [0]>;
  let Spirv = SpirvReduce<"Reduce", "BitwiseAnd", "BitwiseAnd">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveBitOr : TargetIntrinsic<"wave.reduce.or", Convergent, Ints, ["value"]> {
  let Doc = "Bitwise or over active lanes.";
  let Uniformity = AlwaysUniform;
  let Dxil = DxilWave<WaveActiveBit, [1]>;
  let Spirv = SpirvReduce<"Reduce", "BitwiseOr", "BitwiseOr">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveBitXor : TargetIntrinsic<"wave.reduce.xor", Convergent, Ints, ["value"]> {
  let Doc = "Bitwise exclusive or over active lanes.";
  let Uniformity = AlwaysUniform;
  let Dxil = DxilWave<WaveActiveBit, [2]>;
  let Spirv = SpirvReduce<"Reduce", "BitwiseXor", "BitwiseXor">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveCountBits : TargetIntrinsic<"wave.active.countbits", Convergent, Count, ["condition"]> {
  let Doc = "Active lanes where the condition holds.";
  let Uniformity = AlwaysUniform;
  let Dxil = DxilCall<WaveAllBitCount>;
  let Spirv = SpirvWave<"BallotCount(GroupOperation::Reduce)">;
  let Dxbc = DxbcUnsupported;
}
def int_WavePrefixSum : TargetIntrinsic<"wave.prefix.sum", Convergent, Same, ["value"]> {
  let Doc = "Sum over lower active lanes, floats and signed integers.";
  let Uniformity = NeverUniform;
  let Dxil = DxilWave<WavePrefixOp, [0, 0]>;
  let Spirv = SpirvReduce<"ExclusiveScan", "FAdd", "IAdd">;
  let Dxbc = DxbcUnsupported;
}
def int_WavePrefixUSum : TargetIntrinsic<"wave.prefix.usum", Convergent, Ints, ["value"]> {
  let Doc = "Sum over lower active lanes, unsigned.";
  let Uniformity = NeverUniform;
  let Dxil = DxilWave<WavePrefixOp, [0, 1]>;
  let Spirv = SpirvReduce<"ExclusiveScan", "IAdd", "IAdd">;
  let Dxbc = DxbcUnsupported;
}
def int_WavePrefixProduct : TargetIntrinsic<"wave.prefix.product", Convergent, Same, ["value"]> {
  let Doc = "Product over lower active lanes, floats and signed integers.";
  let Uniformity = NeverUniform;
  let Dxil = DxilWave<WavePrefixOp, [1, 0]>;
  let Spirv = SpirvReduce<"ExclusiveScan", "FMul", "IMul">;
  let Dxbc = DxbcUnsupported;
}
def int_WavePrefixUProduct : TargetIntrinsic<"wave.prefix.uproduct", Convergent, Ints, ["value"]> {
  let Doc = "Product over lower active lanes, unsigned.";
  let Uniformity = NeverUniform;
  let Dxil = DxilWave<WavePrefixOp, [1, 1]>;
  let Spirv = SpirvReduce<"ExclusiveScan", "IMul", "IMul">;
  let Dxbc = DxbcUnsupported;
}
def int_WavePrefixCountBits : TargetIntrinsic<"wave.prefix.bit.count", Convergent, Count, ["condition"]> {
  let Doc = "Lower active lanes where the condition holds.";
  let Uniformity = NeverUniform;
  let Dxil = DxilCall<WavePrefixBitCount>;
  let Spirv = SpirvWave<"BallotCount(GroupOperation::ExclusiveScan)">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveMatch : TargetIntrinsic<"wave.match", Convergent, NumberToFourWords, ["value"]> {
  let Doc = "SM 6.5: a bit for each lane with the same value.";
  let Uniformity = NeverUniform;
  let Dxil = DxilBy<"Ballot", WaveMatch>;
  let Spirv = SpirvWave<"Match">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveMultiPrefix : TargetIntrinsic<"wave.multi.prefix", Convergent, ByMask, ["value", "mask", "operation", "unsigned"]> {
  let Doc = "SM 6.5: prefix operation over a partition: value, mask (4 x `i32`), `i32` operation (DXIL's `WaveMultiPrefixOpKind`), `i1` unsigned.";
  let Constants = ["operation", "unsigned"];
  let Uniformity = NeverUniform;
  let Dxil = DxilCode<"MultiPrefix", [WaveMultiPrefixOp]>;
  let Spirv = SpirvWave<"Partition">;
  let Dxbc = DxbcUnsupported;
}
def int_WaveMultiPrefixCountBits : TargetIntrinsic<"wave.multi.prefix.bit.count", Convergent, FlagToCount, ["condition", "mask"]> {
  let Doc = "SM 6.5: lower lanes of a partition where the condition holds: condition, mask.";
  let Uniformity = NeverUniform;
  let Dxil = DxilCode<"MultiPrefixCount", [WaveMultiPrefixBitCount]>;
  let Spirv = SpirvWave<"PartitionCount">;
  let Dxbc = DxbcUnsupported;
}
}

let Class = QuadClass in {
def int_QuadReadLaneAt : TargetIntrinsic<"quad.readlane.at", Convergent, NumberByWord, ["value", "lane"]> {
  let Doc = "The value in a given lane of the quad.";
  let Dxil = DxilBy<"ReadLane", QuadReadLaneAt>;
  let Spirv = SpirvWave<"QuadBroadcast">;
  let Dxbc = DxbcUnsupported;
}
def int_QuadReadAcrossX : TargetIntrinsic<"quad.read.across.x", Convergent, Same, ["value"]> {
  let Doc = "The value in the quad's neighbour along x.";
  let Dxil = DxilWave<QuadOp, [0]>;
  let Spirv = SpirvWave<"QuadSwap(0)">;
  let Dxbc = DxbcUnsupported;
}
def int_QuadReadAcrossY : TargetIntrinsic<"quad.read.across.y", Convergent, Same, ["value"]> {
  let Doc = "The value in the quad's neighbour along y.";
  let Dxil = DxilWave<QuadOp, [1]>;
  let Spirv = SpirvWave<"QuadSwap(1)">;
  let Dxbc = DxbcUnsupported;
}
def int_QuadReadAcrossDiagonal : TargetIntrinsic<"quad.read.across.diagonal", Convergent, Same, ["value"]> {
  let Doc = "The value in the quad's opposite corner.";
  let Dxil = DxilWave<QuadOp, [2]>;
  let Spirv = SpirvWave<"QuadSwap(2)">;
  let Dxbc = DxbcUnsupported;
}
def int_QuadAny : TargetIntrinsic<"quad.any", Convergent, Flags, ["condition"]> {
  let Doc = "SM 6.7: whether the condition holds in any lane of the quad.";
  let Dxil = DxilCode<"QuadVote", [QuadVote], [0]>;
  let Spirv = SpirvWaveOp<"QuadVote", "LogicalOr">;
  let Dxbc = DxbcUnsupported;
}
def int_QuadAll : TargetIntrinsic<"quad.all", Convergent, Flags, ["condition"]> {
  let Doc = "SM 6.7: whether the condition holds in all lanes of the quad.";
  let Dxil = DxilCode<"QuadVote", [QuadVote], [1]>;
  let Spirv = SpirvWaveOp<"QuadVote", "LogicalAnd">;
  let Dxbc = DxbcUnsupported;
}
}

let Class = BarrierClass in {
def int_GroupBarrier : TargetIntrinsic<"group.memory.barrier", ConvergentWrite, Typed<VoidType, []>, []> {
  let Doc = "Orders groupshared accesses.";
  let Dxil = DxilBarrier<8>;
  let Spirv = SpirvBarrier<"Group", "false">;
  let Dxbc = DxbcCode<"Sync(control::SYNC_SHARED)">;
}
def int_GroupBarrierSync : TargetIntrinsic<"group.memory.barrier.with.group.sync", ConvergentWrite,
    Typed<VoidType, []>,
    []> {
  let Doc = "Orders groupshared accesses, and waits for the group.";
  let Dxil = DxilBarrier<9>;
  let Spirv = SpirvBarrier<"Group", "true">;
  let Dxbc = DxbcCode<"Sync(control::SYNC_SHARED | control::SYNC_THREADS)">;
}
def int_DeviceBarrier : TargetIntrinsic<"device.memory.barrier", ConvergentWrite, Typed<VoidType, []>, []> {
  let Doc = "Orders accesses of unordered-access views.";
  let Dxil = DxilBarrier<2>;
  let Spirv = SpirvBarrier<"Device", "false">;
  let Dxbc = DxbcCode<"Sync(control::SYNC_UAV_GLOBAL)">;
}
def int_DeviceBarrierSync : TargetIntrinsic<"device.memory.barrier.with.group.sync", ConvergentWrite,
    Typed<VoidType, []>,
    []> {
  let Doc = "Orders accesses of unordered-access views, and waits for the group.";
  let Dxil = DxilBarrier<3>;
  let Spirv = SpirvBarrier<"Device", "true">;
  let Dxbc = DxbcCode<"Sync(control::SYNC_UAV_GLOBAL | control::SYNC_THREADS)">;
}
def int_AllBarrier : TargetIntrinsic<"all.memory.barrier", ConvergentWrite, Typed<VoidType, []>, []> {
  let Doc = "Orders all accesses.";
  let Dxil = DxilBarrier<10>;
  let Spirv = SpirvBarrier<"All", "false">;
  let Dxbc = DxbcCode<"Sync(control::SYNC_UAV_GLOBAL | control::SYNC_SHARED)">;
}
def int_AllBarrierSync : TargetIntrinsic<"all.memory.barrier.with.group.sync", ConvergentWrite,
    Typed<VoidType, []>,
    []> {
  let Doc = "Orders all accesses, and waits for the group.";
  let Dxil = DxilBarrier<11>;
  let Spirv = SpirvBarrier<"All", "true">;
  let Dxbc = DxbcCode<"Sync(control::SYNC_UAV_GLOBAL | control::SYNC_SHARED | control::SYNC_THREADS)">;
}
def int_MemoryBarrier : TargetIntrinsic<"memory.barrier.by.type", ConvergentWrite,
    Typed<VoidType, [WordType, WordType]>,
    ["memory", "semantics"]> {
  let Doc = "SM 6.8: `(memory, semantics)`: orders accesses of the kinds of memory that the flags say.";
  let Dxil = DxilCode<"BarrierByType", [BarrierByMemoryType]>;
  let Spirv = SpirvCode<"BarrierByType">;
  let Dxbc = DxbcUnsupported;
}
def int_ResourceBarrier : TargetIntrinsic<"memory.barrier.by.handle", ConvergentWrite,
    Typed<VoidType, [ResourceType, WordType]>,
    ["handle", "semantics"]> {
  let Doc = "SM 6.8: `(h, semantics)`: orders accesses of a resource.";
  let Dxil = DxilCode<"BarrierByHandle", [BarrierByMemoryHandle]>;
  let Spirv = SpirvCode<"BarrierByHandle">;
  let Dxbc = DxbcUnsupported;
}
}

let Class = HandleClass in {
def int_Handle : TargetIntrinsic<"resource.handlefrombinding", Pure,
    Typed<ResourceType, [WordType, WordType, FlagType]>,
    ["resource", "index", "non_uniform"]> {
  let Doc = "`i32` constant: [`ResourceId`](crate::ResourceId); `i32` index from the start of the range; `i1` constant: non-uniform. Prints as `llvm.dx.resource.handlefrombinding` (or `handlefromimplicitbinding`).";
  let Constants = ["resource"];
  let OtherForm = 1;
  let Dxil = DxilCode<"Handle", [CreateHandle, CreateHandleFromBinding, CreateHandleForLib, AnnotateHandle]>;
  let Spirv = SpirvNothing;
  let Dxbc = DxbcCode<"Handle">;
}
def int_HandleFromHeap : TargetIntrinsic<"resource.handlefromheap", Pure,
    Typed<ResourceType, [WordType, FlagType]>,
    ["index", "non_uniform"]> {
  let Doc = "SM 6.6: `i32` index into the heap, `i1` non-uniform; sampler heap when the type is a sampler.";
  let OtherForm = 1;
  let Dxil = DxilCode<"HandleFromHeap", [CreateHandleFromHeap, AnnotateHandle]>;
  let Spirv = SpirvNothing;
  let Dxbc = DxbcCode<"HeapHandle">;
}
def int_GetPointer : TargetIntrinsic<"resource.getpointer", Pure, HandleToPointer, ["handle", "index"]> {
  let Doc = "`h, index`: the address of an element: `i32` for buffers (bytes for raw ones), a vector for writable textures; constant buffers take `i32 0`.";
  let Dxil = DxilCode<"GetPointer">;
  let Spirv = SpirvCode<"GetPointer">;
  let Dxbc = DxbcCode<"GetPointer">;
}
}

let Class = VulkanClass in {
def int_PhysicalPointer : TargetIntrinsic<"pointer.physical", Pure,
    Typed<PointerType, [LongType, WordType, AnyType]>,
    ["address", "alignment", "type"]> {
  let Doc = "`address (i64), alignment (constant), undef of the type` → a pointer: Vulkan's memory without a descriptor.";
  let Constants = ["alignment", "type"];
  let Dxil = DxilUnsupported;
  let Spirv = SpirvCode<"PhysicalPointer">;
  let Dxbc = DxbcUnsupported;
}
def int_SpirvVariable : TargetIntrinsic<"variable", Pure, Typed<PointerType, [WordType, AnyType]>, ["number", "type"]> {
  let Doc = "`number (constant), undef of the type` → a pointer: a variable of SPIR-V's with a class of its own.";
  let Constants = ["number", "type"];
  let Dxil = DxilUnsupported;
  let Spirv = SpirvCode<"NamedVariable">;
  let Dxbc = DxbcUnsupported;
}
def int_SpirvInstruction : TargetIntrinsic<"instruction", Write, Free, ["opcode", "set", "literals"]> {
  let Doc = "`opcode, instruction set (0 the core, 1 GLSL.std.450, from 2 on those of the notes), mask of the operands that are literals, operands…`: an instruction of SPIR-V that the source names. Operands may be resources, and pointers where the instruction wants them.";
  let Constants = ["opcode", "set", "literals"];
  let Most = 19;
  let Dxil = DxilUnsupported;
  let Spirv = SpirvCode<"NamedInstruction">;
  let Dxbc = DxbcUnsupported;
}
}

let Class = AccessClass in {
def int_LoadTyped : TargetIntrinsic<"resource.load.typedbuffer", Read,
    Typed<LoadedType, [TypedBufferType, WordType]>,
    ["handle", "index"]> {
  let Doc = "`h, index` → `T` of a typed buffer.";
  let Dxil = DxilCode<"LoadTyped", [BufferLoad, CheckAccessFullyMapped]>;
  let Spirv = SpirvCode<"LoadTyped">;
  let Dxbc = DxbcAccess<"LoadTyped">;
}
def int_LoadRaw : TargetIntrinsic<"resource.load.rawbuffer", Read,
    Typed<LoadedType, [RawBufferType, WordType, WordsType]>,
    ["handle", "index", "offset"]> {
  let Doc = "`h, index, byte offset` → `T` of a raw (offset poison) or structured buffer.";
  let Dxil = DxilCode<"LoadRaw", [BufferLoad, RawBufferLoad, RawBufferVectorLoad, CheckAccessFullyMapped]>;
  let Spirv = SpirvCode<"LoadRaw">;
  let Dxbc = DxbcAccess<"LoadRaw">;
}
def int_StoreTyped : TargetIntrinsic<"resource.store.typedbuffer", Write,
    Typed<VoidType, [TypedBufferType, WordType, NumberType]>,
    ["handle", "index", "value"]> {
  let Doc = "`h, index, value` into a typed buffer.";
  let Dxil = DxilCode<"StoreTyped", [BufferStore, TextureStore]>;
  let Spirv = SpirvCode<"StoreElement">;
  let Dxbc = DxbcAccess<"StoreTexel">;
}
def int_StoreRaw : TargetIntrinsic<"resource.store.rawbuffer", Write,
    Typed<VoidType, [RawBufferType, WordType, WordsType, NumberType]>,
    ["handle", "index", "offset", "value"]> {
  let Doc = "`h, index, byte offset, value` into a raw (offset poison) or structured buffer.";
  let Dxil = DxilCode<"StoreRaw", [BufferStore, RawBufferStore, RawBufferVectorStore]>;
  let Spirv = SpirvCode<"StoreRaw">;
  let Dxbc = DxbcAccess<"StoreRaw">;
}
def int_LoadTexture : TargetIntrinsic<"resource.load.level", Read,
    Typed<LoadedType, [TextureType, WordsType, WordType, WordsType]>,
    ["handle", "coordinates", "level", "offset"]> {
  let Doc = "`h, coordinates, mip level or sample (i32, poison for writable textures without), offset` → `T`.";
  let Dxil = DxilCode<"LoadTexture", [TextureLoad, CheckAccessFullyMapped]>;
  let Spirv = SpirvCode<"LoadTexture">;
  let Dxbc = DxbcAccess<"LoadTexture">;
}
def int_StoreTexture : TargetIntrinsic<"resource.store.texture", Write,
    Typed<VoidType, [TextureType, WordsType, NumberType]>,
    ["handle", "coordinates", "value"]> {
  let Doc = "`h, coordinates, value` into a writable texture.";
  let Dxil = DxilCode<"StoreTyped", [BufferStore, TextureStore]>;
  let Spirv = SpirvCode<"StoreElement">;
  let Dxbc = DxbcAccess<"StoreTexel">;
}
def int_CBufferRow2 : TargetIntrinsic<"resource.load.cbufferrow.2", Pure,
    Typed<LoadedType, [CBufferType, WordType]>,
    ["handle", "row"]> {
  let Doc = "`h, i32 row` of a constant buffer → two 64-bit values as a structure.";
  let Dxil = DxilCode<"CBufferRow", [CBufferLoadLegacy]>;
  let Spirv = SpirvUnsupported;
  let Dxbc = DxbcUnsupported;
}
def int_CBufferRow4 : TargetIntrinsic<"resource.load.cbufferrow.4", Pure,
    Typed<LoadedType, [CBufferType, WordType]>,
    ["handle", "row"]> {
  let Doc = "`h, i32 row` of a constant buffer → four 32-bit values as a structure.";
  let Dxil = DxilCode<"CBufferRow", [CBufferLoadLegacy]>;
  let Spirv = SpirvUnsupported;
  let Dxbc = DxbcUnsupported;
}
def int_CBufferRow8 : TargetIntrinsic<"resource.load.cbufferrow.8", Pure,
    Typed<LoadedType, [CBufferType, WordType]>,
    ["handle", "row"]> {
  let Doc = "`h, i32 row` of a constant buffer → eight 16-bit values as a structure.";
  let Dxil = DxilCode<"CBufferRow", [CBufferLoadLegacy]>;
  let Spirv = SpirvUnsupported;
  let Dxbc = DxbcUnsupported;
}
def int_AtomicBinOp : TargetIntrinsic<"resource.atomic.binop", Write,
    Typed<ScalarType, [ResourceType, WordType, WordType, WordType, WordType, ResultType]>,
    ["handle", "operation", "x", "y", "z", "value"]> {
  let Doc = "`h, operation (i32: DXIL's), three coordinates (poison where there are fewer; byte offset in structured buffers), value` → what was there. What other front ends write instead of `atomicrmw`.";
  let Constants = ["operation"];
  let Uniformity = NeverUniform;
  let Dxil = DxilBy<"Atomic", AtomicBinOp>;
  let Spirv = SpirvUnsupported;
  let Dxbc = DxbcUnsupported;
}
def int_AtomicCompareExchange : TargetIntrinsic<"resource.atomic.compare.exchange", Write,
    Typed<ScalarType, [ResourceType, WordType, WordType, WordType, ResultType, ResultType]>,
    ["handle", "x", "y", "z", "compare", "value"]> {
  let Doc = "`h, three coordinates, compare, value` → what was there.";
  let Uniformity = NeverUniform;
  let Dxil = DxilBy<"Atomic", AtomicCompareExchange>;
  let Spirv = SpirvUnsupported;
  let Dxbc = DxbcUnsupported;
}
def int_UpdateCounter : TargetIntrinsic<"resource.updatecounter", Write,
    Typed<WordType, [RawBufferType, ByteType]>,
    ["handle", "step"]> {
  let Doc = "`h, i8 ±1` → the counter before an increment or after a decrement.";
  let OtherForm = 1;
  let Uniformity = NeverUniform;
  let Dxil = DxilCode<"UpdateCounter", [BufferUpdateCounter]>;
  let Spirv = SpirvCode<"UpdateCounter">;
  let Dxbc = DxbcAccess<"Counter">;
}
}

let Class = QueryClass in {
def int_GetDimensions : TargetIntrinsic<"resource.getdimensions", Read,
    Typed<WordsType, [ResourceType, WordType]>,
    ["handle", "level"]> {
  let Doc = "`h, i32 mip level` → four `i32`: the sizes in order (elements or bytes of a buffer; layers behind the other sizes), in the last lane mip levels or samples.";
  let OtherForm = 1;
  let Dxil = DxilCode<"GetDimensions", [GetDimensions]>;
  let Spirv = SpirvCode<"Dimensions">;
  let Dxbc = DxbcAccess<"Dimensions">;
}
def int_SamplePosition : TargetIntrinsic<"resource.sample.position", Pure,
    Typed<TwoFloatsType, [ResourceType, WordType]>,
    ["handle", "sample"]> {
  let Doc = "`h, i32 sample` → two floats.";
  let Dxil = DxilBy<"SamplePosition", Texture2DMSGetSamplePosition>;
  let Spirv = SpirvUnsupported;
  let Dxbc = DxbcAccess<"SamplePosition">;
}
}

let Class = SampleClass in {
def int_Sample : TargetIntrinsic<"resource.sample", Convergent,
    Typed<LoadedType, [TextureType, SamplerType, FloatsType, WordsType, FloatType]>,
    ["texture", "sampler", "coordinates", "offset", "clamp?"]> {
  let Doc = "`texture, sampler, coordinates, offset, [clamp]` → `T`";
  let Dxil = DxilBy<"Sample", Sample, [CheckAccessFullyMapped]>;
  let Spirv = SpirvCode<"Sample">;
  let Dxbc = DxbcAccess<"Sample(Op::Sample)">;
}
def int_SampleBias : TargetIntrinsic<"resource.samplebias", Convergent,
    Typed<LoadedType, [TextureType, SamplerType, FloatsType, FloatType, WordsType, FloatType]>,
    ["texture", "sampler", "coordinates", "bias", "offset", "clamp?"]> {
  let Doc = "`texture, sampler, coordinates, bias, offset, [clamp]` → `T`";
  let Dxil = DxilBy<"Sample", SampleBias, [CheckAccessFullyMapped]>;
  let Spirv = SpirvCode<"Sample">;
  let Dxbc = DxbcAccess<"Sample(Op::SampleB)">;
}
def int_SampleGrad : TargetIntrinsic<"resource.samplegrad", Read,
    Typed<LoadedType, [TextureType, SamplerType, FloatsType, FloatsType, FloatsType, WordsType, FloatType]>,
    ["texture", "sampler", "coordinates", "ddx", "ddy", "offset", "clamp?"]> {
  let Doc = "`texture, sampler, coordinates, ddx, ddy, offset, [clamp]` → `T`";
  let Dxil = DxilBy<"Sample", SampleGrad, [CheckAccessFullyMapped]>;
  let Spirv = SpirvCode<"Sample">;
  let Dxbc = DxbcAccess<"Sample(Op::SampleD)">;
}
def int_SampleLevel : TargetIntrinsic<"resource.samplelevel", Read,
    Typed<LoadedType, [TextureType, SamplerType, FloatsType, FloatType, WordsType]>,
    ["texture", "sampler", "coordinates", "lod", "offset"]> {
  let Doc = "`texture, sampler, coordinates, lod, offset` → `T`";
  let Dxil = DxilBy<"Sample", SampleLevel, [CheckAccessFullyMapped]>;
  let Spirv = SpirvCode<"Sample">;
  let Dxbc = DxbcAccess<"Sample(Op::SampleL)">;
}
def int_SampleCmp : TargetIntrinsic<"resource.samplecmp", Convergent,
    Typed<LoadedType, [TextureType, SamplerType, FloatsType, FloatType, WordsType, FloatType]>,
    ["texture", "sampler", "coordinates", "reference", "offset", "clamp?"]> {
  let Doc = "`texture, sampler, coordinates, reference, offset, [clamp]` → scalar";
  let Dxil = DxilBy<"Sample", SampleCmp, [CheckAccessFullyMapped]>;
  let Spirv = SpirvCode<"Sample">;
  let Dxbc = DxbcAccess<"Sample(Op::SampleC)">;
}
def int_SampleCmpLevelZero : TargetIntrinsic<"resource.samplecmplevelzero", Read,
    Typed<LoadedType, [TextureType, SamplerType, FloatsType, FloatType, WordsType]>,
    ["texture", "sampler", "coordinates", "reference", "offset"]> {
  let Doc = "`texture, sampler, coordinates, reference, offset` → scalar";
  let Dxil = DxilBy<"Sample", SampleCmpLevelZero, [CheckAccessFullyMapped]>;
  let Spirv = SpirvCode<"Sample">;
  let Dxbc = DxbcAccess<"Sample(Op::SampleCLz)">;
}
def int_SampleCmpLevel : TargetIntrinsic<"resource.samplecmplevel", Read,
    Typed<LoadedType, [TextureType, SamplerType, FloatsType, FloatType, FloatType, WordsType]>,
    ["texture", "sampler", "coordinates", "reference", "lod", "offset"]> {
  let Doc = "SM 6.7: `texture, sampler, coordinates, reference, lod, offset` → scalar";
  let Dxil = DxilBy<"Sample", SampleCmpLevel, [CheckAccessFullyMapped]>;
  let Spirv = SpirvCode<"Sample">;
  let Dxbc = DxbcUnsupported;
}
def int_SampleCmpBias : TargetIntrinsic<"resource.samplecmpbias", Convergent,
    Typed<LoadedType, [TextureType, SamplerType, FloatsType, FloatType, FloatType, WordsType, FloatType]>,
    ["texture", "sampler", "coordinates", "reference", "bias", "offset", "clamp?"]> {
  let Doc = "SM 6.8: `texture, sampler, coordinates, reference, bias, offset, [clamp]` → scalar";
  let Dxil = DxilBy<"Sample", SampleCmpBias, [CheckAccessFullyMapped]>;
  let Spirv = SpirvCode<"Sample">;
  let Dxbc = DxbcUnsupported;
}
def int_SampleCmpGrad : TargetIntrinsic<"resource.samplecmpgrad", Read,
    Typed<LoadedType, [TextureType, SamplerType, FloatsType, FloatType, FloatsType, FloatsType, WordsType, FloatType]>,
    ["texture", "sampler", "coordinates", "reference", "ddx", "ddy", "offset", "clamp?"]> {
  let Doc = "SM 6.8: `texture, sampler, coordinates, reference, ddx, ddy, offset, [clamp]` → scalar";
  let Dxil = DxilBy<"Sample", SampleCmpGrad, [CheckAccessFullyMapped]>;
  let Spirv = SpirvCode<"Sample">;
  let Dxbc = DxbcUnsupported;
}
}

let Class = GatherClass in {
def int_Gather : TargetIntrinsic<"resource.gather", Read,
    Typed<LoadedType, [TextureType, SamplerType, FloatsType, WordsType, WordType]>,
    ["texture", "sampler", "coordinates", "offset", "channel"]> {
  let Doc = "`texture, sampler, coordinates, offset, i32 channel` → four lanes; offset is one vector, or four side by side.";
  let Constants = ["channel"];
  let OtherForm = 1;
  let Dxil = DxilBy<"Gather", TextureGather, [CheckAccessFullyMapped]>;
  let Spirv = SpirvCode<"Gather">;
  let Dxbc = DxbcAccess<"Gather">;
}
def int_GatherRaw : TargetIntrinsic<"resource.gather.raw", Read,
    Typed<LoadedType, [TextureType, SamplerType, FloatsType, WordsType]>,
    ["texture", "sampler", "coordinates", "offset"]> {
  let Doc = "SM 6.7: `texture, sampler, coordinates, offset` → the bits of four texels";
  let Dxil = DxilCode<"GatherRaw", [TextureGatherRaw, CheckAccessFullyMapped]>;
  let Spirv = SpirvUnsupported;
  let Dxbc = DxbcUnsupported;
}
}

let Class = AccessClass in {
def int_StoreSample : TargetIntrinsic<"resource.store.sample", Write,
    Typed<VoidType, [TextureType, WordsType, WordType, NumberType]>,
    ["texture", "coordinates", "sample", "value"]> {
  let Doc = "SM 6.7: `texture, coordinates, i32 sample, value`: writes a sample of a multisampled texture.";
  let Dxil = DxilCode<"StoreSample", [TextureStoreSample]>;
  let Spirv = SpirvCode<"StoreSample">;
  let Dxbc = DxbcUnsupported;
}
}

let Class = FeedbackClass in {
def int_WriteFeedback : TargetIntrinsic<"resource.writefeedback", Write,
    Typed<VoidType, [TextureType, TextureType, SamplerType, FloatsType, FloatType]>,
    ["feedback", "texture", "sampler", "coordinates", "clamp?"]> {
  let Doc = "`feedback texture, texture, sampler, coordinates, [clamp]`: records what a sample would touch.";
  let Dxil = DxilBy<"Feedback", WriteSamplerFeedback>;
  let Spirv = SpirvCode<"Feedback">;
  let Dxbc = DxbcUnsupported;
}
def int_WriteFeedbackBias : TargetIntrinsic<"resource.writefeedback.bias", Write,
    Typed<VoidType, [TextureType, TextureType, SamplerType, FloatsType, FloatType, FloatType]>,
    ["feedback", "texture", "sampler", "coordinates", "bias", "clamp?"]> {
  let Doc = "`feedback texture, texture, sampler, coordinates, bias, [clamp]`";
  let Dxil = DxilBy<"Feedback", WriteSamplerFeedbackBias>;
  let Spirv = SpirvCode<"Feedback">;
  let Dxbc = DxbcUnsupported;
}
def int_WriteFeedbackLevel : TargetIntrinsic<"resource.writefeedback.level", Write,
    Typed<VoidType, [TextureType, TextureType, SamplerType, FloatsType, FloatType]>,
    ["feedback", "texture", "sampler", "coordinates", "lod"]> {
  let Doc = "`feedback texture, texture, sampler, coordinates, lod`";
  let Dxil = DxilBy<"Feedback", WriteSamplerFeedbackLevel>;
  let Spirv = SpirvCode<"Feedback">;
  let Dxbc = DxbcUnsupported;
}
def int_WriteFeedbackGrad : TargetIntrinsic<"resource.writefeedback.grad", Write,
    Typed<VoidType, [TextureType, TextureType, SamplerType, FloatsType, FloatsType, FloatsType, FloatType]>,
    ["feedback", "texture", "sampler", "coordinates", "ddx", "ddy", "clamp?"]> {
  let Doc = "`feedback texture, texture, sampler, coordinates, ddx, ddy, [clamp]`";
  let Dxil = DxilBy<"Feedback", WriteSamplerFeedbackGrad>;
  let Spirv = SpirvCode<"Feedback">;
  let Dxbc = DxbcUnsupported;
}
}

let Class = GatherClass in {
def int_GatherCmp : TargetIntrinsic<"resource.gathercmp", Read,
    Typed<LoadedType, [TextureType, SamplerType, FloatsType, FloatType, WordsType, WordType]>,
    ["texture", "sampler", "coordinates", "reference", "offset", "channel"]> {
  let Doc = "`texture, sampler, coordinates, reference, offset, i32 channel` → four lanes";
  let Constants = ["channel"];
  let OtherForm = 1;
  let Dxil = DxilBy<"Gather", TextureGatherCmp, [CheckAccessFullyMapped]>;
  let Spirv = SpirvCode<"Gather">;
  let Dxbc = DxbcAccess<"Gather">;
}
}

let Class = LodClass in {
def int_CalculateLod : TargetIntrinsic<"resource.calculate.lod", Convergent,
    Typed<FloatType, [TextureType, SamplerType, FloatsType]>,
    ["texture", "sampler", "coordinates"]> {
  let Doc = "`texture, sampler, coordinates` → the level that a sample would use, clamped.";
  let Dxil = DxilCode<"Lod", [CalculateLOD], [1]>;
  let Spirv = SpirvLod<0>;
  let Dxbc = DxbcAccess<"Lod(0)">;
}
def int_CalculateLodUnclamped : TargetIntrinsic<"resource.calculate.lod.unclamped", Convergent,
    Typed<FloatType, [TextureType, SamplerType, FloatsType]>,
    ["texture", "sampler", "coordinates"]> {
  let Doc = "`texture, sampler, coordinates` → the level that a sample would use, unclamped.";
  let Dxil = DxilCode<"Lod", [CalculateLOD], [0]>;
  let Spirv = SpirvLod<1>;
  let Dxbc = DxbcAccess<"Lod(1)">;
}
}

// What the ray in flight and its hit are.
let Class = SystemValueClass, Uniformity = NeverUniform, Dxbc = DxbcUnsupported in {
def int_HitKind : TargetIntrinsic<"ray.hitkind", Pure, Words, []> {
  let Doc = "What kind of hit was reported.";
  let Dxil = DxilCall<HitKind>;
  let Spirv = SpirvBuiltIn<"HitKindKHR">;
}
def int_InstanceID : TargetIntrinsic<"ray.instance.id", Pure, Words, []> {
  let Doc = "The number that the instance was given.";
  let Dxil = DxilCall<InstanceID>;
  let Spirv = SpirvBuiltIn<"InstanceCustomIndexKHR">;
}
def int_InstanceIndex : TargetIntrinsic<"ray.instance.index", Pure, Words, []> {
  let Doc = "The number of the instance in its structure.";
  let Dxil = DxilCall<InstanceIndex>;
  let Spirv = SpirvBuiltIn<"InstanceId">;
}
def int_PrimitiveIndex : TargetIntrinsic<"ray.primitive.index", Pure, Words, []> {
  let Doc = "The number of the primitive in its geometry.";
  let Dxil = DxilCall<PrimitiveIndex>;
  let Spirv = SpirvBuiltIn<"PrimitiveId">;
}
def int_RayFlags : TargetIntrinsic<"ray.flags", Pure, Words, []> {
  let Doc = "The flags of the ray.";
  let Dxil = DxilCall<RayFlags>;
  let Spirv = SpirvBuiltIn<"IncomingRayFlagsKHR">;
}
}

let Class = RayTracingClass, Dxbc = DxbcUnsupported in {
def int_RayState : TargetIntrinsic<"ray.state", Pure,
    Typed<NumberType, [WordType, WordType, WordType]>,
    ["state", "row", "column"]> {
  let Doc = "`what (i32: DXIL's operation), row (i32), column or lane (i32)` → a scalar that is known of the dispatch, the ray or the instance; for SPIR-V also a vector: all of it, or of a matrix a row of four or a column of three.";
  let Constants = ["state"];
  let Uniformity = NeverUniform;
  let Dxil = DxilCode<"RayState", [DispatchRaysIndex, DispatchRaysDimensions, WorldRayOrigin, WorldRayDirection, ObjectRayOrigin, ObjectRayDirection, ObjectToWorld, WorldToObject, RayTMin, GeometryIndex]>;
  let Spirv = SpirvCode<"RayState">;
}
def int_RayTCurrent : TargetIntrinsic<"ray.t.current", Read, Typed<FloatType, []>, []> {
  let Doc = "Where along the ray the nearest hit so far lies: a float.";
  let Uniformity = NeverUniform;
  let Dxil = DxilBy<"RayTCurrent", RayTCurrent>;
  let Spirv = SpirvCode<"RayTCurrent">;
}
def int_TraceRay : TargetIntrinsic<"ray.trace", ConvergentWrite,
    Typed<VoidType, [ResourceType, WordType, WordType, WordType, WordType, WordType, FloatType, FloatType, FloatType, FloatType, FloatType, FloatType, FloatType, FloatType, PointerType]>,
    ["structure", "flags", "mask", "contribution", "multiplier", "miss", "ox", "oy", "oz", "least", "dx", "dy", "dz", "most", "payload"]> {
  let Doc = "`acceleration structure, flags, mask, contribution, multiplier, number of the miss shader, origin (three), least distance, direction (three), most distance`, scalars, and the address of the payload.";
  let Dxil = DxilBy<"ShaderCall", TraceRay>;
  let Spirv = SpirvCode<"TraceRay">;
}
def int_CallShader : TargetIntrinsic<"ray.call.shader", ConvergentWrite,
    Typed<VoidType, [WordType, PointerType]>,
    ["shader", "parameter"]> {
  let Doc = "Runs a callable shader (`i32`) with the parameter that lies at an address.";
  let Dxil = DxilBy<"ShaderCall", CallShader>;
  let Spirv = SpirvCode<"CallShader">;
}
def int_ReportHit : TargetIntrinsic<"ray.report.hit", ConvergentWrite,
    Typed<FlagType, [FloatType, WordType, PointerType]>,
    ["t", "kind", "attributes"]> {
  let Doc = "`distance (float), kind (i32), address of the attributes` → whether the hit was taken.";
  let Uniformity = NeverUniform;
  let Dxil = DxilBy<"ShaderCall", ReportHit>;
  let Spirv = SpirvCode<"ReportHit">;
}
def int_IgnoreHit : TargetIntrinsic<"ray.ignore.hit", ConvergentWrite, Typed<VoidType, []>, []> {
  let Doc = "Ends an any-hit shader, and the ray goes on.";
  let Dxil = DxilBy<"EndAnyHit", IgnoreHit>;
  let Spirv = SpirvCode<"EndAnyHit">;
}
def int_AcceptHit : TargetIntrinsic<"ray.accept.hit", ConvergentWrite, Typed<VoidType, []>, []> {
  let Doc = "Ends an any-hit shader and the search, and the hit is the nearest.";
  let Dxil = DxilBy<"EndAnyHit", AcceptHitAndEndSearch>;
  let Spirv = SpirvCode<"EndAnyHit">;
}
}

let Class = RayQueryClass in {
def int_RayQueryAllocate : TargetIntrinsic<"rayquery.allocate", Write, Typed<WordType, [WordType]>, ["flags"]> {
  let Doc = "`i32 flags (constant)` → the handle of a new ray query.";
  let Constants = ["flags"];
  let Dxil = DxilCode<"RayQuery", [AllocateRayQuery]>;
  let Spirv = SpirvCode<"RayQuery">;
  let Dxbc = DxbcUnsupported;
}
def int_RayQueryTrace : TargetIntrinsic<"rayquery.traceinline", Write,
    Typed<VoidType, [WordType, ResourceType, WordType, WordType, FloatType, FloatType, FloatType, FloatType, FloatType, FloatType, FloatType, FloatType]>,
    ["query", "structure", "flags", "mask", "ox", "oy", "oz", "least", "dx", "dy", "dz", "most"]> {
  let Doc = "`query, acceleration structure, flags, mask, origin (three), least distance, direction (three), most distance`, scalars";
  let Dxil = DxilCode<"RayQuery", [RayQuery_TraceRayInline]>;
  let Spirv = SpirvCode<"RayQuery">;
  let Dxbc = DxbcUnsupported;
}
def int_RayQueryProceed : TargetIntrinsic<"rayquery.proceed", Write, Typed<FlagType, [WordType]>, ["query"]> {
  let Doc = "`query` → whether there is a candidate.";
  let Dxil = DxilCode<"RayQuery", [RayQuery_Proceed]>;
  let Spirv = SpirvCode<"RayQuery">;
  let Dxbc = DxbcUnsupported;
}
def int_RayQueryAbort : TargetIntrinsic<"rayquery.abort", Write, Typed<VoidType, [WordType]>, ["query"]> {
  let Doc = "`query`: ends the search.";
  let Dxil = DxilCode<"RayQuery", [RayQuery_Abort]>;
  let Spirv = SpirvCode<"RayQuery">;
  let Dxbc = DxbcUnsupported;
}
def int_RayQueryCommitTriangle : TargetIntrinsic<"rayquery.commit.triangle", Write,
    Typed<VoidType, [WordType]>,
    ["query"]> {
  let Doc = "`query`: takes the triangle that is the candidate.";
  let Dxil = DxilCode<"RayQuery", [RayQuery_CommitNonOpaqueTriangleHit]>;
  let Spirv = SpirvCode<"RayQuery">;
  let Dxbc = DxbcUnsupported;
}
def int_RayQueryCommitProcedural : TargetIntrinsic<"rayquery.commit.procedural", Write,
    Typed<VoidType, [WordType, FloatType]>,
    ["query", "distance"]> {
  let Doc = "`query, distance`: takes the procedural primitive that is the candidate.";
  let Dxil = DxilCode<"RayQuery", [RayQuery_CommitProceduralPrimitiveHit]>;
  let Spirv = SpirvCode<"RayQuery">;
  let Dxbc = DxbcUnsupported;
}
// What a ray query can be asked for.
defvar RayQueryStates = [
  RayQuery_CommittedStatus, RayQuery_CandidateType, RayQuery_CandidateObjectToWorld3x4,
  RayQuery_CandidateWorldToObject3x4, RayQuery_CommittedObjectToWorld3x4, RayQuery_CommittedWorldToObject3x4,
  RayQuery_CandidateProceduralPrimitiveNonOpaque, RayQuery_CandidateTriangleFrontFace,
  RayQuery_CommittedTriangleFrontFace, RayQuery_CandidateTriangleBarycentrics, RayQuery_CommittedTriangleBarycentrics,
  RayQuery_RayFlags, RayQuery_WorldRayOrigin, RayQuery_WorldRayDirection, RayQuery_RayTMin,
  RayQuery_CandidateTriangleRayT, RayQuery_CommittedRayT, RayQuery_CandidateInstanceIndex,
  RayQuery_CandidateInstanceID, RayQuery_CandidateGeometryIndex, RayQuery_CandidatePrimitiveIndex,
  RayQuery_CandidateObjectRayOrigin, RayQuery_CandidateObjectRayDirection, RayQuery_CommittedInstanceIndex,
  RayQuery_CommittedInstanceID, RayQuery_CommittedGeometryIndex, RayQuery_CommittedPrimitiveIndex,
  RayQuery_CommittedObjectRayOrigin, RayQuery_CommittedObjectRayDirection,
  RayQuery_CandidateInstanceContributionToHitGroupIndex, RayQuery_CommittedInstanceContributionToHitGroupIndex
];
def int_RayQueryState : TargetIntrinsic<"rayquery.state", Read,
    Typed<ScalarType, [WordType, WordType, WordType, WordType]>,
    ["query", "state", "row", "column"]> {
  let Doc = "`query, what (i32: DXIL's operation), row or lane (i32), column (i32)` → a scalar that the query knows.";
  let Constants = ["state"];
  let Dxil = DxilCode<"RayQuery", RayQueryStates>;
  let Spirv = SpirvCode<"RayQuery">;
  let Dxbc = DxbcUnsupported;
}
}

let Class = HitObjectClass, Dxbc = DxbcUnsupported, Spirv = SpirvUnsupported in {
def int_HitObjectNop : TargetIntrinsic<"hitobject.nop", Pure, Typed<TargetType, []>, []> {
  let Doc = "A hit object that calls for no shader. Hit objects are of the type `target(\"dx.types.HitObject\")`.";
  let Dxil = DxilBy<"Operation", HitObject_MakeNop>;
}
def int_HitObjectMiss : TargetIntrinsic<"hitobject.miss", Pure,
    Typed<TargetType, [WordType, WordType, FloatType, FloatType, FloatType, FloatType, FloatType, FloatType, FloatType, FloatType]>,
    ["flags", "miss", "ox", "oy", "oz", "least", "dx", "dy", "dz", "most"]> {
  let Doc = "`flags, number of the miss shader, origin (three), least distance, direction (three), most distance`, scalars → a hit object that is a miss.";
  let Dxil = DxilBy<"Operation", HitObject_MakeMiss>;
}
def int_HitObjectTrace : TargetIntrinsic<"hitobject.trace", ConvergentWrite,
    Typed<TargetType, [ResourceType, WordType, WordType, WordType, WordType, WordType, FloatType, FloatType, FloatType, FloatType, FloatType, FloatType, FloatType, FloatType, PointerType]>,
    ["structure", "flags", "mask", "contribution", "multiplier", "miss", "ox", "oy", "oz", "least", "dx", "dy", "dz", "most", "payload"]> {
  let Doc = "As `ray.trace`, without the shader at the end: → the hit object that calls for it.";
  let Uniformity = NeverUniform;
  let Dxil = DxilBy<"ShaderCall", HitObject_TraceRay>;
}
def int_HitObjectFromQuery : TargetIntrinsic<"hitobject.from.query", Read, Typed<TargetType, [WordType]>, ["query"]> {
  let Doc = "`query` → its committed hit.";
  let Uniformity = NeverUniform;
  let Dxil = DxilBy<"Operation", HitObject_FromRayQuery>;
}
def int_HitObjectFromQueryWith : TargetIntrinsic<"hitobject.from.query.with", Read,
    Typed<TargetType, [WordType, WordType, PointerType]>,
    ["query", "kind", "attributes"]> {
  let Doc = "`query, kind of hit (i32), address of the attributes` → its committed hit with those.";
  let Uniformity = NeverUniform;
  let Dxil = DxilBy<"ShaderCall", HitObject_FromRayQueryWithAttrs>;
}
def int_HitObjectInvoke : TargetIntrinsic<"hitobject.invoke", ConvergentWrite,
    Typed<VoidType, [TargetType, PointerType]>,
    ["hit", "payload"]> {
  let Doc = "Runs the shader that a hit object calls for, with the payload that lies at an address.";
  let Dxil = DxilBy<"ShaderCall", HitObject_Invoke>;
}
def int_HitObjectAttributes : TargetIntrinsic<"hitobject.attributes", Write,
    Typed<VoidType, [TargetType, PointerType]>,
    ["hit", "attributes"]> {
  let Doc = "Writes the attributes of a hit to an address.";
  let Dxil = DxilBy<"ShaderCall", HitObject_Attributes>;
}
def int_HitObjectSetRecord : TargetIntrinsic<"hitobject.set.record", Pure,
    Typed<TargetType, [TargetType, WordType]>,
    ["hit", "record"]> {
  let Doc = "`hit object, index (i32)` → the same that calls for another entry of the shader table.";
  let Dxil = DxilBy<"Operation", HitObject_SetShaderTableIndex>;
}
def int_HitObjectRootConstant : TargetIntrinsic<"hitobject.root.constant", Read,
    Typed<WordType, [TargetType, WordType]>,
    ["hit", "offset"]> {
  let Doc = "`hit object, offset in bytes (i32)` → a constant (i32) of the local root arguments of its entry of the shader table.";
  let Uniformity = NeverUniform;
  let Dxil = DxilBy<"Operation", HitObject_LoadLocalRootTableConstant>;
}
// What a hit object can be asked for.
defvar HitObjectStates = [
  HitObject_IsMiss, HitObject_IsHit, HitObject_IsNop, HitObject_RayFlags, HitObject_RayTMin, HitObject_RayTCurrent,
  HitObject_WorldRayOrigin, HitObject_WorldRayDirection, HitObject_ObjectRayOrigin, HitObject_ObjectRayDirection,
  HitObject_ObjectToWorld3x4, HitObject_WorldToObject3x4, HitObject_GeometryIndex, HitObject_InstanceIndex,
  HitObject_InstanceID, HitObject_PrimitiveIndex, HitObject_HitKind, HitObject_ShaderTableIndex
];
def int_HitObjectState : TargetIntrinsic<"hitobject.state", Pure,
    Typed<ScalarType, [TargetType, WordType, WordType, WordType]>,
    ["hit", "state", "row", "column"]> {
  let Doc = "`hit object, what (i32: DXIL's operation), row or lane (i32), column (i32)` → a scalar that it knows.";
  let Constants = ["state"];
  let Uniformity = NeverUniform;
  let Dxil = DxilCode<"HitObjectState", HitObjectStates>;
}
def int_ReorderThread : TargetIntrinsic<"reorder.thread", ConvergentWrite,
    Typed<VoidType, [TargetType, WordType, WordType]>,
    ["hit", "hint", "bits"]> {
  let Doc = "`hit object, hint (i32), how many of its low bits count (i32)`: lets the device regroup threads.";
  let Dxil = DxilBy<"Operation", MaybeReorderThread>;
}
}

let Class = VulkanClass in {
def int_SpecConstant : TargetIntrinsic<"spec.constant", Pure, NumberByDefault, ["number", "default"]> {
  let Doc = "A constant that the pipeline may set: its number (`i32`), its value until then.";
  let Constants = ["number"];
  let Dxil = DxilUnsupported;
  let Spirv = SpirvCode<"SpecConstant">;
  let Dxbc = DxbcUnsupported;
}
}

let Class = NodeClass, Dxbc = DxbcUnsupported, Spirv = SpirvUnsupported in {
def int_NodeInput : TargetIntrinsic<"node.input", Pure,
    Typed<TargetType, [WordType, WordType, WordType]>,
    ["number", "flags", "size"]> {
  let Doc = "`number of the input, flags, bytes of a record`, constants → its records, `target(\"dx.types.NodeRecordHandle\")`.";
  let Constants = ["number", "flags", "size"];
  let Dxil = DxilCode<"NodeHandle", [CreateNodeInputRecordHandle, AnnotateNodeRecordHandle]>;
}
def int_NodeOutput : TargetIntrinsic<"node.output", Pure,
    Typed<TargetType, [WordType, WordType, WordType]>,
    ["number", "flags", "size"]> {
  let Doc = "`number of the output, flags, bytes of a record`, constants → `target(\"dx.types.NodeHandle\")`.";
  let Constants = ["number", "flags", "size"];
  let Dxil = DxilCode<"NodeHandle", [CreateNodeOutputHandle, AnnotateNodeHandle]>;
}
def int_NodeElement : TargetIntrinsic<"node.element", Pure,
    Typed<TargetType, [TargetType, WordType, WordType, WordType]>,
    ["array", "index", "flags", "size"]> {
  let Doc = "`array of outputs, index, flags, bytes of a record` → the output there.";
  let Constants = ["flags", "size"];
  let Dxil = DxilCode<"NodeHandle", [IndexNodeHandle, AnnotateNodeHandle]>;
}
def int_NodeAllocate : TargetIntrinsic<"node.allocate", ConvergentWrite,
    Typed<TargetType, [TargetType, WordType, FlagType, WordType, WordType]>,
    ["output", "count", "by_thread", "flags", "size"]> {
  let Doc = "`output, number of records, whether for each thread, flags, bytes of a record` → the new records.";
  let Constants = ["by_thread", "flags", "size"];
  let Dxil = DxilCode<"NodeHandle", [AllocateNodeOutputRecords, AnnotateNodeRecordHandle]>;
}
def int_NodeRecord : TargetIntrinsic<"node.record", Pure,
    Typed<PointerType, [TargetType, WordType, AnyType]>,
    ["records", "index", "type"]> {
  let Doc = "`records, index, undef of their type` → the address of one.";
  let Dxil = DxilCode<"NodeRecord", [GetNodeRecordPtr]>;
}
def int_NodeCount : TargetIntrinsic<"node.count", Read, Typed<WordType, [TargetType]>, ["records"]> {
  let Doc = "`records` → how many came in.";
  let Dxil = DxilBy<"Operation", GetInputRecordCount>;
}
def int_NodeIncrement : TargetIntrinsic<"node.increment", ConvergentWrite,
    Typed<VoidType, [TargetType, WordType, FlagType]>,
    ["output", "count", "by_thread"]> {
  let Doc = "`output, number of empty records, whether for each thread`";
  let Constants = ["by_thread"];
  let Dxil = DxilBy<"Operation", IncrementOutputCount>;
}
def int_NodeComplete : TargetIntrinsic<"node.complete", ConvergentWrite, Typed<VoidType, [TargetType]>, ["records"]> {
  let Doc = "`records`: they are written, and may be consumed.";
  let Dxil = DxilBy<"Operation", OutputComplete>;
}
def int_NodeFinished : TargetIntrinsic<"node.finished", ConvergentWrite, Typed<FlagType, [TargetType]>, ["records"]> {
  let Doc = "`records` → whether all other groups that share them are done with them.";
  let Dxil = DxilBy<"Operation", FinishedCrossGroupSharing>;
}
def int_NodeIsValid : TargetIntrinsic<"node.is.valid", Read, Typed<FlagType, [TargetType]>, ["output"]> {
  let Doc = "`output` → whether there is such a node.";
  let Dxil = DxilBy<"Operation", NodeOutputIsValid>;
}
def int_NodeLevels : TargetIntrinsic<"node.recursion.levels", Read, Typed<WordType, []>, []> {
  let Doc = "How many more times the node may launch itself.";
  let Dxil = DxilBy<"Operation", GetRemainingRecursionLevels>;
}
def int_RecordBarrier : TargetIntrinsic<"memory.barrier.by.record", ConvergentWrite,
    Typed<VoidType, [TargetType, WordType]>,
    ["records", "semantics"]> {
  let Doc = "`records, semantics`: orders accesses of records.";
  let Dxil = DxilCode<"BarrierByRecord", [BarrierByNodeRecordHandle]>;
}
}

let Class = LifetimeClass in {
def int_LifetimeStart : LlvmIntrinsic<"lifetime.start", Write,
    Typed<VoidType, [AnyType, PointerType]>,
    ["size?", "pointer"]> {
  let Doc = "Start of a stack slot's life; dropped.";
  let Constants = ["size"];
  let Dxil = DxilNothing;
  let Spirv = SpirvNothing;
  let Dxbc = DxbcNothing;
}
def int_LifetimeEnd : LlvmIntrinsic<"lifetime.end", Write,
    Typed<VoidType, [AnyType, PointerType]>,
    ["size?", "pointer"]> {
  let Doc = "End of a stack slot's life; dropped.";
  let Constants = ["size"];
  let Dxil = DxilNothing;
  let Spirv = SpirvNothing;
  let Dxbc = DxbcNothing;
}
}

#endif
