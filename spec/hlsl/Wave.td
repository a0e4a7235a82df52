// Functions over the lanes of a wave and of a quad.

// The lane and its wave.
def : SystemValue<"WaveGetLaneCount", Uint, [WaveGetLaneCount]>;
def : Function<"WaveGetLaneIndex", [Overload<Uint, [], [readonly]>], [WaveGetLaneIndex]>;
def : Function<"WaveIsFirstLane", [Overload<Bool, [], [wave]>], [WaveIsFirstLane]>;
def : SystemValue<"GetGroupWaveCount", Uint, [GetGroupWaveCount], 10>;
def : SystemValue<"GetGroupWaveIndex", Uint, [GetGroupWaveIndex], 10>;

// Votes: `R f(bool condition)`.
class Vote<string name, Slot result, string param, list<DXILOp> ops>
    : Function<name, [Overload<result, [In<param, Bool>], [wave]>], ops>;
def : Vote<"WaveActiveAllTrue", Bool, "cond", [WaveAllTrue]>;
def : Vote<"WaveActiveAnyTrue", Bool, "cond", [WaveAnyTrue]>;
def : Vote<"WaveActiveBallot", Uint4, "cond", [WaveActiveBallot]>;
def : Vote<"WaveActiveCountBits", Uint, "value", [WaveAllBitCount]>;
def : Vote<"WavePrefixCountBits", Uint, "value", [WavePrefixBitCount]>;
def : Function<"WaveActiveAllEqual", [
  Overload<Any<bool_t, 1>, [In<"value", Any<any_t>>], [wave]>
], [WaveActiveAllEqual]>;
def : Function<"WaveMatch", [Overload<Uint4, [In<"value", Any<numeric_t>>], [wave]>], [WaveMatch]>;

// `T f(T value)` over all lanes, or those before this one.
class WaveReduction<string name, HLSLType element, list<DXILOp> ops, string unsigned = "">
    : Function<name, [Overload<Any<element, 1, 1>, [In<"value", Any<element>>], [wave], 0, unsigned>], ops>;
def : WaveReduction<"WaveActiveBitAnd", uint_only_t, [WaveActiveBit]>;
def : WaveReduction<"WaveActiveBitOr", uint_only_t, [WaveActiveBit]>;
def : WaveReduction<"WaveActiveBitXor", uint_only_t, [WaveActiveBit]>;
def : WaveReduction<"WaveActiveMax", numeric_t, [WaveActiveOp], "WaveActiveUMax">;
def : WaveReduction<"WaveActiveMin", numeric_t, [WaveActiveOp], "WaveActiveUMin">;
def : WaveReduction<"WaveActiveProduct", numeric_t, [WaveActiveOp], "WaveActiveUProduct">;
def : WaveReduction<"WaveActiveSum", numeric_t, [WaveActiveOp], "WaveActiveUSum">;
def : WaveReduction<"WavePrefixProduct", numeric_t, [WavePrefixOp], "WavePrefixUProduct">;
def : WaveReduction<"WavePrefixSum", numeric_t, [WavePrefixOp], "WavePrefixUSum">;

// `T f(T value, uint4 mask)` over the lanes before this one that the mask names.
class WaveMultiPrefix<string name, HLSLType element, string unsigned = "">
    : Function<name, [
        Overload<Any<element, 1, 1>, [In<"value", Any<element>>, In<"mask", Uint4>], [wave], 0, unsigned>
      ], [WaveMultiPrefixOp]>;
def : WaveMultiPrefix<"WaveMultiPrefixBitAnd", any_int_t>;
def : WaveMultiPrefix<"WaveMultiPrefixBitOr", any_int_t>;
def : WaveMultiPrefix<"WaveMultiPrefixBitXor", any_int_t>;
def : WaveMultiPrefix<"WaveMultiPrefixProduct", numeric_t, "WaveMultiPrefixUProduct">;
def : WaveMultiPrefix<"WaveMultiPrefixSum", numeric_t, "WaveMultiPrefixUSum">;
def : Function<"WaveMultiPrefixCountBits", [
  Overload<Uint, [In<"value", Bool>, In<"mask", Uint4>], [wave]>
], [WaveMultiPrefixBitCount]>;

// Values of other lanes.
def : WaveReduction<"WaveReadLaneFirst", any_t, [WaveReadLaneFirst]>;
class LaneRead<string name, HLSLType element, list<HLSLParam> from, list<DXILOp> ops>
    : Function<name, [Overload<Any<element, 1, 1>, !listconcat([In<"value", Any<element>>], from)>], ops>;
def : LaneRead<"WaveReadLaneAt", any_t, [In<"lane", Uint>], [WaveReadLaneAt]>;
def : LaneRead<"QuadReadLaneAt", numeric_t, [In<"quadLane", Uint>], [QuadReadLaneAt]>;
def : LaneRead<"QuadReadAcrossDiagonal", numeric_t, [], [QuadOp]>;
def : LaneRead<"QuadReadAcrossX", numeric_t, [], [QuadOp]>;
def : LaneRead<"QuadReadAcrossY", numeric_t, [], [QuadOp]>;
class QuadVoting<string name> : Function<name, [Overload<Bool, [In<"cond", Bool>]>], [QuadVote]>;
def : QuadVoting<"QuadAll">;
def : QuadVoting<"QuadAny">;
