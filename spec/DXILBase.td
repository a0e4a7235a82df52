// The classes and the small records that DXIL.td is written in: versions, stages, attributes, types, operations.

// DXIL 1.minor.
class Version<int major, int minor> {
  int Major = major;
  int Minor = minor;
}
foreach i = 0...10 in {
  def DXIL1_#i : Version<1, i>;
}

// Where an operation may stand. The number is that of DXIL's shader kinds; -1 is of the two that are no stage.
class DXILShaderStage<int kind = -1> {
  int Kind = kind;
}
def pixel : DXILShaderStage<0>;
def vertex : DXILShaderStage<1>;
def geometry : DXILShaderStage<2>;
def hull : DXILShaderStage<3>;
def domain : DXILShaderStage<4>;
def compute : DXILShaderStage<5>;
def library : DXILShaderStage<6>;
def raygeneration : DXILShaderStage<7>;
def intersection : DXILShaderStage<8>;
def anyhit : DXILShaderStage<9>;
def closesthit : DXILShaderStage<10>;
def miss : DXILShaderStage<11>;
def callable : DXILShaderStage<12>;
def mesh : DXILShaderStage<13>;
def amplification : DXILShaderStage<14>;
def node : DXILShaderStage<15>;

// All stages.
def all_stages : DXILShaderStage;
// No stage any more.
def removed : DXILShaderStage;

// What an operation does to memory and asks of its surroundings. The number is its bit in the tables.
class DXILAttribute<int index> {
  int Bit = index;
}
// Neither reads nor writes memory.
def ReadNone : DXILAttribute<0>;
// Reads memory, writes none.
def ReadOnly : DXILAttribute<1>;
// Touches only memory that its arguments point to.
def ArgMemOnly : DXILAttribute<2>;
// May not be duplicated.
def NoDuplicate : DXILAttribute<3>;
// Does not return.
def NoReturn : DXILAttribute<4>;
// Is a derivative.
def IsDerivative : DXILAttribute<5>;
// Computes gradients, so that the quad must run together.
def IsGradient : DXILAttribute<6>;
// Is sampler feedback.
def IsFeedback : DXILAttribute<7>;
// Works across the lanes of a wave.
def IsWave : DXILAttribute<8>;
// May not be made to depend on more control flow.
def IsConvergent : DXILAttribute<9>;
// Is a barrier.
def IsBarrier : DXILAttribute<10>;
// Its inputs must be the same across the wave.
def RequiresUniformInputs : DXILAttribute<11>;
// The opcode is reserved.
def IsReserved : DXILAttribute<12>;

// The type of a result, an operand or an overload. `Kind` names the variant in the tables; where the type is one that
// overloads are made of, `Overload` is its number among them. `Carries` says which overload the type depends on.
class DXILOpParamType<string kind, int overload = -1, int carries = -1> {
  string Kind = kind;
  int Overload = overload;
  int Carries = carries;
}

// The overload.
def overloadTy : DXILOpParamType<"Overload", -1, 0>;
// No value.
def voidTy : DXILOpParamType<"Void">;
def i32Ty : DXILOpParamType<"I32", 6>;
// A 32-bit integer without sign; DXIL writes i32.
def u32Ty : DXILOpParamType<"I32">;
def i8Ty : DXILOpParamType<"I8", 4>;
// An 8-bit integer without sign; DXIL writes i8.
def u8Ty : DXILOpParamType<"I8">;
def i16Ty : DXILOpParamType<"I16", 5>;
def i64Ty : DXILOpParamType<"I64", 7>;
def i1Ty : DXILOpParamType<"I1", 3>;
def floatTy : DXILOpParamType<"Float", 1>;
def halfTy : DXILOpParamType<"Half", 0>;
def doubleTy : DXILOpParamType<"Double", 2>;
// A handle of a resource.
def handleTy : DXILOpParamType<"Handle">;
def hitObjectTy : DXILOpParamType<"HitObject">;
// Four values and a status, of the overload.
def resRetTy : DXILOpParamType<"ResRet", -1, 0>;
// One row of a constant buffer, of the overload.
def cbufRetTy : DXILOpParamType<"CBufRet", -1, 0>;
def extended0Ty : DXILOpParamType<"Extended0", -1, 0>;
def extended1Ty : DXILOpParamType<"Extended1", -1, 1>;
def extended2Ty : DXILOpParamType<"Extended2", -1, 2>;
def extended3Ty : DXILOpParamType<"Extended3", -1, 3>;
def nodeRecordHandleTy : DXILOpParamType<"NodeRecordHandle">;
def nodeHandleTy : DXILOpParamType<"NodeHandle">;
// A pointer to the overload, a structure of the shader's.
def udtTy : DXILOpParamType<"Udt", -1, 0>;
// A condition for each element of the overload.
def overloadI1Ty : DXILOpParamType<"OverloadI1", -1, 0>;
// A 32-bit integer for each element of the overload.
def overloadI32Ty : DXILOpParamType<"OverloadI32", -1, 0>;
def twoI32Ty : DXILOpParamType<"TwoI32">;
// Nine elements of the overload.
def overloadVec9Ty : DXILOpParamType<"OverloadVec9", -1, 0>;
// Four elements of the overload.
def overloadVec4Ty : DXILOpParamType<"OverloadVec4", -1, 0>;
def groupShared1Ty : DXILOpParamType<"GroupShared1", -1, 1>;
// An element of the overload, which is a vector.
def overloadElementTy : DXILOpParamType<"OverloadElement", -1, 0>;
def floatPtrTy : DXILOpParamType<"FloatPtr">;
def i32CarryTy : DXILOpParamType<"I32Carry">;
def fourI32Ty : DXILOpParamType<"FourI32">;
def samplePosTy : DXILOpParamType<"SamplePos">;
def splitDoubleTy : DXILOpParamType<"SplitDouble">;
def resourcePropertiesTy : DXILOpParamType<"ResourceProperties">;
def resBindTy : DXILOpParamType<"ResBind">;
def nodeRecordPropertiesTy : DXILOpParamType<"NodeRecordProperties">;
def nodePropertiesTy : DXILOpParamType<"NodeProperties">;
def int2Ty : DXILOpParamType<"Int2">;
def dimensionsTy : DXILOpParamType<"Dimensions">;
// The overload, a resource variable.
def objectTy : DXILOpParamType<"Object", -1, 0>;
// An overload that is a structure of the shader's: a payload, attributes, a record.
def userTy : DXILOpParamType<"Overload", 8>;
// An overload that is an object: a resource or a matrix.
def objectOverloadTy : DXILOpParamType<"Overload", 9>;

