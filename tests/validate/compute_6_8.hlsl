// Wave sizes, and handles of bindings with their annotation.
//
// SHADER: cs_6_8
// BREAKS Sm.WaveSizeValue: !{i32 16, i32 64, i32 32} => !{i32 16, i32 63, i32 32}
// BREAKS Sm.WaveSizeMaxGreaterThanMin: !{i32 16, i32 64, i32 32} => !{i32 64, i32 16, i32 32}
// BREAKS Sm.WaveSizePreferredInRange: !{i32 16, i32 64, i32 32} => !{i32 16, i32 64, i32 8}
// BREAKS Sm.WaveSizeAllZeroWhenUndefined: !{i32 16, i32 64, i32 32} => !{i32 0, i32 64, i32 32}
// BREAKS Sm.WaveSizeMaxAndPreferredZeroWhenNoRange: !{i32 16, i32 64, i32 32} => !{i32 16, i32 0, i32 32}
// BREAKS Meta.WellFormed: i32 23, !10} => i32 24, !10}
// BREAKS Sm.WaveSizeRangeExpectsThreeParams: !{i32 16, i32 64, i32 32} => !{i32 16, i32 64, i32 32, i32 1}
// BREAKS Sm.MaxTheadGroup: i32 23, !10} => i32 4, !10}
RWStructuredBuffer<float> out_values : register(u0);

[WaveSize(16, 64, 32)]
[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    out_values[id] = WaveActiveSum(out_values[id]);
}
