// Operations of DXIL as they were first described: versions by a loop, stages and attributes by version, what nothing says by default.
class Version<int major, int minor> {
  int Major = major;
  int Minor = minor;
}
foreach i = 0...8 in {
  def DXIL1_#i : Version<1, i>;
}
class DXILShaderStage;
def compute : DXILShaderStage;
def pixel : DXILShaderStage;
def mesh : DXILShaderStage;
def library : DXILShaderStage;
def amplification : DXILShaderStage;
def node : DXILShaderStage;
def all_stages : DXILShaderStage;
def removed : DXILShaderStage;
class DXILAttribute;
def ReadOnly : DXILAttribute;
def ReadNone : DXILAttribute;
def IsWave : DXILAttribute;
class DXILOpParamType;
def overloadTy : DXILOpParamType;
def halfTy : DXILOpParamType;
def floatTy : DXILOpParamType;
def doubleTy : DXILOpParamType;
def i8Ty : DXILOpParamType;
def i32Ty : DXILOpParamType;
def i1Ty : DXILOpParamType;
class Intrinsic;
def int_sin : Intrinsic;
def int_dx_ddx : Intrinsic;
class DXILOpClass;
def unary : DXILOpClass;
def createHandle : DXILOpClass;
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
class DXILOp<int opcode, DXILOpClass opclass> {
  string Doc = "";
  int OpCode = opcode;
  DXILOpClass OpClass = opclass;
  Intrinsic LLVMIntrinsic = ?;
  DXILOpParamType result;
  list<DXILOpParamType> arguments = [];
  list<Overloads> overloads;
  list<Stages> stages;
  list<Attributes> attributes = [];
}
def Sin : DXILOp<13, unary> {
  let Doc = "Returns sine(theta) for theta in radians.";
  let LLVMIntrinsic = int_sin;
  let result = overloadTy;
  let arguments = [overloadTy];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def CreateHandle : DXILOp<57, createHandle> {
  let Doc = "Creates the handle to a resource";
  let result = i32Ty;
  let arguments = [i8Ty, i32Ty, i32Ty, i1Ty];
  let stages = [
                Stages<DXIL1_0, [all_stages]>,
                Stages<DXIL1_6, [removed]>
               ];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
