// The classes that Intrinsics.td is written in.

#ifndef INTRINSICS_BASE
#define INTRINSICS_BASE

include "DXIL.td"

// Whose name an intrinsic has in text. The records of this and the next classes are variants of the enumerations of
// their names in trefoil-ir.
class IntrinsicFamily;
// llvm.NAME
def Llvm : IntrinsicFamily;
// llvm.dx.NAME, llvm.spv.NAME
def Target : IntrinsicFamily;

// What a call may do besides giving its result.
class IntrinsicEffect;
def Pure : IntrinsicEffect;
def Convergent : IntrinsicEffect;
def Read : IntrinsicEffect;
def Write : IntrinsicEffect;
def ConvergentWrite : IntrinsicEffect;

// How the type of the result follows from those of the operands.
class IntrinsicShape;
def Same : IntrinsicShape;
def Floats : IntrinsicShape;
def ThreeFloats : IntrinsicShape;
def Ints : IntrinsicShape;
def FloatScalar : IntrinsicShape;
def IntScalar : IntrinsicShape;
def LanesToFlags : IntrinsicShape;
def LanesToInts : IntrinsicShape;
def FloatsToFlags : IntrinsicShape;
def FloatsToInts : IntrinsicShape;
def IntsToInts : IntrinsicShape;
def IntsToFloats : IntrinsicShape;
def WordsToDoubles : IntrinsicShape;
def Words : IntrinsicShape;
def Flags : IntrinsicShape;
def Count : IntrinsicShape;
def IntsWithFlag : IntrinsicShape;
def LanesToFlag : IntrinsicShape;
def Refraction : IntrinsicShape;
def DotOntoFloat : IntrinsicShape;
def WordsOntoFour : IntrinsicShape;
def DoublesToWordPairs : IntrinsicShape;
def IntsToPairs : IntrinsicShape;
def IntsWithCarry : IntrinsicShape;
def WordsToNumber : IntrinsicShape;
def Evaluated : IntrinsicShape;
def WordsToFloat : IntrinsicShape;
def StoredByWords : IntrinsicShape;
def WordsToVoid : IntrinsicShape;
def StoredByFourWords : IntrinsicShape;
def PointerByWords : IntrinsicShape;
def FlagToVoid : IntrinsicShape;
def FlagToFourWords : IntrinsicShape;
def NumberToFourWords : IntrinsicShape;
def NumberByWord : IntrinsicShape;
def ByMask : IntrinsicShape;
def FlagToCount : IntrinsicShape;
def WordToTwoFloats : IntrinsicShape;
def HandleToPointer : IntrinsicShape;
def NumberByDefault : IntrinsicShape;
// Anything at all.
def Free : IntrinsicShape;

// What the result or an operand may be, where a shape says each by itself. The variant's name is the record's without
// "Type".
class IntrinsicType;
def AnyType : IntrinsicType;
def VoidType : IntrinsicType;
def FlagType : IntrinsicType;
// i8
def ByteType : IntrinsicType;
// i32
def WordType : IntrinsicType;
// i64
def LongType : IntrinsicType;
// A scalar float of any width.
def RealType : IntrinsicType;
// A scalar, or a vector of them.
def WordsType : IntrinsicType;
def RealsType : IntrinsicType;
// The same of 32 bits, and two side by side.
def FloatType : IntrinsicType;
def FloatsType : IntrinsicType;
def TwoFloatsType : IntrinsicType;
def NumberType : IntrinsicType;
// A number that is no vector.
def ScalarType : IntrinsicType;
// The type of the result.
def ResultType : IntrinsicType;
// A number, or a structure of numbers.
def LoadedType : IntrinsicType;
def PointerType : IntrinsicType;
// Handles: of any resource, and of some.
def ResourceType : IntrinsicType;
def TypedBufferType : IntrinsicType;
def RawBufferType : IntrinsicType;
def CBufferType : IntrinsicType;
def TextureType : IntrinsicType;
def SamplerType : IntrinsicType;
// Types of the target that are no resources: hit objects, nodes and their records.
def TargetType : IntrinsicType;

// Each by itself: the result, and the operands in order.
class Typed<IntrinsicType result, list<IntrinsicType> operands> : IntrinsicShape {
  IntrinsicType Result = result;
  list<IntrinsicType> Types = operands;
}

