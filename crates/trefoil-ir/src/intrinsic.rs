//! Intrinsics: one row each, with the name it has in text and what it may do.
//!
//! A name of the family [`Family::Llvm`] prints as `llvm.NAME`; one of [`Family::Target`] prints as `llvm.dx.NAME` or
//! `llvm.spv.NAME`, by the module's triple. Overload suffixes (`.v4f32`) are made by the printer and dropped by the
//! reader: the types of the operands say the same.

/// Whose name an intrinsic has in text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// `llvm.NAME`
    Llvm,
    /// `llvm.dx.NAME`, `llvm.spv.NAME`
    Target,
}

/// What a call of an intrinsic may do besides giving its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// Nothing: equal operands give equal results, and an unused call may go.
    Pure,
    /// As `Pure` within one lane's flow of control, but the result depends on which lanes are active or on neighbours:
    /// the call may go when unused, and may not move to another block.
    Convergent,
    /// Reads memory that others may write; an unused call may go.
    Read,
    /// Writes memory or is seen from outside; stays, in its order.
    Write,
    /// As `Write`, and may not move to another block.
    ConvergentWrite,
}

/// The row of an intrinsic.
#[derive(Clone, Copy, Debug)]
pub struct IntrinsicInfo {
    /// The name without family and overload.
    pub name: &'static str,
    /// Whose name that is.
    pub family: Family,
    /// What a call may do.
    pub effect: Effect,
    /// The least and the most operands a call has.
    pub operands: (u8, u8),
    /// How the result's type follows from the operands'.
    pub shape: Shape,
}

/// How the result's type follows from the operands', for the verifier and the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// All operands and the result have one type.
    Same,
    /// As `Same`, of floats.
    Floats,
    /// As `Same`, of integers.
    Ints,
    /// The result is a scalar of the first operand's lanes, which are floats.
    FloatScalar,
    /// The result is a scalar of the first operand's lanes, which are integers.
    IntScalar,
    /// The result has the shape of the first operand and its own scalar.
    Lanes,
    /// As `Lanes`, of floats.
    OfFloats,
    /// As `Lanes`, of integers.
    OfInts,
    /// The result and all operands are `i32`.
    Words,
    /// The result and all operands are `i1`.
    Flags,
    /// An `i32` of flags.
    Count,
    /// The result's type is free, or given by the documentation.
    Free,
}

