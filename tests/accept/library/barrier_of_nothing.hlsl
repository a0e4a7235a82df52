// -T lib_6_8 => dxil
RWStructuredBuffer<uint> sums : register(u0);
struct Record { uint value; };

// What older barriers do not do, a linker cannot translate to them: the table of the library asks for shader model 6.8.
[Shader("callable")]
void orders_nothing(inout Record payload) {
    Barrier(UAV_MEMORY, 0);
    sums[1] = payload.value;
}

[Shader("callable")]
void orders(inout Record payload) {
    Barrier(UAV_MEMORY, DEVICE_SCOPE);
    sums[2] = payload.value;
}
