// -T cs_6_6 -E main => refused
enum class E { A, B };
Texture2D<float4> t;
[numthreads(1, 1, 1)]
void main()
{
    E e;
    uint n;
    t.GetDimensions(e, n); //~ 7: error: no matching member function for call to 'GetDimensions'
}
