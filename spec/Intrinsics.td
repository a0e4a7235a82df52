// The intrinsics of the IR: the operations that LLVM's instructions lack. The one place that says what each is.
//
// `cargo xtask codegen` makes the tables of trefoil-ir from here.

include "IntrinsicsBase.td"


// Math
def int_FAbs : LlvmIntrinsic<"fabs", Pure, Floats, ["x"]> {
  let Doc = "`|x|`";
}
def int_Sqrt : LlvmIntrinsic<"sqrt", Pure, Floats, ["x"]> {
  let Doc = "Square root.";
}
def int_Sin : LlvmIntrinsic<"sin", Pure, Floats, ["x"]> {
  let Doc = "Sine.";
}
def int_Cos : LlvmIntrinsic<"cos", Pure, Floats, ["x"]> {
  let Doc = "Cosine.";
}
def int_Tan : LlvmIntrinsic<"tan", Pure, Floats, ["x"]> {
  let Doc = "Tangent.";
}
def int_Asin : LlvmIntrinsic<"asin", Pure, Floats, ["x"]> {
  let Doc = "Arc sine.";
}
def int_Acos : LlvmIntrinsic<"acos", Pure, Floats, ["x"]> {
  let Doc = "Arc cosine.";
}
def int_Atan : LlvmIntrinsic<"atan", Pure, Floats, ["x"]> {
  let Doc = "Arc tangent.";
}
def int_Atan2 : LlvmIntrinsic<"atan2", Pure, Floats, ["y", "x"]> {
  let Doc = "Arc tangent of `y / x` in the right quadrant.";
}
def int_Sinh : LlvmIntrinsic<"sinh", Pure, Floats, ["x"]> {
  let Doc = "Hyperbolic sine.";
}
def int_Cosh : LlvmIntrinsic<"cosh", Pure, Floats, ["x"]> {
  let Doc = "Hyperbolic cosine.";
}
def int_Tanh : LlvmIntrinsic<"tanh", Pure, Floats, ["x"]> {
  let Doc = "Hyperbolic tangent.";
}
def int_Exp : LlvmIntrinsic<"exp", Pure, Floats, ["x"]> {
  let Doc = "`e^x`";
}
def int_Exp2 : LlvmIntrinsic<"exp2", Pure, Floats, ["x"]> {
  let Doc = "`2^x`";
}
def int_Log : LlvmIntrinsic<"log", Pure, Floats, ["x"]> {
  let Doc = "Natural logarithm.";
}
def int_Log2 : LlvmIntrinsic<"log2", Pure, Floats, ["x"]> {
  let Doc = "Logarithm to base 2.";
}
def int_Log10 : LlvmIntrinsic<"log10", Pure, Floats, ["x"]> {
  let Doc = "Logarithm to base 10.";
}
def int_Pow : LlvmIntrinsic<"pow", Pure, Floats, ["x", "y"]> {
  let Doc = "`x^y`";
}
def int_Floor : LlvmIntrinsic<"floor", Pure, Floats, ["x"]> {
  let Doc = "Round down.";
}
def int_Ceil : LlvmIntrinsic<"ceil", Pure, Floats, ["x"]> {
  let Doc = "Round up.";
}
def int_FTrunc : LlvmIntrinsic<"trunc", Pure, Floats, ["x"]> {
  let Doc = "Round toward zero.";
}
def int_RoundEven : LlvmIntrinsic<"roundeven", Pure, Floats, ["x"]> {
  let Doc = "Round to nearest, ties to even.";
}
def int_Fma : LlvmIntrinsic<"fma", Pure, Floats, ["a", "b", "c"]> {
  let Doc = "Fused `a * b + c`, rounded once.";
}
def int_FMulAdd : LlvmIntrinsic<"fmuladd", Pure, Floats, ["a", "b", "c"]> {
  let Doc = "`a * b + c`, rounded once or twice: HLSL's `mad` on floats.";
}
def int_MinNum : LlvmIntrinsic<"minnum", Pure, Floats, ["a", "b"]> {
  let Doc = "The lesser float; the other operand when one is NaN.";
}
def int_MaxNum : LlvmIntrinsic<"maxnum", Pure, Floats, ["a", "b"]> {
  let Doc = "The greater float; the other operand when one is NaN.";
}
def int_SMin : LlvmIntrinsic<"smin", Pure, Ints, ["a", "b"]> {
  let Doc = "The lesser signed integer.";
}
def int_SMax : LlvmIntrinsic<"smax", Pure, Ints, ["a", "b"]> {
  let Doc = "The greater signed integer.";
}
def int_UMin : LlvmIntrinsic<"umin", Pure, Ints, ["a", "b"]> {
  let Doc = "The lesser unsigned integer.";
}
def int_UMax : LlvmIntrinsic<"umax", Pure, Ints, ["a", "b"]> {
  let Doc = "The greater unsigned integer.";
}
def int_Abs : LlvmIntrinsic<"abs", Pure, Free, ["x", "poison"]> {
  let Doc = "`|x|` of an integer: operand, and an `i1` that says whether the least value is poison.";
}
def int_Ldexp : TargetIntrinsic<"ldexp", Pure, Floats, ["x", "exponent"]> {
  let Doc = "`x * 2^e` with a float `e`, as HLSL's `ldexp`.";
}
def int_CountBits : LlvmIntrinsic<"ctpop", Pure, OfInts, ["x"]> {
  let Doc = "Bits that are set: the result is `i32`-shaped.";
}
def int_BitReverse : LlvmIntrinsic<"bitreverse", Pure, Ints, ["x"]> {
  let Doc = "Bits in reverse order.";
}
def int_FirstBitLow : TargetIntrinsic<"firstbitlow", Pure, OfInts, ["x"]> {
  let Doc = "Number of the lowest set bit from the lowest; all ones when none.";
}
def int_FirstBitUHigh : TargetIntrinsic<"firstbituhigh", Pure, OfInts, ["x"]> {
  let Doc = "Number of the highest set bit from the lowest; all ones when none.";
}
def int_FirstBitSHigh : TargetIntrinsic<"firstbitshigh", Pure, OfInts, ["x"]> {
  let Doc = "Number of the highest bit that differs from the sign, from the lowest; all ones when none.";
}
def int_IMad : TargetIntrinsic<"imad", Pure, Ints, ["a", "b", "c"]> {
  let Doc = "`a * b + c` of signed integers.";
}
def int_UMad : TargetIntrinsic<"umad", Pure, Ints, ["a", "b", "c"]> {
  let Doc = "`a * b + c` of unsigned integers.";
}
def int_Saturate : TargetIntrinsic<"saturate", Pure, Floats, ["x"]> {
  let Doc = "To the range of 0 to 1; NaN becomes 0.";
}
def int_Frac : TargetIntrinsic<"frac", Pure, Floats, ["x"]> {
  let Doc = "`x - floor(x)`";
}
def int_Rsqrt : TargetIntrinsic<"rsqrt", Pure, Floats, ["x"]> {
  let Doc = "`1 / sqrt(x)`";
}
def int_IsNan : TargetIntrinsic<"isnan", Pure, OfFloats, ["x"]> {
  let Doc = "Whether each lane is NaN.";
}
def int_IsInf : TargetIntrinsic<"isinf", Pure, OfFloats, ["x"]> {
  let Doc = "Whether each lane is infinite.";
}
def int_IsFinite : TargetIntrinsic<"isfinite", Pure, OfFloats, ["x"]> {
  let Doc = "Whether each lane is finite.";
}
def int_IsNormal : TargetIntrinsic<"isnormal", Pure, OfFloats, ["x"]> {
  let Doc = "Whether each lane is normal.";
}
def int_NClamp : TargetIntrinsic<"nclamp", Pure, Floats, ["x", "low", "high"]> {
  let Doc = "Float `x` held between `lo` and `hi`.";
}
def int_SClamp : TargetIntrinsic<"sclamp", Pure, Ints, ["x", "low", "high"]> {
  let Doc = "Signed `x` held between `lo` and `hi`.";
}
def int_UClamp : TargetIntrinsic<"uclamp", Pure, Ints, ["x", "low", "high"]> {
  let Doc = "Unsigned `x` held between `lo` and `hi`.";
}
def int_Sign : TargetIntrinsic<"sign", Pure, Lanes, ["x"]> {
  let Doc = "-1, 0 or 1 as `i32`, by the sign of a float or signed integer.";
}
def int_Lerp : TargetIntrinsic<"lerp", Pure, Floats, ["x", "y", "s"]> {
  let Doc = "`x + s * (y - x)`";
}
def int_Step : TargetIntrinsic<"step", Pure, Floats, ["edge", "x"]> {
  let Doc = "`x >= edge ? 1 : 0`, operands `edge, x`.";
}
def int_SmoothStep : TargetIntrinsic<"smoothstep", Pure, Floats, ["low", "high", "x"]> {
  let Doc = "Hermite step: operands `lo, hi, x`.";
}
def int_Degrees : TargetIntrinsic<"degrees", Pure, Floats, ["x"]> {
  let Doc = "Radians to degrees.";
}
def int_Radians : TargetIntrinsic<"radians", Pure, Floats, ["x"]> {
  let Doc = "Degrees to radians.";
}

