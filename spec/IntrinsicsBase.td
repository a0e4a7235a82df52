// The classes that Intrinsics.td is written in.

#ifndef INTRINSICS_BASE
#define INTRINSICS_BASE

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
def Ints : IntrinsicShape;
def FloatScalar : IntrinsicShape;
def IntScalar : IntrinsicShape;
def Lanes : IntrinsicShape;
def OfFloats : IntrinsicShape;
def OfInts : IntrinsicShape;
def Words : IntrinsicShape;
def Flags : IntrinsicShape;
def Count : IntrinsicShape;
def Free : IntrinsicShape;

// An intrinsic. The operands are given by name; one that ends in '?' may be left out. The record is int_VARIANT, since
// operations of DXIL have most of the plain names.
class Intrinsic<IntrinsicFamily family, string name, IntrinsicEffect effect, IntrinsicShape shape,
                list<string> operands> {
  IntrinsicFamily Family = family;
  string Name = name;
  IntrinsicEffect Effect = effect;
  IntrinsicShape Shape = shape;
  list<string> Operands = operands;
  // The most operands, where more may follow those that have names.
  int Most = !size(operands);
  string Doc;
}
class LlvmIntrinsic<string name, IntrinsicEffect effect, IntrinsicShape shape, list<string> operands>
    : Intrinsic<Llvm, name, effect, shape, operands>;
class TargetIntrinsic<string name, IntrinsicEffect effect, IntrinsicShape shape, list<string> operands>
    : Intrinsic<Target, name, effect, shape, operands>;

#endif