macro_rules! intrinsics {
    ($($(#[$doc:meta])* $variant:ident $name:literal $family:ident $effect:ident $min:literal..=$max:literal $shape:ident;)*) => {
        /// An operation that LLVM's instructions lack.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u32)]
        pub enum Intrinsic {
            $($(#[$doc])* $variant,)*
        }

        const INFO: &[IntrinsicInfo] = &[
            $(IntrinsicInfo {
                name: $name, family: Family::$family, effect: Effect::$effect, operands: ($min, $max), shape: Shape::$shape,
            },)*
        ];

        impl Intrinsic {
            /// Every intrinsic, in order.
            pub const ALL: &[Intrinsic] = &[$(Intrinsic::$variant,)*];
        }
    };
}

intrinsics! {
    // Arithmetic, lane by lane.
    /// `|x|`
    FAbs "fabs" Llvm Pure 1..=1 Floats;
    /// Square root.
    Sqrt "sqrt" Llvm Pure 1..=1 Floats;
    /// Sine.
    Sin "sin" Llvm Pure 1..=1 Floats;
    /// Cosine.
    Cos "cos" Llvm Pure 1..=1 Floats;
    /// Tangent.
    Tan "tan" Llvm Pure 1..=1 Floats;
    /// Arc sine.
    Asin "asin" Llvm Pure 1..=1 Floats;
    /// Arc cosine.
    Acos "acos" Llvm Pure 1..=1 Floats;
    /// Arc tangent.
    Atan "atan" Llvm Pure 1..=1 Floats;
    /// Arc tangent of `y / x` in the right quadrant.
    Atan2 "atan2" Llvm Pure 2..=2 Floats;
    /// Hyperbolic sine.
    Sinh "sinh" Llvm Pure 1..=1 Floats;
    /// Hyperbolic cosine.
    Cosh "cosh" Llvm Pure 1..=1 Floats;
    /// Hyperbolic tangent.
    Tanh "tanh" Llvm Pure 1..=1 Floats;
    /// `e^x`
    Exp "exp" Llvm Pure 1..=1 Floats;
    /// `2^x`
    Exp2 "exp2" Llvm Pure 1..=1 Floats;
    /// Natural logarithm.
    Log "log" Llvm Pure 1..=1 Floats;
    /// Logarithm to base 2.
    Log2 "log2" Llvm Pure 1..=1 Floats;
    /// Logarithm to base 10.
    Log10 "log10" Llvm Pure 1..=1 Floats;
    /// `x^y`
    Pow "pow" Llvm Pure 2..=2 Floats;
    /// Round down.
    Floor "floor" Llvm Pure 1..=1 Floats;
    /// Round up.
    Ceil "ceil" Llvm Pure 1..=1 Floats;
    /// Round toward zero.
    FTrunc "trunc" Llvm Pure 1..=1 Floats;
    /// Round to nearest, ties to even.
    RoundEven "roundeven" Llvm Pure 1..=1 Floats;
    /// Fused `a * b + c`, rounded once.
    Fma "fma" Llvm Pure 3..=3 Floats;
    /// `a * b + c`, rounded once or twice: HLSL's `mad` on floats.
    FMulAdd "fmuladd" Llvm Pure 3..=3 Floats;
    /// The lesser float; the other operand when one is NaN.
    MinNum "minnum" Llvm Pure 2..=2 Floats;
    /// The greater float; the other operand when one is NaN.
    MaxNum "maxnum" Llvm Pure 2..=2 Floats;
    /// The lesser signed integer.
    SMin "smin" Llvm Pure 2..=2 Ints;
    /// The greater signed integer.
    SMax "smax" Llvm Pure 2..=2 Ints;
    /// The lesser unsigned integer.
    UMin "umin" Llvm Pure 2..=2 Ints;
    /// The greater unsigned integer.
    UMax "umax" Llvm Pure 2..=2 Ints;
    /// `|x|` of an integer: operand, and an `i1` that says whether the least value is poison.
    Abs "abs" Llvm Pure 2..=2 Free;
    /// `x * 2^e` with a float `e`, as HLSL's `ldexp`.
    Ldexp "ldexp" Target Pure 2..=2 Floats;
    /// Bits that are set: the result is `i32`-shaped.
    CountBits "ctpop" Llvm Pure 1..=1 OfInts;
    /// Bits in reverse order.
    BitReverse "bitreverse" Llvm Pure 1..=1 Ints;
    /// Number of the lowest set bit from the lowest; all ones when none.
    FirstBitLow "firstbitlow" Target Pure 1..=1 OfInts;
    /// Number of the highest set bit from the lowest; all ones when none.
    FirstBitUHigh "firstbituhigh" Target Pure 1..=1 OfInts;
    /// Number of the highest bit that differs from the sign, from the lowest; all ones when none.
    FirstBitSHigh "firstbitshigh" Target Pure 1..=1 OfInts;
    /// `a * b + c` of signed integers.
    IMad "imad" Target Pure 3..=3 Ints;
    /// `a * b + c` of unsigned integers.
    UMad "umad" Target Pure 3..=3 Ints;
    /// To the range of 0 to 1; NaN becomes 0.
    Saturate "saturate" Target Pure 1..=1 Floats;
    /// `x - floor(x)`
    Frac "frac" Target Pure 1..=1 Floats;
    /// `1 / sqrt(x)`
    Rsqrt "rsqrt" Target Pure 1..=1 Floats;
    /// Whether each lane is NaN.
    IsNan "isnan" Target Pure 1..=1 OfFloats;
    /// Whether each lane is infinite.
    IsInf "isinf" Target Pure 1..=1 OfFloats;
    /// Whether each lane is finite.
    IsFinite "isfinite" Target Pure 1..=1 OfFloats;
    /// Whether each lane is normal.
    IsNormal "isnormal" Target Pure 1..=1 OfFloats;
    /// Float `x` held between `lo` and `hi`.
    NClamp "nclamp" Target Pure 3..=3 Floats;
    /// Signed `x` held between `lo` and `hi`.
    SClamp "sclamp" Target Pure 3..=3 Ints;
    /// Unsigned `x` held between `lo` and `hi`.
    UClamp "uclamp" Target Pure 3..=3 Ints;
    /// -1, 0 or 1 as `i32`, by the sign of a float or signed integer.
    Sign "sign" Target Pure 1..=1 Lanes;
    /// `x + s * (y - x)`
    Lerp "lerp" Target Pure 3..=3 Floats;
    /// `x >= edge ? 1 : 0`, operands `edge, x`.
    Step "step" Target Pure 2..=2 Floats;
    /// Hermite step: operands `lo, hi, x`.
    SmoothStep "smoothstep" Target Pure 3..=3 Floats;
    /// Radians to degrees.
    Degrees "degrees" Target Pure 1..=1 Floats;
    /// Degrees to radians.
    Radians "radians" Target Pure 1..=1 Floats;

    // Across the lanes of a vector.
    /// Dot product of float vectors.
    FDot "fdot" Target Pure 2..=2 FloatScalar;
    /// Dot product of signed integer vectors.
    SDot "sdot" Target Pure 2..=2 IntScalar;
    /// Dot product of unsigned integer vectors.
    UDot "udot" Target Pure 2..=2 IntScalar;
    /// Length of a vector.
    Length "length" Target Pure 1..=1 FloatScalar;
    /// Distance of two points.
    Distance "distance" Target Pure 2..=2 FloatScalar;
    /// A vector made as long as 1.
    Normalize "normalize" Target Pure 1..=1 Floats;
    /// Cross product of two vectors of three.
    Cross "cross" Target Pure 2..=2 Floats;
    /// `i - 2 * n * dot(i, n)`
    Reflect "reflect" Target Pure 2..=2 Floats;
    /// Refraction: `i, n, eta` (a scalar).
    Refract "refract" Target Pure 3..=3 Free;
    /// `-n * sign(dot(i, ng))`
    FaceForward "faceforward" Target Pure 3..=3 Floats;
    /// Whether any lane is not zero (`i1`).
    Any "any" Target Pure 1..=1 Free;
    /// Whether all lanes are not zero (`i1`).
    All "all" Target Pure 1..=1 Free;
    /// SM 6.4: accumulate the dot product of two vectors of two halves: `acc, a, b`.
    Dot2Add "dot2add" Target Pure 3..=3 Free;
    /// SM 6.4: accumulate the dot product of four signed bytes: `acc, a, b`.
    Dot4AddI8 "dot4add.i8packed" Target Pure 3..=3 Ints;
    /// SM 6.4: accumulate the dot product of four unsigned bytes: `acc, a, b`.
    Dot4AddU8 "dot4add.u8packed" Target Pure 3..=3 Ints;
    /// Masked sum of absolute differences: `reference, source (2), accum (4)` as HLSL's `msad4`.
    Msad4 "msad4" Target Pure 3..=3 Free;

    // Formats.
    /// The low 16 bits as binary16, widened to float.
    F16ToF32 "legacyf16tof32" Target Pure 1..=1 OfInts;
    /// A float narrowed to binary16, in the low 16 bits.
    F32ToF16 "legacyf32tof16" Target Pure 1..=1 OfFloats;
    /// A double from its low and high `i32`.
    AsDouble "asdouble" Target Pure 2..=2 OfInts;
    /// The low and high `i32` of a double, as `{i32, i32}` (or vectors of them).
    SplitDouble "splitdouble" Target Pure 1..=1 Free;
    /// The high and low half of the product of two signed words, as `{i32, i32}` (or vectors of them).
    IMul "imul" Target Pure 2..=2 Free;
    /// The high and low half of the product of two unsigned words, as `{i32, i32}` (or vectors of them).
    UMul "umul" Target Pure 2..=2 Free;
    /// Sum and carry, as `{T, i1}`.
    UAddCarry "uadd.with.overflow" Llvm Pure 2..=2 Free;

    // The invocation.
    /// Input row: element id, row (both `i32`); the id is constant and indexes the entry's inputs. Where each vertex of a
    /// primitive has the input, the vertex (`i32`) follows.
    LoadInput "load.input" Target Pure 2..=3 Free;
    /// Output row: element id, row, value.
    StoreOutput "store.output" Target Write 3..=3 Free;
    /// Ends a vertex of a stream (constant `i32`): its outputs are what was stored.
    EmitStream "emit.stream" Target Write 1..=1 Free;
    /// Ends a strip of a stream (constant `i32`).
    CutStream "cut.stream" Target Write 1..=1 Free;
    /// Row of what a patch has as a whole: element id, row.
    LoadPatchConstant "load.patch.constant" Target Pure 2..=2 Free;
    /// Row of what a patch has as a whole: element id, row, value.
    StorePatchConstant "store.patch.constant" Target Write 3..=3 Free;
    /// Row of an output of a control point that a hull shader has made: element id, row, point.
    LoadControlPoint "load.output.control.point" Target Read 3..=3 Free;
    /// `SV_OutputControlPointID`
    OutputControlPointId "output.control.point.id" Target Pure 0..=0 Words;
    /// `SV_DomainLocation`, component by constant: a float.
    DomainLocation "domain.location" Target Pure 1..=1 Free;
    /// Waits for all control points of a patch.
    PatchBarrier "patch.barrier" Target ConvergentWrite 0..=0 Free;
    /// `SV_GSInstanceID`
    GsInstanceId "gs.instance.id" Target Pure 0..=0 Words;
    /// Input row at the centroid: element id, row.
    EvalCentroid "eval.centroid" Target Pure 2..=2 Free;
    /// Input row at a sample: element id, row, sample.
    EvalSample "eval.sample.index" Target Pure 3..=3 Free;
    /// Input row at an offset in sixteenths: element id, row, x, y.
    EvalSnapped "eval.snapped" Target Pure 4..=4 Free;
    /// Input row of one vertex of the triangle: element id, row, vertex.
    AttributeAtVertex "attribute.at.vertex" Target Pure 3..=3 Free;
    /// `SV_DispatchThreadID`, component by constant.
    ThreadId "thread.id" Target Pure 1..=1 Words;
    /// `SV_GroupID`, component by constant.
    GroupId "group.id" Target Pure 1..=1 Words;
    /// `SV_GroupThreadID`, component by constant.
    ThreadIdInGroup "thread.id.in.group" Target Pure 1..=1 Words;
    /// `SV_GroupIndex`.
    FlattenedThreadIdInGroup "flattened.thread.id.in.group" Target Pure 0..=0 Words;
    /// `SV_Coverage` as a pixel's input.
    Coverage "coverage" Target Pure 0..=0 Words;
    /// `SV_InnerCoverage`.
    InnerCoverage "inner.coverage" Target Pure 0..=0 Words;
    /// `SV_ViewID`.
    ViewId "view.id" Target Pure 0..=0 Words;
    /// `SV_SampleIndex` where it is not in the signature.
    SampleIndex "sample.index" Target Pure 0..=0 Words;
    /// `SV_PrimitiveID` where it is not in the signature.
    PrimitiveId "primitive.id" Target Pure 0..=0 Words;
    /// `SV_StartVertexLocation` (SM 6.8).
    StartVertexLocation "start.vertex.location" Target Pure 0..=0 Words;
    /// `SV_StartInstanceLocation` (SM 6.8).
    StartInstanceLocation "start.instance.location" Target Pure 0..=0 Words;
    /// `GetRenderTargetSampleCount`.
    RenderTargetSampleCount "render.target.sample.count" Target Pure 0..=0 Words;
    /// `GetRenderTargetSamplePosition`: a vector of two floats.
    RenderTargetSamplePosition "render.target.sample.position" Target Pure 1..=1 Free;
    /// Whether this lane only helps its neighbours (SM 6.6).
    IsHelperLane "is.helper.lane" Target Convergent 0..=0 Flags;
    /// Ends the lane when the condition holds; in pixel shaders.
    Discard "discard" Target ConvergentWrite 1..=1 Free;

    // Neighbours and waves.
    /// Rate of change along x, coarse.
    DdxCoarse "ddx.coarse" Target Convergent 1..=1 Floats;
    /// Rate of change along y, coarse.
    DdyCoarse "ddy.coarse" Target Convergent 1..=1 Floats;
    /// Rate of change along x, fine.
    DdxFine "ddx.fine" Target Convergent 1..=1 Floats;
    /// Rate of change along y, fine.
    DdyFine "ddy.fine" Target Convergent 1..=1 Floats;
    /// Number of this lane.
    WaveLaneIndex "wave.getlaneindex" Target Convergent 0..=0 Words;
    /// Lanes in a wave.
    WaveLaneCount "wave.get.lane.count" Target Pure 0..=0 Words;
    /// Whether this is the first active lane.
    WaveIsFirstLane "wave.is.first.lane" Target Convergent 0..=0 Flags;
    /// Whether the condition holds in any active lane.
    WaveAny "wave.any" Target Convergent 1..=1 Flags;
    /// Whether the condition holds in all active lanes.
    WaveAll "wave.all" Target Convergent 1..=1 Flags;
    /// Whether the value is the same in all active lanes, lane by lane of a vector.
    WaveAllEqual "wave.all.equal" Target Convergent 1..=1 Lanes;
    /// A bit for each active lane where the condition holds, as four `i32`.
    WaveBallot "wave.ballot" Target Convergent 1..=1 Free;
    /// The value in a given lane.
    WaveReadLane "wave.readlane" Target Convergent 2..=2 Free;
    /// The value in the first active lane.
    WaveReadLaneFirst "wave.readlane.first" Target Convergent 1..=1 Same;
    /// Sum over active lanes, floats and signed integers.
    WaveSum "wave.reduce.sum" Target Convergent 1..=1 Same;
    /// Sum over active lanes, unsigned.
    WaveUSum "wave.reduce.usum" Target Convergent 1..=1 Ints;
    /// Product over active lanes, floats and signed integers.
    WaveProduct "wave.product" Target Convergent 1..=1 Same;
    /// Product over active lanes, unsigned.
    WaveUProduct "wave.uproduct" Target Convergent 1..=1 Ints;
    /// Greatest over active lanes, floats and signed integers.
    WaveMax "wave.reduce.max" Target Convergent 1..=1 Same;
    /// Greatest over active lanes, unsigned.
    WaveUMax "wave.reduce.umax" Target Convergent 1..=1 Ints;
    /// Least over active lanes, floats and signed integers.
    WaveMin "wave.reduce.min" Target Convergent 1..=1 Same;
    /// Least over active lanes, unsigned.
    WaveUMin "wave.reduce.umin" Target Convergent 1..=1 Ints;
    /// Bitwise and over active lanes.
    WaveBitAnd "wave.reduce.and" Target Convergent 1..=1 Ints;
    /// Bitwise or over active lanes.
    WaveBitOr "wave.reduce.or" Target Convergent 1..=1 Ints;
    /// Bitwise exclusive or over active lanes.
    WaveBitXor "wave.reduce.xor" Target Convergent 1..=1 Ints;
    /// Active lanes where the condition holds.
    WaveCountBits "wave.active.countbits" Target Convergent 1..=1 Count;
    /// Sum over lower active lanes, floats and signed integers.
    WavePrefixSum "wave.prefix.sum" Target Convergent 1..=1 Same;
    /// Sum over lower active lanes, unsigned.
    WavePrefixUSum "wave.prefix.usum" Target Convergent 1..=1 Ints;
    /// Product over lower active lanes, floats and signed integers.
    WavePrefixProduct "wave.prefix.product" Target Convergent 1..=1 Same;
    /// Product over lower active lanes, unsigned.
    WavePrefixUProduct "wave.prefix.uproduct" Target Convergent 1..=1 Ints;
    /// Lower active lanes where the condition holds.
    WavePrefixCountBits "wave.prefix.bit.count" Target Convergent 1..=1 Count;
    /// SM 6.5: a bit for each lane with the same value.
    WaveMatch "wave.match" Target Convergent 1..=1 Free;
    /// SM 6.5: prefix operation over a partition: value, mask (4 x `i32`), `i32` operation (DXIL's
    /// `WaveMultiPrefixOpKind`), `i1` unsigned.
    WaveMultiPrefix "wave.multi.prefix" Target Convergent 4..=4 Free;
    /// SM 6.5: lower lanes of a partition where the condition holds: condition, mask.
    WaveMultiPrefixCountBits "wave.multi.prefix.bit.count" Target Convergent 2..=2 Free;
    /// The value in a given lane of the quad.
    QuadReadLaneAt "quad.readlane.at" Target Convergent 2..=2 Free;
    /// The value in the quad's neighbour along x.
    QuadReadAcrossX "quad.read.across.x" Target Convergent 1..=1 Same;
    /// The value in the quad's neighbour along y.
    QuadReadAcrossY "quad.read.across.y" Target Convergent 1..=1 Same;
    /// The value in the quad's opposite corner.
    QuadReadAcrossDiagonal "quad.read.across.diagonal" Target Convergent 1..=1 Same;
    /// SM 6.7: whether the condition holds in any lane of the quad.
    QuadAny "quad.any" Target Convergent 1..=1 Flags;
    /// SM 6.7: whether the condition holds in all lanes of the quad.
    QuadAll "quad.all" Target Convergent 1..=1 Flags;

    // Barriers.
    /// Orders groupshared accesses.
    GroupBarrier "group.memory.barrier" Target ConvergentWrite 0..=0 Free;
    /// Orders groupshared accesses, and waits for the group.
    GroupBarrierSync "group.memory.barrier.with.group.sync" Target ConvergentWrite 0..=0 Free;
    /// Orders accesses of unordered-access views.
    DeviceBarrier "device.memory.barrier" Target ConvergentWrite 0..=0 Free;
    /// Orders accesses of unordered-access views, and waits for the group.
    DeviceBarrierSync "device.memory.barrier.with.group.sync" Target ConvergentWrite 0..=0 Free;
    /// Orders all accesses.
    AllBarrier "all.memory.barrier" Target ConvergentWrite 0..=0 Free;
    /// Orders all accesses, and waits for the group.
    AllBarrierSync "all.memory.barrier.with.group.sync" Target ConvergentWrite 0..=0 Free;
    /// SM 6.8: `(memory, semantics)`: orders accesses of the kinds of memory that the flags say.
    MemoryBarrier "memory.barrier.by.type" Target ConvergentWrite 2..=2 Free;
    /// SM 6.8: `(h, semantics)`: orders accesses of a resource.
    ResourceBarrier "memory.barrier.by.handle" Target ConvergentWrite 2..=2 Free;

    // Resources. `h` is a handle; `offset` a constant vector of i32 or poison when there is none; a result written
    // `T` may also be asked for as `{T, i1}`, whose second member says whether all memory was mapped.
    /// `i32` constant: [`ResourceId`](crate::ResourceId); `i32` index from the start of the range; `i1` constant:
    /// non-uniform. Prints as `llvm.dx.resource.handlefrombinding` (or `handlefromimplicitbinding`).
    Handle "resource.handlefrombinding" Target Pure 3..=3 Free;
    /// SM 6.6: `i32` index into the heap, `i1` non-uniform; sampler heap when the type is a sampler.
    HandleFromHeap "resource.handlefromheap" Target Pure 2..=2 Free;
    /// `h, index`: the address of an element: `i32` for buffers (bytes for raw ones), a vector for writable textures;
    /// constant buffers take `i32 0`.
    GetPointer "resource.getpointer" Target Pure 2..=2 Free;
    /// `address (i64), alignment (constant), undef of the type` → a pointer: Vulkan's memory without a descriptor.
    PhysicalPointer "pointer.physical" Target Pure 3..=3 Free;
    /// `number (constant), undef of the type` → a pointer: a variable of SPIR-V's with a class of its own.
    SpirvVariable "variable" Target Pure 2..=2 Free;
    /// `opcode, instruction set (0 the core, 1 GLSL.std.450, from 2 on those of the notes), mask of the operands that are literals, operands…`:
    /// an instruction of SPIR-V that the source names.
    /// Operands may be resources, and pointers where the instruction wants them.
    SpirvInstruction "instruction" Target Write 3..=19 Free;
    /// `h, index` → `T` of a typed buffer.
    LoadTyped "resource.load.typedbuffer" Target Read 2..=2 Free;
    /// `h, index, byte offset` → `T` of a raw (offset poison) or structured buffer.
    LoadRaw "resource.load.rawbuffer" Target Read 3..=3 Free;
    /// `h, index, value` into a typed buffer.
    StoreTyped "resource.store.typedbuffer" Target Write 3..=3 Free;
    /// `h, index, byte offset, value` into a raw (offset poison) or structured buffer.
    StoreRaw "resource.store.rawbuffer" Target Write 4..=4 Free;
    /// `h, coordinates, mip level or sample (i32, poison for writable textures without), offset` → `T`.
    LoadTexture "resource.load.level" Target Read 4..=4 Free;
    /// `h, coordinates, value` into a writable texture.
    StoreTexture "resource.store.texture" Target Write 3..=3 Free;
    /// `h, i32 row` of a constant buffer → two 64-bit values as a structure.
    CBufferRow2 "resource.load.cbufferrow.2" Target Pure 2..=2 Free;
    /// `h, i32 row` of a constant buffer → four 32-bit values as a structure.
    CBufferRow4 "resource.load.cbufferrow.4" Target Pure 2..=2 Free;
    /// `h, i32 row` of a constant buffer → eight 16-bit values as a structure.
    CBufferRow8 "resource.load.cbufferrow.8" Target Pure 2..=2 Free;
    /// `h, operation (i32: DXIL's), three coordinates (poison where there are fewer; byte offset in structured buffers),
    /// value` → what was there. What other front ends write instead of `atomicrmw`.
    AtomicBinOp "resource.atomic.binop" Target Write 6..=6 Free;
    /// `h, three coordinates, compare, value` → what was there.
    AtomicCompareExchange "resource.atomic.compare.exchange" Target Write 6..=6 Free;
    /// `h, i8 ±1` → the counter before an increment or after a decrement.
    UpdateCounter "resource.updatecounter" Target Write 2..=2 Free;
    /// `h, i32 mip level` → four `i32`: the sizes in order (elements or bytes of a buffer; layers behind the other sizes), in the last lane mip levels or samples.
    GetDimensions "resource.getdimensions" Target Read 2..=2 Free;
    /// `h, i32 sample` → two floats.
    SamplePosition "resource.sample.position" Target Pure 2..=2 Free;
    /// `texture, sampler, coordinates, offset, [clamp]` → `T`
    Sample "resource.sample" Target Convergent 4..=5 Free;
    /// `texture, sampler, coordinates, bias, offset, [clamp]` → `T`
    SampleBias "resource.samplebias" Target Convergent 5..=6 Free;
    /// `texture, sampler, coordinates, ddx, ddy, offset, [clamp]` → `T`
    SampleGrad "resource.samplegrad" Target Read 6..=7 Free;
    /// `texture, sampler, coordinates, lod, offset` → `T`
    SampleLevel "resource.samplelevel" Target Read 5..=5 Free;
    /// `texture, sampler, coordinates, reference, offset, [clamp]` → scalar
    SampleCmp "resource.samplecmp" Target Convergent 5..=6 Free;
    /// `texture, sampler, coordinates, reference, offset` → scalar
    SampleCmpLevelZero "resource.samplecmplevelzero" Target Read 5..=5 Free;
    /// SM 6.7: `texture, sampler, coordinates, reference, lod, offset` → scalar
    SampleCmpLevel "resource.samplecmplevel" Target Read 6..=6 Free;
    /// SM 6.8: `texture, sampler, coordinates, reference, bias, offset, [clamp]` → scalar
    SampleCmpBias "resource.samplecmpbias" Target Convergent 6..=7 Free;
    /// SM 6.8: `texture, sampler, coordinates, reference, ddx, ddy, offset, [clamp]` → scalar
    SampleCmpGrad "resource.samplecmpgrad" Target Read 7..=8 Free;
    /// `texture, sampler, coordinates, offset, i32 channel` → four lanes; offset is one vector, or four side by side.
    Gather "resource.gather" Target Read 5..=5 Free;
    /// SM 6.7: `texture, sampler, coordinates, offset` → the bits of four texels
    GatherRaw "resource.gather.raw" Target Read 4..=4 Free;
    /// SM 6.7: `texture, coordinates, i32 sample, value`: writes a sample of a multisampled texture.
    StoreSample "resource.store.sample" Target Write 4..=4 Free;
    /// `feedback texture, texture, sampler, coordinates, [clamp]`: records what a sample would touch.
    WriteFeedback "resource.writefeedback" Target Write 4..=5 Free;
    /// `feedback texture, texture, sampler, coordinates, bias, [clamp]`
    WriteFeedbackBias "resource.writefeedback.bias" Target Write 5..=6 Free;
    /// `feedback texture, texture, sampler, coordinates, lod`
    WriteFeedbackLevel "resource.writefeedback.level" Target Write 5..=5 Free;
    /// `feedback texture, texture, sampler, coordinates, ddx, ddy, [clamp]`
    WriteFeedbackGrad "resource.writefeedback.grad" Target Write 6..=7 Free;
    /// `texture, sampler, coordinates, reference, offset, i32 channel` → four lanes
    GatherCmp "resource.gathercmp" Target Read 6..=6 Free;
    /// `texture, sampler, coordinates` → the level that a sample would use, clamped.
    CalculateLod "resource.calculate.lod" Target Convergent 3..=3 Free;
    /// `texture, sampler, coordinates` → the level that a sample would use, unclamped.
    CalculateLodUnclamped "resource.calculate.lod.unclamped" Target Convergent 3..=3 Free;

    /// `i32 flags (constant)` → the handle of a new ray query.
    RayQueryAllocate "rayquery.allocate" Target Write 1..=1 Free;
    /// `query, acceleration structure, flags, mask, origin (three), least distance, direction (three), most distance`, scalars
    RayQueryTrace "rayquery.traceinline" Target Write 12..=12 Free;
    /// `query` → whether there is a candidate.
    RayQueryProceed "rayquery.proceed" Target Write 1..=1 Free;
    /// `query`: ends the search.
    RayQueryAbort "rayquery.abort" Target Write 1..=1 Free;
    /// `query`: takes the triangle that is the candidate.
    RayQueryCommitTriangle "rayquery.commit.triangle" Target Write 1..=1 Free;
    /// `query, distance`: takes the procedural primitive that is the candidate.
    RayQueryCommitProcedural "rayquery.commit.procedural" Target Write 2..=2 Free;
    /// `query, what (i32: DXIL's operation), row or lane (i32), column (i32)` → a scalar that the query knows.
    RayQueryState "rayquery.state" Target Read 4..=4 Free;

    /// A constant that the pipeline may set: its number (`i32`), its value until then.
    SpecConstant "spec.constant" Target Pure 2..=2 Free;

    // LLVM's own, from other front ends.
    /// Start of a stack slot's life; dropped.
    LifetimeStart "lifetime.start" Llvm Write 1..=2 Free;
    /// End of a stack slot's life; dropped.
    LifetimeEnd "lifetime.end" Llvm Write 1..=2 Free;
}

/// Names besides those of the table: of handles without a binding yet, and of bits counted in another width than the
/// operand's, which LLVM does not.
const OTHER_SPELLINGS: &[(&str, Intrinsic)] =
    &[("resource.handlefromimplicitbinding", Intrinsic::Handle), ("countbits", Intrinsic::CountBits)];

/// Whether the rest of a name spells types, as LLVM mangles them: another intrinsic's name may only start like this one's.
fn is_overload(tail: &str) -> bool {
    let Some(first) = tail.strip_prefix('.').map(|t| t.split('.').next().unwrap_or_default()) else {
        return false;
    };
    let digits = |prefix: &str| {
        first.strip_prefix(prefix).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    matches!(first, "x" | "isVoid" | "Metadata")
        || ["i", "f", "p", "v", "a", "bf", "nxv"].iter().any(|p| digits(p))
        || ["s_", "sl_", "tdx", "tspirv"].iter().any(|p| first.starts_with(p))
}

impl Intrinsic {
    /// The row of this intrinsic.
    #[inline]
    pub fn info(self) -> &'static IntrinsicInfo {
        &INFO[self as usize]
    }

    /// What a call may do.
    #[inline]
    pub fn effect(self) -> Effect {
        self.info().effect
    }

    /// The intrinsic with this number, as instructions hold it in `data`.
    #[inline]
    pub fn from_u32(value: u32) -> Option<Self> {
        Self::ALL.get(value as usize).copied()
    }

    /// The intrinsic that a name in text stands for, overload suffixes and all: the longest name that fits.
    pub fn from_text(name: &str) -> Option<Self> {
        let rest = name.strip_prefix("llvm.")?;
        let target = rest.strip_prefix("dx.").or_else(|| rest.strip_prefix("spv."));
        for (start, which) in OTHER_SPELLINGS {
            let tail = target.and_then(|t| t.strip_prefix(start));
            if tail.is_some_and(|t| t.is_empty() || is_overload(t)) {
                return Some(*which);
            }
        }
        let (family, rest) = match target {
            Some(rest) => (Family::Target, rest),
            None => (Family::Llvm, rest),
        };
        let fits = |i: &&Intrinsic| {
            let info = i.info();
            info.family == family
                && rest.strip_prefix(info.name).is_some_and(|tail| tail.is_empty() || is_overload(tail))
        };
        Self::ALL.iter().filter(fits).max_by_key(|i| i.info().name.len()).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_with_and_without_overloads() {
        assert_eq!(Intrinsic::from_text("llvm.sin.v4f32"), Some(Intrinsic::Sin));
        assert_eq!(Intrinsic::from_text("llvm.dx.thread.id.in.group"), Some(Intrinsic::ThreadIdInGroup));
        assert_eq!(Intrinsic::from_text("llvm.spv.thread.id"), Some(Intrinsic::ThreadId));
        assert_eq!(Intrinsic::from_text("llvm.dx.sin"), None);
        for &i in Intrinsic::ALL {
            let prefix = if i.info().family == Family::Llvm { "llvm." } else { "llvm.dx." };
            assert_eq!(Intrinsic::from_text(&format!("{prefix}{}", i.info().name)), Some(i));
        }
    }
}
