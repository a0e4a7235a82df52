// Interlocked operations: functions on places, and methods of RWByteAddressBuffer on offsets.

// `void InterlockedAdd(place, value)` and with `out original`: of 64 bits, then of 32.
class Interlocked<string name, Lowering how, HLSLType value64, HLSLType value32>
    : Function<name, [
        Overload<Void, [Ref<"result", Slot<int64_only_t>>, In<"value", Slot<value64>>]>,
        Overload<Void, [Ref<"result", Slot<int64_only_t>>, In<"value", Slot<value64>>,
                        Out<"original", Slot<any_int64_t>>]>,
        Overload<Void, [Ref<"result", Slot<int32_only_t>>, In<"value", Slot<value32>>]>,
        Overload<Void, [Ref<"result", Slot<int32_only_t>>, In<"value", Slot<value32>>,
                        Out<"original", Slot<any_int32_t>>]>
      ], how, [AtomicBinOp]>;
def : Interlocked<"InterlockedAdd", Atomic<"Add">, u64_t, uint_t>;
def : Interlocked<"InterlockedAnd", Atomic<"And">, u64_t, uint_t>;
def : Interlocked<"InterlockedMax", Atomic<"Max", "UMax">, any_int64_t, any_int32_t>;
def : Interlocked<"InterlockedMin", Atomic<"Min", "UMin">, any_int64_t, any_int32_t>;
def : Interlocked<"InterlockedOr", Atomic<"Or">, u64_t, uint_t>;
def : Interlocked<"InterlockedXor", Atomic<"Xor">, u64_t, uint_t>;
def : Function<"InterlockedExchange", [
  Overload<Void, [Ref<"result", Slot<int64_only_t>>, In<"value", Slot<any_int64_t>>,
                  Out<"original", Slot<any_int64_t>>]>,
  Overload<Void, [Ref<"result", Slot<float32_only_t>>, In<"value", Float>, Out<"original", Float>]>,
  Overload<Void, [Ref<"result", Slot<int32_only_t>>, In<"value", Uint>, Out<"original", Slot<any_int32_t>>]>
], Atomic<"Xchg">, [AtomicBinOp]>;

// `void f(place, compare, value)`, some with `out original`.
class InterlockedCompare<string name, list<Overload> overloads>
    : Function<name, overloads, CompareExchange, [AtomicCompareExchange]>;
def : InterlockedCompare<"InterlockedCompareExchange", [
  Overload<Void, [Ref<"result", Slot<int64_only_t>>, In<"compare", Slot<u64_t>>, In<"value", Slot<u64_t>>,
                  Out<"original", Slot<any_int64_t>>]>,
  Overload<Void, [Ref<"result", Slot<int32_only_t>>, In<"compare", Uint>, In<"value", Uint>,
                  Out<"original", Slot<any_int32_t>>]>
]>;
def : InterlockedCompare<"InterlockedCompareExchangeFloatBitwise", [
  Overload<Void, [Ref<"result", Slot<float32_only_t>>, In<"compare", Float>, In<"value", Float>,
                  Out<"original", Float>]>
]>;
def : InterlockedCompare<"InterlockedCompareStore", [
  Overload<Void, [Ref<"result", Slot<int64_only_t>>, In<"compare", Slot<u64_t>>, In<"value", Slot<u64_t>>]>,
  Overload<Void, [Ref<"result", Slot<int32_only_t>>, In<"compare", Uint>, In<"value", Uint>]>
]>;
def : InterlockedCompare<"InterlockedCompareStoreFloatBitwise", [
  Overload<Void, [Ref<"result", Slot<float32_only_t>>, In<"compare", Float>, In<"value", Float>]>
]>;

// `void RWByteAddressBuffer.InterlockedAdd(offset, value)`, with `out original` where `original` names it.
class ByteAtomic<string name, Lowering how, list<HLSLParam> operands, list<HLSLParam> original, list<DXILOp> ops>
    : Method<RWByteAddressBuffer, name, [
        Overload<Void, !listconcat([In<"byteOffset", Uint>], operands, original)>
      ], how, ops>;
class ByteInterlocked<string name, Lowering how, HLSLType value, HLSLType before>
    : Method<RWByteAddressBuffer, name, [
        Overload<Void, [In<"byteOffset", Uint>, In<"value", Slot<value>>]>,
        Overload<Void, [In<"byteOffset", Uint>, In<"value", Slot<value>>, Out<"original", Slot<before>>]>
      ], how, [AtomicBinOp]>;
// A method of 32 bits, and the one of 64 bits whose name says so: `InterlockedAdd`, `InterlockedAdd64`.
multiclass ByteInterlockedPair<string name, Lowering how, HLSLType value64, HLSLType value32> {
  def : ByteInterlocked<name, how, value32, uint_t>;
  def : ByteInterlocked<name#"64", how, value64, any_int64_t>;
}
defm : ByteInterlockedPair<"InterlockedAdd", Atomic<"Add">, u64_t, uint_t>;
defm : ByteInterlockedPair<"InterlockedAnd", Atomic<"And">, u64_t, uint_t>;
defm : ByteInterlockedPair<"InterlockedMax", Atomic<"Max", "UMax">, any_int64_t, any_int32_t>;
defm : ByteInterlockedPair<"InterlockedMin", Atomic<"Min", "UMin">, any_int64_t, any_int32_t>;
defm : ByteInterlockedPair<"InterlockedOr", Atomic<"Or">, u64_t, uint_t>;
defm : ByteInterlockedPair<"InterlockedXor", Atomic<"Xor">, u64_t, uint_t>;
def : ByteAtomic<"InterlockedExchange", Atomic<"Xchg">, [In<"value", Uint>], [Out<"original", Uint>], [AtomicBinOp]>;
def : ByteAtomic<"InterlockedExchange64", Atomic<"Xchg">, [In<"value", Slot<any_int64_t>>],
                 [Out<"original", Slot<any_int64_t>>], [AtomicBinOp]>;
def : ByteAtomic<"InterlockedExchangeFloat", Atomic<"Xchg">, [In<"value", Float>], [Out<"original", Float>],
                 [AtomicBinOp]>;
multiclass ByteInterlockedCompare<string suffix, Slot value, Slot before> {
  def : ByteAtomic<"InterlockedCompareExchange"#suffix, CompareExchange, [In<"compare", value>, In<"value", value>],
                   [Out<"original", before>], [AtomicCompareExchange]>;
  def : ByteAtomic<"InterlockedCompareStore"#suffix, CompareExchange, [In<"compare", value>, In<"value", value>], [],
                   [AtomicCompareExchange]>;
}
defm : ByteInterlockedCompare<"", Uint, Uint>;
defm : ByteInterlockedCompare<"64", Slot<u64_t>, Slot<any_int64_t>>;
defm : ByteInterlockedCompare<"FloatBitwise", Float, Float>;
