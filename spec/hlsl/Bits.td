// Functions of bits: counting, taking as another type, packing.

// `uint f(int x)`
class BitCount<string name, Lowering how, list<DXILOp> ops>
    : Function<name, [Overload<Any<uint_t, 1>, [In<"x", Any<any_int_t>>], [readnone]>], how, ops>;
def : BitCount<"countbits", LaneWiseTo<int_CountBits>, [Countbits]>;
def : BitCount<"firstbithigh", Custom<"FirstBitHigh">, [FirstbitHi, FirstbitSHi]>;
def : BitCount<"firstbitlow", LaneWiseTo<int_FirstBitLow>, [FirstbitLo]>;
def : LaneFunction<"reversebits", any_int_t, ["x"], LaneWise<int_BitReverse>, [Bfrev]>;

// The bits of one type, taken as another.
class Reinterpretation<HLSLType to, HLSLType from> : Overload<Any<to>, [In<"x", Any<from, 0>>], [readnone]>;
class Reinterpret<string name, HLSLType to, HLSLType from>
    : Function<name, [Reinterpretation<to, from>], Custom<"Reinterpret">>;
def : Function<"asdouble", [
  Overload<Any<double_t>, [In<"x", Any<uint_t, 0>>, In<"y", Any<uint_t, 0>>], [readnone]>
], LaneWiseTo<int_AsDouble>, [MakeDouble]>;
def : Reinterpret<"asfloat", float_t, numeric32_only_t>;
def : Reinterpret<"asfloat16", float16_t_t, numeric16_only_t>;
def : Reinterpret<"asint", int_t, numeric32_only_t>;
def : Reinterpret<"asint16", int16_t_t, numeric16_only_t>;
def : Function<"asuint", [
  Overload<Void, [In<"d", Any<double_t>>, Out<"x", Any<uint_t, 1>>, Out<"y", Any<uint_t, 1>>]>,
  Reinterpretation<uint_t, numeric32_only_t>
], Custom<"AsUint">, [SplitDouble]>;
def : Reinterpret<"asuint16", uint16_t_t, numeric16_only_t>;

// Halves in words.
class HalfConversion<string name, HLSLType to, HLSLType from, Lowering how, list<DXILOp> ops>
    : Function<name, [Overload<Any<to>, [In<"x", Any<from>>], [readnone]>], how, ops>;
def : HalfConversion<"f16tof32", float_t, uint_t, LaneWiseTo<int_F16ToF32>, [LegacyF16ToF32]>;
def : HalfConversion<"f32tof16", uint_t, float_t, LaneWiseTo<int_F32ToF16>, [LegacyF32ToF16]>;

// Four bytes in a word.
class Pack<string name, HLSLType packed, HLSLType element, Lowering how>
    : Function<name, [Overload<Slot<packed>, [In<"v", Vec<element, "4">>], [readnone]>], how, [Pack4x8]>;
def : Pack<"pack_clamp_s8", p32i8_t, sint16or32_only_t, Custom<"PackClampedSigned">>;
def : Pack<"pack_clamp_u8", p32u8_t, sint16or32_only_t, Custom<"PackClampedUnsigned">>;
def : Pack<"pack_s8", p32i8_t, any_int16or32_t, Custom<"PackBytes">>;
def : Pack<"pack_u8", p32u8_t, any_int16or32_t, Custom<"PackBytes">>;
class Unpack<string name, HLSLType element, HLSLType packed, Lowering how>
    : Function<name, [Overload<Vec<element, "4">, [In<"pk", Slot<packed>>], [readnone]>], how, [Unpack4x8]>;
def : Unpack<"unpack_s8s16", int16_t_t, p32i8_t, Custom<"UnpackSigned">>;
def : Unpack<"unpack_s8s32", int_t, p32i8_t, Custom<"UnpackSigned">>;
def : Unpack<"unpack_u8u16", uint16_t_t, p32u8_t, Custom<"UnpackUnsigned">>;
def : Unpack<"unpack_u8u32", uint_t, p32u8_t, Custom<"UnpackUnsigned">>;

// Sums of products of what lies in words.
class PackedDot<string name, Slot sum, Slot operand, Slot same, Lowering how, list<DXILOp> ops>
    : Function<name, [Overload<sum, [In<"a", operand>, In<"b", same>, In<"c", sum>], [readnone]>], how, ops>;
def : PackedDot<"dot2add", Float, Vec<float16_t_t, "2">, Vec<float16_t_t, "2", 1, 1>, Accumulate<int_Dot2Add>,
                [Dot2AddHalf]>;
def : PackedDot<"dot4add_i8packed", Int, Uint, Slot<uint_t, "", 1, 1>, Accumulate<int_Dot4AddI8>, [Dot4AddI8Packed]>;
def : PackedDot<"dot4add_u8packed", Uint, Uint, Slot<uint_t, "", 1, 1>, Accumulate<int_Dot4AddU8>, [Dot4AddU8Packed]>;
def : Function<"msad4", [
  Overload<Uint4, [In<"reference", Uint>, In<"source", Uint2>, In<"accum", Uint4>], [readnone]>
], Direct<int_Msad4>, [Msad]>;

// Numbers of 64 bits in pairs of words.
def : Function<"AddUint64", [
  Overload<Vec<uint_t, "c">, [In<"a", Vec<uint_t, "c", Own, 0>>, In<"b", Vec<uint_t, "c", Own, 0>>], [readnone]>
], Custom<"AddPairs">, [UAddc]>;
