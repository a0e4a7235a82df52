// The classes that HLSL.td is written in: types, shapes, parameters, overloads, built-ins.

include "Intrinsics.td"

// A type, or a class of element types, as the tables spell it.
class HLSLType<string spelling> {
  string Spelling = spelling;
}
def ByteAddressBuffer_t : HLSLType<"ByteAddressBuffer">;
def DxHitObject_t : HLSLType<"DxHitObject">;
def GroupNodeOutputRecords_t : HLSLType<"GroupNodeOutputRecords">;
def LinAlg_t : HLSLType<"LinAlg">;
def LinAlgMatrix_t : HLSLType<"LinAlgMatrix">;
def NodeRecordOrUAV_t : HLSLType<"NodeRecordOrUAV">;
def RWByteAddressBuffer_t : HLSLType<"RWByteAddressBuffer">;
def RayQuery_t : HLSLType<"RayQuery">;
def Texture2D_t : HLSLType<"Texture2D">;
def Texture2DArray_t : HLSLType<"Texture2DArray">;
def ThreadNodeOutputRecords_t : HLSLType<"ThreadNodeOutputRecords">;
def VkBufferPointer_t : HLSLType<"VkBufferPointer">;
def acceleration_struct_t : HLSLType<"acceleration_struct">;
def any_t : HLSLType<"any">;
def any_float_t : HLSLType<"any_float">;
def any_int_t : HLSLType<"any_int">;
def any_int16or32_t : HLSLType<"any_int16or32">;
def any_int32_t : HLSLType<"any_int32">;
def any_int64_t : HLSLType<"any_int64">;
def any_sampler_t : HLSLType<"any_sampler">;
def bool_t : HLSLType<"bool">;
def double_t : HLSLType<"double">;
def double_only_t : HLSLType<"double_only">;
def float_t : HLSLType<"float">;
def float16_t_t : HLSLType<"float16_t">;
def float32_only_t : HLSLType<"float32_only">;
def float_like_t : HLSLType<"float_like">;
def int_t : HLSLType<"int">;
def int16_t_t : HLSLType<"int16_t">;
def int32_only_t : HLSLType<"int32_only">;
def int64_only_t : HLSLType<"int64_only">;
def numeric_t : HLSLType<"numeric">;
def numeric16_only_t : HLSLType<"numeric16_only">;
def numeric32_only_t : HLSLType<"numeric32_only">;
def p32i8_t : HLSLType<"p32i8">;
def p32u8_t : HLSLType<"p32u8">;
def ray_desc_t : HLSLType<"ray_desc">;
def resource_t : HLSLType<"resource">;
def sampler_t : HLSLType<"sampler">;
def sampler1d_t : HLSLType<"sampler1d">;
def sampler2d_t : HLSLType<"sampler2d">;
def sampler3d_t : HLSLType<"sampler3d">;
def sampler_cmp_t : HLSLType<"sampler_cmp">;
def sampler_cube_t : HLSLType<"sampler_cube">;
def sint16or32_only_t : HLSLType<"sint16or32_only">;
def string_t : HLSLType<"string">;
def triangle_positions_t : HLSLType<"triangle_positions">;
def u64_t : HLSLType<"u64">;
def udt_t : HLSLType<"udt">;
def uint_t : HLSLType<"uint">;
def uint16_t_t : HLSLType<"uint16_t">;
def uint_only_t : HLSLType<"uint_only">;
def void_t : HLSLType<"void">;

// Where built-ins are looked up: among the functions, or the methods of one type. Methods of one family share what a
// name means.
class HLSLNamespace<string name, string family, string variant> {
  string Name = name;
  string Family = family;
  string Variant = variant;
}

// What a built-in does to memory, and for whom it is. The number is its bit in the tables.
class BuiltinAttribute<int index> {
  int Bit = index;
}
def readnone : BuiltinAttribute<0>;
def readonly : BuiltinAttribute<1>;
def wave : BuiltinAttribute<2>;
def static : BuiltinAttribute<3>;
// No source may name it.
def hidden : BuiltinAttribute<4>;
def vulkan : BuiltinAttribute<5>;

// Where a shape or an element type comes from: a position of the signature (0 is the result), or one of these.
defvar Own = -100;
defvar OfObject = -1;
defvar OfArguments = -2;
defvar OfFunction = -3;
defvar OfFunctionSecond = -4;

// What a position accepts. `Shape` is "" for a scalar, "<>" for any shape, "<4>", "<c>" for vectors, "<r@c>" for
// matrices.
class Slot<HLSLType base, string shape = "", int shape_of = Own, int element_of = Own, bit array = 0> {
  HLSLType Base = base;
  string Shape = shape;
  int ShapeOf = shape_of;
  int ElementOf = element_of;
  bit Array = array;
}
class Any<HLSLType base, int shape_of = Own, int element_of = Own> : Slot<base, "<>", shape_of, element_of>;
class Vec<HLSLType base, string count, int shape_of = Own, int element_of = Own>
    : Slot<base, "<"#count#">", shape_of, element_of>;
class Mat<HLSLType base, string rows, string columns, int shape_of = Own, int element_of = Own>
    : Slot<base, "<"#rows#"@"#columns#">", shape_of, element_of>;