// Vector
def int_FDot : TargetIntrinsic<"fdot", Pure, FloatScalar, ["a", "b"]> {
  let Doc = "Dot product of float vectors.";
}
def int_SDot : TargetIntrinsic<"sdot", Pure, IntScalar, ["a", "b"]> {
  let Doc = "Dot product of signed integer vectors.";
}
def int_UDot : TargetIntrinsic<"udot", Pure, IntScalar, ["a", "b"]> {
  let Doc = "Dot product of unsigned integer vectors.";
}
def int_Length : TargetIntrinsic<"length", Pure, FloatScalar, ["x"]> {
  let Doc = "Length of a vector.";
}
def int_Distance : TargetIntrinsic<"distance", Pure, FloatScalar, ["a", "b"]> {
  let Doc = "Distance of two points.";
}
def int_Normalize : TargetIntrinsic<"normalize", Pure, Floats, ["x"]> {
  let Doc = "A vector made as long as 1.";
}
def int_Cross : TargetIntrinsic<"cross", Pure, Floats, ["a", "b"]> {
  let Doc = "Cross product of two vectors of three.";
}
def int_Reflect : TargetIntrinsic<"reflect", Pure, Floats, ["i", "n"]> {
  let Doc = "`i - 2 * n * dot(i, n)`";
}
def int_Refract : TargetIntrinsic<"refract", Pure, Free, ["i", "n", "eta"]> {
  let Doc = "Refraction: `i, n, eta` (a scalar).";
}
def int_FaceForward : TargetIntrinsic<"faceforward", Pure, Floats, ["n", "i", "ng"]> {
  let Doc = "`-n * sign(dot(i, ng))`";
}
def int_Any : TargetIntrinsic<"any", Pure, Free, ["x"]> {
  let Doc = "Whether any lane is not zero (`i1`).";
}
def int_All : TargetIntrinsic<"all", Pure, Free, ["x"]> {
  let Doc = "Whether all lanes are not zero (`i1`).";
}
def int_Dot2Add : TargetIntrinsic<"dot2add", Pure, Free, ["acc", "a", "b"]> {
  let Doc = "SM 6.4: accumulate the dot product of two vectors of two halves: `acc, a, b`.";
}
def int_Dot4AddI8 : TargetIntrinsic<"dot4add.i8packed", Pure, Ints, ["acc", "a", "b"]> {
  let Doc = "SM 6.4: accumulate the dot product of four signed bytes: `acc, a, b`.";
}
def int_Dot4AddU8 : TargetIntrinsic<"dot4add.u8packed", Pure, Ints, ["acc", "a", "b"]> {
  let Doc = "SM 6.4: accumulate the dot product of four unsigned bytes: `acc, a, b`.";
}
def int_Msad4 : TargetIntrinsic<"msad4", Pure, Free, ["reference", "source", "acc"]> {
  let Doc = "Masked sum of absolute differences: `reference, source (2), accum (4)` as HLSL's `msad4`.";
}

