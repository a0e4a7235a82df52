// Functions of vectors and matrices as a whole.

// `float f(floatN a, floatN b)`
class Measure<string name, HLSLType element, list<HLSLParam> params, Lowering how, list<DXILOp> ops>
    : Function<name, [Overload<Slot<element, "", Own, 1>, params, [readnone]>], how, ops>;
// `floatN f(floatN a, floatN b)`, with `ops` besides the sum of products.
class VectorFunction<string name, list<HLSLParam> params, Lowering how, list<DXILOp> ops>
    : Function<name, [Overload<Vec<float_like_t, "c", 1, 1>, params, [readnone]>], how, ops>;
class FloatVector<string name> : In<name, Vec<float_like_t, "c">>;
class SameVector<string name> : In<name, Vec<float_like_t, "c", 1, 1>>;

def : Function<"cross", [
  Overload<Vec<float_like_t, "3", 1, 1>,
           [In<"a", Vec<float_like_t, "3">>, In<"b", Vec<float_like_t, "3", 1, 1>>], [readnone]>
], Direct<int_Cross>>;
def : Measure<"distance", float_like_t, [FloatVector<"a">, SameVector<"b">], Direct<int_Distance>,
              [Dot2, Dot3, Dot4, Sqrt]>;
def : Measure<"dot", numeric_t, [In<"a", Vec<numeric_t, "c">>, In<"b", Vec<numeric_t, "c", 1, 1>>], Custom<"Dot">,
              [Dot2, Dot3, Dot4, IMad, UMad]>;
def : VectorFunction<"faceforward", [FloatVector<"N">, SameVector<"I">, SameVector<"Ng">], Direct<int_FaceForward>,
                     [Dot2, Dot3, Dot4]>;
def : Measure<"length", float_like_t, [FloatVector<"x">], Direct<int_Length>, [Dot2, Dot3, Dot4, Sqrt]>;
def : VectorFunction<"normalize", [FloatVector<"x">], Direct<int_Normalize>, [Dot2, Dot3, Dot4, Rsqrt]>;
def : VectorFunction<"reflect", [FloatVector<"i">, SameVector<"n">], Direct<int_Reflect>, [Dot2, Dot3, Dot4]>;
def : VectorFunction<"refract", [FloatVector<"i">, SameVector<"n">, In<"ri", Slot<float_like_t, "", Own, 1>>],
                     Direct<int_Refract>, [Dot2, Dot3, Dot4, Sqrt]>;

// The lighting of Direct3D 9.
def : Function<"dst", [
  Overload<Vec<numeric_t, "4", 1, 1>, [In<"a", Vec<numeric_t, "4">>, In<"b", Vec<numeric_t, "4", 1, 1>>], [readnone]>
], Custom<"Dst">>;
def : Function<"lit", [
  Overload<Vec<float_like_t, "4", Own, 1>,
           [In<"l", Slot<float_like_t>>, In<"h", Slot<float_like_t, "", Own, 1>>,
            In<"m", Slot<float_like_t, "", Own, 1>>], [readnone]>
], Custom<"Lit">, [Log, Exp]>;
def : Function<"D3DCOLORtoUBYTE4", [
  Overload<Vec<int_t, "4">, [In<"x", Vec<float_t, "4", 0>>], [readnone]>
], Custom<"ColorToBytes">>;

// Matrices.
def : Measure<"determinant", float_like_t, [In<"x", Mat<float_like_t, "r", "r">>], Custom<"Determinant">, []>;
def : Function<"transpose", [
  Overload<Mat<any_t, "c", "r", 1, 1>, [In<"x", Mat<any_t, "r", "c">>], [readnone]>
], Custom<"Transpose">>;

// `mul(a, b)` of every pair of a scalar, a vector and a matrix.
class Product<Slot result, HLSLParam a, HLSLParam b> : Overload<result, [a, b], [readnone]>;
defvar ScalarOperand = Slot<numeric_t, "", Own, 0>;
defvar VectorOperand = Vec<numeric_t, "c", Own, 0>;
defvar RowsByColumns = Mat<numeric_t, "r", "c", Own, 0>;
defvar ColumnsByColumns = Mat<numeric_t, "c", "c2", Own, 0>;
def : Function<"mul", [
  Product<Slot<numeric_t>, In<"a", ScalarOperand>, In<"b", ScalarOperand>>,
  Product<Vec<numeric_t, "c2">, In<"a", ScalarOperand>, In<"b", Vec<numeric_t, "c2", Own, 0>>>,
  Product<Mat<numeric_t, "r2", "c2">, In<"a", ScalarOperand>, In<"b", Mat<numeric_t, "r2", "c2", Own, 0>>>,
  Product<Vec<numeric_t, "c">, In<"a", VectorOperand>, In<"b", ScalarOperand>>,
  Product<Slot<numeric_t>, In<"a", VectorOperand>, In<"b", VectorOperand>>,
  Product<Vec<numeric_t, "c2">, In<"a", VectorOperand>, InColumnMajor<"b", ColumnsByColumns>>,
  Product<Mat<numeric_t, "r", "c">, In<"a", RowsByColumns>, In<"b", ScalarOperand>>,
  Product<Vec<numeric_t, "r">, InRowMajor<"a", RowsByColumns>, In<"b", VectorOperand>>,
  Product<Mat<numeric_t, "r", "c2">, InRowMajor<"a", RowsByColumns>, InColumnMajor<"b", ColumnsByColumns>>
], Custom<"Mul">, [Dot2, Dot3, Dot4, FMad, IMad, UMad]>;
