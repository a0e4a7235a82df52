// -T vs_6_0 -E main => dxil spirv
struct Outputs {
    float4 position : SV_Position;
    [[vk::builtin("PointSize")]] float size : SIZE; //~ 7: warning: 'builtin' attribute ignored [-Wignored-attributes]
};
Outputs main([[vk::builtin("BaseVertex")]] int vertex : A, [[vk::builtin("BaseInstance")]] uint instance : B, //~ 16: warning: 'builtin' attribute ignored [-Wignored-attributes] //~ 62: warning: 'builtin' attribute ignored [-Wignored-attributes]
             [[vk::builtin("DrawIndex")]] int draw : C, [[vk::builtin("DeviceIndex")]] int device : D) { //~ 16: warning: 'builtin' attribute ignored [-Wignored-attributes] //~ 59: warning: 'builtin' attribute ignored [-Wignored-attributes]
    Outputs o;
    o.position = float4(vertex, instance, draw, device);
    o.size = 3;
    return o;
}