// As an overload: vectors of these.
class VectorOf<DXILOpParamType element> : DXILOpParamType<element.Kind, element.Overload> {
  DXILOpParamType Element = element;
}

// The types, and vectors of each.
class WithVectors<list<DXILOpParamType> scalars> {
  list<DXILOpParamType> types = !listconcat(scalars, !foreach(scalar, scalars, VectorOf<scalar>));
}
// Vectors of each of the types.
class VectorsOf<list<DXILOpParamType> scalars> {
  list<DXILOpParamType> types = !foreach(scalar, scalars, VectorOf<scalar>);
}

// A versioned property holds from its version on, until a later entry of the same list takes over; each entry restates
// all that stays valid.
class Overloads<Version minver, list<DXILOpParamType> ols> {
  Version dxil_version = minver;
  list<DXILOpParamType> overload_types = ols;
}
class Stages<Version minver, list<DXILShaderStage> sts> {
  Version dxil_version = minver;
  list<DXILShaderStage> shader_stages = sts;
}
class Attributes<Version minver, list<DXILAttribute> attrs> {
  Version dxil_version = minver;
  list<DXILAttribute> attributes = attrs;
}
// The overloads of an operation whose name ends with several types: a list for each.
class ExtendedOverloads<Version minver, list<list<DXILOpParamType>> ols> {
  Version dxil_version = minver;
  list<list<DXILOpParamType>> overload_types = ols;
}

// The class of an operation: its record's name is what the function's name is made of, `dx.op.<class>`. `Name` is the
// class' own name where it is not the record's with a capital.
class DXILOpClass {
  string Name = "";
}

// An intrinsic of LLVM that maps to one operation, as LLVM's own specification says it; ours says it in Intrinsics.td.
class Intrinsic<string name> {
  string LLVMName = name;
}

// The values of an operand belong to an enumeration.
class EnumOperand<string name, string enumeration> {
  string Operand = name;
  string Enumeration = enumeration;
}

// An operation of DXIL. The operands are those after the opcode.
class DXILOp<int opcode, DXILOpClass opclass> {
  string Doc = "";
  int OpCode = opcode;
  DXILOpClass OpClass = opclass;
  Intrinsic LLVMIntrinsic = ?;
  DXILOpParamType result;
  list<DXILOpParamType> arguments = [];
  list<Overloads> overloads = [];
  list<Stages> stages;
  list<Attributes> attributes = [];

  // The overloads where there are several.
  list<ExtendedOverloads> extended_overloads = [];
  // The heading that the operation stands under.
  string Category = "";
  // The name of the result, where it has one.
  string result_name = "";
  // The names of the operands.
  list<string> names = [];
  // Which operands must be constants.
  list<string> constants = [];
  // Which operands are constants out of an enumeration.
  list<EnumOperand> enums = [];
  // The first version that has the operation after the linker's translation, where it is an earlier one.
  Version translated = ?;
  // Whether the opcode is of the experimental table, whose numbers have their high bit set.
  bit Experimental = 0;
}

// An operation of the experimental table.
class ExperimentalOp<int opcode, DXILOpClass opclass> : DXILOp<opcode, opclass> {
  let Experimental = 1;
}
