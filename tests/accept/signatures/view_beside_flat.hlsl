// -T ps_6_1 -E main => refused //~ error: Pixel shader input signature lacks available space for ViewID.
float4 main(float4 a[31] : A, nointerpolation float b : B, uint view : SV_ViewID) : SV_Target { return a[view] + b; }