// Convert
def int_F16ToF32 : TargetIntrinsic<"legacyf16tof32", Pure, OfInts, ["x"]> {
  let Doc = "The low 16 bits as binary16, widened to float.";
}
def int_F32ToF16 : TargetIntrinsic<"legacyf32tof16", Pure, OfFloats, ["x"]> {
  let Doc = "A float narrowed to binary16, in the low 16 bits.";
}
def int_AsDouble : TargetIntrinsic<"asdouble", Pure, OfInts, ["low", "high"]> {
  let Doc = "A double from its low and high `i32`.";
}
def int_SplitDouble : TargetIntrinsic<"splitdouble", Pure, Free, ["x"]> {
  let Doc = "The low and high `i32` of a double, as `{i32, i32}` (or vectors of them).";
}

// Wide
def int_IMul : TargetIntrinsic<"imul", Pure, Free, ["a", "b"]> {
  let Doc = "The high and low half of the product of two signed words, as `{i32, i32}` (or vectors of them).";
}
def int_UMul : TargetIntrinsic<"umul", Pure, Free, ["a", "b"]> {
  let Doc = "The high and low half of the product of two unsigned words, as `{i32, i32}` (or vectors of them).";
}
def int_UAddCarry : LlvmIntrinsic<"uadd.with.overflow", Pure, Free, ["a", "b"]> {
  let Doc = "Sum and carry, as `{T, i1}`.";
}

// Signature
def int_LoadInput : TargetIntrinsic<"load.input", Pure, Free, ["element", "row", "vertex?"]> {
  let Doc = "Input row: element id, row (both `i32`); the id is constant and indexes the entry's inputs. Where each vertex of a primitive has the input, the vertex (`i32`) follows.";
}
def int_StoreOutput : TargetIntrinsic<"store.output", Write, Free, ["element", "row", "value"]> {
  let Doc = "Output row: element id, row, value.";
}

// Stream
def int_EmitStream : TargetIntrinsic<"emit.stream", Write, Free, ["stream"]> {
  let Doc = "Ends a vertex of a stream (constant `i32`): its outputs are what was stored.";
}
def int_CutStream : TargetIntrinsic<"cut.stream", Write, Free, ["stream"]> {
  let Doc = "Ends a strip of a stream (constant `i32`).";
}

// Signature
def int_LoadPatchConstant : TargetIntrinsic<"load.patch.constant", Pure, Free, ["element", "row"]> {
  let Doc = "Row of what a patch has as a whole: element id, row.";
}
def int_StorePatchConstant : TargetIntrinsic<"store.patch.constant", Write, Free, ["element", "row", "value"]> {
  let Doc = "Row of what a patch has as a whole: element id, row, value.";
}
def int_LoadControlPoint : TargetIntrinsic<"load.output.control.point", Read, Free, ["element", "row", "point"]> {
  let Doc = "Row of an output of a control point that a hull shader has made: element id, row, point.";
}

// SystemValue
def int_OutputControlPointId : TargetIntrinsic<"output.control.point.id", Pure, Words, []> {
  let Doc = "`SV_OutputControlPointID`";
}
def int_DomainLocation : TargetIntrinsic<"domain.location", Pure, Free, ["component"]> {
  let Doc = "`SV_DomainLocation`, component by constant: a float.";
}