// What an intrinsic is of, for those who ask for a family. The variant's name is the record's without "Class".
class IntrinsicClass;
// Arithmetic, lane by lane.
def MathClass : IntrinsicClass;
// Across the lanes of a vector.
def VectorClass : IntrinsicClass;
// Between formats of numbers.
def ConvertClass : IntrinsicClass;
// Results of twice the width, and carries.
def WideClass : IntrinsicClass;
// Rows of the signatures.
def SignatureClass : IntrinsicClass;
// Inputs elsewhere than where the pipeline interpolates.
def EvaluateClass : IntrinsicClass;
// Vertices and strips of a geometry shader's streams.
def StreamClass : IntrinsicClass;
// What mesh shaders give, and the groups that amplification shaders start.
def MeshClass : IntrinsicClass;
// What an invocation knows of itself.
def SystemValueClass : IntrinsicClass;
def DiscardClass : IntrinsicClass;
def DerivativeClass : IntrinsicClass;
def WaveClass : IntrinsicClass;
def QuadClass : IntrinsicClass;
def BarrierClass : IntrinsicClass;
// Handles, and addresses in resources.
def HandleClass : IntrinsicClass;
// Vulkan's alone.
def VulkanClass : IntrinsicClass;
// Loads, stores and atomic operations on a handle.
def AccessClass : IntrinsicClass;
// Sizes and positions of samples.
def QueryClass : IntrinsicClass;
def SampleClass : IntrinsicClass;
def GatherClass : IntrinsicClass;
// Sampler feedback.
def FeedbackClass : IntrinsicClass;
// Levels of detail that a sample would use.
def LodClass : IntrinsicClass;
def HitObjectClass : IntrinsicClass;
def RayQueryClass : IntrinsicClass;
// Inputs, outputs and records of the nodes of work graphs.
def NodeClass : IntrinsicClass;
// What shaders of ray tracing do and know.
def RayTracingClass : IntrinsicClass;
def LifetimeClass : IntrinsicClass;

// Whether the result is the same for all lanes of a wave.
class IntrinsicUniformity;
// Where the operands are.
def FromOperands : IntrinsicUniformity;
// Whatever the operands.
def AlwaysUniform : IntrinsicUniformity;
def NeverUniform : IntrinsicUniformity;
// Where the group has one thread along the component.
def ByThread : IntrinsicUniformity;
// Where the group has one thread.
def ByGroup : IntrinsicUniformity;
// Where the number of the lane that is read is, the second operand.
def ByLane : IntrinsicUniformity;

// What the lowering to DXIL makes of an intrinsic: a variant of `Rule` in trefoil-dxil's lower/rule.rs, with the
// operations and numbers that it carries. `May` names operations that the rule's code may choose.
class DxilRule<string name, list<DXILOp> ops = [], list<int> numbers = [], list<DXILOp> may = []> {
  string Name = name;
  list<DXILOp> Ops = ops;
  list<int> Numbers = numbers;
  list<DXILOp> May = may;
}
// One call for each lane, all operands being lanes of the overload.
class DxilLanes<DXILOp op> : DxilRule<"Lanes", [op]>;
// One call, which takes the operands as they are; the overload is the only one that the operation has.
class DxilCall<DXILOp op> : DxilRule<"Call", [op]>;
// One call for each lane of the value, with constants of 8 bits after it: a kind, whether it is unsigned.
class DxilWave<DXILOp op, list<int> kinds = []>
    : DxilRule<!cond(!empty(kinds) : "Wave", !eq(!size(kinds), 1) : "WaveKind", true : "WaveOp"), [op], kinds>;
// A barrier, by the bits of its mode.
class DxilBarrier<int mode> : DxilRule<"Barrier", [], [mode], [Barrier]>;
// Code that is given the operation, and may choose others.
class DxilBy<string name, DXILOp op, list<DXILOp> may = []> : DxilRule<name, [op], [], may>;
// Code that chooses among operations, with numbers that tell intrinsics apart.
class DxilCode<string name, list<DXILOp> may = [], list<int> numbers = []> : DxilRule<name, [], numbers, may>;
// Is dropped.
def DxilNothing : DxilRule<"Nothing">;
// Has no operation: is expanded into others.
def DxilExpanded : DxilRule<"Expanded">;
// Is refused.
def DxilUnsupported : DxilRule<"Unsupported">;