// A parameter, by how it is passed.
class HLSLParam<string io, string name, Slot slot> {
  string Io = io;
  string Name = name;
  Slot Type = slot;
}
class In<string name, Slot slot> : HLSLParam<"In", name, slot>;
class Out<string name, Slot slot> : HLSLParam<"Out", name, slot>;
class InOut<string name, Slot slot> : HLSLParam<"InOut", name, slot>;
class Ref<string name, Slot slot> : HLSLParam<"Ref", name, slot>;
class GroupShared<string name, Slot slot> : HLSLParam<"GroupShared", name, slot>;
class InColumnMajor<string name, Slot slot> : HLSLParam<"InColumnMajor", name, slot>;
class InRowMajor<string name, Slot slot> : HLSLParam<"InRowMajor", name, slot>;
class VariadicArgs<string name, Slot slot> : HLSLParam<"Variadic", name, slot>;

// One overload.
class Overload<Slot result, list<HLSLParam> params = [], list<BuiltinAttribute> attributes = [], int since = 0> {
  Slot Result = result;
  list<HLSLParam> Params = params;
  list<BuiltinAttribute> Attributes = attributes;
  int Since = since;
}

// How a call is lowered: the scheme, a variant of `Lowering` in trefoil-hlsl, and what fills it.
class Lowering<string scheme, list<IrIntrinsic> intrinsics = [], list<string> atomics = [], list<int> numbers = []> {
  string Scheme = scheme;
  list<IrIntrinsic> Intrinsics = intrinsics;
  // Operations of `atomicrmw`.
  list<string> Atomics = atomics;
  list<int> Numbers = numbers;
}
// The intrinsic, row by row, of the first operand's type.
class LaneWise<IrIntrinsic which> : Lowering<"LaneWise", [which]>;
// As `LaneWise`, one of three by the first operand: floats, signed integers, unsigned ones.
class BySign<IrIntrinsic float, IrIntrinsic signed, IrIntrinsic unsigned>
    : Lowering<"BySign", [float, signed, unsigned]>;
// As `LaneWise`, with lanes of the result's element type.
class LaneWiseTo<IrIntrinsic which> : Lowering<"LaneWiseTo", [which]>;
// The intrinsic on the operands as they are.
class Direct<IrIntrinsic which> : Lowering<"Direct", [which]>;
// The intrinsic on a condition.
class Vote<IrIntrinsic which> : Lowering<"Vote", [which]>;
// As `LaneWise` on the first operand, with a lane's number besides.
class FromLane<IrIntrinsic which> : Lowering<"FromLane", [which]>;
// A prefix over the lanes that a mask names: DXIL's number of the operation.
class MultiPrefix<int operation> : Lowering<"MultiPrefix", [], [], [operation]>;
// The intrinsic with the sum so far, the last operand, first.
class Accumulate<IrIntrinsic which> : Lowering<"Accumulate", [which]>;
// An attribute as it is elsewhere in the pixel or at a vertex.
class Attribute<IrIntrinsic which> : Lowering<"Attribute", [which]>;
// A read-modify-write of a place, or of a buffer at an offset; `unsigned` where that differs.
class Atomic<string op, string unsigned = op> : Lowering<"Atomic", [], [op, unsigned]>;
def CompareExchange : Lowering<"CompareExchange">;
// A sample, with so many operands between the coordinates and the offset.
class Sampling<IrIntrinsic which, int between> : Lowering<"Sample", [which], [], [between]>;
// A gather of a channel.
class Gathering<IrIntrinsic which, int channel> : Lowering<"Gather", [which], [], [channel]>;
// The level of detail that a sample would use.
class LevelOfDetail<IrIntrinsic which> : Lowering<"LevelOfDetail", [which]>;
// A record of what a sample would touch.
class WriteFeedback<IrIntrinsic which> : Lowering<"WriteFeedback", [which]>;
// Something done to a ray query.
class Query<IrIntrinsic which> : Lowering<"Query", [which]>;
// A scalar, vector or matrix that a ray query or a hit object knows, by DXIL's operation; a matrix may come transposed.
class QueryState<DXILOp op, bit transposed>
    : Lowering<!if(transposed, "QueryStateTransposed", "QueryState"), [], [], [op.OpCode]>;
// A scalar, vector or matrix that is known of the dispatch, the ray or the instance, by DXIL's operation; a matrix may come
// transposed.
class RayState<DXILOp op, bit transposed = false>
    : Lowering<!if(transposed, "RayStateTransposed", "RayState"), [], [], [op.OpCode]>;
// A few instructions: code of that name in trefoil-hlsl.
class Custom<string name> : Lowering<"Custom"> {
  string Function = name;
}
// Nothing yet: a call is an error.
def Unsupported : Lowering<"Unsupported">;

// A built-in function or method: its overloads in the order in which they are tried, how a call is lowered, the
// operations of DXIL that it comes to, and the stages it may stand in where these do not say that.
class Builtin<HLSLNamespace space, string name, list<Overload> overloads, Lowering how, list<DXILOp> ops = []> {
  HLSLNamespace Namespace = space;
  string Name = name;
  list<Overload> Overloads = overloads;
  Lowering How = how;
  list<DXILOp> Ops = ops;
  list<DXILShaderStage> StageLimit = [];
}