// Barrier
def int_PatchBarrier : TargetIntrinsic<"patch.barrier", ConvergentWrite, Free, []> {
  let Doc = "Waits for all control points of a patch.";
}

// SystemValue
def int_GsInstanceId : TargetIntrinsic<"gs.instance.id", Pure, Words, []> {
  let Doc = "`SV_GSInstanceID`";
}

// Signature
def int_EvalCentroid : TargetIntrinsic<"eval.centroid", Pure, Free, ["element", "row"]> {
  let Doc = "Input row at the centroid: element id, row.";
}
def int_EvalSample : TargetIntrinsic<"eval.sample.index", Pure, Free, ["element", "row", "sample"]> {
  let Doc = "Input row at a sample: element id, row, sample.";
}
def int_EvalSnapped : TargetIntrinsic<"eval.snapped", Pure, Free, ["element", "row", "x", "y"]> {
  let Doc = "Input row at an offset in sixteenths: element id, row, x, y.";
}
def int_AttributeAtVertex : TargetIntrinsic<"attribute.at.vertex", Pure, Free, ["element", "row", "vertex"]> {
  let Doc = "Input row of one vertex of the triangle: element id, row, vertex.";
}

// SystemValue
def int_ThreadId : TargetIntrinsic<"thread.id", Pure, Words, ["component"]> {
  let Doc = "`SV_DispatchThreadID`, component by constant.";
}
def int_GroupId : TargetIntrinsic<"group.id", Pure, Words, ["component"]> {
  let Doc = "`SV_GroupID`, component by constant.";
}
def int_ThreadIdInGroup : TargetIntrinsic<"thread.id.in.group", Pure, Words, ["component"]> {
  let Doc = "`SV_GroupThreadID`, component by constant.";
}
def int_FlattenedThreadIdInGroup : TargetIntrinsic<"flattened.thread.id.in.group", Pure, Words, []> {
  let Doc = "`SV_GroupIndex`.";
}
def int_Coverage : TargetIntrinsic<"coverage", Pure, Words, []> {
  let Doc = "`SV_Coverage` as a pixel's input.";
}
def int_InnerCoverage : TargetIntrinsic<"inner.coverage", Pure, Words, []> {
  let Doc = "`SV_InnerCoverage`.";
}
def int_ViewId : TargetIntrinsic<"view.id", Pure, Words, []> {
  let Doc = "`SV_ViewID`.";
}
def int_SampleIndex : TargetIntrinsic<"sample.index", Pure, Words, []> {
  let Doc = "`SV_SampleIndex` where it is not in the signature.";
}
def int_PrimitiveId : TargetIntrinsic<"primitive.id", Pure, Words, []> {
  let Doc = "`SV_PrimitiveID` where it is not in the signature.";
}
def int_StartVertexLocation : TargetIntrinsic<"start.vertex.location", Pure, Words, []> {
  let Doc = "`SV_StartVertexLocation` (SM 6.8).";
}
def int_StartInstanceLocation : TargetIntrinsic<"start.instance.location", Pure, Words, []> {
  let Doc = "`SV_StartInstanceLocation` (SM 6.8).";
}
def int_RenderTargetSampleCount : TargetIntrinsic<"render.target.sample.count", Pure, Words, []> {
  let Doc = "`GetRenderTargetSampleCount`.";
}
def int_RenderTargetSamplePosition : TargetIntrinsic<"render.target.sample.position", Pure, Free, ["sample"]> {
  let Doc = "`GetRenderTargetSamplePosition`: a vector of two floats.";
}
def int_IsHelperLane : TargetIntrinsic<"is.helper.lane", Convergent, Flags, []> {
  let Doc = "Whether this lane only helps its neighbours (SM 6.6).";
}

// Discard
def int_Discard : TargetIntrinsic<"discard", ConvergentWrite, Free, ["condition"]> {
  let Doc = "Ends the lane when the condition holds; in pixel shaders.";
}

// Derivative
def int_DdxCoarse : TargetIntrinsic<"ddx.coarse", Convergent, Floats, ["x"]> {
  let Doc = "Rate of change along x, coarse.";
}
def int_DdyCoarse : TargetIntrinsic<"ddy.coarse", Convergent, Floats, ["x"]> {
  let Doc = "Rate of change along y, coarse.";
}
def int_DdxFine : TargetIntrinsic<"ddx.fine", Convergent, Floats, ["x"]> {
  let Doc = "Rate of change along x, fine.";
}
def int_DdyFine : TargetIntrinsic<"ddy.fine", Convergent, Floats, ["x"]> {
  let Doc = "Rate of change along y, fine.";
}

// SystemValue
def int_WaveLaneIndex : TargetIntrinsic<"wave.getlaneindex", Convergent, Words, []> {
  let Doc = "Number of this lane.";
}
def int_WaveLaneCount : TargetIntrinsic<"wave.get.lane.count", Pure, Words, []> {
  let Doc = "Lanes in a wave.";
}

