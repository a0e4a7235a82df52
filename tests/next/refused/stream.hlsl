// NEXT: gs_6_9 main
// REFUSED: vectors of over 4 elements in entry function parameters are not supported
struct P { vector<float, 8> v : A; }; [maxvertexcount(1)] void main(point float4 p[1] : P, inout PointStream<P> s) { }
