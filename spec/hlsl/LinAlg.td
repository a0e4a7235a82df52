// Matrices that a wave or a group holds together. Only headers call these, by `__builtin_LinAlg_` and the name here.

defvar Matrix = Slot<LinAlgMatrix_t>;
defvar Elements = Slot<LinAlg_t, "<>", Own, Own, 1>;
class LinAlg<string name, Slot result, list<HLSLParam> params, list<DXILOp> ops>
    : Function<"__builtin_LinAlg_"#name, [Overload<result, params, [hidden], 10>], Unsupported, ops>;
def : LinAlg<"Convert", Void, [Out<"ret", Vec<LinAlg_t, "c">>, In<"vec", Vec<LinAlg_t, "c2">>, In<"input_interp", Uint>,
             In<"output_interp", Uint>], [LinAlgConvert]>;
def : LinAlg<"CopyConvertMatrix", Void, [Out<"ret", Matrix>, In<"source", Matrix>, In<"transpose", Bool>],
             [LinAlgCopyConvertMatrix]>;
def : LinAlg<"FillMatrix", Void, [Out<"ret", Matrix>, In<"value", Slot<numeric_t>>], [LinAlgFillMatrix]>;
def : LinAlg<"MatrixAccumulate", Void, [Ref<"matrixC", Matrix>, In<"matrixLHS", Matrix>, In<"matrixRHS", Matrix>],
             [LinAlgMatrixAccumulate]>;
def : LinAlg<"MatrixAccumulateToDescriptor", Void, [In<"matrix", Matrix>, In<"buf", Slot<RWByteAddressBuffer_t>>,
             In<"offset", Uint>, In<"stride", Uint>, In<"layout", Uint>, In<"align", Uint>],
             [LinAlgMatrixAccumulateToDescriptor]>;
def : LinAlg<"MatrixAccumulateToMemory", Void, [In<"matrix", Matrix>, GroupShared<"memory", Elements>,
             In<"targetType", Uint>, In<"offset", Uint>, In<"stride", Uint>, In<"layout", Uint>],
             [LinAlgMatrixAccumulateToMemory]>;
def : LinAlg<"MatrixGetCoordinate", Uint2, [In<"matrix", Matrix>, In<"threadLocalIndex", Uint>],
             [LinAlgMatrixGetCoordinate]>;
def : LinAlg<"MatrixGetElement", Void, [Out<"ret", Slot<LinAlg_t>>, In<"matrix", Matrix>, In<"threadLocalIndex", Uint>],
             [LinAlgMatrixGetElement]>;
def : LinAlg<"MatrixLength", Uint, [In<"matrix", Matrix>], [LinAlgMatrixLength]>;
def : Function<"__builtin_LinAlg_MatrixLoadFromDescriptor",
               !foreach(buffer, [ByteAddressBuffer_t, RWByteAddressBuffer_t],
                        Overload<Void, [Out<"ret", Matrix>, In<"buf", Slot<buffer>>, In<"offset", Uint>,
                                        In<"stride", Uint>, In<"layout", Uint>, In<"align", Uint>], [hidden], 10>),
               Unsupported, [LinAlgMatrixLoadFromDescriptor]>;
def : LinAlg<"MatrixLoadFromMemory", Void, [Out<"ret", Matrix>, GroupShared<"memory", Elements>, In<"offset", Uint>,
             In<"stride", Uint>, In<"layout", Uint>], [LinAlgMatrixLoadFromMemory]>;
def : LinAlg<"MatrixMatrixMultiply", Void, [Out<"matrixC", Matrix>, In<"matrixA", Matrix>, In<"matrixB", Matrix>],
             [LinAlgMatrixMultiply]>;
def : LinAlg<"MatrixMatrixMultiplyAccumulate", Void, [Ref<"matrixR", Matrix>, In<"matrixA", Matrix>,
             In<"matrixB", Matrix>, In<"matrixC", Matrix>], [LinAlgMatrixMultiplyAccumulate]>;
def : LinAlg<"MatrixOuterProduct", Void, [Out<"ret", Matrix>, In<"vecA", Vec<LinAlg_t, "c">>,
             In<"vecB", Vec<LinAlg_t, "c2">>], [LinAlgMatrixOuterProduct]>;
def : LinAlg<"MatrixQueryAccumulatorLayout", Uint, [], [LinAlgMatrixQueryAccumulatorLayout]>;
def : LinAlg<"MatrixSetElement", Void, [Ref<"ret", Matrix>, In<"matrix", Matrix>, In<"threadLocalIndex", Uint>,
             In<"value", Slot<LinAlg_t>>], [LinAlgMatrixSetElement]>;
def : LinAlg<"MatrixStoreToDescriptor", Void, [In<"matrix", Matrix>, In<"buf", Slot<RWByteAddressBuffer_t>>,
             In<"offset", Uint>, In<"stride", Uint>, In<"layout", Uint>, In<"align", Uint>],
             [LinAlgMatrixStoreToDescriptor]>;
def : LinAlg<"MatrixStoreToMemory", Void, [In<"matrix", Matrix>, GroupShared<"memory", Elements>, In<"offset", Uint>,
             In<"stride", Uint>, In<"layout", Uint>], [LinAlgMatrixStoreToMemory]>;
def : LinAlg<"MatrixVectorMultiply", Void, [Out<"ret", Vec<LinAlg_t, "c">>, In<"mat", Matrix>,
             In<"isOutputSigned", Bool>, In<"input", Vec<LinAlg_t, "c2">>, In<"inputInterp", Uint>], [LinAlgMatVecMul]>;
def : LinAlg<"MatrixVectorMultiplyAdd", Void, [Out<"ret", Vec<LinAlg_t, "c">>, In<"mat", Matrix>,
             In<"isOutputSigned", Bool>, In<"input", Vec<LinAlg_t, "c2">>, In<"inputInterp", Uint>,
             In<"bias", Vec<LinAlg_t, "c">>], [LinAlgMatVecMulAdd]>;
def : LinAlg<"VectorAccumulateToDescriptor", Void, [In<"buf", Slot<RWByteAddressBuffer_t>>, In<"offset", Uint>,
             In<"align", Uint>, In<"vec", Any<LinAlg_t>>], [LinAlgVectorAccumulateToDescriptor]>;