// Wave
def int_WaveIsFirstLane : TargetIntrinsic<"wave.is.first.lane", Convergent, Flags, []> {
  let Doc = "Whether this is the first active lane.";
}
def int_WaveAny : TargetIntrinsic<"wave.any", Convergent, Flags, ["condition"]> {
  let Doc = "Whether the condition holds in any active lane.";
}
def int_WaveAll : TargetIntrinsic<"wave.all", Convergent, Flags, ["condition"]> {
  let Doc = "Whether the condition holds in all active lanes.";
}
def int_WaveAllEqual : TargetIntrinsic<"wave.all.equal", Convergent, Lanes, ["value"]> {
  let Doc = "Whether the value is the same in all active lanes, lane by lane of a vector.";
}
def int_WaveBallot : TargetIntrinsic<"wave.ballot", Convergent, Free, ["condition"]> {
  let Doc = "A bit for each active lane where the condition holds, as four `i32`.";
}
def int_WaveReadLane : TargetIntrinsic<"wave.readlane", Convergent, Free, ["value", "lane"]> {
  let Doc = "The value in a given lane.";
}
def int_WaveReadLaneFirst : TargetIntrinsic<"wave.readlane.first", Convergent, Same, ["value"]> {
  let Doc = "The value in the first active lane.";
}
def int_WaveSum : TargetIntrinsic<"wave.reduce.sum", Convergent, Same, ["value"]> {
  let Doc = "Sum over active lanes, floats and signed integers.";
}
def int_WaveUSum : TargetIntrinsic<"wave.reduce.usum", Convergent, Ints, ["value"]> {
  let Doc = "Sum over active lanes, unsigned.";
}
def int_WaveProduct : TargetIntrinsic<"wave.product", Convergent, Same, ["value"]> {
  let Doc = "Product over active lanes, floats and signed integers.";
}
def int_WaveUProduct : TargetIntrinsic<"wave.uproduct", Convergent, Ints, ["value"]> {
  let Doc = "Product over active lanes, unsigned.";
}
def int_WaveMax : TargetIntrinsic<"wave.reduce.max", Convergent, Same, ["value"]> {
  let Doc = "Greatest over active lanes, floats and signed integers.";
}
def int_WaveUMax : TargetIntrinsic<"wave.reduce.umax", Convergent, Ints, ["value"]> {
  let Doc = "Greatest over active lanes, unsigned.";
}
def int_WaveMin : TargetIntrinsic<"wave.reduce.min", Convergent, Same, ["value"]> {
  let Doc = "Least over active lanes, floats and signed integers.";
}
def int_WaveUMin : TargetIntrinsic<"wave.reduce.umin", Convergent, Ints, ["value"]> {
  let Doc = "Least over active lanes, unsigned.";
}
def int_WaveBitAnd : TargetIntrinsic<"wave.reduce.and", Convergent, Ints, ["value"]> {
  let Doc = "Bitwise and over active lanes.";
}
def int_WaveBitOr : TargetIntrinsic<"wave.reduce.or", Convergent, Ints, ["value"]> {
  let Doc = "Bitwise or over active lanes.";
}
def int_WaveBitXor : TargetIntrinsic<"wave.reduce.xor", Convergent, Ints, ["value"]> {
  let Doc = "Bitwise exclusive or over active lanes.";
}
def int_WaveCountBits : TargetIntrinsic<"wave.active.countbits", Convergent, Count, ["condition"]> {
  let Doc = "Active lanes where the condition holds.";
}
def int_WavePrefixSum : TargetIntrinsic<"wave.prefix.sum", Convergent, Same, ["value"]> {
  let Doc = "Sum over lower active lanes, floats and signed integers.";
}
def int_WavePrefixUSum : TargetIntrinsic<"wave.prefix.usum", Convergent, Ints, ["value"]> {
  let Doc = "Sum over lower active lanes, unsigned.";
}
def int_WavePrefixProduct : TargetIntrinsic<"wave.prefix.product", Convergent, Same, ["value"]> {
  let Doc = "Product over lower active lanes, floats and signed integers.";
}
def int_WavePrefixUProduct : TargetIntrinsic<"wave.prefix.uproduct", Convergent, Ints, ["value"]> {
  let Doc = "Product over lower active lanes, unsigned.";
}
def int_WavePrefixCountBits : TargetIntrinsic<"wave.prefix.bit.count", Convergent, Count, ["condition"]> {
  let Doc = "Lower active lanes where the condition holds.";
}
def int_WaveMatch : TargetIntrinsic<"wave.match", Convergent, Free, ["value"]> {
  let Doc = "SM 6.5: a bit for each lane with the same value.";
}
def int_WaveMultiPrefix : TargetIntrinsic<"wave.multi.prefix", Convergent, Free, ["value", "mask", "operation", "unsigned"]> {
  let Doc = "SM 6.5: prefix operation over a partition: value, mask (4 x `i32`), `i32` operation (DXIL's `WaveMultiPrefixOpKind`), `i1` unsigned.";
}
def int_WaveMultiPrefixCountBits : TargetIntrinsic<"wave.multi.prefix.bit.count", Convergent, Free, ["condition", "mask"]> {
  let Doc = "SM 6.5: lower lanes of a partition where the condition holds: condition, mask.";
}

