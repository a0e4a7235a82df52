// Functions over the lanes of a wave and of a quad.

// The lane and its wave.
def : SystemValue<"WaveGetLaneCount", Uint, Direct<int_WaveLaneCount>, [WaveGetLaneCount]>;
def : Function<"WaveGetLaneIndex", [Overload<Uint, [], [readonly]>], Direct<int_WaveLaneIndex>, [WaveGetLaneIndex]>;
def : Function<"WaveIsFirstLane", [Overload<Bool, [], [wave]>], Direct<int_WaveIsFirstLane>, [WaveIsFirstLane]>;
def : SystemValue<"GetGroupWaveCount", Uint, Unsupported, [GetGroupWaveCount], 10>;
def : SystemValue<"GetGroupWaveIndex", Uint, Unsupported, [GetGroupWaveIndex], 10>;

// Votes: `R f(bool condition)`.
class WaveVote<string name, Slot result, string param, Lowering how, list<DXILOp> ops>
    : Function<name, [Overload<result, [In<param, Bool>], [wave]>], how, ops>;
def : WaveVote<"WaveActiveAllTrue", Bool, "cond", Vote<int_WaveAll>, [WaveAllTrue]>;
def : WaveVote<"WaveActiveAnyTrue", Bool, "cond", Vote<int_WaveAny>, [WaveAnyTrue]>;
def : WaveVote<"WaveActiveBallot", Uint4, "cond", Vote<int_WaveBallot>, [WaveActiveBallot]>;
def : WaveVote<"WaveActiveCountBits", Uint, "value", Vote<int_WaveCountBits>, [WaveAllBitCount]>;
def : WaveVote<"WavePrefixCountBits", Uint, "value", Vote<int_WavePrefixCountBits>, [WavePrefixBitCount]>;
def : Function<"WaveActiveAllEqual", [
  Overload<Any<bool_t, 1>, [In<"value", Any<any_t>>], [wave]>
], LaneWiseTo<int_WaveAllEqual>, [WaveActiveAllEqual]>;
def : Function<"WaveMatch", [Overload<Uint4, [In<"value", Any<numeric_t>>], [wave]>], Custom<"WaveMatch">, [WaveMatch]>;

// `T f(T value)` over all lanes, or those before this one.
class WaveReduction<string name, HLSLType element, Lowering how, list<DXILOp> ops>
    : Function<name, [Overload<Any<element, 1, 1>, [In<"value", Any<element>>], [wave]>], how, ops>;
def : WaveReduction<"WaveActiveBitAnd", uint_only_t, LaneWise<int_WaveBitAnd>, [WaveActiveBit]>;
def : WaveReduction<"WaveActiveBitOr", uint_only_t, LaneWise<int_WaveBitOr>, [WaveActiveBit]>;
def : WaveReduction<"WaveActiveBitXor", uint_only_t, LaneWise<int_WaveBitXor>, [WaveActiveBit]>;
def : WaveReduction<"WaveActiveMax", numeric_t, BySign<int_WaveMax, int_WaveMax, int_WaveUMax>, [WaveActiveOp]>;
def : WaveReduction<"WaveActiveMin", numeric_t, BySign<int_WaveMin, int_WaveMin, int_WaveUMin>, [WaveActiveOp]>;
def : WaveReduction<"WaveActiveProduct", numeric_t, BySign<int_WaveProduct, int_WaveProduct, int_WaveUProduct>,
                    [WaveActiveOp]>;
def : WaveReduction<"WaveActiveSum", numeric_t, BySign<int_WaveSum, int_WaveSum, int_WaveUSum>, [WaveActiveOp]>;
def : WaveReduction<"WavePrefixProduct", numeric_t,
                    BySign<int_WavePrefixProduct, int_WavePrefixProduct, int_WavePrefixUProduct>, [WavePrefixOp]>;
def : WaveReduction<"WavePrefixSum", numeric_t, BySign<int_WavePrefixSum, int_WavePrefixSum, int_WavePrefixUSum>,
                    [WavePrefixOp]>;

// `T f(T value, uint4 mask)` over the lanes before this one that the mask names.
class WaveMultiPrefix<string name, HLSLType element, Lowering how>
    : Function<name, [
        Overload<Any<element, 1, 1>, [In<"value", Any<element>>, In<"mask", Uint4>], [wave]>
      ], how, [WaveMultiPrefixOp]>;
def : WaveMultiPrefix<"WaveMultiPrefixBitAnd", any_int_t, MultiPrefix<1>>;
def : WaveMultiPrefix<"WaveMultiPrefixBitOr", any_int_t, MultiPrefix<2>>;
def : WaveMultiPrefix<"WaveMultiPrefixBitXor", any_int_t, MultiPrefix<3>>;
def : WaveMultiPrefix<"WaveMultiPrefixProduct", numeric_t, MultiPrefix<4>>;
def : WaveMultiPrefix<"WaveMultiPrefixSum", numeric_t, MultiPrefix<0>>;
def : Function<"WaveMultiPrefixCountBits", [
  Overload<Uint, [In<"value", Bool>, In<"mask", Uint4>], [wave]>
], Custom<"MultiPrefixCountBits">, [WaveMultiPrefixBitCount]>;

// Values of other lanes.
def : WaveReduction<"WaveReadLaneFirst", any_t, LaneWise<int_WaveReadLaneFirst>, [WaveReadLaneFirst]>;
class LaneRead<string name, HLSLType element, list<HLSLParam> from, Lowering how, list<DXILOp> ops>
    : Function<name, [Overload<Any<element, 1, 1>, !listconcat([In<"value", Any<element>>], from)>], how, ops>;
def : LaneRead<"WaveReadLaneAt", any_t, [In<"lane", Uint>], FromLane<int_WaveReadLane>, [WaveReadLaneAt]>;
def : LaneRead<"QuadReadLaneAt", numeric_t, [In<"quadLane", Uint>], FromLane<int_QuadReadLaneAt>, [QuadReadLaneAt]>;
def : LaneRead<"QuadReadAcrossDiagonal", numeric_t, [], LaneWise<int_QuadReadAcrossDiagonal>, [QuadOp]>;
def : LaneRead<"QuadReadAcrossX", numeric_t, [], LaneWise<int_QuadReadAcrossX>, [QuadOp]>;
def : LaneRead<"QuadReadAcrossY", numeric_t, [], LaneWise<int_QuadReadAcrossY>, [QuadOp]>;
class QuadVoting<string name, Lowering how>
    : Function<name, [Overload<Bool, [In<"cond", Bool>]>], how, [QuadVote]>;
def : QuadVoting<"QuadAll", Custom<"QuadAll">>;
def : QuadVoting<"QuadAny", Custom<"QuadAny">>;
