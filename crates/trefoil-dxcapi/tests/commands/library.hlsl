// lib_6_3
RaytracingAccelerationStructure scene;
RWTexture2D<float4> image;
struct [raypayload] Load { float4 color : read(caller, closesthit, miss) : write(caller, closesthit, miss); };
export float twice(float x) { return x * 2; }
[shader("raygeneration")] void generate() {
  RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), 100 };
  Load load;
  load.color = 0;
  TraceRay(scene, 0, 255, 0, 1, 0, ray, load);
  image[DispatchRaysIndex().xy] = load.color * twice(2);
}
[shader("miss")] void missed(inout Load load) { load.color = 1; }
[shader("pixel")] float4 shade() : SV_Target { return 1; }
[shader("compute")] [numthreads(1, 1, 1)] void compute() {}
float4 plain(float x) { return x; }