// Quad
def int_QuadReadLaneAt : TargetIntrinsic<"quad.readlane.at", Convergent, Free, ["value", "lane"]> {
  let Doc = "The value in a given lane of the quad.";
}
def int_QuadReadAcrossX : TargetIntrinsic<"quad.read.across.x", Convergent, Same, ["value"]> {
  let Doc = "The value in the quad's neighbour along x.";
}
def int_QuadReadAcrossY : TargetIntrinsic<"quad.read.across.y", Convergent, Same, ["value"]> {
  let Doc = "The value in the quad's neighbour along y.";
}
def int_QuadReadAcrossDiagonal : TargetIntrinsic<"quad.read.across.diagonal", Convergent, Same, ["value"]> {
  let Doc = "The value in the quad's opposite corner.";
}
def int_QuadAny : TargetIntrinsic<"quad.any", Convergent, Flags, ["condition"]> {
  let Doc = "SM 6.7: whether the condition holds in any lane of the quad.";
}
def int_QuadAll : TargetIntrinsic<"quad.all", Convergent, Flags, ["condition"]> {
  let Doc = "SM 6.7: whether the condition holds in all lanes of the quad.";
}

// Barrier
def int_GroupBarrier : TargetIntrinsic<"group.memory.barrier", ConvergentWrite, Free, []> {
  let Doc = "Orders groupshared accesses.";
}
def int_GroupBarrierSync : TargetIntrinsic<"group.memory.barrier.with.group.sync", ConvergentWrite, Free, []> {
  let Doc = "Orders groupshared accesses, and waits for the group.";
}
def int_DeviceBarrier : TargetIntrinsic<"device.memory.barrier", ConvergentWrite, Free, []> {
  let Doc = "Orders accesses of unordered-access views.";
}
def int_DeviceBarrierSync : TargetIntrinsic<"device.memory.barrier.with.group.sync", ConvergentWrite, Free, []> {
  let Doc = "Orders accesses of unordered-access views, and waits for the group.";
}
def int_AllBarrier : TargetIntrinsic<"all.memory.barrier", ConvergentWrite, Free, []> {
  let Doc = "Orders all accesses.";
}
def int_AllBarrierSync : TargetIntrinsic<"all.memory.barrier.with.group.sync", ConvergentWrite, Free, []> {
  let Doc = "Orders all accesses, and waits for the group.";
}
def int_MemoryBarrier : TargetIntrinsic<"memory.barrier.by.type", ConvergentWrite, Free, ["memory", "semantics"]> {
  let Doc = "SM 6.8: `(memory, semantics)`: orders accesses of the kinds of memory that the flags say.";
}
def int_ResourceBarrier : TargetIntrinsic<"memory.barrier.by.handle", ConvergentWrite, Free, ["handle", "semantics"]> {
  let Doc = "SM 6.8: `(h, semantics)`: orders accesses of a resource.";
}

// Handle
def int_Handle : TargetIntrinsic<"resource.handlefrombinding", Pure, Free, ["resource", "index", "non_uniform"]> {
  let Doc = "`i32` constant: [`ResourceId`](crate::ResourceId); `i32` index from the start of the range; `i1` constant: non-uniform. Prints as `llvm.dx.resource.handlefrombinding` (or `handlefromimplicitbinding`).";
}
def int_HandleFromHeap : TargetIntrinsic<"resource.handlefromheap", Pure, Free, ["index", "non_uniform"]> {
  let Doc = "SM 6.6: `i32` index into the heap, `i1` non-uniform; sampler heap when the type is a sampler.";
}
def int_GetPointer : TargetIntrinsic<"resource.getpointer", Pure, Free, ["handle", "index"]> {
  let Doc = "`h, index`: the address of an element: `i32` for buffers (bytes for raw ones), a vector for writable textures; constant buffers take `i32 0`.";
}

// Vulkan
def int_PhysicalPointer : TargetIntrinsic<"pointer.physical", Pure, Free, ["address", "alignment", "type"]> {
  let Doc = "`address (i64), alignment (constant), undef of the type` → a pointer: Vulkan's memory without a descriptor.";
}
def int_SpirvVariable : TargetIntrinsic<"variable", Pure, Free, ["number", "type"]> {
  let Doc = "`number (constant), undef of the type` → a pointer: a variable of SPIR-V's with a class of its own.";
}
def int_SpirvInstruction : TargetIntrinsic<"instruction", Write, Free, ["opcode", "set", "literals"]> {
  let Doc = "`opcode, instruction set (0 the core, 1 GLSL.std.450, from 2 on those of the notes), mask of the operands that are literals, operands…`: an instruction of SPIR-V that the source names. Operands may be resources, and pointers where the instruction wants them.";
  let Most = 19;
}