// What the lowering to SPIR-V makes of an intrinsic: a variant of `Rule` in trefoil-spirv's rule.rs.
class SpirvRule<string rule> {
  string Rule = rule;
}
// A function of GLSL.std.450 that does just that.
class Glsl<string function> : SpirvRule<"Glsl(GlslStd450Op::" # function # ")">;
// The same, where the function is for 16 and 32 bits alone.
class GlslShort<string function> : SpirvRule<"GlslShort(GlslStd450Op::" # function # ")">;
// A variable of the environment.
class SpirvBuiltIn<string variable> : SpirvRule<"BuiltIn(BuiltIn::" # variable # ")">;
class SpirvEvaluate<string function> : SpirvRule<"Evaluate(GlslStd450Op::" # function # ")">;
class SpirvBits<string operation> : SpirvRule<"Bits(BitOp::" # operation # ")">;
// The level clamped, or as it is.
class SpirvLod<int component> : SpirvRule<"Lod(" # component # ")">;
// A barrier: over which memory, and whether the group waits.
class SpirvBarrier<string memory, string waits> : SpirvRule<"Barrier(Memory::" # memory # ", " # waits # ")">;
// An operation of a wave or a quad.
class SpirvWave<string rule> : SpirvRule<"Wave(Wave::" # rule # ")">;
class SpirvWaveOp<string name, string op> : SpirvWave<name # "(Op::" # op # ")">;
// A reduction or a scan, with the operations of floats and of integers.
class SpirvReduce<string group, string ofFloats, string ofInts>
    : SpirvWave<"Reduce(GroupOperation::" # group # ", Op::GroupNonUniform" # ofFloats # ", Op::GroupNonUniform" # ofInts # ")">;
// Code that is given the operation.
class SpirvOp<string name, string op> : SpirvRule<name # "(Op::" # op # ")">;
// Code of its own.
class SpirvCode<string name> : SpirvRule<name>;
// Nothing where it stands.
def SpirvNothing : SpirvRule<"Nothing">;
// Is refused.
def SpirvUnsupported : SpirvRule<"Unsupported">;

// What the lowering to DXBC makes of an intrinsic: a variant of `Rule` in trefoil-dxbc's lower/rule.rs.
class DxbcRule<string rule> {
  string Rule = rule;
}
// Arithmetic.
class DxbcCompute<string how> : DxbcRule<"Compute(Compute::" # how # ")">;
// An instruction that does just that.
class DxbcAlu<string op> : DxbcCompute<"Alu(Op::" # op # ")">;
// A value held between two bounds: the instructions for the greater and the lesser of two.
class DxbcClamp<string greater, string lesser>
    : DxbcCompute<"Clamp(Op::" # greater # ", Op::" # lesser # ")">;
class DxbcFloatClass<string of> : DxbcCompute<"FloatClass(FloatClass::" # of # ")">;
// An access to a resource.
class DxbcAccess<string how> : DxbcRule<"Access(Access::" # how # ")">;
// A register that holds it.
class DxbcFile<string file> : DxbcRule<"Special(File::" # file # ")">;
// Code of its own.
class DxbcCode<string name> : DxbcRule<name>;
// Is dropped.
def DxbcNothing : DxbcRule<"Nothing">;
// Is refused.
def DxbcUnsupported : DxbcRule<"Unsupported">;

// What it makes of the same on doubles: a variant of `DoubleRule` there.
class DxbcDouble<string rule> {
  string Rule = rule;
}
class DxbcDoubleAlu<string op> : DxbcDouble<"Alu(Op::" # op # ")">;
def NoDoubles : DxbcDouble<"Unsupported">;

// An intrinsic. The operands are given by name; one that ends in '?' may be left out. The record is int_VARIANT, since
// operations of DXIL have most of the plain names.
class IrIntrinsic<IntrinsicFamily family, string name, IntrinsicEffect effect, IntrinsicShape shape,
                list<string> operands> {
  IntrinsicFamily Family = family;
  string Name = name;
  IntrinsicEffect Effect = effect;
  IntrinsicShape Shape = shape;
  list<string> Operands = operands;
  // The names of those that are constants in every module.
  list<string> Constants = [];
  // LLVM has a form of this name with other operands, which becomes ours later.
  bit OtherForm = 0;
  // The most operands, where more may follow those that have names.
  int Most = !size(operands);
  string Doc;
  IntrinsicClass Class;
  // Costs little enough to be computed where its result may not be wanted.
  bit Cheap = 0;
  IntrinsicUniformity Uniformity = FromOperands;
  DxilRule Dxil;
  SpirvRule Spirv;
  DxbcRule Dxbc;
  DxbcDouble DxbcDoubles = NoDoubles;
}
class LlvmIntrinsic<string name, IntrinsicEffect effect, IntrinsicShape shape, list<string> operands>
    : IrIntrinsic<Llvm, name, effect, shape, operands>;
class TargetIntrinsic<string name, IntrinsicEffect effect, IntrinsicShape shape, list<string> operands>
    : IrIntrinsic<Target, name, effect, shape, operands>;

#endif
