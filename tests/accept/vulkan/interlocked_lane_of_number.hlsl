// -T cs_6_0 => dxil spirv
// A texel of one number has one lane, which is the texel.
RWTexture3D<uint> volume : register(u1);
RWBuffer<int> line_ : register(u2);

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint before;
    InterlockedAdd(volume[id].r, 1);
    InterlockedMax(line_[id.x].x, 2);
    InterlockedExchange(volume[id].x, 3, before);
}