// Access
def int_LoadTyped : TargetIntrinsic<"resource.load.typedbuffer", Read, Free, ["handle", "index"]> {
  let Doc = "`h, index` → `T` of a typed buffer.";
}
def int_LoadRaw : TargetIntrinsic<"resource.load.rawbuffer", Read, Free, ["handle", "index", "offset"]> {
  let Doc = "`h, index, byte offset` → `T` of a raw (offset poison) or structured buffer.";
}
def int_StoreTyped : TargetIntrinsic<"resource.store.typedbuffer", Write, Free, ["handle", "index", "value"]> {
  let Doc = "`h, index, value` into a typed buffer.";
}
def int_StoreRaw : TargetIntrinsic<"resource.store.rawbuffer", Write, Free, ["handle", "index", "offset", "value"]> {
  let Doc = "`h, index, byte offset, value` into a raw (offset poison) or structured buffer.";
}
def int_LoadTexture : TargetIntrinsic<"resource.load.level", Read, Free, ["handle", "coordinates", "level", "offset"]> {
  let Doc = "`h, coordinates, mip level or sample (i32, poison for writable textures without), offset` → `T`.";
}
def int_StoreTexture : TargetIntrinsic<"resource.store.texture", Write, Free, ["handle", "coordinates", "value"]> {
  let Doc = "`h, coordinates, value` into a writable texture.";
}
def int_CBufferRow2 : TargetIntrinsic<"resource.load.cbufferrow.2", Pure, Free, ["handle", "row"]> {
  let Doc = "`h, i32 row` of a constant buffer → two 64-bit values as a structure.";
}
def int_CBufferRow4 : TargetIntrinsic<"resource.load.cbufferrow.4", Pure, Free, ["handle", "row"]> {
  let Doc = "`h, i32 row` of a constant buffer → four 32-bit values as a structure.";
}
def int_CBufferRow8 : TargetIntrinsic<"resource.load.cbufferrow.8", Pure, Free, ["handle", "row"]> {
  let Doc = "`h, i32 row` of a constant buffer → eight 16-bit values as a structure.";
}
def int_AtomicBinOp : TargetIntrinsic<"resource.atomic.binop", Write, Free, ["handle", "operation", "x", "y", "z", "value"]> {
  let Doc = "`h, operation (i32: DXIL's), three coordinates (poison where there are fewer; byte offset in structured buffers), value` → what was there. What other front ends write instead of `atomicrmw`.";
}
def int_AtomicCompareExchange : TargetIntrinsic<"resource.atomic.compare.exchange", Write, Free, ["handle", "x", "y", "z", "compare", "value"]> {
  let Doc = "`h, three coordinates, compare, value` → what was there.";
}
def int_UpdateCounter : TargetIntrinsic<"resource.updatecounter", Write, Free, ["handle", "step"]> {
  let Doc = "`h, i8 ±1` → the counter before an increment or after a decrement.";
}

// Query
def int_GetDimensions : TargetIntrinsic<"resource.getdimensions", Read, Free, ["handle", "level"]> {
  let Doc = "`h, i32 mip level` → four `i32`: the sizes in order (elements or bytes of a buffer; layers behind the other sizes), in the last lane mip levels or samples.";
}
def int_SamplePosition : TargetIntrinsic<"resource.sample.position", Pure, Free, ["handle", "sample"]> {
  let Doc = "`h, i32 sample` → two floats.";
}

// Sample
def int_Sample : TargetIntrinsic<"resource.sample", Convergent, Free, ["texture", "sampler", "coordinates", "offset", "clamp?"]> {
  let Doc = "`texture, sampler, coordinates, offset, [clamp]` → `T`";
}
def int_SampleBias : TargetIntrinsic<"resource.samplebias", Convergent, Free, ["texture", "sampler", "coordinates", "bias", "offset", "clamp?"]> {
  let Doc = "`texture, sampler, coordinates, bias, offset, [clamp]` → `T`";
}
def int_SampleGrad : TargetIntrinsic<"resource.samplegrad", Read, Free, ["texture", "sampler", "coordinates", "ddx", "ddy", "offset", "clamp?"]> {
  let Doc = "`texture, sampler, coordinates, ddx, ddy, offset, [clamp]` → `T`";
}
def int_SampleLevel : TargetIntrinsic<"resource.samplelevel", Read, Free, ["texture", "sampler", "coordinates", "lod", "offset"]> {
  let Doc = "`texture, sampler, coordinates, lod, offset` → `T`";
}
def int_SampleCmp : TargetIntrinsic<"resource.samplecmp", Convergent, Free, ["texture", "sampler", "coordinates", "reference", "offset", "clamp?"]> {
  let Doc = "`texture, sampler, coordinates, reference, offset, [clamp]` → scalar";
}
def int_SampleCmpLevelZero : TargetIntrinsic<"resource.samplecmplevelzero", Read, Free, ["texture", "sampler", "coordinates", "reference", "offset"]> {
  let Doc = "`texture, sampler, coordinates, reference, offset` → scalar";
}
def int_SampleCmpLevel : TargetIntrinsic<"resource.samplecmplevel", Read, Free, ["texture", "sampler", "coordinates", "reference", "lod", "offset"]> {
  let Doc = "SM 6.7: `texture, sampler, coordinates, reference, lod, offset` → scalar";
}
def int_SampleCmpBias : TargetIntrinsic<"resource.samplecmpbias", Convergent, Free, ["texture", "sampler", "coordinates", "reference", "bias", "offset", "clamp?"]> {
  let Doc = "SM 6.8: `texture, sampler, coordinates, reference, bias, offset, [clamp]` → scalar";
}
def int_SampleCmpGrad : TargetIntrinsic<"resource.samplecmpgrad", Read, Free, ["texture", "sampler", "coordinates", "reference", "ddx", "ddy", "offset", "clamp?"]> {
  let Doc = "SM 6.8: `texture, sampler, coordinates, reference, ddx, ddy, offset, [clamp]` → scalar";
}

// Gather
def int_Gather : TargetIntrinsic<"resource.gather", Read, Free, ["texture", "sampler", "coordinates", "offset", "channel"]> {
  let Doc = "`texture, sampler, coordinates, offset, i32 channel` → four lanes; offset is one vector, or four side by side.";
}
def int_GatherRaw : TargetIntrinsic<"resource.gather.raw", Read, Free, ["texture", "sampler", "coordinates", "offset"]> {
  let Doc = "SM 6.7: `texture, sampler, coordinates, offset` → the bits of four texels";
}

// Access
def int_StoreSample : TargetIntrinsic<"resource.store.sample", Write, Free, ["texture", "coordinates", "sample", "value"]> {
  let Doc = "SM 6.7: `texture, coordinates, i32 sample, value`: writes a sample of a multisampled texture.";
}

// Feedback
def int_WriteFeedback : TargetIntrinsic<"resource.writefeedback", Write, Free, ["feedback", "texture", "sampler", "coordinates", "clamp?"]> {
  let Doc = "`feedback texture, texture, sampler, coordinates, [clamp]`: records what a sample would touch.";
}
def int_WriteFeedbackBias : TargetIntrinsic<"resource.writefeedback.bias", Write, Free, ["feedback", "texture", "sampler", "coordinates", "bias", "clamp?"]> {
  let Doc = "`feedback texture, texture, sampler, coordinates, bias, [clamp]`";
}
def int_WriteFeedbackLevel : TargetIntrinsic<"resource.writefeedback.level", Write, Free, ["feedback", "texture", "sampler", "coordinates", "lod"]> {
  let Doc = "`feedback texture, texture, sampler, coordinates, lod`";
}
def int_WriteFeedbackGrad : TargetIntrinsic<"resource.writefeedback.grad", Write, Free, ["feedback", "texture", "sampler", "coordinates", "ddx", "ddy", "clamp?"]> {
  let Doc = "`feedback texture, texture, sampler, coordinates, ddx, ddy, [clamp]`";
}

// Gather
def int_GatherCmp : TargetIntrinsic<"resource.gathercmp", Read, Free, ["texture", "sampler", "coordinates", "reference", "offset", "channel"]> {
  let Doc = "`texture, sampler, coordinates, reference, offset, i32 channel` → four lanes";
}

// Lod
def int_CalculateLod : TargetIntrinsic<"resource.calculate.lod", Convergent, Free, ["texture", "sampler", "coordinates"]> {
  let Doc = "`texture, sampler, coordinates` → the level that a sample would use, clamped.";
}
def int_CalculateLodUnclamped : TargetIntrinsic<"resource.calculate.lod.unclamped", Convergent, Free, ["texture", "sampler", "coordinates"]> {
  let Doc = "`texture, sampler, coordinates` → the level that a sample would use, unclamped.";
}

// RayQuery
def int_RayQueryAllocate : TargetIntrinsic<"rayquery.allocate", Write, Free, ["flags"]> {
  let Doc = "`i32 flags (constant)` → the handle of a new ray query.";
}
def int_RayQueryTrace : TargetIntrinsic<"rayquery.traceinline", Write, Free, ["query", "structure", "flags", "mask", "ox", "oy", "oz", "least", "dx", "dy", "dz", "most"]> {
  let Doc = "`query, acceleration structure, flags, mask, origin (three), least distance, direction (three), most distance`, scalars";
}
def int_RayQueryProceed : TargetIntrinsic<"rayquery.proceed", Write, Free, ["query"]> {
  let Doc = "`query` → whether there is a candidate.";
}
def int_RayQueryAbort : TargetIntrinsic<"rayquery.abort", Write, Free, ["query"]> {
  let Doc = "`query`: ends the search.";
}
def int_RayQueryCommitTriangle : TargetIntrinsic<"rayquery.commit.triangle", Write, Free, ["query"]> {
  let Doc = "`query`: takes the triangle that is the candidate.";
}
def int_RayQueryCommitProcedural : TargetIntrinsic<"rayquery.commit.procedural", Write, Free, ["query", "distance"]> {
  let Doc = "`query, distance`: takes the procedural primitive that is the candidate.";
}
def int_RayQueryState : TargetIntrinsic<"rayquery.state", Read, Free, ["query", "state", "row", "column"]> {
  let Doc = "`query, what (i32: DXIL's operation), row or lane (i32), column (i32)` → a scalar that the query knows.";
}

// Vulkan
def int_SpecConstant : TargetIntrinsic<"spec.constant", Pure, Free, ["number", "default"]> {
  let Doc = "A constant that the pipeline may set: its number (`i32`), its value until then.";
}

// Lifetime
def int_LifetimeStart : LlvmIntrinsic<"lifetime.start", Write, Free, ["size?", "pointer"]> {
  let Doc = "Start of a stack slot's life; dropped.";
}
def int_LifetimeEnd : LlvmIntrinsic<"lifetime.end", Write, Free, ["size?", "pointer"]> {
  let Doc = "End of a stack slot's life; dropped.";
}
